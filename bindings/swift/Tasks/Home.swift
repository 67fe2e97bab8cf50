import CTaskcoreHeader

/// The home screen, as it was when it was read.
public struct Home: Sendable {
  /// A choice above the tasks.
  public struct Chip: Sendable {
    /// "My Tasks".
    public let title: String
    /// How many are open.
    public let open: Int64
    /// The colour.
    public let colour: Colour
    /// Whether it is selected.
    public let isSelected: Bool
  }

  /// A part with a heading.
  public struct Section: Sendable {
    /// The library's TASKCORE_SECTION_...
    public enum Kind: Int32, Sendable {
      case overdue = 1
      case morning = 2
      case evening = 3
      case upcoming = 4
      case inbox = 5
      /// Today.
      case completed = 6
      /// What the chosen chip asks for.
      case results = 7
    }

    /// Nil for one that this shell does not know.
    public let kind: Kind?
    /// "My Tasks".
    public let title: String
    /// The total.
    public let total: Int64
    /// The rows.
    public let rows: [Row]
  }

  /// "My Tasks".
  public let title: String
  /// Such as "Thursday 24 December".
  public let date: String
  /// The progress.
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
    chips = elements(content.chips, content.chip_count, size: \.struct_size).map { chip in
      Chip(
        title: String(c: chip.title), open: chip.open_count, colour: Colour(code: chip.colour),
        isSelected: chip.is_selected != 0)
    }
    let rows = elements(content.rows, content.row_count, size: \.struct_size).map(Row.init)
    sections = elements(content.sections, content.section_count, size: \.struct_size).map {
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
    var options = taskcore_home_options()
    options.struct_size = MemoryLayout<taskcore_home_options>.size
    options.section_limit = sectionLimit
    var home: UnsafeMutablePointer<taskcore_home>?
    try withExtendedLifetime(CStrings()) { texts in
      options.query = texts.copy(query)
      try query.locating { try Self.check(taskcore_home_read(handle, &options, &home)) }
    }
    defer { taskcore_home_free(home) }
    guard let content = taskcore_home_get(home)?.pointee else {
      throw TaskcoreError(.internal, "The home screen could not be read.")
    }
    return Home(content)
  }
}
