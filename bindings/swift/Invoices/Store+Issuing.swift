import CTaskcoreHeader

/// What forbids to issue a draft.
public struct InvoiceProblem: Sendable {
  /// Such as `BR-FR-10`.
  public let rule: String
  /// What it is about, such as `seller.siren`.
  public let field: String
  /// A full sentence.
  public let message: String
}

extension Store {
  /// All that forbids to issue a draft on a day, or today.
  public func problems(of draft: Int64, on date: CalendarDate?) throws -> [InvoiceProblem] {
    var list: UnsafeMutablePointer<taskcore_invoice_problem_list>?
    try Self.check(taskcore_invoice_check(handle, draft, date?.number ?? 0, &list))
    defer { taskcore_invoice_problem_list_free(list) }
    return (0..<taskcore_invoice_problem_list_count(list)).compactMap { index in
      taskcore_invoice_problem_list_at(list, index).map { row in
        InvoiceProblem(
          rule: String(c: row.pointee.rule), field: String(c: row.pointee.field),
          message: String(c: row.pointee.message))
      }
    }
  }

  /// Issues a draft on a day, or today, and returns its number.
  public func issue(_ draft: Int64, on date: CalendarDate?) throws -> String {
    var number: UnsafeMutablePointer<CChar>?
    try Self.check(taskcore_invoice_issue(handle, draft, date?.number ?? 0, &number))
    defer { taskcore_string_free(number) }
    return String(c: number)
  }

  /// Takes all of an issued invoice back, and returns the id of the credit note that does it.
  public func void(_ invoice: Int64, on date: CalendarDate?) throws -> Int64 {
    var note: Int64 = 0
    try Self.check(taskcore_invoice_void(handle, invoice, date?.number ?? 0, &note))
    return note
  }
}
