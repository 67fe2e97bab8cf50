import Domain
import Localization

/// Compares the amounts of somebody's invoice with each other. What makes it doubtful how much is owed is refused by the
/// term; what is only odd is a warning.
struct ReceivedInvoiceCheck {
  private var received: ReceivedInvoice
  private let currency: Currency

  init(_ received: ReceivedInvoice) {
    self.received = received
    currency = received.currency
  }

  consuming func checked(endingAt safePoints: SafePoints) throws -> ReceivedInvoice {
    if received.seller.name.isEmpty {
      throw Failure(.malformed, "BT-27: the seller has no name.", field: "BT-27")
    }
    try checkLines(endingAt: safePoints)
    try checkTotals()
    try checkTaxes()
    checkPayment()
    return received
  }

  private mutating func checkLines(endingAt safePoints: SafePoints) throws {
    if received.lines.isEmpty {
      warn("BG-25", "the invoice has no lines, so it does not say what it is for.")
    }
    for line in received.lines where line.isCounted {
      try safePoints.check()
      if line.name.isEmpty { warn("BT-153", "line \(line.id.prefix(40)) has no name.") }
      guard let computed = Self.net(of: line, in: currency), computed != Int128(line.net) else {
        continue
      }
      warn(
        "BT-131",
        "line \(line.id.prefix(40)) states \(text(Int128(line.net))), and its quantity and price come to "
          + "\(text(computed)).")
    }
  }

  /// Nil where it has no quantity or price, or these have too many digits.
  private static func net(of line: ReceivedInvoice.Line, in currency: Currency) -> Int128? {
    guard let quantity = ExactNumber(line.quantity), let price = ExactNumber(line.netPrice),
      let product = quantity.times(price),
      let base = line.priceQuantity.isEmpty ? .one : ExactNumber(line.priceQuantity),
      let rounded = product.divided(by: base, decimals: currency.decimals)
    else { return nil }
    return Int128(rounded.quotient) * Int128(currency.rounding)
      - line.adjustments.total(ofCharges: false) + line.adjustments.total(ofCharges: true)
  }

  private func checkTotals() throws {
    let totals = received.totals
    let lines = received.lines.filter(\.isCounted)
    let isWithLines = !lines.isEmpty
    let lineTotal = lines.reduce(Int128(0)) { $0 + Int128($1.net) }
    let allowances = received.adjustments.total(ofCharges: false)
    let charges = received.adjustments.total(ofCharges: true)
    if isWithLines { try compare("BT-106", totals.lines, lineTotal) }
    // What is not stated is 0; profiles without lines may state totals whose parts they do not have.
    if isWithLines || !received.adjustments.isEmpty {
      try compare("BT-107", totals.allowances ?? 0, allowances)
      try compare("BT-108", totals.charges ?? 0, charges)
    }
    if let stated = totals.lines {
      try compare(
        "BT-109", totals.net,
        Int128(stated) - Int128(totals.allowances ?? 0) + Int128(totals.charges ?? 0))
    }
    try compare("BT-112", totals.gross, Int128(totals.net) + Int128(totals.vat))
    try compare(
      "BT-115", totals.due,
      Int128(totals.gross) - Int128(totals.prepaid) + Int128(totals.rounding))
  }

  private mutating func checkTaxes() throws {
    guard !received.taxes.isEmpty else { return }
    try compare(
      "BT-110", received.totals.vat, received.taxes.reduce(Int128(0)) { $0 + Int128($1.tax) })
    try compare(
      "BT-116", received.totals.net, received.taxes.reduce(Int128(0)) { $0 + Int128($1.taxable) })
    for tax in received.taxes {
      guard let rate = ExactNumber(tax.percent),
        let product = ExactNumber(tax.taxable, decimals: currency.exponent).times(rate),
        let quotient = product.divided(by: .hundred, decimals: currency.decimals)?.quotient
      else { continue }
      let computed = Int128(quotient) * Int128(currency.rounding)
      let difference = Int128(tax.tax) - computed
      if difference == 0 { continue }
      // Tax that was rounded line by line is some hundredths off; EN 16931 allows one unit.
      guard difference.magnitude <= Int128(currency.minorUnits).magnitude else {
        throw self.difference("BT-117", computed, Int128(tax.tax))
      }
      warn(
        "BT-117",
        "the file states \(text(Int128(tax.tax))) of VAT at \(tax.percent) %, and \(text(Int128(tax.taxable))) at "
          + "that rate come to \(text(computed)).")
    }
  }

  private mutating func checkPayment() {
    if received.totals.due > 0, !Purchase.isCredit(received.typeCode), received.dueDate == nil,
      received.paymentTerms.isEmpty
    {
      warn("BT-9", "the invoice says neither when it is due nor on what terms.")
    }
    for means in received.means where means.code == "30" || means.code == "58" {
      if means.iban.isEmpty {
        warn("BT-84", "it is to be paid by transfer, and no account is given.")
      }
    }
    for means in received.means where Self.looksLikeIBAN(means.iban) {
      do {
        _ = try IBAN(means.iban, field: "iban")
      } catch {
        if let failure = error as? Failure { warn("BT-84", failure.message) }
      }
    }
  }

  /// Accounts of other countries have other numbers.
  private static func looksLikeIBAN(_ text: String) -> Bool {
    let start = text.utf8.prefix(4)
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return start.count == 4 && start.prefix(2).allSatisfy { letters.contains($0) }
      && start.dropFirst(2).allSatisfy { digits.contains($0) }
  }

  private func compare(_ term: String, _ stated: Int64?, _ computed: Int128) throws {
    guard let stated, Int128(stated) != computed else { return }
    throw difference(term, computed, Int128(stated))
  }

  private func difference(_ term: String, _ computed: Int128, _ stated: Int128) -> Failure {
    Failure(
      .malformed,
      "\(term): the file states \(text(stated)), and what it is made of comes to \(text(computed)).",
      field: term)
  }

  private func text(_ amount: Int128) -> Message {
    let shown = DecimalText.shortest(
      Int64(clamping: amount), decimals: currency.exponent, atLeast: currency.decimals)
    return "\(shown) \(currency.code)"
  }

  private mutating func warn(_ term: String, _ message: Message) {
    let maximum = 1_000
    guard received.warnings.count < maximum else { return }
    received.warnings.append(Problem(rule: term, field: "", message: "\(term): \(message)"))
  }
}
