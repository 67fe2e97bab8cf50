"""An account of Google: its collections, its tokens, and what Google refuses."""

from __future__ import annotations

import time
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from faults import Kind
from oauth import CALENDAR, TASKS
from server import GoogleServer
from taskcore import AccessError, InvalidError, TaskcoreError
from taskcore.enumerations import AccountKind
from taskcore_store import GoogleStore
from test_adapter_events import DAY, there
from test_adapter_tasks import add_there, assert_still


@pytest.fixture
def store(google: GoogleServer, tmp_path: Path) -> Any:
    with GoogleStore(google, tmp_path / "store.taskcore") as store:
        yield store


def test_calendars_and_lists_are_collections(google: GoogleServer, store: GoogleStore) -> None:
    google.account.add_calendar("Holidays", role="reader")
    google.account.add_calendar("Busy", role="freeBusyReader")
    google.account.add_task_list("Garden")
    store.add_account()
    found = {
        each.name: (each.holds_events, each.holds_tasks, each.read_only)
        for each in store.store.collections(store.account)
    }
    assert found == {
        google.account.email: (True, False, False),
        "Holidays": (True, False, True),
        "My Tasks": (False, True, False),
        "Garden": (False, True, False),
    }


@pytest.mark.parametrize(
    ("scopes", "expected"),
    [
        ((TASKS,), ["My Tasks"]),
        ((f"{CALENDAR}.events", f"{CALENDAR}.calendarlist.readonly"), ["ada@example.org"]),
    ],
)
def test_a_token_for_one_of_both_is_enough(
    store: GoogleStore, scopes: tuple[str, ...], expected: list[str]
) -> None:
    store.scopes = scopes
    store.connect()
    assert [each.name for each in store.store.collections(store.account)] == expected


def test_a_token_for_something_else_is_told(store: GoogleStore) -> None:
    store.scopes = ("https://www.googleapis.com/auth/drive",)
    with pytest.raises(AccessError) as caught:
        store.add_account()
    assert caught.value.field == "scope"


def test_without_a_token_and_with_one_that_was_taken_back(
    google: GoogleServer, store: GoogleStore
) -> None:
    store.store.set_password(lambda address: None)
    with pytest.raises(AccessError) as caught:
        store.add_account()
    assert caught.value.field == "token"
    store.store.set_password("ya29.wrong")
    with pytest.raises(AccessError) as caught:
        store.add_account()
    assert caught.value.field == "token"


def test_a_token_that_ends_in_the_middle_is_asked_for_again(
    google: GoogleServer, store: GoogleStore, calendars: Any
) -> None:
    for number in range(10):
        body = {**DAY, "summary": f"Event {number}"}
        calendars.events().insert(calendarId="primary", body=body).execute()
    google.oauth.requests_per_token = 2
    store.store.set_password(
        lambda address: google.oauth._new_access_token(google.oauth.new_grant(), 2)
    )
    store.connect()
    assert len(list(store.store.events())) == 10


@pytest.mark.parametrize(
    "address",
    [
        "google", "google://ada@example.org/", "googol:", "google:?calendar=https://example.org/",
        "google:?tasks=http://192.168.0.1/", "google:?mail=http://127.0.0.1/",
    ],
)  # fmt: skip
def test_addresses_that_are_none(store: GoogleStore, address: str) -> None:
    with pytest.raises(InvalidError) as caught:
        store.store.add_account(address, "desk", kind=AccountKind.GOOGLE)
    assert caught.value.field == "address"


def test_a_sync_token_that_ended_lists_everything_and_throws_nothing_away(
    google: GoogleServer, ours: GoogleStore, calendars: Any
) -> None:
    calendars.events().insert(calendarId="primary", body={**DAY, "summary": "Feast"}).execute()
    ours.sync()
    ours.store.update_event(ours.event("Feast").id, title="Party")
    calendars.events().insert(calendarId="primary", body={**DAY, "summary": "Fast"}).execute()
    google.account.expire_sync_tokens()
    ours.sync()
    assert there(calendars).keys() == {"Party", "Fast"}
    assert sorted(each.title for each in ours.store.events()) == ["Fast", "Party"]
    assert_still(ours)


def test_a_sync_token_that_ends_between_two_pages(
    google: GoogleServer, ours: GoogleStore, calendars: Any
) -> None:
    for number in range(8):
        body = {**DAY, "summary": f"Event {number}"}
        calendars.events().insert(calendarId="primary", body=body).execute()
    google.faults.add(Kind.EXPIRED_SYNC_TOKENS, after=1, method="GET", path="/events$")
    ours.sync()
    assert len(list(ours.store.events())) == 8
    assert_still(ours)


@pytest.mark.parametrize(
    "kind",
    [
        Kind.RATE_LIMIT,
        Kind.USER_RATE_LIMIT,
        Kind.TOO_MANY_REQUESTS,
        Kind.SERVER_ERROR,
        Kind.UNAVAILABLE,
    ],
)
def test_limits_make_a_run_slower_and_not_wrong(
    google: GoogleServer, ours: GoogleStore, calendars: Any, tasks: Any, kind: Kind
) -> None:
    add_there(tasks, title="Milk")
    ours.store.add("Bread", project_id=ours.project)
    google.faults.add(kind, times=2, after=1)
    start = time.monotonic()
    ours.sync()
    assert time.monotonic() - start > 0.5
    assert ours.titles() == ["Bread", "Milk"]
    assert_still(ours)


def test_limits_that_do_not_end_are_told(google: GoogleServer, ours: GoogleStore) -> None:
    google.faults.add(Kind.TOO_MANY_REQUESTS, times=100, retry_after=3600)
    with pytest.raises(TaskcoreError, match="3600"):
        ours.sync()
    google.faults.clear()
    ours.sync()


def test_a_clock_of_google_that_is_wrong_loses_nothing(
    google: GoogleServer, ours: GoogleStore, tasks: Any
) -> None:
    google.account.clock.set_wrong_by(timedelta(hours=3))
    add_there(tasks, title="Ahead")
    ours.sync()
    google.account.clock.set_wrong_by(timedelta(0))
    add_there(tasks, title="Right")
    ours.sync()
    assert ours.titles() == ["Ahead", "Right"]


def test_a_calendar_that_may_only_be_read_is_not_written_to(
    google: GoogleServer, store: GoogleStore, calendars: Any
) -> None:
    holidays = google.account.add_calendar("Holidays")
    calendars.events().insert(calendarId=holidays.id, body={**DAY, "summary": "May Day"}).execute()
    holidays.role = "reader"
    store.connect()
    store.store.update_event(store.event("May Day").id, title="Mine")
    before = len(google.writes())
    store.sync()
    assert len(google.writes()) == before
