package import Localization

/// Why a request was refused: `Failure(.invalid, "A title must not be empty.", field: "title")`.
///
/// Every layer throws this one error, so that the C API can hand all of it to the caller.
package struct Failure: Error, Equatable {
  /// The kind of an error, by the caller's possible reaction; each has a status of the C API.
  package enum Kind: Hashable, Sendable {
    case invalid
    case notFound
    case conflict
    case busy
    case readOnly
    case access
    case notStore
    case corrupt
    case tooNew
    case full
    case inputOutput
    case outOfMemory
    case malformed
    case misuse
    case unsupported
    case `internal`
    case interrupted
    /// A callback of the caller answered this nonzero code.
    case stopped(Int32)
  }

  package var kind: Kind
  /// A full sentence: what was wrong and what would be right.
  package var message: Message
  /// The argument or member that it is about, such as `title`.
  package var field: String
  /// Which one of several inputs, from 0.
  package var index: Int?
  /// Where in a text that was read.
  package var position: TextPosition?

  package init(
    _ kind: Kind, _ message: Message, field: String = "", index: Int? = nil,
    position: TextPosition? = nil
  ) {
    self.kind = kind
    self.message = message
    self.field = field
    self.index = index
    self.position = position
  }

  /// Runs `body`; what it refuses is said of that argument or member.
  package static func about<Result>(
    _ field: String, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch var failure as Failure {
      failure.field = field
      throw failure
    }
  }

  /// Runs `body` on what the store holds; what it refuses there means that the store is damaged.
  package static func damaged<Result>(
    _ what: @autoclosure () -> Message, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let failure as Failure where failure.kind == .invalid {
      throw Failure(
        .corrupt, "The store is damaged: \(what()) is not what it can be. \(failure.message)")
    }
  }

  package static let interrupted = Failure(
    .interrupted, "The call was interrupted, and changed nothing.")

  package static let noMemory = Failure(.outOfMemory, "There is not enough memory.")

  /// The same failure, said of one of several inputs.
  package func at(index: Int) -> Failure {
    var failure = self
    failure.index = index
    return failure
  }
}

/// A place in a text: line and byte in that line, both from 1.
package struct TextPosition: Equatable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension Message {
  /// A message that is too long for one line of the source. It stands here, so that a file needs no other import
  /// to say why it refuses something.
  package static func + (first: Message, second: Message) -> Message {
    first.followed(by: second)
  }
}
