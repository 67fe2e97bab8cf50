"""Google's own client and the second Google agree on recurring events and their exceptions.

https://developers.google.com/workspace/calendar/api/guides/recurringevents
"""

from __future__ import annotations

from typing import Any

import pytest

from client import all_pages, listing, refusal
from server import GoogleServer

WEEKLY: dict[str, Any] = {
    "summary": "Choir",
    "start": {"dateTime": "2026-03-20T18:00:00", "timeZone": "Europe/Vienna"},
    "end": {"dateTime": "2026-03-20T19:30:00", "timeZone": "Europe/Vienna"},
    "recurrence": ["RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE;TZID=Europe/Vienna:20260410T180000"],
}


@pytest.fixture
def choir(calendars: Any) -> dict[str, Any]:
    made = calendars.events().insert(calendarId="primary", body=WEEKLY).execute()
    assert isinstance(made, dict)
    return made


def instances(calendars: Any, series: dict[str, Any], **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    request = calendars.events().instances(calendarId="primary", eventId=series["id"], **query)
    while request is not None:
        page = request.execute()
        found += page["items"]
        request = calendars.events().instances_next(request, page)
    return found


def test_occurrences_stay_at_their_hour_when_the_clocks_change(
    calendars: Any, choir: dict[str, Any]
) -> None:
    found = instances(calendars, choir)
    assert [each["start"]["dateTime"] for each in found] == [
        "2026-03-20T18:00:00+01:00",
        "2026-03-27T18:00:00+01:00",
        "2026-04-03T18:00:00+02:00",
    ]
    assert found[2]["id"] == choir["id"] + "_20260403T160000Z"
    assert found[2]["end"]["dateTime"] == "2026-04-03T19:30:00+02:00"
    assert {each["iCalUID"] for each in found} == {choir["iCalUID"]}
    assert {each["etag"] for each in found} == {choir["etag"]}
    assert all("recurrence" not in each for each in found)


def test_occurrences_of_whole_days(calendars: Any) -> None:
    body = {
        "start": {"date": "2026-05-01"},
        "end": {"date": "2026-05-03"},
        "recurrence": ["RRULE:FREQ=DAILY;UNTIL=20260505;INTERVAL=3"],
    }
    made = calendars.events().insert(calendarId="primary", body=body).execute()
    found = instances(calendars, made)
    assert [(each["start"], each["end"]) for each in found] == [
        ({"date": "2026-05-01"}, {"date": "2026-05-03"}),
        ({"date": "2026-05-04"}, {"date": "2026-05-06"}),
    ]
    assert found[1]["id"] == made["id"] + "_20260504"
    assert found[1]["originalStartTime"] == {"date": "2026-05-04"}


def test_the_end_of_a_series_and_its_exceptions_may_be_said_in_utc(calendars: Any) -> None:
    body = {
        "start": {"dateTime": "2026-05-01T20:00:00", "timeZone": "America/New_York"},
        "end": {"dateTime": "2026-05-01T21:00:00", "timeZone": "America/New_York"},
        "recurrence": [
            "RRULE:FREQ=DAILY;UNTIL=20260504T235959Z",
            "EXDATE:20260503T000000Z",
            "RDATE;TZID=Europe/Vienna:20260601T020000",
        ],
    }
    made = calendars.events().insert(calendarId="primary", body=body).execute()
    stamps = [each["id"].split("_")[1] for each in instances(calendars, made)]
    assert stamps == ["20260502T000000Z", "20260504T000000Z", "20260601T000000Z"]


def test_one_occurrence_is_changed_and_another_cancelled(
    calendars: Any, choir: dict[str, Any]
) -> None:
    events = calendars.events()
    _, token = listing(events, calendarId="primary")
    first, second, third = instances(calendars, choir)
    moved = {"start": {**first["start"], "dateTime": "2026-03-20T20:00:00+01:00"}}
    moved["end"] = {**first["end"], "dateTime": "2026-03-20T21:00:00+01:00"}
    events.patch(calendarId="primary", eventId=first["id"], body=moved).execute()
    events.delete(calendarId="primary", eventId=second["id"]).execute()

    assert [each["id"] for each in instances(calendars, choir)] == [first["id"], third["id"]]
    everything = {each["id"]: each for each in instances(calendars, choir, showDeleted=True)}
    assert everything[second["id"]]["status"] == "cancelled"
    assert everything[first["id"]]["originalStartTime"] == first["originalStartTime"]

    changed = {
        each["id"]: each for each in listing(events, calendarId="primary", syncToken=token)[0]
    }
    assert changed.keys() == {first["id"], second["id"]}
    assert changed[first["id"]]["recurringEventId"] == choir["id"]
    assert changed[second["id"]].keys() == {
        "kind", "etag", "id", "status", "recurringEventId", "originalStartTime",
    }  # fmt: skip
    # Cancelled occurrences are part of a listing of everything, too.
    found = all_pages(events, calendarId="primary")
    assert sorted(each["id"] for each in found) == sorted([choir["id"], first["id"], second["id"]])

    single = all_pages(events, calendarId="primary", singleEvents=True, orderBy="startTime")
    assert [each["start"]["dateTime"][:16] for each in single] == [
        "2026-03-20T20:00",
        "2026-04-03T18:00",
    ]


def test_an_occurrence_is_found_by_its_original_start(
    calendars: Any, choir: dict[str, Any]
) -> None:
    (found,) = instances(calendars, choir, originalStart="2026-03-27T17:00:00Z")
    assert found["id"] == choir["id"] + "_20260327T170000Z"
    events = calendars.events()
    assert events.get(calendarId="primary", eventId=found["id"]).execute() == found
    for wrong in ("_20260410T160000Z", "_20260328T170000Z"):
        request = events.get(calendarId="primary", eventId=choir["id"] + wrong)
        assert refusal(request) == (404, "notFound")


def test_a_series_is_deleted_with_its_exceptions(calendars: Any, choir: dict[str, Any]) -> None:
    events = calendars.events()
    first = instances(calendars, choir)[0]
    events.patch(calendarId="primary", eventId=first["id"], body={"summary": "Solo"}).execute()
    _, token = listing(events, calendarId="primary")
    events.delete(calendarId="primary", eventId=choir["id"]).execute()
    assert all_pages(events, calendarId="primary") == []
    changed, _ = listing(events, calendarId="primary", syncToken=token)
    assert {(each["id"], each["status"]) for each in changed} == {
        (choir["id"], "cancelled"),
        (first["id"], "cancelled"),
    }


def test_a_listing_from_a_time_on_has_the_series_that_go_on_then(
    calendars: Any, choir: dict[str, Any]
) -> None:
    events = calendars.events()
    for time, expected in (("2026-04-03T17:00:00Z", [choir["id"]]), ("2026-04-04T00:00:00Z", [])):
        found = all_pages(events, calendarId="primary", timeMin=time)
        assert [each["id"] for each in found] == expected


@pytest.mark.parametrize(
    "recurrence",
    ["DTSTART:20260320T180000Z", "RRULE:FREQ=SOMETIMES", "FREQ=DAILY", "RRULE:FREQ=DAILY;COUNT=x"],
)
def test_rules_that_are_none_are_refused(calendars: Any, recurrence: str) -> None:
    request = calendars.events().insert(
        calendarId="primary", body={**WEEKLY, "recurrence": [recurrence]}
    )
    assert refusal(request) == (400, "invalid")


def test_a_series_needs_a_time_zone_and_an_occurrence_has_no_rule(
    calendars: Any, choir: dict[str, Any]
) -> None:
    # "For recurring events this field is required":
    # https://developers.google.com/workspace/calendar/api/v3/reference/events
    start = {"dateTime": "2026-03-20T18:00:00+01:00"}
    events = calendars.events()
    request = events.insert(calendarId="primary", body={**WEEKLY, "start": start})
    assert refusal(request) == (400, "required")
    first = instances(calendars, choir)[0]
    body = {"recurrence": ["RRULE:FREQ=DAILY"]}
    request = events.patch(calendarId="primary", eventId=first["id"], body=body)
    assert refusal(request) == (400, "invalid")
    body = {**WEEKLY, "recurrence": [], "recurringEventId": choir["id"]}
    assert refusal(events.insert(calendarId="primary", body=body)) == (400, "invalid")


def test_occurrences_do_not_move_alone(
    google: GoogleServer, calendars: Any, choir: dict[str, Any]
) -> None:
    other = google.account.add_calendar("Work").id
    first = instances(calendars, choir)[0]
    request = calendars.events().move(calendarId="primary", eventId=first["id"], destination=other)
    assert refusal(request) == (400, "cannotChangeOrganizerOfInstance")
