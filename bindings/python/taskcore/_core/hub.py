# SPDX-License-Identifier: Apache-2.0
"""Looking after a hub, through which stores are synced."""

from __future__ import annotations

import re
from collections.abc import Callable
from ctypes import POINTER, byref, c_char, c_char_p, cast, create_string_buffer
from typing import TYPE_CHECKING, Any, Union

from taskcore._generated import prototypes as c
from taskcore._generated.reading import hub_report_from_row, hub_sweep_report_from_row
from taskcore._low_level.calls import call, callback, ticks
from taskcore._low_level.library import library
from taskcore._low_level.values import integer, text

if TYPE_CHECKING:
    from taskcore.sync.hub_report import HubReport, HubSweepReport

Password = Union[str, Callable[[str], Union[str, None]]]
"""A password, or what asks somebody for that of an address."""

_URI = re.compile("postgres(ql)?://")
_KEYWORDS = re.compile(r"\s*(service|host|hostaddr|port|dbname|user|store)\s*=")


class Hub:
    """A PostgreSQL database through which stores are synced, for who looks after it.

    The address is as libpq has it, without a password: ``postgresql://anna@hub.example.org/tasks`` or
    ``host=hub.example.org dbname=tasks``. The password, a text or what asks for it, is used where
    libpq finds none in a service file, a password file or the environment; it is stored nowhere.

    >>> hub = Hub("postgresql://anna@hub.example.org/tasks")
    >>> hub
    Hub('postgresql://anna@hub.example.org/tasks')

    All methods raise AccessError when the server refuses the role or its password, or has no such
    database, InputOutputError when it cannot be reached, NotFoundError when there is no hub in the
    database, UnsupportedError when libpq is not installed, and InvalidError for an address that is
    none or has a password in it.
    """

    def __init__(self, address: str, password: Password | None = None) -> None:
        self.address = address
        self._password = password

    def __repr__(self) -> str:
        return f"Hub({self.address!r})"

    def init(self) -> None:
        """Makes the tables, or adds what a newer version has; what is there stays."""
        self._call(library.taskcore_hub_create)

    def check(self) -> HubReport:
        """What it is, and how much it has."""
        row = c.TASKCORE_HUB_REPORT_INIT()
        self._call(library.taskcore_hub_check, byref(row))
        return hub_report_from_row(row)

    def grant(self, role: str, store: str | None = None) -> None:
        """Lets a role sync a store through it; None is the store that is called like the role.

        By row-level security, the role sees that store alone. Raises NotFoundError when there is no such
        role, and UnsupportedError where the server has no row-level security.
        """
        self._call(library.taskcore_hub_grant, text(role, "role"), _name(store))

    def revoke(self, role: str, store: str | None = None) -> None:
        """Lets a role do so no longer; what it left there stays."""
        self._call(library.taskcore_hub_revoke, text(role, "role"), _name(store))

    def sweep(self, store: str | None = None, older_than_days: int = 90) -> HubSweepReport:
        """Removes what snapshots have made needless, of one store or of all.

        Batches of steps stay for so many days at least. A device that comes back later takes in the
        snapshot, and loses nothing.
        """
        row = c.TASKCORE_HUB_SWEEP_REPORT_INIT()
        days = integer(older_than_days, 64, "older_than_days")
        self._call(library.taskcore_hub_sweep, _name(store), days, byref(row))
        return hub_sweep_report_from_row(row)

    def remove(self, store: str) -> None:
        """Deletes all that it has of a store, for good. Raises NotFoundError when it has nothing of it."""
        self._call(library.taskcore_hub_remove, text(store, "store_name"))

    def _call(self, function: Callable[..., int], *arguments: object) -> None:
        row = c.TASKCORE_HUB_OPTIONS_INIT()
        row.address = text(self.address, "address")
        row.password, kept = password_callback(self._password)
        row.progress = ticks()
        call(function, byref(row), *arguments)
        kept.clear()


def is_address(place: object) -> bool:
    """Whether it is the address of a hub, and not the path of a folder."""
    return isinstance(place, str) and bool(_URI.match(place) or _KEYWORDS.match(place))


def password_callback(password: Password | None) -> tuple[Any, list[Any]]:
    """A C callback that gives a password, and what must be kept for as long as it may be asked."""
    kept: list[Any] = []

    def ask(address: Any, place: Any, payload: object) -> None:
        if callable(password):
            given = password((cast(address, c_char_p).value or b"").decode())
        else:
            given = password
        if given is None:
            return
        buffer = create_string_buffer(text(given, "password"))
        # The one before is of a call that is over.
        kept[:] = [buffer]
        place[0] = cast(buffer, POINTER(c_char))

    return callback(c.taskcore_password_callback, None if password is None else ask), kept


def _name(store: str | None) -> bytes | None:
    return None if store is None else text(store, "store_name")
