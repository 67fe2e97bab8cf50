"""The figures that a file of CII states."""

from __future__ import annotations

from lxml import etree

from namespaces import CII
from reading import ADJUSTMENT_TERMS, Reader, Stated


def read_cii(xml: bytes) -> Stated:
    return _CII(xml, CII).read()


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
            self.take_vat(each)
