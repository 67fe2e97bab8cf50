"""Two copies of one store, changed apart, that exchange all that they have."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from taskcore import Sort, Store, TaskField, TaskInput, TimeGrouping

NOW = datetime(2026, 1, 15, 12, tzinfo=timezone.utc)


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    with Store(tmp_path / "a.db", clock=lambda: NOW) as first:
        first.add_many([TaskInput(f"Both {number}") for number in range(3)])
    shutil.copy(tmp_path / "a.db", tmp_path / "b.db")
    with (
        Store(tmp_path / "a.db", clock=lambda: NOW) as one,
        Store(tmp_path / "b.db", clock=lambda: NOW) as other,
    ):
        yield one, other


def exchange(one: Store, other: Store, folder: Path) -> None:
    for source, target in ((one, other), (other, one)):
        source.export_file(folder / "exchange.json", format="json")
        target.import_file(folder / "exchange.json")


def test_they_list_alike(stores: tuple[Store, Store], tmp_path: Path) -> None:
    for name, store in zip("AB", stores, strict=True):
        for number in range(8):
            store.add(f"{name} {number}", due=date(2026, 1, 20), tags=["x"], priority=None)
        store.add_event(f"{name} meets", NOW + timedelta(days=1), allow_conflicts=True)
        store.add_project(f"{name} project")
        store.add_filter(f"{name} filter", "today")
    one, other = stores
    exchange(one, other, tmp_path)
    assert {task.id for task in one.tasks() if task.title[0] == "A"} != {
        task.id for task in other.tasks() if task.title[0] == "A"
    }
    for query in ("", "+x", "status:any", "x or A or B", "due:2026-01-20"):
        assert titles(one, query) == titles(other, query), query
    for key in set(Sort) - {Sort.RELEVANCE, Sort.FIELD}:
        for sort in (key, key.descending):
            assert [task.uid for task in one.tasks(sort=sort)] == [
                task.uid for task in other.tasks(sort=sort)
            ], sort
    assert [event.uid for event in one.events()] == [event.uid for event in other.events()]
    days = date(2026, 1, 15), date(2026, 1, 25)
    assert [entry.uid for entry in one.agenda(*days)] == [
        entry.uid for entry in other.agenda(*days)
    ]
    assert [project.uid for project in one.projects()] == [
        project.uid for project in other.projects()
    ]
    assert [each.uid for each in one.filters()] == [each.uid for each in other.filters()]


def test_ties_go_by_uid_where_the_ids_say_otherwise(tmp_path: Path) -> None:
    """Of the same records in the opposite order of ids; what floats is lost to no page."""
    noon = NOW.replace(tzinfo=None)
    file = tmp_path / "store.json"
    with Store(":memory:", clock=lambda: NOW, time_zone="UTC") as one:
        for number in range(40):
            task = one.add("Call", due=noon, floating=TaskField.DUE)
            one.add("Run", due=noon, repeat_rule="FREQ=DAILY;COUNT=2")
            one.add_event("Meet", NOW, allow_conflicts=True)
            one.add_time_entry(start=NOW - timedelta(hours=1), end=NOW, task_id=task)
            one.add_comment(task, f"{number}")
        with Store(":memory:", clock=lambda: NOW, time_zone="UTC") as other:
            one.export_file(file, format="json")
            document = json.loads(file.read_text())
            for name in ("tasks", "events", "time_entries", "comments"):
                document[name].reverse()
            file.write_text(json.dumps(document))
            other.import_file(file)
            assert one.tasks()[0].id < one.tasks()[-1].id
            assert other.tasks()[0].id > other.tasks()[-1].id
            days = NOW.date(), NOW.date() + timedelta(days=2)
            reads: list[Callable[[Store], list[str]]] = [
                lambda store: [task.uid for task in store.tasks()],
                lambda store: [entry.uid for entry in store.agenda(*days)],
                lambda store: [event.uid for event in store.events()],
                lambda store: [entry.uid for entry in store.time_entries()],
                lambda store: [comment.uid for comment in store.comments()],
                lambda store: [
                    store.get(total.key).uid
                    for total in store.time_totals(
                        TimeGrouping.TASK, since=NOW - timedelta(days=1), before=NOW
                    )
                ],
            ]
            for read in reads:
                assert len(read(one)) >= 40 and read(one) == read(other)


def titles(store: Store, query: str) -> list[str]:
    return [task.title for task in store.tasks(query or None)]


def test_they_are_two_replicas_and_share_no_uid(stores: tuple[Store, Store]) -> None:
    one, other = stores
    one.add("Of one")
    other.add("Of the other")
    assert (
        one.history(one.tasks()[-1].id)[0].device != other.history(other.tasks()[-1].id)[0].device
    )
    own, theirs = ({task.uid for task in store.tasks()} for store in stores)
    assert len(own & theirs) == 3
