# SPDX-License-Identifier: Apache-2.0
"""Days that neither keep nor break a streak."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from datetime import date

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.values import identifiers, integer
from taskcore.lists import HolidayList


class HolidayMethods(Connection):
    """Holidays; they may overlap each other."""

    def add_holiday(self, first: date, last: date | None = None) -> int:
        """Adds a holiday and returns its id; without a last day it lasts until it is ended.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_holiday(date(2026, 8, 1), date(2026, 8, 16))
        ...     for holiday in store.holidays():
        ...         print(holiday.first_date, holiday.last_date)
        2026-08-01 2026-08-16
        """
        row = c.TASKCORE_HOLIDAY_INPUT_INIT()
        announce(row, "HOLIDAY", first_date=first, last_date=last)
        return self._number(library.taskcore_holiday_add, byref(row))

    def delete_holidays(self, ids: int | Iterable[int]) -> None:
        """Deletes holidays: their days count for streaks again."""
        self._call(library.taskcore_holiday_delete, *identifiers(ids))

    def holidays(self, *, limit: int | None = None, offset: int = 0) -> HolidayList:
        """Holidays by their first days."""
        row = give(c.TASKCORE_HOLIDAY_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(HolidayList, library.taskcore_holiday_query, byref(row))

    def set_holiday_mode(self, on: bool) -> None:
        """Begins a holiday today that lasts until it is ended, or ends those that have begun.

        Their last day is yesterday then; one that began today is deleted. What is so already stays
        as it is.
        """
        self._call(library.taskcore_holiday_mode_set, integer(on, 32, "is_on"))
