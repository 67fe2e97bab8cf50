"""Google's own client and the second Google agree on sync tokens and pages.

https://developers.google.com/workspace/calendar/api/guides/sync
"""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any

import pytest
from googleapiclient.errors import HttpError

from client import all_pages, listing, refusal
from faults import Kind
from server import GoogleServer

DAY: dict[str, Any] = {"start": {"date": "2026-05-01"}, "end": {"date": "2026-05-02"}}


def insert(calendars: Any, count: int) -> list[str]:
    return [
        calendars.events().insert(calendarId="primary", body=DAY).execute()["id"]
        for _ in range(count)
    ]


def test_pages_have_everything_once_and_the_last_one_has_the_token(
    google: GoogleServer, calendars: Any
) -> None:
    made = insert(calendars, 7)
    google.account.pages.with_empty_first_page = True
    found, token = listing(calendars.events(), calendarId="primary", maxResults=2)
    assert sorted(each["id"] for each in found) == sorted(made)
    assert token is not None
    # One of nothing, three of two, and one of one.
    assert len(google.requests(method="events.list")) == 5


def test_a_listing_goes_on_as_it_was_and_the_token_is_that_of_its_beginning(calendars: Any) -> None:
    events = calendars.events()
    made = insert(calendars, 4)
    first = events.list(calendarId="primary").execute()
    (later,) = insert(calendars, 1)
    second = events.list_next(events.list(calendarId="primary"), first).execute()
    assert {each["id"] for each in first["items"] + second["items"]} == set(made)
    found, _ = listing(events, calendarId="primary", syncToken=second["nextSyncToken"])
    assert [each["id"] for each in found] == [later]


def test_a_token_gives_what_was_made_changed_and_deleted_since(calendars: Any) -> None:
    events = calendars.events()
    stays, changes, goes = insert(calendars, 3)
    _, token = listing(events, calendarId="primary")
    assert listing(events, calendarId="primary", syncToken=token)[0] == []
    (new,) = insert(calendars, 1)
    events.patch(calendarId="primary", eventId=changes, body={"summary": "Other"}).execute()
    events.delete(calendarId="primary", eventId=goes).execute()
    found, again = listing(events, calendarId="primary", syncToken=token)
    assert {each["id"]: each["status"] for each in found} == {
        new: "confirmed",
        changes: "confirmed",
        goes: "cancelled",
    }
    (cancelled,) = [each for each in found if each["id"] == goes]
    assert cancelled.keys() == {"kind", "etag", "id", "status"}
    # An old token can be used again.
    assert len(listing(events, calendarId="primary", syncToken=token)[0]) == 3
    assert listing(events, calendarId="primary", syncToken=again)[0] == []
    whole = events.list(calendarId="primary", syncToken=token, showDeleted=True).execute()["items"]
    assert all("start" in each for each in whole)


def test_a_token_remembers_the_time_from_which_a_listing_was(calendars: Any) -> None:
    events = calendars.events()
    _, token = listing(events, calendarId="primary", timeMin="2026-06-01T00:00:00Z")
    insert(calendars, 1)
    later = {"start": {"date": "2026-06-02"}, "end": {"date": "2026-06-03"}}
    events.insert(calendarId="primary", body=later).execute()
    found, _ = listing(events, calendarId="primary", syncToken=token)
    assert [each["start"]["date"] for each in found] == ["2026-06-02"]


def test_an_old_token_is_gone_and_everything_is_listed_anew(
    google: GoogleServer, calendars: Any
) -> None:
    # https://developers.google.com/workspace/calendar/api/guides/sync#full_sync_required_by_server
    events = calendars.events()
    made = insert(calendars, 2)
    _, token = listing(events, calendarId="primary")
    google.account.expire_sync_tokens()
    request = events.list(calendarId="primary", syncToken=token)
    assert refusal(request) == (410, "fullSyncRequired")
    found, token = listing(events, calendarId="primary")
    assert sorted(each["id"] for each in found) == sorted(made)
    assert listing(events, calendarId="primary", syncToken=token)[0] == []


def test_a_token_may_expire_in_the_middle_of_a_listing(
    google: GoogleServer, calendars: Any
) -> None:
    events = calendars.events()
    _, token = listing(events, calendarId="primary")
    insert(calendars, 5)
    google.faults.add(Kind.EXPIRED_SYNC_TOKENS, after=1, path="/events$")
    request = events.list(calendarId="primary", syncToken=token)
    page = request.execute()
    assert refusal(events.list_next(request, page)) == (410, "fullSyncRequired")


@pytest.mark.parametrize(
    "restriction",
    [
        {"iCalUID": "a"},
        {"orderBy": "updated"},
        {"privateExtendedProperty": "a=b"},
        {"q": "word"},
        {"sharedExtendedProperty": "a=b"},
        {"timeMin": "2026-01-01T00:00:00Z"},
        {"timeMax": "2026-01-01T00:00:00Z"},
        {"updatedMin": "2026-01-01T00:00:00Z"},
        {"showDeleted": False},
    ],
    ids=lambda restriction: next(iter(restriction)),
)
def test_what_does_not_go_with_a_sync_token(calendars: Any, restriction: dict[str, Any]) -> None:
    # https://developers.google.com/workspace/calendar/api/v3/reference/events/list
    _, token = listing(calendars.events(), calendarId="primary")
    request = calendars.events().list(calendarId="primary", syncToken=token, **restriction)
    assert refusal(request) == (400, "syncTokenWithRequestRestrictions")


@pytest.mark.parametrize("restriction", [{"q": "a"}, {"orderBy": "updated"}, {"iCalUID": "a"}])
def test_a_restricted_listing_gives_no_token(calendars: Any, restriction: dict[str, Any]) -> None:
    assert listing(calendars.events(), calendarId="primary", **restriction)[1] is None


def test_tokens_that_are_none_or_of_another_listing_are_refused(
    google: GoogleServer, calendars: Any
) -> None:
    events = calendars.events()
    _, token = listing(events, calendarId="primary")
    other = google.account.add_calendar("Other").id
    for query, expected in (
        ({"calendarId": "primary", "syncToken": "nonsense"}, (400, "invalid")),
        ({"calendarId": "primary", "pageToken": "nonsense"}, (400, "invalid")),
        ({"calendarId": other, "syncToken": token}, (410, "fullSyncRequired")),
        ({"calendarId": "primary", "syncToken": token, "singleEvents": True}, (400, "invalid")),
    ):
        assert refusal(events.list(**query)) == expected


def test_a_page_token_goes_with_the_query_that_it_is_of(calendars: Any) -> None:
    insert(calendars, 4)
    events = calendars.events()
    page = events.list(calendarId="primary").execute()["nextPageToken"]
    request = events.list(calendarId="primary", pageToken=page, showDeleted=True)
    assert refusal(request) == (400, "invalid")


def test_updatedMin_shows_what_was_deleted(google: GoogleServer, calendars: Any) -> None:
    events = calendars.events()
    old, goes = insert(calendars, 2)
    google.account.clock.set_wrong_by(timedelta(minutes=5))
    events.delete(calendarId="primary", eventId=goes).execute()
    gone = events.get(calendarId="primary", eventId=goes).execute()
    found = all_pages(events, calendarId="primary", updatedMin=gone["updated"])
    assert [each["id"] for each in found] == [goes]


@pytest.mark.parametrize("seed", range(5))
def test_what_the_tokens_told_is_what_a_whole_listing_has(
    google: GoogleServer, calendars: Any, seed: int
) -> None:
    chance = random.Random(seed)
    events = calendars.events()
    known: dict[str, dict[str, Any]] = {}
    token = None
    daily = {**DAY, "recurrence": ["RRULE:FREQ=DAILY;COUNT=5"]}
    for _ in range(12):
        for _ in range(chance.randrange(4)):
            identifiers = sorted(known)
            if not identifiers or chance.random() < 0.4:
                body = chance.choice([DAY, daily])
                events.insert(calendarId="primary", body=body).execute()
                continue
            event = known[chance.choice(identifiers)]
            if "recurrence" in event and chance.random() < 0.7:
                page = events.instances(calendarId="primary", eventId=event["id"]).execute()
                event = chance.choice(page["items"] or [event])
            path = {"calendarId": "primary", "eventId": event["id"]}
            now = events.get(**path).execute()
            if now["status"] == "cancelled":
                continue
            if chance.random() < 0.4:
                events.delete(**path).execute()
            else:
                events.patch(**path, body={"summary": str(chance.random())}).execute()
        if chance.random() < 0.2:
            google.account.expire_sync_tokens()
        try:
            changed, token = listing(events, calendarId="primary", **_since(token))
        except HttpError as error:
            assert error.resp.status == 410
            known.clear()
            changed, token = listing(events, calendarId="primary")
        for each in changed:
            known[each["id"]] = each
        # A cancelled occurrence is kept as long as its series.
        gone = {each["id"] for each in known.values() if each["status"] == "cancelled"}
        gone -= {
            name for name in gone if known[name].get("recurringEventId") in known.keys() - gone
        }
        known = {name: each for name, each in known.items() if name not in gone}
        whole = {each["id"]: each for each in all_pages(events, calendarId="primary")}
        assert known == whole


def _since(token: str | None) -> dict[str, str]:
    return {} if token is None else {"syncToken": token}
