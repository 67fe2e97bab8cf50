import Domain

/// Conditions on substrings, on computed numbers, and on uids.
extension TaskFilterSQL {
  mutating func pattern(_ pattern: TextPattern) -> String {
    func has(_ column: String) -> String {
      let key = bound(NameKey(pattern.text).text)
      return "\(TextPattern.function)(\(column), \(key), \(pattern.place.rawValue))"
    }
    switch pattern.field {
    case .title: return has("t.title")
    case .notes: return has("t.notes")
    case .repeatRule: return has("t.repeat_rule")
    case .tag:
      return "+t.id IN (SELECT worn.task_id FROM task_tag AS worn JOIN tag ON tag.id = worn.tag_id "
        + "WHERE \(has("tag.name")))"
    case .project: return "+t.project_id IN (SELECT id FROM project WHERE \(has("name")))"
    case .section:
      return "+t.section_uid IN (SELECT uid FROM project_section WHERE \(has("name")))"
    }
  }

  /// Of open tasks, in thousandths.
  mutating func urgency(from: Int64?, to: Int64?) -> String {
    let isBlocked = listing.hasDependencies ? Self.isBlocked : "0"
    let isBlocking = listing.hasDependencies ? Self.isBlocking : "0"
    let due = "coalesce(\(listing.instant("t.due_ms")), taskcore_end_of_day(t.due_date))"
    let value = listing.urgency.coefficients.sql(
      due: due, planned: listing.instant("t.planned_ms"), isBlocked: isBlocked,
      isBlocking: isBlocking)
    _ = bound(listing.now)
    return "+t.status = 1 AND \(value) BETWEEN \(bound(from ?? .min)) AND \(bound(to ?? .max))"
  }

  /// The tasks whose uid begins with one of some texts.
  mutating func uids(_ prefixes: [String]) -> String {
    Self.any(
      prefixes.map { prefix in
        // Behind all that begin with it.
        let end = prefix + "\u{10FFFF}"
        return "+t.uid >= \(bound(prefix)) AND +t.uid < \(bound(end))"
      })
  }
}
