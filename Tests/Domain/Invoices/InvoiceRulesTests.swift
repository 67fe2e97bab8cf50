import Testing

@testable import Domain

@Suite struct InvoiceRulesTests {
  @Test("An invoice that keeps all rules has no problems")
  func none() throws {
    #expect(try InvoiceExample().problems() == [])
  }

  /// A way to break a rule, and what is then said to be wrong.
  struct Break: Sendable, CustomTestStringConvertible {
    let rule: String
    let field: String
    let breaks: @Sendable (inout InvoiceExample) throws -> Void
    var testDescription: String { "\(rule) \(field)" }

    init(
      _ rule: String, _ field: String,
      _ breaks: @escaping @Sendable (inout InvoiceExample) throws -> Void
    ) {
      self.rule = rule
      self.field = field
      self.breaks = breaks
    }
  }

  @Test("Each rule that is broken is named, with the place", arguments: parties + invoices)
  func ofInvoice(example: Break) throws {
    try check(example)
  }

  @Test("Each rule about VAT that is broken is named, with the place", arguments: vat)
  func ofVAT(example: Break) throws {
    try check(example)
  }

  @Test("Each French rule that is broken is named, with the place", arguments: french)
  func ofFrance(example: Break) throws {
    try check(example, from: .betweenFrenchBusinesses())
  }

  private func check(_ example: Break, from whole: InvoiceExample? = nil) throws {
    var broken = try whole ?? InvoiceExample()
    try example.breaks(&broken)
    let problems = try broken.problems()
    #expect(
      problems.map { "\($0.rule) \($0.field)" } == ["\(example.rule) \(example.field)"],
      "\(problems)")
    for problem in problems {
      #expect(problem.message.description.first?.isUppercase == true)
      #expect(
        problem.message.description.hasSuffix(".") || problem.message.description.hasSuffix("_ ."))
    }
  }

  static let parties = [
    Break("BR-06", "seller.name") { try $0.seller.set(.name, to: "") },
    Break("BR-07", "buyer.name") { try $0.buyer.set(.name, to: "") },
    Break("BR-07", "client_id") {
      try $0.buyer.set(.name, to: "")
      $0.invoice.clientUID = ""
    },
    Break("BR-09", "seller.country") { try $0.seller.set(.country, to: "") },
    Break("BR-11", "buyer.country") { try $0.buyer.set(.country, to: "") },
    Break("BR-CO-26", "seller.siren") {
      try $0.seller.set([.country: "DE", .siren: "", .siret: "", .vatNumber: "", .taxNumber: "1"])
    },
    Break("BR-62", "seller.electronic_scheme") {
      try $0.seller.set(.electronicAddress, to: "732829320")
    },
    Break("BR-63", "buyer.electronic_scheme") {
      try $0.buyer.set(.electronicAddress, to: "DE136695976")
    },
    Break("BR-FR-09", "seller.siret") { try $0.seller.set(.siret, to: "35600000000048") },
    Break("BR-FR-09", "buyer.siret") {
      try $0.buyer.set([.siren: "732829320", .siret: "35600000000048"])
    },
  ]

  static let invoices = [
    Break("BR-29", "last_date") {
      $0.invoice.firstDate = CalendarDate(packed: 2026_09_30)
      $0.invoice.lastDate = CalendarDate(packed: 2026_09_29)
    },
    Break("BR-30", "lines[0].last_date") {
      $0.lines[0].firstDate = CalendarDate(packed: 2026_09_30)
      $0.lines[0].lastDate = CalendarDate(packed: 2026_09_29)
    },
    Break("BR-CO-25", "due_date") { $0.invoice.dueDate = nil },
    Break("ISO-19005-3", "lines[0].name") { $0.lines[0].name = "\u{F0B7} Conseil" },
    Break("ISO-19005-3", "lines[0].details") { $0.lines[0].details = "Été\n\u{0378}" },
    Break("ISO-19005-3", "notes") { $0.invoice.notes = "\u{10FFFD}" },
    Break("ISO-19005-3", "buyer.city") { try $0.buyer.set(.city, to: "\u{E000}") },
    Break("BR-16", "lines") { $0.lines = [] },
    Break("BR-25", "lines[0].name") { $0.lines[0].name = "" },
    Break("BR-22", "lines[0].quantity_ten_thousandths") { $0.lines[0].quantity = 0 },
    Break("BR-27", "lines[1].unit_price_millionths") { $0.lines.append($0.line(price: -1)) },
    Break("BR-31", "adjustments[0].amount_minor") { $0.adjustments = [$0.adjustment()] },
    Break("BR-36", "adjustments[0].amount_minor") {
      $0.adjustments = [$0.adjustment(isCharge: true)]
    },
    Break("BR-33", "adjustments[0].reason") {
      $0.adjustments = [$0.adjustment(amount: 1)]
      $0.adjustments[0].reason = ""
    },
    Break("BR-38", "adjustments[0].reason") {
      $0.adjustments = [$0.adjustment(amount: 1, isCharge: true)]
      $0.adjustments[0].reason = ""
    },
    Break("BR-CL-19", "adjustments[0].reason_code") {
      $0.adjustments = [$0.adjustment(amount: 1)]
      $0.adjustments[0].reasonCode = "FC"
    },
    Break("BR-CL-20", "adjustments[0].reason_code") {
      $0.adjustments = [$0.adjustment(amount: 1, isCharge: true)]
      $0.adjustments[0].reasonCode = "95"
    },
    Break("BT-112", "lines") { $0.adjustments = [$0.adjustment(amount: 100_01)] },
    Break("BT-113", "prepaid_minor") { $0.invoice.prepaid = 120_01 },
    Break("BR-53", "exchange_rate_millionths") {
      $0.invoice.currency = "USD"
      try $0.seller.set([.country: "DE", .vatNumber: "DE136695976", .siren: "", .siret: ""])
    },
    Break("BR-55", "preceding_number") {
      $0.invoice.kind = .creditNote
      $0.invoice.precedingDate = CalendarDate(packed: 2026_09_01)
      try $0.seller.set(.country, to: "BE")
    },
    Break("BT-26", "preceding_date") {
      $0.invoice.kind = .creditNote
      $0.invoice.precedingNumber = "F 1"
      try $0.seller.set(.country, to: "BE")
    },
  ]

  static let vat = [
    Break("BR-S-05", "lines[0].vat_rate_thousandths") { $0.lines[0].vatRate = 0 },
    Break("BR-Z-05", "lines[0].vat_rate_thousandths") { $0.lines[0].vatCategory = .zeroRated },
    Break("BR-E-05", "lines[0].vat_rate_thousandths") {
      $0.lines = [$0.line(.exempt, reason: "Art. 261")]
    },
    Break("BR-AE-05", "lines[0].vat_rate_thousandths") {
      $0.lines[0].vatCategory = .reverseCharge
    },
    Break("BR-IC-05", "lines[0].vat_rate_thousandths") {
      $0.lines[0].vatCategory = .intraCommunity
    },
    Break("BR-G-05", "lines[0].vat_rate_thousandths") { $0.lines[0].vatCategory = .export },
    Break("BR-O-05", "lines[0].vat_rate_thousandths") { $0.lines[0].vatCategory = .notSubject },
    Break("BR-AF-05", "lines[0].vat_rate_thousandths") {
      $0.lines = [$0.line(.canaryIslands, rate: 0)]
      try $0.seller.set(.country, to: "ES")
    },
    Break("BR-S-06", "adjustments[0].vat_rate_thousandths") {
      $0.adjustments = [$0.adjustment(amount: 1, vatRate: 0)]
    },
    Break("BR-G-07", "adjustments[0].vat_rate_thousandths") {
      $0.adjustments = [$0.adjustment(amount: 1, isCharge: true, .export, vatRate: 10_000)]
    },
    Break("BR-S-02", "seller.vat_number") {
      try $0.seller.set([.vatNumber: "", .country: "DE"])
    },
    Break("BR-E-02", "seller.vat_number") {
      try $0.seller.set([.vatNumber: "", .country: "DE"])
      $0.lines = [$0.line(.exempt, rate: 0, reason: "Art. 293 B")]
    },
    Break("BR-G-02", "seller.vat_number") {
      try $0.seller.set([.vatNumber: "", .taxNumber: "732829320"])
      $0.lines = [$0.line(.export, rate: 0)]
    },
    Break("BR-IC-02", "buyer.vat_number") {
      try $0.buyer.set(.vatNumber, to: "")
      $0.lines = [$0.line(.intraCommunity, rate: 0)]
    },
    Break("2006/112/EC-138", "buyer.vat_number") {
      try $0.buyer.set(.vatNumber, to: "FR83404833048")
      $0.lines = [$0.line(.intraCommunity, rate: 0)]
    },
    Break("BR-IC-02", "seller.vat_number") {
      try $0.seller.set([.vatNumber: "", .taxNumber: "732829320"])
      $0.lines = [$0.line(.intraCommunity, rate: 0)]
    },
    Break("BR-IC-11", "delivery_date") {
      $0.invoice.deliveryDate = nil
      $0.lines = [$0.line(.intraCommunity, rate: 0)]
    },
    Break("BR-AE-02", "buyer.vat_number") {
      try $0.buyer.set(.vatNumber, to: "")
      $0.lines = [$0.line(.reverseCharge, rate: 0)]
    },
    Break("BR-IC-03", "buyer.vat_number") {
      try $0.buyer.set(.vatNumber, to: "")
      $0.adjustments = [$0.adjustment(amount: 1, .intraCommunity, vatRate: 0)]
    },
    Break("BR-AE-04", "buyer.vat_number") {
      try $0.buyer.set(.vatNumber, to: "")
      $0.adjustments = [$0.adjustment(amount: 1, isCharge: true, .reverseCharge, vatRate: 0)]
    },
    Break("BR-E-10", "lines[1].exemption_reason") { $0.lines.append($0.line(.exempt, rate: 0)) },
    Break("BR-E-10", "adjustments") {
      $0.adjustments = [$0.adjustment(amount: 1, .exempt, vatRate: 0)]
    },
    Break("BR-O-12", "lines[1].vat_category") {
      $0.lines = [$0.line(.notSubject, rate: 0), $0.line()]
    },
    Break("BR-O-13", "adjustments[0].vat_category") {
      $0.lines = [$0.line(.notSubject, rate: 0)]
      $0.adjustments = [$0.adjustment(amount: 1)]
    },
    Break("BR-O-14", "adjustments[0].vat_category") {
      $0.lines = [$0.line(.notSubject, rate: 0)]
      $0.adjustments = [$0.adjustment(amount: 1, isCharge: true)]
    },
    Break("BR-CO-17", "lines") {
      $0.lines = [$0.line(price: 1_000_000_000, rate: 490)]
      try $0.seller.set(.country, to: "ES")
    },
    Break("BR-CO-26", "seller.siren") {
      $0.lines = [$0.line(.notSubject, rate: 0)]
      try $0.seller.set([.country: "DE", .siren: "", .siret: "", .vatNumber: "DE136695976"])
    },
  ]

  static let french = [
    Break("BR-FR-01", "preceding_number") {
      $0.asCreditNote()
      $0.invoice.precedingNumber = String(repeating: "1", count: 36)
    },
    Break("BR-FR-02", "preceding_number") {
      $0.asCreditNote()
      $0.invoice.precedingNumber = "F 1"
    },
    Break("BR-FR-03", "delivery_date") {
      $0.invoice.deliveryDate = CalendarDate(packed: 1999_12_31)
    },
    Break("BR-FR-03", "due_date") { $0.invoice.dueDate = CalendarDate(packed: 2100_01_01) },
    Break("BR-FR-03", "lines[0].first_date") {
      $0.lines[0].firstDate = CalendarDate(packed: 1999_12_31)
    },
    Break("BR-FR-05", "recovery_fee") { $0.invoice.recoveryFee = "" },
    Break("BR-FR-05", "late_penalty") { $0.invoice.latePenalty = "" },
    Break("BR-FR-05", "early_discount") { $0.invoice.earlyDiscount = "" },
    Break("BR-FR-10", "seller.siren") { try $0.seller.set([.siren: "", .siret: ""]) },
    Break("BR-FR-12", "buyer.electronic_address") { try $0.buyer.set(.email, to: "") },
    Break("BR-FR-15", "lines[0].vat_category") { $0.lines = [$0.line(.ceutaMelilla, rate: 4_000)] },
    Break("BR-FR-15", "adjustments[0].vat_category") {
      $0.adjustments = [$0.adjustment(amount: 1, .canaryIslands, vatRate: 7_000)]
    },
    Break("BR-FR-16", "lines[0].vat_rate_thousandths") { $0.lines[0].vatRate = 19_000 },
    Break("BR-FR-DEC-04", "lines[0].vat_rate_thousandths") { $0.lines[0].vatRate = 20_005 },
    Break("BR-FR-16", "adjustments[0].vat_rate_thousandths") {
      $0.adjustments = [$0.adjustment(amount: 1, vatRate: 21_000)]
    },
    Break("BR-FR-23", "buyer.electronic_address") {
      try $0.buyer.set([.electronicAddress: "732829320/1", .electronicScheme: "0225"])
    },
    Break("BR-FR-CO-05", "preceding_number") {
      $0.asCreditNote()
      $0.invoice.precedingNumber = ""
    },
    Break("BR-FR-CO-05", "preceding_date") {
      $0.asCreditNote()
      $0.invoice.precedingDate = nil
    },
    Break("BR-FR-CO-07", "due_date") { $0.invoice.dueDate = CalendarDate(packed: 2026_09_30) },
    Break("BR-FR-CO-09", "prepaid_minor") { $0.invoice.businessProcess = "B2" },
    Break("BR-FR-CO-09", "due_date") {
      $0.invoice.prepaid = 12000
      $0.invoice.dueDate = nil
    },
    Break("BR-FR-CO-12", "exchange_rate_millionths") { $0.invoice.currency = "USD" },
    Break("CGI-242-nonies-A", "seller.city") { try $0.seller.set(.city, to: "") },
    Break("CGI-242-nonies-A", "buyer.city") { try $0.buyer.set(.city, to: "") },
    Break("C-com-R123-238", "seller.share_capital") {
      try $0.seller.set([.legalForm: "sarl", .registry: "RCS Paris"])
    },
    Break("C-com-R123-237", "seller.registry") {
      try $0.seller.set([.legalForm: "S.A.S.", .shareCapital: "10 000 EUR"])
    },
  ]

  @Test("All that is wrong is said at once")
  func all() throws {
    var example = try InvoiceExample()
    example.seller = Party()
    example.buyer = Party()
    example.lines = []
    try example.seller.set(.country, to: "FR")
    let problems = try example.problems()
    let rules = Set(problems.map(\.rule))
    #expect(
      rules.isSuperset(of: [
        "BR-06", "BR-07", "BR-11", "BR-16", "BR-CO-26", "BR-FR-10", "BR-FR-12", "BR-FR-13",
        "CGI-242-nonies-A",
      ]))
    #expect(Set(problems.map { $0.rule + $0.field }).count == problems.count)
  }

  @Test("A seller without a VAT number but with a tax number is exempt as those of art. 293 B are")
  func franchise() throws {
    var example = try InvoiceExample()
    try example.seller.set([.vatNumber: "", .taxNumber: "732829320"])
    example.lines = [
      example.line(.exempt, rate: 0, reason: "TVA non applicable, art. 293 B du CGI")
    ]
    #expect(try example.problems() == [])
  }

  @Test("Each category of VAT can be had without problems", arguments: VATCategory.allCases)
  func categories(category: VATCategory) throws {
    var example = try InvoiceExample()
    let isSpanish = category == .canaryIslands || category == .ceutaMelilla
    if isSpanish { try example.seller.set(.country, to: "ES") }
    let rate: Int64 = category == .standard ? 20_000 : isSpanish ? 7_000 : 0
    example.lines = [example.line(category, rate: rate, reason: "Art. 261")]
    example.adjustments = [
      example.adjustment(rate: 10_00, category, vatRate: rate),
      example.adjustment(amount: 500, isCharge: true, category, vatRate: rate),
    ]
    #expect(try example.problems() == [])
  }

  @Test("An invoice that was paid before its day is one of the case S2")
  func paidBefore() throws {
    var example = try InvoiceExample()
    example.invoice.prepaid = 12000
    example.invoice.dueDate = CalendarDate(packed: 2026_09_15)
    #expect(try example.problems() == [])
  }

  @Test("What is French is not asked of others")
  func foreign() throws {
    var example = try InvoiceExample()
    try example.seller.set([
      .country: "DE", .vatNumber: "DE136695976", .siren: "", .siret: "", .city: "", .email: "",
    ])
    example.invoice.latePenalty = ""
    example.invoice.recoveryFee = ""
    example.invoice.earlyDiscount = ""
    example.invoice.dueDate = CalendarDate(packed: 2026_09_15)
    example.lines = [example.line(rate: 19_000)]
    #expect(try example.problems() == [])
  }

  @Test(
    "A French seller needs less for a consumer, a public body and a firm abroad", arguments: 0..<3)
  func othersThanFrenchBusinesses(_ kind: Int) throws {
    var example = try InvoiceExample()
    try example.buyer.set([.siren: "", .siret: "", .vatNumber: "", .email: "", .city: ""])
    example.invoice.latePenalty = ""
    example.invoice.recoveryFee = ""
    example.invoice.earlyDiscount = ""
    switch kind {
    case 0: example.buyerKind = .privatePerson
    case 1: example.buyerKind = .publicBody
    default: try example.buyer.set(.country, to: "DE")
    }
    // A distance sale is taxed where it goes.
    example.lines = [example.line(rate: 19_000)]
    #expect(try example.problems() == [])
    example.invoice.deliveryDate = CalendarDate(packed: 1999_12_31)
    example.invoice.dueDate = CalendarDate(packed: 2026_09_30)
    #expect(try example.problems().map(\.rule) == ["BR-FR-03", "BR-FR-CO-07"])
  }

  @Test("A credit note that refers to its invoice has no problems")
  func creditNote() throws {
    var example = try InvoiceExample()
    example.asCreditNote()
    #expect(try example.problems() == [])
  }
}

extension InvoiceExample {
  fileprivate mutating func asCreditNote() {
    invoice.kind = .creditNote
    invoice.precedingNumber = "F2026-0001"
    invoice.precedingDate = CalendarDate(packed: 2026_09_01)
  }
}
