import CTaskcoreHeader

/// Which invoices to list.
public struct InvoiceSearch: Sendable {
  /// Any when there are none.
  public var states: [Invoice.State] = []
  /// The kind.
  public var kind: Invoice.Kind?
  /// The client.
  public var client: Int64?
  /// Of the issue date.
  public var period: (first: CalendarDate, last: CalendarDate)?
  /// The text.
  public var text: (any UTF8Text)?
  /// How many at most.
  public var limit: Int64?

  /// Makes one with these values.
  public init(
    states: [Invoice.State] = [], kind: Invoice.Kind? = nil, client: Int64? = nil,
    period: (first: CalendarDate, last: CalendarDate)? = nil, text: (any UTF8Text)? = nil,
    limit: Int64? = nil
  ) {
    self.states = states
    self.kind = kind
    self.client = client
    self.period = period
    self.text = text
    self.limit = limit
  }

  /// Hands the library's form of it to `body`.
  func withSearch<Result>(
    _ body: (UnsafePointer<taskcore_invoice_search>) throws -> Result
  ) throws -> Result {
    let texts = CStrings()
    var search = taskcore_invoice_search()
    search.struct_size = MemoryLayout<taskcore_invoice_search>.size
    if !states.isEmpty {
      search.fields |= TASKCORE_INVOICES_STATE
      search.states = states.reduce(0) { $0 | 1 << UInt32($1.code) }
    }
    if let kind {
      search.fields |= TASKCORE_INVOICES_KIND
      search.kind = kind.code
    }
    if let client {
      search.fields |= TASKCORE_INVOICES_CLIENT
      search.client_id = client
    }
    if let period {
      search.fields |= TASKCORE_INVOICES_PERIOD
      search.first_date = period.first.number
      search.last_date = period.last.number
    }
    if let text {
      search.fields |= TASKCORE_INVOICES_TEXT
      search.text = texts.copy(text)
    }
    if let limit {
      search.fields |= TASKCORE_INVOICES_LIMIT
      search.limit = UInt64(limit)
    }
    return try withExtendedLifetime(texts) { try body(&search) }
  }
}

extension Store {
  /// Invoices and credit notes, newest first.
  public func invoices(_ search: InvoiceSearch = InvoiceSearch()) throws -> [Invoice] {
    var list: UnsafeMutablePointer<taskcore_invoice_list>?
    try search.withSearch { try Self.check(taskcore_invoice_query(handle, $0, &list)) }
    defer { taskcore_invoice_list_free(list) }
    return (0..<taskcore_invoice_list_count(list)).compactMap { index in
      taskcore_invoice_list_at(list, index).map { Invoice($0.pointee) }
    }
  }

  /// The list as a table for other programs (RFC 4180).
  public func invoicesAsCSV(_ search: InvoiceSearch) throws -> [UInt8] {
    var text: UnsafeMutablePointer<CChar>?
    try search.withSearch { try Self.check(taskcore_invoice_csv(handle, $0, &text)) }
    defer { taskcore_string_free(text) }
    return text.map { [UInt8](c: $0) } ?? []
  }

  /// Write invoices as CSV.
  public func writeInvoicesAsCSV(_ search: InvoiceSearch, to path: some UTF8Text) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try search.withSearch {
        try Self.check(taskcore_invoice_csv_file(handle, $0, texts.copy(path)))
      }
    }
  }
}
