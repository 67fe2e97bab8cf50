"""Names that two devices gave alike: aliases, which only a merge makes."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from conftest import FixedClock
from taskcore import ConflictError, FocusGrouping, Grouping, Sort, Store, TimeGrouping
from times import DAY, HOUR, NOON, TODAY


def run(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def value(path: Path, query: str) -> Any:
    with sqlite3.connect(path) as connection:
        (found,) = connection.execute(query).fetchone()
    connection.close()
    return found


def merge(path: Path, table: str, name: str, uids: list[str], parent: str | None = None) -> None:
    """Gives records one name, as a merge does: the one with the smallest uid has it."""
    key = (f"{parent}\x1f" if parent else "") + name.lower()
    holder = min(uids)
    with sqlite3.connect(path) as connection:
        for uid in sorted(uids, key=lambda each: each == holder):
            connection.execute(
                f"UPDATE {table} SET name = ?, name_key = ?, alias_uid = ? WHERE uid = ?",
                (name, key, None if uid == holder else holder, uid),
            )
    connection.close()


@pytest.fixture
def projects(path: Path) -> tuple[int, int, int]:
    """The project Work and two aliases of it, by their uids, each with a task."""
    with Store(path, clock=lambda: NOON) as store:
        ids = [store.add_project(f"Work {number}") for number in range(3)]
        for number, project in enumerate(ids):
            store.add(f"Task {number}", project_id=project)
        uids = {store.get_project(each).uid: each for each in ids}
    merge(path, "project", "Work", list(uids))
    first, second, third = (uids[uid] for uid in sorted(uids))
    return first, second, third


def test_lists_and_lookups_find_the_project_that_has_the_name(
    path: Path, projects: tuple[int, int, int]
) -> None:
    holder, alias, _ = projects
    with Store(path, clock=lambda: NOON) as store:
        assert [(each.id, each.open_count) for each in store.projects()] == [(1, 0), (holder, 3)]
        assert store.find_project("WORK") == holder
        assert len(store.tasks("project:Work")) == 3
        assert store.get_project(alias).name == "Work"
        child = store.add_project("Garden", parent_id=alias)
        assert store.find_project("Work.Garden") == child
        assert [(each.name, each.depth) for each in store.projects()] == [
            ("Inbox", 0),
            ("Work", 0),
            ("Garden", 1),
        ]
        with pytest.raises(ConflictError, match="There is a project"):
            store.add_project("work")
        assert store.check().values_mended == 0


def test_archiving_and_deleting_act_on_all_and_are_undone(
    path: Path, projects: tuple[int, int, int]
) -> None:
    holder, alias, other = projects
    with Store(path, clock=lambda: NOON) as store:
        store.update_project(alias, archived=True)
        assert all(store.get_project(each).archived for each in projects)
        store.undo()
        assert not any(store.get_project(each).archived for each in projects)
        store.delete_projects(alias)
        assert [each.id for each in store.projects()] == [1]
        assert {task.project_id for task in store.tasks()} == {1}
        for _ in range(2):
            store.undo()
            assert [each.id for each in store.projects()] == [1, holder]
            assert {task.project_id for task in store.tasks()} == {holder}
            assert store.check().values_mended == 0
            store.redo()
            assert [each.id for each in store.projects()] == [1]


def test_a_renamed_alias_is_none_and_a_renamed_project_leaves_its_name(
    path: Path, projects: tuple[int, int, int]
) -> None:
    holder, alias, other = projects
    with Store(path, clock=lambda: NOON) as store:
        store.update_project(alias, name="Job")
        assert store.find_project("Job") == alias
        assert store.find_project("Work") == holder
        store.undo()
        store.update_project(holder, name="Play")
        assert store.find_project("Work") == alias
        assert store.find_project("Play") == holder
        for _ in range(2):
            assert store.undo().left_count == 0
            assert store.find_project("Work") == holder
            assert store.check().values_mended == 0
            assert store.redo().left_count == 0
            assert store.find_project("Work") == alias
        store.update_project(alias, description="Ours")
        assert [each.id for each in store.projects()] == [1, holder, alias]
        assert store.check().values_mended == 0
    assert value(path, f"SELECT alias_uid FROM project WHERE id = {other}") == value(
        path, f"SELECT uid FROM project WHERE id = {alias}"
    )


def test_no_file_says_or_sets_a_mark(path: Path, projects: tuple[int, int, int]) -> None:
    exported = path.with_suffix(".json")
    with Store(path, clock=lambda: NOON) as store:
        store.export_file(exported, format="json")
        assert "alias" not in exported.read_text()
        assert [each.name for each in store.projects()] == ["Inbox", "Work"]
        store.import_file(exported)
        assert [each.id for each in store.projects()] == [1, projects[0]]
        assert store.check().values_mended == 0
    with Store(path.with_name("other.db"), clock=lambda: NOON) as store:
        store.import_file(exported)
        assert [(each.name, each.open_count) for each in store.projects()] == [
            ("Inbox", 0),
            ("Work", 3),
        ]


def test_filters_and_calendars_have_aliases_too(path: Path) -> None:
    with Store(path, clock=lambda: NOON) as store:
        filters = {}
        calendars = {}
        for name in ("a", "b"):
            each = store.add_filter(name, "today")
            filters[store.get_filter(each).uid] = each
            each = store.add_calendar(name)
            calendars[store.get_calendar(each).uid] = each
            store.add_event(name, NOON, calendar_id=each, allow_conflicts=True)
    merge(path, "filter", "Soon", list(filters))
    merge(path, "calendar", "Home", list(calendars))
    filter_id, calendar = filters[min(filters)], calendars[min(calendars)]
    alias = calendars[max(calendars)]
    with Store(path, clock=lambda: NOON) as store:
        assert [each.id for each in store.filters()] == [filter_id]
        assert store.find_filter("soon") == filter_id
        assert [(each.id, each.event_count) for each in store.calendars()] == [
            (1, 0),
            (calendar, 2),
        ]
        assert store.find_calendar("HOME") == calendar
        assert len(store.events(calendar_id=calendar)) == 2
        store.update_calendar(calendar, visible=False)
        assert not list(store.agenda(NOON.date(), NOON.date()))
        store.undo()
        store.delete_filters(filters[max(filters)])
        assert not store.filters()
        store.undo()
        store.update_calendar(calendar, name="House")
        assert store.find_calendar("Home") == alias
        store.undo()
        store.delete_calendars(alias, with_events=True)
        assert [each.id for each in store.calendars()] == [1]
        store.undo()
        assert len(store.events(calendar_id=calendar)) == 2
        assert store.check().values_mended == 0


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE project SET alias_uid = 'nobody' WHERE alias_uid IS NOT NULL",
        "UPDATE project SET alias_uid = uid WHERE alias_uid IS NOT NULL",
        "UPDATE project SET alias_uid = 5 WHERE alias_uid IS NOT NULL",
        "UPDATE project SET alias_uid = x'00ff' WHERE alias_uid IS NOT NULL",
        "UPDATE project SET alias_uid = CAST(alias_uid AS BLOB)",
        "UPDATE project SET alias_uid = '' WHERE alias_uid IS NOT NULL",
        "UPDATE project SET alias_uid = 'inbox' WHERE alias_uid IS NOT NULL",
        "UPDATE project SET alias_uid = 'inbox'",
        "DELETE FROM project WHERE alias_uid IS NULL AND id <> 1",
        "UPDATE project SET name = 'Play', name_key = 'play' WHERE alias_uid IS NULL AND id <> 1",
        "UPDATE project SET name = 'Play', name_key = 'play' WHERE alias_uid IS NOT NULL",
        "UPDATE project SET name = '', name_key = '' WHERE alias_uid IS NOT NULL",
    ],
)
def test_wrong_aliases_are_found_foretold_and_mended(
    path: Path, projects: tuple[int, int, int], damage: str
) -> None:
    run(path, "PRAGMA foreign_keys = OFF", damage)
    with Store(path, clock=lambda: NOON) as store:
        foretold = store.check()
        assert foretold.values_mended > 0
        assert store.repair() == foretold
        assert store.check().values_mended == 0
        names = [each.name for each in store.projects()]
        assert names[0] == "Inbox" and len(names) == len(set(names))


@pytest.fixture
def busy(path: Path) -> tuple[int, int]:
    """The project Work and an alias of it, with tasks, an event, time entries and focus sessions in either."""
    clock = FixedClock()
    with Store(path, clock=clock) as store:
        ids = [store.add_project(f"Work {number}") for number in range(2)]
        for number, project in enumerate(ids):
            store.add(f"Open {number}", project_id=project, due=TODAY + (1 - number) * DAY)
            task = store.add(f"Task {number}", project_id=project)
            store.add_time_entry(task, start=NOON - HOUR, end=NOON)
            store.add_event(f"Event {number}", NOON, project_id=project, allow_conflicts=True)
            store.start_focus(task, minutes=30)
            clock.advance(HOUR)
            store.poll()
            store.complete(task)
        uids = {store.get_project(each).uid: each for each in ids}
    merge(path, "project", "Work", list(uids))
    holder, alias = (uids[uid] for uid in sorted(uids))
    return holder, alias


def test_rows_and_groups_show_the_project_that_has_the_name(
    path: Path, busy: tuple[int, int]
) -> None:
    holder, alias = busy
    with Store(path, clock=lambda: NOON + 3 * HOUR) as store:
        tasks = store.tasks(group=Grouping.PROJECT)
        assert {(task.project_id, task.project) for task in tasks} == {(holder, "Work")}
        ((key, label, count),) = [(each.key, each.label, each.total_count) for each in tasks.groups]
        assert (key, label, count) == (holder, "Work", 2)
        # They are sorted among each other, as in any group.
        by_due = store.tasks(group=Grouping.PROJECT, sort=[Sort.DUE])
        assert [task.title for task in by_due] == ["Open 1", "Open 0"]
        for project in (holder, alias):
            assert len(store.tasks(project_id=project)) == 2
            assert len(store.events(project_id=project)) == 2
            assert len(list(store.time_entries(project_id=project))) == 4
        assert {(each.project_id, each.project) for each in store.events()} == {(holder, "Work")}
        assert {each.project_id for each in store.completions()} == {holder}
        assert {(each.project_id, each.project) for each in store.time_entries()} == {
            (holder, "Work")
        }


def test_sums_and_the_pulse_add_up_what_has_one_name(path: Path, busy: tuple[int, int]) -> None:
    holder, alias = busy
    with Store(path, clock=lambda: NOON + 3 * HOUR) as store:
        (focus,) = store.focus_totals(FocusGrouping.PROJECT)
        assert (focus.key, focus.label, focus.total, focus.session_count) == (
            holder,
            "Work",
            HOUR,
            2,
        )
        (spent,) = store.time_totals(TimeGrouping.PROJECT)
        assert (spent.key, spent.label, spent.total) == (holder, "Work", 3 * HOUR)
        (group,) = store.pulse(TODAY).projects
        assert (group.key, group.label, group.completed_count) == (holder, "Work", 2)
        whole = store.pulse(TODAY)
        for project in (holder, alias):
            pulse = store.pulse(TODAY, project_id=project)
            assert pulse.completed_count == 2 and pulse.focus_time == HOUR
            assert (pulse.days, pulse.points) == (whole.days, whole.points)
            assert store.score(TODAY, project_id=project) == store.score(TODAY)
            assert store.score(TODAY, project_id=project, tag="none").points == 0


def test_events_show_the_calendar_that_has_the_name(path: Path) -> None:
    with Store(path, clock=lambda: NOON) as store:
        ids = [store.add_calendar(name) for name in ("One", "Two")]
        for each in ids:
            store.add_event("Call", NOON, calendar_id=each, allow_conflicts=True)
        uids = {store.get_calendar(each).uid: each for each in ids}
    merge(path, "calendar", "Home", list(uids))
    holder, alias = (uids[uid] for uid in sorted(uids))
    with Store(path, clock=lambda: NOON) as store:
        assert [event.calendar_id for event in store.events()] == [holder, holder]
        assert len(store.events(calendar_id=alias)) == len(store.events(calendar_id=holder)) == 2
