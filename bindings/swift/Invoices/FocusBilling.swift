import CTaskcoreHeader

/// Which focus time becomes items of a draft.
public struct FocusBilling: Sendable {
  /// Grouping.
  public enum Grouping: String, CaseIterable, Sendable {
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

  /// The first one.
  public var first: CalendarDate
  /// The last one.
  public var last: CalendarDate
  /// Nil for all.
  public var project: Int64?
  /// The task.
  public var task: Int64?
  /// The grouping.
  public var grouping = Grouping.task
  /// How VAT is due.
  public var vat: VAT?
  /// Each item's time is rounded up to a multiple of so many minutes; 0: as it is.
  public var roundUp: Int32 = 0
  /// Of an hour, in millionths of the currency unit.
  public var price: Int64?
  /// Of the items; else the library's.
  public var name: (any UTF8Text)?

  /// Makes one with these values.
  public init(
    first: CalendarDate, last: CalendarDate, project: Int64? = nil, task: Int64? = nil,
    grouping: Grouping = Grouping.task, vat: VAT? = nil, roundUp: Int32 = 0, price: Int64? = nil,
    name: (any UTF8Text)? = nil
  ) {
    self.first = first
    self.last = last
    self.project = project
    self.task = task
    self.grouping = grouping
    self.vat = vat
    self.roundUp = roundUp
    self.price = price
    self.name = name
  }
}

extension Store {
  /// Adds items for focus time to a draft, and returns how many.
  public func bill(_ billing: FocusBilling, on draft: Int64) throws -> Int64 {
    let texts = CStrings()
    var row = taskcore_focus_billing()
    row.struct_size = MemoryLayout<taskcore_focus_billing>.size
    row.first_date = billing.first.number
    row.last_date = billing.last.number
    row.grouping = billing.grouping.code
    row.vat_category = billing.vat?.category.code ?? TASKCORE_VAT_STANDARD
    row.vat_rate_basis_points = billing.vat?.rate ?? 0
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
