import CConfine
import Glibc

/// The reader's own process: confines itself, opens the one document it was given, and answers until its pipe closes.
package enum ReaderChild {
  /// Becomes the reader of real documents, where this process was started as one; otherwise does nothing.
  package static func runIfChild() { runIfChild(.documents()) }

  /// Becomes the reader and never returns, where this process was started as one; otherwise does nothing.
  ///
  /// `main` calls it before anything else: confinement needs a process with one thread.
  package static func runIfChild(_ maker: EngineMaker) {
    guard let inheritance = Inheritance(commandLine: CommandLine.arguments) else { return }
    run(inheritance, maker)
  }

  private static func run(_ inheritance: Inheritance, _ maker: EngineMaker) -> Never {
    let pipe = ChildPipe()
    var descriptor = Inheritance.firstResourceDescriptor
    var models: [MappedModel] = []
    for language in inheritance.models {
      if let bytes = unsafe map(descriptor) { unsafe models.append(MappedModel(language: language, bytes: bytes)) }
      descriptor += 1
    }
    do {
      let report = try Confinement.begin(inheritance) { maker.prepare(models, inheritance.fontFolder) }
      pipe.send(.confined(report))
    } catch {
      pipe.send(.unconfined(error.step))
      exit(1)
    }
    serve(pipe, maker)
  }

  private static func serve(_ pipe: ChildPipe, _ maker: EngineMaker) -> Never {
    do throws(EngineFault) {
      guard let bytes = unsafe map(Inheritance.documentDescriptor) else { throw .empty }
      let engine = try unsafe maker.open(bytes)
      pipe.send(
        .opened(OpenedDocument(kind: engine.kind, pageCount: engine.pageCount, readers: engine.readers)))
      while let request = pipe.nextRequest() { pipe.send(answer(to: request, from: engine)) }
    } catch {
      pipe.send(.fault(error))
    }
    exit(0)
  }

  private static func answer(to request: ReaderRequest, from engine: any PageEngine) -> ReaderAnswer {
    do throws(EngineFault) {
      switch request {
      case .readPage(let number): return .page(try engine.readPage(number).bounded())
      case .renderPage(let number, let resolution):
        return .picture(try engine.renderPage(number, resolution: resolution))
      }
    } catch {
      return .fault(error)
    }
  }

  /// A memory file that is ours to read until the process ends; `nil` unless it is sealed and has bytes.
  private static func map(_ descriptor: Int32) -> UnsafeRawBufferPointer? {
    let count = lseek(descriptor, 0, SEEK_END)
    guard confine_is_sealed(descriptor) == 1, count > 0,
      let start = unsafe mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0), unsafe start != MAP_FAILED
    else { return nil }
    return unsafe UnsafeRawBufferPointer(start: start, count: count)
  }
}
