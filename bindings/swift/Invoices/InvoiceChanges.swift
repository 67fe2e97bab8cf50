import CTaskcoreHeader

/// What a draft is to be: a new one, or what changes about one.
public struct InvoiceChanges: Sendable {
  /// What is a text of the library.
  public enum Text: CaseIterable, Sendable {
    case series
    case currency
    case language
    case businessProcess
    case buyerReference
    case orderReference
    case contractReference
    case paymentTerms
    case latePenalty
    case recoveryFee
    case earlyDiscount
    case notes

    fileprivate typealias Member =
      WritableKeyPath<taskcore_invoice_input, UnsafePointer<CChar>?>

    /// The library's bit and member of it.
    fileprivate var place: (field: UInt64, member: Member) {
      switch self {
      case .series: (TASKCORE_INVOICE_SERIES, \.series)
      case .currency: (TASKCORE_INVOICE_CURRENCY, \.currency)
      case .language: (TASKCORE_INVOICE_LANGUAGE, \.language)
      case .businessProcess: (TASKCORE_INVOICE_BUSINESS_PROCESS, \.business_process)
      case .buyerReference: (TASKCORE_INVOICE_BUYER_REFERENCE, \.buyer_reference)
      case .orderReference: (TASKCORE_INVOICE_ORDER_REFERENCE, \.order_reference)
      case .contractReference: (TASKCORE_INVOICE_CONTRACT_REFERENCE, \.contract_reference)
      case .paymentTerms: (TASKCORE_INVOICE_PAYMENT_TERMS, \.payment_terms)
      case .latePenalty: (TASKCORE_INVOICE_LATE_PENALTY, \.late_penalty)
      case .recoveryFee: (TASKCORE_INVOICE_RECOVERY_FEE, \.recovery_fee)
      case .earlyDiscount: (TASKCORE_INVOICE_EARLY_DISCOUNT, \.early_discount)
      case .notes: (TASKCORE_INVOICE_NOTES, \.notes)
      }
    }
  }

  /// The texts.
  public var texts: [Text: [UInt8]] = [:]
  /// 0 for none.
  public var client: Int64?
  /// As yyyymmdd; 0 for none, so that the days count.
  public var dueDate: Int32?
  /// The payment days.
  public var paymentDays: Int32?
  /// As yyyymmdd; 0 for none.
  public var deliveryDate: Int32?
  /// The period.
  public var period: InvoicePeriod?
  /// Units of its currency for one euro, in millionths.
  public var exchangeRate: Int64?
  /// As it was written; its currency tells what it means.
  public var prepaid: (any UTF8Text)?
  /// The preceding number.
  public var precedingNumber: (any UTF8Text)?
  /// As yyyymmdd.
  public var precedingDate: Int32?

  /// Makes one with these values.
  public init(
    texts: [Text: [UInt8]] = [:], client: Int64? = nil, dueDate: Int32? = nil,
    paymentDays: Int32? = nil, deliveryDate: Int32? = nil, period: InvoicePeriod? = nil,
    exchangeRate: Int64? = nil, prepaid: (any UTF8Text)? = nil,
    precedingNumber: (any UTF8Text)? = nil, precedingDate: Int32? = nil
  ) {
    self.texts = texts
    self.client = client
    self.dueDate = dueDate
    self.paymentDays = paymentDays
    self.deliveryDate = deliveryDate
    self.period = period
    self.exchangeRate = exchangeRate
    self.prepaid = prepaid
    self.precedingNumber = precedingNumber
    self.precedingDate = precedingDate
  }

  /// Hands the library's form of it to `body`; amounts are in `currency`.
  fileprivate func withInput(
    in currency: String, _ body: (UnsafePointer<taskcore_invoice_input>) throws -> Void
  ) throws {
    let copies = CStrings()
    var input = taskcore_invoice_input()
    input.struct_size = MemoryLayout<taskcore_invoice_input>.size
    func set<Value>(
      _ value: Value?, _ field: UInt64, _ member: WritableKeyPath<taskcore_invoice_input, Value>
    ) {
      guard let value else { return }
      input.fields |= field
      input[keyPath: member] = value
    }
    for (text, bytes) in texts {
      let (field, member) = text.place
      set(copies.copy(bytes), field, member)
    }
    set(client, TASKCORE_INVOICE_CLIENT, \.client_id)
    set(dueDate, TASKCORE_INVOICE_DUE_DATE, \.due_date)
    set(paymentDays, TASKCORE_INVOICE_PAYMENT_DAYS, \.payment_days)
    set(deliveryDate, TASKCORE_INVOICE_DELIVERY_DATE, \.delivery_date)
    set(period.map { $0.first?.number ?? 0 }, TASKCORE_INVOICE_PERIOD, \.first_date)
    set(period.map { $0.last?.number ?? 0 }, TASKCORE_INVOICE_PERIOD, \.last_date)
    set(exchangeRate, TASKCORE_INVOICE_EXCHANGE_RATE, \.exchange_rate_millionths)
    if let prepaid {
      let amount =
        prepaid.utf8Bytes.isEmpty ? Amount(0, currency) : try Amount(written: prepaid, currency)
      set(amount.minor, TASKCORE_INVOICE_PREPAID, \.prepaid_minor)
    }
    if precedingNumber != nil || precedingDate != nil {
      set(copies.copy(precedingNumber ?? []), TASKCORE_INVOICE_PRECEDING, \.preceding_number)
      set(precedingDate ?? 0, TASKCORE_INVOICE_PRECEDING, \.preceding_date)
    }
    try withExtendedLifetime(copies) { try body(&input) }
  }
}

extension Store {
  /// Adds a draft, and returns its id.
  public func addInvoice(_ kind: Invoice.Kind, _ draft: InvoiceChanges) throws -> Int64 {
    var id: Int64 = 0
    try draft.withInput(in: currency(of: draft)) {
      try Self.check(taskcore_invoice_add(handle, kind.code, $0, &id))
    }
    return id
  }

  /// Changes a draft, whose currency is known.
  public func updateInvoice(_ draft: Invoice, _ changes: InvoiceChanges) throws {
    let currency =
      changes.texts[.currency].map { String(decoding: $0, as: UTF8.self) } ?? draft.currency
    try changes.withInput(in: currency) {
      try Self.check(taskcore_invoice_update(handle, draft.id, $0))
    }
  }

  /// The currency of a new draft: as it is said, or as its client's, or as the seller's.
  private func currency(of draft: InvoiceChanges) throws -> String {
    if let written = draft.texts[.currency] { return String(decoding: written, as: UTF8.self) }
    guard draft.prepaid != nil else { return "EUR" }
    let client = try clients(.all).first { $0.id == draft.client }
    let known = [client?.party[.currency] ?? "", try profile().seller[.currency]]
    return known.first { !$0.utf8Bytes.isEmpty } ?? "EUR"
  }

  /// Deletes drafts with all that belongs to them, all or none, as one step for undo.
  public func deleteInvoices(_ ids: [Int64]) throws {
    try Self.check(taskcore_invoice_delete(handle, ids, ids.count))
  }

  /// Makes a draft like an invoice, and returns its id.
  public func copyInvoice(_ id: Int64) throws -> Int64 {
    var copy: Int64 = 0
    try Self.check(taskcore_invoice_copy(handle, id, &copy))
    return copy
  }

  /// Makes a draft that takes an invoice back, and returns its id.
  public func creditInvoice(_ id: Int64) throws -> Int64 {
    var note: Int64 = 0
    try Self.check(taskcore_invoice_credit(handle, id, &note))
    return note
  }
}
