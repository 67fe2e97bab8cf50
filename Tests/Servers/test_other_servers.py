"""Servers of Debian, as far as they are unpacked: they start, and are what the long form takes them for."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from calendar_servers import EVENTS, TASKS, CalendarServer
from device import VEVENT, VTODO
from other_servers import OTHERS, SENDING

PEOPLE = (
    "ORGANIZER{agent}:mailto:anna@example.org\r\n"
    "ATTENDEE{agent};PARTSTAT=NEEDS-ACTION:mailto:ben@elsewhere.example\r\n"
)


@pytest.fixture(params=sorted(OTHERS))
def other(request: pytest.FixtureRequest) -> Iterator[CalendarServer]:
    server = None
    try:
        server = OTHERS[request.param]()
        server.start()
        yield server
    except FileNotFoundError as missing:
        pytest.skip(str(missing))
    finally:
        if server:
            server.close()


def test_it_keeps_what_it_is_given(other: CalendarServer) -> None:
    other.make("tasks", TASKS)
    other.put("tasks", "one", VTODO.format(uid="one", title="Sow", more=""))
    (kept,) = other.resources("tasks")
    assert "SUMMARY:Sow" in kept.text
    other.delete(kept.href)
    assert other.listing("tasks") == {}


def test_it_writes_to_attendees_unless_it_is_told_not_to(other: CalendarServer) -> None:
    """Else an empty outbox would say nothing."""
    if other.name.lower() not in SENDING:
        pytest.skip("it would write to nobody anyway")
    sent: list[bytes] = other.sent  # type: ignore[attr-defined]
    other.make("events", EVENTS)
    for uid, agent in (("one", ";SCHEDULE-AGENT=NONE"), ("two", "")):
        before = len(sent)
        other.put("events", uid, VEVENT.format(uid=uid, title=uid, more=PEOPLE.format(agent=agent)))
        time.sleep(1)
        assert (len(sent) > before) == (agent == "")
