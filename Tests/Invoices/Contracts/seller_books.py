"""The store of one seller, asked by the binding, and what the oracle expects of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from typing import Any

from agreement import Change, Item, Paper, Tax
from exact import Sums
from exact_accounts import Journal
from exact_down_payments import Final
from exact_gross_prices import Calculated
from inputs import CATEGORIES, party_properties
from partners import ROUTING, Client, Seller
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
    calculated: Calculated
    language: str
    seller: Seller
    client: Client
    preceding: tuple[str, ...] = ()
    """The numbers of the documents that it follows (BG-3)."""
    final: Final | None = None
    """What it deducts of down payments."""

    @property
    def paper(self) -> Paper:
        return self.calculated.paper

    @property
    def sums(self) -> Sums:
        return self.calculated.sums

    @property
    def given(self) -> Paper:
        return self.calculated.given

    @property
    def total(self) -> Decimal:
        return self.calculated.total

    @property
    def added(self) -> Sums:
        """What it adds to the journal and to what is owed."""
        return self.final.added if self.final else self.sums


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

    def client(self, client: Client) -> int:
        if client not in self.clients:
            self.clients[client] = self.store.add_client(
                **party_properties(client.party),
                kind=client.kind,
                **({"invoice_profile": "xrechnung"} if client.takes_xrechnung else {}),
            )
        return self.clients[client]

    def draft(self, client: Client, paper: Paper, language: str) -> int:
        given: dict[str, Any] = {"currency": paper.currency, "language": language}
        if paper.euro_rate is not None:
            given["exchange_rate"] = paper.euro_rate
        if paper.prepaid:
            given["prepaid"] = paper.prepaid
        if paper.has_gross_prices:
            given["has_gross_prices"] = True
        if client.takes_xrechnung:
            given["buyer_reference"] = ROUTING
        if needs_delivery(client, paper):
            given["delivery_date"] = self.day
        id = self.store.add_invoice(self.client(client), **given)
        for item in paper.items:
            properties = item_properties(item)
            if self.seller.is_american and not item.tax.rate:
                # Without a rate, an item bears no sales tax.
                properties = {k: v for k, v in properties.items() if not k.startswith("vat_")}
            self.store.add_invoice_line(id, **properties)
        for change in paper.changes:
            self.store.add_adjustment(id, **change_properties(change))
        return id

    def issue(
        self,
        id: int,
        calculated: Calculated,
        client: Client,
        language: str,
        *,
        preceding: tuple[str, ...] = (),
        final: Final | None = None,
    ) -> Issued:
        number = self.store.issue_invoice(id, self.day)
        return self.enter(
            Issued(
                id, number, self.day, calculated, language, self.seller, client, preceding, final
            )
        )

    def enter(self, issued: Issued) -> Issued:
        """What was issued today."""
        sign = -1 if issued.paper.is_credit_note else 1
        self.journal.enter(self.day, issued.paper.currency, issued.added, sign)
        return issued

    def take_back(self, issued: Issued) -> None:
        """Of what a corrected invoice replaces today."""
        self.journal.enter(self.day, issued.paper.currency, issued.added, -1)

    def next_day(self, days: int) -> None:
        self.day += timedelta(days=days)


def needs_delivery(client: Client, paper: Paper) -> bool:
    """BR-IC-11, and UStG § 14, 4 of an XRechnung."""
    return client.takes_xrechnung or any(tax.category == "K" for tax in paper.taxes)


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
