import CTaskcoreHeader

/// Which events to list.
public struct EventQuery: Sendable {
  /// The ids of those that are meant; nil for any.
  public var ids: [Int64]?
  /// A part of a word or more.
  public var text: (any UTF8Text)?
  /// The kind.
  public var kind: Event.Kind?
  /// The task.
  public var task: Int64?
  /// They end after it, in milliseconds since 1970 UTC.
  public var from: Int64?
  /// They begin before it.
  public var before: Int64?
  /// How many at most.
  public var limit: Int64?

  /// Makes one with these values.
  public init(
    ids: [Int64]? = nil, text: (any UTF8Text)? = nil, kind: Event.Kind? = nil, task: Int64? = nil,
    from: Int64? = nil, before: Int64? = nil, limit: Int64? = nil
  ) {
    self.ids = ids
    self.text = text
    self.kind = kind
    self.task = task
    self.from = from
    self.before = before
    self.limit = limit
  }

  /// Hands the library's form of it to `body`.
  func withConditions(_ body: (UnsafePointer<taskcore_event_query>) throws -> Void) throws {
    let texts = CStrings()
    var query = taskcore_event_query()
    query.struct_size = MemoryLayout<taskcore_event_query>.size
    if let text {
      query.fields |= TASKCORE_EVENT_QUERY_TEXT
      query.text = texts.copy(text)
    }
    if let kind {
      query.fields |= TASKCORE_EVENT_QUERY_KIND
      query.kind = kind.code
    }
    if let task {
      query.fields |= TASKCORE_EVENT_QUERY_TASK
      query.task_id = task
    }
    if let from {
      query.fields |= TASKCORE_EVENT_QUERY_FROM
      query.from_ms = from
    }
    if let before {
      query.fields |= TASKCORE_EVENT_QUERY_BEFORE
      query.before_ms = before
    }
    if let limit {
      query.fields |= TASKCORE_EVENT_QUERY_LIMIT
      query.limit = limit
    }
    try withExtendedLifetime(texts) {
      try (ids ?? []).withUnsafeBufferPointer { ids in
        if self.ids != nil {
          query.fields |= TASKCORE_EVENT_QUERY_IDS
          query.ids = ids.baseAddress
          query.id_count = ids.count
        }
        try body(&query)
      }
    }
  }
}
