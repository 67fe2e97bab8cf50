"""Starts and ends of events: a date, or a moment in a time zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import schemas
from errors import invalid, required
from values import Body


@dataclass(frozen=True)
class When:
    """A start or an end: `day` of an event of whole days, `moment` of others."""

    day: date | None = None
    moment: datetime | None = None
    zone: str | None = None

    def instant(self, zone: ZoneInfo) -> datetime:
        """The moment; a day begins at midnight in the calendar's time zone."""
        if self.moment is not None:
            return self.moment
        assert self.day is not None
        return datetime.combine(self.day, time(), zone)

    def local(self, zone: ZoneInfo) -> datetime:
        """What a clock on the wall shows, in the zone in which the event repeats."""
        if self.moment is not None:
            return self.moment.astimezone(ZoneInfo(self.zone) if self.zone else zone).replace(
                tzinfo=None
            )
        assert self.day is not None
        return datetime.combine(self.day, time())

    def at(self, local: datetime, zone: ZoneInfo) -> When:
        """The same at another time of the clock on the wall."""
        if self.moment is None:
            return When(day=local.date())
        own = ZoneInfo(self.zone) if self.zone else zone
        # An hour that a change of the clocks leaves out is counted on, as RFC 5545 says.
        moment = local.replace(tzinfo=own).astimezone(timezone.utc)
        return When(moment=moment, zone=self.zone)

    def stamp(self) -> str:
        """How it stands in the identifier of an occurrence: `20260301T083000Z` or `20260301`."""
        if self.moment is not None:
            return self.moment.astimezone(timezone.utc).strftime("%Y%m%dT%H%M%SZ")
        assert self.day is not None
        return self.day.strftime("%Y%m%d")

    def body(self, zone: ZoneInfo) -> Body:
        """As it is answered: in the zone that was asked for, whatever zone the event has."""
        if self.day is not None:
            return {"date": self.day.isoformat()}
        assert self.moment is not None
        text = self.moment.astimezone(zone).isoformat(timespec="seconds")
        text = text.replace("+00:00", "Z")
        return {"dateTime": text, "timeZone": self.zone or str(zone)}


def read_zone(name: str, location: str) -> ZoneInfo:
    """A name of the IANA's time zone database."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        raise invalid(f"Invalid time zone definition: {name}.", location) from None


def read_when(body: Body, name: str) -> When:
    """What a client said as `start`, `end` or `originalStartTime`.

    https://developers.google.com/workspace/calendar/api/v3/reference/events: "A time zone offset is
    required unless a time zone is explicitly specified in timeZone."
    """
    day, moment, zone = body.get("date"), body.get("dateTime"), body.get("timeZone")
    if (day is None) == (moment is None):
        raise invalid(f"Invalid {name} time: either a date or a dateTime.", name)
    if day is not None:
        return When(day=date.fromisoformat(day))
    if zone is not None:
        read_zone(zone, f"{name}.timeZone")
    read = datetime.fromisoformat(str(moment).upper()).replace(microsecond=0)
    if not schemas.is_date_time(str(moment), with_offset=True):
        if zone is None:
            raise required(f"Missing time zone definition for {name} time.", name)
        read = read.replace(tzinfo=ZoneInfo(zone))
    return When(moment=read.astimezone(timezone.utc), zone=zone)


def length(start: When, end: When, zone: ZoneInfo) -> timedelta:
    """How long an event is by the clock on the wall."""
    return end.local(zone) - start.local(zone)
