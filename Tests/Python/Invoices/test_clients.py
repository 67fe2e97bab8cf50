"""Clients."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any, Literal

import pytest

from conftest import FixedClock
from invoicing import add_client, add_draft, add_issued, set_seller
from taskcore import (
    Action,
    Client,
    ClientKind,
    ConflictError,
    InvalidError,
    NotFoundError,
    Party,
    Store,
    TaskcoreError,
)
from times import NOON


def names(
    store: Store, text: str | None = None, archived: bool | Literal["both"] = False
) -> list[str]:
    return [client.party.name for client in store.clients(text, archived=archived)]


def only(store: Store) -> Client:
    (client,) = store.clients(archived="both")
    return client


def test_a_client_has_what_it_was_added_with(store: Store) -> None:
    client = store.add_client("Exemples SAS", city="Lyon", country="FR", notes="Calls\non Mondays")
    assert only(store) == Client(
        id=client,
        uid=only(store).uid,
        party=Party("Exemples SAS", city="Lyon", country="FR"),
        notes="Calls\non Mondays",
        created=NOON,
        archived=None,
        invoice_count=0,
    )
    assert store.find_client(only(store).uid) == client


def test_a_private_person_is_invoiced_without_an_address_and_without_the_fee(store: Store) -> None:
    set_seller(store)
    client = store.add_client("Ada", country="FR", kind=ClientKind.PRIVATE_PERSON)
    assert only(store).kind is ClientKind.PRIVATE_PERSON
    invoice = add_draft(store, client)
    assert store.invoice(invoice).recovery_fee == ""
    assert len(store.check_invoice(invoice)) == 0
    store.issue_invoice(invoice)
    store.update_clients(client, kind=ClientKind.PUBLIC_BODY)
    assert only(store).kind is ClientKind.PUBLIC_BODY
    assert store.invoice(invoice).buyer_kind is ClientKind.PRIVATE_PERSON
    with pytest.raises(InvalidError) as refused:
        store.update_clients(client, kind=9)
    assert refused.value.field == "kind"


def test_a_small_enterprise_says_it_once(store: Store) -> None:
    set_seller(store)
    store.set_profile(vat_number="", vat_scheme="small_enterprise", supplies="goods")
    invoice = store.add_invoice(add_client(store))
    store.add_invoice_line(invoice, "Cake", unit_price=10)
    content = store.invoice(invoice)
    (row,) = content.vat_rows
    assert (row.category_code, row.tax) == ("E", Decimal(0))
    assert row.exemption_reason
    assert content.business_process == "B1"
    assert len(store.check_invoice(invoice)) == 0


def test_words_of_the_profile_that_mean_nothing_are_told(store: Store) -> None:
    for name, word in (("supplies", "air"), ("vat_scheme", "none"), ("default_vat", "much")):
        with pytest.raises(InvalidError) as refused:
            store.set_profile(**{name: word})
        assert refused.value.field == name and word in str(refused.value)


def test_invoices_look_as_the_client_has_it_else_as_the_profile(store: Store) -> None:
    set_seller(store)
    own = '{"base": "studio", "accent": "#7A1F3D"}'
    client = store.add_client("Ada", page_template="Studio")
    assert only(store).party.page_template == "studio"
    invoice = store.add_invoice(client)
    studio = store.invoice_pdf(invoice)
    assert studio == store.invoice_pdf(invoice, page_template="studio")
    store.set_profile(page_template="plain")
    assert store.invoice_pdf(invoice) == studio
    store.update_clients(client, page_template="")
    assert store.invoice_pdf(invoice) == store.invoice_pdf(invoice, page_template="plain") != studio
    store.update_clients(client, page_template=own)
    assert only(store).party.page_template == own
    assert store.invoice_pdf(invoice) == store.invoice_pdf(invoice, page_template=own)


def test_an_issued_invoice_keeps_its_looks(store: Store) -> None:
    set_seller(store)
    client = add_client(store)
    store.update_clients(client, page_template="studio")
    invoice = store.add_invoice(client)
    store.add_invoice_line(invoice, "Cake", unit_price=10, vat_rate=20)
    store.issue_invoice(invoice)
    before = store.invoice_pdf(invoice)
    store.update_clients(client, page_template="plain")
    assert store.invoice_pdf(invoice) == before


@pytest.mark.parametrize(
    ("template", "field", "said"),
    [
        ("modern", "page_template", "classic, studio, plain"),
        ("{", "page_template", ""),
        ('{"colour": "#102030"}', "page_template", "colour"),
        ('{"accent": "red"}', "accent", "#1D4E89"),
        ('{"accent": "#FFFF00"}', "accent", "4.5"),
        ('{"margin": 10}', "margin", "48 to 96"),
        ("{" + " " * 66_000 + "}", "page_template", "65,536"),
    ],
)
def test_a_template_that_cannot_be_is_refused(
    store: Store, template: str, field: str, said: str
) -> None:
    with pytest.raises(TaskcoreError) as refused:
        store.set_profile(page_template=template)
    if template != "{":
        assert refused.value.field == field
    assert said in str(refused.value)
    assert store.profile().seller.page_template == ""


def test_an_update_changes_what_it_names_only(store: Store) -> None:
    client = store.add_client("Exemples", city="Lyon", notes="Calls")
    store.update_clients(client, name="Exemples SAS", siren="404833048")
    assert only(store).party == Party("Exemples SAS", city="Lyon", siren="404833048")
    assert only(store).notes == "Calls"
    store.update_clients(client, city="", notes="")
    assert (only(store).party.city, only(store).notes) == ("", "")


def test_several_clients_are_changed_in_one_step(store: Store) -> None:
    ids = [store.add_client("Ada"), store.add_client("Bob")]
    with pytest.raises(NotFoundError) as refused:
        store.update_clients([*ids, 99], archived=True)
    assert refused.value.index == 2
    assert names(store) == ["Ada", "Bob"]
    store.update_clients(ids, archived=True)
    assert names(store) == []
    assert store.undo().action is Action.UPDATE_CLIENTS
    assert names(store) == ["Ada", "Bob"]


def test_clients_are_found_by_words_whatever_their_case_and_accents(store: Store) -> None:
    store.add_client("Société Générale d'Exemples", city="Lyon", email="a@example.org")
    store.add_client("Zèbre", siren="404833048")
    assert names(store) == ["Société Générale d'Exemples", "Zèbre"]
    assert names(store, "GENERALE soc") == ["Société Générale d'Exemples"]
    assert names(store, "404833048") == ["Zèbre"]
    assert names(store, "nobody") == []


def test_an_archived_client_is_out_of_sight(store: Store, clock: FixedClock) -> None:
    a, b = store.add_client("A"), store.add_client("B")
    clock.advance(timedelta(hours=1))
    store.update_clients(a, archived=True)
    assert (names(store), names(store, archived=True)) == (["B"], ["A"])
    assert names(store, archived="both") == ["A", "B"]
    assert store.clients(archived=True)[0].archived == NOON + timedelta(hours=1)
    store.update_clients(a, archived=False, notes="Back")
    store.update_clients(b, archived=False)
    assert names(store) == ["A", "B"]
    with pytest.raises(InvalidError) as refused:
        store.clients(archived="yes")  # type: ignore[arg-type]
    assert refused.value.field == "archived"


def test_a_client_without_invoices_can_be_deleted(store: Store) -> None:
    a, b = store.add_client("A"), store.add_client("B")
    store.delete_clients([a, b])
    assert names(store, archived="both") == []
    store.undo()
    assert names(store) == ["A", "B"]


def test_a_client_with_a_draft_cannot_be_deleted(store: Store) -> None:
    unused, used = store.add_client("A"), store.add_client("B")
    store.add_invoice(used)
    with pytest.raises(ConflictError) as refused:
        store.delete_clients([unused, used])
    assert refused.value.index == 1
    assert names(store) == ["A", "B"]


def test_an_issued_invoice_keeps_its_client_as_it_was(store: Store) -> None:
    set_seller(store)
    client = add_client(store)
    issued, draft = add_issued(store, client), add_draft(store, client)
    store.update_clients(client, name="Exemples et Fils", city="Nice")
    assert store.invoice(issued).buyer.name == "Exemples SAS"
    assert store.invoice(draft).buyer.city == "Nice"
    assert only(store).invoice_count == 1


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("name", {"name": ""}),
        ("name", {"name": "x" * 201}),
        ("siren", {"siren": "404833049"}),
        ("notes", {"notes": "x" * 65_537}),
        ("notes", {"notes": "a\0b"}),
    ],
)
def test_a_wrong_property_is_refused_by_name(
    store: Store, field: str, wrong: dict[str, Any]
) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add_client(**{"name": "A", **wrong})
    assert refused.value.field == field
    assert names(store) == []


def test_an_id_must_be_known(store: Store) -> None:
    with pytest.raises(NotFoundError):
        store.update_clients(99, name="B")
    with pytest.raises(NotFoundError):
        store.update_clients(99, archived=True)
    with pytest.raises(NotFoundError):
        store.find_client("nowhere")
    with pytest.raises(InvalidError):
        store.delete_clients(1 << 64)
