"""The size of the change log, and trimming it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from conftest import FixedClock
from taskcore import FieldKind, InvalidError, NotFoundError, Store


def test_steps_before_a_time_are_removed(store: Store, clock: FixedClock) -> None:
    old = store.add("Old")
    added = clock.now
    clock.advance(timedelta(hours=1))
    new = store.add("New")
    whole = store.log_report()
    assert (whole.step_count, whole.change_count) == (2, 2)
    assert (whole.first, whole.trimmed) == (added, None)
    assert whole.byte_count > 100
    left = store.trim_log(before=clock.now)
    assert (left.step_count, left.change_count) == (2, 1)
    assert (left.first, left.trimmed) == (clock.now, added)
    assert left.byte_count < whole.byte_count
    assert store.count() == 2
    assert (len(store.history(old)), len(store.history(new))) == (0, 1)
    store.undo()
    with pytest.raises(NotFoundError, match="trimmed up to"):
        store.undo()
    assert store.count() == 1


def test_the_oldest_steps_go_until_the_rest_has_room(store: Store) -> None:
    for number in range(20):
        store.add(f"Task {number}")
    whole = store.log_report()
    assert store.trim_log(max_bytes=whole.byte_count) == whole
    left = store.trim_log(max_bytes=whole.byte_count // 2)
    assert 5 < left.change_count < 12
    assert store.trim_log(max_bytes=0).change_count == 0


def test_a_trim_needs_a_limit(store: Store) -> None:
    with pytest.raises(InvalidError):
        store.trim_log()
    with pytest.raises(InvalidError):
        store.trim_log(max_bytes=-1)


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(path) as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


def test_a_record_comes_by_one_row_and_goes_by_a_tombstone(path: Path, clock: FixedClock) -> None:
    with Store(path, clock=clock) as store:
        work = store.add_project("Work")
        section = store.add_section(work, "Doing")
        calendar = store.add_calendar("Team")
        blocker = store.add("Ask")
        task = store.add("Rent", project="Work", section_uid="Doing", depends_on=[blocker])
        event = store.add_event("Review", clock.now, calendar_id=calendar, task_id=task)
        made: list[tuple[Callable[[Any], None], int, Callable[[Any], Any]]] = [
            (store.delete_comments, store.add_comment(task, "Late"), store.get_comment),
            (store.delete_filters, store.add_filter("Late", "overdue"), store.get_filter),
            (store.delete_fields, store.add_field("energy", kind=FieldKind.TEXT), store.get_field),
            (store.delete_templates, store.add_template("T", task_id=task), store.get_template),
            (store.delete_holidays, store.add_holiday(clock.now.date()), store.get_holiday),
            (store.delete_clients, store.add_client("Ada"), store.get_client),
            (
                store.delete_time_entries,
                store.add_time_entry(start=clock.now - timedelta(hours=1), end=clock.now),
                store.get_time_entry,
            ),
            (store.delete_events, event, store.get_event),
            (store.delete_calendars, calendar, store.get_calendar),
            (store.delete_sections, section, store.get_project_section),
            (store.delete_projects, work, store.get_project),
        ]
        uids = {get(id).uid for _, id, get in made}
        assert len(uids) == len(made)
        came = rows(path, "SELECT uid, property, old, new FROM change")
        assert len({uid for uid, *_ in came}) == len(came) == len(made) + 2
        assert {(name, old) for _, name, old, _ in came} == {("id", None)}
        # What a record is linked to is named by its uid.
        values = {uid: json.loads(new) for uid, _, _, new in came}
        of_task = values[store.get(task).uid]
        assert of_task["project"] == store.get_project(work).uid
        assert of_task["section"] == store.get_project_section(section).uid
        assert of_task["dependency"] == [store.get(blocker).uid]
        of_event = values[store.get_event(event).uid]
        assert of_event["task_uid"] == store.get(task).uid
        assert of_event["calendar_uid"] == store.get_calendar(calendar).uid
        uids |= {store.get(each).uid for each in (task, blocker)}
        for delete, id, _ in made:
            delete(id)
        store.delete([task, blocker])
        store.purge([task, blocker])
        store.trim_log(max_bytes=0)
    assert {uid for (uid,) in rows(path, "SELECT uid FROM tombstone")} == uids


def test_clocks_of_steps_grow_whatever_the_clocks_of_two_hosts_do(path: Path) -> None:
    clocks = FixedClock(), FixedClock()
    jumps = (0, -3600, 86_400, 0, -200_000, 50, -1)
    with Store(path, clock=clocks[0]) as one, Store(path, clock=clocks[1]) as other:
        for number, jump in enumerate(jumps * 4):
            clocks[number % 2].advance(timedelta(seconds=jump))
            store = (one, other)[number % 2]
            store.add("Task")
            if number % 3 == 2:
                store.undo()
    found = [hlc for (hlc,) in rows(path, "SELECT hlc FROM step ORDER BY id")]
    assert len(found) > 28 and found == sorted(set(found))
