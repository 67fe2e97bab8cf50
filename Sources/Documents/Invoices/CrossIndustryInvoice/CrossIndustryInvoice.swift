package import Domain

/// An invoice as UN/CEFACT's Cross Industry Invoice D16B in the profile EN 16931 of Factur-X: the file
/// `factur-x.xml` in a PDF.
package enum CrossIndustryInvoice {
  /// - Throws: `conflict` for a draft; why the call shall end.
  package static func text(
    of document: InvoiceDocument, endingAt safePoints: SafePoints = SafePoints()
  ) throws -> String {
    let terms = try InvoiceTerms(document)
    var file = XMLWriter()
    try file.element(
      "rsm:CrossIndustryInvoice",
      [
        "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
        "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
        "xmlns:ram":
          "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
        "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
      ]
    ) {
      $0.exchangedDocumentContext(terms)
      $0.exchangedDocument(terms)
      try $0.element("rsm:SupplyChainTradeTransaction") { transaction in
        for line in terms.lines {
          try safePoints.check()
          transaction.lineItem(line, terms)
        }
        transaction.headerTradeAgreement(terms)
        transaction.headerTradeDelivery(terms)
        transaction.headerTradeSettlement(terms)
      }
    }
    return file.text
  }
}

// The elements of a group stand in the order of the schema.

extension XMLWriter {
  /// BT-23 and BT-24.
  fileprivate mutating func exchangedDocumentContext(_ terms: InvoiceTerms) {
    element("rsm:ExchangedDocumentContext") {
      $0.element("ram:BusinessProcessSpecifiedDocumentContextParameter") {
        $0.element("ram:ID", text: terms.document.businessProcess(for: terms.profile))
      }
      $0.element("ram:GuidelineSpecifiedDocumentContextParameter") {
        $0.element("ram:ID", text: terms.profile.guideline)
      }
    }
  }

  /// BT-1 to BT-3, BG-1.
  fileprivate mutating func exchangedDocument(_ terms: InvoiceTerms) {
    element("rsm:ExchangedDocument") { document in
      document.element("ram:ID", text: terms.invoice.number)
      document.element("ram:TypeCode", text: terms.typeCode)
      document.time("ram:IssueDateTime", terms.issueDate)
      for note in terms.notes {
        document.element("ram:IncludedNote") {
          $0.element("ram:Content", text: note.text)
          $0.element("ram:SubjectCode", text: note.subject ?? "")
        }
      }
    }
  }

  /// BT-10, BT-12, BT-13, BG-4 and BG-7.
  fileprivate mutating func headerTradeAgreement(_ terms: InvoiceTerms) {
    element("ram:ApplicableHeaderTradeAgreement") {
      $0.element("ram:BuyerReference", text: terms.invoice.buyerReference)
      $0.element("ram:SellerTradeParty") {
        $0.sellerTradeParty(terms.document.seller, hasVATNumber: terms.hasVATNumbers)
      }
      $0.element("ram:BuyerTradeParty") {
        $0.buyerTradeParty(terms.document.buyer, hasVATNumber: terms.hasVATNumbers)
      }
      $0.reference("ram:BuyerOrderReferencedDocument", terms.invoice.orderReference)
      $0.reference("ram:ContractReferencedDocument", terms.invoice.contractReference)
    }
  }

  private mutating func reference(_ name: StaticString, _ identifier: String) {
    element(name) { $0.element("ram:IssuerAssignedID", text: identifier) }
  }

  /// BG-13. The schema wants it even where nothing is known of it.
  fileprivate mutating func headerTradeDelivery(_ terms: InvoiceTerms) {
    let name = terms.deliveredTo
    guard terms.deliverTo != nil || !name.isEmpty || terms.invoice.deliveryDate != nil else {
      emptyElement("ram:ApplicableHeaderTradeDelivery")
      return
    }
    element("ram:ApplicableHeaderTradeDelivery") {
      $0.element("ram:ShipToTradeParty") {
        $0.element("ram:Name", text: name)
        if let place = terms.deliverTo { $0.address(of: place) }
      }
      $0.element("ram:ActualDeliverySupplyChainEvent") {
        $0.time("ram:OccurrenceDateTime", terms.invoice.deliveryDate)
      }
    }
  }
}
