package import Localization

/// A problem of an input, or one that prevents an invoice from being issued.
package struct Problem: Equatable, Sendable {
  /// Of an invoice: which of EN 16931 or of the French rules, such as BR-FR-10.
  package var rule: String
  /// What it is about, such as `due`, `seller.siren` or `lines[2].vat_rate_thousandths`.
  package var field: String
  /// A full sentence: what is missing or wrong, and what would be right.
  package var message: Message
  package var kind: Failure.Kind
  /// Whether it forbids nothing.
  package var isWarning = false

  package init(
    rule: String, field: String, message: Message, kind: Failure.Kind = .invalid
  ) {
    self.rule = rule
    self.field = field
    self.message = message
    self.kind = kind
  }

  /// What a call that carries the input out would refuse it with; that takes several ids, and a check
  /// one.
  package init(_ failure: Failure) {
    rule = ""
    field = failure.field == "ids" ? "id" : failure.field
    message = failure.message
    kind = failure.kind
  }
}
