import Localization

extension Recurrence {
  /// - Throws: `invalid` for a rule that ends before the start; for one that gives no occurrence at all,
  ///   such as on 30 February, unless additions do; for exceptions or additions of another kind than
  ///   the start, or too many.
  package func check(in zone: any Zone) throws {
    try check(excluded, "exceptions", field: "excluded_dates")
    try check(added, "additions", field: "added_dates")
    guard let rule else { return }
    if let end = rule.parts.until {
      let bound = UntilBound(end, isDate: start.isDate, in: zone)
      guard bound.contains(start.seconds) else {
        throw Failure(
          .invalid, "UNTIL of the repeat rule is before its start \(start.text).",
          field: "repeat_rule")
      }
    }
    // The start is an occurrence too, so nothing else has to come before the end: a series that was cut
    // in two may be so.
    let endless = try RepeatRule(pieces: rule.pieces(without: .until))
    var occurrences = try endless.occurrences(from: start, in: zone)
    let excluded = Set(excluded)
    guard occurrences.next() != nil || added.contains(where: { !excluded.contains($0) }) else {
      throw Failure(
        .invalid,
        "The repeat rule “\(rule.text.prefix(80))” gives no occurrence from \(start.text).",
        field: "repeat_rule")
    }
  }

  private func check(_ moments: [LocalMoment], _ name: Message, field: String) throws {
    guard moments.count <= Self.maximumExceptionCount else {
      throw Failure(
        .invalid, "A recurrence has at most \(Self.maximumExceptionCount) \(name).", field: field)
    }
    guard moments.allSatisfy({ $0.isDate == start.isDate }) else {
      throw Failure(
        .invalid,
        start.isDate
          ? "The \(name) are dates, as the start is."
          : "The \(name) are dates with a time, as the start is.",
        field: field)
    }
  }
}
