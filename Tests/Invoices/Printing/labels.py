"""Amounts, quantities, rates and dates as an invoice of a language has to print them."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

from description import CREDIT_NOTE

MINUS = "\N{MINUS SIGN}"
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()

LABELS = {
    "fr": {
        "item": "Désignation",
        "quantity": "Quantité",
        "draft": "BROUILLON",
        "services": "Nature de l’opération Prestation de services",
        "goods": "Nature de l’opération Livraison de biens",
        "mixed": "Nature de l’opération Livraison de biens et prestation de services",
        "line total": "Total des lignes HT",
        "allowances": "Total des remises HT",
        "charges": "Total des frais HT",
        "net": "Total HT",
        "vat": "Total TVA",
        "gross": "Total TTC",
        "prepaid": "Déjà payé",
        "due": "Net à payer",
        "refund": "Net à rembourser",
        "vat in euro": "TVA en euros :",
        "rounding": "Arrondi",
        "contained vat": "TVA incluse",
        "vat amount": "Montant TVA",
        "down payment": "Acompte",
        "subtotal": "Sous-total",
        "sales tax": "Taxe de vente",
        "total": "Total",
        "untaxed": "Aucune TVA n’est facturée",
        "carried": "À reporter",
        "brought": "Report",
    },
    "en": {
        "item": "Description",
        "quantity": "Quantity",
        "draft": "DRAFT",
        "services": "Nature of supply Services",
        "goods": "Nature of supply Goods",
        "mixed": "Nature of supply Goods and services",
        "line total": "Total of items",
        "allowances": "Total allowances",
        "charges": "Total charges",
        "net": "Total without VAT",
        "vat": "Total VAT",
        "gross": "Total with VAT",
        "prepaid": "Paid already",
        "due": "Amount due",
        "refund": "Amount to refund",
        "vat in euro": "VAT in euro:",
        "rounding": "Rounding",
        "contained vat": "VAT included",
        "vat amount": "VAT amount",
        "down payment": "Down payment",
        "subtotal": "Subtotal",
        "sales tax": "Sales tax",
        "total": "Total",
        "untaxed": "No VAT is charged",
        "carried": "Carried forward",
        "brought": "Brought forward",
    },
}
TITLES = {"fr": ("FACTURE", "AVOIR"), "en": ("INVOICE", "CREDIT NOTE")}
TAGS = {"fr": "fr-FR", "en": "en-GB"}


class Words:
    """Spaces are plain ones here, as ``plain`` makes them."""

    def __init__(self, language: str, *, is_american: bool = False) -> None:
        self.language = language
        self.is_american = is_american
        self.is_french = language == "fr"
        self.labels = LABELS[language]
        self.titles = TITLES[language]

    def title(self, kind: str) -> str:
        return self.titles[kind == CREDIT_NOTE]

    def number(self, number: Decimal, least: int) -> str:
        """With at least so many decimals, and no zeros after them."""
        whole, _, fraction = f"{abs(number):,f}".partition(".")
        fraction = fraction.rstrip("0").ljust(least, "0")
        if self.is_french:
            whole = whole.replace(",", " ")
        sign = MINUS if number < 0 else ""
        return sign + whole + ("," if self.is_french else ".") * bool(fraction) + fraction

    def plain_amount(self, amount: Decimal, currency: str) -> str:
        return self.number(amount, 0 if currency == "JPY" else 2)

    def amount(self, amount: Decimal, currency: str) -> str:
        digits = self.plain_amount(amount, currency)
        symbols = {"EUR": "€", "USD": "$"} if self.is_american else {"EUR": "€"}
        if currency not in symbols or (self.is_french and currency != "EUR"):
            return f"{digits} {currency}"
        symbol = symbols[currency]
        if self.is_french:
            return f"{digits} {symbol}"
        return f"{MINUS}{symbol}{digits[1:]}" if amount < 0 else f"{symbol}{digits}"

    def labelled(self, label: str) -> str:
        """Before a value."""
        return self.labels[label] + (" :" if self.is_french else ":")

    def quantity(self, quantity: Decimal) -> str:
        return self.number(quantity, 0)

    def price(self, price: Decimal, currency: str) -> str:
        return self.number(price, 0 if currency == "JPY" else 2)

    def rate(self, rate: Decimal) -> str:
        return self.number(rate, 0) + (" %" if self.is_french else "%")

    def date(self, day: date) -> str:
        if self.is_french:
            return f"{day:%d/%m/%Y}"
        return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def plain(text: str) -> str:
    """With plain spaces, of which there are as many as there were."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
