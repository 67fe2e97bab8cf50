"""Every property of an event goes through iCalendar and back; the model says which there are."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import fields
from datetime import date, datetime, timedelta, timezone
from typing import Any

import pytest

from conftest import FixedClock
from taskcore import (
    Entity,
    Event,
    EventInput,
    EventKind,
    FieldKind,
    Link,
    Participation,
    Reminder,
    Store,
)

WHOLE_DAY = {"start": date(2026, 3, 2)}
SERIES = {"repeat_rule": "FREQ=DAILY;COUNT=5"}

# A value of each that is not its default; those of series come with a rule.
VALUES: dict[str, dict[str, Any]] = {
    "title": {"title": "Retro; with, all"},
    "start": WHOLE_DAY,
    "duration": {"duration": timedelta(minutes=95)},
    "kind": {"kind": EventKind.DEADLINE},
    "zone": {"zone": "America/New_York"},
    "notes": {"notes": "One\nTwo; \\three"},
    "location": {"location": "Room 4\nParis"},
    "attendees": {"attendees": ["Ada <ada@example.org>", "bob@example.org"]},
    "url": {"url": "https://example.org/a?b=c"},
    "task_id": {"task_id": 1},
    "transparent": {"transparent": True},
    "done": {"done": True},
    "reminders": {"reminders": [Reminder.before_start(timedelta(minutes=10))]},
    "repeat_rule": SERIES,
    "excluded_dates": SERIES | {"excluded_dates": [datetime(2026, 3, 3, 10)]},
    "added_dates": SERIES | {"added_dates": [datetime(2026, 4, 3, 10)]},
    "calendar_id": {"calendar_id": 2},
    "links": {"links": [Link("https://example.org/a.pdf", title="The bill")]},
    "field_values": {"field_values": {"seats": "3"}},
    "project": {"project": "Home"},
    "project_id": {"project_id": 2},
    "tags": {"tags": ["a, b", "work"]},
    "floating": {"floating": True},
    "participation": {"participation": Participation.DECLINED},
}
# What refers to something is told by what that is called, for each store has its own ids.
NAMES: dict[str, Callable[[Store, Event], object]] = {
    "task_id": lambda store, event: event.task_id and store.get(event.task_id).uid,
    "calendar_id": lambda store, event: {each.id: each.name for each in store.calendars()}[
        event.calendar_id
    ],
    "project_id": lambda store, event: event.project,
}


def value(store: Store, event: Event, name: str) -> object:
    return NAMES[name](store, event) if name in NAMES else getattr(event, name)


@pytest.mark.parametrize("name", [field.name for field in fields(EventInput)])
def test_a_property_of_an_event_comes_back(store: Store, clock: FixedClock, name: str) -> None:
    store.add("Pay rent", project="Home")
    store.add_calendar("Team")
    store.add_field("seats", FieldKind.NUMBER, entity=Entity.EVENT)
    start = datetime(2026, 3, 2, 9, tzinfo=timezone.utc)
    plain = store.get_event(store.add_event("Review", start))
    properties: dict[str, Any] = {"title": "Other", "start": start} | VALUES[name]
    event = store.get_event(store.add_event(**properties, allow_conflicts=True))
    assert value(store, event, name) != value(store, plain, name), "It is not the default."
    file = io.BytesIO()
    store.export_file(file, "icalendar")
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as copy:
        copy.import_file(io.BytesIO(file.getvalue()), "icalendar")
        read = copy.get_event(copy.find_event(event.uid))
        assert value(copy, read, name) == value(store, event, name)
