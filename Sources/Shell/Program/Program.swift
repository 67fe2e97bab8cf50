import Platform
import TaskcoreSwift

/// The program `taskcore`: reads its arguments and finds out where the commands come from.
struct Program {
  let arguments: [Word]

  static var version: String { Store.libraryVersion }

  /// The arguments of this process, byte for byte.
  static func processArguments() -> [Word] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Word(bytes: [UInt8](c: $0)) }
    }
  }

  /// Does all the work, and returns the exit status.
  func run() -> Int32 {
    // A reader that has seen enough, such as `head`, ends this program without a word.
    Signal.brokenPipe.resetToDefault()
    // It starts editors and pagers that the environment names.
    if CurrentProcess.isPrivileged {
      printErrorSentence(
        "taskcore: This program does not run with other rights than its caller's (setuid): "
          + "take these from its file.")
      return 1
    }
    do {
      let options = try ProgramOptions(arguments)
      if options.wantsHelp {
        return try show(ProgramOptions.manual, options)
      }
      if options.wantsVersion {
        return try show("taskcore \(Self.version)", options)
      }
      if options.wantsManPage {
        return try show(ManPage.text, options)
      }
      if let script = options.completionScript {
        return try show(script.text, options)
      }
      if let (line, replaced) = options.unfinishedLine {
        return try CommandLineCompletion(line, replacing: replaced).print()
      }
      if options.isDemo, Descriptor.standardInput.isTerminal, Descriptor.standardOutput.isTerminal {
        let session = Session(options, readsStandardInput: true)
        session.isDemoAlone = true
        try session.startDemo()
        return Conversation(session: session).run()
      }
      guard let source = options.source else {
        return Conversation(session: Session(options, readsStandardInput: true)).run()
      }
      let readsStandardInput = if case .standardInput = source { true } else { false }
      let session = Session(options, readsStandardInput: readsStandardInput)
      return Script(source: source, session: session).run()
    } catch let error as ShellError {
      printErrorSentence(Message(verbatim: "taskcore: \(error.message.text)"))
      return error.exitStatus
    } catch {
      printErrorSentence(Message(verbatim: "taskcore: \(error)"))
      return 1
    }
  }

  private func show(_ text: String, _ options: ProgramOptions) throws -> Int32 {
    let output = Output(options.settings)
    try output.print(text)
    try output.flush()
    return 0
  }
}
