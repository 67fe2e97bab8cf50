"""The figures that a file of UBL states."""

from __future__ import annotations

from lxml import etree

from namespaces import UBL
from reading import ADJUSTMENT_TERMS, Reader, Stated


def read_ubl(xml: bytes) -> Stated:
    return _UBL(xml, UBL).read()


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
                self.take_vat(amount)
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
