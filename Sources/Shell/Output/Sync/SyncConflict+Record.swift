import TaskcoreSwift

extension SyncConflict: Record {
  static let fieldNames = [
    "uid", "record_uid", "record_id", "title", "property", "element", "mine", "theirs", "counts",
    "mine_device", "theirs_device", "mine_at", "theirs_at",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .text(uid), .text(recordUID), recordID.map { .integer($0) } ?? .null, .text(title),
      .text(property), element.isEmpty ? .null : .text(element),
      mine.map { .text($0) } ?? .null, theirs.map { .text($0) } ?? .null, .text(shown.rawValue),
      .text(mineReplica), .text(theirsReplica),
      try mineAt.map { try .instant($0, in: store) } ?? .null,
      try theirsAt.map { try .instant($0, in: store) } ?? .null,
    ]
  }

  /// `Tag bank`
  var what: String {
    let name = words.name.text
    return element.isEmpty ? name : "\(name) \(element)"
  }

  private var words: PropertyWords { PropertyWords(property: property) }

  /// One of its two values; of an element such as a tag, whether it is there.
  fileprivate func text(of value: String?, _ dates: Dates) -> String {
    if !element.isEmpty { return Message.yesOrNo(value != nil).text }
    let text = value.map { words.text(of: $0, dates) } ?? ""
    return text.isEmpty ? "—" : text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// A conflict with the number by which `sync resolve` finds it.
struct NumberedConflict {
  let number: Int
  let conflict: SyncConflict

  /// All of a store, in their order.
  static func all(in store: Store) throws -> [NumberedConflict] {
    try store.syncConflicts().enumerated().map { NumberedConflict(number: $0 + 1, conflict: $1) }
  }
}

extension Table {
  /// What two devices changed, and what counts of it; of one record, it is known what they are of.
  init(_ conflicts: [NumberedConflict], _ dates: Dates, isOfOneRecord: Bool = false) throws {
    let columns: [Column] = [
      .number("No.", .high), .main("What"), .init(title: "Property"),
      .init(title: "Mine", minimumWidth: 8), .init(title: "Theirs", minimumWidth: 8),
      .init(title: "Counts"), .init(title: "From", importance: .low),
    ]
    let rows = try conflicts.map { numbered in
      let conflict = numbered.conflict
      let counts: Message = conflict.shown == .mine ? "mine" : "theirs"
      let at = try conflict.theirsAt.map(dates.text) ?? ""
      return [
        Cell(String(numbered.number)), Cell(isOfOneRecord ? "" : conflict.title),
        Cell(conflict.what), Cell(conflict.text(of: conflict.mine, dates)),
        Cell(conflict.text(of: conflict.theirs, dates)), Cell(counts.text),
        Cell("\(conflict.theirsReplica) \(at)"),
      ]
    }
    self.init(columns: columns, rows: rows)
  }
}
