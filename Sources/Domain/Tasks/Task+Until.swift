/// A task that expires.
extension Task {
  /// Whether it is open, and its until is over.
  package func isExpired(at now: Instant, in zone: any Zone) -> Bool {
    guard status == .open, let until else { return false }
    return until.end(in: zone) < now
  }

  /// Gives it up as its until was over.
  ///
  /// - Throws: `conflict` unless it is open.
  package mutating func expire(at expiry: Instant) throws {
    try cancel(at: expiry)
  }

  /// Makes its until the end of its rule, which says how long a series goes on, so that it is said once. An
  /// until that the task had before gives way to an end that a new rule has.
  ///
  /// - Throws: `invalid` for a rule that ends after a number of occurrences.
  package mutating func moveUntilIntoRule(over old: Task?, in zone: any Zone) throws {
    guard let until, let rule = repeatRule else { return }
    defer { self.until = nil }
    if old?.until == until, rule.hasEnd { return }
    if rule.count != nil {
      throw Failure(
        .invalid,
        "The repeat rule ends after a number of occurrences (COUNT), and until would be a second end: take "
          + "one of them away.", field: "until")
    }
    let isDate = (due ?? start)?.isDate ?? !isOfHours
    let floats = (due ?? start)?.isFloating ?? false
    repeatRule = try rule.ending(with: until, isDate: isDate, floating: floats, in: zone)
  }

  /// Takes the end away that its rule has by a date; a number of occurrences stays.
  package mutating func removeEndOfRule() throws {
    guard let rule = repeatRule, rule.count == nil, rule.hasEnd else { return }
    repeatRule = try rule.withoutEnd()
  }
}

extension Moment {
  /// When what is pointless after it is given up: the instant itself, of a date its noon in UTC, which
  /// is on that date nearly everywhere, and of a floating time that time in UTC. It follows from the value alone, alike on every device, in whatever
  /// zone that is and whenever it looks.
  package var expiry: Instant {
    switch self {
    case .dateTime(let instant): instant
    case .floating(let time): Instant(clamping: time.millisecondsSince1970)
    case .date(let date):
      Instant(clamping: Int64(date.daysSince1970) * 86_400_000 + 43_200_000)
    }
  }
}
