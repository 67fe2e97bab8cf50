"""What an event may say, and how it is shown."""

from __future__ import annotations

import re
from datetime import timezone
from zoneinfo import ZoneInfo

from errors import ApiError, calendar_error, invalid, required
from occurrences import Series
from palette import EVENT_COLORS
from state import Account, Calendar, Event, calendar_etag
from times import When, length, read_when
from values import Body, rfc3339

# What only the server sets, whatever a client says.
SERVER_FIELDS = {
    "id", "etag", "kind", "created", "updated", "creator", "organizer", "sequence", "iCalUID",
    "recurringEventId", "originalStartTime", "htmlLink", "eventType", "privateCopy",
}  # fmt: skip
# "The event update request attempts to set one of the shared event properties in a copy that isn't
# the organizer's": https://developers.google.com/workspace/calendar/api/guides/errors
SHARED_FIELDS = {
    "guestsCanInviteOthers": True,
    "guestsCanModify": False,
    "guestsCanSeeOtherGuests": True,
}
# Only of those that Google lists; what these documents call "possible values" is no enum in them.
CHOICES = {
    "status": ["confirmed", "tentative", "cancelled"],
    "transparency": ["opaque", "transparent"],
    "visibility": ["default", "public", "private", "confidential"],
    "eventType": [
        "birthday", "default", "focusTime", "fromGmail", "outOfOffice", "workingLocation",
    ],
}  # fmt: skip
RESPONSES = ["needsAction", "declined", "tentative", "accepted"]
# https://developers.google.com/workspace/calendar/api/guides/extended-properties#limits
LONGEST_PROPERTY_NAME = 44
LONGEST_PROPERTY_VALUE = 1024
MOST_PROPERTIES = 300


# MARK: Checks


def checked(body: Body, calendar: Calendar) -> Body:
    """The event with its times as the server keeps them, or why it cannot be."""
    for name, choices in CHOICES.items():
        if body.get(name, choices[0]) not in choices:
            raise invalid(f"Invalid value for {name}.", name)
    if body.get("colorId", "1") not in EVENT_COLORS:
        raise invalid("Invalid value for colorId.", "colorId")
    body = {**body, **_times(body, calendar)}
    body["reminders"] = _reminders(body.get("reminders"))
    if "extendedProperties" in body:
        body["extendedProperties"] = _properties(body["extendedProperties"])
    if "attendees" in body:
        body["attendees"] = [_attendee(each) for each in body["attendees"]]
    return body


def _times(body: Body, calendar: Calendar) -> Body:
    zone = calendar.zone
    if "start" not in body or "end" not in body:
        missing = "end" if "start" in body else "start"
        raise required(f"Missing {missing} time.", missing)
    start, end = read_when(body["start"], "start"), read_when(body["end"], "end")
    if (start.day is None) != (end.day is None):
        raise invalid("Start and end times must either both be date or both be dateTime.", "end")
    # The end is exclusive, so that a day that ends on itself is empty:
    # https://developers.google.com/workspace/calendar/api/v3/reference/events
    duration = end.instant(zone) - start.instant(zone)
    if duration.total_seconds() < 0 or (start.day and not duration):
        # https://developers.google.com/workspace/calendar/api/guides/errors#400_bad_request
        raise calendar_error(400, "timeRangeEmpty", "The specified time range is empty.")
    if body.get("recurrence"):
        _check_recurrence(body, start, zone)
    return {"start": kept(start), "end": kept(end)}


def _check_recurrence(body: Body, start: When, zone: ZoneInfo) -> None:
    # "For recurring events this field is required and specifies the time zone in which the
    # recurrence is expanded": https://developers.google.com/workspace/calendar/api/v3/reference/events
    for name in ("start", "end"):
        if start.day is None and "timeZone" not in body[name]:
            raise required(f"Missing time zone definition for {name} time.", name)
    if not any(True for _ in Series(start, body["recurrence"], zone)):
        raise invalid("Invalid recurrence rule: it has no occurrence.", "recurrence")


def _reminders(reminders: Body | None) -> Body:
    reminders = reminders or {"useDefault": True}
    overrides = reminders.get("overrides") or []
    if reminders.get("useDefault") and overrides:
        # https://github.com/openclaw/gogcli/issues/97
        raise calendar_error(
            400,
            "cannotUseDefaultRemindersAndSpecifyOverride",
            "Cannot specify both default reminders and overrides at the same time.",
        )
    # "The maximum number of override reminders is 5", and the rest of what is refused here:
    # https://developers.google.com/workspace/calendar/api/v3/reference/events
    if len(overrides) > 5:
        raise invalid("There may be at most 5 reminders.", "reminders.overrides")
    for each in overrides:
        if each.get("method") not in ("email", "popup"):
            raise invalid("Invalid reminder method.", "reminders.overrides.method")
        if not 0 <= each.get("minutes", -1) <= 40320:
            raise invalid("Invalid reminder minutes.", "reminders.overrides.minutes")
    kept_reminders: Body = {"useDefault": bool(reminders.get("useDefault"))}
    if overrides:
        kept_reminders["overrides"] = overrides
    return kept_reminders


def _properties(groups: Body) -> Body:
    new: Body = {}
    for group, properties in groups.items():
        fitting = {
            name: value[:LONGEST_PROPERTY_VALUE]
            for name, value in properties.items()
            if len(name) <= LONGEST_PROPERTY_NAME
        }
        if len(fitting) > MOST_PROPERTIES:
            raise invalid("There are too many extended properties.", "extendedProperties")
        if fitting:
            new[group] = fitting
    return new


def _attendee(attendee: Body) -> Body:
    if not re.fullmatch(r"[^@\s]+@[^@\s]+", attendee.get("email", "")):
        raise required("Missing attendee email.", "attendees.email")
    if attendee.get("responseStatus", RESPONSES[0]) not in RESPONSES:
        raise invalid("Invalid response status.", "attendees.responseStatus")
    return {"responseStatus": RESPONSES[0], **attendee}


def check_id(identifier: str) -> None:
    """Whether a client may have chosen it.

    https://developers.google.com/workspace/calendar/api/v3/reference/events/insert
    """
    if not re.fullmatch(r"[a-v0-9]{5,1024}", identifier):
        raise invalid("Invalid resource id value.", "id")


def check_shared_fields(account: Account, old: Body, new: Body) -> None:
    """Whether somebody changes what is the organizer's only."""
    if old["organizer"].get("self"):
        return
    for name, usual in SHARED_FIELDS.items():
        if old.get(name, usual) != new.get(name, usual):
            raise ApiError(
                403,
                "forbiddenForNonOrganizer",
                "Shared properties can only be changed by the organizer of the event.",
                domain="calendar",
            )


# MARK: What the server keeps


def kept(when: When) -> Body:
    """A start or an end as the server keeps it."""
    if when.day is not None:
        return {"date": when.day.isoformat()}
    assert when.moment is not None
    own: Body = {"dateTime": when.moment.astimezone(timezone.utc).isoformat()}
    if when.zone is not None:
        own["timeZone"] = when.zone
    return own


def series_of(event: Event, calendar: Calendar) -> Series:
    """Where a recurring event occurs."""
    start = read_when(event.body["start"], "start")
    return Series(start, event.body["recurrence"], calendar.zone)


def occurrence(event: Event, start: When, calendar: Calendar) -> Event:
    """One of a series that nobody has changed: it has the version of the series."""
    zone = calendar.zone
    first, last = (read_when(event.body[name], name) for name in ("start", "end"))
    end = start.at(start.local(zone) + length(first, last, zone), zone)
    if end.moment is not None:
        end = When(moment=end.moment, zone=last.zone)
    body = {name: value for name, value in event.body.items() if name != "recurrence"}
    body |= {
        "id": f"{event.id}_{start.stamp()}",
        "start": kept(start),
        "end": kept(end),
        "recurringEventId": event.id,
        "originalStartTime": kept(start),
    }
    return Event(body, event.change)


# MARK: What the server shows


def shown(event: Event, calendar: Calendar, query: Body) -> Body:
    """An event as it is answered."""
    zone = ZoneInfo(query["timeZone"]) if "timeZone" in query else calendar.zone
    body = dict(event.body)
    for name in ("start", "end", "originalStartTime"):
        if name in body:
            body[name] = read_when(body[name], name).body(zone)
    for name in ("created", "updated"):
        body[name] = rfc3339(body[name])
    _limit_attendees(body, query.get("maxAttendees"))
    return {
        "kind": "calendar#event",
        "etag": calendar_etag(event.change),
        "htmlLink": f"https://www.google.com/calendar/event?eid={event.id}",
        **body,
    }


def shown_deleted(event: Event, calendar: Calendar) -> Body:
    """What is left of an event that was deleted, for clients that did not ask for more.

    "Cancelled exceptions are only guaranteed to have values for the id, recurringEventId and
    originalStartTime fields populated. [...] Deleted events are only guaranteed to have the id field
    populated": https://developers.google.com/workspace/calendar/api/v3/reference/events
    """
    whole = shown(event, calendar, {})
    names = ("kind", "etag", "id", "status", "recurringEventId", "originalStartTime")
    return {name: whole[name] for name in names if name in whole}


def _limit_attendees(body: Body, most: int | None) -> None:
    attendees = body.get("attendees", [])
    if most is not None and len(attendees) > most:
        # https://developers.google.com/workspace/calendar/api/v3/reference/events/get
        body["attendees"] = [each for each in attendees if each.get("self")]
        body["attendeesOmitted"] = True
