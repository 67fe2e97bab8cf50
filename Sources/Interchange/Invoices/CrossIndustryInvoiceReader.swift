package import Domain
import Localization

/// Reads a Cross Industry Invoice (CII): the XML of Factur-X, ZUGFeRD and XRechnung.
///
/// All profiles that have lines are read. What EN 16931 has and a draft has not is put into what a draft
/// has, as long as every amount stays what it was to the cent; the totals of the file are compared with
/// those that follow from its lines.
package enum CrossIndustryInvoiceReader {
  static let namespace = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"

  /// - Parameters:
  ///   - bytes: The whole file, in UTF-8, UTF-16 or ISO-8859-1.
  ///   - safePoints: Where reading may be ended.
  /// - Returns: what it states, in the terms of a draft.
  /// - Throws: `malformed` for what is no such invoice or has wrong totals, `unsupported` for what a
  ///   draft cannot have (or without libexpat), and `invalid` for codes and numbers that cannot be;
  ///   why the call shall end.
  package static func invoice(
    _ bytes: [UInt8], endingAt safePoints: SafePoints = SafePoints()
  ) throws -> ImportedInvoice {
    let root = try root(of: bytes, safePoints)
    let header = try root.required("ExchangedDocument", "BT-1")
    let transaction = try root.required("SupplyChainTradeTransaction", "BG-25")
    let agreement = try transaction.required("ApplicableHeaderTradeAgreement", "BG-4")
    let settlement = try transaction.required("ApplicableHeaderTradeSettlement", "BG-22")
    let items = transaction.all("IncludedSupplyChainTradeLineItem")
    guard !items.isEmpty else { throw withoutLines(root) }

    let currency = try settlement.currency()
    var imported = ImportedInvoice(
      invoice: try header.invoice(), seller: try agreement.seller(paidBy: settlement),
      buyer: try agreement.buyer())
    imported.invoice.currency = currency.code
    imported.invoice.takeProcess(root)
    try imported.invoice.takeReferences(agreement)
    try imported.invoice.takeDelivery(
      transaction["ApplicableHeaderTradeDelivery"], to: imported.buyer)
    try imported.invoice.takeTerms(settlement, currency)

    let taxes = try VATStatement(settlement, currency)
    for item in items {
      try safePoints.check()
      imported.lines += try ImportedLine(item, currency, taxes).lines
    }
    imported.adjustments = try settlement.adjustments(currency, taxes)
    try TotalsCheck(settlement, currency, taxes).compare(with: &imported)
    return imported
  }

  private static func root(
    of bytes: [UInt8], _ safePoints: SafePoints
  ) throws -> XMLElement {
    guard let root = try XMLReader.document(bytes, endingAt: safePoints).root else {
      throw Failure(.malformed, "The file has no XML.")
    }
    guard root.name == "CrossIndustryInvoice", root.namespace == namespace else {
      throw Failure(.malformed, sentence(of: root), position: root.position)
    }
    return root
  }

  private static func sentence(of root: XMLElement) -> Message {
    let expected: Message = "a Cross Industry Invoice (CII), as in Factur-X, is expected."
    if root.namespace.hasPrefix("urn:oasis:names:specification:ubl:") {
      return "The file is one of UBL; \(expected)"
    }
    if root.namespace.hasPrefix("urn:ferd:") {
      return "The file is an invoice of ZUGFeRD 1, which is no longer in use; \(expected)"
    }
    return
      "The file is no invoice: its outermost element is “\(root.name.prefix(100))”, where \(expected)"
  }

  private static func withoutLines(_ root: XMLElement) -> Failure {
    let profile =
      root["ExchangedDocumentContext", "GuidelineSpecifiedDocumentContextParameter"]?["ID"]?.line
      ?? ""
    let name: Message = profile.isEmpty ? "" : " (its profile is \(profile.prefix(200)))"
    return Failure(
      .unsupported,
      "The file has no lines\(name), so nothing can be made of it that could be issued: an invoice "
        + "of the profile BASIC, EN 16931 or EXTENDED is expected.",
      field: "BG-25", position: root.position)
  }
}
