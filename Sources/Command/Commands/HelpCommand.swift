import Terminal

/// `vault help`: all commands, or one of them.
enum HelpCommand {
  static func run(_ context: Context) throws(Problem) {
    let console = context.console
    if console.isJSON { return try console.print(json: HelpScreen.json(language: context.language)) }
    guard let operand = context.invocation.operands.first else {
      return try console.print(HelpScreen.overview(console.output))
    }
    try console.print(HelpScreen.command(CommandName(typed: operand), console.output))
  }
}
