import Domain

/// Takes in what a file has besides tasks and events: a known uid is updated, another one is added.
struct ImportedRecords {
  let store: any Store

  /// - Throws: `internal` for what is no such thing.
  func take(_ item: FileItem) throws {
    switch item {
    case .completion(let completion): try take(completion, store.completions)
    case .alert(let alert): try take(alert, store.alerts)
    case .focusSession(let session): try take(session, store.focusSessions)
    case .setting(let setting): try take(setting, store.settings)
    case .project, .tag, .filter, .task, .event:
      throw Failure(.internal, "This is not one of the other records of a file.")
    }
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
