# SPDX-License-Identifier: Apache-2.0
"""Sync of a store with servers that keep tasks and events."""

from __future__ import annotations

import os
from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.reading import account_plan_from_row
from taskcore._low_level.values import integer, path_bytes, text
from taskcore.enumerations import AccountKind
from taskcore.files.file_methods import Progress, progress_callback
from taskcore.lists import AccountCollectionList, AccountList

if TYPE_CHECKING:
    from taskcore.accounts.account_plan import AccountPlan


class AccountMethods(Connection):
    """Accounts at servers that keep tasks and events."""

    def add_account(
        self,
        address: str,
        device: str,
        *,
        netrc: str | os.PathLike[str] | None = None,
        ca_file: str | os.PathLike[str] | None = None,
        kind: AccountKind = AccountKind.CALDAV,
    ) -> int:
        """Adds an account at a server, asks it which collections there are, and returns the account's id.

        The address has the name of the user and no password: ``https://anna@dav.example.org/``. The
        password is in the file ``netrc``, which is nobody else's, or what ``set_password`` gives.
        ``ca_file`` has certificates that are trusted instead of the system's. Nothing of the store goes
        to the server before collections are chosen.

        Raises AccessError when the server refuses the user or the password, ConflictError for an account
        that was added already, NotFoundError when nothing there speaks CalDAV, and InputOutputError when
        the server cannot be reached.
        """
        row = c.TASKCORE_ACCOUNT_INPUT_INIT()
        row.kind = int(kind)
        row.address = text(address, "address")
        row.device_name = text(device, "device_name")
        row.netrc_path = None if netrc is None else path_bytes(netrc, "netrc_path")
        row.ca_path = None if ca_file is None else path_bytes(ca_file, "ca_path")
        return self._number(library.taskcore_account_add, byref(row))

    def accounts(self, *, limit: int | None = None, offset: int = 0) -> AccountList:
        """The accounts, in the order in which they were added.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     print(list(store.accounts()))
        []
        """
        row = give(c.TASKCORE_ACCOUNT_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(AccountList, library.taskcore_account_query, byref(row))

    def remove_account(self, account_id: int) -> None:
        """Syncs with it no longer; what is here and there stays."""
        self._call(library.taskcore_account_remove, integer(account_id, 64, "id"))

    def refresh_account(self, account_id: int) -> None:
        """Asks its server which collections there are now."""
        self._call(library.taskcore_account_refresh, integer(account_id, 64, "account_id"))

    def collections(
        self, account_id: int | None = None, *, limit: int | None = None, offset: int = 0
    ) -> AccountCollectionList:
        """The collections of an account, or of all, as the servers told them last."""
        row = give(c.TASKCORE_ACCOUNT_COLLECTION_QUERY_OPTIONS_INIT(), **page(limit, offset))
        row.account_id = 0 if account_id is None else integer(account_id, 64, "account_id")
        function = library.taskcore_account_collection_query
        return self._listed(AccountCollectionList, function, byref(row))

    def choose_collection(
        self,
        collection_id: int,
        *,
        project_id: int | None = None,
        calendar_id: int | None = None,
        invites: bool = False,
    ) -> None:
        """Syncs a collection from the next run on: with a project, a calendar, or both.

        Without them, those of its name are taken, which are made where there are none. With ``invites``,
        the server may write to attendees of events; else it is told to write to nobody.
        """
        row = _choice(project_id, calendar_id, invites)
        number = integer(collection_id, 64, "id")
        self._call(library.taskcore_account_collection_choose, number, byref(row))

    def drop_collection(self, collection_id: int) -> None:
        """Syncs a collection no longer; what is in it stays, here and there."""
        number = integer(collection_id, 64, "id")
        self._call(library.taskcore_account_collection_drop, number)

    def make_collection(
        self,
        account_id: int,
        *,
        project_id: int | None = None,
        calendar_id: int | None = None,
        invites: bool = False,
    ) -> int:
        """Makes a collection at a server for a project or a calendar, and returns its id."""
        row = _choice(project_id, calendar_id, invites)
        number = integer(account_id, 64, "account_id")
        return self._number(library.taskcore_account_collection_make, number, byref(row))

    def preview_account(self, account_id: int) -> AccountPlan:
        """What a run would do now. Nothing is changed, here or there."""
        return self._filled(
            account_plan_from_row,
            c.TASKCORE_ACCOUNT_PLAN_INIT,
            library.taskcore_account_preview,
            integer(account_id, 64, "account_id"),
        )

    def sync_account(
        self, account_id: int, *, accept: bool = False, progress: Progress | None = None
    ) -> AccountPlan:
        """Takes in what was changed at the server, and sends what was changed here.

        The first run of a collection, and one that would delete many items, has to be accepted: without
        ``accept``, it raises ConflictError with the field ``accept``. ``progress`` is told how many items
        are done and how many there are; what it raises ends the run, and the next one goes on.
        """
        return self._filled(
            account_plan_from_row,
            c.TASKCORE_ACCOUNT_PLAN_INIT,
            library.taskcore_account_run,
            integer(account_id, 64, "account_id"),
            1 if accept else 0,
            progress_callback(progress),
            None,
        )


def _choice(
    project_id: int | None, calendar_id: int | None, invites: bool
) -> c.taskcore_account_collection_choice:
    row = c.TASKCORE_ACCOUNT_COLLECTION_CHOICE_INIT()
    row.project_id = 0 if project_id is None else integer(project_id, 64, "project_id")
    row.calendar_id = 0 if calendar_id is None else integer(calendar_id, 64, "calendar_id")
    row.is_inviting = 1 if invites else 0
    return row
