import CTaskcore
import Domain

extension PurchaseQuery {
  /// What the members that a caller announced ask for; NULL asks for all purchases.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_purchase_query_options>?) throws {
    self.init()
    guard let options = try pointer?.checked() else { return }
    if options.has(TASKCORE_PURCHASE_QUERY_STATE) { states = try Self.states(options.states) }
    order = try PurchaseOrder(code: options.order)
    if options.has(TASKCORE_PURCHASE_QUERY_PERIOD) {
      try setPeriod(
        from: optionalDate(options.first_date, "first_date"),
        through: optionalDate(options.last_date, "last_date"))
    }
    if options.has(TASKCORE_PURCHASE_QUERY_DUE) {
      due = try CalendarDate(packed: options.due_date, field: "due_date")
    }
    if options.has(TASKCORE_PURCHASE_QUERY_CREDIT) {
      isCredit = try flag(options.is_credit, "is_credit")
    }
    if options.has(TASKCORE_PURCHASE_QUERY_CURRENCY) {
      try setCurrency(TaskCore.text(options.currency, "currency"))
    }
    if options.has(TASKCORE_PURCHASE_QUERY_TEXT) {
      try setText(TaskCore.text(options.text, "text"))
    }
    page = try options.page()
  }

  private static func states(_ mask: UInt32) throws -> Set<PurchaseState> {
    let known = PurchaseState.allCases.reduce(UInt32(0)) { $0 | 1 << UInt32($1.rawValue) }
    try checkMask(UInt64(mask), known: UInt64(known), "states")
    return Set(PurchaseState.allCases.filter { mask & 1 << UInt32($0.rawValue) != 0 })
  }
}
