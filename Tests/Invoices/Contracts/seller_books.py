"""The store of one seller, asked by the binding, and what the oracle expects of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from typing import Any

from agreement import CREDIT_NOTE, INVOICE, Change, Item, Paper, Tax
from exact import Sums
from exact_accounts import Journal
from inputs import CATEGORIES, party_properties
from partners import Client, Seller
from taskcore import Durability, Store

NOW = datetime(2027, 3, 1, 12, tzinfo=timezone.utc)
FIRST_DAY = date(2026, 1, 5)
LANGUAGES = ("fr", "en")


@dataclass(frozen=True)
class Issued:
    """A document of the store, as it was described and as it was added up by the oracle."""

    id: int
    number: str
    day: date
    paper: Paper
    sums: Sums
    language: str


class SellerBooks:
    def __init__(self, seller: Seller) -> None:
        self.seller = seller
        self.store = Store(
            ":memory:", clock=lambda: NOW, time_zone="Europe/Paris", durability=Durability.NORMAL
        )
        self.store.set_profile(**party_properties(seller.party))
        self.day = FIRST_DAY
        self.clients: dict[Client, int] = {}
        self.journal = Journal()
        self.owed: dict[str, Decimal] = {}
        """By currency: what invoices are still owed."""

    def client(self, client: Client) -> int:
        if client not in self.clients:
            self.clients[client] = self.store.add_client(
                **party_properties(client.party), kind=client.kind
            )
        return self.clients[client]

    def draft(self, client: Client, paper: Paper, language: str) -> int:
        given: dict[str, Any] = {"currency": paper.currency, "language": language}
        if paper.euro_rate is not None:
            given["exchange_rate"] = paper.euro_rate
        if paper.prepaid:
            given["prepaid"] = paper.prepaid
        if any(tax.category == "K" for tax in paper.taxes):
            given["delivery_date"] = self.day
        id = self.store.add_invoice(self.client(client), due_date=self.due_date(), **given)
        for item in paper.items:
            self.store.add_invoice_line(id, **item_properties(item))
        for change in paper.changes:
            self.store.add_adjustment(id, **change_properties(change))
        return id

    def due_date(self) -> date:
        return self.day + timedelta(days=30)

    def issue(self, id: int, paper: Paper, sums: Sums, language: str) -> Issued:
        number = self.store.issue_invoice(id, self.day)
        sign = -1 if paper.kind == CREDIT_NOTE else 1
        self.journal.enter(self.day, paper.currency, sums, sign)
        return Issued(id, number, self.day, paper, sums, language)

    def next_day(self, days: int) -> None:
        self.day += timedelta(days=days)

    def credited(self, paper: Paper) -> Paper:
        """What a credit note of the whole has: nothing was paid of that before."""
        assert paper.kind == INVOICE
        return replace(paper, kind=CREDIT_NOTE, prepaid=Decimal(0))


def tax_properties(tax: Tax) -> dict[str, Any]:
    given: dict[str, Any] = {"vat_category": CATEGORIES[tax.category], "vat_rate": tax.rate}
    if tax.reason is not None:
        given["exemption_reason"] = tax.reason
        given["exemption_code"] = tax.code or ""
    return given


def item_properties(item: Item) -> dict[str, Any]:
    given: dict[str, Any] = {
        "name": item.name,
        "quantity": item.quantity,
        "unit": item.unit,
        "unit_price": item.price,
        **tax_properties(item.tax),
    }
    if item.percent_off is not None:
        given["discount_rate"] = item.percent_off
    if item.amount_off is not None:
        given["discount"] = item.amount_off
    return given


def change_properties(change: Change) -> dict[str, Any]:
    given: dict[str, Any] = {
        "is_charge": change.is_charge,
        "reason": change.reason,
        **tax_properties(change.tax),
    }
    given |= {"amount": change.amount} if change.percent is None else {"rate": change.percent}
    return given
