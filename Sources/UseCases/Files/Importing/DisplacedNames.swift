import Domain
import Localization

/// Records whose name was taken over by another record of the file, until the file gives them new ones further
/// down: renames in a file can form a cycle.
struct DisplacedNames {
  private struct Lost {
    var name: String
    var position: TextPosition
  }

  /// What can have the names, such as `project`.
  private let kind: Message
  /// What a bad one is called in notes.
  private let component: String
  private let maximumLength: Int
  /// Before the number of a name that was taken.
  private let separator: String
  private var nameless: [Int64: Lost] = [:]

  init(of kind: Message, _ component: String, maximumLength: Int, separator: String = " ") {
    self.kind = kind
    self.component = component
    self.maximumLength = maximumLength
    self.separator = separator
  }

  var isEmpty: Bool { nameless.isEmpty }

  /// Notes that the owner of a name got a makeshift one.
  mutating func lost(_ name: String, id: Int64, at position: TextPosition) {
    nameless[id] = Lost(name: name, position: position)
  }

  mutating func named(id: Int64) {
    nameless[id] = nil
  }

  /// Gives those their names back that got no others. Who took one gets a number behind it, and a note says so.
  ///
  /// - Parameters:
  ///   - notes: receives the notes.
  ///   - find: the record with an id.
  ///   - holder: who has a name, where a record would have it.
  ///   - rename: gives a record another name.
  /// - Throws: what the closures throw.
  mutating func giveBack<Element: NamedRecord>(
    noting notes: inout ImportNotes, find: (Int64) throws -> Element?,
    holder: (_ name: String, _ element: Element) throws -> Element?,
    rename: (_ element: Element, _ name: String) throws -> Void
  ) throws {
    for (id, lost) in nameless.sorted(by: { $0.key < $1.key }) {
      guard let owner = try find(id) else { continue }
      if let taker = try holder(lost.name, owner), taker.id != id {
        let name = try free(lost.name) { try holder($0, owner) == nil }
        try rename(taker, name)
        notes.append(
          ImportNote(
            .kept,
            "There is a \(kind) “\(lost.name)” already: the one of the file is “\(name)” here.",
            line: lost.position.line, component: component, uid: taker.uid))
      }
      try rename(owner, lost.name)
    }
    nameless.removeAll()
  }

  /// The name with the first number behind it that makes it a free one: `Home 2`.
  func free(_ name: String, _ isFree: (String) throws -> Bool) rethrows -> String {
    var number = 2
    while true {
      let suffix = "\(separator)\(number)"
      let beginning = name.unicodeScalars.prefix(maximumLength - suffix.utf8.count)
      let candidate = String(String.UnicodeScalarView(beginning)) + suffix
      if try isFree(candidate) { return candidate }
      number += 1
    }
  }

  func taken(_ name: String, at position: TextPosition) -> Failure {
    Failure(
      .conflict, "There is a \(kind) “\(name)” already.", field: "name", position: position)
  }
}
