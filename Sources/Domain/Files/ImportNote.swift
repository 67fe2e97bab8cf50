package import Localization

/// A note of an import on a component of a file.
package struct ImportNote: Equatable, Sendable {
  /// The raw values are those of the C API.
  package enum Kind: Int32, Sendable {
    /// The component was read, without what the note names.
    case kept = 1
    /// The component was left out.
    case skipped = 2
    /// It is of the whole file: how many values it has that were only kept.
    case summed = 3
  }

  package var kind: Kind
  /// Of the file, from 1; 0 for what is of no line.
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

/// The notes of an import, up to a maximum number.
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
    notes += others.notes.prefix(max(0, Self.maximumCount - notes.count))
  }

  /// What is of the whole file, for which there is always room.
  package mutating func append(_ summary: KeptSummary) { notes += summary.notes }

  /// In the order of the file; what is of all of it comes last.
  package var sorted: [ImportNote] {
    notes.indices.sorted { place(of: $0) < place(of: $1) }.map { notes[$0] }
  }

  private func place(of index: Int) -> (Int, Int) {
    (notes[index].kind == .summed ? .max : notes[index].line, index)
  }
}
