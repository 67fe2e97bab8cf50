import Domain
import Platform

/// The rows of the change log that stand together and are about one thing.
struct ChangeGroup {
  var entity: CommittedChange.Entity
  var uid: String
  var rows: [Row] = []

  struct Row {
    var property: String
    var old: LogValue
    var new: LogValue
  }

  /// What takes the rows back. Its things are large: boxed, it is one word.
  indirect enum Reversal<Element> {
    case removing(Element)
    case inserting(id: Int64)
    case changing(Element)
  }

  /// Nil when what they are about came, went or was purged meanwhile.
  func reversal<Element>(of present: Element?) -> Reversal<Element>? {
    // The id is logged of what came and of what went.
    let identity = rows.last { $0.property == ChangeLog.identity }
    return switch (identity?.old, identity?.new, present) {
    case (.null, .integer, let present?): .removing(present)
    case (.integer(let id), .null, nil): .inserting(id: id)
    case (nil, nil, let present?): .changing(present)
    default: nil
    }
  }
}

extension Database {
  /// The rows from one to another, in their order.
  func changeGroups(in range: ClosedRange<Int64>) throws -> [ChangeGroup] {
    let select = try statement(
      "SELECT entity, uid, property, old, new FROM change WHERE id BETWEEN ? AND ? ORDER BY id")
    defer { select.reset() }
    try select.bind(range.lowerBound, range.upperBound)
    var groups: [ChangeGroup] = []
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfRecord)
    while try select.step() {
      try need.take()
      guard
        let entity = CommittedChange.Entity(
          rawValue: Int32(truncatingIfNeeded: select.integer(0)))
      else { continue }
      let uid = select.text(1)
      let row = ChangeGroup.Row(
        property: select.text(2), old: select.logValue(3), new: select.logValue(4))
      if let last = groups.indices.last, groups[last].entity == entity,
        ExactText(groups[last].uid) == ExactText(uid)
      {
        groups[last].rows.append(row)
      } else {
        groups.append(ChangeGroup(entity: entity, uid: uid, rows: [row]))
      }
    }
    return groups
  }
}
