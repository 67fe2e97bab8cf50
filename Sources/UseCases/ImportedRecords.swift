import Domain

/// Takes in what a file has besides tasks and events: a known uid is updated, another one is added.
struct ImportedRecords {
  private let store: any Store
  private let now: Instant

  init(store: any Store, at now: Instant) {
    self.store = store
    self.now = now
  }

  /// - Throws: `internal` for what is no such thing.
  func take(_ item: FileItem) throws {
    switch item {
    case .completion(let completion): try take(completion, store.completions)
    case .alert(let alert): try take(alert, store.alerts)
    case .focusSession(let session): try take(alone(session), store.focusSessions)
    case .setting(let setting): try take(checked(setting), store.settings)
    case .holiday(let holiday): try take(holiday, store.holidays)
    case .purgedTask(let task): try take(task, store.purgedTasks)
    case .postponement(let postponement): try take(postponement, store.postponements)
    case .project, .tag, .filter, .task, .event, .client, .logo, .invoice, .invoiceLine,
      .invoiceAdjustment, .invoiceParty, .payment, .email, .billedItem:
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

  private func take<Element: Record>(
    _ element: Element, _ repository: some RecordRepository<Element>
  ) throws {
    guard let old = try repository.find(uid: element.uid) else {
      _ = try repository.insert(element)
      return
    }
    var element = element
    element.id = old.id
    try repository.save(element, over: old)
  }
}
