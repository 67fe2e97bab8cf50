# SPDX-License-Identifier: Apache-2.0
"""Calendars, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.inputs import CALENDAR
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.values import identifiers, integer
from taskcore.lists import CalendarList
from taskcore.tasks.move import Position, make_move

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.events.calendar_keywords import CalendarChanges, CalendarProperties


class CalendarMethods(Connection):
    """The calendars of a store, in their manual order; every event is in exactly one."""

    def calendars(self, *, limit: int | None = None, offset: int = 0) -> CalendarList:
        """Every calendar, with the number of its events.

        >>> from datetime import date
        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     holidays = store.add_calendar("Holidays", blocking=False)
        ...     _ = store.add_event("Labour Day", date(2026, 5, 1), calendar_id=holidays)
        ...     print([(calendar.name, calendar.event_count) for calendar in store.calendars()])
        [('Calendar', 0), ('Holidays', 1)]
        """
        row = give(c.TASKCORE_CALENDAR_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(CalendarList, library.taskcore_calendar_query, byref(row))

    def add_calendar(self, name: str, **properties: Unpack[CalendarProperties]) -> int:
        """Adds a calendar behind the others, and returns its id."""
        row = CALENDAR.row({"name": name, **properties})
        return self._number(library.taskcore_calendar_add, byref(row))

    def update_calendar(self, calendar_id: int, **changes: Unpack[CalendarChanges]) -> None:
        """Changes what is given; the events in it stay as they are."""
        row = CALENDAR.row(changes)
        self._call(library.taskcore_calendar_update, integer(calendar_id, 64, "id"), byref(row))

    def move_calendars(self, ids: int | Iterable[int], **position: Unpack[Position]) -> None:
        """Moves calendars before or after the one with an id, to the top or to the bottom."""
        move = make_move(**position)
        self._call(library.taskcore_calendar_move, *identifiers(ids), byref(move))

    def delete_calendars(self, ids: int | Iterable[int], *, with_events: bool = False) -> None:
        """Deletes calendars; their events go to the default one or, ``with_events``, too."""
        flags = c.TASKCORE_DELETE_WITH_EVENTS if with_events else 0
        self._call(library.taskcore_calendar_delete, *identifiers(ids), flags)
