"""Servers of Debian, as far as they are unpacked: they start, and are what the long form takes them for."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from calendar_servers import EVENTS, TASKS, CalendarServer
from device import VEVENT, VTODO, Device, Somebody
from http_proxy import Log, Proxy
from other_servers import OTHERS, SENDING
from taskcore import Scope

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


@pytest.fixture
def somebody(other: CalendarServer) -> Somebody:
    return Somebody(other)


@pytest.fixture
def device(other: CalendarServer, somebody: Somebody, tmp_path: Path) -> Iterator[Device]:
    """A store beside somebody; it is not connected yet."""
    proxy = Proxy(other, Log(), "laptop")
    device = Device(tmp_path / "laptop.db", proxy)
    yield device
    device.close()
    proxy.close()


def test_it_keeps_what_it_is_given(other: CalendarServer) -> None:
    other.make("tasks", TASKS)
    other.put("tasks", "one", VTODO.format(uid="one", title="Sow", more=""))
    (kept,) = other.resources("tasks")
    assert "SUMMARY:Sow" in kept.text
    other.delete(kept.href)
    assert other.listing("tasks") == {}


def test_what_is_made_anew_at_the_same_place_comes(device: Device, somebody: Somebody) -> None:
    """Of SOGo it has the ETag of what was there before."""
    somebody.task("one", "Sow")
    device.connect()
    somebody.delete(["one"])
    somebody.task("one", "Sow maize")
    device.sync()
    device.assert_equal(somebody)
    assert device.titles() == ["Sow maize"]
    writes = len(device.proxy.log.writes())
    device.sync()
    assert len(device.proxy.log.writes()) == writes


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


def test_our_store_lets_it_write_to_nobody(other: CalendarServer, device: Device) -> None:
    """Not to who comes, to who goes, nor when the event does: SOGo looks at the organizer alone."""
    if other.name.lower() not in SENDING:
        pytest.skip("it would write to nobody anyway")
    device.connect()
    start = datetime(2027, 1, 11, 9, 30)
    event = device.store.add_event("Review", start, calendar_id=device.calendar())
    for names in (["Ada <ada@elsewhere.example>"], ["Ben <ben@elsewhere.example>"], []):
        device.store.update_event(event, attendees=names)
        device.sync()
    device.store.update_event(event, attendees=["Ada <ada@elsewhere.example>"])
    device.sync()
    device.store.delete_events(event)
    device.sync()
    assert other.listing("events") == {}
    time.sleep(1)
    sent: list[bytes] = other.sent  # type: ignore[attr-defined]
    assert sent == []


def test_nobody_is_told_of_an_occurrence(other: CalendarServer, device: Device) -> None:
    """Where one is removed, SOGo looks at the organizer of the series, which nobody was invited to."""
    if other.name.lower() not in SENDING:
        pytest.skip("it would write to nobody anyway")
    device.connect()
    start = datetime(2027, 1, 11, 9, 30)
    event = device.store.add_event(
        "Review", start, calendar_id=device.calendar(), repeat_rule="FREQ=DAILY;COUNT=5"
    )
    days = [start + timedelta(days=number) for number in range(1, 4)]
    for day in days:
        device.store.update_event(
            event, occurrence=day, scope=Scope.THIS, attendees=["Ada <ada@elsewhere.example>"]
        )
    device.sync()
    device.store.update_event(event, occurrence=days[0], scope=Scope.THIS, title="Look")
    device.sync()
    device.store.delete_occurrence(event, days[1])
    device.sync()
    device.store.update_event(event, occurrence=days[2], scope=Scope.THIS, attendees=[])
    device.sync()
    device.store.delete_events(event)
    device.sync()
    time.sleep(1)
    sent: list[bytes] = other.sent  # type: ignore[attr-defined]
    assert [mail.decode(errors="replace") for mail in sent] == []
