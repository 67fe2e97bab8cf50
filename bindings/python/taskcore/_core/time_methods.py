# SPDX-License-Identifier: Apache-2.0
"""Instants and dates: the library's numbers, Python's ``datetime`` and ``date``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ctypes import byref, c_int32, c_int64
from datetime import date, datetime, time, timedelta, timezone
from typing import Final

from taskcore._generated import prototypes as c
from taskcore._low_level.calls import call
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import integer, text
from taskcore.enumerations import Direction
from taskcore.errors import InvalidError

EPOCH: Final = datetime(1970, 1, 1, tzinfo=timezone.utc)
MILLISECOND: Final = timedelta(milliseconds=1)
DAY_MS: Final = 86_400_000
FIRST_MS: Final = (datetime.min.replace(tzinfo=timezone.utc) - EPOCH) // MILLISECOND
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


def optional_packed(packed: int) -> date | None:
    """The date of a number; None for 0, which is C's for none."""
    return from_packed(packed) if packed else None


def packed_day(day: date, field: str) -> int:
    """The number of a day, which is no datetime."""
    if isinstance(day, datetime) or not isinstance(day, date):
        raise TypeError(f"{field} must be a date, not a {type(day).__name__}")
    return to_packed(day)


def optional_packed_day(day: date | None, field: str) -> int | None:
    """The number of a day, if one is given."""
    return None if day is None else packed_day(day, field)


def from_moment(kind: int, packed: int, milliseconds: int) -> date | datetime | None:
    """A due or a start of C's: a date, an instant or nothing."""
    if kind == c.TASKCORE_MOMENT_DATE:
        return from_packed(packed)
    return from_milliseconds(milliseconds) if kind == c.TASKCORE_MOMENT_DATE_TIME else None


def from_start(kind: int, packed: int, milliseconds: int) -> date | datetime:
    """A moment of C's that is always there: a date or an instant."""
    return (
        from_packed(packed) if kind == c.TASKCORE_MOMENT_DATE else from_milliseconds(milliseconds)
    )


def optional_milliseconds(milliseconds: int) -> datetime | None:
    """The instant, in UTC; None for 0, which is C's for none."""
    return from_milliseconds(milliseconds) if milliseconds else None


def instant_or_never(milliseconds: int) -> datetime | None:
    """The instant, in UTC; None for what never comes."""
    return None if milliseconds == c.TASKCORE_NEVER else from_milliseconds(milliseconds)


def to_local_text(when: date | datetime, field: str) -> str:
    """A local time as C writes it.

    >>> to_local_text(datetime(2026, 12, 24, 17), "start")
    '20261224T170000'
    """
    if not isinstance(when, date):
        raise TypeError(f"{field} must be a date or a naive datetime, not {type(when).__name__}")
    day = f"{to_packed(when):08}"
    if not isinstance(when, datetime):
        return day
    if when.utcoffset() is not None:
        raise InvalidError("A local time is naive; this one has an offset.", field=field)
    if when.microsecond:
        raise InvalidError("A local time has whole seconds.", field=field)
    return f"{day}T{when:%H%M%S}"


def from_local_text(written: str) -> date | datetime:
    """The local time that C writes so: a date, or a naive datetime."""
    day = from_packed(int(written[:8]))
    if len(written) == 8:
        return day
    clock = time(int(written[9:11]), int(written[11:13]), int(written[13:15]))
    return datetime.combine(day, clock)


def optional_local(written: bytes | None) -> date | datetime | None:
    """The local time of a C text; None for an empty one."""
    return from_local_text(written.decode()) if written else None


def to_local_texts(several: Iterable[date | datetime], field: str) -> str:
    """Local times as C writes them, with spaces between."""
    return " ".join([to_local_text(each, field) for each in several])


def from_local_texts(written: bytes | None) -> tuple[date | datetime, ...]:
    """The local times of a C text with spaces between."""
    return tuple([from_local_text(each) for each in written.decode().split()]) if written else ()


class TimeMethods(Connection):
    """The clock and the time zone of a store."""

    def to_local(self, instant: datetime, zone: str | None = None) -> datetime:
        """What clocks show at an instant, with their offset from UTC.

        It is in the store's zone, or in one that is named such as ``"Asia/Tokyo"``.

        >>> from taskcore import Store
        >>> with Store(":memory:", time_zone="Europe/Paris") as store:
        ...     print(store.to_local(datetime(2026, 7, 1, 12, tzinfo=timezone.utc)))
        2026-07-01 14:00:00+02:00
        """
        local = self._to_local(self._milliseconds(instant), zone)
        return _shown(local).replace(tzinfo=timezone(timedelta(seconds=local.utc_offset_s)))

    def from_local(self, local: datetime, zone: str | None = None) -> datetime:
        """When clocks show a naive time, in UTC: in the store's zone, or in one that is named.

        Of a time that happens twice it is the first, or with ``fold=1`` the second; a time that
        is skipped is read with the offset from before the gap.

        >>> from taskcore import Store
        >>> with Store(":memory:", time_zone="Europe/Paris") as store:
        ...     print(store.from_local(datetime(2026, 7, 1, 14)))
        ...     print(store.from_local(datetime(2026, 7, 1, 14), zone="Asia/Kolkata"))
        2026-07-01 12:00:00+00:00
        2026-07-01 08:30:00+00:00
        """
        if local.utcoffset() is not None:
            raise InvalidError("A local time is naive; this one has an offset.", field="local")
        return from_milliseconds(self._milliseconds(local, zone))

    def parse_time(self, written: str) -> date | datetime:
        """The day, or the instant in UTC, that a text means as people write dates.

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

    def parse_period(
        self,
        written: str,
        *,
        towards: int = Direction.FUTURE,
        week_start: int | None = None,
    ) -> tuple[date, date]:
        """The first and the last day that a text means as people write periods in English.

        What says neither the year nor which way it lies is read ``towards`` the future or the past: 7 days
        begin or end today. Weeks begin on ``week_start``, 1 for Monday to 7 for Sunday; without
        one, on the day of the locale. docs/periods.md says all that is understood.

        >>> from taskcore import Direction, Store
        >>> now = lambda: datetime(2026, 11, 27, 12, tzinfo=timezone.utc)
        >>> with Store(":memory:", time_zone="Europe/Paris", clock=now) as store:
        ...     print(*store.parse_period("next week", week_start=1))
        ...     print(*store.parse_period("december"))
        ...     print(*store.parse_period("december", towards=Direction.PAST))
        2026-11-30 2026-12-06
        2026-12-01 2026-12-31
        2025-12-01 2025-12-31

        Raises ParseError when it is no period.
        """
        options = c.TASKCORE_PERIOD_OPTIONS_INIT()
        options.direction = integer(towards, 32, "direction")
        # C takes 0 for what is usual.
        if week_start is not None:
            options.week_start = integer(week_start, 32, "week_start") or -1
        period = c.TASKCORE_PERIOD_INIT()
        self._call(
            library.taskcore_period_parse, text(written, "text"), byref(options), byref(period)
        )
        # end_date is the day after the last one. After the last day of the calendar there is no such day.
        return from_packed(period.first_date), from_packed(period.last_date)

    def today_date(self) -> date:
        """The day that it is, by the times at which days begin: see ``set_day_begins``."""
        return from_packed(self._small(library.taskcore_day_at, self._now_ms()))

    def day_begins(self, day: date | None = None) -> time:
        """At which time of the clock a day begins; without one, those to come."""
        packed = 0 if day is None else packed_day(day, "day")
        return time(*divmod(self._small(library.taskcore_day_begins, packed), 60))

    def set_day_begins(self, at: time) -> date:
        """Lets days begin at a time from 00:00 to 12:00, from the next one on.

        Today, what is overdue, slots, score, streaks and the home screen go by it. Calendars,
        events, files and the dates of invoices go by the calendar all the same.

        Returns the first day that begins then.
        """
        if not isinstance(at, time):
            raise TypeError(f"at must be a time, not a {type(at).__name__}")
        if at.second or at.microsecond or at.utcoffset() is not None:
            raise InvalidError("A day begins at a naive time of whole minutes.", field="minute")
        minute = at.hour * 60 + at.minute
        return from_packed(self._small(library.taskcore_day_begins_set, minute))

    def set_times_float(self, floats: bool) -> None:
        """Lets the times of day that quick add reads float, or be instants, as they are at first.

        A time that floats is at the same time of the clock wherever one is. Tasks that are there
        stay as they are.

        >>> from taskcore import Store, TaskField
        >>> with Store(":memory:", time_zone="Europe/Paris") as store:
        ...     store.set_times_float(True)
        ...     task = store.get(store.quick_add("Breakfast 2027-01-04 09:00"))
        ...     print(store.times_float(), task.floating == TaskField.DUE, task.due)
        True True 2027-01-04 08:00:00+00:00
        """
        if not isinstance(floats, bool):
            raise TypeError(f"floats must be a bool, not {type(floats).__name__}")
        self._call(library.taskcore_times_float_set, floats)

    def _small(self, function: Callable[..., int], *arguments: object) -> int:
        """The date or the count of minutes that a call gives behind its arguments."""
        number = c_int32()
        self._call(function, *arguments, byref(number))
        return number.value

    def _now_ms(self) -> int:
        return self._number(library.taskcore_time_now)

    def _milliseconds(self, when: datetime, zone: str | None = None) -> int:
        """An aware datetime as it is, a naive one as local time of the zone, else the store's."""
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

    def _range(
        self, since: date | datetime | None, before: date | datetime | None
    ) -> tuple[int, int]:
        """Two bounds as instants; what is not given is where the calendar begins and ends."""
        return (
            FIRST_MS if since is None else self._first_millisecond(since),
            LAST_MS if before is None else self._first_millisecond(before),
        )

    def _bounds(
        self,
        since: date | datetime | None,
        before: date | datetime | None,
        *,
        lived: bool = False,
    ) -> dict[str, int | None]:
        """Two bounds as the members of C's options that have them."""
        return {
            "from_ms": None if since is None else self._first_millisecond(since, lived),
            "before_ms": None if before is None else self._first_millisecond(before, lived),
        }

    def _second(self, first: int, zone: str | None) -> int:
        """The other instant at which clocks show what they show at ``first``, if there is one."""
        local = self._to_local(first, zone)
        try:
            later = self._to_local(min(first + DAY_MS, LAST_MS), zone)
        except InvalidError:
            return first  # the calendar ends before the clocks change once more
        turned_back = local.utc_offset_s - later.utc_offset_s
        second = first + max(turned_back, 0) * 1000
        return second if _shown(self._to_local(second, zone)) == _shown(local) else first

    def _to_local(self, milliseconds: int, zone: str | None = None) -> c.taskcore_local_time:
        local = c.TASKCORE_LOCAL_TIME_INIT()
        if zone is None:
            self._call(library.taskcore_time_to_local, milliseconds, byref(local))
        else:
            call(library.taskcore_zone_to_local, text(zone, "zone"), milliseconds, byref(local))
        return local


def _shown(local: c.taskcore_local_time) -> datetime:
    """What the clocks show, without their offset."""
    clock = time(local.hour, local.minute, local.second, local.millisecond * 1000)
    return datetime.combine(from_packed(local.date), clock)
