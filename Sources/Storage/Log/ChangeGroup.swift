import Domain
import Platform

/// Consecutive rows of the change log that are about one record.
struct ChangeGroup {
  var entity: CommittedChange.Entity
  var uid: String
  var rows: [Row] = []
  /// The number of the last row.
  var lastID: Int64 = 0

  struct Row {
    var property: String
    var old: LogValue
    var new: LogValue
  }

  /// The repository that reverses the rows. It is boxed, because its records are large.
  indirect enum Reversal<Element> {
    case removing(Element)
    case inserting(id: Int64)
    case changing(Element)
    /// What came is no more.
    case gone
    /// It came back, or what was changed is no more.
    case changedSince
  }

  @_semantics("optimize.sil.specialize.generic.never")
  func reversal<Element>(of present: Element?) -> Reversal<Element> {
    // The id is logged of what came and of what went.
    guard let identity = rows.last(where: { $0.property == ChangeLog.identity }) else {
      return present.map { .changing($0) } ?? .changedSince
    }
    return switch (identity.old, identity.new, present) {
    case (.integer(let id), .null, nil): .inserting(id: id)
    case (.null, .integer, let present?), (.null, .text, let present?): .removing(present)
    case (.null, .integer, nil), (.null, .text, nil): .gone
    default: .changedSince
    }
  }
}

extension Database {
  /// The rows from one to another, in their order.
  func changeGroups(in range: ClosedRange<Int64>) throws -> [ChangeGroup] {
    let select = try statement(
      "SELECT entity, uid, property, old, new, id FROM change WHERE id BETWEEN ? AND ? ORDER BY id")
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
        groups[last].lastID = select.integer(5)
      } else {
        groups.append(
          ChangeGroup(entity: entity, uid: uid, rows: [row], lastID: select.integer(5)))
      }
    }
    return groups
  }
}
