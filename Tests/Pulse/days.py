"""The days of a time zone by Python's zoneinfo, and instants as milliseconds since 1970 UTC."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone
from functools import lru_cache
from zoneinfo import ZoneInfo

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
MILLISECOND = timedelta(milliseconds=1)
NEVER = 1 << 62
"""An instant after all others: of what has not happened."""


class Days:
    """When the days of a zone begin, and in which one an instant is."""

    def __init__(self, zone: str) -> None:
        self.zone = ZoneInfo(zone)
        self.start = lru_cache(maxsize=None)(self._start)

    def _start(self, day: date) -> int:
        """The first millisecond of a day. Of a midnight that the clocks leave out, ``fold=0`` takes
        the offset from before, which is when they leave it out; of one that they show twice, the
        first."""
        midnight = datetime(day.year, day.month, day.day, tzinfo=self.zone)
        return (midnight.astimezone(timezone.utc) - EPOCH) // MILLISECOND

    def end(self, day: date) -> int:
        """The first millisecond after a day."""
        return self.start(day + timedelta(1))

    def local(self, instant: int) -> datetime:
        """What the clocks on the wall show."""
        return (EPOCH + instant * MILLISECOND).astimezone(self.zone)

    def at(self, wall: datetime) -> int:
        """When the clocks show that time; the first of two."""
        return (wall.replace(tzinfo=self.zone).astimezone(timezone.utc) - EPOCH) // MILLISECOND

    def containing(self, instant: int) -> date:
        """The last day that has begun by then. Where the clocks go back over midnight, they show the
        day before for a second time."""
        shown = self.local(instant).date()
        later = (shown + timedelta(days) for days in (2, 1))
        return next((day for day in later if self.start(day) <= instant), shown)

    def due_day(self, due: date | int) -> date:
        """The day that a task is due on."""
        return due if isinstance(due, date) else self.containing(due)

    def due_end(self, due: date | int) -> int:
        """The last millisecond of a due; what is due on a day that the clocks left out has the
        next one."""
        if not isinstance(due, date):
            return due
        while self.end(due) == self.start(due):
            due += timedelta(1)
        return self.end(due) - 1

    def changes(self, first: date, last: date) -> list[int]:
        """The instants at which the clocks are changed."""
        found = []
        day = first
        while day <= last:
            low, high = self.start(day), self.end(day)
            if self.local(low).utcoffset() != self.local(high).utcoffset():
                offset = self.local(low).utcoffset()
                while high - low > 1:
                    middle = (low + high) // 2
                    if self.local(middle).utcoffset() == offset:
                        low = middle
                    else:
                        high = middle
                found.append(high)
            day += timedelta(1)
        return found
