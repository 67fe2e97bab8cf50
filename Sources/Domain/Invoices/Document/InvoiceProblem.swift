/// What forbids issuing an invoice.
package struct InvoiceProblem: Equatable, Sendable {
  /// Of EN 16931 or of the French rules, such as BR-FR-10.
  package var rule: String
  /// What it is about, such as `seller.siren` or `lines[2].vat_rate_basis_points`.
  package var field: String
  /// A full sentence: what is missing or wrong, and what would be right.
  package var message: String

  package init(rule: String, field: String, message: String) {
    self.rule = rule
    self.field = field
    self.message = message
  }
}
