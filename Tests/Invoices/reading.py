"""What a file states, as it states it: each figure under its name in EN 16931, as a string."""

from __future__ import annotations

from lxml import etree

from namespaces import CII, UBL

Stated = dict[str, str]

PARSER = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True)

ADJUSTMENT_TERMS = {
    "BG-20": ("BT-92", "BT-93", "BT-94", "BT-95", "BT-96"),
    "BG-21": ("BT-99", "BT-100", "BT-101", "BT-102", "BT-103"),
}
"""Amount, base, percentage, category and rate of an allowance and of a charge."""


class Reader:
    """Takes figures out of elements. A second element for one figure is an error."""

    def __init__(self, xml: bytes, namespaces: dict[str, str]) -> None:
        self.root = etree.fromstring(xml, PARSER)
        self.namespaces = namespaces
        self.stated: Stated = {}

    def elements(self, element: etree._Element, path: str) -> list[etree._Element]:
        return element.findall(path, self.namespaces)

    def only(self, element: etree._Element, path: str) -> etree._Element | None:
        found = self.elements(element, path)
        if len(found) > 1:
            raise ValueError(f"{path} is there {len(found)} times.")
        return found[0] if found else None

    def text(self, element: etree._Element, path: str) -> str | None:
        found = self.only(element, path)
        return None if found is None else found.text or ""

    def take(self, name: str, element: etree._Element, path: str) -> None:
        found = self.only(element, path)
        if found is not None:
            self.stated[name] = self.value(found)

    def value(self, element: etree._Element) -> str:
        """An amount of another currency than the invoice's is said with that currency."""
        currency = element.get("currencyID")
        expected = self.stated.get("BT-5")
        other = f" {currency}" if currency not in (None, expected) else ""
        return (element.text or "") + other

    def adjustment(self, element: etree._Element, indicator: str, counts: dict[str, int]) -> str:
        """The group of an allowance or a charge, with its number."""
        word = self.text(element, indicator)
        group = {"false": "BG-20", "true": "BG-21"}[word or ""]
        counts[group] = counts.get(group, 0) + 1
        return group


def read_cii(xml: bytes) -> Stated:
    return _CII(xml, CII).read()


def read_ubl(xml: bytes) -> Stated:
    return _UBL(xml, UBL).read()


class _CII(Reader):
    def read(self) -> Stated:
        transaction = self.elements(self.root, "rsm:SupplyChainTradeTransaction")[0]
        settlement = self.elements(transaction, "ram:ApplicableHeaderTradeSettlement")[0]
        self.take("BT-3", self.root, "rsm:ExchangedDocument/ram:TypeCode")
        self.take("BT-5", settlement, "ram:InvoiceCurrencyCode")
        self.take("BT-6", settlement, "ram:TaxCurrencyCode")
        lines = self.elements(transaction, "ram:IncludedSupplyChainTradeLineItem")
        for index, line in enumerate(lines, 1):
            self._line(f"BG-25/{index}", line)
        self._adjustments(settlement)
        for index, row in enumerate(self.elements(settlement, "ram:ApplicableTradeTax"), 1):
            self._row(f"BG-23/{index}", row)
        self._totals(settlement)
        return self.stated

    def _line(self, group: str, line: etree._Element) -> None:
        settlement = self.elements(line, "ram:SpecifiedLineTradeSettlement")[0]
        price = "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice"
        summation = "ram:SpecifiedTradeSettlementLineMonetarySummation"
        discount = "ram:SpecifiedTradeAllowanceCharge"
        self.take(f"{group}/BT-129", line, "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity")
        self.take(f"{group}/BT-131", settlement, f"{summation}/ram:LineTotalAmount")
        self.take(f"{group}/BT-136", settlement, f"{discount}/ram:ActualAmount")
        self.take(f"{group}/BT-137", settlement, f"{discount}/ram:BasisAmount")
        self.take(f"{group}/BT-138", settlement, f"{discount}/ram:CalculationPercent")
        self.take(f"{group}/BT-146", line, f"{price}/ram:ChargeAmount")
        self.take(f"{group}/BT-149", line, f"{price}/ram:BasisQuantity")
        self.take(f"{group}/BT-151", settlement, "ram:ApplicableTradeTax/ram:CategoryCode")
        self.take(f"{group}/BT-152", settlement, "ram:ApplicableTradeTax/ram:RateApplicablePercent")
        for each in self.elements(settlement, discount):
            if self.text(each, "ram:ChargeIndicator/udt:Indicator") != "false":
                self.stated[f"{group}/BG-28"] = "a charge"

    def _adjustments(self, settlement: etree._Element) -> None:
        counts: dict[str, int] = {}
        for each in self.elements(settlement, "ram:SpecifiedTradeAllowanceCharge"):
            group = self.adjustment(each, "ram:ChargeIndicator/udt:Indicator", counts)
            paths = (
                "ram:ActualAmount",
                "ram:BasisAmount",
                "ram:CalculationPercent",
                "ram:CategoryTradeTax/ram:CategoryCode",
                "ram:CategoryTradeTax/ram:RateApplicablePercent",
            )
            for term, path in zip(ADJUSTMENT_TERMS[group], paths, strict=True):
                self.take(f"{group}/{counts[group]}/{term}", each, path)

    def _row(self, group: str, row: etree._Element) -> None:
        self.take(f"{group}/BT-116", row, "ram:BasisAmount")
        self.take(f"{group}/BT-117", row, "ram:CalculatedAmount")
        self.take(f"{group}/BT-118", row, "ram:CategoryCode")
        self.take(f"{group}/BT-119", row, "ram:RateApplicablePercent")
        self.take(f"{group}/BT-120", row, "ram:ExemptionReason")
        self.take(f"{group}/BT-121", row, "ram:ExemptionReasonCode")

    def _totals(self, settlement: etree._Element) -> None:
        path = "ram:SpecifiedTradeSettlementHeaderMonetarySummation"
        summation = self.elements(settlement, path)[0]
        for name, element in (
            ("BT-106", "LineTotalAmount"),
            ("BT-107", "AllowanceTotalAmount"),
            ("BT-108", "ChargeTotalAmount"),
            ("BT-109", "TaxBasisTotalAmount"),
            ("BT-112", "GrandTotalAmount"),
            ("BT-113", "TotalPrepaidAmount"),
            ("BT-114", "RoundingAmount"),
            ("BT-115", "DuePayableAmount"),
        ):
            self.take(name, summation, f"ram:{element}")
        for each in self.elements(summation, "ram:TaxTotalAmount"):
            _take_vat(self.stated, each)


def _take_vat(stated: Stated, element: etree._Element) -> None:
    """The VAT of the invoice, or that in the currency in which it is accounted."""
    currency = element.get("currencyID")
    if currency not in (stated.get("BT-5"), stated.get("BT-6")):
        raise ValueError(f"A total of VAT is in {currency}.")
    name = "BT-110" if currency == stated["BT-5"] else "BT-111"
    if name in stated:
        raise ValueError(f"{name} is there twice.")
    stated[name] = element.text or ""


class _UBL(Reader):
    def read(self) -> Stated:
        kind = etree.QName(self.root).localname
        self.take("BT-3", self.root, f"cbc:{kind}TypeCode")
        self.take("BT-5", self.root, "cbc:DocumentCurrencyCode")
        self.take("BT-6", self.root, "cbc:TaxCurrencyCode")
        for index, line in enumerate(self.elements(self.root, f"cac:{kind}Line"), 1):
            self._line(f"BG-25/{index}", line, "Invoiced" if kind == "Invoice" else "Credited")
        counts: dict[str, int] = {}
        for each in self.elements(self.root, "cac:AllowanceCharge"):
            group = self.adjustment(each, "cbc:ChargeIndicator", counts)
            paths = (
                "cbc:Amount",
                "cbc:BaseAmount",
                "cbc:MultiplierFactorNumeric",
                "cac:TaxCategory/cbc:ID",
                "cac:TaxCategory/cbc:Percent",
            )
            for term, path in zip(ADJUSTMENT_TERMS[group], paths, strict=True):
                self.take(f"{group}/{counts[group]}/{term}", each, path)
        self._vat()
        self._totals()
        return self.stated

    def _line(self, group: str, line: etree._Element, verb: str) -> None:
        self.take(f"{group}/BT-129", line, f"cbc:{verb}Quantity")
        self.take(f"{group}/BT-131", line, "cbc:LineExtensionAmount")
        self.take(f"{group}/BT-136", line, "cac:AllowanceCharge/cbc:Amount")
        self.take(f"{group}/BT-137", line, "cac:AllowanceCharge/cbc:BaseAmount")
        self.take(f"{group}/BT-138", line, "cac:AllowanceCharge/cbc:MultiplierFactorNumeric")
        self.take(f"{group}/BT-146", line, "cac:Price/cbc:PriceAmount")
        self.take(f"{group}/BT-149", line, "cac:Price/cbc:BaseQuantity")
        self.take(f"{group}/BT-151", line, "cac:Item/cac:ClassifiedTaxCategory/cbc:ID")
        self.take(f"{group}/BT-152", line, "cac:Item/cac:ClassifiedTaxCategory/cbc:Percent")
        for each in self.elements(line, "cac:AllowanceCharge"):
            if self.text(each, "cbc:ChargeIndicator") != "false":
                self.stated[f"{group}/BG-28"] = "a charge"

    def _vat(self) -> None:
        index = 0
        for total in self.elements(self.root, "cac:TaxTotal"):
            for amount in self.elements(total, "cbc:TaxAmount"):
                _take_vat(self.stated, amount)
            for row in self.elements(total, "cac:TaxSubtotal"):
                index += 1
                group = f"BG-23/{index}"
                self.take(f"{group}/BT-116", row, "cbc:TaxableAmount")
                self.take(f"{group}/BT-117", row, "cbc:TaxAmount")
                category = self.elements(row, "cac:TaxCategory")[0]
                self.take(f"{group}/BT-118", category, "cbc:ID")
                self.take(f"{group}/BT-119", category, "cbc:Percent")
                self.take(f"{group}/BT-120", category, "cbc:TaxExemptionReason")
                self.take(f"{group}/BT-121", category, "cbc:TaxExemptionReasonCode")

    def _totals(self) -> None:
        total = self.elements(self.root, "cac:LegalMonetaryTotal")[0]
        for name, element in (
            ("BT-106", "LineExtensionAmount"),
            ("BT-107", "AllowanceTotalAmount"),
            ("BT-108", "ChargeTotalAmount"),
            ("BT-109", "TaxExclusiveAmount"),
            ("BT-112", "TaxInclusiveAmount"),
            ("BT-113", "PrepaidAmount"),
            ("BT-114", "PayableRoundingAmount"),
            ("BT-115", "PayableAmount"),
        ):
            self.take(name, total, f"cbc:{element}")
