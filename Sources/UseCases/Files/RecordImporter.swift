import Domain

/// Takes in what a file has besides tasks and events: a known uid is updated, another one is added.
struct RecordImporter {
  private let store: any Store
  private let now: Instant

  init(store: any Store, at now: Instant) {
    self.store = store
    self.now = now
  }

  /// - Throws: `internal` for what is no such thing.
  func take(_ item: FileItem) throws {
    switch item {
    case .completion(let completion): try store.completions.take(completion)
    case .alert(let alert): try store.alerts.take(alert)
    case .focusSession(let session): try store.focusSessions.take(alone(session))
    case .setting(let setting): try store.settings.take(checked(setting))
    case .holiday(let holiday): try store.holidays.take(holiday)
    case .purgedTask(let task): try store.purgedTasks.take(task)
    case .postponement(let postponement): try store.postponements.take(postponement)
    case .timeEntry(let entry): try store.timeEntries.take(alone(entry))
    case .skippedOccurrence(let skip): try store.skippedOccurrences.take(skip)
    case .project, .projectSection, .tag, .filter, .field, .task, .calendar, .event, .client, .logo,
      .invoice, .invoiceLine,
      .invoiceAdjustment, .invoiceParty, .payment, .email, .billedItem, .comment,
      .template, .unknownProperty:
      throw Failure(.internal, "This is not one of the other records of a file.")
    }
  }

  /// - Throws: `invalid` for what the host alone says.
  private func checked(_ setting: Setting) throws -> Setting {
    guard !setting.isOfHost else {
      throw Failure(
        .invalid, "“\(setting.uid.prefix(40))” is set by the program, never by a file.",
        field: "uid")
    }
    return setting
  }

  /// Where another entry or a focus session is running in the store, one of the file is not.
  ///
  /// - Throws: `invalid` for an end before the start.
  private func alone(_ entry: TimeEntry) throws -> TimeEntry {
    try entry.check()
    guard entry.isRunning else { return entry }
    let isOther = try store.timeEntries.running().contains { $0.uid != entry.uid }
    guard try isOther || store.focusSessions.current() != nil else { return entry }
    var entry = entry
    entry.stop(at: now)
    return entry
  }

  /// Where another session goes on in the store, one of the file does not.
  private func alone(_ session: FocusSession) throws -> FocusSession {
    guard let current = try store.focusSessions.current(), current.uid != session.uid else {
      return session
    }
    var session = session
    // One that has run to its end by now was finished then.
    if !session.finishIfOver(at: now) { try? session.cancel(at: now) }
    return session
  }
}
