package import Domain
import Localization

/// Reads the invoice of somebody else: a Cross Industry Invoice (CII), as Factur-X, ZUGFeRD 2 and XRechnung have it, or
/// UBL 2.1, as Peppol and XRechnung have it; of all types and profiles, also those without lines.
///
/// What it says is taken as it is. Sums that are wrong are refused by the term; what is odd and leaves no doubt about
/// what is owed is a warning.
package enum ReceivedInvoiceReader {
  static let invoiceNamespace = "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  static let creditNoteNamespace = "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"

  /// - Parameters:
  ///   - bytes: The whole file, in UTF-8, UTF-16 or ISO-8859-1.
  ///   - safePoints: Where reading may be ended.
  /// - Returns: what it says.
  /// - Throws: `malformed`, with the term, for what is no such invoice, lacks what each must have, or has wrong sums;
  ///   `unsupported` for ZUGFeRD 1, and without libexpat; `invalid` for amounts and codes that cannot be; why the call
  ///   shall end.
  package static func invoice(
    _ bytes: [UInt8], endingAt safePoints: SafePoints = SafePoints()
  ) throws -> ReceivedInvoice {
    guard let root = try XMLReader.document(bytes, endingAt: safePoints).root else {
      throw Failure(.malformed, "The file has no XML.")
    }
    let received: ReceivedInvoice
    switch (root.name, root.namespace) {
    case ("CrossIndustryInvoice", CrossIndustryInvoiceReader.namespace):
      received = try ReceivedCrossIndustryInvoice(root).read(endingAt: safePoints)
    case ("Invoice", invoiceNamespace), ("CreditNote", creditNoteNamespace):
      received = try ReceivedUBLInvoice(root).read(endingAt: safePoints)
    default: throw refusal(of: root)
    }
    return try ReceivedInvoiceCheck(received).checked(endingAt: safePoints)
  }

  private static func refusal(of root: XMLElement) -> Failure {
    if root.namespace.hasPrefix("urn:ferd:") {
      return Failure(
        .unsupported,
        "The file is an invoice of ZUGFeRD 1, which is no longer in use: one of Factur-X or ZUGFeRD 2, CII or UBL "
          + "is expected.", position: root.position)
    }
    return Failure(
      .malformed,
      "The file is no invoice: its outermost element is “\(root.name.prefix(100))”, where a Cross Industry "
        + "Invoice (CII), as in Factur-X, or an Invoice or CreditNote of UBL is expected.",
      position: root.position)
  }
}

extension XMLElement {
  /// BT-1: what a purchase is known by.
  func number() throws -> String {
    guard (1...200).contains(line.unicodeScalars.count) else {
      throw failure(.malformed, "a number of 1 to 200 characters is expected.", "BT-1")
    }
    return line
  }

  /// BT-3.
  func typeCode() throws -> Int64 {
    guard line.utf8.count <= 3, let code = Int64(line), code > 0 else {
      throw failure(
        .malformed,
        "“\(line.prefix(20))” is no type of document: a code of UNTDID 1001 is expected, such as 380.",
        "BT-3")
    }
    return code
  }

  /// The decimal in it as it is written, once it is clear that it is one.
  func decimal(_ term: String) throws -> String {
    _ = try number(term)
    return line
  }

  /// Its trimmed text, with its line breaks.
  var paragraph: String { TextRule.trimmed(text) }
}
