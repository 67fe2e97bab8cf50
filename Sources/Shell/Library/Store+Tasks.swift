import CTaskcoreHeader

extension Store {
  /// Adds a task and returns its id.
  func add(_ task: TaskChanges) throws -> Int64 {
    var id: Int64 = 0
    try task.withInput { try Self.check(taskcore_task_add(handle, $0, &id)) }
    return id
  }

  /// Makes the same changes to several tasks.
  func update(_ ids: [Int64], with changes: TaskChanges) throws {
    try changes.withInput {
      try Self.check(taskcore_task_update(handle, ids, ids.count, $0))
    }
  }

  func complete(_ ids: [Int64]) throws {
    try Self.check(taskcore_task_complete(handle, ids, ids.count, 0))
  }

  func reopen(_ ids: [Int64]) throws {
    try Self.check(taskcore_task_reopen(handle, ids, ids.count))
  }

  /// Moves tasks to the trash.
  func delete(_ ids: [Int64]) throws {
    try Self.check(taskcore_task_delete(handle, ids, ids.count))
  }

  /// Takes tasks out of the trash.
  func restore(_ ids: [Int64]) throws {
    try Self.check(taskcore_task_restore(handle, ids, ids.count))
  }

  /// Removes tasks for good.
  func purge(_ ids: [Int64]) throws {
    try Self.check(taskcore_task_purge(handle, ids, ids.count))
  }

  /// The tasks with these ids, in that order.
  func tasks(_ ids: [Int64]) throws -> [Task] {
    var list: UnsafeMutablePointer<taskcore_task_list>?
    try Self.check(taskcore_task_get(handle, ids, ids.count, &list))
    return try Self.tasks(of: list)
  }

  /// The tasks that a query finds.
  func tasks(_ query: TaskQuery) throws -> [Task] {
    var list: UnsafeMutablePointer<taskcore_task_list>?
    try query.withConditions { try Self.check(taskcore_task_query(handle, $0, &list)) }
    return try Self.tasks(of: list)
  }

  /// Copies a list's rows, and frees it.
  private static func tasks(of list: UnsafeMutablePointer<taskcore_task_list>?) throws -> [Task] {
    defer { taskcore_task_list_free(list) }
    return try (0..<taskcore_task_list_count(list)).compactMap { index in
      try taskcore_task_list_at(list, index).map { try Task($0.pointee) }
    }
  }
}

extension TaskChanges {
  fileprivate func withInput(_ body: (UnsafePointer<taskcore_task_input>) throws -> Void) throws {
    let texts = CStrings()
    var input = taskcore_task_input()
    input.struct_size = MemoryLayout<taskcore_task_input>.size
    if let title {
      input.fields |= TASKCORE_TASK_TITLE
      input.title = texts.copy(title)
    }
    if let notes {
      input.fields |= TASKCORE_TASK_NOTES
      input.notes = texts.copy(notes)
    }
    if let project {
      input.fields |= TASKCORE_TASK_PROJECT
      input.project = texts.copy(project)
    }
    if !tagsAdded.isEmpty {
      input.fields |= TASKCORE_TASK_TAGS_ADDED
      input.tags_added = texts.copy(tagsAdded)
      input.tags_added_count = tagsAdded.count
    }
    if !tagsRemoved.isEmpty {
      input.fields |= TASKCORE_TASK_TAGS_REMOVED
      input.tags_removed = texts.copy(tagsRemoved)
      input.tags_removed_count = tagsRemoved.count
    }
    if let priority {
      input.fields |= TASKCORE_TASK_PRIORITY
      input.priority = priority.rawValue
    }
    if let isFavourite {
      input.fields |= TASKCORE_TASK_FAVOURITE
      input.favourite = isFavourite ? 1 : 0
    }
    if let due {
      input.fields |= TASKCORE_TASK_DUE
      switch due {
      case .none:
        input.due_kind = TASKCORE_MOMENT_NONE
      case .date(let date):
        input.due_kind = TASKCORE_MOMENT_DATE
        input.due_date = date.number
      case .instant(let instant):
        input.due_kind = TASKCORE_MOMENT_DATE_TIME
        input.due_ms = instant
      }
    }
    try withExtendedLifetime(texts) { try body(&input) }
  }
}

extension TaskQuery {
  fileprivate func withConditions(_ body: (UnsafePointer<taskcore_query>) throws -> Void) throws {
    let texts = CStrings()
    var query = taskcore_query()
    query.struct_size = MemoryLayout<taskcore_query>.size
    if let filter {
      query.fields |= TASKCORE_QUERY_FILTER
      query.filter = texts.copy(filter)
    }
    if let statuses {
      query.fields |= TASKCORE_QUERY_STATUSES
      query.statuses = statuses.reduce(0) { $0 | $1.bit }
    }
    if let limit {
      query.fields |= TASKCORE_QUERY_LIMIT
      query.limit = limit
    }
    try withExtendedLifetime(texts) { try body(&query) }
  }
}
