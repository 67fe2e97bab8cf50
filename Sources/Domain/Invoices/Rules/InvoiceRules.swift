import Localization

/// What EN 16931, Factur-X and the French rules ask of an invoice: an invoice without problems
/// passes their schemas and schematrons. Of a seller in the United States, what any invoice needs.
///
/// What no invoice of ours can break, such as that the totals add up, is not asked again.
package enum InvoiceRules {
  /// All that forbids issuing it, at once: the parties first, then the invoice itself, its lines,
  /// its adjustments and its amounts, and then what is French.
  ///
  /// It is given as it is to be issued, with its issue date and due date; its number comes later.
  package static func problems(of document: InvoiceDocument) -> [Problem] {
    var check = InvoiceCheck(document)
    if document.invoice.kind == .quote {
      check.quote()
      return check.problems
    }
    if document.seller.isAmerican {
      check.american()
      check.texts()
      return check.problems
    }
    check.seller()
    check.buyer()
    check.identifiers()
    check.dates()
    check.references()
    check.typeCode(in: document.profile)
    check.lines()
    check.adjustments()
    check.vatParties()
    check.vatAmounts()
    check.amounts()
    check.texts()
    check.delivery()
    if document.seller.isFrench { check.french() }
    check.rules(of: document.profile)
    return check.problems
  }

  /// What forbids writing an invoice in a profile, which may be another one than it was issued in.
  package static func problems(
    of document: InvoiceDocument, as profile: InvoiceProfile
  ) -> [Problem] {
    var check = InvoiceCheck(document)
    check.typeCode(in: profile)
    check.rules(of: profile)
    return check.problems
  }
}

/// A collector of the problems of one invoice.
struct InvoiceCheck {
  let document: InvoiceDocument
  private(set) var problems: [Problem] = []

  var invoice: Invoice { document.invoice }

  init(_ document: InvoiceDocument) {
    self.document = document
  }

  /// Notes a problem unless the condition holds.
  mutating func require(
    _ condition: Bool, _ rule: String, _ field: String, _ message: Message
  ) {
    if !condition {
      problems.append(Problem(rule: rule, field: field, message: message))
    }
  }

  mutating func require(
    _ condition: Bool, _ rule: String, _ property: Invoice.Property,
    _ message: Message
  ) {
    require(condition, rule, property.rawValue, message)
  }
}
