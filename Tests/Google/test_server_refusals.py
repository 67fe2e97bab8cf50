"""What Google's documents say is refused, is."""

from __future__ import annotations

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

import pytest

from client import refusal
from server import GoogleServer

DAY: dict[str, Any] = {"start": {"date": "2026-05-01"}, "end": {"date": "2026-05-02"}}


def ask(
    google: GoogleServer,
    http_method: str,
    path: str,
    content: str | None = None,
    content_type: str = "application/json",
) -> tuple[int, dict[str, Any]]:
    """A request that Google's own client would not make."""
    connection = http.client.HTTPConnection(urlsplit(google.root).netloc)
    headers = {"Authorization": f"Bearer {google.oauth.new_access_token()}"}
    headers |= {"Content-Type": content_type} if content is not None else {}
    connection.request(http_method, path, content, headers)
    response = connection.getresponse()
    body = json.loads(response.read() or b"{}")
    connection.close()
    return response.status, body


EVENTS = "/calendar/v3/calendars/primary/events"
TASKS = "/tasks/v1/lists/@default/tasks"


@pytest.mark.parametrize(
    "path",
    [
        EVENTS + "?colour=red",
        EVENTS + "?singleEvents=yes",
        EVENTS + "?maxResults=0",
        EVENTS + "?maxResults=many",
        EVENTS + "?orderBy=length",
        EVENTS + "?timeMin=2026-05-01T00:00:00",
        EVENTS + "?timeMin=2026-05-01",
        EVENTS + "?q=a&q=b",
        EVENTS + "?timeZone=Mars/Olympus",
        EVENTS + "?alt=atom",
        EVENTS + "?timeMin=2026-05-02T00:00:00Z&timeMax=2026-05-01T00:00:00Z",
        EVENTS + "?privateExtendedProperty=nothing",
        TASKS + "?showDeleted=1",
        TASKS + "?syncToken=a",
        TASKS + "?maxResults=99999999999",
    ],
)
def test_parameters_that_are_not_in_the_documents(google: GoogleServer, path: str) -> None:
    event = json.dumps(DAY)
    assert ask(google, "POST", EVENTS, event)[0] == 200
    status, body = ask(google, "GET", path)
    assert status == 400 and body["error"]["code"] == 400


@pytest.mark.parametrize(
    ("path", "content", "content_type"),
    [
        (EVENTS, "{", "application/json"),
        (EVENTS, "[]", "application/json"),
        (EVENTS, json.dumps(DAY), "text/plain"),
        (EVENTS, json.dumps({**DAY, "colour": "red"}), "application/json"),
        (EVENTS, json.dumps({**DAY, "summary": 7}), "application/json"),
        (EVENTS, json.dumps({**DAY, "sequence": 2**31}), "application/json"),
        (EVENTS, json.dumps({**DAY, "start": {"date": "2026-02-30"}}), "application/json"),
        (TASKS, json.dumps({"title": ["a"]}), "application/json"),
        (TASKS, json.dumps({"priority": 1}), "application/json"),
        ("/tasks/v1/lists/@default/clear", json.dumps({"a": 1}), "application/json"),
    ],
)
def test_bodies_that_are_not_in_the_documents(
    google: GoogleServer, path: str, content: str, content_type: str
) -> None:
    assert ask(google, "POST", path, content, content_type)[0] == 400
    assert google.account.calendar("primary").events == {}


def test_the_bodies_of_refusals(google: GoogleServer) -> None:
    # https://developers.google.com/workspace/calendar/api/guides/errors
    status, body = ask(google, "GET", EVENTS + "/unknown")
    error = {"domain": "global", "reason": "notFound", "message": "Not Found"}
    assert body == {"error": {"errors": [error], "code": 404, "message": "Not Found"}}
    status, body = ask(google, "GET", TASKS + "/unknown")
    assert status == 404 and body["error"]["status"] == "NOT_FOUND"


def test_paths_and_methods_that_are_none(google: GoogleServer) -> None:
    assert ask(google, "GET", "/calendar/v3/nothing")[0] == 404
    assert ask(google, "PUT", EVENTS)[0] == 404
    # What the second Google does not have, it says.
    assert ask(google, "GET", "/calendar/v3/calendars/primary/acl")[0] == 501


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        # https://developers.google.com/workspace/calendar/api/v3/reference/events/insert
        ({"end": None}, (400, "required")),
        ({"start": None}, (400, "required")),
        ({"start": {}}, (400, "invalid")),
        ({"start": {"date": "2026-05-01", "dateTime": "2026-05-01T00:00:00Z"}}, (400, "invalid")),
        ({"start": {"dateTime": "2026-05-01T00:00:00"}}, (400, "required")),
        ({"start": {"dateTime": "2026-05-01T00:00:00Z"}}, (400, "invalid")),
        ({"start": {"dateTime": "2026-05-01T00:00:00", "timeZone": "X/Y"}}, (400, "invalid")),
        # The end is exclusive.
        ({"end": {"date": "2026-05-01"}}, (400, "timeRangeEmpty")),
        ({"end": {"date": "2026-04-30"}}, (400, "timeRangeEmpty")),
        ({"colorId": "12"}, (400, "invalid")),
        ({"status": "maybe"}, (400, "invalid")),
        ({"visibility": "hidden"}, (400, "invalid")),
        ({"transparency": "glass"}, (400, "invalid")),
        ({"attendees": [{"displayName": "Grace"}]}, (400, "required")),
        ({"attendees": [{"email": "a@b.c", "responseStatus": "yes"}]}, (400, "invalid")),
        # "The maximum number of override reminders is 5."
        ({"reminders": {"overrides": [{"method": "popup", "minutes": 1}] * 6}}, (400, "invalid")),
        ({"reminders": {"overrides": [{"method": "sms", "minutes": 1}]}}, (400, "invalid")),
        ({"reminders": {"overrides": [{"method": "popup", "minutes": 40321}]}}, (400, "invalid")),
        (
            {"reminders": {"useDefault": True, "overrides": [{"method": "popup", "minutes": 1}]}},
            (400, "cannotUseDefaultRemindersAndSpecifyOverride"),
        ),
    ],
    ids=str,
)
def test_events_that_cannot_be(
    calendars: Any, change: dict[str, Any], expected: tuple[int, str]
) -> None:
    body = {name: value for name, value in {**DAY, **change}.items() if value is not None}
    assert refusal(calendars.events().insert(calendarId="primary", body=body)) == expected


def test_an_order_by_start_needs_single_events(calendars: Any) -> None:
    # https://developers.google.com/workspace/calendar/api/v3/reference/events/list
    request = calendars.events().list(calendarId="primary", orderBy="startTime")
    assert refusal(request) == (400, "invalid")


def test_an_old_sequence(calendars: Any) -> None:
    made = calendars.events().insert(calendarId="primary", body=DAY).execute()
    later = {"start": {"date": "2026-04-30"}}
    events = calendars.events()
    events.patch(calendarId="primary", eventId=made["id"], body=later).execute()
    body = {**DAY, "sequence": 0}
    request = events.update(calendarId="primary", eventId=made["id"], body=body)
    assert refusal(request) == (400, "invalid")


def test_what_is_not_there(calendars: Any) -> None:
    events = calendars.events()
    for request in (
        events.get(calendarId="primary", eventId="unknown"),
        events.delete(calendarId="primary", eventId="unknown"),
        events.patch(calendarId="primary", eventId="unknown", body={}),
        events.list(calendarId="unknown"),
        events.instances(calendarId="primary", eventId="unknown"),
        calendars.calendars().get(calendarId="unknown"),
    ):
        assert refusal(request) == (404, "notFound")
