extension InvoiceLine {
  /// BT-139: the reason of the discount; where none was given, that it is one, in fr or en.
  package func reasonOfDiscount(language: String) -> String {
    if !discountReason.isEmpty { return discountReason }
    return language == "fr" ? "Remise" : "Discount"
  }
}
