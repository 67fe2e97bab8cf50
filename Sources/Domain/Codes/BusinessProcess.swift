/// The case of invoicing (BT-23), in the codes of the French rules (BR-FR-08): what is billed (B
/// goods, S services, M both) and how.
///
/// Those of invoices of several sellers (8) and of invoices both ways (9) are not among them: they
/// have lines of another kind.
package enum BusinessProcess {
  package static let goods = "B1"
  package static let services = "S1"
  package static let both = "M1"

  /// What it is for an invoice that was paid before it was issued: S2 for S1.
  package static func paid(_ code: String) -> String {
    isFirst(code) ? code.prefix(1) + "2" : code
  }

  /// What it is for a final invoice, of which down payments are deducted: S4 for S1.
  package static func final(_ code: String) -> String {
    isFirst(code) ? code.prefix(1) + "4" : code
  }

  /// Whether it says that down payments are deducted (B4, S4, M4).
  package static func isFinal(_ code: String) -> Bool {
    code.hasSuffix("4")
  }

  /// Whether it says that the invoice was paid before (B2, S2, M2).
  package static func isPaid(_ code: String) -> Bool {
    code.hasSuffix("2")
  }

  /// - Throws: `invalid` for a code that is not in the list.
  package static func code(_ text: String, field: String = "business_process") throws -> String {
    try CodeList.businessProcesses.code(text, field: field)
  }

  private static func isFirst(_ code: String) -> Bool {
    [goods, services, both].contains(code)
  }
}

extension CodeList {
  static let businessProcesses = CodeList(
    what: "a case of invoicing (BT-23)", example: "S1 for services",
    codes: """
      B1 B2 B4 B7 M1 M2 M4 S1 S2 S3 S4 S5 S6 S7
      """)
}
