import CTaskcoreHeader

/// The home screen, as it was when it was read.
public struct Home: Codable, Hashable, Sendable {
  /// A part with a heading.
  public struct Section: Codable, Hashable, Sendable {
    /// Which part it is; nil for one of a newer library.
    public let kind: Kind?
    /// Its heading.
    public let title: String
    /// How many tasks it has, also those that are not in its rows.
    public let total: Int64
    /// The tasks in it, as many as were asked for.
    public let rows: [Row]
  }

  /// "My Tasks".
  public let title: String
  /// Such as "Thursday 24 December".
  public let date: String
  /// What of today is done, such as `3 of 5 done`; empty without tasks.
  public let progress: String
  /// The choices above the tasks.
  public let chips: [Chip]
  /// Those with rows.
  public let sections: [Section]
  /// How many were completed today.
  public let completedToday: Int64
  /// Whether nothing was ever added.
  public let isFresh: Bool
  /// What is said instead of tasks; empty when there are some.
  public let emptyTitle: String
  /// Such as "Anything to add?".
  public let emptyMessage: String

  fileprivate init(_ content: taskcore_home_content) {
    title = String(c: content.title)
    date = String(c: content.date_label)
    progress = String(c: content.progress_label)
    chips = elements(content.chips, content.chip_count).map { Chip($0) }
    let rows = elements(content.rows, content.row_count).map { Row($0) }
    sections = elements(content.sections, content.section_count).map {
      Section(
        kind: Section.Kind(rawValue: $0.kind), title: String(c: $0.title), total: $0.total_count,
        rows: Array(rows.dropFirst($0.first).prefix($0.row_count)))
    }
    completedToday = content.completed_today_count
    isFresh = content.empty_state == TASKCORE_EMPTY_FRESH
    emptyTitle = String(c: content.empty_title)
    emptyMessage = String(c: content.empty_message)
  }
}

extension Store {
  /// The home screen; with a query, what that finds.
  public func home(_ query: some UTF8Text, sectionLimit: Int64) throws -> Home {
    var options = blank(taskcore_home_options(), taskcore_home_options_init)
    options.section_limit = sectionLimit
    return try withExtendedLifetime(CStrings()) { texts in
      options.query = texts.copy(query)
      return try query.locating {
        try Self.content(
          { taskcore_home_read(handle, &options, &$0) }, taskcore_home_contents, taskcore_home_free,
          Home.init)
      }
    }
  }
}
