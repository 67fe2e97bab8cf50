/// A record with a rule for each of its texts.
protocol CheckedTexts: Record {
  /// The texts that an empty one does not take away.
  static var neverEmpty: [Property] { get }

  /// The text in its normal form.
  ///
  /// - Throws: `invalid`, with the field, for what the property cannot be.
  static func normal(
    _ text: String, of property: Property, field: String
  ) throws -> String
}

extension CheckedTexts {
  static var neverEmpty: [Property] { [] }

  /// The text in its normal form.
  ///
  /// - Throws: `invalid` for an invalid value of the property.
  static func checked(_ text: String, for property: Property) throws -> String {
    if text.isEmpty, !neverEmpty.contains(property) { return "" }
    return try normal(text, of: property, field: property.rawValue)
  }
}

/// A record that belongs to one invoice.
package protocol InvoicePart: Record {
  var invoiceUID: String { get set }
}

extension InvoicePart {
  package init(uid: String, invoiceUID: String) {
    self.init(blank: uid)
    self.invoiceUID = invoiceUID
  }
}
