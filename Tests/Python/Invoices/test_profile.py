"""The seller, and what the user has paid for."""

from __future__ import annotations

import io
from dataclasses import fields
from datetime import datetime, timedelta

import pytest
from PIL import Image

from conftest import FixedClock
from invoicing import set_seller
from taskcore import Action, InvalidError, Party, Store, Subscription
from times import NOON


def picture(format: str) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (40, 20), "teal").save(file, format)
    return file.getvalue()


def test_nothing_is_known_of_a_seller_at_first(store: Store) -> None:
    profile = store.profile()
    assert (profile.seller, profile.logo) == (Party(), None)


def test_what_is_not_given_stays(store: Store) -> None:
    set_seller(store)
    before = store.profile().seller
    store.set_profile(phone="+33 1 23 45 67 89", email="")
    after = store.profile().seller
    assert (after.phone, after.email) == ("+33 1 23 45 67 89", "")
    assert (after.name, after.siren, after.iban) == (before.name, before.siren, before.iban)


def test_every_property_is_kept(store: Store) -> None:
    full = Party(
        name="Atelier Dupont SARL",
        trading_name="L'Atelier",
        legal_form="SARL",
        share_capital="10 000 EUR",
        registry="RCS Paris",
        contact="Marie Dupont",
        street="1 rue de la Paix",
        street_2="Bâtiment B",
        postal_code="75002",
        city="Paris",
        region="Île-de-France",
        country="FR",
        siren="732829320",
        siret="73282932000017",
        registration_number="RM 123",
        vat_number="FR44732829320",
        tax_number="12345",
        email="contact@atelier.example",
        phone="+33 1 23 45 67 89",
        electronic_address="732829320",
        electronic_scheme="0225",
        iban="FR7630006000011234567890189",
        bic="AGRIFRPP",
        account_name="Atelier",
        locale="fr-FR",
        currency="EUR",
    )
    store.set_profile(**{field.name: getattr(full, field.name) for field in fields(Party)})
    assert store.profile().seller == full


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("siren", "732829321"),
        ("vat_number", "FR45732829320"),
        ("iban", "FR7630006000011234567890188"),
        ("bic", "x"),
        ("country", "ZZ"),
        ("currency", "EURO"),
        ("name", "a\nb"),
        ("name", "a\0b"),
        ("city", "\ud800"),
    ],
)
def test_a_wrong_property_is_refused_by_name(store: Store, field: str, wrong: str) -> None:
    with pytest.raises(InvalidError) as refused:
        store.set_profile(**{field: wrong})
    assert refused.value.field == field
    assert store.profile().seller == Party()


def test_an_unknown_property_is_refused(store: Store) -> None:
    with pytest.raises(TypeError, match="'siern' is no property of a party's input"):
        store.set_profile(siern="732829320")  # type: ignore[call-arg]


def test_a_change_of_the_seller_is_undone(store: Store) -> None:
    set_seller(store)
    store.set_profile(city="Lyon")
    assert store.undo().action == Action.CHANGE_PROFILE
    assert store.profile().seller.city == "Paris"


@pytest.mark.parametrize("format", ["PNG", "JPEG"])
def test_a_logo_is_kept_as_it_is(store: Store, format: str) -> None:
    logo = picture(format)
    store.set_logo(logo)
    assert store.profile().logo == logo
    store.set_logo(None)
    assert store.profile().logo is None


@pytest.mark.parametrize("wrong", [b"GIF89a", b"<svg/>", picture("PNG")[:20], b"\0" * 1_048_577])
def test_what_is_no_picture_is_no_logo(store: Store, wrong: bytes) -> None:
    store.set_logo(picture("PNG"))
    with pytest.raises(InvalidError):
        store.set_logo(wrong)
    assert store.profile().logo == picture("PNG")


def test_nobody_has_a_subscription_at_first(store: Store) -> None:
    assert store.subscription() is None
    assert not store.is_entitled("invoices")


def test_a_subscription_is_as_the_host_states_it(store: Store) -> None:
    stated = Subscription("pro", "app-store", NOON, NOON + timedelta(days=30), ("invoices", "sync"))
    store.set_subscription(stated)
    assert store.subscription() == stated
    store.set_subscription(Subscription("free"))
    assert store.subscription() == Subscription("free")
    store.set_subscription(None)
    assert store.subscription() is None


def test_a_feature_is_had_from_the_beginning_up_to_the_end(store: Store, clock: FixedClock) -> None:
    end = NOON + timedelta(days=30)
    store.set_subscription(Subscription("pro", since=NOON, until=end, features=["invoices"]))
    millisecond = timedelta(milliseconds=1)
    asked = (NOON - millisecond, NOON, end - millisecond, end)
    assert [store.is_entitled("invoices", at) for at in asked] == [False, True, True, False]
    assert store.is_entitled("invoices") and not store.is_entitled("sync")
    clock.now = end
    assert not store.is_entitled("invoices")


def test_a_naive_instant_is_local_time(store: Store) -> None:
    store.set_subscription(Subscription(since=datetime(2026, 1, 15, 13), features=["invoices"]))
    stated = store.subscription()
    assert stated and stated.since == NOON


def test_a_wrong_subscription_is_refused(store: Store) -> None:
    with pytest.raises(InvalidError):
        store.set_subscription(Subscription("pro", since=NOON, until=NOON))
    with pytest.raises(InvalidError) as refused:
        store.set_subscription(Subscription("a\nb"))
    assert refused.value.field == "plan"
    with pytest.raises(TypeError, match="features must be several strings, not one"):
        store.set_subscription(Subscription(features="invoices"))
    assert store.subscription() is None
