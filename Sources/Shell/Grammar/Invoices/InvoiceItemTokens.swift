import TaskcoreSwift

/// Changes to a record with amounts in a currency.
struct InCurrency<Changes> {
  var changes: Changes
  let currency: String
}

extension [Token<InCurrency<InvoiceItemChanges>>] {
  /// What `invoice item` understands.
  static let item: [Token<InCurrency<InvoiceItemChanges>>] = [
    token("qty:", .number, "how much; 1") {
      $0.changes.quantity = try DecimalText.value(of: $1, places: 4)
    },
    token("unit:", .words(units, placeholder: "UNIT"), "hour, day, kg or a code such as HUR") {
      $0.changes.unit = $1
    },
    token("price:", .words([], placeholder: "AMOUNT"), "of one, as prices: of the draft are") {
      $0.changes.price = try DecimalText.value(of: $1, places: 6)
    },
    token("vat:", VAT.value, "its rate, or a category") { $0.changes.vat = try VAT($1) },
    token("tax:", .number, "its sales tax, as 8.875; 0: none") {
      $0.changes.vat = try VAT(salesTax: $1)
    },
    token("off:", .words([], placeholder: "PERCENT|AMOUNT"), "10% or 25.00") {
      $0.changes.discount = try ShareOrAmount($1, in: $0.currency)
    },
    token("for:", .text, "why that is off") { $0.changes.discountReason = $1 },
    token("reason:", .text, "why there is no VAT") { $0.changes.exemptionReason = $1 },
    token("code:", VAT.exemptionCodes, "of that reason") { $0.changes.exemptionCode = $1 },
    token("details:", .text, "more about it") { $0.changes.details = $1 },
    Token(
      form: TokenForm(marks: ["period:"], value: InvoicePeriod.value, summary: "that it is for")
    ) { $1.changes.period = try InvoicePeriod($0, in: $2) },
    token("task:", .tasks, "the tasks that it is for") {
      $0.changes.tasks =
        $1.isEmpty || Word(bytes: $1).isNone ? [] : try TaskIDs.read([Word(bytes: $1)])
    },
  ]

  /// What `invoice item edit` understands besides.
  static let itemChanges: [Token<InCurrency<InvoiceItemChanges>>] =
    [token("name:", .text, "what it is") { $0.changes.name = $1 }] + item

  static let units = [
    "hour", "day", "week", "month", "unit", "piece", "lump sum", "kg", "km", "m²", "page", "word",
  ]

  private static func token(
    _ mark: String, _ value: TokenValue, _ summary: Message,
    set: @escaping @Sendable (inout InCurrency<InvoiceItemChanges>, [UInt8]) throws -> Void
  ) -> Token<InCurrency<InvoiceItemChanges>> {
    Token(form: TokenForm(marks: [mark], value: value, summary: summary)) { value, item, _ in
      try set(&item, value)
    }
  }
}

extension [Token<InCurrency<InvoiceAdjustmentChanges>>] {
  /// What `invoice allowance` and `invoice charge` understand.
  static let adjustment: [Token<InCurrency<InvoiceAdjustmentChanges>>] = [
    token("amount:", .words([], placeholder: "AMOUNT"), "how much") {
      $0.changes.size = .amount(try Amount(written: $1, $0.currency).minor)
    },
    token("percent:", .number, "of the sum of the items") {
      $0.changes.size = .share(try DecimalText.basisPoints(of: $1))
    },
    token("vat:", VAT.value, "its rate, or a category") { $0.changes.vat = try VAT($1) },
    token("tax:", .number, "its sales tax, as 8.875; 0: none") {
      $0.changes.vat = try VAT(salesTax: $1)
    },
    token("reason:", .text, "why there is no VAT") { $0.changes.exemptionReason = $1 },
    token("code:", VAT.exemptionCodes, "of that reason") { $0.changes.exemptionCode = $1 },
    token("kind:", .words([], placeholder: "CODE"), "of UNTDID 5189 or 7161") {
      $0.changes.reasonCode = $1
    },
  ]

  private static func token(
    _ mark: String, _ value: TokenValue, _ summary: Message,
    set: @escaping @Sendable (inout InCurrency<InvoiceAdjustmentChanges>, [UInt8]) throws -> Void
  ) -> Token<InCurrency<InvoiceAdjustmentChanges>> {
    Token(form: TokenForm(marks: [mark], value: value, summary: summary)) { value, item, _ in
      try set(&item, value)
    }
  }
}

extension [Token<FocusBilling>] {
  /// What `invoice bill` understands.
  static let billing: [Token<FocusBilling>] = [
    token("price:", .words([], placeholder: "AMOUNT"), "of an hour, as prices: of the draft are") {
      billing, value, _ in billing.price = try DecimalText.value(of: value, places: 6)
    },
    token("rates:", .choice(["yes", "no"]), "at its own rates, price: for the rest") {
      billing, value, _ in
      billing.isByRate = String(decoding: value, as: UTF8.self).lowercased() == "yes"
    },
    token("of:", .choice(["client", "all"]), "of projects for the draft's client alone") {
      billing, value, _ in
      billing.isOfClient = String(decoding: value, as: UTF8.self).lowercased() == "client"
    },
    token("project:", .project, "of this project alone") { billing, value, store in
      billing.project = try store.project(named: Word(bytes: value)).id
    },
    token("task:", .task, "of this task alone") { billing, value, _ in
      let ids = try TaskIDs.read([Word(bytes: value)])
      guard ids.count == 1 else { throw ShellError.usage("task: takes one task.") }
      billing.task = ids.first
    },
    token("by:", .choice(FocusBilling.Grouping.allCases.map(\.rawValue)), "an item for each") {
      billing, value, _ in
      let name = String(decoding: value, as: UTF8.self).lowercased()
      billing.grouping = FocusBilling.Grouping(rawValue: name) ?? .task
    },
    token("vat:", VAT.value, "its rate, or a category") { billing, value, _ in
      billing.vat = try VAT(value)
    },
    token("tax:", .number, "its sales tax, as 8.875; 0: none") { billing, value, _ in
      billing.vat = try VAT(salesTax: value)
    },
    token("round:", .number, "up to a multiple of so many minutes") { billing, value, _ in
      billing.roundUp = try Int32(written: value)
    },
    token("name:", .text, "of the items") { billing, value, _ in billing.name = value },
  ]

  private static func token(
    _ mark: String, _ value: TokenValue, _ summary: Message,
    set: @escaping @Sendable (inout FocusBilling, [UInt8], Store) throws -> Void
  ) -> Token<FocusBilling> {
    Token(form: TokenForm(marks: [mark], value: value, summary: summary)) { value, item, store in
      try set(&item, value, store)
    }
  }
}

extension [Token<InCurrency<NewPayment>>] {
  /// What `invoice pay` understands.
  static let payment: [Token<InCurrency<NewPayment>>] = [
    Token(
      form: TokenForm(
        marks: ["date:"], value: .date(words: ["today", "yesterday"]), summary: "when; today")
    ) { $1.changes.date = try CalendarDate(Word(bytes: $0), in: $2) },
    Token(
      form: TokenForm(
        marks: ["means:"], value: .words(["58", "30", "48", "20", "10"], placeholder: "CODE"),
        summary: "of UNTDID 4461: 58 a transfer, 48 a card")
    ) { value, payment, _ in payment.changes.means = value },
    Token(
      form: TokenForm(marks: ["reference:"], value: .text, summary: "what it was marked with")
    ) { value, payment, _ in payment.changes.reference = value },
    Token(
      form: TokenForm(marks: ["notes:"], value: .text, summary: "for yourself")
    ) { value, payment, _ in payment.changes.notes = value },
  ]
}

extension ShareOrAmount {
  /// Reads `10%`, `25.00` or nothing for 0.
  init(_ value: [UInt8], in currency: String) throws {
    if value.isEmpty {
      self = .amount(0)
    } else if value.last == UInt8(ascii: "%") {
      self = .share(try DecimalText.basisPoints(of: value))
    } else {
      self = .amount(try Amount(written: value, currency).minor)
    }
  }
}

extension VAT {
  static let value = TokenValue.words(
    ["20", "10", "5.5", "2.1"] + VATCategory.allCases.map(\.rawValue).filter { $0 != "S" },
    placeholder: "RATE|CATEGORY")
  static let exemptionCodes = TokenValue.words(
    [
      "VATEX-EU-AE", "VATEX-EU-G", "VATEX-EU-IC", "VATEX-EU-O", "VATEX-FR-FRANCHISE",
      "VATEX-EU-132",
    ], placeholder: "CODE")

  /// Reads `8.875` of the United States; 0 is no tax.
  init(salesTax value: [UInt8]) throws {
    let rate = try DecimalText.vatRate(of: value)
    self.init(category: rate == 0 ? .notSubject : .standard, rate: rate)
  }

  /// Reads `20`, `S:20`, `L:7` or `E`; what has no rate stands alone.
  init(_ value: [UInt8]) throws {
    let text = String(decoding: value, as: UTF8.self)
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0) }
    let category = parts.first.flatMap { VATCategory(rawValue: $0.uppercased()) }
    guard let category else {
      let rate = try DecimalText.vatRate(of: value)
      guard rate > 0 else {
        throw ShellError.usage(
          "0% may mean many things. Write a category: Z, E, AE, K, G or O.")
      }
      self.init(category: .standard, rate: rate)
      return
    }
    let rate = parts.count > 1 ? try DecimalText.vatRate(of: Array(parts[1].utf8)) : nil
    if category.hasRate, rate == nil {
      let name = category.rawValue
      throw ShellError.usage("\(name) needs its rate. Write vat:\(name):20.")
    }
    self.init(category: category, rate: rate ?? 0)
  }
}
