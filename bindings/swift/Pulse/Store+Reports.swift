import CTaskcoreHeader

/// What a report is to say.
public struct ReportQuery: Sendable {
  /// The days.
  public var days = PastDays()
  /// At its head; nil for the library's.
  public var title: (any UTF8Text)?
  /// The appearance.
  public var appearance = Appearance.automatic

  /// Makes one with these values.
  public init(
    days: PastDays = PastDays(), title: (any UTF8Text)? = nil,
    appearance: Appearance = Appearance.automatic
  ) {
    self.days = days
    self.title = title
    self.appearance = appearance
  }
}

extension Store {
  /// A report as a page.
  public func report(_ query: ReportQuery) throws -> [UInt8] {
    var text: UnsafeMutablePointer<CChar>?
    try withOptions(query) { try Self.check(taskcore_report_html(handle, &$0, &text)) }
    defer { taskcore_string_free(text) }
    return text.map { [UInt8](c: $0) } ?? []
  }

  /// Writes a report to a file.
  public func writeReport(_ query: ReportQuery, to path: some UTF8Text) throws {
    try withOptions(query) { options in
      try withExtendedLifetime(CStrings()) { texts in
        try Self.check(taskcore_report_html_file(handle, &options, texts.copy(path)))
      }
    }
  }

  private func withOptions(
    _ query: ReportQuery, _ body: (inout taskcore_report_options) throws -> Void
  ) throws {
    let texts = CStrings()
    var options = taskcore_report_options()
    options.struct_size = MemoryLayout<taskcore_report_options>.size
    if let first = query.days.first {
      options.fields |= TASKCORE_REPORT_FIRST_DATE
      options.first_date = first.number
    }
    if let last = query.days.last {
      options.fields |= TASKCORE_REPORT_LAST_DATE
      options.last_date = last.number
    }
    if let weekStart {
      options.fields |= TASKCORE_REPORT_WEEK_START
      options.week_start = weekStart
    }
    options.title = query.title.map(texts.copy)
    options.appearance = query.appearance.code
    try withExtendedLifetime(texts) { try body(&options) }
  }
}
