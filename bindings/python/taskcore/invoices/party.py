# SPDX-License-Identifier: Apache-2.0
"""Who sells or buys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.values import Unset, string
from taskcore._low_level.writing import Table, fill_from, write_text
from taskcore.time.time_methods import to_milliseconds


class PartyProperties(TypedDict, total=False):
    """The keywords that say who a party is, all but its name; ``Party`` says what they mean."""

    trading_name: str | Unset
    legal_form: str | Unset
    share_capital: str | Unset
    registry: str | Unset
    contact: str | Unset
    street: str | Unset
    street_2: str | Unset
    postal_code: str | Unset
    city: str | Unset
    region: str | Unset
    country: str | Unset
    siren: str | Unset
    siret: str | Unset
    registration_number: str | Unset
    vat_number: str | Unset
    tax_number: str | Unset
    email: str | Unset
    phone: str | Unset
    electronic_address: str | Unset
    electronic_scheme: str | Unset
    iban: str | Unset
    bic: str | Unset
    account_name: str | Unset
    locale: str | Unset
    currency: str | Unset


class PartyChanges(PartyProperties, total=False):
    """The keywords that change a party; one that is ``UNSET`` is as if it were not given."""

    name: str | Unset


@dataclass(frozen=True)
class Party:
    """Who sells or buys; what is not known is an empty text."""

    name: str = ""
    trading_name: str = ""
    legal_form: str = ""
    """Such as ``"SARL"`` or ``"EI"``."""
    share_capital: str = ""
    """Such as ``"10 000 EUR"``."""
    registry: str = ""
    """Where it is registered, such as ``"RCS Paris"``."""
    contact: str = ""
    """The name of a person or a department."""
    street: str = ""
    street_2: str = ""
    postal_code: str = ""
    city: str = ""
    region: str = ""
    country: str = ""
    """By ISO 3166-1, such as ``"FR"``."""
    siren: str = ""
    """Nine digits, which are checked."""
    siret: str = ""
    """Fourteen digits, which are checked."""
    registration_number: str = ""
    """In its register, where it has no SIREN."""
    vat_number: str = ""
    """With the country before it; it is checked."""
    tax_number: str = ""
    """The tax office's, of a seller without a VAT number."""
    email: str = ""
    phone: str = ""
    electronic_address: str = ""
    electronic_scheme: str = ""
    """Of the electronic address, in the list EAS, such as ``"0225"``."""
    iban: str = ""
    """It is checked; spaces are taken away."""
    bic: str = ""
    account_name: str = ""
    """Empty for the name."""
    locale: str = ""
    """Of its invoices and mails: ``"fr"`` or ``"en"``, maybe with a country."""
    currency: str = ""
    """Of its invoices, by ISO 4217."""


_NAMES: Final = tuple([field.name for field in fields(Party)])

_PROPERTIES: Final[Table] = {
    name: (getattr(c, f"TASKCORE_PARTY_{name.upper()}"), write_text) for name in _NAMES
}


def make_party(properties: Mapping[str, Any]) -> c.taskcore_party:
    """The C struct of what is given."""
    row = c.TASKCORE_PARTY_INIT()
    fill_from(_PROPERTIES, row, to_milliseconds, properties, "a party")
    return row


def party_from_row(row: c.taskcore_party) -> Party:
    """A party of C's."""
    return Party(*[string(getattr(row, name)) for name in _NAMES])
