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
}

extension ExportSelection: CInput {
  func input(in memory: CStrings) -> taskcore_export_options {
    var options = blank(taskcore_export_options(), taskcore_export_options_init)
    options.query = memory.copy(optional: query)
    options.uids = memory.copy(uids)
    options.uid_count = uids.count
    return options
  }
}
