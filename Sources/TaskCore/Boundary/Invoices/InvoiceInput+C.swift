import CTaskcore
import Domain

extension InvoiceInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_invoice_input>?) throws {
    let input = try required(pointer, "input").checked()
    self.init()
    try setTerms(input)
    try setTexts(input)
  }

  private mutating func setTerms(_ input: taskcore_invoice_input) throws {
    if input.has(TASKCORE_INVOICE_CLIENT) {
      clientID = .some(input.client_id == 0 ? nil : input.client_id)
    }
    if input.has(TASKCORE_INVOICE_DUE_DATE) {
      dueDate = .some(try optionalDate(input.due_date, "due_date"))
    }
    if input.has(TASKCORE_INVOICE_PAYMENT_DAYS) { paymentDays = Int64(input.payment_days) }
    if input.has(TASKCORE_INVOICE_DELIVERY_DATE) {
      deliveryDate = .some(try optionalDate(input.delivery_date, "delivery_date"))
    }
    if input.has(TASKCORE_INVOICE_PERIOD) {
      period = try InvoicePeriod(first: input.first_date, last: input.last_date)
    }
    if input.has(TASKCORE_INVOICE_EXCHANGE_RATE) {
      let rate = input.exchange_rate_millionths
      exchangeRate = .some(rate == 0 ? nil : rate)
    }
    if input.has(TASKCORE_INVOICE_PREPAID) { prepaid = input.prepaid_minor }
    if input.has(TASKCORE_INVOICE_VALID_UNTIL) {
      validUntil = .some(try optionalDate(input.valid_until, "valid_until"))
    }
    if input.has(TASKCORE_INVOICE_GROSS_PRICES) { hasGrossPrices = input.has_gross_prices != 0 }
    if input.has(TASKCORE_INVOICE_PRECEDING) {
      preceding = PrecedingInvoice(
        number: try text(input.preceding_number, "preceding_number"),
        date: try optionalDate(input.preceding_date, "preceding_date"))
    }
  }

  private mutating func setTexts(_ input: taskcore_invoice_input) throws {
    func text(
      _ field: UInt64, _ pointer: UnsafePointer<CChar>?, _ name: String
    ) throws -> String? {
      input.has(field) ? try TaskCore.text(pointer, name) : nil
    }
    series = try text(TASKCORE_INVOICE_SERIES, input.series, "series")
    currency = try text(TASKCORE_INVOICE_CURRENCY, input.currency, "currency")
    language = try text(TASKCORE_INVOICE_LANGUAGE, input.language, "language")
    businessProcess = try text(
      TASKCORE_INVOICE_BUSINESS_PROCESS, input.business_process, "business_process")
    buyerReference = try text(
      TASKCORE_INVOICE_BUYER_REFERENCE, input.buyer_reference, "buyer_reference")
    orderReference = try text(
      TASKCORE_INVOICE_ORDER_REFERENCE, input.order_reference, "order_reference")
    contractReference = try text(
      TASKCORE_INVOICE_CONTRACT_REFERENCE, input.contract_reference, "contract_reference")
    paymentTerms = try text(
      TASKCORE_INVOICE_PAYMENT_TERMS, input.payment_terms, "payment_terms")
    latePenalty = try text(TASKCORE_INVOICE_LATE_PENALTY, input.late_penalty, "late_penalty")
    recoveryFee = try text(TASKCORE_INVOICE_RECOVERY_FEE, input.recovery_fee, "recovery_fee")
    earlyDiscount = try text(
      TASKCORE_INVOICE_EARLY_DISCOUNT, input.early_discount, "early_discount")
    notes = try text(TASKCORE_INVOICE_NOTES, input.notes, "notes")
    vatPoint = try text(TASKCORE_INVOICE_VAT_POINT, input.vat_point, "vat_point")
    try setDelivery(input)
  }

  private mutating func setDelivery(_ input: taskcore_invoice_input) throws {
    let parts: [(UInt64, UnsafePointer<CChar>?, Invoice.Property)] = [
      (TASKCORE_INVOICE_DELIVERY_NAME, input.delivery_name, .deliveryName),
      (TASKCORE_INVOICE_DELIVERY_STREET, input.delivery_street, .deliveryStreet),
      (TASKCORE_INVOICE_DELIVERY_STREET_2, input.delivery_street_2, .deliveryStreet2),
      (TASKCORE_INVOICE_DELIVERY_POSTAL_CODE, input.delivery_postal_code, .deliveryPostalCode),
      (TASKCORE_INVOICE_DELIVERY_CITY, input.delivery_city, .deliveryCity),
      (TASKCORE_INVOICE_DELIVERY_REGION, input.delivery_region, .deliveryRegion),
      (TASKCORE_INVOICE_DELIVERY_COUNTRY, input.delivery_country, .deliveryCountry),
    ]
    for (field, pointer, property) in parts where input.has(field) {
      delivery[property] = try text(pointer, property.rawValue)
    }
  }
}

extension InvoicePeriod {
  /// Dates as callers have them: 0 stands for an open end.
  ///
  /// - Throws: `invalid`, with the member.
  init(first: Int32, last: Int32) throws {
    try self.init(
      first: optionalDate(first, "first_date"), last: optionalDate(last, "last_date"))
  }
}
