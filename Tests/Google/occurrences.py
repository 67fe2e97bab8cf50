"""Where a recurring event occurs, by python-dateutil's rules and not by ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

from dateutil.rrule import rruleset, rrulestr

from errors import invalid
from times import When

# Google ends series without an end somewhere; where, its documents do not say.
FARTHEST = timedelta(days=2 * 366)
MOST = 1000
LINE = re.compile(r"(RRULE|EXRULE|RDATE|EXDATE)((?:;[^:;]+)*):(.+)", re.IGNORECASE | re.DOTALL)
UNTIL = re.compile(r"UNTIL=([0-9TZ]+)", re.IGNORECASE)


class Series:
    """The occurrences of one event; `zone` is that of its calendar.

    https://developers.google.com/workspace/calendar/api/concepts/events-calendars#recurrence_rule
    """

    def __init__(self, start: When, recurrence: list[str], zone: ZoneInfo) -> None:
        self.start = start
        self.zone = zone
        self.first = start.local(zone)
        self.rules = rruleset()
        for line in recurrence:
            self._add(line)

    def _add(self, line: str) -> None:
        # "DTSTART and DTEND lines are not allowed in this field":
        # https://developers.google.com/workspace/calendar/api/v3/reference/events
        match = LINE.fullmatch(line)
        if not match:
            raise invalid("Invalid recurrence rule.", "recurrence")
        name, parameters, value = match[1].upper(), match[2], match[3]
        try:
            if name.endswith("RULE"):
                rule = rrulestr(UNTIL.sub(self._local_until, value), dtstart=self.first)
                self.rules.rrule(rule) if name == "RRULE" else self.rules.exrule(rule)
            else:
                add = self.rules.rdate if name == "RDATE" else self.rules.exdate
                for text in value.split(","):
                    add(self._local_date(text, parameters))
        except ValueError:
            raise invalid("Invalid recurrence rule.", "recurrence") from None

    def _local_until(self, match: re.Match[str]) -> str:
        text = match[1]
        if len(text) == len("YYYYMMDD"):
            last = datetime.combine(datetime.strptime(text, "%Y%m%d"), time.max)
        else:
            last = self._local_date(text, "")
        return "UNTIL=" + last.strftime("%Y%m%dT%H%M%S")

    def _local_date(self, text: str, parameters: str) -> datetime:
        if len(text) == len("YYYYMMDD"):
            return datetime.strptime(text, "%Y%m%d")
        own = ZoneInfo(self.start.zone) if self.start.zone else self.zone
        named = re.search(r";TZID=([^;]+)", parameters, re.IGNORECASE)
        read = datetime.strptime(text.rstrip("Zz"), "%Y%m%dT%H%M%S")
        if text[-1] in "Zz" and self.start.moment is not None:
            return read.replace(tzinfo=timezone.utc).astimezone(own).replace(tzinfo=None)
        if named and self.start.moment is not None:
            return read.replace(tzinfo=ZoneInfo(named[1])).astimezone(own).replace(tzinfo=None)
        return read

    def __iter__(self) -> Iterator[When]:
        last = max(self.first, datetime.now()) + FARTHEST
        for count, local in enumerate(self.rules):
            if local > last or count == MOST:
                return
            yield self.start.at(local, self.zone)

    def at_stamp(self, stamp: str) -> When | None:
        """The occurrence that an identifier names."""
        for when in self:
            if when.stamp() == stamp:
                return when
        return None
