"""Reads what a file says besides its figures."""

from __future__ import annotations

from lxml import etree

from namespaces import CII, UBL
from reading import PARSER
from wording import Wording

CII_AGREEMENT = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement"
CII_DELIVERY = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery"
CII_SETTLEMENT = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement"
CII_PATHS = {
    "BT-1": "rsm:ExchangedDocument/ram:ID",
    "BT-2": "rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString",
    "BT-9": f"{CII_SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/*",
    "BT-10": f"{CII_AGREEMENT}/ram:BuyerReference",
    "BT-12": f"{CII_AGREEMENT}/ram:ContractReferencedDocument/ram:IssuerAssignedID",
    "BT-13": f"{CII_AGREEMENT}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID",
    "BT-22": "rsm:ExchangedDocument/ram:IncludedNote[not(ram:SubjectCode)]/ram:Content",
    "BT-25": f"{CII_SETTLEMENT}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID",
    "BT-26": f"{CII_SETTLEMENT}/ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/*",
    "BT-72": f"{CII_DELIVERY}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/*",
    "BT-73": f"{CII_SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:StartDateTime/*",
    "BT-74": f"{CII_SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:EndDateTime/*",
    "BT-80": f"{CII_DELIVERY}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID",
    "BT-84": f"{CII_SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans//ram:IBANID",
}
CII_PARTY = {
    "name": "ram:Name",
    "siret": "ram:GlobalID[@schemeID='0009']",
    "siren": "ram:SpecifiedLegalOrganization/ram:ID[@schemeID='0002']",
    "vat_number": "ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']",
    "endpoint": "ram:URIUniversalCommunication/ram:URIID",
    "street": "ram:PostalTradeAddress/ram:LineOne",
    "city": "ram:PostalTradeAddress/ram:CityName",
    "postcode": "ram:PostalTradeAddress/ram:PostcodeCode",
    "country": "ram:PostalTradeAddress/ram:CountryID",
}
CII_LINE = {
    "BT-126": "ram:AssociatedDocumentLineDocument/ram:LineID",
    "BT-134": "ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:StartDateTime/*",
    "BT-135": "ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:EndDateTime/*",
    "BT-153": "ram:SpecifiedTradeProduct/ram:Name",
    "BT-154": "ram:SpecifiedTradeProduct/ram:Description",
}

UBL_PATHS = {
    "BT-1": "cbc:ID",
    "BT-2": "cbc:IssueDate",
    "BT-9": "cbc:DueDate | cac:PaymentMeans/cbc:PaymentDueDate",
    "BT-10": "cbc:BuyerReference",
    "BT-12": "cac:ContractDocumentReference/cbc:ID",
    "BT-13": "cac:OrderReference/cbc:ID",
    "BT-22": "cbc:Note[not(starts-with(., '#'))]",
    "BT-25": "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID",
    "BT-26": "cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate",
    "BT-72": "cac:Delivery/cbc:ActualDeliveryDate",
    "BT-73": "cac:InvoicePeriod/cbc:StartDate",
    "BT-74": "cac:InvoicePeriod/cbc:EndDate",
    "BT-80": "cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode",
    "BT-84": "cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID",
}
UBL_PARTY = {
    "name": "cac:PartyLegalEntity/cbc:RegistrationName",
    "siret": "cac:PartyIdentification/cbc:ID[@schemeID='0009']",
    "siren": "cac:PartyLegalEntity/cbc:CompanyID[@schemeID='0002']",
    "vat_number": "cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID",
    "endpoint": "cbc:EndpointID",
    "street": "cac:PostalAddress/cbc:StreetName",
    "city": "cac:PostalAddress/cbc:CityName",
    "postcode": "cac:PostalAddress/cbc:PostalZone",
    "country": "cac:PostalAddress/cac:Country/cbc:IdentificationCode",
}
UBL_LINE = {
    "BT-126": "cbc:ID",
    "BT-134": "cac:InvoicePeriod/cbc:StartDate",
    "BT-135": "cac:InvoicePeriod/cbc:EndDate",
    "BT-153": "cac:Item/cbc:Name",
    "BT-154": "cac:Item/cbc:Description",
}


def cii_wording(xml: bytes) -> Wording:
    root = etree.fromstring(xml, PARSER)
    said = _read(root, CII_PATHS, CII)
    for role in ("seller", "buyer"):
        path = f"{CII_AGREEMENT}/ram:{role.title()}TradeParty"
        said |= _read(_elements(root, path, CII)[0], CII_PARTY, CII, f"{role}/")
    lines = "rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem"
    for index, line in enumerate(_elements(root, lines, CII), 1):
        said |= _read(line, CII_LINE, CII, f"BG-25/{index}/")
    return said


def ubl_wording(xml: bytes) -> Wording:
    root = etree.fromstring(xml, PARSER)
    said = _read(root, UBL_PATHS, UBL)
    for role, name in (("seller", "Supplier"), ("buyer", "Customer")):
        party = _elements(root, f"cac:Accounting{name}Party/cac:Party", UBL)[0]
        said |= _read(party, UBL_PARTY, UBL, f"{role}/")
    lines = _elements(root, "cac:InvoiceLine | cac:CreditNoteLine", UBL)
    for index, line in enumerate(lines, 1):
        said |= _read(line, UBL_LINE, UBL, f"BG-25/{index}/")
    return said


def _elements(
    element: etree._Element, path: str, namespaces: dict[str, str]
) -> list[etree._Element]:
    found: list[etree._Element] = element.xpath(path, namespaces=namespaces)
    return found


def _read(
    element: etree._Element,
    paths: dict[str, str],
    namespaces: dict[str, str],
    prefix: str = "",
) -> Wording:
    """Several elements of one name are joined, so that they differ from what one says."""
    said = {}
    for name, path in paths.items():
        found = _elements(element, path, namespaces)
        if found:
            said[prefix + name] = " | ".join(map(_text, found))
    return said


def _text(element: etree._Element) -> str:
    text = element.text or ""
    if element.get("format") == "102":
        return f"{text[:4]}-{text[4:6]}-{text[6:]}"
    is_endpoint = etree.QName(element).localname in ("URIID", "EndpointID")
    return f"{element.get('schemeID')}:{text}" if is_endpoint else text
