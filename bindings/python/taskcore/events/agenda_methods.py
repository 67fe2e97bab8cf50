# SPDX-License-Identifier: Apache-2.0
"""All that happens on some days, and the days of a month."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import byref
from datetime import date
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import give
from taskcore._low_level.values import integer, text
from taskcore.enumerations import AgendaContents
from taskcore.errors import InvalidError
from taskcore.lists import AgendaList, MonthList
from taskcore.time.time_methods import (
    TimeMethods,
    packed_day,
)

if TYPE_CHECKING:
    from taskcore.events.agenda_entry import AgendaEntry


class AgendaMethods(TimeMethods):
    """Tasks and events together, by day."""

    def agenda(
        self,
        first: date | None = None,
        last: date | None = None,
        *,
        contents: int = AgendaContents.TASKS | AgendaContents.EVENTS,
        completed: bool = False,
        page_size: int = 1000,
    ) -> Iterator[AgendaEntry]:
        """All that happens from one day to another, occurrences among it, as it is asked for.

        >>> from datetime import datetime
        >>> from itertools import islice
        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", due=date(2026, 1, 16))
        ...     _ = store.add_event("Run", datetime(2026, 1, 15, 7), repeat_rule="FREQ=DAILY")
        ...     for entry in islice(store.agenda(date(2026, 1, 15), date(2029, 12, 31)), 3):
        ...         print(entry.day, entry.time_label, entry.title)
        2026-01-15 07:00-08:00 Run
        2026-01-16 all day Pay rent
        2026-01-16 07:00-08:00 Run

        Without days it is today, and without a last one it is the first. ``completed`` adds what is
        completed or done. It reads ``page_size`` entries at a time.
        """
        if integer(page_size, 64, "page_size") < 1:
            raise InvalidError(f"A page has at least 1 entry, not {page_size}.", field="page_size")
        after = None
        while True:
            page = self.agenda_page(
                first, last, contents=contents, completed=completed, limit=page_size, after=after
            )
            yield from page
            if len(page) < page_size:
                return
            after = page[-1].cursor

    def agenda_page(
        self,
        first: date | None = None,
        last: date | None = None,
        *,
        contents: int = AgendaContents.TASKS | AgendaContents.EVENTS,
        completed: bool = False,
        limit: int = 1000,
        after: str | None = None,
    ) -> AgendaList:
        """At most ``limit`` entries of an agenda, after the one with a cursor."""
        row = c.TASKCORE_AGENDA_OPTIONS_INIT()
        if first is not None:
            row.first_date = packed_day(first, "first_date")
        if last is not None:
            row.last_date = packed_day(last, "last_date")
        row.contents = _contents(contents)
        row.is_completed_included = integer(completed, 32, "completed")
        row.limit = integer(limit, 64, "limit")
        if after is not None:
            row.after = text(after, "after")
        return self._listed(AgendaList, library.taskcore_agenda_read, byref(row))

    def month(
        self,
        year: int | None = None,
        month: int | None = None,
        *,
        week_start: int | None = None,
    ) -> MonthList:
        """The days of a month in whole weeks, each with how much there is on it.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", due=date(2026, 2, 1))
        ...     days = store.month(2026, 2, week_start=1)
        >>> print(days[0].day, len(days), [day.day.day for day in days if day.task_count])
        2026-01-26 35 [1]

        Without a year or a month it is the present one. Weeks start on a day from 1 for Monday to 7
        for Sunday; without, as the store's locale has it.
        """
        # C takes 0 for what is usual.
        row = give(
            c.TASKCORE_MONTH_OPTIONS_INIT(),
            year=0 if year is None else year or -1,
            month=0 if month is None else month or -1,
            week_start=0 if week_start is None else week_start or -1,
        )
        return self._listed(MonthList, library.taskcore_month_read, byref(row))


def _contents(contents: int) -> int:
    number = integer(contents, 32, "contents")
    # C takes 0 for both, and knows no negative ones.
    return number if number > 0 else 1 << 31
