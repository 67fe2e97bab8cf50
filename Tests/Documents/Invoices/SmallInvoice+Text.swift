extension SmallInvoice {
  /// What it is as a Cross Industry Invoice.
  static let crossIndustryInvoice = """
    <?xml version="1.0" encoding="UTF-8"?>
    <rsm:CrossIndustryInvoice \
    xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" \
    xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" \
    xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" \
    xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
      <rsm:ExchangedDocumentContext>
        <ram:BusinessProcessSpecifiedDocumentContextParameter>
          <ram:ID>S1</ram:ID>
        </ram:BusinessProcessSpecifiedDocumentContextParameter>
        <ram:GuidelineSpecifiedDocumentContextParameter>
          <ram:ID>urn:cen.eu:en16931:2017</ram:ID>
        </ram:GuidelineSpecifiedDocumentContextParameter>
      </rsm:ExchangedDocumentContext>
      <rsm:ExchangedDocument>
        <ram:ID>F2026-0001</ram:ID>
        <ram:TypeCode>380</ram:TypeCode>
        <ram:IssueDateTime>
          <udt:DateTimeString format="102">20261001</udt:DateTimeString>
        </ram:IssueDateTime>
        <ram:IncludedNote>
          <ram:Content>B2BINT</ram:Content>
          <ram:SubjectCode>BAR</ram:SubjectCode>
        </ram:IncludedNote>
      </rsm:ExchangedDocument>
      <rsm:SupplyChainTradeTransaction>
        <ram:IncludedSupplyChainTradeLineItem>
          <ram:AssociatedDocumentLineDocument>
            <ram:LineID>1</ram:LineID>
          </ram:AssociatedDocumentLineDocument>
          <ram:SpecifiedTradeProduct>
            <ram:Name>Advice</ram:Name>
          </ram:SpecifiedTradeProduct>
          <ram:SpecifiedLineTradeAgreement>
            <ram:NetPriceProductTradePrice>
              <ram:ChargeAmount>100.00</ram:ChargeAmount>
            </ram:NetPriceProductTradePrice>
          </ram:SpecifiedLineTradeAgreement>
          <ram:SpecifiedLineTradeDelivery>
            <ram:BilledQuantity unitCode="HUR">3</ram:BilledQuantity>
          </ram:SpecifiedLineTradeDelivery>
          <ram:SpecifiedLineTradeSettlement>
            <ram:ApplicableTradeTax>
              <ram:TypeCode>VAT</ram:TypeCode>
              <ram:CategoryCode>S</ram:CategoryCode>
              <ram:RateApplicablePercent>20</ram:RateApplicablePercent>
            </ram:ApplicableTradeTax>
            <ram:SpecifiedTradeSettlementLineMonetarySummation>
              <ram:LineTotalAmount>300.00</ram:LineTotalAmount>
            </ram:SpecifiedTradeSettlementLineMonetarySummation>
          </ram:SpecifiedLineTradeSettlement>
        </ram:IncludedSupplyChainTradeLineItem>
        <ram:ApplicableHeaderTradeAgreement>
          <ram:SellerTradeParty>
            <ram:Name>Atelier Lumière</ram:Name>
            <ram:SpecifiedLegalOrganization>
              <ram:ID schemeID="0002">732829320</ram:ID>
            </ram:SpecifiedLegalOrganization>
            <ram:PostalTradeAddress>
              <ram:CityName>Paris</ram:CityName>
              <ram:CountryID>FR</ram:CountryID>
            </ram:PostalTradeAddress>
            <ram:URIUniversalCommunication>
              <ram:URIID schemeID="0225">732829320</ram:URIID>
            </ram:URIUniversalCommunication>
            <ram:SpecifiedTaxRegistration>
              <ram:ID schemeID="VA">FR44732829320</ram:ID>
            </ram:SpecifiedTaxRegistration>
          </ram:SellerTradeParty>
          <ram:BuyerTradeParty>
            <ram:Name>Müller &amp; Söhne GmbH</ram:Name>
            <ram:DefinedTradeContact>
              <ram:EmailURIUniversalCommunication>
                <ram:URIID>rechnung@mueller.example</ram:URIID>
              </ram:EmailURIUniversalCommunication>
            </ram:DefinedTradeContact>
            <ram:PostalTradeAddress>
              <ram:CountryID>DE</ram:CountryID>
            </ram:PostalTradeAddress>
            <ram:URIUniversalCommunication>
              <ram:URIID schemeID="EM">rechnung@mueller.example</ram:URIID>
            </ram:URIUniversalCommunication>
            <ram:SpecifiedTaxRegistration>
              <ram:ID schemeID="VA">DE136695976</ram:ID>
            </ram:SpecifiedTaxRegistration>
          </ram:BuyerTradeParty>
        </ram:ApplicableHeaderTradeAgreement>
        <ram:ApplicableHeaderTradeDelivery/>
        <ram:ApplicableHeaderTradeSettlement>
          <ram:PaymentReference>F2026-0001</ram:PaymentReference>
          <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
          <ram:SpecifiedTradeSettlementPaymentMeans>
            <ram:TypeCode>58</ram:TypeCode>
            <ram:PayeePartyCreditorFinancialAccount>
              <ram:IBANID>FR7630006000011234567890189</ram:IBANID>
              <ram:AccountName>Atelier Lumière</ram:AccountName>
            </ram:PayeePartyCreditorFinancialAccount>
          </ram:SpecifiedTradeSettlementPaymentMeans>
          <ram:ApplicableTradeTax>
            <ram:CalculatedAmount>60.00</ram:CalculatedAmount>
            <ram:TypeCode>VAT</ram:TypeCode>
            <ram:BasisAmount>300.00</ram:BasisAmount>
            <ram:CategoryCode>S</ram:CategoryCode>
            <ram:RateApplicablePercent>20</ram:RateApplicablePercent>
          </ram:ApplicableTradeTax>
          <ram:SpecifiedTradePaymentTerms>
            <ram:DueDateDateTime>
              <udt:DateTimeString format="102">20261031</udt:DateTimeString>
            </ram:DueDateDateTime>
          </ram:SpecifiedTradePaymentTerms>
          <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
            <ram:LineTotalAmount>300.00</ram:LineTotalAmount>
            <ram:ChargeTotalAmount>0.00</ram:ChargeTotalAmount>
            <ram:AllowanceTotalAmount>0.00</ram:AllowanceTotalAmount>
            <ram:TaxBasisTotalAmount>300.00</ram:TaxBasisTotalAmount>
            <ram:TaxTotalAmount currencyID="EUR">60.00</ram:TaxTotalAmount>
            <ram:GrandTotalAmount>360.00</ram:GrandTotalAmount>
            <ram:TotalPrepaidAmount>0.00</ram:TotalPrepaidAmount>
            <ram:DuePayableAmount>360.00</ram:DuePayableAmount>
          </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        </ram:ApplicableHeaderTradeSettlement>
      </rsm:SupplyChainTradeTransaction>
    </rsm:CrossIndustryInvoice>

    """
}
