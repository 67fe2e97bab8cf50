"""What a file in either syntax says of amounts, for sums that are done again in exact decimals."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from xml.etree import ElementTree

Tax = tuple[str, Decimal]


@dataclass
class Line:
    quantity: Decimal
    price: Decimal
    price_quantity: Decimal
    """BT-149."""
    net: Decimal
    discount: Decimal
    percent: Decimal | None
    base: Decimal | None
    tax: Tax


@dataclass
class Change:
    """An allowance or a charge."""

    is_charge: bool
    amount: Decimal
    percent: Decimal | None
    base: Decimal | None
    tax: Tax


@dataclass
class Figures:
    lines: list[Line] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    rows: list[tuple[Tax, Decimal, Decimal]] = field(default_factory=list)
    """Category and rate, what is taxed, and the tax."""
    totals: dict[str, Decimal] = field(default_factory=dict)
    """By the terms of EN 16931."""


class Tree:
    """An element, whose children are named without namespaces."""

    def __init__(self, element: ElementTree.Element) -> None:
        self.element = element

    def all(self, path: str) -> list[Tree]:
        found = [self.element]
        for name in path.split("/"):
            found = [
                child for one in found for child in one if child.tag.rpartition("}")[2] == name
            ]
        return [Tree(each) for each in found]

    def number(self, path: str) -> Decimal | None:
        found = self.all(path)
        return Decimal(found[0].element.text or "") if found else None

    def need(self, path: str) -> Decimal:
        number = self.number(path)
        assert number is not None, path
        return number

    def text(self, path: str) -> str:
        return self.all(path)[0].element.text or ""


def read(xml: bytes) -> Figures:
    root = Tree(ElementTree.fromstring(xml))
    return _cii(root) if root.element.tag.endswith("CrossIndustryInvoice") else _ubl(root)


def _cii(root: Tree) -> Figures:
    (transaction,) = root.all("SupplyChainTradeTransaction")
    (settlement,) = transaction.all("ApplicableHeaderTradeSettlement")
    figures = Figures()

    def tax(tree: Tree, path: str) -> Tax:
        (found,) = tree.all(path)
        return found.text("CategoryCode"), found.number("RateApplicablePercent") or Decimal(0)

    for line in transaction.all("IncludedSupplyChainTradeLineItem"):
        (of_line,) = line.all("SpecifiedLineTradeSettlement")
        off = of_line.all("SpecifiedTradeAllowanceCharge")
        price = "SpecifiedLineTradeAgreement/NetPriceProductTradePrice"
        figures.lines.append(
            Line(
                line.need("SpecifiedLineTradeDelivery/BilledQuantity"),
                line.need(f"{price}/ChargeAmount"),
                line.number(f"{price}/BasisQuantity") or Decimal(1),
                of_line.need("SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),
                off[0].need("ActualAmount") if off else Decimal(0),
                off[0].number("CalculationPercent") if off else None,
                off[0].number("BasisAmount") if off else None,
                tax(of_line, "ApplicableTradeTax"),
            )
        )
    for change in settlement.all("SpecifiedTradeAllowanceCharge"):
        figures.changes.append(
            Change(
                change.text("ChargeIndicator/Indicator") == "true",
                change.need("ActualAmount"),
                change.number("CalculationPercent"),
                change.number("BasisAmount"),
                tax(change, "CategoryTradeTax"),
            )
        )
    for row in settlement.all("ApplicableTradeTax"):
        rate = row.number("RateApplicablePercent") or Decimal(0)
        figures.rows.append(
            (
                (row.text("CategoryCode"), rate),
                row.need("BasisAmount"),
                row.need("CalculatedAmount"),
            )
        )
    (sums,) = settlement.all("SpecifiedTradeSettlementHeaderMonetarySummation")
    names = {
        "BT-106": "LineTotalAmount", "BT-107": "AllowanceTotalAmount", "BT-108": "ChargeTotalAmount",
        "BT-109": "TaxBasisTotalAmount", "BT-110": "TaxTotalAmount", "BT-112": "GrandTotalAmount",
        "BT-113": "TotalPrepaidAmount", "BT-114": "RoundingAmount", "BT-115": "DuePayableAmount",
    }  # fmt: skip
    figures.totals = {term: sums.number(name) or Decimal(0) for term, name in names.items()}
    return figures


def _ubl(root: Tree) -> Figures:
    figures = Figures()

    def tax(tree: Tree, path: str) -> Tax:
        (found,) = tree.all(path)
        return found.text("ID"), found.number("Percent") or Decimal(0)

    is_credit = root.element.tag.endswith("CreditNote")
    for line in root.all("CreditNoteLine" if is_credit else "InvoiceLine"):
        off = line.all("AllowanceCharge")
        figures.lines.append(
            Line(
                line.need("CreditedQuantity" if is_credit else "InvoicedQuantity"),
                line.need("Price/PriceAmount"),
                line.number("Price/BaseQuantity") or Decimal(1),
                line.need("LineExtensionAmount"),
                off[0].need("Amount") if off else Decimal(0),
                off[0].number("MultiplierFactorNumeric") if off else None,
                off[0].number("BaseAmount") if off else None,
                tax(line, "Item/ClassifiedTaxCategory"),
            )
        )
    for change in root.all("AllowanceCharge"):
        figures.changes.append(
            Change(
                change.text("ChargeIndicator") == "true",
                change.need("Amount"),
                change.number("MultiplierFactorNumeric"),
                change.number("BaseAmount"),
                tax(change, "TaxCategory"),
            )
        )
    total = root.all("TaxTotal")[0]
    for row in total.all("TaxSubtotal"):
        figures.rows.append(
            (tax(row, "TaxCategory"), row.need("TaxableAmount"), row.need("TaxAmount"))
        )
    (sums,) = root.all("LegalMonetaryTotal")
    names = {
        "BT-106": "LineExtensionAmount", "BT-107": "AllowanceTotalAmount",
        "BT-108": "ChargeTotalAmount", "BT-109": "TaxExclusiveAmount",
        "BT-112": "TaxInclusiveAmount", "BT-113": "PrepaidAmount",
        "BT-114": "PayableRoundingAmount", "BT-115": "PayableAmount",
    }  # fmt: skip
    figures.totals = {term: sums.number(name) or Decimal(0) for term, name in names.items()}
    figures.totals["BT-110"] = total.need("TaxAmount")
    return figures
