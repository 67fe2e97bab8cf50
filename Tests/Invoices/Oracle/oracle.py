"""Every amount of an invoice, computed from EN 16931 alone.

A figure is named as the norm names it: ``BT-112``, or ``BG-25/2/BT-131`` for the net amount of the
second line. Calculation is by the rules BR-CO-10 to BR-CO-17 and those of each VAT category.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import ROUND_HALF_UP, Context, Decimal, localcontext

from description import VAT, Adjustment, Invoice, Line

Figures = dict[str, Decimal | str | None]
"""None where the norm leaves the words free."""

LIMIT = Decimal(10) ** 12
CATEGORIES = ("S", "Z", "E", "AE", "K", "G", "O", "L", "M")
"""In the order in which the breakdown lists them."""
CODE_BY_DEFAULT = {
    "AE": "VATEX-EU-AE",
    "K": "VATEX-EU-IC",
    "G": "VATEX-EU-G",
    "O": "VATEX-EU-O",
}
# Exact for each product and sum within the limits; a quotient of two of them that is not exactly
# half a cent differs from it well before the sixtieth digit.
ARITHMETIC = Context(prec=60, rounding=ROUND_HALF_UP)


class TooLarge(ValueError):
    """An amount is beyond 10^12 units of its currency."""


def compute(invoice: Invoice) -> Figures:
    with localcontext(ARITHMETIC):
        return Calculation(invoice).figures


class Calculation:
    def __init__(self, invoice: Invoice) -> None:
        self.invoice = invoice
        # No amount has more than two decimals (BR-DEC), the yen has none.
        self.unit = Decimal(1) if invoice.currency == "JPY" else Decimal("0.01")
        self.figures: Figures = {"BT-3": invoice.kind, "BT-5": invoice.currency}
        self.taxable: dict[tuple[str, Decimal], Decimal] = {}

        lines = self._sum(self._line(*each) for each in enumerate(invoice.lines, 1))
        allowances = [each for each in invoice.adjustments if not each.is_charge]
        charges = [each for each in invoice.adjustments if each.is_charge]
        deducted = self._sum(self._allowance(*each, lines) for each in enumerate(allowances, 1))
        added = self._sum(self._charge(*each, lines) for each in enumerate(charges, 1))
        vat = self._breakdown()
        self._totals(lines, deducted, added, vat)

    def rounded(self, amount: Decimal) -> Decimal:
        """Half away from zero: ROUND_HALF_UP goes by absolute values."""
        # There is no minus before a zero.
        return self.within_limit(amount.quantize(self.unit) + 0)

    def within_limit(self, amount: Decimal) -> Decimal:
        if abs(amount) > LIMIT:
            raise TooLarge(amount)
        return amount

    def _sum(self, amounts: Iterable[Decimal]) -> Decimal:
        return self.within_limit(sum(amounts, Decimal(0)))

    def _add(self, vat: VAT, amount: Decimal) -> None:
        key = (vat.category, vat.rate)
        self.taxable[key] = self.taxable.get(key, Decimal(0)) + amount

    def _state(self, group: str, **terms: Decimal | str | None) -> None:
        for term, figure in terms.items():
            self.figures[f"{group}/{term.replace('_', '-')}"] = figure

    def _line(self, index: int, line: Line) -> Decimal:
        group = f"BG-25/{index}"
        base = self.rounded(line.quantity * line.price)
        discount = Decimal(0)
        if line.discount_percent is not None:
            discount = self.rounded(base * line.discount_percent / 100)
            self._state(group, BT_136=discount, BT_137=base, BT_138=line.discount_percent)
        elif line.discount_amount is not None:
            discount = line.discount_amount
            self._state(group, BT_136=discount)
        net = base - discount
        self._add(line.vat, net)
        self._state(
            group,
            BT_129=line.quantity,
            BT_131=net,
            BT_146=line.price,
            BT_151=line.vat.category,
        )
        if line.vat.category != "O":
            self._state(group, BT_152=line.vat.rate)
        return net

    def _amount(self, adjustment: Adjustment, lines: Decimal) -> Decimal:
        if adjustment.percent is not None:
            return self.rounded(lines * adjustment.percent / 100)
        assert adjustment.amount is not None
        return adjustment.amount

    def _allowance(self, index: int, allowance: Adjustment, lines: Decimal) -> Decimal:
        group = f"BG-20/{index}"
        amount = self._amount(allowance, lines)
        self._state(group, BT_92=amount, BT_95=allowance.vat.category)
        if allowance.percent is not None:
            self._state(group, BT_93=lines, BT_94=allowance.percent)
        if allowance.vat.category != "O":
            self._state(group, BT_96=allowance.vat.rate)
        self._add(allowance.vat, -amount)
        return amount

    def _charge(self, index: int, charge: Adjustment, lines: Decimal) -> Decimal:
        group = f"BG-21/{index}"
        amount = self._amount(charge, lines)
        self._state(group, BT_99=amount, BT_102=charge.vat.category)
        if charge.percent is not None:
            self._state(group, BT_100=lines, BT_101=charge.percent)
        if charge.vat.category != "O":
            self._state(group, BT_103=charge.vat.rate)
        self._add(charge.vat, amount)
        return amount

    def _breakdown(self) -> Decimal:
        keys = sorted(self.taxable, key=lambda key: (CATEGORIES.index(key[0]), -key[1]))
        total = Decimal(0)
        for index, (category, rate) in enumerate(keys, 1):
            group = f"BG-23/{index}"
            taxable = self.within_limit(self.taxable[category, rate])
            tax = self.rounded(taxable * rate / 100)
            total += tax
            self._state(group, BT_116=taxable, BT_117=tax, BT_118=category)
            if category != "O":
                self._state(group, BT_119=rate)
            if category in {"E", *CODE_BY_DEFAULT}:
                self._reasons(group, category)
        return total

    def _reasons(self, group: str, category: str) -> None:
        vats = [vat for vat in self.invoice.vats if vat.category == category]
        reasons = list(dict.fromkeys(vat.reason for vat in vats if vat.reason))
        codes = list(dict.fromkeys(vat.code for vat in vats if vat.code))
        if not codes and category in CODE_BY_DEFAULT:
            codes = [CODE_BY_DEFAULT[category]]
        self._state(group, BT_120="; ".join(reasons) or None)
        if len(codes) == 1:
            self._state(group, BT_121=codes[0])

    def _totals(self, lines: Decimal, deducted: Decimal, added: Decimal, vat: Decimal) -> None:
        net = self.within_limit(lines - deducted + added)
        gross = self.within_limit(net + self.within_limit(vat))
        self.figures |= {
            "BT-106": lines,
            "BT-107": deducted,
            "BT-108": added,
            "BT-109": net,
            "BT-110": vat,
            "BT-112": gross,
            "BT-113": self.invoice.prepaid,
            "BT-115": gross - self.invoice.prepaid,
        }
        if self.invoice.vat_currency:
            self.figures["BT-6"] = self.invoice.vat_currency
            self.figures["BT-111"] = self._in_euro(vat)

    def _in_euro(self, vat: Decimal) -> Decimal:
        if not vat:
            return Decimal(0)
        assert self.invoice.exchange_rate is not None
        cents = (vat / self.invoice.exchange_rate).quantize(Decimal("0.01"))
        return self.within_limit(cents + 0)
