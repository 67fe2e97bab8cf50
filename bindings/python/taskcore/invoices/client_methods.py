# SPDX-License-Identifier: Apache-2.0
"""Clients, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING, Literal

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.inputs import PARTY
from taskcore._low_level.library import library
from taskcore._low_level.values import UNSET, Unset, choice, identifiers, integer, text
from taskcore.lists import ClientList

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.invoices.party_keywords import PartyChanges, PartyProperties


class ClientMethods(Connection):
    """The clients of a store. An invoice keeps a copy of what it was issued with."""

    def clients(
        self, text: str | None = None, *, archived: bool | Literal["both"] = False
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
        row = c.TASKCORE_CLIENT_SEARCH_INIT()
        if text is not None:
            row.text = _text(text, "text")
            row.fields |= c.TASKCORE_CLIENT_QUERY_TEXT
        row.archived = choice(archived, "archived")
        row.fields |= c.TASKCORE_CLIENT_QUERY_ARCHIVED
        return self._listed(ClientList, library.taskcore_client_query, byref(row))

    def add_client(
        self, name: str, *, notes: str | None = None, **properties: Unpack[PartyProperties]
    ) -> int:
        """Adds a client and returns its id; ``Party`` says what the keywords mean."""
        row = PARTY.row({"name": name, **properties})
        encoded = None if notes is None else text(notes, "notes")
        return self._number(library.taskcore_client_add, byref(row), encoded)

    def update_client(
        self, client_id: int, *, notes: str | Unset = UNSET, **changes: Unpack[PartyChanges]
    ) -> None:
        """Changes what is given; ``""`` takes it away.

        Invoices that were issued to the client stay as they were issued; drafts go along.
        """
        row = PARTY.row(changes)
        encoded = None if notes is UNSET else text(notes, "notes")
        number = integer(client_id, 64, "id")
        self._call(library.taskcore_client_update, number, byref(row), encoded)

    def archive_clients(self, ids: int | Iterable[int], archived: bool = True) -> None:
        """Archives clients, or takes them out of the archive."""
        flag = integer(archived, 32, "archived")
        self._call(library.taskcore_client_archive, *identifiers(ids), flag)

    def delete_clients(self, ids: int | Iterable[int]) -> None:
        """Deletes clients that no invoice is for, not even a draft; the others can be archived."""
        self._call(library.taskcore_client_delete, *identifiers(ids))


# A keyword of ``clients`` has the same name.
_text = text
