# SPDX-License-Identifier: Apache-2.0
"""Instants and dates: the library's numbers, Python's ``datetime`` and ``date``."""

from __future__ import annotations

from ctypes import byref, c_int64
from datetime import date, datetime, time, timedelta, timezone
from typing import Final

from taskcore import _prototypes as c
from taskcore._connection import Connection
from taskcore._library import library
from taskcore._values import text
from taskcore.errors import InvalidError

EPOCH: Final = datetime(1970, 1, 1, tzinfo=timezone.utc)
MILLISECOND: Final = timedelta(milliseconds=1)
DAY_MS: Final = 86_400_000
LAST_MS: Final = (datetime.max.replace(tzinfo=timezone.utc) - EPOCH) // MILLISECOND


def from_milliseconds(milliseconds: int) -> datetime:
    """The instant, in UTC.

    >>> from_milliseconds(1_798_128_000_123)
    datetime.datetime(2026, 12, 24, 16, 0, 0, 123000, tzinfo=datetime.timezone.utc)
    """
    return EPOCH + milliseconds * MILLISECOND


def to_milliseconds(instant: datetime) -> int:
    """The millisecond in which an aware instant lies, exactly.

    >>> to_milliseconds(datetime(2026, 12, 24, 16, 0, 0, 123_999, tzinfo=timezone.utc))
    1798128000123
    """
    return (instant - EPOCH) // MILLISECOND


def from_packed(packed: int) -> date:
    """The date of a number such as 20261224."""
    return date(packed // 10_000, packed // 100 % 100, packed % 100)


def to_packed(day: date) -> int:
    """The number of a date, such as 20261224."""
    return day.year * 10_000 + day.month * 100 + day.day


def from_moment(kind: int, packed: int, milliseconds: int) -> date | datetime | None:
    """A due or a start of C's: a date, an instant or nothing."""
    if kind == c.TASKCORE_MOMENT_DATE:
        return from_packed(packed)
    return from_milliseconds(milliseconds) if kind == c.TASKCORE_MOMENT_DATE_TIME else None


class TimeMethods(Connection):
    """The clock and the time zone of a store."""

    def now(self) -> datetime:
        """The present instant by the store's clock, in UTC."""
        return from_milliseconds(self._now_ms())

    def to_local(self, instant: datetime) -> datetime:
        """What clocks show at an instant in the store's zone, with their offset from UTC.

        >>> from taskcore import Store
        >>> with Store(":memory:", time_zone="Europe/Paris") as store:
        ...     print(store.to_local(datetime(2026, 7, 1, 12, tzinfo=timezone.utc)))
        2026-07-01 14:00:00+02:00
        """
        local = self._to_local(self._milliseconds(instant))
        return _shown(local).replace(tzinfo=timezone(timedelta(seconds=local.utc_offset_s)))

    def from_local(self, local: datetime) -> datetime:
        """When clocks show a naive time in the store's zone, in UTC.

        Of a time that happens twice it is the first, or with ``fold=1`` the second; a time that
        is skipped is read with the offset from before the gap.

        >>> from taskcore import Store
        >>> with Store(":memory:", time_zone="Europe/Paris") as store:
        ...     print(store.from_local(datetime(2026, 7, 1, 14)))
        2026-07-01 12:00:00+00:00
        """
        if local.utcoffset() is not None:
            raise InvalidError("A local time is naive; this one has an offset.", field="local")
        return from_milliseconds(self._milliseconds(local))

    def parse_time(self, written: str) -> date | datetime:
        """The day, or the instant in UTC, that a text means as people write dates in English.

        >>> from taskcore import Store
        >>> now = lambda: datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
        >>> with Store(":memory:", time_zone="Europe/Paris", clock=now) as store:
        ...     print(store.parse_time("in 3 days"), store.parse_time("tomorrow 17:00"))
        2026-01-18 2026-01-16 16:00:00+00:00

        Raises ParseError when it is no date.
        """
        moment = c.TASKCORE_MOMENT_INIT()
        self._call(library.taskcore_time_parse, text(written, "text"), byref(moment))
        if moment.kind == c.TASKCORE_MOMENT_DATE:
            return from_packed(moment.date)
        return from_milliseconds(moment.ms)

    def _now_ms(self) -> int:
        now = c_int64()
        self._call(library.taskcore_time_now, byref(now))
        return now.value

    def _milliseconds(self, when: datetime) -> int:
        """An aware datetime as it is, a naive one as the store's local time."""
        if when.utcoffset() is not None:
            return to_milliseconds(when)
        local = c.TASKCORE_LOCAL_TIME_INIT()
        local.date = to_packed(when)
        local.hour, local.minute, local.second = when.hour, when.minute, when.second
        local.millisecond = when.microsecond // 1000
        first = c_int64()
        self._call(library.taskcore_time_from_local, byref(local), byref(first))
        return self._second(first.value) if when.fold else first.value

    def _first_millisecond(self, when: date | datetime) -> int:
        """A datetime's instant; of a date, its first one in the store's zone."""
        if isinstance(when, datetime):
            return self._milliseconds(when)
        return self._milliseconds(datetime.combine(when, time()))

    def _second(self, first: int) -> int:
        """The other instant at which clocks show what they show at ``first``, if there is one."""
        local = self._to_local(first)
        try:
            later = self._to_local(min(first + DAY_MS, LAST_MS))
        except InvalidError:
            return first  # the calendar ends before the clocks change once more
        turned_back = local.utc_offset_s - later.utc_offset_s
        second = first + max(turned_back, 0) * 1000
        return second if _shown(self._to_local(second)) == _shown(local) else first

    def _to_local(self, milliseconds: int) -> c.taskcore_local_time:
        local = c.TASKCORE_LOCAL_TIME_INIT()
        self._call(library.taskcore_time_to_local, milliseconds, byref(local))
        return local


def _shown(local: c.taskcore_local_time) -> datetime:
    """What the clocks show, without their offset."""
    clock = time(local.hour, local.minute, local.second, local.millisecond * 1000)
    return datetime.combine(from_packed(local.date), clock)
