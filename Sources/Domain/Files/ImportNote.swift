package import Localization

/// What an import has to say of a component of a file.
package struct ImportNote: Equatable, Sendable {
  /// The raw values are those of the C API.
  package enum Kind: Int32, Sendable {
    /// The component was read, without what the note names.
    case kept = 1
    /// The component was left out.
    case skipped = 2
  }

  package var kind: Kind
  /// Of the file, from 1.
  package var line: Int
  /// Such as `VEVENT`; empty outside of any.
  package var component: String
  /// Of the component; empty without.
  package var uid: String
  /// A full sentence.
  package var message: Message

  package init(
    _ kind: Kind, _ message: Message, line: Int, component: String = "", uid: String = ""
  ) {
    self.kind = kind
    self.line = line
    self.component = component
    self.uid = uid
    self.message = message
  }
}

/// All that an import has to say; of very many notes the first are kept.
package struct ImportNotes: Equatable, Sendable {
  package static let maximumCount = 10_000

  package private(set) var notes: [ImportNote] = []
  /// How many components were left out.
  package private(set) var skippedCount = 0

  package init() {}

  package mutating func append(_ note: ImportNote) {
    if note.kind == .skipped { skippedCount += 1 }
    if notes.count < Self.maximumCount { notes.append(note) }
  }

  package mutating func append(_ others: ImportNotes) {
    skippedCount += others.skippedCount
    notes += others.notes.prefix(Self.maximumCount - notes.count)
  }

  /// In the order of the file.
  package var sorted: [ImportNote] {
    notes.indices.sorted { (notes[$0].line, $0) < (notes[$1].line, $1) }.map { notes[$0] }
  }
}
