import CTaskcoreHeader

/// Which focus time becomes items of a draft.
struct FocusBilling {
  enum Grouping: String, CaseIterable {
    case task
    case project
    case day
    case one

    fileprivate var code: Int32 {
      switch self {
      case .task: TASKCORE_BILL_BY_TASK
      case .project: TASKCORE_BILL_BY_PROJECT
      case .day: TASKCORE_BILL_BY_DAY
      case .one: TASKCORE_BILL_ONE_LINE
      }
    }
  }

  var first: CalendarDate
  var last: CalendarDate
  /// Nil for all.
  var project: Int64?
  var task: Int64?
  var grouping = Grouping.task
  var vat = VAT(category: .standard)
  /// Each item's time is rounded up to a multiple of so many minutes; 0: as it is.
  var roundUp: Int32 = 0
  /// Of an hour, in millionths of the currency unit.
  var price: Int64?
  /// Of the items; else the library's.
  var name: [UInt8]?
}

extension Store {
  /// Adds items for focus time to a draft, and returns how many.
  func bill(_ billing: FocusBilling, on draft: Int64) throws -> Int64 {
    let texts = CStrings()
    var row = taskcore_focus_billing()
    row.struct_size = MemoryLayout<taskcore_focus_billing>.size
    row.first_date = billing.first.number
    row.last_date = billing.last.number
    row.grouping = billing.grouping.code
    row.vat_category = billing.vat.category.code
    row.vat_rate_basis_points = billing.vat.rate
    row.round_up_minutes = billing.roundUp
    row.unit_price_millionths = billing.price ?? 0
    if let project = billing.project {
      row.fields |= TASKCORE_BILLING_PROJECT_ID
      row.project_id = project
    }
    if let task = billing.task {
      row.fields |= TASKCORE_BILLING_TASK_ID
      row.task_id = task
    }
    if let name = billing.name {
      row.fields |= TASKCORE_BILLING_NAME
      row.name = texts.copy(name)
    }
    var count: Int64 = 0
    try withExtendedLifetime(texts) {
      try Self.check(taskcore_invoice_bill_focus(handle, draft, &row, &count))
    }
    return count
  }
}
