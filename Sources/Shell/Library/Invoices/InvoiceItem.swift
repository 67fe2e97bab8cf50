import CTaskcoreHeader

/// An item of an invoice.
struct InvoiceItem {
  let id: Int64
  let uid: String
  /// From 1.
  let position: Int
  let name: String
  let details: String
  /// The code, such as `HUR`.
  let unit: String
  /// In words, for the quantity.
  let unitLabel: String
  /// In ten-thousandths.
  let quantity: Int64
  /// In millionths of the currency unit.
  let price: Int64
  let discount: Amount
  /// In hundredths of a percent, when it was given so.
  let discountRate: Int32?
  let discountReason: String
  let net: Amount
  let vat: VAT
  let exemptionReason: String
  let exemptionCode: String
  let period: InvoicePeriod?
  let tasks: [Int64]
  let focusSessions: Int64

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
struct InvoicePeriod: Equatable {
  let first: CalendarDate?
  let last: CalendarDate?

  static let none = InvoicePeriod(first: nil, last: nil)

  init(first: CalendarDate?, last: CalendarDate?) {
    self.first = first
    self.last = last
  }

  /// Nil when neither is known.
  init?(_ first: Int32, _ last: Int32) {
    self.init(first: CalendarDate(number: first), last: CalendarDate(number: last))
    if self == .none { return nil }
  }

  /// `2026-10-01 to 2026-10-31`
  var text: String {
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
struct InvoiceAdjustment {
  let id: Int64
  let uid: String
  let isCharge: Bool
  let reason: String
  let reasonCode: String
  let amount: Amount
  /// In hundredths of a percent, when it was given so.
  let rate: Int32?
  let vat: VAT
  let exemptionReason: String
  let exemptionCode: String

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
struct VATRow {
  let vat: VAT
  let taxable: Amount
  let tax: Amount
  let exemptionReason: String
  let exemptionCode: String

  init(_ row: taskcore_vat_row, _ currency: String) {
    vat = VAT(code: row.category, rate: row.rate_basis_points)
    taxable = Amount(row.taxable_minor, currency)
    tax = Amount(row.tax_minor, currency)
    exemptionReason = String(c: row.exemption_reason)
    exemptionCode = String(c: row.exemption_code)
  }
}
