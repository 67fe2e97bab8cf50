extension VATCategory {
  /// Whether there is no VAT for a reason, which the invoice says.
  package var isExempting: Bool {
    switch self {
    case .exempt, .reverseCharge, .intraCommunity, .export, .notSubject: true
    case .standard, .zeroRated, .canaryIslands, .ceutaMelilla: false
    }
  }

  /// The reason that the category is of itself, in the words of a language; empty for E, of which
  /// there are many, and for those that need none.
  package func exemptionReason(language: String) -> String {
    let isFrench = language == "fr"
    return switch self {
    case .reverseCharge: isFrench ? "Autoliquidation" : "Reverse charge"
    case .intraCommunity:
      isFrench ? "Livraison intracommunautaire exonérée" : "Intra-Community supply"
    case .export: isFrench ? "Exportation hors de l'Union européenne" : "Export outside the EU"
    case .notSubject: isFrench ? "Non soumis à la TVA" : "Not subject to VAT"
    case .standard, .zeroRated, .exempt, .canaryIslands, .ceutaMelilla: ""
    }
  }

  /// Of the list VATEX; empty where there is no reason, or more than one.
  package var exemptionCode: String {
    switch self {
    case .reverseCharge: "VATEX-EU-AE"
    case .intraCommunity: "VATEX-EU-IC"
    case .export: "VATEX-EU-G"
    case .notSubject: "VATEX-EU-O"
    case .standard, .zeroRated, .exempt, .canaryIslands, .ceutaMelilla: ""
    }
  }
}
