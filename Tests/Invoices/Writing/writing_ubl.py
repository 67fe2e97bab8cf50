"""Writes an invoice as UBL 2.1, so that the checkers have something to check.

The order of the elements is that of the schema.
"""

from __future__ import annotations

from datetime import date

from lxml import etree

from description import CREDIT_NOTE, Invoice, Line, Party
from namespaces import EN_16931, UBL, UBL_CREDIT_NOTE, UBL_INVOICE
from oracle import Figures
from writing import Writer, document


def write_ubl(invoice: Invoice, figures: Figures) -> bytes:
    return _UBL(invoice, figures).write()


class _UBL(Writer):
    namespaces = UBL

    def __init__(self, invoice: Invoice, figures: Figures) -> None:
        super().__init__(figures)
        self.invoice = invoice
        self.is_credit_note = invoice.kind == CREDIT_NOTE
        self.currency = str(figures["BT-5"])

    def write(self) -> bytes:
        namespace = UBL_CREDIT_NOTE if self.is_credit_note else UBL_INVOICE
        kind = "CreditNote" if self.is_credit_note else "Invoice"
        root = self.root(namespace, kind, {None: namespace, **UBL})
        self._header(root, kind)
        for role, party in (
            ("Supplier", self.invoice.seller),
            ("Customer", self.invoice.buyer),
        ):
            self._party(self.add(root, f"cac:Accounting{role}Party/cac:Party"), party)
        self._delivery(root)
        self._payment(root)
        self._adjustments(root)
        self._vat(root)
        self._totals(self.add(root, "cac:LegalMonetaryTotal"))
        for index, line in enumerate(self.invoice.lines, 1):
            self._line(self.add(root, f"cac:{kind}Line"), index, line)
        return document(root)

    def amount(self, parent: etree._Element, path: str, name: str) -> None:
        self.add_figure(parent, path, name, currencyID=self.currency)

    def _header(self, root: etree._Element, kind: str) -> None:
        invoice = self.invoice
        is_paid = self.figures["BT-113"] == self.figures["BT-112"]
        self.add(root, "cbc:CustomizationID", EN_16931)
        self.add(root, "cbc:ProfileID", "S2" if is_paid else "S1")
        self.add(root, "cbc:ID", invoice.number)
        self.add(root, "cbc:IssueDate", invoice.issued.isoformat())
        if not self.is_credit_note:
            self.add(root, "cbc:DueDate", invoice.due.isoformat())
        self.add_figure(root, f"cbc:{kind}TypeCode", "BT-3")
        if invoice.note:
            # A code between two of these signs says what a note is about.
            self.add(root, "cbc:Note", invoice.note.replace("#", "# "))
        if invoice.is_french:
            for code in ("PMT", "PMD", "AAB"):
                self.add(root, "cbc:Note", f"#{code}#Mention {code}")
        self.add_figure(root, "cbc:DocumentCurrencyCode", "BT-5")
        self.add_figure(root, "cbc:TaxCurrencyCode", "BT-6")
        if invoice.buyer_reference:
            self.add(root, "cbc:BuyerReference", invoice.buyer_reference)
        self._period(root, invoice.period)
        if invoice.purchase_order:
            self.add(root, "cac:OrderReference/cbc:ID", invoice.purchase_order)
        if invoice.preceding:
            reference = self.add(root, "cac:BillingReference/cac:InvoiceDocumentReference")
            self.add(reference, "cbc:ID", invoice.preceding[0])
            self.add(reference, "cbc:IssueDate", invoice.preceding[1].isoformat())
        if invoice.contract:
            self.add(root, "cac:ContractDocumentReference/cbc:ID", invoice.contract)

    def _period(self, parent: etree._Element, period: tuple[date, date] | None) -> None:
        if period:
            element = self.add(parent, "cac:InvoicePeriod")
            self.add(element, "cbc:StartDate", period[0].isoformat())
            self.add(element, "cbc:EndDate", period[1].isoformat())

    def _party(self, element: etree._Element, party: Party) -> None:
        if party.endpoint:
            scheme, identifier = party.endpoint
            self.add(element, "cbc:EndpointID", identifier, schemeID=scheme)
        if party.siret:
            self.add(element, "cac:PartyIdentification/cbc:ID", party.siret, schemeID="0009")
        address = self.add(element, "cac:PostalAddress")
        self.add(address, "cbc:StreetName", party.street)
        self.add(address, "cbc:CityName", party.city)
        self.add(address, "cbc:PostalZone", party.postcode)
        self.add(address, "cac:Country/cbc:IdentificationCode", party.country)
        if party.vat_number and not self.invoice.is_outside_vat:
            self._registration(element, party.vat_number, "VAT")
        if party.tax_number:
            self._registration(element, party.tax_number, "LOC")
        entity = self.add(element, "cac:PartyLegalEntity")
        self.add(entity, "cbc:RegistrationName", party.name)
        if party.siren:
            self.add(entity, "cbc:CompanyID", party.siren, schemeID="0002")
        if party.legal_form and party is self.invoice.seller:
            self.add(entity, "cbc:CompanyLegalForm", party.legal_form)

    def _registration(self, party: etree._Element, number: str, scheme: str) -> None:
        registration = self.add(party, "cac:PartyTaxScheme")
        self.add(registration, "cbc:CompanyID", number)
        self.add(registration, "cac:TaxScheme/cbc:ID", scheme)

    def _delivery(self, root: etree._Element) -> None:
        is_supply = any(vat.category == "K" for vat in self.invoice.vats)
        if not (is_supply or self.invoice.delivered):
            return
        delivery = self.add(root, "cac:Delivery")
        if self.invoice.delivered:
            self.add(delivery, "cbc:ActualDeliveryDate", self.invoice.delivered.isoformat())
        if is_supply:
            country = "cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode"
            self.add(delivery, country, self.invoice.buyer.country)

    def _payment(self, root: etree._Element) -> None:
        means = self.add(root, "cac:PaymentMeans")
        iban = None if self.is_credit_note else self.invoice.seller.iban
        self.add(means, "cbc:PaymentMeansCode", "30" if iban else "1")
        if self.is_credit_note:
            self.add(means, "cbc:PaymentDueDate", self.invoice.due.isoformat())
        if iban:
            self.add(means, "cac:PayeeFinancialAccount/cbc:ID", iban)

    def _adjustments(self, root: etree._Element) -> None:
        counts = {"BG-20": 0, "BG-21": 0}
        for each in self.invoice.adjustments:
            name = "BG-21" if each.is_charge else "BG-20"
            counts[name] += 1
            group = f"{name}/{counts[name]}"
            first = 99 if each.is_charge else 92
            element = self.add(root, "cac:AllowanceCharge")
            self.add(element, "cbc:ChargeIndicator", "true" if each.is_charge else "false")
            self.add(element, "cbc:AllowanceChargeReason", each.reason)
            self.add_figure(element, "cbc:MultiplierFactorNumeric", f"{group}/BT-{first + 2}")
            self.amount(element, "cbc:Amount", f"{group}/BT-{first}")
            self.amount(element, "cbc:BaseAmount", f"{group}/BT-{first + 1}")
            category = self.add(element, "cac:TaxCategory")
            self.add_figure(category, "cbc:ID", f"{group}/BT-{first + 3}")
            self.add_figure(category, "cbc:Percent", f"{group}/BT-{first + 4}")
            self.add(category, "cac:TaxScheme/cbc:ID", "VAT")

    def _vat(self, root: etree._Element) -> None:
        total = self.add(root, "cac:TaxTotal")
        self.amount(total, "cbc:TaxAmount", "BT-110")
        for index in range(1, self.count("BG-23") + 1):
            group = f"BG-23/{index}"
            row = self.add(total, "cac:TaxSubtotal")
            self.amount(row, "cbc:TaxableAmount", f"{group}/BT-116")
            self.amount(row, "cbc:TaxAmount", f"{group}/BT-117")
            category = self.add(row, "cac:TaxCategory")
            self.add_figure(category, "cbc:ID", f"{group}/BT-118")
            self.add_figure(category, "cbc:Percent", f"{group}/BT-119")
            self.add_figure(category, "cbc:TaxExemptionReasonCode", f"{group}/BT-121")
            self.add_figure(category, "cbc:TaxExemptionReason", f"{group}/BT-120")
            self.add(category, "cac:TaxScheme/cbc:ID", "VAT")
        currency = self.figures.get("BT-6")
        if currency:
            path = "cac:TaxTotal/cbc:TaxAmount"
            self.add_figure(root, path, "BT-111", currencyID=str(currency))

    def _totals(self, total: etree._Element) -> None:
        self.amount(total, "cbc:LineExtensionAmount", "BT-106")
        self.amount(total, "cbc:TaxExclusiveAmount", "BT-109")
        self.amount(total, "cbc:TaxInclusiveAmount", "BT-112")
        self.amount(total, "cbc:AllowanceTotalAmount", "BT-107")
        self.amount(total, "cbc:ChargeTotalAmount", "BT-108")
        self.amount(total, "cbc:PrepaidAmount", "BT-113")
        self.amount(total, "cbc:PayableAmount", "BT-115")

    def _line(self, element: etree._Element, index: int, line: Line) -> None:
        group = f"BG-25/{index}"
        quantity = "CreditedQuantity" if self.is_credit_note else "InvoicedQuantity"
        self.add(element, "cbc:ID", str(index))
        self.add_figure(element, f"cbc:{quantity}", f"{group}/BT-129", unitCode=line.unit)
        self.amount(element, "cbc:LineExtensionAmount", f"{group}/BT-131")
        self._period(element, line.period)
        if f"{group}/BT-136" in self.figures:
            allowance = self.add(element, "cac:AllowanceCharge")
            self.add(allowance, "cbc:ChargeIndicator", "false")
            self.add(allowance, "cbc:AllowanceChargeReason", "Remise")
            self.add_figure(allowance, "cbc:MultiplierFactorNumeric", f"{group}/BT-138")
            self.amount(allowance, "cbc:Amount", f"{group}/BT-136")
            self.amount(allowance, "cbc:BaseAmount", f"{group}/BT-137")
        item = self.add(element, "cac:Item")
        if line.details:
            self.add(item, "cbc:Description", line.details)
        self.add(item, "cbc:Name", line.name)
        category = self.add(item, "cac:ClassifiedTaxCategory")
        self.add_figure(category, "cbc:ID", f"{group}/BT-151")
        self.add_figure(category, "cbc:Percent", f"{group}/BT-152")
        self.add(category, "cac:TaxScheme/cbc:ID", "VAT")
        self.amount(element, "cac:Price/cbc:PriceAmount", f"{group}/BT-146")
