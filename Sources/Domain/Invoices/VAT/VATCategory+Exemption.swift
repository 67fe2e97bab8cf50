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
    switch (self, language) {
    case (.reverseCharge, "fr"): "Autoliquidation"
    case (.reverseCharge, "de"): "Steuerschuldnerschaft des Leistungsempfängers"
    case (.reverseCharge, "es"): "Inversión del sujeto pasivo"
    case (.reverseCharge, _): "Reverse charge"
    case (.intraCommunity, "fr"): "Livraison intracommunautaire exonérée"
    case (.intraCommunity, "de"): "Steuerfreie innergemeinschaftliche Lieferung"
    case (.intraCommunity, "es"): "Entrega intracomunitaria exenta"
    case (.intraCommunity, _): "Intra-Community supply"
    case (.export, "fr"): "Exportation hors de l'Union européenne"
    case (.export, "de"): "Steuerfreie Ausfuhrlieferung"
    case (.export, "es"): "Exportación fuera de la Unión Europea"
    case (.export, _): "Export outside the EU"
    case (.notSubject, "fr"): "Non soumis à la TVA"
    case (.notSubject, "de"): "Nicht der Umsatzsteuer unterworfen"
    case (.notSubject, "es"): "No sujeto al IVA"
    case (.notSubject, _): "Not subject to VAT"
    case (.standard, _), (.zeroRated, _), (.exempt, _), (.canaryIslands, _), (.ceutaMelilla, _): ""
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
