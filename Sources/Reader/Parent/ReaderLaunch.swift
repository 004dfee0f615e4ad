import CConfine
import Glibc

/// Everything needed to start one more reader of a document.
struct ReaderLaunch: Sendable {
  var document: SealedMemoryFile
  var resources: ReaderResources
  var limits: ReaderLimits
  /// The program to start; `nil` for this one.
  var program: String?
  /// Steps left out, in debug builds only.
  var skipped: ConfinementSteps = []
  /// What stands in for standard input, output and error.
  let nothing: SealedMemoryFile

  init(
    document: SealedMemoryFile, resources: ReaderResources, limits: ReaderLimits, program: String?
  ) throws(ReaderError) {
    self.document = document
    self.resources = resources
    self.limits = limits
    self.program = program
    do throws(MemoryFileError) { nothing = try SealedMemoryFile(copying: []) } catch { throw ReaderError(error) }
  }

  /// Processor seconds a reader may use in its life; it is replaced before a page could reach them.
  var lifeProcessorTime: Duration { limits.openingProcessorTime + limits.pageProcessorTime * 4 }

  /// Starts a reader.
  ///
  /// Calls `confine_spawn`.
  func start() throws(ReaderError) -> ReaderProcess {
    let request = try Pipe()
    let answer: Pipe
    do { answer = try Pipe() } catch {
      request.close()
      throw error
    }
    let inherited =
      [request.reading, answer.writing, document.descriptor]
      + resources.models.map { $0.file.descriptor } + resources.fonts.map { $0.file.descriptor }
    do {
      let pid = try spawn(inherited)
      close(request.reading)
      close(answer.writing)
      return ReaderProcess(pid: pid, requests: request.writing, answers: answer.reading)
    } catch {
      request.close()
      answer.close()
      throw error
    }
  }

  private func spawn(_ descriptors: [Int32]) throws(ReaderError) -> pid_t {
    let arguments = Self.block([Inheritance.role] + inheritance.arguments)
    // Fixed, so that nothing of the person's surroundings decides how a page is read.
    let environment = Self.block([
      "LANG=C", "LC_ALL=C", "OMP_THREAD_LIMIT=1", "OMP_NUM_THREADS=1",
      // A dynamically linked Swift would start its crash reporter, which prints memory; the filter would end that, too.
      "SWIFT_BACKTRACE=enable=no",
    ])
    let links = Self.block(fontLinks)
    var pid: pid_t = 0
    let status = unsafe arguments.withUnsafeBufferPointer { arguments in
      unsafe environment.withUnsafeBufferPointer { environment in
        unsafe links.withUnsafeBufferPointer { links in
          unsafe descriptors.withUnsafeBufferPointer { descriptors in
            unsafe Self.withOptionalCString(program) { program in
              var plan = unsafe confine_plan(
                program: program, arguments: arguments.baseAddress, arguments_length: arguments.count,
                environment: environment.baseAddress, environment_length: environment.count,
                descriptors: descriptors.baseAddress, descriptor_count: descriptors.count,
                nothing: nothing.descriptor, links: links.baseAddress, links_length: links.count,
                skip: skipped.rawValue)
              return unsafe confine_spawn(&plan, &pid)
            }
          }
        }
      }
    }
    guard status == 0 else { throw .unavailable(-status) }
    return pid
  }

  private var inheritance: Inheritance {
    var inheritance = Inheritance(rawSteps: 0)
    inheritance.addressSpaceBytes = UInt64(limits.addressSpaceBytes)
    inheritance.dataBytes = UInt64(limits.dataBytes)
    inheritance.processorSeconds = UInt64(max(1, lifeProcessorTime.components.seconds))
    inheritance.openFiles = UInt64(limits.openFiles + resources.models.count + resources.fonts.count)
    inheritance.skipped = skipped
    inheritance.models = resources.models.map { $0.language }
    inheritance.fonts = resources.fonts.map { $0.name }
    return inheritance
  }

  /// Name and target of each font's link, in turn.
  private var fontLinks: [String] {
    let first = Int(Inheritance.firstResourceDescriptor) + resources.models.count
    return resources.fonts.indices.flatMap { [resources.fonts[$0].name, "/proc/self/fd/\(first + $0)"] }
  }

  private static func block(_ strings: [String]) -> [CChar] {
    strings.flatMap { Array($0.utf8CString) }
  }

  private static func withOptionalCString<Result>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let text else { return body(nil) }
    return unsafe text.withCString { unsafe body($0) }
  }
}

extension ReaderError {
  init(_ error: MemoryFileError) {
    switch error {
    case .tooLarge(let limit): self = .tooManyBytes(limit: limit)
    case .unreadable(let number), .unavailable(let number): self = .unavailable(number)
    }
  }
}
