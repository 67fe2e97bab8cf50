"""Google's own client and the second Google agree on calendars, colours and settings."""

from __future__ import annotations

from typing import Any

import pytest

from client import all_pages, listing, refusal
from server import GoogleServer


def test_the_list_of_calendars_comes_in_pages(google: GoogleServer, calendars: Any) -> None:
    for number in range(7):
        google.account.add_calendar(f"Calendar {number}")
    found = all_pages(calendars.calendarList())
    assert [each["summary"] for each in found[1:]] == [f"Calendar {number}" for number in range(7)]
    assert found[0]["primary"] and found[0]["accessRole"] == "owner"
    assert len(google.requests(method="calendarList.list")) == 3


def test_a_calendar_is_made_named_coloured_and_deleted(calendars: Any) -> None:
    made = (
        calendars.calendars()
        .insert(body={"summary": "Garden", "timeZone": "Europe/Paris"})
        .execute()
    )
    assert calendars.calendars().get(calendarId=made["id"]).execute() == made
    renamed = calendars.calendars().patch(calendarId=made["id"], body={"summary": "Yard"}).execute()
    assert renamed["summary"] == "Yard" and renamed["timeZone"] == "Europe/Paris"
    assert renamed["etag"] != made["etag"]
    entry = (
        calendars.calendarList()
        .patch(
            calendarId=made["id"],
            colorRgbFormat=True,
            body={"backgroundColor": "#123456", "foregroundColor": "#ffffff"},
        )
        .execute()
    )
    assert (entry["summary"], entry["backgroundColor"]) == ("Yard", "#123456")
    calendars.calendars().delete(calendarId=made["id"]).execute()
    assert refusal(calendars.calendars().get(calendarId=made["id"])) == (404, "notFound")


def test_a_colour_without_colorRgbFormat_changes_nothing(calendars: Any) -> None:
    body = {"backgroundColor": "#123456", "foregroundColor": "#ffffff"}
    entry = calendars.calendarList().patch(calendarId="primary", body=body).execute()
    assert entry["backgroundColor"] == "#ac725e"


def test_a_sync_token_gives_what_changed_in_the_list(google: GoogleServer, calendars: Any) -> None:
    kept, token = listing(calendars.calendarList())
    assert len(kept) == 1
    added = google.account.add_calendar("New").id
    found, token = listing(calendars.calendarList(), syncToken=token)
    assert [each["id"] for each in found] == [added]
    calendars.calendars().delete(calendarId=added).execute()
    found, token = listing(calendars.calendarList(), syncToken=token)
    assert [(each["id"], each["deleted"]) for each in found] == [(added, True)]
    assert listing(calendars.calendarList(), syncToken=token)[0] == []


def test_the_calendar_of_somebody_else_can_be_read_and_not_written(
    google: GoogleServer, calendars: Any
) -> None:
    holidays = google.account.add_calendar("Holidays", role="reader").id
    assert calendars.events().list(calendarId=holidays).execute()["accessRole"] == "reader"
    event = {"start": {"date": "2026-05-01"}, "end": {"date": "2026-05-02"}}
    request = calendars.events().insert(calendarId=holidays, body=event)
    assert refusal(request) == (403, "requiredAccessLevel")
    assert all_pages(calendars.calendarList(), minAccessRole="writer")[0]["primary"]
    calendars.calendarList().delete(calendarId=holidays).execute()
    assert len(all_pages(calendars.calendarList())) == 1


def test_colours_and_settings(calendars: Any) -> None:
    colors = calendars.colors().get().execute()
    assert len(colors["calendar"]) == 24 and len(colors["event"]) == 11
    assert calendars.settings().get(setting="timezone").execute()["value"] == "Europe/Vienna"
    assert {each["id"] for each in all_pages(calendars.settings())} >= {"timezone", "locale"}


def test_a_calendar_without_a_name_and_the_end_of_the_primary_one_are_refused(
    calendars: Any,
) -> None:
    assert refusal(calendars.calendars().insert(body={})) == (400, "required")
    assert refusal(calendars.calendars().delete(calendarId="primary")) == (400, "invalid")


@pytest.mark.parametrize("restriction", [{"minAccessRole": "owner"}, {"showDeleted": False}])
def test_what_does_not_go_with_a_sync_token_of_the_list(
    calendars: Any, restriction: dict[str, Any]
) -> None:
    # https://developers.google.com/workspace/calendar/api/v3/reference/calendarList/list
    _, token = listing(calendars.calendarList())
    request = calendars.calendarList().list(syncToken=token, **restriction)
    assert refusal(request) == (400, "syncTokenWithRequestRestrictions")
