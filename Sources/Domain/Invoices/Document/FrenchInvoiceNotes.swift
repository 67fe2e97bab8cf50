/// The notes that French law asks for on each invoice between firms (articles L. 441-9, L. 441-10
/// and D. 441-5 of the Code de commerce), in usual words.
package struct FrenchInvoiceNotes: Equatable, Sendable {
  /// PMD.
  package let latePenalty: String
  /// PMT.
  package let recoveryFee: String
  /// AAB.
  package let earlyDiscount: String

  /// - Parameter language: fr, else in English.
  package init(language: String) {
    if language == "fr" {
      latePenalty =
        "En cas de retard de paiement, des pénalités sont exigibles dès le lendemain de "
        + "l'échéance, au taux de refinancement de la Banque centrale européenne majoré de 10 "
        + "points (article L. 441-10 du Code de commerce)."
      recoveryFee =
        "Tout retard de paiement donne lieu à une indemnité forfaitaire pour frais de recouvrement "
        + "de 40 EUR (article D. 441-5 du Code de commerce)."
      earlyDiscount = "Pas d'escompte pour paiement anticipé."
    } else {
      latePenalty =
        "Late payment bears penalties from the day after the due date, at the refinancing rate of "
        + "the European Central Bank plus 10 percentage points (article L. 441-10 of the French "
        + "Commercial Code)."
      recoveryFee =
        "Any late payment gives rise to a fixed fee of EUR 40 for recovery costs (article "
        + "D. 441-5 of the French Commercial Code)."
      earlyDiscount = "No discount for early payment."
    }
  }
}
