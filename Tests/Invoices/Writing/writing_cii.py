"""Writes an invoice as CII D16B, so that the checkers have something to check.

The order of the elements is that of the schema.
"""

from __future__ import annotations

from datetime import date

from lxml import etree

from description import INVOICE, Invoice, Line, Party
from namespaces import CII, EN_16931
from oracle import Figures
from writing import Writer, document


def write_cii(invoice: Invoice, figures: Figures) -> bytes:
    return _CII(invoice, figures).write()


class _CII(Writer):
    namespaces = CII

    def __init__(self, invoice: Invoice, figures: Figures) -> None:
        super().__init__(figures)
        self.invoice = invoice

    def write(self) -> bytes:
        root = self.root(CII["rsm"], "CrossIndustryInvoice", CII)
        context = self.add(root, "rsm:ExchangedDocumentContext")
        process = "ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID"
        self.add(context, process, self.process)
        self.add(context, "ram:GuidelineSpecifiedDocumentContextParameter/ram:ID", EN_16931)
        self._header(self.add(root, "rsm:ExchangedDocument"))
        transaction = self.add(root, "rsm:SupplyChainTradeTransaction")
        for index, line in enumerate(self.invoice.lines, 1):
            self._line(self.add(transaction, "ram:IncludedSupplyChainTradeLineItem"), index, line)
        self._agreement(self.add(transaction, "ram:ApplicableHeaderTradeAgreement"))
        self._delivery(self.add(transaction, "ram:ApplicableHeaderTradeDelivery"))
        self._settlement(self.add(transaction, "ram:ApplicableHeaderTradeSettlement"))
        return document(root)

    @property
    def process(self) -> str:
        is_paid = self.figures["BT-113"] == self.figures["BT-112"]
        return "S2" if is_paid else "S1"

    def _date(self, parent: etree._Element, path: str, day: date, type: str = "udt") -> None:
        self.add(parent, f"{path}/{type}:DateTimeString", f"{day:%Y%m%d}", format="102")

    def _header(self, header: etree._Element) -> None:
        self.add(header, "ram:ID", self.invoice.number)
        self.add_figure(header, "ram:TypeCode", "BT-3")
        self._date(header, "ram:IssueDateTime", self.invoice.issued)
        if self.invoice.note:
            self.add(header, "ram:IncludedNote/ram:Content", self.invoice.note)
        if self.invoice.is_french:
            for code in ("PMT", "PMD", "AAB"):
                note = self.add(header, "ram:IncludedNote")
                self.add(note, "ram:Content", f"Mention {code}")
                self.add(note, "ram:SubjectCode", code)

    def _line(self, item: etree._Element, index: int, line: Line) -> None:
        group = f"BG-25/{index}"
        self.add(item, "ram:AssociatedDocumentLineDocument/ram:LineID", str(index))
        product = self.add(item, "ram:SpecifiedTradeProduct")
        self.add(product, "ram:Name", line.name)
        if line.details:
            self.add(product, "ram:Description", line.details)
        price = "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount"
        self.add_figure(item, price, f"{group}/BT-146")
        quantity = "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity"
        self.add_figure(item, quantity, f"{group}/BT-129", unitCode=line.unit)
        settlement = self.add(item, "ram:SpecifiedLineTradeSettlement")
        tax = self.add(settlement, "ram:ApplicableTradeTax")
        self.add(tax, "ram:TypeCode", "VAT")
        self.add_figure(tax, "ram:CategoryCode", f"{group}/BT-151")
        self.add_figure(tax, "ram:RateApplicablePercent", f"{group}/BT-152")
        self._period(settlement, line.period)
        if f"{group}/BT-136" in self.figures:
            allowance = self.add(settlement, "ram:SpecifiedTradeAllowanceCharge")
            self.add(allowance, "ram:ChargeIndicator/udt:Indicator", "false")
            self.add_figure(allowance, "ram:CalculationPercent", f"{group}/BT-138")
            self.add_figure(allowance, "ram:BasisAmount", f"{group}/BT-137")
            self.add_figure(allowance, "ram:ActualAmount", f"{group}/BT-136")
            self.add(allowance, "ram:Reason", "Remise")
        total = "ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount"
        self.add_figure(settlement, total, f"{group}/BT-131")

    def _period(self, parent: etree._Element, period: tuple[date, date] | None) -> None:
        if period:
            element = self.add(parent, "ram:BillingSpecifiedPeriod")
            self._date(element, "ram:StartDateTime", period[0])
            self._date(element, "ram:EndDateTime", period[1])

    def _agreement(self, agreement: etree._Element) -> None:
        invoice = self.invoice
        if invoice.buyer_reference:
            self.add(agreement, "ram:BuyerReference", invoice.buyer_reference)
        self._party(self.add(agreement, "ram:SellerTradeParty"), invoice.seller)
        self._party(self.add(agreement, "ram:BuyerTradeParty"), invoice.buyer)
        for element, identifier in (
            ("BuyerOrderReferencedDocument", invoice.purchase_order),
            ("ContractReferencedDocument", invoice.contract),
        ):
            if identifier:
                self.add(agreement, f"ram:{element}/ram:IssuerAssignedID", identifier)

    def _party(self, element: etree._Element, party: Party) -> None:
        if party.siret:
            self.add(element, "ram:GlobalID", party.siret, schemeID="0009")
        self.add(element, "ram:Name", party.name)
        if party.legal_form:
            self.add(element, "ram:Description", party.legal_form)
        if party.siren:
            path = "ram:SpecifiedLegalOrganization/ram:ID"
            self.add(element, path, party.siren, schemeID="0002")
        address = self.add(element, "ram:PostalTradeAddress")
        self.add(address, "ram:PostcodeCode", party.postcode)
        self.add(address, "ram:LineOne", party.street)
        self.add(address, "ram:CityName", party.city)
        self.add(address, "ram:CountryID", party.country)
        if party.endpoint:
            scheme, identifier = party.endpoint
            path = "ram:URIUniversalCommunication/ram:URIID"
            self.add(element, path, identifier, schemeID=scheme)
        path = "ram:SpecifiedTaxRegistration/ram:ID"
        if party.vat_number and not self.invoice.is_outside_vat:
            self.add(element, path, party.vat_number, schemeID="VA")
        if party.tax_number:
            self.add(element, path, party.tax_number, schemeID="FC")

    def _delivery(self, delivery: etree._Element) -> None:
        if any(vat.category == "K" for vat in self.invoice.vats):
            buyer = self.invoice.buyer
            ship_to = self.add(delivery, "ram:ShipToTradeParty")
            self.add(ship_to, "ram:PostalTradeAddress/ram:CountryID", buyer.country)
        if self.invoice.delivered:
            event = self.add(delivery, "ram:ActualDeliverySupplyChainEvent")
            self._date(event, "ram:OccurrenceDateTime", self.invoice.delivered)

    def _settlement(self, settlement: etree._Element) -> None:
        invoice = self.invoice
        self.add_figure(settlement, "ram:TaxCurrencyCode", "BT-6")
        self.add_figure(settlement, "ram:InvoiceCurrencyCode", "BT-5")
        if invoice.seller.iban and invoice.kind == INVOICE:
            means = self.add(settlement, "ram:SpecifiedTradeSettlementPaymentMeans")
            self.add(means, "ram:TypeCode", "30")
            account = "ram:PayeePartyCreditorFinancialAccount/ram:IBANID"
            self.add(means, account, invoice.seller.iban)
        for index in range(1, self.count("BG-23") + 1):
            self._row(self.add(settlement, "ram:ApplicableTradeTax"), f"BG-23/{index}")
        self._period(settlement, invoice.period)
        self._adjustments(settlement)
        terms = self.add(settlement, "ram:SpecifiedTradePaymentTerms")
        self._date(terms, "ram:DueDateDateTime", invoice.due)
        path = "ram:SpecifiedTradeSettlementHeaderMonetarySummation"
        self._totals(self.add(settlement, path))
        if invoice.preceding:
            reference = self.add(settlement, "ram:InvoiceReferencedDocument")
            self.add(reference, "ram:IssuerAssignedID", invoice.preceding[0])
            self._date(reference, "ram:FormattedIssueDateTime", invoice.preceding[1], "qdt")

    def _row(self, row: etree._Element, group: str) -> None:
        self.add_figure(row, "ram:CalculatedAmount", f"{group}/BT-117")
        self.add(row, "ram:TypeCode", "VAT")
        self.add_figure(row, "ram:ExemptionReason", f"{group}/BT-120")
        self.add_figure(row, "ram:BasisAmount", f"{group}/BT-116")
        self.add_figure(row, "ram:CategoryCode", f"{group}/BT-118")
        self.add_figure(row, "ram:ExemptionReasonCode", f"{group}/BT-121")
        self.add_figure(row, "ram:RateApplicablePercent", f"{group}/BT-119")

    def _adjustments(self, settlement: etree._Element) -> None:
        counts = {"BG-20": 0, "BG-21": 0}
        for each in self.invoice.adjustments:
            name = "BG-21" if each.is_charge else "BG-20"
            counts[name] += 1
            group = f"{name}/{counts[name]}"
            first = 99 if each.is_charge else 92
            element = self.add(settlement, "ram:SpecifiedTradeAllowanceCharge")
            word = "true" if each.is_charge else "false"
            self.add(element, "ram:ChargeIndicator/udt:Indicator", word)
            self.add_figure(element, "ram:CalculationPercent", f"{group}/BT-{first + 2}")
            self.add_figure(element, "ram:BasisAmount", f"{group}/BT-{first + 1}")
            self.add_figure(element, "ram:ActualAmount", f"{group}/BT-{first}")
            self.add(element, "ram:Reason", each.reason)
            tax = self.add(element, "ram:CategoryTradeTax")
            self.add(tax, "ram:TypeCode", "VAT")
            self.add_figure(tax, "ram:CategoryCode", f"{group}/BT-{first + 3}")
            self.add_figure(tax, "ram:RateApplicablePercent", f"{group}/BT-{first + 4}")

    def _totals(self, summation: etree._Element) -> None:
        self.add_figure(summation, "ram:LineTotalAmount", "BT-106")
        self.add_figure(summation, "ram:ChargeTotalAmount", "BT-108")
        self.add_figure(summation, "ram:AllowanceTotalAmount", "BT-107")
        self.add_figure(summation, "ram:TaxBasisTotalAmount", "BT-109")
        for amount, currency in (("BT-110", "BT-5"), ("BT-111", "BT-6")):
            code = self.figures.get(currency)
            self.add_figure(
                summation, "ram:TaxTotalAmount", amount, currencyID=str(code) if code else None
            )
        self.add_figure(summation, "ram:GrandTotalAmount", "BT-112")
        self.add_figure(summation, "ram:TotalPrepaidAmount", "BT-113")
        self.add_figure(summation, "ram:DuePayableAmount", "BT-115")
