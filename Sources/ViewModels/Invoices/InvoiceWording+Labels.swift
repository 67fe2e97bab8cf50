package import Domain

/// What stands beside the values of an invoice.
extension InvoiceWording {
  /// `FACTURE`, `CREDIT NOTE`
  package func title(of kind: Invoice.Kind) -> String {
    switch kind {
    case .invoice: text("FACTURE", "INVOICE")
    case .creditNote: text("AVOIR", "CREDIT NOTE")
    }
  }

  /// What a number is printed of that is not given yet.
  package var draft: String { text("BROUILLON", "DRAFT") }

  package enum Label: CaseIterable, Sendable {
    case seller, buyer
    case issueDate, dueDate, deliveryDate, period, operation
    case orderReference, buyerReference, contractReference, precedingInvoice, precedingDate
    case item, quantity, unit, unitPrice, discount, vatRate, net
    case allowance, charge
    case lineTotal, allowanceTotal, chargeTotal, netTotal, vatTotal, grossTotal, prepaid, due
    case refund, vatInEuro
    case vat, taxable, tax
    case payment, paymentTerms, accountName, iban, bic, paymentReference, scan
    case conditions, notes
    case contact, siren, siret, registrationNumber, vatNumber, taxNumber
    case logo
  }

  package func label(_ label: Label) -> String {
    let (french, english) = Self.words(for: label)
    return text(french, english)
  }

  /// `SIREN : 732829320`, `SIREN: 732829320`
  package func labelled(_ label: Label, _ value: String) -> String {
    self.label(label) + text("\u{A0}: ", ": ") + value
  }

  private static func words(for label: Label) -> (String, String) {
    switch label {
    case .seller: ("Émetteur", "From")
    case .buyer: ("Adressé à", "To")
    case .issueDate: ("Date d’émission", "Issue date")
    case .dueDate: ("Date d’échéance", "Due date")
    case .deliveryDate: ("Livraison ou exécution", "Date of supply")
    case .period: ("Période", "Period")
    case .operation: ("Nature de l’opération", "Nature of supply")
    case .orderReference: ("Bon de commande", "Purchase order")
    case .buyerReference: ("Référence client", "Your reference")
    case .contractReference: ("Contrat", "Contract")
    case .precedingInvoice: ("Facture d’origine", "Credited invoice")
    case .precedingDate: ("Date de cette facture", "Date of that invoice")
    case .item: ("Désignation", "Description")
    case .quantity: ("Quantité", "Quantity")
    case .unit: ("Unité", "Unit")
    case .unitPrice: ("Prix unitaire HT", "Unit price")
    case .discount: ("Remise", "Discount")
    case .vatRate: ("TVA", "VAT")
    case .net: ("Total HT", "Net amount")
    case .allowance: ("Remise", "Allowance")
    case .charge: ("Frais", "Charge")
    case .lineTotal: ("Total des lignes HT", "Total of items")
    case .allowanceTotal: ("Total des remises HT", "Total allowances")
    case .chargeTotal: ("Total des frais HT", "Total charges")
    case .netTotal: ("Total HT", "Total without VAT")
    case .vatTotal: ("Total TVA", "Total VAT")
    case .grossTotal: ("Total TTC", "Total with VAT")
    case .prepaid: ("Déjà payé", "Paid already")
    case .due: ("Net à payer", "Amount due")
    case .refund: ("Net à rembourser", "Amount to refund")
    case .vatInEuro: ("TVA en euros", "VAT in euro")
    case .vat: ("TVA", "VAT")
    case .taxable: ("Base HT", "Taxable")
    case .tax: ("Montant TVA", "VAT amount")
    case .payment: ("Paiement par virement", "Payment by credit transfer")
    case .paymentTerms: ("Conditions de paiement", "Payment terms")
    case .accountName: ("Titulaire", "Account name")
    case .iban: ("IBAN", "IBAN")
    case .bic: ("BIC", "BIC")
    case .paymentReference: ("Référence", "Reference")
    case .scan: ("Virement SEPA par code QR", "SEPA transfer by QR code")
    case .conditions: ("Conditions", "Terms")
    case .notes: ("Remarques", "Notes")
    case .contact: ("Contact", "Contact")
    case .siren: ("SIREN", "SIREN")
    case .siret: ("SIRET", "SIRET")
    case .registrationNumber: ("N° d’immatriculation", "Registration no.")
    case .vatNumber: ("N° TVA", "VAT no.")
    case .taxNumber: ("N° fiscal", "Tax no.")
    case .logo: ("Logo", "Logo")
    }
  }

  /// Under a rate, for a category that is not just a rate.
  package func category(_ category: VATCategory) -> String? {
    switch category {
    case .standard, .zeroRated: nil
    case .exempt: text("exonéré", "exempt")
    case .reverseCharge: text("autoliquidation", "reverse charge")
    case .intraCommunity: text("intracommunautaire", "intra-Community")
    case .export: text("export", "export")
    case .notSubject: text("hors champ", "not subject")
    case .canaryIslands: "IGIC"
    case .ceutaMelilla: "IPSI"
    }
  }

  /// What is sold by the case of invoicing (BT-23): French invoices say whether it is goods, services
  /// or both.
  package func operation(_ businessProcess: String) -> String? {
    switch businessProcess.first {
    case "B": text("Livraison de biens", "Goods")
    case "S": text("Prestation de services", "Services")
    case "M": text("Livraison de biens et prestation de services", "Goods and services")
    default: nil
    }
  }
}
