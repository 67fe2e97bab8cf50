"""What a test lets go wrong goes wrong, once as often as it says, and Google's own client sees it."""

from __future__ import annotations

from http.client import HTTPException
from typing import Any

import pytest
from googleapiclient.errors import HttpError

from client import all_pages, calendar_client, refusal
from faults import Kind
from server import GoogleServer

DAY: dict[str, Any] = {"start": {"date": "2026-05-01"}, "end": {"date": "2026-05-02"}}


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (Kind.RATE_LIMIT, (403, "rateLimitExceeded")),
        (Kind.USER_RATE_LIMIT, (403, "userRateLimitExceeded")),
        (Kind.TOO_MANY_REQUESTS, (429, "rateLimitExceeded")),
        (Kind.SERVER_ERROR, (500, "backendError")),
        (Kind.UNAVAILABLE, (503, "backendError")),
    ],
)
def test_so_many_requests_are_refused_and_the_next_one_is_not(
    google: GoogleServer, calendars: Any, kind: Kind, expected: tuple[int, str]
) -> None:
    google.faults.add(kind, times=2, after=1, retry_after=7)
    colors = calendars.colors().get()
    colors.execute()
    for _ in range(2):
        assert refusal(colors) == expected
    colors.execute()
    assert google.faults.happened[kind] == 2


def test_the_client_waits_and_tries_again(google: GoogleServer, calendars: Any) -> None:
    google.faults.add(Kind.RATE_LIMIT, times=2)
    waits: list[float] = []
    request = calendars.colors().get()
    request._sleep = waits.append
    request.execute(num_retries=3)
    assert len(waits) == 2
    statuses = [each.status for each in google.requests()]
    assert statuses == [403, 403, 200]


def test_the_seconds_to_wait_are_said(google: GoogleServer, calendars: Any) -> None:
    google.faults.add(Kind.TOO_MANY_REQUESTS, retry_after=7)
    with pytest.raises(HttpError) as caught:
        calendars.colors().get().execute()
    assert caught.value.resp["retry-after"] == "7"


@pytest.mark.parametrize(
    ("kind", "made"), [(Kind.CUT_BEFORE, 0), (Kind.CUT_AFTER, 1), (Kind.CUT_IN_ANSWER, 1)]
)
def test_a_connection_is_cut_before_or_after_the_work(
    google: GoogleServer, calendars: Any, kind: Kind, made: int
) -> None:
    # More than once: httplib2 tries again by itself.
    google.faults.add(kind, times=5, method="POST")
    body = {**DAY, "id": "abcde"}
    with pytest.raises((OSError, HTTPException)):
        calendars.events().insert(calendarId="primary", body=body).execute()
    google.faults.clear()
    assert len(all_pages(calendars.events(), calendarId="primary")) == made
    assert google.requests(method="events.insert")[0].status is None


def test_a_request_may_arrive_twice(google: GoogleServer, calendars: Any) -> None:
    google.faults.add(Kind.TWICE, times=2, method="POST")
    calendars.events().insert(calendarId="primary", body=DAY).execute()
    assert len(all_pages(calendars.events(), calendarId="primary")) == 2
    # With an identifier of the client's own the second one is refused.
    request = calendars.events().insert(calendarId="primary", body={**DAY, "id": "abcde"})
    assert refusal(request) == (409, "duplicate")
    assert len(all_pages(calendars.events(), calendarId="primary")) == 3


def test_an_answer_that_the_documents_do_not_know_fails_the_test() -> None:
    with (
        pytest.raises(AssertionError, match="summaryOverride: 7 is no string"),
        GoogleServer() as google,
    ):
        google.account.calendar("primary").entry["summaryOverride"] = 7
        calendar_client(google).calendarList().list().execute()


def test_the_log_says_what_was_asked(google: GoogleServer, calendars: Any) -> None:
    calendars.events().list(calendarId="primary", maxResults=5).execute()
    calendars.events().insert(calendarId="primary", body=DAY, sendUpdates="none").execute()
    first, second = google.log
    assert (first.http, first.path, first.status) == (
        "GET",
        "/calendar/v3/calendars/primary/events",
        200,
    )
    assert "maxResults=5" in first.query
    assert google.writes() == [second] and "sendUpdates=none" in second.query


def test_a_query_that_is_too_long_for_an_address_comes_in_the_body(calendars: Any) -> None:
    calendars.events().insert(calendarId="primary", body=DAY).execute()
    assert all_pages(calendars.events(), calendarId="primary", q="x" * 3000) == []
