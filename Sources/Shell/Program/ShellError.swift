import TaskcoreSwift

/// An error of a command: the message for the user, and the exit status.
struct ShellError: Error {
  /// A full sentence.
  var message: Message
  let exitStatus: Int32
  /// Where in a text that was read; both from 1, or 0 when there are no lines.
  var position: (line: Int64, column: Int64)?
  /// Where in the command the word begins that it is about, in bytes; nil when that is none.
  var offset: Int?

  /// The command was understood but could not be done.
  static func failed(_ message: Message) -> ShellError {
    ShellError(message: message, exitStatus: 1)
  }

  /// The command was not understood; perhaps because of one of its words.
  static func usage(_ message: Message, at word: Word? = nil) -> ShellError {
    ShellError(message: message, exitStatus: 2, offset: word?.start)
  }

  /// The same, said of a file: `tasks.json:3:14: There is...`.
  func inFile(_ name: String) -> ShellError {
    guard let position, position.line > 0 else { return self }
    var error = self
    error.message = "\(name):\(position.line):\(position.column): \(message)"
    return error
  }

  static let emptyFileName = usage("The name of a file must not be empty.")

  /// Ctrl-C ended the command.
  static let interrupted = ShellError(message: "Interrupted.", exitStatus: 130)
}

extension ShellError {
  /// What went wrong in a call of the library, or in the shell itself.
  init(_ error: any Error) {
    if let error = error as? ShellError {
      self = error
      return
    }
    guard let error = error as? TaskcoreError else {
      self = .failed(Message(verbatim: "\(error)"))
      return
    }
    self = error.code == .interrupted ? .interrupted : .failed(Message(verbatim: error.message))
    if error.line != nil || error.column != nil {
      position = (Int64(error.line ?? 0), Int64(error.column ?? 0))
    }
  }
}
