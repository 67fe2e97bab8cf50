import CTaskcoreHeader

/// What of a store is exported, with what it needs where it is read.
public struct ExportSelection: Sendable {
  /// The tasks that a query asks for; nil: none.
  public var query: (any UTF8Text)?
  /// Records of any kind, by their uids: tasks, projects, events, tags, saved filters, invoices.
  public var uids: [String]

  /// Selects the tasks of a query and records by their uids.
  public init(query: (any UTF8Text)? = nil, uids: [String] = []) {
    self.query = query
    self.uids = uids
  }

  /// Runs `body` with what C reads of a selection; NULL, which is everything, without one.
  static func withOptions<Result>(
    _ selection: ExportSelection?,
    _ body: (UnsafePointer<taskcore_export_options>?, CStrings) throws -> Result
  ) throws -> Result {
    try withExtendedLifetime(CStrings()) { texts in
      guard let selection else { return try body(nil, texts) }
      var options = blank(taskcore_export_options(), taskcore_export_options_init)
      options.query = texts.copy(optional: selection.query)
      options.uids = texts.copy(selection.uids)
      options.uid_count = selection.uids.count
      guard let query = selection.query else { return try body(&options, texts) }
      return try query.locating { try body(&options, texts) }
    }
  }
}
