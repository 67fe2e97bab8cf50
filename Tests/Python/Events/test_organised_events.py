"""The project and the tags of events."""

from __future__ import annotations

import io
import sqlite3
from datetime import datetime
from pathlib import Path
from typing import Literal

import pytest

from conftest import FixedClock
from taskcore import ConflictError, InvalidError, NotFoundError, Scope, Store
from times import DAY, HOUR, NOON


def titles(store: Store, **conditions: object) -> list[str]:
    return [event.title for event in store.events(**conditions)]  # type: ignore[arg-type]


def tags(store: Store) -> dict[str, tuple[int, int]]:
    """The tags with how many open tasks and how many events have them."""
    return {tag.name: (tag.open_count, tag.event_count) for tag in store.tags()}


def test_an_event_has_a_project_and_tags(store: Store) -> None:
    work = store.add_project("Work")
    review = store.add_event("Review", NOON, project_id=work, tags=["team", "Ämter"])
    event = store.get_event(review)
    assert (event.project_id, event.project, event.tags) == (work, "Work", ("Ämter", "team"))
    store.update_event(review, project="Home.Garden", tags=["team"])
    event = store.get_event(review)
    assert (event.project, event.tags) == ("Home.Garden", ("team",))
    store.update_event(review, project_id=None, tags=[])
    event = store.get_event(review)
    assert (event.project_id, event.project, event.tags) == (None, "", ())
    store.undo()
    assert store.get_event(review).tags == ("team",)
    plain = store.add_event("Plain", NOON + DAY)
    assert (store.get_event(plain).project_id, store.get_event(plain).tags) == (None, ())


def test_they_are_asked_for_with_what_is_below(store: Store) -> None:
    work = store.add_project("Work")
    site = store.add_project("Site", parent_id=work)
    other = store.add_project("Other")
    store.add_event("A", NOON, project_id=work, tags=["Team"])
    store.add_event("B", NOON + HOUR, project_id=site, tags=["team", "draft"])
    store.add_event("C", NOON + 2 * HOUR, project_id=other, tags=["draft"])
    store.add_event("D", NOON + 3 * HOUR)
    assert titles(store, project_id=work) == ["A", "B"]
    assert titles(store, project_id=site) == ["B"]
    assert titles(store, tags=["TEAM"]) == ["A", "B"]
    assert titles(store, tags=["team", "draft"]) == ["A", "B", "C"]
    assert titles(store, tags=["none such"]) == []
    assert titles(store, tags=["draft"], project_id=work, before=NOON + DAY, limit=1) == ["B"]
    with pytest.raises(NotFoundError) as missing:
        store.events(project_id=99)
    assert missing.value.field == "project_id"
    with pytest.raises(InvalidError):
        store.events(tags=[""])


def test_a_tag_is_spelled_as_the_store_spells_it(store: Store) -> None:
    store.add("Pay", tags=["Bank"])
    event = store.add_event("Review", NOON, tags=["bank"])
    assert store.get_event(event).tags == ("Bank",)
    store.rename_tag("bank", "BANK")
    assert store.get_event(event).tags == ("BANK",)
    store.undo()
    assert store.get_event(event).tags == ("Bank",)


def test_renaming_merging_and_deleting_tags_act_on_events(store: Store) -> None:
    event = store.add_event("Review", NOON, tags=["a", "b"])
    assert tags(store) == {"a": (0, 1), "b": (0, 1)}
    store.rename_tag("a", "c")
    assert store.get_event(event).tags == ("b", "c")
    store.merge_tags(["b", "c"], "d")
    assert store.get_event(event).tags == ("d",)
    assert tags(store) == {"d": (0, 1)}
    store.delete_tags(["d"])
    assert store.get_event(event).tags == () and tags(store) == {}
    for expected in (("d",), ("b", "c"), ("a", "b")):
        store.undo()
        assert store.get_event(event).tags == expected
    store.delete_events(event)
    assert tags(store) == {}
    store.undo()
    assert tags(store) == {"a": (0, 1), "b": (0, 1)}


def test_a_tag_stays_while_a_task_or_an_event_has_it(store: Store) -> None:
    task = store.add("Pay", tags=["a"])
    event = store.add_event("Review", NOON, tags=["a"])
    assert tags(store) == {"a": (1, 1)}
    store.update(task, tags=[])
    assert tags(store) == {"a": (0, 1)}
    store.update_event(event, tags=[])
    assert tags(store) == {}


def test_undo_takes_back_each_tag_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    with Store(path) as store:
        event = store.add_event("Review", NOON, tags=["a"])
        store.update_event(event, tags=["b"])
        # Another program adds one meanwhile.
        with sqlite3.connect(path) as other:
            other.execute("UPDATE event SET tags = 'b' || char(31) || 'c'")
        other.close()
        store.undo()
        assert store.get_event(event).tags == ("a", "c")
        store.redo()
        assert store.get_event(event).tags == ("b", "c")


def test_a_project_that_is_deleted_has_no_events(store: Store) -> None:
    work = store.add_project("Work")
    event = store.add_event("Review", NOON, project_id=work)
    store.delete_projects(work)
    assert store.get_event(event).project_id is None
    store.undo()
    assert store.get_event(event).project_id == work
    store.delete_projects(work, with_tasks=True)
    assert store.get_event(event).project_id is None


def test_one_occurrence_has_its_own(store: Store) -> None:
    event = store.add_event("Stand-up", NOON, repeat_rule="FREQ=DAILY", tags=["team"])
    second = datetime(2026, 1, 16, 13)
    changed = store.update_event(
        event, occurrence=second, scope=Scope.THIS, tags=["team", "demo"], project="Work"
    )
    assert store.get_event(changed).tags == ("demo", "team")
    assert store.get_event(event).tags == ("team",)


def test_what_is_wrong_is_refused(store: Store) -> None:
    old = store.add_project("Old")
    store.update_project(old, archived=True)
    for changes, error in (
        ({"project_id": 99}, NotFoundError),
        ({"project_id": old}, ConflictError),
        ({"project": ""}, InvalidError),
        ({"tags": [" "]}, InvalidError),
        ({"tags": [f"t{number}" for number in range(101)]}, InvalidError),
    ):
        with pytest.raises(error):
            store.add_event("Review", NOON, **changes)
    assert titles(store) == [] and tags(store) == {}


@pytest.mark.parametrize("format", ["json", "icalendar"])
def test_files_say_both(
    store: Store, clock: FixedClock, format: Literal["json", "icalendar"]
) -> None:
    work = store.add_project("Work")
    site = store.add_project("Site", parent_id=work)
    store.add_event("Review", NOON, project_id=site, tags=["a,b", "team"])
    file = io.StringIO()
    store.export_file(file, format)
    if format == "icalendar":
        assert "CATEGORIES:a\\,b,team\r\n" in file.getvalue()
        assert "X-TASKCORE-PROJECT:Work.Site\r\n" in file.getvalue()
    with Store(":memory:", time_zone="UTC", clock=clock) as copy:
        for _ in range(2):
            file.seek(0)
            copy.import_file(file, format)
            (event,) = copy.events()
            assert (event.project, event.tags) == ("Work.Site", ("a,b", "team"))
            assert tags(copy) == {"a,b": (0, 1), "team": (0, 1)}


def test_a_damaged_store_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    with Store(path, time_zone="UTC") as store:
        event = store.add_event("Review", NOON, project="Work", tags=["a", "b"])
    with sqlite3.connect(path) as damaged:
        damaged.execute("DELETE FROM tag WHERE name = 'a'")
        damaged.execute("UPDATE event SET project_uid = 'gone'")
    damaged.close()
    with Store(path, time_zone="UTC") as store:
        report = store.repair()
        assert (report.tags_mended, report.values_mended) == (1, 1)
        assert store.get_event(event).project_id is None
        assert tags(store) == {"a": (0, 1), "b": (0, 1)}
        report = store.repair()
        assert (report.tags_mended, report.values_mended) == (0, 0)
