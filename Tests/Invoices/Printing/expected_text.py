"""What must be read on the pages of an invoice, in the words of its language."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from decimal import Decimal

from description import CREDIT_NOTE, Invoice, Party
from labels import Words, plain
from oracle import compute
from printed import Printed

RIGHT_TO_LEFT = {"R", "AL", "AN"}
SOLD_BY = dict.fromkeys(("HUR", "DAY", "MON"), "services") | dict.fromkeys(
    ("KGM", "LTR", "MTR"), "goods"
)


def missing_text(printed: Printed) -> list[str]:
    """What is not there, or is there with another amount."""
    return list(Expectations(printed).missing())


# What a French seller must say to businesses, in the language of the page.
LEGAL = {
    "fr": ("40 EUR", "pénalités", "escompte"),
    "en": ("EUR 40", "penalties", "discount"),
    "de": ("40 EUR", "Verzugszinsen", "Skonto"),
    "es": ("40 EUR", "intereses", "pronto pago"),
}
# The law's own words are those of the page's language.
SMALL_ENTERPRISE = {
    ("TVA non applicable, art. 293 B du CGI", language): text
    for language, text in (
        ("en", "VAT not applicable, art. 293 B of the French General Tax Code (CGI)"),
        ("de", "Keine Umsatzsteuer, Art. 293 B des französischen Steuergesetzbuchs (CGI)"),
        ("es", "IVA no aplicable, art. 293 B del Código General de Impuestos francés (CGI)"),
    )
}


class Expectations:
    def __init__(self, printed: Printed) -> None:
        self.invoice = printed.invoice
        self.words = Words(printed.example.language)
        self.lines = [plain(line) for page in printed.pages for line in page.splitlines()]
        self.compact = compact(printed.raw)
        self.characters = Counter(compact("".join(printed.pages)))
        self.figures = compute(printed.invoice)

    def missing(self) -> Iterator[str]:
        yield from self._texts()
        yield from self._rows()
        yield from self._breakdown()
        yield from self._totals()

    def _texts(self) -> Iterator[str]:
        for text in texts(self.invoice, self.words):
            if not self._is_there(text):
                yield f"the text {text!r}"

    def _is_there(self, text: str) -> bool:
        """Of texts that run to the left, readers change the order: their letters are counted."""
        if not any(unicodedata.bidirectional(each) in RIGHT_TO_LEFT for each in text):
            return compact(text) in self.compact
        return Counter(compact(text)) <= self.characters

    def _line(self, *parts: str) -> bool:
        """Whether one line has these parts, in this order, up to its end or a wide space."""
        number = r"(?<![\d.,])"
        pattern = number + r"\s.*?(?<!\S)".join(map(_pattern, parts)) + r"(?=\s*$|\s\s)"
        return any(re.search(pattern, line) for line in self.lines)

    def _rows(self) -> Iterator[str]:
        currency = self.invoice.currency
        for index, line in enumerate(self.invoice.lines, 1):
            parts = [
                self.words.quantity(line.quantity),
                self.words.price(line.price, currency),
                "–" if line.vat.category == "O" else self.words.rate(line.vat.rate),
                self.words.plain_amount(self._figure(f"BG-25/{index}/BT-131"), currency),
            ]
            discount = self.figures.get(f"BG-25/{index}/BT-136")
            if isinstance(discount, Decimal) and discount:
                amount = self.words.plain_amount(-discount, currency)
                percent = line.discount_percent
                parts.insert(2, amount if percent is None else self.words.rate(percent))
                if not self._line(amount):
                    yield f"the discount {amount} of line {index}"
            if not self._line(*parts):
                yield f"line {index}: {parts}"

    def _breakdown(self) -> Iterator[str]:
        for index in range(1, len(self.invoice.lines) + 10):
            group = f"BG-23/{index}"
            if f"{group}/BT-116" not in self.figures:
                return
            if self._is_untaxed():
                yield from self._untaxed(group)
                return
            outside = self.figures[f"{group}/BT-118"] == "O"
            parts = [
                "–" if outside else self.words.rate(self._figure(f"{group}/BT-119")),
                *(
                    self.words.plain_amount(self._figure(f"{group}/{term}"), self.invoice.currency)
                    for term in ("BT-116", "BT-117")
                ),
            ]
            if not self._line(*parts):
                yield f"VAT: {parts}"
            reason = self.figures.get(f"{group}/BT-120")
            if isinstance(reason, str) and not self._is_there(reason):
                yield f"the reason {reason!r}"

    def _is_untaxed(self) -> bool:
        """A sentence says so, and no table."""
        return "BG-23/2/BT-116" not in self.figures and not self.figures.get("BG-23/1/BT-119")

    def _untaxed(self, group: str) -> Iterator[str]:
        reason = self.figures.get(f"{group}/BT-120")
        # What is exempt by a law of all countries has its reason from there.
        if not isinstance(reason, str) and self.figures[f"{group}/BT-118"] != "Z":
            return
        if isinstance(reason, str):
            reason = SMALL_ENTERPRISE.get((reason, self.words.language), reason)
        sentence = reason if isinstance(reason, str) else self.words.labels["untaxed"]
        if not self._is_there(sentence):
            yield f"the sentence {sentence!r}"

    def _totals(self) -> Iterator[str]:
        due = "refund" if self.invoice.kind == CREDIT_NOTE else "due"
        expected = {"net": "BT-109", "vat": "BT-110", "gross": "BT-112", due: "BT-115"}
        if self.invoice.adjustments:
            expected["line total"] = "BT-106"
        amounts = {label: self._figure(term) for label, term in expected.items()}
        if self.invoice.prepaid:
            amounts["prepaid"] = -self._figure("BT-113")
        for label, amount in amounts.items():
            text = self.words.amount(amount, self.invoice.currency)
            if not self._line_of(self.words.labels[label], text):
                yield f"{label}: {text}"
        yield from self._adjustments()
        if "BT-111" in self.figures:
            text = self.words.amount(self._figure("BT-111"), "EUR")
            if compact(self.words.labels["vat in euro"] + text) not in self.compact:
                yield f"VAT in euro: {text}"

    def _line_of(self, label: str, amount: str) -> bool:
        pattern = rf"(?<!\S){re.escape(label)}\s.*?(?<!\S){re.escape(amount)}\s*$"
        return any(re.search(pattern, line) for line in self.lines)

    def _adjustments(self) -> Iterator[str]:
        counts = {"BG-20": 0, "BG-21": 0}
        for adjustment in self.invoice.adjustments:
            group, term = ("BG-21", "BT-99") if adjustment.is_charge else ("BG-20", "BT-92")
            counts[group] += 1
            amount = self._figure(f"{group}/{counts[group]}/{term}")
            signed = amount if adjustment.is_charge else -amount
            text = self.words.amount(signed, self.invoice.currency)
            if not self._line_of(adjustment.reason, text):
                yield f"{adjustment.reason}: {text}"

    def _figure(self, name: str) -> Decimal:
        figure = self.figures[name]
        assert isinstance(figure, Decimal), name
        return figure


def _pattern(part: str) -> str:
    """The reader of PDF leaves the space of ``7 %`` out, since it is as wide as the digit."""
    return re.escape(part).replace(r"\ %", " ?%")


def compact(text: str) -> str:
    """Without spaces, marks of direction and page breaks; ligatures in letters."""
    kept = (each for each in unicodedata.normalize("NFKC", text) if not each.isspace())
    return "".join(each for each in kept if unicodedata.category(each) != "Cf")


def texts(invoice: Invoice, words: Words) -> Iterator[str]:
    yield words.title(invoice.kind)
    yield invoice.number or words.labels["draft"]
    for line in invoice.lines:
        yield line.name
        yield from [line.details] if line.details else []
        for day in line.period or ():
            yield words.date(day)
    for party in (invoice.seller, invoice.buyer):
        yield from party_texts(party)
    yield from [words.date(invoice.issued)] if invoice.number else []
    if invoice.kind != CREDIT_NOTE:
        yield words.date(invoice.due)
    if invoice.preceding:
        yield invoice.preceding[0]
        yield words.date(invoice.preceding[1])
    for day in [*(invoice.period or ()), *([invoice.delivered] if invoice.delivered else [])]:
        yield words.date(day)
    for text in (
        invoice.note,
        invoice.purchase_order,
        invoice.buyer_reference,
        invoice.contract,
    ):
        yield from [text] if text else []
    if invoice.is_french:
        yield words.labels[supplies(invoice)]
        if invoice.kind != CREDIT_NOTE:
            yield from LEGAL[words.language]


def supplies(invoice: Invoice) -> str:
    """What the units tell; pieces can be either, and are services where nobody says it."""
    sold = {SOLD_BY.get(line.unit) for line in invoice.lines}
    if None in sold:
        return "services"
    return "mixed" if len(sold) > 1 else str(*sold)


def party_texts(party: Party) -> Iterator[str]:
    for text in (
        party.name,
        party.street,
        party.postcode,
        party.city,
        party.siret or party.siren,
        party.vat_number,
        party.legal_form,
        party.share_capital,
        party.registry,
        party.phone,
    ):
        yield from [text] if text else []
