# SPDX-License-Identifier: Apache-2.0
"""Series of numbers, which follow each other without gaps."""

from __future__ import annotations

from ctypes import byref

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.values import integer, text
from taskcore.lists import NumberSeriesList


class NumberSeriesMethods(Connection):
    """The numbers that invoices get."""

    def number_series(self, *, limit: int | None = None, offset: int = 0) -> NumberSeriesList:
        """The series that are there from the beginning, then the others by their names."""
        row = give(c.TASKCORE_NUMBER_SERIES_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(NumberSeriesList, library.taskcore_number_series_query, byref(row))

    def set_number_series(self, name: str, pattern: str) -> None:
        """Sets the pattern of a series; another name than those that are there adds one.

        >>> from datetime import datetime, timezone
        >>> from taskcore import Store
        >>> now = lambda: datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
        >>> with Store(":memory:", clock=now) as store:
        ...     store.set_number_series("shop", "S{YY}-{NNNNN}")
        ...     for series in store.number_series():
        ...         print(series.name, series.pattern, series.next_number)
        invoice F{YYYY}-{NNNN} F2026-0001
        credit_note A{YYYY}-{NNNN} A2026-0001
        quote Q{YYYY}-{NNNN} Q2026-0001
        shop S{YY}-{NNNNN} S26-00001

        ``""`` is the pattern which the series had at first, or no such series any more.
        """
        written = text(name, "name"), text(pattern, "pattern")
        self._call(library.taskcore_number_series_set, *written)

    def claim_number_series(self, name: str, *, force: bool = False) -> None:
        """Makes this device the one that issues in a series, once a store is on several.

        It issues as soon as all devices know that, which they say of themselves by their next ``sync``; a
        device that was lost is retired. With ``force`` it issues at once, and a number that another
        device gave meanwhile is there twice: ``Invoice.twin_id`` tells.

        >>> import tempfile
        >>> from taskcore import Store
        >>> folder = tempfile.TemporaryDirectory()
        >>> with Store(":memory:") as laptop, Store(":memory:") as phone:
        ...     for store, device in (laptop, "laptop"), (phone, "phone"):
        ...         _ = store.add_remote(folder.name, device)
        ...         _ = store.sync()
        ...     phone.claim_number_series("invoice")
        ...     print(phone.number_series()[0].right.name)
        ...     for store in phone, laptop, phone:
        ...         _ = store.sync()
        ...     print(phone.number_series()[0].right.name, laptop.number_series()[0].owner)
        WAITING
        MINE phone
        >>> folder.cleanup()

        Raises NotFoundError when there is no such series.
        """
        self._call(library.taskcore_number_series_claim, text(name, "name"), int(force))

    def use_number_series(self, kind: int, name: str) -> None:
        """Sets in which series drafts of an ``InvoiceKind`` that name none are numbered on this device alone.

        ``""`` is that which the kind has at first. Raises NotFoundError when there is no such series.
        """
        number = integer(kind, 32, "kind")
        self._call(library.taskcore_number_series_use, number, text(name, "name"))
