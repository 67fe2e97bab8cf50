/// The usual wording of legally required sentences. The seller's own wording takes precedence.
package enum LegalTexts {
  /// Empty where no law asks for one.
  static func text(
    _ subject: LegalText.Subject, country: String, language: String, on day: CalendarDate
  ) -> String {
    all.first { $0.subject == subject && $0.country == country && $0.days.contains(day.packed) }?
      .text(language: language) ?? ""
  }

  /// That of a day; of an invoice that has none yet, the latest.
  static func text(
    _ subject: LegalText.Subject, country: String, language: String, on day: CalendarDate?
  ) -> String {
    if let day { return text(subject, country: country, language: language, on: day) }
    return all.last { $0.subject == subject && $0.country == country }?.text(language: language)
      ?? ""
  }

  /// One of these texts in another language; a text that is nobody's but the seller's own stays as it is.
  static func translated(
    _ text: String, _ subject: LegalText.Subject, to language: String
  ) -> String {
    let known = all.first { known in
      known.subject == subject && known.words.values.contains { ExactText($0) == ExactText(text) }
    }
    return known?.text(language: language) ?? text
  }

  /// Whether a text is one of these, of whatever language and day, and so nobody's own.
  static func isKnown(_ text: String, _ subject: LegalText.Subject) -> Bool {
    all.contains { known in
      known.subject == subject && known.words.values.contains { ExactText($0) == ExactText(text) }
    }
  }

  static let all: [LegalText] = [
    LegalText(
      subject: .latePenalty, country: "FR",
      words: [
        "fr":
          "En cas de retard de paiement, des pénalités sont exigibles dès le lendemain de l'échéance, au taux de "
          + "refinancement de la Banque centrale européenne majoré de 10 points (article L. 441-10 du Code de commerce).",
        "en":
          "Late payment bears penalties from the day after the due date, at the refinancing rate of the European "
          + "Central Bank plus 10 percentage points (article L. 441-10 of the French Commercial Code).",
        "de":
          "Bei Zahlungsverzug fallen ab dem Tag nach der Fälligkeit Verzugszinsen in Höhe des Refinanzierungssatzes der "
          + "Europäischen Zentralbank zuzüglich 10 Prozentpunkten an (Artikel L. 441-10 des französischen "
          + "Handelsgesetzbuchs).",
        "es":
          "En caso de demora en el pago se devengan intereses desde el día siguiente al vencimiento, al tipo de "
          + "refinanciación del Banco Central Europeo más 10 puntos porcentuales (artículo L. 441-10 del Código de "
          + "Comercio francés).",
      ], source: "Code de commerce, L. 441-9 and L. 441-10"),
    LegalText(
      subject: .recoveryFee, country: "FR",
      words: [
        "fr":
          "Tout retard de paiement donne lieu à une indemnité forfaitaire pour frais de recouvrement de 40 EUR (article "
          + "D. 441-5 du Code de commerce).",
        "en":
          "Any late payment gives rise to a fixed fee of EUR 40 for recovery costs (article D. 441-5 of the French "
          + "Commercial Code).",
        "de":
          "Bei jedem Zahlungsverzug wird eine Pauschale von 40 EUR für Beitreibungskosten fällig (Artikel D. 441-5 des "
          + "französischen Handelsgesetzbuchs).",
        "es":
          "Toda demora en el pago da lugar a una indemnización fija de 40 EUR por gastos de cobro (artículo D. 441-5 del "
          + "Código de Comercio francés).",
      ], source: "Code de commerce, L. 441-10 and D. 441-5"),
    LegalText(
      subject: .earlyDiscount, country: "FR",
      words: [
        "fr": "Pas d'escompte pour paiement anticipé.", "en": "No discount for early payment.",
        "de": "Kein Skonto bei vorzeitiger Zahlung.",
        "es": "Sin descuento por pronto pago.",
      ], source: "Code de commerce, L. 441-9"),
    LegalText(
      subject: .smallEnterprise, country: "FR", days: 1_01_01...2026_08_31,
      words: [
        "fr": "TVA non applicable, art. 293 B du CGI",
        "en": "VAT not applicable, art. 293 B of the French General Tax Code (CGI)",
        "de": "Keine Umsatzsteuer, Art. 293 B des französischen Steuergesetzbuchs (CGI)",
        "es": "IVA no aplicable, art. 293 B del Código General de Impuestos francés (CGI)",
      ], source: "CGI, 293 E, II"),
    // The law takes a reference to the directive as well, whatever the articles of the code are numbered.
    LegalText(
      subject: .smallEnterprise, country: "FR", days: 2026_09_01...9999_12_31,
      words: [
        "fr":
          "TVA non applicable, franchise en base (livre II du CIBS ; article 284 de la directive 2006/112/CE)",
        "en":
          "VAT not applicable, exemption for small enterprises (French CIBS, book II; article 284 of Directive "
          + "2006/112/EC)",
        "de":
          "Keine Umsatzsteuer, Kleinunternehmer (französisches CIBS, Buch II; Artikel 284 der Richtlinie 2006/112/EG)",
        "es":
          "IVA no aplicable, franquicia de pequeñas empresas (CIBS francés, libro II; artículo 284 de la Directiva "
          + "2006/112/CE)",
      ],
      source:
        "ordonnance 2025-1247 of 17 December 2025: VAT stands in the CIBS since 1 September 2026; references to the CGI are "
        + "tolerated until 31 December 2027"),
    LegalText(
      subject: .smallEnterprise, country: "DE",
      words: [
        "de":
          "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet (Steuerbefreiung für Kleinunternehmer).",
        "en":
          "No VAT is charged (exemption for small enterprises, § 19 of the German VAT Act, UStG).",
        "fr": "Pas de TVA (franchise des petites entreprises, § 19 de la loi allemande UStG).",
        "es": "Sin IVA (exención de las pequeñas empresas, § 19 de la ley alemana UStG).",
      ], source: "UStG § 19; UStDV § 34a"),
    LegalText(
      subject: .vatOnDebits, country: "FR",
      words: [
        "fr": "Option pour le paiement de la taxe d'après les débits",
        "en": "VAT is paid on debits, by option",
        "de": "Option für die Entrichtung der Steuer nach Soll (TVA d'après les débits)",
        "es": "Opción por el pago del impuesto según los débitos",
      ], source: "CGI, annexe II, 242 nonies A (décret 2022-1299)"),
  ]
}
