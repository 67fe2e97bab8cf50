"""A document of each kind, of sellers of three countries, to be printed in any template and language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

import logos
import parties
from bookkeeping import Bookkeeping
from description import Party
from inputs import party_properties
from partners import AMERICAN, GERMAN_TOWN, GMBH, ROUTING
from taskcore import ClientKind, Debtor, InvoiceKind, Store, XMLFormat


@dataclass(frozen=True)
class Document:
    kind: str
    draw: Callable[[str, str], bytes]
    """In a language and a template."""
    cii: bytes | None
    """Of what carries its data."""


class Books:
    """What one seller wrote."""

    def __init__(self, seller: Party, rates: tuple[str, str]) -> None:
        self.store = Bookkeeping(seller).store
        self.store.set_logo(logos.PNG)
        self.rates = rates
        self.documents: list[Document] = []

    def client(self, party: Party, **properties: Any) -> int:
        return self.store.add_client(**party_properties(party), **properties)

    def draft(self, client: int, **properties: Any) -> int:
        id = self.store.add_invoice(client, **properties)
        self.store.add_invoice_line(
            id, "Conception de la maquette", quantity="12.5", unit="HUR", unit_price=85,
            vat_rate=self.rates[0], details="Écrans d’accueil et de recherche, tests compris.",
        )  # fmt: skip
        self.store.add_invoice_line(
            id, "Manuel imprimé", quantity=250, unit="C62", unit_price="3.47",
            vat_rate=self.rates[1],
        )  # fmt: skip
        return id

    def issue(self, kind: str, id: int, day: date, *, has_data: bool = True) -> int:
        self.store.issue_invoice(id, day)
        cii = self.store.invoice_xml(id, XMLFormat.CII) if has_data else None
        self._add(kind, self.store.invoice_pdf, id, cii)
        return id

    def leave(self, kind: str, id: int) -> None:
        """A draft, which stays one."""
        self._add(kind, self.store.invoice_pdf, id, None)

    def remind(self, kind: str, invoice: int) -> None:
        id = self.store.remind_of_invoice(invoice)
        self._add(kind, self.store.payment_reminder_pdf, id, None)

    def _add(self, kind: str, pdf: Callable[..., bytes], id: int, cii: bytes | None) -> None:
        def draw(language: str, template: str) -> bytes:
            return pdf(id, language=language, page_template=template)

        self.documents.append(Document(kind, draw, cii))


def documents() -> tuple[list[Store], list[Document]]:
    """The documents, and their stores, which are to be closed."""
    all = _french(), _german(), _american()
    return [each.store for each in all], [one for each in all for one in each.documents]


def _french() -> Books:
    books = Books(parties.ATELIER, ("20", "5.5"))
    firm = books.client(parties.FRENCH_FIRM)
    _from_a_quote(books, firm)
    invoice = books.issue(
        "invoice", books.draft(firm, notes="Merci de votre confiance.\nÀ bientôt."),
        date(2027, 2, 1),
    )  # fmt: skip
    books.issue("corrected invoice", books.store.correct_invoice(invoice), date(2027, 2, 2))
    late = books.draft(firm, due_date=date(2027, 2, 10))
    books.store.issue_invoice(late, date(2027, 2, 3))
    books.store.add_penalty_rate(date(2027, 1, 1), "12.15", debtor=Debtor.BUSINESS)
    books.remind("reminder", late)
    books.issue("credit note", books.store.credit_invoice(late), date(2027, 2, 28))
    books.leave("draft", books.draft(firm))
    person = books.client(parties.PRIVATE_PERSON, kind=ClientKind.PRIVATE_PERSON)
    inclusive = books.draft(person, has_gross_prices=True)
    books.issue("to a private person", inclusive, date(2027, 2, 28))
    return books


def _from_a_quote(books: Books, client: int) -> None:
    store = books.store
    quote = books.draft(client, kind=InvoiceKind.QUOTE, valid_until=date(2027, 3, 31))
    books.issue("quote", quote, date(2027, 1, 10), has_data=False)
    store.accept_quote(quote, date(2027, 1, 11))
    first = store.invoice_down_payment(quote, share=30)
    books.issue("down payment", first, date(2027, 1, 12))
    second = store.invoice_down_payment(quote, amount=Decimal(120))
    store.issue_invoice(second, date(2027, 1, 13))
    books.issue("down payment taken back", store.credit_invoice(second), date(2027, 1, 14))
    books.issue("final invoice", store.invoice_quote(quote), date(2027, 1, 31))


def _german() -> Books:
    books = Books(GMBH, ("19", "7"))
    town = books.client(GERMAN_TOWN, kind=ClientKind.PUBLIC_BODY, invoice_profile="xrechnung")
    public = {"buyer_reference": ROUTING, "delivery_date": date(2027, 1, 31)}
    down = books.store.add_down_payment(books.draft(town, **public), share=50)
    # XRechnung is XML alone; its page goes along for people.
    books.issue("down payment in XRechnung", down, date(2027, 2, 1), has_data=False)
    books.issue("XRechnung", books.draft(town, **public), date(2027, 2, 1), has_data=False)
    return books


def _american() -> Books:
    books = Books(AMERICAN.party, ("8.875", "4.5"))
    firm = books.client(parties.AMERICAN_FIRM)
    american = books.draft(firm, currency="USD")
    books.issue("sales tax", american, date(2027, 2, 1), has_data=False)
    return books
