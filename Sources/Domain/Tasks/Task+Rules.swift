import Localization

extension Task {
  /// - Throws: `invalid` for a uid or title that is empty, too long or more than one line.
  package init(uid: String, title: String, projectID: Int64, created: Instant) throws {
    self.init(blank: try TextRule.uid.line(uid))
    self.title = try TextRule.title.line(title)
    self.projectID = projectID
    self.created = created
    modified = created
  }

  package var status: Status {
    if deleted != nil { return .deleted }
    if completed != nil { return .completed }
    return cancelled == nil ? .open : .cancelled
  }

  package mutating func setTitle(_ text: String) throws {
    title = try TextRule.title.line(text)
  }

  package mutating func setNotes(_ text: String) throws {
    notes = try TextRule.notes(text)
  }

  /// - Throws: `invalid` for what follows from the due: upcoming and inbox.
  package mutating func setSlot(_ slot: Slot) throws {
    guard slot == .morning || slot == .evening else {
      let kept: Message =
        switch slot {
        case .morning: "morning"
        case .afternoon: "afternoon"
        case .evening: "evening"
        case .upcoming: "upcoming"
        case .inbox: "inbox"
        }
      throw Failure(
        .invalid, "A task is for the morning or the evening; its due makes it \(kept).",
        field: "slot")
    }
    self.slot = slot
  }

  /// - Throws: `invalid` outside of 1 second to 366 days.
  package mutating func setEstimatedDuration(_ seconds: Int64?) throws {
    if let seconds, !Self.estimatedDurations.contains(seconds) {
      throw Failure(
        .invalid,
        "An estimated duration is 1 to \(Self.estimatedDurations.upperBound) seconds (366 days), not \(seconds).",
        field: "estimated_duration_s")
    }
    estimatedDuration = seconds
  }

  /// Gives it a URL; an empty text takes it away.
  ///
  /// - Throws: `invalid` for anything but an absolute URL.
  package mutating func setURL(_ text: String) throws {
    url = text.isEmpty ? "" : try TextRule.url(text)
  }

  /// - Throws: `invalid` for more than 50.
  package mutating func setReminders(_ reminders: [Reminder]) throws {
    self.reminders = try reminders.ordered()
  }

  /// - Throws: `invalid` for more than 1,000.
  package mutating func setExcludedDates(_ dates: [LocalMoment]) throws {
    excludedDates = try Recurrence.exceptions(dates, field: "excluded_dates")
  }

  /// - Throws: `invalid` for more than 1,000.
  package mutating func setAddedDates(_ dates: [LocalMoment]) throws {
    addedDates = try Recurrence.exceptions(dates, field: "added_dates")
  }

  /// - Throws: `invalid` for more than 100.
  package mutating func setDependencies(_ ids: [Int64]) throws {
    let unique = Set(ids)
    guard unique.count <= Self.maximumDependencyCount else {
      throw Failure(
        .invalid,
        "A task depends on at most \(Self.maximumDependencyCount) others, not \(unique.count).",
        field: "depends_on")
    }
    dependencies = unique.sorted()
  }

  /// The members that ``checkDates(in:)`` is about.
  package static let dates = ["start", "due"]
  /// The members that say when it happens again.
  package static let timesOfSeries =
    dates + ["zone", "repeat_rule", "repeat_mode", "excluded_dates", "added_dates"]

  /// - Throws: `invalid` when it would be due before it starts.
  package func checkDates(in zone: any Zone) throws {
    guard let start, let due, due.end(in: zone) < start.beginning(in: zone) else { return }
    throw Failure(
      .invalid,
      "A task is not due before it starts: it starts at \(start.text) and is due "
        + "at \(due.text).", field: "due")
  }

  /// In seconds; the longest is 366 days.
  package static let estimatedDurations: ClosedRange<Int64> = 1...31_622_400
  package static let maximumDependencyCount = 100

  /// - Throws: `conflict` unless it is open.
  package mutating func complete(at now: Instant) throws {
    try require(.open, "only an open task can be completed")
    completed = now
    started = nil
  }

  /// Gives it up.
  ///
  /// - Throws: `conflict` unless it is open.
  package mutating func cancel(at now: Instant) throws {
    try require(.open, "only an open task can be cancelled")
    cancelled = now
    started = nil
  }

  /// - Throws: `conflict` unless it is completed or cancelled.
  package mutating func reopen() throws {
    if status == .cancelled {
      cancelled = nil
    } else {
      try require(.completed, "only a completed or cancelled task can be reopened")
      completed = nil
    }
  }

  /// Marks it as in progress.
  ///
  /// - Throws: `conflict` unless it is open, and not in progress.
  package mutating func start(at now: Instant) throws {
    try require(.open, "only an open task can be in progress")
    guard started == nil else {
      throw Failure(
        .conflict, "Task \(id) is in progress already: stop it first.", field: "ids")
    }
    started = now
  }

  /// It is in progress no longer, and still open.
  ///
  /// - Throws: `conflict` unless it is in progress.
  package mutating func stop() throws {
    guard status == .open, started != nil else {
      throw Failure(.conflict, "Task \(id) is not in progress: start it first.", field: "ids")
    }
    started = nil
  }

  /// What several members say of where it stands, as one state: what is completed is not cancelled, and
  /// only what is open is in progress.
  package mutating func settleState() {
    if completed != nil { cancelled = nil }
    if status != .open { started = nil }
  }

  /// Moves it to the trash.
  ///
  /// - Throws: `conflict` when it is there.
  package mutating func delete(at now: Instant) throws {
    try refuseDeleted()
    deleted = now
    started = nil
  }

  /// Takes it out of the trash, open, completed or cancelled as it was.
  ///
  /// - Throws: `conflict` when it is not there.
  package mutating func restore() throws {
    try require(.deleted, "only a task in the trash can be restored")
    deleted = nil
  }

  /// - Throws: `conflict` unless it is in the trash.
  package func checkPurgeable() throws {
    try require(.deleted, "only a task in the trash can be purged: delete it first")
  }

  /// - Throws: `conflict` when it is in the trash.
  package func refuseDeleted() throws {
    if status == .deleted {
      throw Failure(
        .conflict, "Task \(id) is in the trash: restore it first.", field: "ids")
    }
  }

  func require(_ expected: Status, _ rule: Message) throws {
    guard status == expected else {
      let state: Message =
        switch status {
        case .open: "open"
        case .completed: "completed"
        case .cancelled: "cancelled"
        case .deleted: "in the trash"
        }
      throw Failure(.conflict, "Task \(id) is \(state): \(rule).", field: "ids")
    }
  }
}
