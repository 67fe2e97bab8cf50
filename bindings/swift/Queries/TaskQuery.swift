import CTaskcoreHeader

/// Which tasks to list, in which order.
public struct TaskQuery: Sendable {
  /// In the language of queries.
  public var filter: (any UTF8Text)?
  /// Words to find.
  public var text: (any UTF8Text)?
  /// Whether the words are looked for in titles alone.
  public var searchesTitlesOnly = false
  /// The ids of those that are meant; nil for any.
  public var ids: [Int64]?
  /// Nil for what the filter says, or the open ones.
  public var statuses: Set<Status>?
  /// Its name.
  public var project: (any UTF8Text)?
  /// The view.
  public var view: View?
  /// The first day of the view, and for some the last.
  public var days: [CalendarDate] = []
  /// How many at most.
  public var limit: Int64?

  /// Makes one with these values.
  public init(
    filter: (any UTF8Text)? = nil, text: (any UTF8Text)? = nil, searchesTitlesOnly: Bool = false,
    ids: [Int64]? = nil, statuses: Set<Status>? = nil, project: (any UTF8Text)? = nil,
    view: View? = nil, days: [CalendarDate] = [], limit: Int64? = nil
  ) {
    self.filter = filter
    self.text = text
    self.searchesTitlesOnly = searchesTitlesOnly
    self.ids = ids
    self.statuses = statuses
    self.project = project
    self.view = view
    self.days = days
    self.limit = limit
  }

  /// Hands the library's form of it to `body`.
  ///
  /// - Throws: what `body` throws; where the filter does not parse, with the column of the line.
  func withConditions(_ body: (UnsafePointer<taskcore_query>) throws -> Void) throws {
    let texts = CStrings()
    var query = taskcore_query()
    query.struct_size = MemoryLayout<taskcore_query>.size
    if let filter {
      query.fields |= TASKCORE_QUERY_FILTER
      query.filter = texts.copy(filter)
    }
    if let text {
      query.fields |= TASKCORE_QUERY_TEXT
      query.text = texts.copy(text)
      query.text_fields = searchesTitlesOnly ? TASKCORE_TASK_TITLE : 0
    }
    if ids != nil { query.fields |= TASKCORE_QUERY_IDS }
    if let statuses {
      query.fields |= TASKCORE_QUERY_STATUSES
      query.statuses = statuses.reduce(0) { $0 | $1.bit }
    }
    if let project {
      query.fields |= TASKCORE_QUERY_PROJECTS
      query.projects = texts.copy([project])
      query.project_count = 1
    }
    if let view {
      query.fields |= TASKCORE_QUERY_VIEW
      query.view = view.code
    }
    if let first = days.first {
      query.fields |= TASKCORE_QUERY_VIEW_DATE
      query.view_date = first.number
    }
    if let last = days.dropFirst().first {
      query.fields |= TASKCORE_QUERY_VIEW_LAST_DATE
      query.view_last_date = last.number
    }
    if let limit {
      query.fields |= TASKCORE_QUERY_LIMIT
      query.limit = limit
    }
    try withExtendedLifetime(texts) {
      try (ids ?? []).withUnsafeBufferPointer { ids in
        query.ids = ids.baseAddress
        query.id_count = ids.count
        try (filter ?? "").locating { try body(&query) }
      }
    }
  }
}
