extension TimeEntry {
  /// In milliseconds: 366 days, as of events. What runs for longer is taken as ended then.
  package static let longest: Int64 = 31_622_400_000

  package init(uid: String, start: Instant) {
    self.init(blank: uid)
    self.start = start
  }

  package var isRunning: Bool { end == nil }

  /// Gives it a note; an empty text takes it away.
  package mutating func setNote(_ text: String) throws {
    note = text.isEmpty ? "" : try TextRule.entryNote.line(text)
  }

  /// - Throws: `invalid` when its end is before its start, or more than 366 days after it.
  package func check() throws {
    guard let end else { return }
    if end < start {
      throw Failure(
        .invalid,
        "A time entry ends at its start or after it: \(end.text) is before \(start.text).",
        field: "end_ms")
    }
    if end.milliseconds - start.milliseconds > Self.longest {
      throw Failure(
        .invalid,
        "A time entry lasts at most 366 days: \(start.text) to \(end.text) is longer.",
        field: "end_ms")
    }
  }

  /// Ends it, if it is running. A clock that went back makes it empty.
  package mutating func stop(at instant: Instant) {
    guard isRunning else { return }
    end = lastInstant(at: instant)
  }

  /// When it ended, or up to when it has run.
  package func lastInstant(at now: Instant) -> Instant {
    let most = Instant(clamping: start.milliseconds + Self.longest)
    return end ?? max(start, min(now, most))
  }

  /// Cuts it at an instant.
  ///
  /// - Returns: what is after that.
  /// - Throws: `invalid` for an instant that is not within it.
  package mutating func split(at instant: Instant, uid: String, now: Instant) throws -> TimeEntry {
    guard start < instant, instant < lastInstant(at: now) else {
      throw Failure(
        .invalid,
        "The time entry is from \(start.text) to \(lastInstant(at: now).text): "
          + "\(instant.text) is not between these.", field: "at_ms")
    }
    var rest = self
    rest.id = 0
    rest.uid = uid
    rest.start = instant
    end = instant
    return rest
  }
}

extension TextRule {
  static let entryNote = TextRule(what: "A note", field: "note", maximum: 1_000)
}

extension TimeEntry: SettledRecord {
  /// One that ends before it begins ends at once, and one that is too long as late as it can.
  package mutating func settle() {
    guard let end else { return }
    let latest = Instant(clamping: start.milliseconds + Self.longest)
    self.end = max(start, min(end, latest))
  }
}
