import CTaskcoreHeader

/// An item of an invoice.
public struct InvoiceItem: Sendable {
  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// From 1.
  public let position: Int
  /// The name.
  public let name: String
  /// The details.
  public let details: String
  /// The code, such as `HUR`.
  public let unit: String
  /// In words, for the quantity.
  public let unitLabel: String
  /// In ten-thousandths.
  public let quantity: Int64
  /// In millionths of the currency unit.
  public let price: Int64
  /// BT-136, whether given as a rate or as an amount; 0 without.
  public let discount: Amount
  /// In hundredths of a percent, when it was given so.
  public let discountRate: Int32?
  /// The discount reason.
  public let discountReason: String
  /// BT-131.
  public let net: Amount
  /// How VAT is due.
  public let vat: VAT
  /// The exemption reason.
  public let exemptionReason: String
  /// The exemption code.
  public let exemptionCode: String
  /// 0 for none, as the last.
  public let period: InvoicePeriod?
  /// The tasks that it is for and that are there.
  public let tasks: [Int64]
  /// The focus sessions.
  public let focusSessions: Int64

  init(_ row: taskcore_invoice_line, _ currency: String) {
    id = row.id
    uid = String(c: row.uid)
    position = Int(row.position)
    name = String(c: row.name)
    details = String(c: row.details)
    unit = String(c: row.unit)
    unitLabel = String(c: row.unit_label)
    quantity = row.quantity_ten_thousandths
    price = row.unit_price_millionths
    discount = Amount(row.discount_minor, currency)
    discountRate = row.discount_basis_points < 0 ? nil : row.discount_basis_points
    discountReason = String(c: row.discount_reason)
    net = Amount(row.net_minor, currency)
    vat = VAT(code: row.vat_category, rate: row.vat_rate_basis_points)
    exemptionReason = String(c: row.exemption_reason)
    exemptionCode = String(c: row.exemption_code)
    period = InvoicePeriod(row.first_date, row.last_date)
    tasks = Array(UnsafeBufferPointer(start: row.task_ids, count: row.task_count))
    focusSessions = row.focus_session_count
  }
}

/// From a day to a day, either of which may not be known.
public struct InvoicePeriod: Equatable, Sendable {
  /// The first one.
  public let first: CalendarDate?
  /// The last one.
  public let last: CalendarDate?

  /// Nothing.
  public static let none = InvoicePeriod(first: nil, last: nil)

  /// Makes one with these values.
  public init(first: CalendarDate?, last: CalendarDate?) {
    self.first = first
    self.last = last
  }

  /// Nil when neither is known.
  public init?(_ first: Int32, _ last: Int32) {
    self.init(first: CalendarDate(number: first), last: CalendarDate(number: last))
    if self == .none { return nil }
  }

  /// `2026-10-01 to 2026-10-31`
  public var text: String {
    switch (first, last) {
    case (let first?, let last?):
      first == last ? first.text : "\(first.text) to \(last.text)"
    case (let first?, nil): "from \(first.text)"
    case (nil, let last?): "to \(last.text)"
    case (nil, nil): ""
    }
  }
}

/// An allowance or a charge on the whole of an invoice.
public struct InvoiceAdjustment: Sendable {
  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// Whether it is charge.
  public let isCharge: Bool
  /// The reason.
  public let reason: String
  /// The reason code.
  public let reasonCode: String
  /// BT-92, BT-99, whether given as a rate or as an amount.
  public let amount: Amount
  /// In hundredths of a percent, when it was given so.
  public let rate: Int32?
  /// How VAT is due.
  public let vat: VAT
  /// The exemption reason.
  public let exemptionReason: String
  /// The exemption code.
  public let exemptionCode: String

  init(_ row: taskcore_invoice_adjustment, _ currency: String) {
    id = row.id
    uid = String(c: row.uid)
    isCharge = row.is_charge != 0
    reason = String(c: row.reason)
    reasonCode = String(c: row.reason_code)
    amount = Amount(row.amount_minor, currency)
    rate = row.rate_basis_points < 0 ? nil : row.rate_basis_points
    vat = VAT(code: row.vat_category, rate: row.vat_rate_basis_points)
    exemptionReason = String(c: row.exemption_reason)
    exemptionCode = String(c: row.exemption_code)
  }
}

/// What an invoice taxes in one way.
public struct VATRow: Sendable {
  /// How VAT is due.
  public let vat: VAT
  /// BT-116.
  public let taxable: Amount
  /// BT-117.
  public let tax: Amount
  /// The exemption reason.
  public let exemptionReason: String
  /// The exemption code.
  public let exemptionCode: String

  init(_ row: taskcore_vat_row, _ currency: String) {
    vat = VAT(code: row.category, rate: row.rate_basis_points)
    taxable = Amount(row.taxable_minor, currency)
    tax = Amount(row.tax_minor, currency)
    exemptionReason = String(c: row.exemption_reason)
    exemptionCode = String(c: row.exemption_code)
  }
}
