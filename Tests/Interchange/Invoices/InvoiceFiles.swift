import Domain

@testable import Interchange

/// A file of an invoice by another program; each test replaces what it is about.
enum InvoiceFiles {
  /// Two hours at 100.00 less 10 %, one book at 50.00 of 5.5 %, 4.00 of freight, 20.00 paid before.
  static let plain = """
    <?xml version="1.0" encoding="UTF-8"?>
    <rsm:CrossIndustryInvoice
      xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
      xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
      xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"
      xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
      <rsm:ExchangedDocumentContext>
        <ram:GuidelineSpecifiedDocumentContextParameter>
          <ram:ID>urn:cen.eu:en16931:2017</ram:ID>
        </ram:GuidelineSpecifiedDocumentContextParameter>
      </rsm:ExchangedDocumentContext>
      <rsm:ExchangedDocument>
        <ram:ID>2026/17</ram:ID>
        <ram:TypeCode>380</ram:TypeCode>
        <ram:IssueDateTime>
          <udt:DateTimeString format="102">20261001</udt:DateTimeString>
        </ram:IssueDateTime>
        <ram:IncludedNote><ram:Content>Merci</ram:Content></ram:IncludedNote>
        <ram:IncludedNote>
          <ram:Content>Indemnité de 40 €</ram:Content><ram:SubjectCode>PMT</ram:SubjectCode>
        </ram:IncludedNote>
      </rsm:ExchangedDocument>
      <rsm:SupplyChainTradeTransaction>
        <ram:IncludedSupplyChainTradeLineItem>
          <ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
          <ram:SpecifiedTradeProduct>
            <ram:Name>
              Conseil &amp;
              développement
            </ram:Name>
          </ram:SpecifiedTradeProduct>
          <ram:SpecifiedLineTradeAgreement>
            <ram:NetPriceProductTradePrice><ram:ChargeAmount>100</ram:ChargeAmount></ram:NetPriceProductTradePrice>
          </ram:SpecifiedLineTradeAgreement>
          <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="HUR">2.0000</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
          <ram:SpecifiedLineTradeSettlement>
            <ram:ApplicableTradeTax>
              <ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20.00</ram:RateApplicablePercent>
            </ram:ApplicableTradeTax>
            <ram:SpecifiedTradeAllowanceCharge>
              <ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator>
              <ram:CalculationPercent>10</ram:CalculationPercent>
              <ram:ActualAmount>20.00</ram:ActualAmount><ram:Reason>Fidélité</ram:Reason>
            </ram:SpecifiedTradeAllowanceCharge>
            <ram:SpecifiedTradeSettlementLineMonetarySummation>
              <ram:LineTotalAmount>180.00</ram:LineTotalAmount>
            </ram:SpecifiedTradeSettlementLineMonetarySummation>
          </ram:SpecifiedLineTradeSettlement>
        </ram:IncludedSupplyChainTradeLineItem>
        <ram:IncludedSupplyChainTradeLineItem>
          <ram:AssociatedDocumentLineDocument><ram:LineID>2</ram:LineID></ram:AssociatedDocumentLineDocument>
          <ram:SpecifiedTradeProduct><ram:Name>Livre</ram:Name></ram:SpecifiedTradeProduct>
          <ram:SpecifiedLineTradeAgreement>
            <ram:NetPriceProductTradePrice><ram:ChargeAmount>50.00</ram:ChargeAmount></ram:NetPriceProductTradePrice>
          </ram:SpecifiedLineTradeAgreement>
          <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
          <ram:SpecifiedLineTradeSettlement>
            <ram:ApplicableTradeTax>
              <ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>5.5</ram:RateApplicablePercent>
            </ram:ApplicableTradeTax>
            <ram:SpecifiedTradeSettlementLineMonetarySummation>
              <ram:LineTotalAmount>50.00</ram:LineTotalAmount>
            </ram:SpecifiedTradeSettlementLineMonetarySummation>
          </ram:SpecifiedLineTradeSettlement>
        </ram:IncludedSupplyChainTradeLineItem>
        <ram:ApplicableHeaderTradeAgreement>
          <ram:BuyerReference>Achats</ram:BuyerReference>
          <ram:SellerTradeParty>
            <ram:Name>Atelier Lumière</ram:Name>
            <ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">73282932000074</ram:ID></ram:SpecifiedLegalOrganization>
            <ram:PostalTradeAddress><ram:LineOne>12 rue de la Paix</ram:LineOne><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>
            <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR44732829320</ram:ID></ram:SpecifiedTaxRegistration>
          </ram:SellerTradeParty>
          <ram:BuyerTradeParty>
            <ram:Name>Müller GmbH</ram:Name>
            <ram:DefinedTradeContact>
              <ram:PersonName>Eva</ram:PersonName>
              <ram:EmailURIUniversalCommunication><ram:URIID>unknown</ram:URIID></ram:EmailURIUniversalCommunication>
            </ram:DefinedTradeContact>
            <ram:PostalTradeAddress>
              <ram:LineOne>Ring 1</ram:LineOne><ram:LineTwo>Hof</ram:LineTwo><ram:LineThree>Tor 3</ram:LineThree>
              <ram:CountryID>DE</ram:CountryID>
            </ram:PostalTradeAddress>
            <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration>
          </ram:BuyerTradeParty>
          <ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO-1</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>
        </ram:ApplicableHeaderTradeAgreement>
        <ram:ApplicableHeaderTradeDelivery>
          <ram:ActualDeliverySupplyChainEvent>
            <ram:OccurrenceDateTime><udt:DateTimeString format="102">20260930</udt:DateTimeString></ram:OccurrenceDateTime>
          </ram:ActualDeliverySupplyChainEvent>
        </ram:ApplicableHeaderTradeDelivery>
        <ram:ApplicableHeaderTradeSettlement>
          <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
          <ram:SpecifiedTradeSettlementPaymentMeans>
            <ram:TypeCode>58</ram:TypeCode>
            <ram:PayeePartyCreditorFinancialAccount><ram:IBANID>FR76 3000 6000 0112 3456 7890 189</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
          </ram:SpecifiedTradeSettlementPaymentMeans>
          <ram:ApplicableTradeTax>
            <ram:CalculatedAmount>36.80</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>
            <ram:BasisAmount>184.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent>
          </ram:ApplicableTradeTax>
          <ram:ApplicableTradeTax>
            <ram:CalculatedAmount>2.75</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>
            <ram:BasisAmount>50.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>5.50</ram:RateApplicablePercent>
          </ram:ApplicableTradeTax>
          <ram:SpecifiedTradeAllowanceCharge>
            <ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator>
            <ram:ActualAmount>4.00</ram:ActualAmount><ram:Reason>Port</ram:Reason>
            <ram:CategoryTradeTax>
              <ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent>
            </ram:CategoryTradeTax>
          </ram:SpecifiedTradeAllowanceCharge>
          <ram:SpecifiedTradePaymentTerms>
            <ram:DueDateDateTime><udt:DateTimeString format="102">20261031</udt:DateTimeString></ram:DueDateDateTime>
          </ram:SpecifiedTradePaymentTerms>
          <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
            <ram:LineTotalAmount>230.00</ram:LineTotalAmount>
            <ram:ChargeTotalAmount>4.00</ram:ChargeTotalAmount>
            <ram:TaxBasisTotalAmount>234.00</ram:TaxBasisTotalAmount>
            <ram:TaxTotalAmount currencyID="EUR">39.55</ram:TaxTotalAmount>
            <ram:GrandTotalAmount>273.55</ram:GrandTotalAmount>
            <ram:TotalPrepaidAmount>20.00</ram:TotalPrepaidAmount>
            <ram:DuePayableAmount>253.55</ram:DuePayableAmount>
          </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        </ram:ApplicableHeaderTradeSettlement>
      </rsm:SupplyChainTradeTransaction>
    </rsm:CrossIndustryInvoice>
    """

  /// The invoice in ``plain`` with the first of each of these texts replaced.
  static func read(_ changes: [(String, String)] = []) throws -> ImportedInvoice {
    try CrossIndustryInvoiceReader.invoice(Array(text(changes).utf8))
  }

  static func text(_ changes: [(String, String)]) throws -> String {
    var text = plain
    for (old, new) in changes {
      let parts = text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw Failure(.notFound, "The file has no \(old).") }
      text = parts.joined(separator: new)
    }
    return text
  }

  /// What reading refuses.
  static func refusal(_ changes: [(String, String)]) throws -> Failure? {
    do {
      _ = try read(changes)
      return nil
    } catch let failure as Failure where failure.kind != .notFound {
      return failure
    }
  }
}
