import CTaskcoreHeader

/// What is off: a share in hundredths of a percent, or an amount.
public enum ShareOrAmount: Sendable {
  case share(Int32)
  case amount(Int64)
}

/// What an item of a draft is to be: a new one, or what changes about one.
public struct InvoiceItemChanges: Sendable {
  /// The name.
  public var name: (any UTF8Text)?
  /// The details.
  public var details: (any UTF8Text)?
  /// In ten-thousandths.
  public var quantity: Int64?
  /// The unit.
  public var unit: (any UTF8Text)?
  /// In millionths of the currency unit.
  public var price: Int64?
  /// The discount.
  public var discount: ShareOrAmount?
  /// The discount reason.
  public var discountReason: (any UTF8Text)?
  /// How VAT is due.
  public var vat: VAT?
  /// The exemption reason.
  public var exemptionReason: (any UTF8Text)?
  /// The exemption code.
  public var exemptionCode: (any UTF8Text)?
  /// The period.
  public var period: InvoicePeriod?
  /// The tasks, or how many.
  public var tasks: [Int64]?
  /// From 1.
  public var position: Int32?

  /// Makes one with these values.
  public init(
    name: (any UTF8Text)? = nil, details: (any UTF8Text)? = nil, quantity: Int64? = nil,
    unit: (any UTF8Text)? = nil, price: Int64? = nil, discount: ShareOrAmount? = nil,
    discountReason: (any UTF8Text)? = nil, vat: VAT? = nil, exemptionReason: (any UTF8Text)? = nil,
    exemptionCode: (any UTF8Text)? = nil, period: InvoicePeriod? = nil, tasks: [Int64]? = nil,
    position: Int32? = nil
  ) {
    self.name = name
    self.details = details
    self.quantity = quantity
    self.unit = unit
    self.price = price
    self.discount = discount
    self.discountReason = discountReason
    self.vat = vat
    self.exemptionReason = exemptionReason
    self.exemptionCode = exemptionCode
    self.period = period
    self.tasks = tasks
    self.position = position
  }

  /// Hands the library's form of it to `body`.
  fileprivate func withInput(
    _ body: (UnsafePointer<taskcore_invoice_line_input>) throws -> Void
  ) throws {
    let texts = CStrings()
    var input = taskcore_invoice_line_input()
    input.struct_size = MemoryLayout<taskcore_invoice_line_input>.size
    func set<Value>(
      _ value: Value?, _ field: UInt64,
      _ member: WritableKeyPath<taskcore_invoice_line_input, Value>
    ) {
      guard let value else { return }
      input.fields |= field
      input[keyPath: member] = value
    }
    set(name.map(texts.copy), TASKCORE_LINE_NAME, \.name)
    set(details.map(texts.copy), TASKCORE_LINE_DETAILS, \.details)
    set(quantity, TASKCORE_LINE_QUANTITY, \.quantity_ten_thousandths)
    set(unit.map(texts.copy), TASKCORE_LINE_UNIT, \.unit)
    set(price, TASKCORE_LINE_UNIT_PRICE, \.unit_price_millionths)
    switch discount {
    case .share(let rate): set(rate, TASKCORE_LINE_DISCOUNT_RATE, \.discount_basis_points)
    case .amount(let minor): set(minor, TASKCORE_LINE_DISCOUNT_AMOUNT, \.discount_minor)
    case nil: break
    }
    set(discountReason.map(texts.copy), TASKCORE_LINE_DISCOUNT_REASON, \.discount_reason)
    set(vat?.category.code, TASKCORE_LINE_VAT, \.vat_category)
    set(vat?.rate, TASKCORE_LINE_VAT, \.vat_rate_basis_points)
    if exemptionReason != nil || exemptionCode != nil {
      set(texts.copy(exemptionReason ?? []), TASKCORE_LINE_EXEMPTION, \.exemption_reason)
      set(texts.copy(exemptionCode ?? []), TASKCORE_LINE_EXEMPTION, \.exemption_code)
    }
    set(period.map { $0.first?.number ?? 0 }, TASKCORE_LINE_PERIOD, \.first_date)
    set(period.map { $0.last?.number ?? 0 }, TASKCORE_LINE_PERIOD, \.last_date)
    set(position, TASKCORE_LINE_POSITION, \.position)
    try withExtendedLifetime(texts) {
      guard let tasks else { return try body(&input) }
      try tasks.withUnsafeBufferPointer { ids in
        set(ids.baseAddress, TASKCORE_LINE_TASKS, \.task_ids)
        input.fields |= TASKCORE_LINE_TASKS
        input.task_count = ids.count
        try body(&input)
      }
    }
  }
}

/// What an allowance or a charge on the whole of a draft is to be.
public struct InvoiceAdjustmentChanges: Sendable {
  /// Whether it is charge.
  public var isCharge: Bool?
  /// The reason.
  public var reason: (any UTF8Text)?
  /// The reason code.
  public var reasonCode: (any UTF8Text)?
  /// The size.
  public var size: ShareOrAmount?
  /// How VAT is due.
  public var vat: VAT?
  /// The exemption reason.
  public var exemptionReason: (any UTF8Text)?
  /// The exemption code.
  public var exemptionCode: (any UTF8Text)?

  /// Makes one with these values.
  public init(
    isCharge: Bool? = nil, reason: (any UTF8Text)? = nil, reasonCode: (any UTF8Text)? = nil,
    size: ShareOrAmount? = nil, vat: VAT? = nil, exemptionReason: (any UTF8Text)? = nil,
    exemptionCode: (any UTF8Text)? = nil
  ) {
    self.isCharge = isCharge
    self.reason = reason
    self.reasonCode = reasonCode
    self.size = size
    self.vat = vat
    self.exemptionReason = exemptionReason
    self.exemptionCode = exemptionCode
  }

  /// Hands the library's form of it to `body`.
  fileprivate func withInput(
    _ body: (UnsafePointer<taskcore_invoice_adjustment_input>) throws -> Void
  ) throws {
    let texts = CStrings()
    var input = taskcore_invoice_adjustment_input()
    input.struct_size = MemoryLayout<taskcore_invoice_adjustment_input>.size
    func set<Value>(
      _ value: Value?, _ field: UInt64,
      _ member: WritableKeyPath<taskcore_invoice_adjustment_input, Value>
    ) {
      guard let value else { return }
      input.fields |= field
      input[keyPath: member] = value
    }
    set(isCharge.map { $0 ? 1 : 0 }, TASKCORE_ADJUSTMENT_CHARGE, \.is_charge)
    set(reason.map(texts.copy), TASKCORE_ADJUSTMENT_REASON, \.reason)
    set(reasonCode.map(texts.copy), TASKCORE_ADJUSTMENT_REASON_CODE, \.reason_code)
    switch size {
    case .share(let rate): set(rate, TASKCORE_ADJUSTMENT_RATE, \.rate_basis_points)
    case .amount(let minor): set(minor, TASKCORE_ADJUSTMENT_AMOUNT, \.amount_minor)
    case nil: break
    }
    set(vat?.category.code, TASKCORE_ADJUSTMENT_VAT, \.vat_category)
    set(vat?.rate, TASKCORE_ADJUSTMENT_VAT, \.vat_rate_basis_points)
    if exemptionReason != nil || exemptionCode != nil {
      set(texts.copy(exemptionReason ?? []), TASKCORE_ADJUSTMENT_EXEMPTION, \.exemption_reason)
      set(texts.copy(exemptionCode ?? []), TASKCORE_ADJUSTMENT_EXEMPTION, \.exemption_code)
    }
    try withExtendedLifetime(texts) { try body(&input) }
  }
}

extension Store {
  /// Adds an item to a draft, and returns its id.
  public func addItem(_ item: InvoiceItemChanges, to draft: Int64) throws -> Int64 {
    var id: Int64 = 0
    try item.withInput { try Self.check(taskcore_invoice_line_add(handle, draft, $0, &id)) }
    return id
  }

  /// Changes an item of a draft.
  public func updateItem(_ id: Int64, _ changes: InvoiceItemChanges) throws {
    try changes.withInput { try Self.check(taskcore_invoice_line_update(handle, id, $0)) }
  }

  /// Deletes items of drafts, all or none, as one step for undo.
  public func deleteItems(_ ids: [Int64]) throws {
    try Self.check(taskcore_invoice_line_delete(handle, ids, ids.count))
  }

  /// Adds an allowance or a charge to a draft, and returns its id.
  public func addAdjustment(_ adjustment: InvoiceAdjustmentChanges, to draft: Int64) throws -> Int64
  {
    var id: Int64 = 0
    try adjustment.withInput {
      try Self.check(taskcore_invoice_adjustment_add(handle, draft, $0, &id))
    }
    return id
  }

  /// Changes an allowance or a charge of a draft.
  public func updateAdjustment(_ id: Int64, _ changes: InvoiceAdjustmentChanges) throws {
    try changes.withInput { try Self.check(taskcore_invoice_adjustment_update(handle, id, $0)) }
  }

  /// Deletes allowances and charges of drafts, all or none, as one step for undo.
  public func deleteAdjustments(_ ids: [Int64]) throws {
    try Self.check(taskcore_invoice_adjustment_delete(handle, ids, ids.count))
  }
}
