package import Domain

/// An invoice as a file of OASIS UBL 2.1: an `Invoice`, or a `CreditNote`.
package enum UBLInvoice {
  /// By the rules of a profile; of Factur-X these are those of EN 16931 alone.
  ///
  /// - Throws: `conflict` for a draft; why the call shall end.
  package static func text(
    of document: InvoiceDocument, as profile: InvoiceProfile = .facturx,
    endingAt safePoints: SafePoints = SafePoints()
  ) throws -> String {
    let terms = try InvoiceTerms(document, as: profile)
    var file = XMLWriter()
    let name: StaticString = terms.isCreditNote ? "CreditNote" : "Invoice"
    try file.element(
      name,
      [
        "xmlns": "urn:oasis:names:specification:ubl:schema:xsd:\(name)-2",
        "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
        "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
      ]
    ) {
      $0.documentHeader(terms)
      $0.references(terms)
      $0.parties(terms)
      $0.delivery(terms)
      $0.payment(terms)
      for (adjustment, amount) in terms.adjustments {
        $0.allowanceCharge(adjustment, amount, terms)
      }
      $0.taxTotals(terms)
      $0.monetaryTotal(terms)
      for line in terms.lines {
        try safePoints.check()
        $0.documentLine(line, terms)
      }
    }
    return file.text
  }
}

// The elements of a group stand in the order of the schema, which is the same for an invoice and for a
// credit note but for a few of them.

extension XMLWriter {
  /// BT-1 to BT-6, BT-9, BT-10, BT-22 to BT-24, BG-14.
  fileprivate mutating func documentHeader(_ terms: InvoiceTerms) {
    let invoice = terms.invoice
    element("cbc:CustomizationID", text: terms.profile.guideline)
    element("cbc:ProfileID", text: terms.document.businessProcess(for: terms.profile))
    element("cbc:ID", text: invoice.number)
    date("cbc:IssueDate", terms.issueDate)
    if terms.isCreditNote {
      element("cbc:CreditNoteTypeCode", text: terms.typeCode)
    } else {
      date("cbc:DueDate", invoice.dueDate)
      element("cbc:InvoiceTypeCode", text: terms.typeCode)
    }
    for note in terms.notes {
      element("cbc:Note", text: UBLNote.text(note.text, subject: note.subject))
    }
    element("cbc:DocumentCurrencyCode", text: terms.currency.code)
    if terms.vatInEuro != nil {
      element("cbc:TaxCurrencyCode", text: InvoiceTerms.accountingCurrency.code)
    }
    element("cbc:BuyerReference", text: invoice.buyerReference)
    invoicePeriod(invoice.firstDate, invoice.lastDate, terms.document.vatPoint)
  }

  /// BT-12, BT-13, BG-3.
  fileprivate mutating func references(_ terms: InvoiceTerms) {
    let invoice = terms.invoice
    element("cac:OrderReference") { $0.element("cbc:ID", text: invoice.orderReference) }
    for preceding in terms.document.precedingDocuments {
      element("cac:BillingReference") {
        $0.element("cac:InvoiceDocumentReference") {
          $0.element("cbc:ID", text: preceding.number)
          $0.date("cbc:IssueDate", preceding.date)
        }
      }
    }
    element("cac:ContractDocumentReference") {
      $0.element("cbc:ID", text: invoice.contractReference)
    }
  }

  /// BG-4 and BG-7.
  fileprivate mutating func parties(_ terms: InvoiceTerms) {
    element("cac:AccountingSupplierParty") {
      $0.party(terms.document.seller, .seller, terms)
    }
    element("cac:AccountingCustomerParty") {
      $0.party(terms.document.buyer, .buyer, terms)
    }
  }

  /// BG-13.
  fileprivate mutating func delivery(_ terms: InvoiceTerms) {
    element("cac:Delivery") {
      $0.date("cbc:ActualDeliveryDate", terms.invoice.deliveryDate)
      if let place = terms.deliverTo {
        $0.element("cac:DeliveryLocation") { $0.address("cac:Address", of: place) }
      }
      $0.element("cac:DeliveryParty") {
        $0.element("cac:PartyName") { $0.element("cbc:Name", text: terms.deliveredTo) }
      }
    }
  }

  /// BG-16 and BT-20. A credit note has its due date (BT-9) here.
  fileprivate mutating func payment(_ terms: InvoiceTerms) {
    let payment = PaymentInstructions(terms)
    if payment.isStated { paymentMeans(payment, terms) }
    element("cac:PaymentTerms") { $0.element("cbc:Note", text: terms.paymentTerms) }
  }

  private mutating func paymentMeans(_ payment: PaymentInstructions, _ terms: InvoiceTerms) {
    element("cac:PaymentMeans") {
      $0.element("cbc:PaymentMeansCode", text: payment.means.rawValue)
      if terms.isCreditNote { $0.date("cbc:PaymentDueDate", terms.invoice.dueDate) }
      $0.element("cbc:PaymentID", text: payment.reference)
      $0.element("cac:PayeeFinancialAccount") {
        $0.element("cbc:ID", text: payment.iban)
        $0.element("cbc:Name", text: payment.accountName)
        $0.element("cac:FinancialInstitutionBranch") { $0.element("cbc:ID", text: payment.bic) }
      }
    }
  }
}
