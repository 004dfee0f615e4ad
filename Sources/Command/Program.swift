import Glibc
import Lock
import Report
import Terminal

/// The whole of `vault`: protect the process, understand the command line, run one command, end with its status.
enum Program {
  static func run() -> Never {
    StandardStreams.ensureOpen()
    StandardStreams.unblockSignals()
    let arguments = Surroundings.arguments
    let preview = ArgumentPreview(arguments)
    do throws(Problem) {
      // Before any variable is read and any library called.
      try ProblemMapping.locking { () throws(LockError) in _ = try ProcessHardening.apply() }
      try run(arguments)
      exit(ExitStatus.done.rawValue)
    } catch {
      let language = preview.language ?? Surroundings.language
      Failure(problem: error, language: language, isJSON: preview.wantsJSON).end()
    }
  }

  private static func run(_ arguments: [[UInt8]]) throws(Problem) {
    switch try ArgumentParser.parse(arguments) {
    case .nothing:
      let context = try Context(Invocation(command: .help))
      try context.console.print(HelpScreen.overview(context.console.output))
      exit(ExitStatus.usage.rawValue)
    case .help(let name):
      let operands = name.map { [Array($0.rawValue.utf8)] } ?? []
      try HelpCommand.run(Context(Invocation(command: .help, operands: operands), preview: ArgumentPreview(arguments)))
    case .version: try VersionCommand.run(Context(Invocation(command: .version)))
    case .run(let invocation):
      let context = try Context(invocation)
      defer { if SecretBytes.wasLeftUnlocked { context.console.warn(.memoryNotLocked) } }
      try dispatch(context)
    }
  }

  /// One line a command; a command that is missing here does not compile.
  private static func dispatch(_ context: Context) throws(Problem) {
    switch context.invocation.command {
    case .initialise: try InitCommand.run(context)
    case .unlock: try UnlockCommand.run(context)
    case .lock: try LockCommand.run(context)
    case .status: try StatusCommand.run(context)
    case .add: try AddCommand.run(context)
    case .list: try ListCommand.run(context)
    case .show: try ShowCommand.run(context)
    case .read: try ReadCommand.run(context)
    case .pages: try PagesCommand.run(context)
    case .remove: try RemoveCommand.run(context)
    case .help: try HelpCommand.run(context)
    case .version: try VersionCommand.run(context)
    }
  }
}
