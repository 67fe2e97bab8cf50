# SPDX-License-Identifier: Apache-2.0
"""Who sells or buys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.values import Unset
from taskcore._low_level.writing import Table, fill_from, write_text
from taskcore.invoices.party import Party
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


_NAMES: Final = tuple([field.name for field in fields(Party)])

_PROPERTIES: Final[Table] = {
    name: (getattr(c, f"TASKCORE_PARTY_{name.upper()}"), write_text) for name in _NAMES
}


def make_party(properties: Mapping[str, Any]) -> c.taskcore_party:
    """The C struct of what is given."""
    row = c.TASKCORE_PARTY_INIT()
    fill_from(_PROPERTIES, row, to_milliseconds, properties, "a party")
    return row
