"""Events of ours and of Google come together, series and their changed occurrences among them."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from client import all_pages
from faults import Kind
from server import GoogleServer
from taskcore import Event, Participation, Scope
from taskcore_store import GoogleStore
from test_adapter_tasks import assert_still

VIENNA = ZoneInfo("Europe/Vienna")
DAY: dict[str, Any] = {"start": {"date": "2027-05-01"}, "end": {"date": "2027-05-02"}}
CHOIR: dict[str, Any] = {
    "summary": "Choir",
    "start": {"dateTime": "2027-03-19T18:00:00", "timeZone": "Europe/Vienna"},
    "end": {"dateTime": "2027-03-19T19:30:00", "timeZone": "Europe/Vienna"},
    "recurrence": ["RRULE:FREQ=WEEKLY;COUNT=4"],
}


def there(calendars: Any) -> dict[str, dict[str, Any]]:
    """The events that Google has, and not the occurrences of series, by their titles."""
    found = all_pages(calendars.events(), calendarId="primary")
    found = [each for each in found if "recurringEventId" not in each]
    titles = {each.get("summary", ""): each for each in found}
    assert len(titles) == len(found), sorted(each.get("summary", "") for each in found)
    return titles


def occurrences_there(calendars: Any) -> list[tuple[str, str]]:
    """Title and start of all that happens."""
    found = all_pages(calendars.events(), calendarId="primary", singleEvents=True)
    starts = [each["start"].get("dateTime", each["start"].get("date"))[:16] for each in found]
    return sorted(zip([each.get("summary", "") for each in found], starts, strict=True))


def occurrences_here(ours: GoogleStore) -> list[tuple[str, str]]:
    found = []
    for event in ours.store.events():
        if event.repeat_rule or event.added_dates:
            for each in ours.store.event_occurrences(event.id):
                found.append((event.title, _text(each.start, event)))
        else:
            found.append((event.title, _text(event.begins, event)))
    return sorted(found)


def _text(begins: datetime, event: Event) -> str:
    local = begins.astimezone(VIENNA)
    is_day = not isinstance(event.start, datetime)
    return local.strftime("%Y-%m-%d" if is_day else "%Y-%m-%dT%H:%M")


def add_here(ours: GoogleStore, title: str, start: date | datetime, **properties: Any) -> int:
    if isinstance(start, datetime):
        start = start.replace(tzinfo=VIENNA)
        properties.setdefault("duration", timedelta(hours=1))
    return ours.store.add_event(
        title, start, calendar_id=ours.calendar, allow_conflicts=True, **properties
    )


def assert_equal(ours: GoogleStore, calendars: Any) -> None:
    assert occurrences_here(ours) == occurrences_there(calendars)
    assert_still(ours)
    assert occurrences_here(ours) == occurrences_there(calendars)
    assert ours.google.account.outbox == []


def test_an_event_of_ours_goes_up_and_one_of_google_comes_down(
    ours: GoogleStore, calendars: Any
) -> None:
    add_here(ours, "Lunch", datetime(2027, 3, 1, 12), location="Café", notes="with Ada")
    add_here(ours, "Fair", date(2027, 4, 1), duration=timedelta(days=2))
    body = {**DAY, "summary": "Holiday", "description": "rest", "location": "Sea"}
    calendars.events().insert(calendarId="primary", body=body).execute()
    ours.sync()
    holiday = ours.event("Holiday")
    assert (holiday.start, holiday.notes, holiday.location) == (date(2027, 5, 1), "rest", "Sea")
    lunch, fair = there(calendars)["Lunch"], there(calendars)["Fair"]
    assert lunch["start"] == {"dateTime": "2027-03-01T12:00:00+01:00", "timeZone": "Europe/Vienna"}
    assert lunch["end"]["dateTime"] == "2027-03-01T13:00:00+01:00"
    assert (lunch["location"], lunch["description"]) == ("Café", "with Ada")
    assert lunch["reminders"] == {"useDefault": False}
    assert (fair["start"], fair["end"]) == ({"date": "2027-04-01"}, {"date": "2027-04-03"})
    assert_equal(ours, calendars)


def test_changes_go_both_ways_property_by_property(ours: GoogleStore, calendars: Any) -> None:
    add_here(ours, "Lunch", datetime(2027, 3, 1, 12))
    ours.sync()
    lunch = there(calendars)["Lunch"]
    change = {"location": "Café", "colorId": "5"}
    calendars.events().patch(calendarId="primary", eventId=lunch["id"], body=change).execute()
    ours.store.update_event(ours.event("Lunch").id, title="Brunch")
    ours.sync()
    brunch = there(calendars)["Brunch"]
    assert (brunch["location"], brunch["colorId"]) == ("Café", "5")
    assert ours.event("Brunch").location == "Café"
    later = datetime(2027, 3, 2, 11, tzinfo=VIENNA)
    ours.store.update_event(ours.event("Brunch").id, start=later)
    ours.sync()
    brunch = there(calendars)["Brunch"]
    assert brunch["start"]["dateTime"] == "2027-03-02T11:00:00+01:00"
    assert brunch["colorId"] == "5"
    assert_equal(ours, calendars)


def test_what_we_do_not_know_of_an_event_survives_a_change(
    ours: GoogleStore, calendars: Any
) -> None:
    unknown = {
        "guestsCanInviteOthers": False,
        "source": {"url": "https://example.org/", "title": "Page"},
        "extendedProperties": {"private": {"theirs": "1"}, "shared": {"ours": "2"}},
        "visibility": "private",
    }
    body = {**DAY, "summary": "Holiday", **unknown}
    calendars.events().insert(calendarId="primary", body=body).execute()
    ours.sync()
    ours.store.update_event(ours.event("Holiday").id, title="Feast", tags=["rest"])
    ours.sync()
    feast = there(calendars)["Feast"]
    assert feast["extendedProperties"]["private"]["theirs"] == "1"
    for name in ("guestsCanInviteOthers", "source", "visibility"):
        assert feast[name] == unknown[name]
    assert_equal(ours, calendars)


def test_deletions_go_both_ways(ours: GoogleStore, calendars: Any) -> None:
    add_here(ours, "Lunch", datetime(2027, 3, 1, 12))
    calendars.events().insert(calendarId="primary", body={**DAY, "summary": "Holiday"}).execute()
    ours.sync()
    ours.store.delete_events(ours.event("Holiday").id)
    lunch = there(calendars)["Lunch"]["id"]
    calendars.events().delete(calendarId="primary", eventId=lunch).execute()
    ours.sync()
    assert occurrences_here(ours) == []
    assert_equal(ours, calendars)


def test_an_event_that_google_lost_and_we_changed_is_there_again(
    ours: GoogleStore, calendars: Any
) -> None:
    add_here(ours, "Lunch", datetime(2027, 3, 1, 12))
    ours.sync()
    lunch = there(calendars)["Lunch"]["id"]
    calendars.events().delete(calendarId="primary", eventId=lunch).execute()
    ours.store.update_event(ours.event("Lunch").id, title="Brunch")
    ours.sync()
    ours.sync()
    assert there(calendars)["Brunch"]["id"] == lunch
    assert_equal(ours, calendars)


def test_reminders_go_both_ways(ours: GoogleStore, calendars: Any) -> None:
    calendars.events().insert(calendarId="primary", body={**DAY, "summary": "Default"}).execute()
    body = {**DAY, "summary": "Own", "reminders": {"useDefault": False, "overrides": [
        {"method": "popup", "minutes": 30}, {"method": "email", "minutes": 60}]}}  # fmt: skip
    calendars.events().insert(calendarId="primary", body=body).execute()
    ours.sync()
    minutes = {
        each.title: [-reminder.offset for reminder in each.reminders if reminder.offset]
        for each in ours.store.events()
    }
    assert minutes == {"Default": [timedelta(minutes=10)], "Own": [timedelta(minutes=30)]}
    for title in ("Default", "Own"):
        ours.store.update_event(ours.event(title).id, location="Sea")
    ours.sync()
    assert there(calendars)["Default"]["reminders"] == {"useDefault": True}
    assert len(there(calendars)["Own"]["reminders"]["overrides"]) == 2
    assert_equal(ours, calendars)


# MARK: Series


def test_a_series_of_google_with_exceptions_comes_down(ours: GoogleStore, calendars: Any) -> None:
    events = calendars.events()
    made = events.insert(calendarId="primary", body=CHOIR).execute()
    first, second, *_ = events.instances(calendarId="primary", eventId=made["id"]).execute()[
        "items"
    ]
    change = {"summary": "Solo", "start": {"dateTime": "2027-03-19T20:00:00+01:00"},
              "end": {"dateTime": "2027-03-19T21:00:00+01:00"}}  # fmt: skip
    events.patch(calendarId="primary", eventId=first["id"], body=change).execute()
    events.delete(calendarId="primary", eventId=second["id"]).execute()
    ours.sync()
    assert occurrences_here(ours) == [
        ("Choir", "2027-04-02T18:00"),
        ("Choir", "2027-04-09T18:00"),
        ("Solo", "2027-03-19T20:00"),
    ]
    assert_equal(ours, calendars)


def test_a_series_of_ours_with_exceptions_goes_up(ours: GoogleStore, calendars: Any) -> None:
    start = datetime(2027, 3, 19, 18)
    series = add_here(ours, "Choir", start, repeat_rule="FREQ=WEEKLY;COUNT=5")
    ours.store.delete_occurrence(series, start + timedelta(days=7))
    ours.store.update_event(
        series, occurrence=start + timedelta(days=14), scope=Scope.THIS, title="Solo",
        allow_conflicts=True,
    )  # fmt: skip
    ours.sync()
    assert_equal(ours, calendars)
    assert len(occurrences_there(calendars)) == 4
    assert ("Solo", "2027-04-02T18:00") in occurrences_there(calendars)
    # And later, one by one.
    ours.store.delete_occurrence(series, start + timedelta(days=21))
    ours.sync()
    assert_equal(ours, calendars)
    ours.store.update_event(
        series, occurrence=start + timedelta(days=28), scope=Scope.THIS, location="Church",
        allow_conflicts=True,
    )  # fmt: skip
    ours.sync()
    assert_equal(ours, calendars)
    assert len(occurrences_there(calendars)) == 3


def test_an_occurrence_that_google_changes_or_cancels_later_is_so_here(
    ours: GoogleStore, calendars: Any
) -> None:
    events = calendars.events()
    made = events.insert(calendarId="primary", body=CHOIR).execute()
    ours.sync()
    each = events.instances(calendarId="primary", eventId=made["id"]).execute()["items"]
    events.patch(calendarId="primary", eventId=each[0]["id"], body={"summary": "Solo"}).execute()
    ours.sync()
    assert_equal(ours, calendars)
    events.delete(calendarId="primary", eventId=each[1]["id"]).execute()
    ours.sync()
    assert_equal(ours, calendars)
    events.delete(calendarId="primary", eventId=each[0]["id"]).execute()
    ours.sync()
    assert_equal(ours, calendars)
    events.patch(
        calendarId="primary", eventId=each[1]["id"], body={"status": "confirmed"}
    ).execute()
    ours.sync()
    assert_equal(ours, calendars)


def test_an_occurrence_that_one_side_changes_and_the_other_excludes_is_not_lost(
    ours: GoogleStore, calendars: Any
) -> None:
    start = datetime(2027, 3, 19, 18)
    series = add_here(ours, "Choir", start, repeat_rule="FREQ=WEEKLY;COUNT=4")
    ours.sync()
    events = calendars.events()
    choir = there(calendars)["Choir"]["id"]
    second = events.instances(calendarId="primary", eventId=choir).execute()["items"][1]
    events.patch(calendarId="primary", eventId=second["id"], body={"summary": "Solo"}).execute()
    ours.store.delete_occurrence(series, start + timedelta(days=7))
    ours.sync()
    ours.sync()
    assert ("Solo", "2027-03-26T18:00") in occurrences_there(calendars)
    assert_equal(ours, calendars)


def test_a_series_that_moves_here_moves_there(ours: GoogleStore, calendars: Any) -> None:
    start = datetime(2027, 3, 19, 18)
    series = add_here(ours, "Choir", start, repeat_rule="FREQ=WEEKLY;COUNT=4")
    ours.store.delete_occurrence(series, start + timedelta(days=7))
    ours.sync()
    ours.store.update_event(series, start=(start + timedelta(hours=1)).replace(tzinfo=VIENNA))
    ours.sync()
    assert ("Choir", "2027-03-19T19:00") in occurrences_there(calendars)
    assert_equal(ours, calendars)


def test_a_series_is_deleted_on_either_side(ours: GoogleStore, calendars: Any) -> None:
    start = datetime(2027, 3, 19, 18)
    for title in ("Choir", "Run"):
        series = add_here(ours, title, start, repeat_rule="FREQ=DAILY;COUNT=3")
        ours.store.update_event(
            series, occurrence=start + timedelta(days=1), scope=Scope.THIS, location="Here",
            allow_conflicts=True,
        )  # fmt: skip
    ours.sync()
    calendars.events().delete(calendarId="primary", eventId=there(calendars)["Run"]["id"]).execute()
    (choir,) = [each for each in ours.store.events() if each.title == "Choir" and each.repeat_rule]
    ours.store.delete_events(choir.id)
    ours.sync()
    assert occurrences_there(calendars) == []
    assert_equal(ours, calendars)


def test_whole_days_that_repeat(ours: GoogleStore, calendars: Any) -> None:
    series = add_here(ours, "Fast", date(2027, 3, 1), repeat_rule="FREQ=WEEKLY;COUNT=4")
    ours.store.delete_occurrence(series, date(2027, 3, 8))
    ours.sync()
    assert [start for _, start in occurrences_there(calendars)] == [
        "2027-03-01", "2027-03-15", "2027-03-22",
    ]  # fmt: skip
    assert_equal(ours, calendars)


# MARK: Nobody is written to


def test_attendees_are_told_nothing(
    google: GoogleServer, ours: GoogleStore, calendars: Any
) -> None:
    add_here(ours, "Review", datetime(2027, 3, 1, 9), attendees=["Bob <bob@example.com>", "Carol"])
    guests = [{"email": "dan@example.com"}]
    body = {**DAY, "summary": "Trip", "attendees": guests}
    calendars.events().insert(calendarId="primary", body=body).execute()
    ours.sync()
    (bob,) = there(calendars)["Review"]["attendees"]
    assert (bob["email"], bob["displayName"]) == ("bob@example.com", "Bob")
    ours.store.update_event(ours.event("Trip").id, title="Journey")
    ours.store.update_event(ours.event("Review").id, title="Audit")
    ours.sync()
    assert there(calendars).keys() == {"Journey", "Audit"}
    assert ours.event("Audit").attendees == ("Bob <bob@example.com>", "Carol")
    ours.store.delete_events(ours.event("Journey").id)
    ours.sync()
    assert google.account.outbox == []
    assert_equal(ours, calendars)


def test_an_event_that_somebody_else_organises_keeps_what_is_theirs(
    google: GoogleServer, ours: GoogleStore, calendars: Any
) -> None:
    people = {
        "organizer": {"email": "boss@example.com"},
        "attendees": [{"email": "boss@example.com"}, {"email": google.account.email}],
    }
    body = {**DAY, "summary": "Meeting", "iCalUID": "meeting@example.com", **people}
    calendars.events().import_(calendarId="primary", body=body).execute()
    ours.sync()
    ours.store.update_event(ours.event("Meeting").id, title="Mine", tags=["work"])
    ours.sync()
    meeting = there(calendars)["Meeting"]
    assert meeting["extendedProperties"]["private"]["taskcore-CATEGORIES"] == ":work"
    assert google.account.outbox == []


# MARK: What goes wrong


@pytest.mark.parametrize("kind", [Kind.CUT_BEFORE, Kind.CUT_AFTER, Kind.CUT_IN_ANSWER, Kind.TWICE])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_an_answer_that_is_lost_doubles_and_loses_nothing(
    google: GoogleServer, ours: GoogleStore, calendars: Any, kind: Kind, method: str
) -> None:
    add_here(ours, "Old", datetime(2027, 3, 1, 9))
    add_here(ours, "Gone", datetime(2027, 3, 2, 9))
    ours.sync()
    add_here(ours, "New", datetime(2027, 3, 3, 9))
    ours.store.update_event(ours.event("Old").id, title="Changed")
    ours.store.delete_events(ours.event("Gone").id)
    google.faults.add(kind, method=method)
    ours.sync()
    ours.sync()
    assert there(calendars).keys() == {"New", "Changed"}
    assert_equal(ours, calendars)


def test_somebody_who_writes_at_the_same_time_is_not_overwritten(
    google: GoogleServer, ours: GoogleStore, calendars: Any
) -> None:
    add_here(ours, "Lunch", datetime(2027, 3, 1, 12))
    ours.sync()
    ours.store.update_event(ours.event("Lunch").id, title="Brunch")
    lunch = there(calendars)["Lunch"]["id"]
    work = google._work
    done: list[str] = []

    def meddle(request: Any, method: Any, path: Any) -> Any:
        if request.http == "PUT" and not done:
            done.append("once")
            body = {"location": "Café"}
            calendar = google.account.calendar("primary")
            import events as server_events
            from state import Call

            call = Call(
                "calendar.events.patch", {"calendarId": "primary", "eventId": lunch}, {}, body, {}
            )
            server_events.patch(google.account, call)
            assert calendar.events[lunch].body["location"] == "Café"
        return work(request, method, path)

    google._work = meddle  # type: ignore[method-assign]
    ours.sync()
    google._work = work  # type: ignore[method-assign]
    brunch = there(calendars)["Brunch"]
    assert brunch["location"] == "Café" and ours.event("Brunch").location == "Café"
    assert_equal(ours, calendars)


def test_the_answer_to_an_invitation_goes_both_ways(ours: GoogleStore, calendars: Any) -> None:
    """Nobody is told: `sendUpdates` is `none`."""
    me = ours.google.account.email
    invited: dict[str, Any] = {
        **DAY,
        "summary": "Fair",
        "iCalUID": "fair@example.org",
        "organizer": {"email": "carl@example.org"},
        "attendees": [
            {"email": "ben@example.org", "responseStatus": "accepted"},
            {"email": me, "responseStatus": "needsAction"},
        ],
    }
    calendars.events().import_(calendarId="primary", body=invited).execute()
    ours.sync()
    fair = ours.event("Fair")
    assert fair.participation is Participation.NEEDS_ACTION
    ours.store.update_event(fair.id, participation=Participation.TENTATIVE)
    ours.sync()
    attendees = there(calendars)["Fair"]["attendees"]
    assert {each["email"]: each["responseStatus"] for each in attendees} == {
        "ben@example.org": "accepted",
        me: "tentative",
    }
    assert_equal(ours, calendars)
    found = there(calendars)["Fair"]
    attendees[1]["responseStatus"] = "declined"
    body = {"attendees": attendees}
    calendars.events().patch(calendarId="primary", eventId=found["id"], body=body).execute()
    ours.sync()
    assert ours.event("Fair").participation is Participation.DECLINED
    assert ours.google.account.outbox == []
