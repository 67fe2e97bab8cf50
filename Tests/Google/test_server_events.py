"""Google's own client and the second Google agree on events."""

from __future__ import annotations

from typing import Any

import pytest

from client import all_pages, refusal
from server import GoogleServer

DAY: dict[str, Any] = {"start": {"date": "2026-05-01"}, "end": {"date": "2026-05-02"}}
HOUR: dict[str, Any] = {
    "summary": "Dentist",
    "start": {"dateTime": "2026-05-01T10:00:00", "timeZone": "Europe/Vienna"},
    "end": {"dateTime": "2026-05-01T11:00:00+02:00"},
}


def insert(calendars: Any, body: dict[str, Any], **query: Any) -> dict[str, Any]:
    made = calendars.events().insert(calendarId="primary", body=body, **query).execute()
    assert isinstance(made, dict)
    return made


def test_an_event_is_made_read_changed_and_deleted(google: GoogleServer, calendars: Any) -> None:
    events = calendars.events()
    made = insert(calendars, HOUR)
    assert made["iCalUID"] == made["id"] + "@google.com"
    assert made["organizer"] == {"email": google.account.email, "self": True}
    assert made["reminders"] == {"useDefault": True}
    assert events.get(calendarId="primary", eventId=made["id"]).execute() == made

    body = {"summary": "Doctor", "location": "Graz"}
    patched = events.patch(calendarId="primary", eventId=made["id"], body=body).execute()
    assert (patched["summary"], patched["start"]) == ("Doctor", made["start"])
    nowhere = {"location": None}
    patched = events.patch(calendarId="primary", eventId=made["id"], body=nowhere).execute()
    assert "location" not in patched and patched["sequence"] == 0

    later = {**HOUR, "end": {"dateTime": "2026-05-01T12:00:00+02:00"}}
    updated = events.update(calendarId="primary", eventId=made["id"], body=later).execute()
    assert (updated["summary"], updated["sequence"]) == ("Dentist", 1)
    assert len({made["etag"], patched["etag"], updated["etag"]}) == 3

    assert events.delete(calendarId="primary", eventId=made["id"]).execute() == ""
    gone = events.get(calendarId="primary", eventId=made["id"]).execute()
    assert gone["status"] == "cancelled"
    assert refusal(events.delete(calendarId="primary", eventId=made["id"])) == (410, "deleted")


def test_times_are_answered_in_the_zone_of_the_calendar_or_in_that_which_was_asked_for(
    calendars: Any,
) -> None:
    made = insert(calendars, {**HOUR, "start": {"dateTime": "2026-05-01T08:00:00.123Z"}})
    assert made["start"] == {"dateTime": "2026-05-01T10:00:00+02:00", "timeZone": "Europe/Vienna"}
    asked = calendars.events().get(calendarId="primary", eventId=made["id"], timeZone="Asia/Tokyo")
    assert asked.execute()["start"]["dateTime"] == "2026-05-01T17:00:00+09:00"


def test_a_write_for_another_version_is_refused(calendars: Any) -> None:
    # https://developers.google.com/workspace/calendar/api/guides/version-resources
    made = insert(calendars, HOUR)
    for request in (
        calendars.events().patch(calendarId="primary", eventId=made["id"], body={"summary": "a"}),
        calendars.events().update(calendarId="primary", eventId=made["id"], body=HOUR),
        calendars.events().delete(calendarId="primary", eventId=made["id"]),
    ):
        request.headers["If-Match"] = '"1"'
        assert refusal(request) == (412, "conditionNotMet")
        request.headers["If-Match"] = (
            calendars.events().get(calendarId="primary", eventId=made["id"]).execute()["etag"]
        )
        request.execute()


def test_what_is_known_already_is_not_sent_again(calendars: Any) -> None:
    made = insert(calendars, HOUR)
    request = calendars.events().get(calendarId="primary", eventId=made["id"])
    request.headers["If-None-Match"] = made["etag"]
    response, content = request.http.request(request.uri, headers=request.headers)
    assert (response.status, content) == (304, b"")
    assert response["etag"] == made["etag"]


def test_only_the_fields_that_were_asked_for_come(calendars: Any) -> None:
    made = insert(calendars, HOUR)
    page = (
        calendars.events().list(calendarId="primary", fields="items(id,start/date),kind").execute()
    )
    assert page == {"kind": "calendar#events", "items": [{"id": made["id"], "start": {}}]}
    request = calendars.events().list(calendarId="primary", fields="items(id")
    assert refusal(request) == (400, "invalidParameter")


def test_a_client_may_choose_the_identifier_or_the_uid(calendars: Any) -> None:
    # https://developers.google.com/workspace/calendar/api/v3/reference/events/insert
    chosen = insert(calendars, {**DAY, "id": "0123456789abcdefghijklmnopqrstuv"})
    assert chosen["iCalUID"] == "0123456789abcdefghijklmnopqrstuv@google.com"
    insert(calendars, {**DAY, "iCalUID": "ours@example.org"})
    found = all_pages(calendars.events(), calendarId="primary", iCalUID="ours@example.org")
    assert len(found) == 1
    events = calendars.events()
    for body, expected in (
        ({**DAY, "id": chosen["id"]}, (409, "duplicate")),
        ({**DAY, "iCalUID": "ours@example.org"}, (409, "duplicate")),
        ({**DAY, "id": "wxyz"}, (400, "invalid")),
        ({**DAY, "id": "01234", "iCalUID": "both@example.org"}, (400, "invalid")),
    ):
        assert refusal(events.insert(calendarId="primary", body=body)) == expected


def test_the_identifier_of_a_deleted_event_stays_taken_and_the_event_can_come_back(
    calendars: Any,
) -> None:
    # https://github.com/googleapis/google-api-ruby-client/issues/1811
    events = calendars.events()
    made = insert(calendars, {**DAY, "id": "abcde", "summary": "Here"})
    events.delete(calendarId="primary", eventId="abcde").execute()
    request = events.insert(calendarId="primary", body={**DAY, "id": "abcde"})
    assert refusal(request) == (409, "duplicate")
    assert all_pages(events, calendarId="primary") == []
    body = {"status": "confirmed"}
    events.patch(calendarId="primary", eventId="abcde", body=body).execute()
    (back,) = all_pages(events, calendarId="primary")
    assert (back["summary"], back["iCalUID"]) == ("Here", made["iCalUID"])


def test_an_event_of_somebody_else_is_imported_once_and_nobody_is_written_to(
    google: GoogleServer, calendars: Any
) -> None:
    # https://developers.google.com/workspace/calendar/api/v3/reference/events/import
    invitation = {
        **HOUR,
        "iCalUID": "theirs@example.org",
        "organizer": {"email": "grace@example.org", "displayName": "Grace"},
        "attendees": [{"email": "grace@example.org"}, {"email": google.account.email}],
    }
    events = calendars.events()
    made = events.import_(calendarId="primary", body=invitation).execute()
    assert made["organizer"] == {"email": "grace@example.org", "displayName": "Grace"}
    assert [each.get("self", False) for each in made["attendees"]] == [False, True]
    # https://github.com/insanum/gcalcli/issues/784
    request = events.import_(calendarId="primary", body=invitation)
    assert refusal(request) == (409, "duplicate")
    # Two more refusals: https://github.com/kewisch/gdata-provider/issues/1049
    strangers = {**invitation, "iCalUID": "2", "attendees": [{"email": "eve@example.org"}]}
    request = events.import_(calendarId="primary", body=strangers)
    assert refusal(request) == (400, "participantIsNeitherOrganizerNorAttendee")
    assert refusal(events.import_(calendarId="primary", body=HOUR)) == (400, "required")
    # What only the organizer changes.
    body = {"guestsCanModify": True}
    request = events.patch(calendarId="primary", eventId=made["id"], body=body, sendUpdates="none")
    assert refusal(request) == (403, "forbiddenForNonOrganizer")
    assert google.account.outbox == []


@pytest.mark.parametrize("restores", [True, False])
def test_whether_a_deleted_event_is_imported_again_is_not_known(
    google: GoogleServer, calendars: Any, restores: bool
) -> None:
    google.account.rules.import_restores_deleted = restores
    events = calendars.events()
    made = events.import_(calendarId="primary", body={**DAY, "iCalUID": "a"}).execute()
    events.delete(calendarId="primary", eventId=made["id"]).execute()
    request = events.import_(calendarId="primary", body={**DAY, "iCalUID": "a"})
    if restores:
        assert request.execute()["id"] == made["id"]
    else:
        assert refusal(request) == (409, "duplicate")


def test_mails_are_told_when_a_client_asks_for_them_and_only_then(
    google: GoogleServer, calendars: Any
) -> None:
    guests = [{"email": "grace@example.org"}, {"email": "alan@gmail.com"}]
    made = insert(calendars, {**HOUR, "attendees": guests}, sendUpdates="none")
    insert(calendars, {**HOUR, "attendees": guests})
    assert google.account.outbox == []
    events = calendars.events()
    body = {"summary": "Later"}
    events.patch(
        calendarId="primary", eventId=made["id"], body=body, sendUpdates="externalOnly"
    ).execute()
    events.delete(calendarId="primary", eventId=made["id"], sendUpdates="all").execute()
    insert(calendars, {**HOUR, "attendees": guests}, sendNotifications=True)
    assert [(each.method, each.recipients) for each in google.account.outbox] == [
        ("calendar.events.patch", ("grace@example.org",)),
        ("calendar.events.delete", ("grace@example.org", "alan@gmail.com")),
        ("calendar.events.insert", ("grace@example.org", "alan@gmail.com")),
    ]


def test_the_own_answer_to_an_invitation_is_changed(google: GoogleServer, calendars: Any) -> None:
    guests = [{"email": "grace@example.org"}, {"email": google.account.email}]
    made = insert(calendars, {**HOUR, "attendees": guests})
    assert [each["responseStatus"] for each in made["attendees"]] == ["needsAction"] * 2
    guests[1]["responseStatus"] = "accepted"
    body = {"attendees": guests}
    new = calendars.events().patch(calendarId="primary", eventId=made["id"], body=body).execute()
    assert new["attendees"][1]["responseStatus"] == "accepted" and new["attendees"][1]["self"]
    few = calendars.events().get(calendarId="primary", eventId=made["id"], maxAttendees=1).execute()
    assert few["attendeesOmitted"] and len(few["attendees"]) == 1


def test_fields_of_our_own_are_kept_found_and_removed(calendars: Any) -> None:
    # https://developers.google.com/workspace/calendar/api/guides/extended-properties
    own = {"private": {"uid": "7", "n" * 45: "dropped"}, "shared": {"long": "x" * 2000}}
    made = insert(calendars, {**DAY, "extendedProperties": own})
    insert(calendars, {**DAY, "extendedProperties": {"private": {"uid": "8"}}})
    assert made["extendedProperties"] == {"private": {"uid": "7"}, "shared": {"long": "x" * 1024}}
    events = calendars.events()
    found = all_pages(events, calendarId="primary", privateExtendedProperty="uid=7")
    assert [each["id"] for each in found] == [made["id"]]
    assert all_pages(events, calendarId="primary", sharedExtendedProperty="uid=7") == []
    body = {"extendedProperties": {"private": {"uid": None, "more": "1"}}}
    new = events.patch(calendarId="primary", eventId=made["id"], body=body).execute()
    assert new["extendedProperties"]["private"] == {"more": "1"}


def test_reminders(calendars: Any) -> None:
    five = [{"method": "popup", "minutes": minutes} for minutes in range(5)]
    made = insert(calendars, {**DAY, "reminders": {"useDefault": False, "overrides": five}})
    assert made["reminders"]["overrides"] == five
    none = {"reminders": {"useDefault": False, "overrides": []}}
    new = calendars.events().patch(calendarId="primary", eventId=made["id"], body=none).execute()
    assert new["reminders"] == {"useDefault": False}
    # "Updating event reminders will not cause this to change."
    assert new["updated"] == made["updated"] and new["etag"] != made["etag"]


def test_an_event_moves_to_another_calendar_and_leaves_a_cancelled_one(
    google: GoogleServer, calendars: Any
) -> None:
    other = google.account.add_calendar("Work").id
    made = insert(calendars, HOUR)
    events = calendars.events()
    move = events.move(calendarId="primary", eventId=made["id"], destination=other)
    assert move.execute()["organizer"]["email"] == other
    assert events.get(calendarId=other, eventId=made["id"]).execute()["summary"] == "Dentist"
    left = events.get(calendarId="primary", eventId=made["id"]).execute()
    assert left["status"] == "cancelled"


def test_what_clients_say_of_read_only_fields_is_passed_over(calendars: Any) -> None:
    read_only = {"htmlLink": "x", "created": "2001-01-01T00:00:00Z", "creator": {"email": "a@b.c"}}
    made = insert(calendars, {**DAY, **read_only, "organizer": {"email": "eve@example.org"}})
    assert made["created"] > "2026" and made["organizer"]["self"] and made["creator"]["self"]


def test_words_are_searched(calendars: Any) -> None:
    insert(calendars, {**DAY, "summary": "Buy Apples"})
    insert(calendars, {**DAY, "summary": "Buy pears"})
    found = all_pages(calendars.events(), calendarId="primary", q="apples buy")
    assert [each["summary"] for each in found] == ["Buy Apples"]
