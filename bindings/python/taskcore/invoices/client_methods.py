# SPDX-License-Identifier: Apache-2.0
"""Clients, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ctypes import byref, pointer
from typing import TYPE_CHECKING, Literal

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.exact import write_optional_exact
from taskcore._low_level.inputs import PARTY
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.values import UNSET, Unset, choice, identifiers, integer, text
from taskcore.lists import ClientList

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore._low_level.exact import Exact
    from taskcore.invoices.party_keywords import PartyChanges, PartyProperties


class ClientMethods(Connection):
    """The clients of a store. An invoice keeps a copy of what it was issued with."""

    def clients(
        self,
        text: str | None = None,
        *,
        archived: bool | Literal["both"] = False,
        limit: int | None = None,
        offset: int = 0,
    ) -> ClientList:
        """Clients by their names: those in use, those in the archive, or both.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_client("Société Générale d'Exemples", city="Lyon", country="FR")
        ...     for client in store.clients("societe"):
        ...         print(client.party.name, client.invoice_count)
        Société Générale d'Exemples 0

        ``text`` is words that names, city, numbers or e-mail begin with; case and accents do not
        matter.
        """
        row = give(c.TASKCORE_CLIENT_QUERY_OPTIONS_INIT(), **page(limit, offset))
        if text is not None:
            row.text = _text(text, "text")
            row.fields |= c.TASKCORE_CLIENT_QUERY_TEXT
        row.archived = choice(archived, "archived")
        row.fields |= c.TASKCORE_CLIENT_QUERY_ARCHIVED
        return self._listed(ClientList, library.taskcore_client_query, byref(row))

    def add_client(
        self,
        name: str,
        *,
        notes: str | Unset = UNSET,
        hourly_rate: Exact | None | Unset = UNSET,
        kind: int | Unset = UNSET,
        **properties: Unpack[PartyProperties],
    ) -> int:
        """Adds a client and returns its id; ``Party`` says what the keywords mean.

        ``hourly_rate`` is what an hour costs, where neither entry nor task nor project says it;
        ``kind`` is one of ``ClientKind``: a business, unless it is said.
        """
        row = _input({"name": name, **properties}, notes, rate=hourly_rate, kind=kind)
        return self._number(library.taskcore_client_add, byref(row))

    def update_clients(
        self,
        ids: int | Iterable[int],
        *,
        notes: str | Unset = UNSET,
        archived: bool | Unset = UNSET,
        hourly_rate: Exact | None | Unset = UNSET,
        kind: int | Unset = UNSET,
        **changes: Unpack[PartyChanges],
    ) -> None:
        """Changes what is given; ``""`` takes it away. An archived one gets no new invoices.

        Invoices that were issued to the clients stay as they were issued; drafts go along.
        """
        row = _input(changes, notes, archived, hourly_rate, kind)
        self._call(library.taskcore_client_update, *identifiers(ids), byref(row))

    def delete_clients(self, ids: int | Iterable[int]) -> None:
        """Deletes clients that no invoice is for, not even a draft; the others can be archived."""
        self._call(library.taskcore_client_delete, *identifiers(ids))


# A keyword of ``clients`` has the same name.
_text = text


def _input(
    party: Mapping[str, object],
    notes: str | Unset,
    archived: bool | Unset = UNSET,
    rate: Exact | None | Unset = UNSET,
    kind: int | Unset = UNSET,
) -> c.taskcore_client_input:
    row = c.TASKCORE_CLIENT_INPUT_INIT()
    row.party = pointer(PARTY.row(party))
    row.fields |= c.TASKCORE_CLIENT_PARTY
    if notes is not UNSET:
        row.notes = _text(notes, "notes")
        row.fields |= c.TASKCORE_CLIENT_NOTES
    if archived is not UNSET:
        row.is_archived = integer(archived, 32, "archived")
        row.fields |= c.TASKCORE_CLIENT_ARCHIVED
    if rate is not UNSET:
        write_optional_exact("hourly_rate_millionths", 6)(row, "hourly_rate", rate, None)
        row.fields |= c.TASKCORE_CLIENT_HOURLY_RATE
    if kind is not UNSET:
        row.kind = integer(kind, 32, "kind")
        row.fields |= c.TASKCORE_CLIENT_KIND
    return row
