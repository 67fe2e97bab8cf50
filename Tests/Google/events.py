"""The methods of `events` that are about one event."""

from __future__ import annotations

from typing import Any

from calendar_lists import access_needed
from errors import ApiError, calendar_error, deleted, duplicate, invalid, not_found
from event_bodies import (
    SERVER_FIELDS,
    check_id,
    check_shared_fields,
    checked,
    occurrence,
    series_of,
    shown,
)
from state import ROLES, Account, Calendar, Call, Event, Mail, calendar_etag, merged
from times import read_zone
from values import Body

# MARK: Making


def insert(account: Account, call: Call) -> Body:
    calendar = _writable(account, call.path["calendarId"])
    body = {name: value for name, value in call.body.items() if name != "organizer"}
    if "id" in body and "iCalUID" in body:
        # "only one of them should be supplied at event creation time":
        # https://developers.google.com/workspace/calendar/api/v3/reference/events/insert
        raise invalid("Only one of id and iCalUID may be supplied.", "iCalUID")
    identifier = body.get("id") or account.new_id()
    check_id(identifier)
    uid = body.get("iCalUID") or f"{identifier}@google.com"
    if identifier in calendar.events or _with_uid(calendar, uid):
        raise duplicate()
    event = _made(account, calendar, call, {**body, "id": identifier, "iCalUID": uid})
    _notify(account, calendar, call, event)
    return shown(event, calendar, call.query)


def import_event(account: Account, call: Call) -> Body:
    """A private copy of what exists already: nobody is written to.

    https://developers.google.com/workspace/calendar/api/v3/reference/events/import
    """
    calendar = _writable(account, call.path["calendarId"])
    body = dict(call.body)
    if "id" in body:
        raise invalid("Only one of id and iCalUID may be supplied.", "id")
    if body.get("eventType", "default") != "default":
        raise invalid("Only events with an eventType of default may be imported.", "eventType")
    _check_participation(account, calendar, body)
    old = _with_uid(calendar, body["iCalUID"])
    if old and not (old.is_cancelled and account.rules.import_restores_deleted):
        raise duplicate()
    identifier = old.id if old else account.new_id()
    event = _made(account, calendar, call, {**body, "id": identifier})
    return shown(event, calendar, call.query)


def _check_participation(account: Account, calendar: Calendar, body: Body) -> None:
    # https://github.com/kewisch/gdata-provider/issues/1049
    own = {account.email, calendar.id}
    organizer = body.get("organizer", {}).get("email")
    guests = {each.get("email") for each in body.get("attendees", [])}
    if organizer is not None and organizer not in own and not guests & own:
        raise calendar_error(
            400,
            "participantIsNeitherOrganizerNorAttendee",
            "The owner of the calendar must either be the organizer or an attendee of an event that "
            "is imported.",
        )


def _made(account: Account, calendar: Calendar, call: Call, body: Body) -> Event:
    if "recurringEventId" in body or "originalStartTime" in body:
        # Both are "immutable": an occurrence is changed, and not made.
        raise invalid("An occurrence is changed by the identifier that it has.", "recurringEventId")
    now = account.clock.now()
    own = {"email": account.email, "self": True}
    calendar_self = {"email": calendar.id, "displayName": calendar.body["summary"], "self": True}
    organizer = own if calendar.is_primary else calendar_self
    if body.get("organizer", {}).get("email") not in (None, account.email, calendar.id):
        organizer = {name: text for name, text in body["organizer"].items() if name != "self"}
    body = {
        "status": "confirmed",
        "eventType": "default",
        "sequence": 0,
        **_without_unsupported(body, {}, call),
        "created": now,
        "updated": now,
        "creator": own,
        "organizer": organizer,
    }
    return _stored(account, calendar, checked(body, calendar))


# MARK: Reading


def get(account: Account, call: Call) -> Body:
    calendar = account.calendar(call.path["calendarId"])
    if "timeZone" in call.query:
        read_zone(call.query["timeZone"], "timeZone")
    return shown(found(calendar, call.path["eventId"]), calendar, call.query)


def found(calendar: Calendar, identifier: str) -> Event:
    """An event, or an occurrence that nobody has changed."""
    event = calendar.events.get(identifier)
    if event is not None:
        return event
    parent, _, stamp = identifier.rpartition("_")
    series = calendar.events.get(parent)
    if series is None or not series.body.get("recurrence"):
        raise not_found()
    start = series_of(series, calendar).at_stamp(stamp)
    if start is None:
        raise not_found()
    return occurrence(series, start, calendar)


# MARK: Changing


def update(account: Account, call: Call) -> Body:
    """The whole event is replaced; what the body does not say is gone."""
    calendar = _writable(account, call.path["calendarId"])
    old = found(calendar, call.path["eventId"])
    body = {name: value for name, value in call.body.items() if name not in SERVER_FIELDS}
    kept_fields = {name: value for name, value in old.body.items() if name in SERVER_FIELDS}
    new = {"status": "confirmed", **body, **kept_fields}
    return _changed(account, calendar, call, old, new)


def patch(account: Account, call: Call) -> Body:
    calendar = _writable(account, call.path["calendarId"])
    old = found(calendar, call.path["eventId"])
    body = {name: value for name, value in call.body.items() if name not in SERVER_FIELDS}
    return _changed(account, calendar, call, old, merged(old.body, body))


def _changed(account: Account, calendar: Calendar, call: Call, old: Event, new: Body) -> Body:
    call.expect(calendar_etag(old.change))
    if call.body.get("sequence", old.body["sequence"]) < old.body["sequence"]:
        # https://coderwall.com/p/m6ozfg/google-calendar-api-events-and-update
        raise invalid(
            "Invalid sequence value. The specified sequence number is below the current sequence "
            "number of the resource. Re-fetch the resource and use its sequence number on the "
            "following request.",
            "sequence",
        )
    if old.series and new.get("recurrence"):
        raise invalid("An occurrence of a series cannot repeat.", "recurrence")
    if new["status"] == "cancelled" and not old.is_cancelled:
        _notify(account, calendar, call, old)
        return shown(_cancelled(account, calendar, old), calendar, call.query)
    new = checked(_without_unsupported(new, old.body, call), calendar)
    check_shared_fields(account, old.body, new)
    parts = {name for name in old.body.keys() | new.keys() if old.body.get(name) != new.get(name)}
    if parts & {"start", "end", "recurrence"}:
        new["sequence"] = old.body["sequence"] + 1
    if parts != {"reminders"}:
        # "Updating event reminders will not cause this to change":
        # https://developers.google.com/workspace/calendar/api/v3/reference/events
        new["updated"] = account.clock.now()
    if old.body.get("recurrence") and not new.get("recurrence"):
        _cancel_occurrences(account, calendar, old)
    event = _stored(account, calendar, new)
    _notify(account, calendar, call, event)
    return shown(event, calendar, call.query)


def _without_unsupported(new: Body, old: Body, call: Call) -> Body:
    """What a client did not say that it understands stays as it was.

    https://developers.google.com/workspace/calendar/api/v3/reference/events/update
    """
    supported = {
        "conferenceData": call.query.get("conferenceDataVersion", 0) == 1,
        "attachments": call.query.get("supportsAttachments", False),
        "eventLabelId": call.query.get("eventLabelVersion", 0) == 1,
    }
    for name, is_supported in supported.items():
        if not is_supported:
            new = {key: value for key, value in new.items() if key != name}
            new |= {name: old[name]} if name in old else {}
    return new


# MARK: Deleting and moving


def delete(account: Account, call: Call) -> None:
    calendar = _writable(account, call.path["calendarId"])
    event = found(calendar, call.path["eventId"])
    if event.is_cancelled:
        # https://github.com/googleapis/google-api-python-client/issues/210
        raise deleted()
    call.expect(calendar_etag(event.change))
    _cancelled(account, calendar, event)
    _notify(account, calendar, call, event)


def move(account: Account, call: Call) -> Body:
    """https://developers.google.com/workspace/calendar/api/v3/reference/events/move"""
    calendar = _writable(account, call.path["calendarId"])
    target = _writable(account, call.query["destination"])
    event = found(calendar, call.path["eventId"])
    call.expect(calendar_etag(event.change))
    if event.series:
        message = "Cannot change the organizer of an instance."
        raise calendar_error(400, "cannotChangeOrganizerOfInstance", message)
    if event.body["eventType"] != "default":
        raise invalid("Only default events can be moved.", "eventId")
    if event.is_cancelled:
        raise deleted()
    if event.id in target.events and not target.events[event.id].is_cancelled:
        raise duplicate()
    moved = [event, *occurrences_of(calendar, event)]
    organizer: Body = {"email": target.id, "self": True}
    now = account.clock.now()
    for each in moved:
        # "it will leave behind a cancelled event where only the id field is guaranteed":
        # https://developers.google.com/workspace/calendar/api/v3/reference/events
        copy = {**each.body, "organizer": organizer, "updated": now}
        _cancelled(account, calendar, each)
        _stored(account, target, copy)
    _notify(account, target, call, target.events[event.id])
    return shown(target.events[event.id], target, call.query)


def _cancelled(account: Account, calendar: Calendar, event: Event) -> Event:
    if event.body.get("recurrence"):
        _cancel_occurrences(account, calendar, event)
    return _stored(
        account, calendar, {**event.body, "status": "cancelled", "updated": account.clock.now()}
    )


def _cancel_occurrences(account: Account, calendar: Calendar, event: Event) -> None:
    for each in occurrences_of(calendar, event):
        if not each.is_cancelled:
            _cancelled(account, calendar, each)


def occurrences_of(calendar: Calendar, event: Event) -> list[Event]:
    """Those of a series that somebody changed or cancelled."""
    return [each for each in calendar.events.values() if each.series == event.id]


# MARK: For all of them


def _writable(account: Account, identifier: str) -> Calendar:
    calendar = account.calendar(identifier)
    if ROLES.index(calendar.role) < ROLES.index("writer"):
        raise access_needed("writer")
    return calendar


def _with_uid(calendar: Calendar, uid: str) -> Event | None:
    for event in calendar.events.values():
        if event.body["iCalUID"] == uid and not event.series:
            return event
    return None


def _stored(account: Account, calendar: Calendar, body: Body) -> Event:
    attendees = []
    for each in body.get("attendees", []):
        each = {name: value for name, value in each.items() if name not in ("self", "organizer")}
        if each["email"] in (account.email, calendar.id):
            each["self"] = True
        if each["email"] == body["organizer"].get("email"):
            each["organizer"] = True
        attendees.append(each)
    if attendees:
        body = {**body, "attendees": attendees}
    event = Event(body, account.next_change())
    calendar.events[event.id] = event
    return event


def _notify(account: Account, calendar: Calendar, call: Call, event: Event) -> None:
    """Puts into the outbox what Google would send.

    https://developers.google.com/workspace/calendar/api/concepts/sharing#inviting_attendees_to_events
    """
    wanted = call.query.get("sendUpdates")
    if wanted is None and call.query.get("sendNotifications"):
        wanted = "all"
    if wanted in (None, "none"):
        return
    people = [each["email"] for each in event.body.get("attendees", []) if not each.get("self")]
    if wanted == "externalOnly":
        people = [each for each in people if not each.endswith("@gmail.com")]
    if people:
        account.outbox.append(Mail(call.method, event.id, tuple(people)))


def not_supported(account: Account, call: Call) -> Body:
    """A method that no test needed yet."""
    raise ApiError(501, "notImplemented", f"The second Google does not have {call.method}.")


HANDLERS: dict[str, Any] = {
    "calendar.events.insert": insert,
    "calendar.events.import": import_event,
    "calendar.events.get": get,
    "calendar.events.update": update,
    "calendar.events.patch": patch,
    "calendar.events.delete": delete,
    "calendar.events.move": move,
}
