# SPDX-License-Identifier: Apache-2.0
"""The clock and the time zone of a store."""

from __future__ import annotations

from ctypes import byref, c_int64
from datetime import date, datetime, time, timezone
from typing import Final

from taskcore._generated import prototypes as c
from taskcore._generated.values import shown, to_milliseconds, to_packed
from taskcore._low_level.calls import call
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.texts import text
from taskcore.errors import InvalidError

DAY_MS: Final = 86_400_000
LAST_MS: Final = to_milliseconds(datetime.max.replace(tzinfo=timezone.utc))


class TimeMethods(Connection):
    """The clock and the time zone of a store."""

    def _now_ms(self) -> int:
        return self._number(library.taskcore_time_now)

    def _milliseconds(self, when: datetime, zone: str | None = None) -> int:
        """An aware datetime unchanged; a naive one as local time of the zone, or of the store's."""
        if when.utcoffset() is not None:
            return to_milliseconds(when)
        local = c.TASKCORE_LOCAL_TIME_INIT()
        local.date = to_packed(when)
        local.hour, local.minute, local.second = when.hour, when.minute, when.second
        local.millisecond = when.microsecond // 1000
        first = c_int64()
        if zone is None:
            self._call(library.taskcore_time_from_local, byref(local), byref(first))
        else:
            encoded = text(zone, "zone")
            call(library.taskcore_zone_from_local, encoded, byref(local), byref(first))
        return self._second(first.value, zone) if when.fold else first.value

    def _first_millisecond(self, when: date | datetime, lived: bool = False) -> int:
        """A datetime's instant; of a date, its first one in the store's zone, by the calendar or as days begin."""
        if isinstance(when, datetime):
            return self._milliseconds(when)
        if not isinstance(when, date):
            kind = type(when).__name__
            raise TypeError(f"a bound must be a date or a datetime, not {kind}")
        if lived:
            return self._number(library.taskcore_day_beginning, to_packed(when))
        return self._milliseconds(datetime.combine(when, time()))

    def _second(self, first: int, zone: str | None) -> int:
        """The other instant with the same local time as ``first``, if there is one."""
        local = self._to_local(first, zone)
        try:
            later = self._to_local(min(first + DAY_MS, LAST_MS), zone)
        except InvalidError:
            return first  # the calendar ends before the clocks change once more
        turned_back = local.utc_offset_s - later.utc_offset_s
        second = first + max(turned_back, 0) * 1000
        return second if shown(self._to_local(second, zone)) == shown(local) else first

    def _to_local(self, milliseconds: int, zone: str | None = None) -> c.taskcore_local_time:
        local = c.TASKCORE_LOCAL_TIME_INIT()
        if zone is None:
            self._call(library.taskcore_time_to_local, milliseconds, byref(local))
        else:
            call(library.taskcore_zone_to_local, text(zone, "zone"), milliseconds, byref(local))
        return local
