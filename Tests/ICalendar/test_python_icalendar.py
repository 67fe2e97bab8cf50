"""Python's icalendar and recurring-ical-events find in a hundred events and tasks what Taskcore finds."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from seeds import seed

from chance import Chance, calendar_of, fill_events, fill_tasks, their_events, their_tasks
from reading import Clock, by_icalendar, by_taskcore, exported, without_errors, zone_faults
from taskcore import Status, Store

ALL = Status.OPEN | Status.COMPLETED | Status.CANCELLED


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(clock: Clock) -> Iterator[Store]:
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as opened:
        yield opened


@pytest.fixture
def copy(clock: Clock) -> Iterator[Store]:
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as opened:
        yield opened


@pytest.mark.parametrize("number", range(2))
def test_what_we_export_is_what_icalendar_reads(store: Store, clock: Clock, number: int) -> None:
    chance = Chance(seed(2200) + number)
    fill_events(store, chance)
    fill_tasks(store, clock, chance)
    text = exported(store)
    assert zone_faults(text) == []
    theirs = by_icalendar(without_errors(text))
    ours = by_taskcore(store, clock)
    assert len(ours.events) > 500 and len(ours.dues) > 200 and len(ours.event_alarms) > 0
    assert ours.differences(theirs) == {}


def test_our_definitions_of_zones_say_what_the_zones_are(store: Store, clock: Clock) -> None:
    """Under names that nobody knows, nothing but the definitions is left."""
    chance = Chance(seed(2210))
    fill_events(store, chance)
    fill_tasks(store, clock, chance)
    text = exported(store)
    unknown = re.sub(r"(TZID[=:])([A-Za-z_]+)/", r"\1Our-\2-", text)
    unknown = re.sub(r"X-LIC-LOCATION:.*\r\n", "", unknown)
    assert unknown != text
    assert (
        by_icalendar(without_errors(text)).differences(by_icalendar(without_errors(unknown))) == {}
    )


@pytest.mark.parametrize("number", range(2))
def test_what_icalendar_writes_is_what_we_read(
    store: Store, copy: Store, clock: Clock, number: int
) -> None:
    chance = Chance(seed(2220) + number)
    tasks, over = their_tasks(chance)
    calendar = calendar_of(their_events(chance) + tasks)
    text = calendar.to_ical().decode()
    report = store.import_file(io.StringIO(text, newline=""), "icalendar")
    assert [note.message for note in store.import_notes()] == []
    assert report.skipped == 0
    theirs = by_icalendar(without_errors(text), over=frozenset(over))
    ours = by_taskcore(store, clock)
    # Of a series, this is where it is by now, and where it began.
    repeating = {task.title for task in store.tasks(status=ALL, hidden="both") if task.repeat_rule}
    theirs_alone = {title: said for title, said in theirs.tasks.items() if title not in repeating}
    series = {title: said for title, said in ours.tasks.items() if title in repeating}
    theirs.tasks = theirs_alone | series
    assert ours.differences(theirs) == {}
    assert len(store.completions()) == sum(
        task.completed is not None
        for task in store.tasks(status=ALL, hidden="both")
        if not task.repeat_rule
    ) + len(over)

    again = exported(store)
    assert zone_faults(again) == []
    back = by_icalendar(without_errors(again), over=frozenset(over))
    assert ours.differences(back) == {}
    copy.import_file(io.StringIO(again, newline=""), "icalendar")
    assert by_taskcore(copy, clock).differences(ours) == {}
    before = exported(store, "json")
    for file in (text, again):
        report = store.import_file(io.StringIO(file, newline=""), "icalendar")
        assert (report.added, report.events_added) == (0, 0)
        assert exported(store, "json") == before
