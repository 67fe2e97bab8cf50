import TaskcoreSwift

extension FieldValue {
  /// A text such as `1234.56`, so that no program reads it as a binary fraction.
  static func amount(_ amount: Amount) -> FieldValue { .text(amount.decimal) }

  /// What an hour costs, in millionths of the currency unit: `87.5`.
  static func rate(_ rate: Int64?) -> FieldValue {
    rate.map { .text(DecimalText.plain($0, places: 6)) } ?? .null
  }

  static func date(_ date: CalendarDate?) -> FieldValue { date.map { .text($0.text) } ?? .null }
}

extension Invoice: Record {
  static let fieldNames = [
    "id", "uid", "number", "kind", "state", "client", "client_id", "currency", "issue_date",
    "due_date", "net", "vat", "gross", "due", "paid", "credited", "balance", "preceding_id",
    "created", "modified", "issued", "twin_id", "quote_id", "valid_until", "answer_date",
    "total",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(number), .text(kind.rawValue), .text(state.rawValue),
      .text(clientName), client.map { .integer($0) } ?? .null, .text(currency), .date(issueDate),
      .date(dueDate), .amount(net), .amount(vat), .amount(gross), .amount(due), .amount(paid),
      .amount(credited), .amount(balance), preceding.map { .integer($0) } ?? .null,
      .text(try store.localTime(created).rfc3339), .text(try store.localTime(modified).rfc3339),
      try issued.map { .text(try store.localTime($0).rfc3339) } ?? .null,
      twin.map { .integer($0) } ?? .null, quote.map { .integer($0) } ?? .null, .date(validUntil),
      .date(answerDate), .amount(total),
    ]
  }
}

extension InvoiceContent: Record {
  static let fieldNames =
    Invoice.fieldNames + [
      "seller", "buyer", "items", "adjustments", "vat_rows", "payments", "emails",
      "credit_notes", "item_total", "allowance_total", "charge_total", "prepaid",
      "vat_in_euro", "exchange_rate", "series", "language", "business_process",
      "buyer_reference", "order_reference", "contract_reference", "payment_terms",
      "late_penalty", "recovery_fee", "early_discount", "notes", "preceding_number",
      "preceding_date", "payment_days", "delivery_date", "first_date", "last_date",
      "deductions", "deducted_rates", "deducted", "replacement_id",
      "quote_number", "quoted",
      "invoice_profile", "vat_point", "delivery_name", "delivery_street", "delivery_street_2",
      "delivery_postal_code", "delivery_city", "delivery_region", "delivery_country",
      "prices", "rounding",
    ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    try invoice.fieldValues(in: store) + [
      .object(seller.values), .object(buyer.values), .objects(try objects(items, in: store)),
      .objects(try objects(adjustments, in: store)), .objects(try objects(vatRows, in: store)),
      .objects(try objects(paymentRecords, in: store)), .objects(try objects(emails, in: store)),
      .integers(creditNotes), .amount(itemTotal), .amount(allowances), .amount(charges),
      .amount(prepaid), vatInEuro.map { .amount($0) } ?? .null,
      exchangeRate.map { .text(DecimalText.plain($0, places: 6)) } ?? .null, .text(series),
      .text(language), .text(businessProcess), .text(buyerReference), .text(orderReference),
      .text(contractReference), .text(paymentTerms), .text(latePenalty), .text(recoveryFee),
      .text(earlyDiscount), .text(notes), .text(precedingNumber), .date(precedingDate),
      .integer(Int64(paymentDays)), .date(deliveryDate), .date(period?.first),
      .date(period?.last), .objects(try objects(deductions, in: store)),
      .objects(try objects(deductedRates, in: store)), .amount(deducted),
      replacement.map { .integer($0) } ?? .null,
      .text(quoteNumber), .integers(quoted), .text(invoiceProfile), .text(vatPoint),
      .text(deliveryName),
      .text(deliveryStreet), .text(deliveryStreet2), .text(deliveryPostalCode),
      .text(deliveryCity), .text(deliveryRegion), .text(deliveryCountry),
      .text(hasGrossPrices ? "gross" : "net"), .amount(rounding),
    ]
  }

  /// Its payments, with its number.
  var paymentRecords: [PaymentRecord] {
    payments.map { PaymentRecord(payment: $0, number: invoice.number) }
  }

  private func objects<Item: Record>(
    _ items: [Item], in store: Store
  ) throws -> [[(name: String, value: FieldValue)]] {
    try items.map { item in
      zip(Item.fieldNames, try item.fieldValues(in: store)).map { ($0, $1) }
    }
  }
}

extension InvoiceItem: Record {
  static let fieldNames = [
    "id", "uid", "position", "name", "details", "quantity", "unit", "unit_label", "price",
    "discount", "discount_percent", "discount_reason", "net", "vat_category", "vat_rate",
    "exemption_reason", "exemption_code", "first_date", "last_date", "tasks", "focus_sessions",
    "gross", "gross_discount",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .integer(id), .text(uid), .integer(Int64(position)), .text(name), .text(details),
      .text(DecimalText.plain(quantity, places: 4)), .text(unit), .text(unitLabel),
      .text(DecimalText.plain(price, places: 6)), .amount(discount),
      discountRate.map { .text(DecimalText.plain(Int64($0), places: 2)) } ?? .null,
      .text(discountReason), .amount(net), .text(vat.category.rawValue),
      .text(DecimalText.plain(Int64(vat.rate), places: 3)), .text(exemptionReason),
      .text(exemptionCode), .date(period?.first), .date(period?.last), .integers(tasks),
      .integer(focusSessions), .amount(gross), .amount(grossDiscount),
    ]
  }
}

extension InvoiceAdjustment: Record {
  static let fieldNames = [
    "id", "uid", "kind", "reason", "reason_code", "amount", "percent", "vat_category",
    "vat_rate", "exemption_reason", "exemption_code", "gross",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(isCharge ? "charge" : "allowance"), .text(reason),
      .text(reasonCode), .amount(amount),
      rate.map { .text(DecimalText.plain(Int64($0), places: 2)) } ?? .null,
      .text(vat.category.rawValue), .text(DecimalText.plain(Int64(vat.rate), places: 3)),
      .text(exemptionReason), .text(exemptionCode), .amount(gross),
    ]
  }
}

extension VATRow: Record {
  static let fieldNames = [
    "vat_category", "vat_rate", "taxable", "tax", "exemption_reason", "exemption_code",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(vat.category.rawValue), .text(DecimalText.plain(Int64(vat.rate), places: 3)),
      .amount(taxable), .amount(tax), .text(exemptionReason), .text(exemptionCode),
    ]
  }
}

extension InvoiceDeduction: Record {
  static let fieldNames = ["down_payment_id", "number", "issue_date", "net", "vat", "gross"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      downPayment.map { .integer($0) } ?? .null, .text(number), .date(issueDate), .amount(net),
      .amount(vat), .amount(gross),
    ]
  }
}

extension DeductedRate: Record {
  static let fieldNames = [
    "vat_category", "vat_rate", "whole", "whole_tax", "deducted", "deducted_tax", "rest",
    "rest_tax",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(vat.category.rawValue), .text(DecimalText.plain(Int64(vat.rate), places: 3)),
      .amount(whole), .amount(wholeTax), .amount(deducted), .amount(deductedTax), .amount(rest),
      .amount(restTax),
    ]
  }
}

/// A payment with the number of what it was for.
struct PaymentRecord: Record {
  let payment: Payment
  let number: String

  static let fieldNames = [
    "id", "uid", "invoice", "date", "amount", "currency", "means", "reference", "notes",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .integer(payment.id), .text(payment.uid), .text(number),
      .date(payment.date), .amount(payment.amount), .text(payment.amount.currency),
      .text(payment.means),
      .text(payment.reference), .text(payment.notes),
    ]
  }
}

extension Email: Record {
  static let fieldNames = [
    "id", "uid", "invoice_id", "state", "recipients", "subject", "message_id", "created",
    "finished", "error",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .integer(invoice), .text(state.rawValue), .text(recipients),
      .text(subject), .text(messageID), .text(try store.localTime(created).rfc3339),
      try finished.map { .text(try store.localTime($0).rfc3339) } ?? .null, .text(error),
    ]
  }
}

extension Problem: Record {
  static let fieldNames = ["rule", "field", "message", "warning"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.text(rule), .text(field), .text(message), .boolean(isWarning)]
  }
}

extension Ageing: Record {
  static let fieldNames = ["currency", "first_day", "last_day", "balance", "invoices"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(balance.currency), .integer(Int64(firstDay)),
      lastDay.map { .integer(Int64($0)) } ?? .null, .amount(balance), .integer(invoices),
    ]
  }
}

extension Turnover: Record {
  static let fieldNames = [
    "month", "currency", "invoices", "credit_notes", "net", "vat", "gross",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(month?.text ?? ""), .text(net.currency), .integer(invoices), .integer(creditNotes),
      .amount(net), .amount(vat), .amount(gross),
    ]
  }
}

extension VATTotal: Record {
  static let fieldNames = ["month", "currency", "vat_category", "vat_rate", "taxable", "tax"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(month?.text ?? ""), .text(tax.currency), .text(vat.category.rawValue),
      .text(DecimalText.plain(Int64(vat.rate), places: 3)), .amount(taxable), .amount(tax),
    ]
  }
}
