"""The methods of `events` that list: `list` and `instances`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from calendar_lists import restricted
from errors import calendar_error, invalid, not_found
from event_bodies import occurrence, series_of, shown, shown_deleted
from events import found, occurrences_of
from paging import SyncPoint, read_sync_token
from state import Account, Calendar, Call, Event, calendar_etag
from times import read_when, read_zone
from values import Body, rfc3339

# https://developers.google.com/workspace/calendar/api/v3/reference/events/list, of `syncToken`:
# "There are several query parameters that cannot be specified together with nextSyncToken".
NOT_WITH_SYNC_TOKEN = [
    "iCalUID", "orderBy", "privateExtendedProperty", "q", "sharedExtendedProperty", "timeMin",
    "timeMax", "updatedMin",
]  # fmt: skip
# A listing that is restricted by one of these gets no sync token; the guide shows one of a listing
# from a time on: https://developers.google.com/workspace/calendar/api/guides/sync
WITHOUT_SYNC_TOKEN = [name for name in NOT_WITH_SYNC_TOKEN if name not in ("timeMin", "timeMax")]
# "All other query parameters should be the same as for the initial synchronization".
SAME = ["singleEvents", "eventTypes", "showHiddenInvitations"]


def list_events(account: Account, call: Call) -> Body:
    calendar = account.calendar(call.path["calendarId"])
    query = call.query
    if "timeZone" in query:
        read_zone(query["timeZone"], "timeZone")
    _check_restrictions(query)
    since, filters = 0, query
    if "syncToken" in query:
        # Also when a later page is asked for: a token may expire in the middle.
        point = read_sync_token(query["syncToken"], calendar.id, calendar.oldest_sync)
        if {name: query[name] for name in SAME if name in query} != _same(point.query):
            raise invalid("A sync token goes with the parameters of its listing.", "syncToken")
        since, filters = point.change, {**query, **point.query}
    if "pageToken" in query:
        return account.pages.next(query)
    events = [each for each in _listed(calendar, filters, since) if _fits(each, calendar, filters)]
    items = [_item(each, calendar, query) for each in _ordered(events, calendar, query)]
    end = {}
    if not any(name in query for name in WITHOUT_SYNC_TOKEN):
        remembered = {
            name: filters[name] for name in [*SAME, "timeMin", "timeMax"] if name in filters
        }
        end["nextSyncToken"] = SyncPoint(calendar.id, account.change, remembered).token()
    return account.pages.first(items, query, 250, head=_head(account, calendar), end=end)


def _same(query: Body) -> Body:
    return {name: query[name] for name in SAME if name in query}


def instances(account: Account, call: Call) -> Body:
    """https://developers.google.com/workspace/calendar/api/v3/reference/events/instances"""
    calendar = account.calendar(call.path["calendarId"])
    query = call.query
    if "timeZone" in query:
        read_zone(query["timeZone"], "timeZone")
    if "pageToken" in query:
        return account.pages.next(query)
    series = found(calendar, call.path["eventId"])
    if not series.body.get("recurrence"):
        raise not_found()
    items = []
    for event in _expanded(series, calendar):
        if event.is_cancelled and not query.get("showDeleted"):
            continue
        if _is_in_range(event, calendar, query) and _starts_at(event, query):
            items.append(shown(event, calendar, query))
    head = _head(account, calendar)
    return account.pages.first(items, query, 250, head=head, end={})


def _starts_at(event: Event, query: Body) -> bool:
    if "originalStart" not in query:
        return True
    text = query["originalStart"]
    body = {"date": text} if len(text) == len("YYYY-MM-DD") else {"dateTime": text}
    wanted = read_when(body, "originalStart")
    original = read_when(event.body["originalStartTime"], "originalStartTime")
    return wanted.stamp() == original.stamp()


def _check_restrictions(query: Body) -> None:
    if "syncToken" in query:
        for name in NOT_WITH_SYNC_TOKEN:
            if name in query:
                raise restricted(name)
        # "it is not allowed to set showDeleted to False"
        if query.get("showDeleted") is False:
            raise restricted("showDeleted")
    if query.get("orderBy") == "startTime" and not query.get("singleEvents"):
        # "This is only available when the query parameter singleEvents is True"; the words are
        # those of https://github.com/googleworkspace/java-samples/issues/52.
        message = "The requested ordering is not available for the particular query."
        raise invalid(message, "orderBy")
    times = [_moment(query[name]) for name in ("timeMin", "timeMax") if name in query]
    if len(times) == 2 and times[0] >= times[1]:
        raise calendar_error(400, "timeRangeEmpty", "The specified time range is empty.")


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text.upper())


# MARK: Which events


def _listed(calendar: Calendar, query: Body, since: int) -> Iterator[Event]:
    with_deleted = bool(query.get("showDeleted") or since or "updatedMin" in query)
    for event in list(calendar.events.values()):
        if event.change <= since:
            continue
        if query.get("singleEvents"):
            yield from _single(event, calendar, since, with_deleted=with_deleted)
        elif not event.is_cancelled or with_deleted or _is_exception(event, calendar):
            yield event


def _is_exception(event: Event, calendar: Calendar) -> bool:
    """Whether this is one occurrence that is cancelled, and not all of its series.

    "Cancelled instances of recurring events (but not the underlying recurring event) will still be
    included if showDeleted and singleEvents are both False":
    https://developers.google.com/workspace/calendar/api/v3/reference/events/list
    """
    series = calendar.events.get(event.series or "")
    return series is not None and not series.is_cancelled


def _single(event: Event, calendar: Calendar, since: int, *, with_deleted: bool) -> Iterator[Event]:
    """What stands for an event in a listing without series.

    A series that changed is listed whole; occurrences that it lost by that are not told.
    """
    if event.body.get("recurrence"):
        for each in _expanded(event, calendar):
            if each.id not in calendar.events and (with_deleted or not each.is_cancelled):
                yield each
    elif with_deleted or not event.is_cancelled:
        yield event


def _expanded(series: Event, calendar: Calendar) -> Iterator[Event]:
    changed = {each.id: each for each in occurrences_of(calendar, series)}
    for start in series_of(series, calendar):
        usual = occurrence(series, start, calendar)
        yield changed.pop(usual.id, usual)
    yield from changed.values()


def _fits(event: Event, calendar: Calendar, query: Body) -> bool:
    body = event.body
    if "iCalUID" in query and body["iCalUID"] != query["iCalUID"]:
        return False
    if "updatedMin" in query and body["updated"] < _moment(query["updatedMin"]):
        return False
    if "eventTypes" in query and body["eventType"] not in query["eventTypes"]:
        return False
    if "q" in query and not _has_words(body, query["q"]):
        return False
    for group in ("private", "shared"):
        wanted = query.get(f"{group}ExtendedProperty")
        if wanted and not _has_properties(body, group, wanted):
            return False
    return _is_in_range(event, calendar, query)


def _has_words(body: Body, words: str) -> bool:
    people = [body["organizer"], *body.get("attendees", [])]
    texts = [body.get(name, "") for name in ("summary", "description", "location")]
    texts += [each.get(name, "") for each in people for name in ("displayName", "email")]
    text = " ".join(texts).casefold()
    return all(word in text for word in words.casefold().split())


def _has_properties(body: Body, group: str, wanted: list[str]) -> bool:
    # The reference says that an event has to match all, the guide that one is enough; a client
    # should ask for one at a time.
    own = body.get("extendedProperties", {}).get(group, {})
    for each in wanted:
        name, equals, value = each.partition("=")
        if not equals:
            raise invalid("Invalid value: propertyName=value.", f"{group}ExtendedProperty")
        if own.get(name) != value:
            return False
    return True


def _is_in_range(event: Event, calendar: Calendar, query: Body) -> bool:
    if "timeMin" not in query and "timeMax" not in query:
        return True
    each = [event]
    if event.body.get("recurrence"):
        each = [occurrence(event, start, calendar) for start in series_of(event, calendar)]
    return any(_overlaps(one, calendar, query) for one in each)


def _overlaps(event: Event, calendar: Calendar, query: Body) -> bool:
    start, end = (
        read_when(event.body[name], name).instant(calendar.zone) for name in ("start", "end")
    )
    if "timeMin" in query and end <= _moment(query["timeMin"]):
        return False
    return not ("timeMax" in query and start >= _moment(query["timeMax"]))


# MARK: How they are shown


def _ordered(events: list[Event], calendar: Calendar, query: Body) -> list[Event]:
    match query.get("orderBy"):
        case "updated":
            return sorted(events, key=lambda each: each.body["updated"])
        case "startTime":
            return sorted(
                events,
                key=lambda each: read_when(each.body["start"], "start").instant(calendar.zone),
            )
        case _:
            # "The default is an unspecified, stable order": an occurrence may come pages before
            # its series.
            return sorted(events, key=lambda each: hashlib.sha256(each.id.encode()).digest())


def _item(event: Event, calendar: Calendar, query: Body) -> Body:
    # "incremental sync requests with showDeleted set to false will not return these details":
    # https://developers.google.com/workspace/calendar/api/v3/reference/events
    if event.is_cancelled and not query.get("showDeleted"):
        return shown_deleted(event, calendar)
    return shown(event, calendar, query)


def _head(account: Account, calendar: Calendar) -> Body:
    return {
        "kind": "calendar#events",
        "etag": calendar_etag(account.change),
        "summary": calendar.body["summary"],
        "updated": rfc3339(account.clock.now()),
        "timeZone": str(calendar.zone),
        "accessRole": calendar.role,
        "defaultReminders": calendar.entry["defaultReminders"],
    }


HANDLERS: dict[str, Any] = {
    "calendar.events.list": list_events,
    "calendar.events.instances": instances,
}
