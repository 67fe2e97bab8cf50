import Domain
import Localization

/// Names may go round in a file: who has a name now may get another one further down.
///
/// Those that had to give theirs up, by their ids, until the file gives them new ones.
struct DisplacedNames {
  private var nameless: [Int64: Failure] = [:]

  /// Notes that the owner of a name got a makeshift one.
  mutating func lost(_ name: String, of kind: Message, id: Int64, at position: TextPosition) {
    nameless[id] = Self.taken(name, of: kind, at: position)
  }

  mutating func named(id: Int64) {
    nameless[id] = nil
  }

  /// - Throws: `conflict` when somebody has lost a name to another one, and got none.
  func finish() throws {
    if let failure = nameless.values.first { throw failure }
  }

  static func taken(_ name: String, of kind: Message, at position: TextPosition) -> Failure {
    Failure(
      .conflict, "There is a \(kind) “\(name)” already.", field: "name", position: position)
  }
}
