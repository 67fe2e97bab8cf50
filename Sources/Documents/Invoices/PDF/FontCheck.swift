package import Domain
import Localization

/// Finds characters of an invoice that no installed font has.
package enum FontCheck {
  /// So many are named.
  private static let mostNamed = 5

  /// One for each character that would be printed as another; none where nothing can be drawn at all, which printing
  /// tells.
  package static func warnings(
    for document: InvoiceDocument, in template: InvoiceTemplate
  ) -> [Problem] {
    let rare = rareCharacters(of: document)
    guard !rare.isEmpty,
      let canvas = try? PDFCanvas(
        width: 100, height: 100, language: "en", template: template, endingAt: SafePoints())
    else { return [] }
    defer { canvas.close() }
    return rare.lazy.filter { canvas.isUnknown($0.scalar) }.prefix(mostNamed).map {
      var warning = Problem(
        rule: "ISO-19005-3", field: $0.field, message: MissingGlyph.warning(about: $0.scalar))
      warning.isWarning = true
      return warning
    }
  }

  /// Those that are not in each font, and where each is first.
  private static func rareCharacters(
    of document: InvoiceDocument
  ) -> [(scalar: Unicode.Scalar, field: String)] {
    var seen: Set<Unicode.Scalar> = []
    var found: [(Unicode.Scalar, String)] = []
    for (field, text) in document.printedTexts where !text.utf8.allSatisfy({ $0 < 0x80 }) {
      for scalar in text.unicodeScalars
      where !isCommon(scalar) && scalar.isPrintable && seen.insert(scalar).inserted {
        found.append((scalar, field))
      }
    }
    return found
  }

  /// Letters of Latin, and what stands between them.
  private static func isCommon(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x180 || (0x2010...0x203A).contains(scalar.value) || scalar == "€"
  }
}

extension InvoiceDocument {
  /// What people wrote, and what it is about.
  fileprivate var printedTexts: [(field: String, text: String)] {
    let parties = [("seller", seller), ("buyer", buyer)].flatMap { name, party in
      Party.Property.allCases.filter { $0 != .pageTemplate }
        .map { ("\(name).\($0.rawValue)", party[$0]) }
    }
    let own: [(Invoice.Property, String)] = [
      (.buyerReference, invoice.buyerReference), (.orderReference, invoice.orderReference),
      (.contractReference, invoice.contractReference), (.paymentTerms, invoice.paymentTerms),
      (.deliveryName, invoice.deliveryName), (.deliveryStreet, invoice.deliveryStreet),
      (.deliveryStreet2, invoice.deliveryStreet2), (.deliveryCity, invoice.deliveryCity),
      (.deliveryRegion, invoice.deliveryRegion),
      (.latePenalty, invoice.latePenalty), (.recoveryFee, invoice.recoveryFee),
      (.earlyDiscount, invoice.earlyDiscount), (.notes, invoice.notes),
    ]
    let items = lines.enumerated().flatMap { index, line in
      [
        ("name", line.name), ("details", line.details), ("discount_reason", line.discountReason),
        ("exemption_reason", line.exemptionReason),
      ].map { ("lines[\(index)].\($0)", $1) }
    }
    let changes = adjustments.enumerated().flatMap { index, adjustment in
      [("reason", adjustment.reason), ("exemption_reason", adjustment.exemptionReason)]
        .map { ("adjustments[\(index)].\($0)", $1) }
    }
    return parties + own.map { ($0.rawValue, $1) } + items + changes
  }
}
