import CTaskcoreHeader

/// The home screen, as it was when it was read.
struct Home {
  /// A choice above the tasks.
  struct Chip {
    let title: String
    let open: Int64
    let colour: Colour
    let isSelected: Bool
  }

  /// A part with a heading.
  struct Section {
    /// The library's TASKCORE_SECTION_...
    enum Kind: Int32 {
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
    let kind: Kind?
    let title: String
    let total: Int64
    let rows: [Row]
  }

  let title: String
  let date: String
  let progress: String
  let chips: [Chip]
  let sections: [Section]
  let completedToday: Int64
  /// Whether nothing was ever added.
  let isFresh: Bool
  /// What is said instead of tasks; empty when there are some.
  let emptyTitle: String
  let emptyMessage: String

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
  func home(_ query: QueryText, sectionLimit: Int64) throws -> Home {
    var options = taskcore_home_options()
    options.struct_size = MemoryLayout<taskcore_home_options>.size
    options.section_limit = sectionLimit
    var home: UnsafeMutablePointer<taskcore_home>?
    try withExtendedLifetime(CStrings()) { texts in
      options.query = texts.copy(query.bytes)
      try query.locating { try Self.check(taskcore_home_read(handle, &options, &home)) }
    }
    defer { taskcore_home_free(home) }
    guard let content = taskcore_home_get(home)?.pointee else {
      throw ShellError.failed("The home screen could not be read.")
    }
    return Home(content)
  }
}
