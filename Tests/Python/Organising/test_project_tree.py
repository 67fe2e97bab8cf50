"""Projects below others."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import (
    INBOX_ID,
    ConflictError,
    FocusGrouping,
    NotFoundError,
    ParseError,
    Project,
    Store,
    TimeGrouping,
)
from times import NOON


def tree(store: Store) -> list[tuple[int, str]]:
    return [(project.depth, project.path) for project in store.projects(archived=True)]


def project(store: Store, path: str) -> Project:
    return next(each for each in store.projects(archived=True) if each.path == path)


def titles(store: Store, query: str) -> list[str]:
    return [task.title for task in store.tasks(query)]


@pytest.fixture
def work(store: Store) -> int:
    work = store.add_project("Work")
    garden = store.add_project("Garden", parent_id=work)
    store.add_project("Roses", parent_id=garden)
    return work


def test_a_list_is_a_tree_with_sums(store: Store, work: int) -> None:
    store.add("Mail", project="Work")
    store.complete(store.add("Dig", project="Work.Garden"))
    store.add("Water", project="Roses")
    assert tree(store) == [
        (0, "Inbox"),
        (0, "Work"),
        (1, "Work.Garden"),
        (2, "Work.Garden.Roses"),
    ]
    top, garden = project(store, "Work"), project(store, "Work.Garden")
    assert (top.open_count, top.tree_open_count, top.tree_completed_count) == (1, 2, 1)
    assert (garden.name, garden.parent_id, garden.tree_open_count) == ("Garden", work, 1)
    assert top.parent_id is None
    assert store.get_project(work) == top


def test_a_query_for_a_project_finds_what_is_below(store: Store, work: int) -> None:
    store.add("Mail", project="Work")
    store.add("Dig", project="Work.Garden")
    store.add("Water", project="Work.Garden.Roses")
    store.add("Else", project="Inbox")
    assert titles(store, "project:Work") == ["Mail", "Dig", "Water"]
    assert titles(store, "project:Work.") == ["Dig", "Water"]
    assert titles(store, "project:work.GARDEN") == ["Dig", "Water"]
    assert titles(store, "#Roses") == ["Water"]
    assert titles(store, "project!=Work") == ["Else"]
    assert [task.title for task in store.tasks(project="Work")] == ["Mail", "Dig", "Water"]
    assert [task.project for task in store.tasks("project:Roses")] == ["Work.Garden.Roses"]
    with pytest.raises(NotFoundError, match="Work.Nothing"):
        store.tasks("project:Work.Nothing")


def test_events_and_times_tell_paths(store: Store, work: int, clock: FixedClock) -> None:
    roses = store.find_project("Roses")
    review = store.add_event("Review", clock.now, project="Roses")
    assert store.get_event(review).project == "Work.Garden.Roses"
    # What is told can be given again, though another project has the same name.
    store.add_project("Roses", parent_id=work)
    store.update_event(review, project=store.get_event(review).project)
    assert store.get_event(review).project_id == roses
    hour = timedelta(hours=1)
    entry = store.add_time_entry(start=clock.now - hour, end=clock.now, project_id=roses)
    assert store.get_time_entry(entry).project == "Work.Garden.Roses"
    (total,) = store.time_totals(TimeGrouping.PROJECT, since=clock.now - hour, before=clock.now)
    assert (total.key, total.label) == (roses, "Work.Garden.Roses")
    task = store.add("Water", project_id=roses)
    store.start_focus(task_id=task, minutes=25)
    clock.advance(hour)
    store.poll()
    (focus,) = store.focus_totals(FocusGrouping.PROJECT, since=clock.now - hour)
    assert focus.label == "Work.Garden.Roses"
    (row,) = store.rows("water")
    assert row.project_label == "Work.Garden.Roses"


def test_groups_are_in_the_order_of_the_tree(store: Store, work: int) -> None:
    store.add_project("Alone")
    for name in ("Alone", "Roses", "Work", "Inbox", "Garden"):
        store.add(f"In {name}", project=name)
    groups = store.tasks("group:project").groups
    assert [group.label for group in groups] == [
        "Inbox",
        "Work",
        "Work.Garden",
        "Work.Garden.Roses",
        "Alone",
    ]
    assert titles(store, "group:project sort:title limit:2") == ["In Inbox", "In Work"]


def test_names_are_unique_below_one_parent(store: Store, work: int) -> None:
    home = store.add_project("Home")
    store.add_project("Garden", parent_id=home)
    with pytest.raises(ConflictError, match="There is a project “Garden” already"):
        store.add_project("GARDEN", parent_id=work)
    with pytest.raises(ConflictError, match=r"Work\.Garden.* or .*Home\.Garden"):
        store.add("Dig", project="Garden")
    # At the top, the name alone is one of its own.
    top = store.add_project("Garden")
    assert store.find_project("Garden") == top
    with pytest.raises(ConflictError, match="already"):
        store.update_project(top, parent_id=home)


def test_a_name_with_a_dot_stays_what_it_is(store: Store) -> None:
    dotted = store.add_project("v1.0")
    store.add("Ship", project="v1.0")
    assert tree(store) == [(0, "Inbox"), (0, "v1.0")]
    assert store.find_project("V1.0") == dotted
    # Below a project that is there, the rest of a path is a new one; else a name has a dot.
    store.add("Fix", project="v1.0.2")
    store.add("Other", project="a.b")
    assert tree(store)[1:] == [(0, "v1.0"), (1, "v1.0.2"), (0, "a.b")]
    with pytest.raises(ConflictError, match="There is a project “v1.0.2” already"):
        store.add_project("v1.0.2")
    with pytest.raises(ConflictError, match="already"):
        store.add_project("b", parent_id=store.add_project("a"))


def test_quick_add_knows_paths(store: Store, work: int) -> None:
    store.quick_add("Mow #Work.Garden")
    store.quick_add('Prune "#not this" #"Work.Garden.Old roses"')
    assert [task.project for task in store.tasks("")] == ["Work.Garden", "Work.Garden.Old roses"]


def test_moving_a_project_is_a_step(store: Store, work: int) -> None:
    garden = store.find_project("Garden")
    home = store.add_project("Home")
    store.update_project(garden, parent_id=home)
    assert tree(store)[1:] == [
        (0, "Work"),
        (0, "Home"),
        (1, "Home.Garden"),
        (2, "Home.Garden.Roses"),
    ]
    store.update_project(garden, parent_id=None)
    assert (0, "Garden") in tree(store)
    store.undo()
    store.undo()
    assert (1, "Work.Garden") in tree(store)
    store.redo()
    assert (1, "Home.Garden") in tree(store)
    assert not any(asdict(store.check()).values())


def test_circles_and_depths_are_refused(store: Store, work: int) -> None:
    roses = store.find_project("Roses")
    for parent in (work, roses):
        with pytest.raises(ConflictError, match="circle") as raised:
            store.update_project(work, parent_id=parent)
        assert raised.value.field == "parent_id"
    with pytest.raises(NotFoundError, match="There is no project 99"):
        store.update_project(work, parent_id=99)
    with pytest.raises(ConflictError, match="below Inbox"):
        store.add_project("X", parent_id=INBOX_ID)
    with pytest.raises(ConflictError, match="Inbox cannot be below"):
        store.update_project(INBOX_ID, parent_id=work)
    parent = roses
    for depth in range(7):
        parent = store.add_project(f"P{depth}", parent_id=parent)
    with pytest.raises(ConflictError, match="at most 10"):
        store.add_project("Too deep", parent_id=parent)
    with pytest.raises(ConflictError, match="at most 10"):
        store.update_project(store.add_project("Two", parent_id=None), parent_id=parent)
    with pytest.raises(ParseError, match="at most 200 characters"):
        store.tasks(f"project:{'x' * 201}")


def test_siblings_have_an_order(store: Store, work: int) -> None:
    lawn = store.add_project("Lawn", parent_id=work)
    store.move_projects(lawn, before=store.find_project("Garden"))
    assert [path for _, path in tree(store)[1:]] == [
        "Work",
        "Work.Lawn",
        "Work.Garden",
        "Work.Garden.Roses",
    ]
    # Next to another one, it is below the same project as that.
    store.move_projects(lawn, after=store.find_project("Roses"))
    assert project(store, "Work.Garden.Lawn").depth == 2
    store.move_projects(lawn, top=True)
    assert [path for _, path in tree(store)[3:]] == ["Work.Garden.Lawn", "Work.Garden.Roses"]
    with pytest.raises(ConflictError, match="circle"):
        store.move_projects(work, before=lawn)


def test_archiving_takes_along_what_is_below(store: Store, work: int, clock: FixedClock) -> None:
    roses = store.find_project("Roses")
    store.add("Water", project="Roses")
    store.update_project(roses, archived=True)
    clock.advance(timedelta(hours=1))
    store.update_project(work, archived=True)
    assert [each.path for each in store.projects()] == ["Inbox"]
    with pytest.raises(ConflictError, match="“Work” above it is archived"):
        store.update_project(store.find_project("Garden"), archived=False)
    with pytest.raises(ConflictError, match="archived"):
        store.add_project("New", parent_id=work)
    store.update_project(work, archived=False)
    # What was archived before stays so.
    assert [each.path for each in store.projects()] == ["Inbox", "Work", "Work.Garden"]
    assert titles(store, "project:Work") == []
    store.undo()
    assert [each.path for each in store.projects()] == ["Inbox"]


def test_what_is_below_a_deleted_project_stays(store: Store, work: int) -> None:
    store.add("Dig", project="Work.Garden")
    store.add("Mail", project="Work")
    store.delete_projects([work, store.find_project("Garden")])
    assert tree(store) == [(0, "Inbox"), (0, "Roses")]
    store.undo()
    assert tree(store)[1:] == [(0, "Work"), (1, "Work.Garden"), (2, "Work.Garden.Roses")]
    store.delete_projects(work, with_tasks=True)
    assert tree(store) == [(0, "Inbox")]
    assert titles(store, "status:trash") == ["Dig", "Mail"]
    store.undo()
    assert titles(store, "project:Work") == ["Dig", "Mail"]
    assert not any(asdict(store.check()).values())
    store.add_project("Garden")
    with pytest.raises(ConflictError, match="would have the name of another one"):
        store.delete_projects(work)


def test_a_file_has_the_tree(store: Store, work: int, tmp_path: Path) -> None:
    store.add("Water", project="Roses")
    store.add("Ship", project="v1.0")
    file = tmp_path / "store.json"
    store.export_file(file)
    with Store(":memory:") as other:
        other.import_file(file)
        assert tree(other) == tree(store)
        assert titles(other, "project:Work.Garden") == ["Water"]
        other.import_file(file)
        assert tree(other) == tree(store)
    text = json.loads(file.read_text())
    text["projects"].reverse()
    file.write_text(json.dumps(text))
    with Store(":memory:") as other:
        # A project of the same name is the one that has it here, and has those below it.
        other.add_project("Work")
        other.import_file(file)
        assert sorted(tree(other)) == sorted(tree(store))


def test_projects_of_a_circle_are_told(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "circle.json"
    file.write_text(
        '{"format":"taskcore","version":1,"projects":['
        '{"uid":"a","name":"A","parent_uid":"b"},{"uid":"b","name":"B","parent_uid":"a"}]}'
    )
    store.import_file(file)
    assert any("neither the file nor the store" in note.message for note in store.import_notes())
    assert len(tree(store)) == 3


def test_a_project_that_would_be_too_deep_stands_at_the_top(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"

    def deep(count: int) -> None:
        projects: list[dict[str, str]] = [{"uid": "0", "name": "P0"}]
        projects += [
            {"uid": f"{number}", "name": f"P{number}", "parent_uid": f"{number - 1}"}
            for number in range(1, count)
        ]
        file.write_text(json.dumps({"format": "taskcore", "version": 1, "projects": projects}))

    deep(10)
    store.import_file(file)
    assert tree(store)[-1][0] == 9
    assert len(store.import_notes()) == 0
    deep(11)
    store.import_file(file)
    (note,) = store.import_notes()
    assert "at most 10" in note.message and "“P10” stands at the top" in note.message
    assert tree(store)[-1] == (0, "P10")


def test_taskwarrior_projects_are_trees(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "tasks.json"
    file.write_text(
        json.dumps(
            [
                {"description": "Dig", "status": "pending", "project": "Work.Garden"},
                {"description": "Odd", "status": "pending", "project": "a..b"},
            ]
        )
    )
    store.import_file(file, format="taskwarrior")
    assert tree(store)[1:] == [(0, "Work"), (1, "Work.Garden"), (0, "a..b")]
    out = tmp_path / "out.json"
    store.export_file(out, format="taskwarrior")
    assert [task["project"] for task in json.loads(out.read_text())] == ["Work.Garden", "a..b"]


def test_icalendar_has_the_tree(store: Store, work: int, tmp_path: Path) -> None:
    store.add_project("v1.0")
    for project in ("Work.Garden", "v1.0"):
        store.add(f"In {project}", project=project)
    store.add_event("Review", NOON, project="Roses")
    file = tmp_path / "all.ics"
    store.export_file(file)
    with Store(":memory:") as other:
        other.import_file(file)
        assert (1, "Work.Garden") in tree(other) and (2, "Work.Garden.Roses") in tree(other)
        # What has dots in its name says nothing of a tree.
        assert (0, "v1.0") in tree(other)
        assert titles(other, "project:Work.Garden") == ["In Work.Garden"]
        assert [event.project for event in other.events()] == ["Work.Garden.Roses"]
        again = tmp_path / "again.ics"
        other.export_file(again)
        assert again.read_text() == file.read_text()


def test_a_damaged_tree_is_read_and_mended(tmp_path: Path) -> None:
    path = tmp_path / "damaged.db"
    with Store(path) as store:
        first, second, third = (store.add_project(name) for name in ("A", "B", "C"))
        store.update_project(second, parent_id=first)
        uids = [store.get_project(id).uid for id in (first, second, third)]
        store.add("Task", project="A.B")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE project SET parent_uid = ? WHERE id = ?", (uids[1], first))
        connection.execute("UPDATE project SET parent_uid = 'gone' WHERE id = ?", (third,))
    connection.close()
    with Store(path) as store:
        assert len(tree(store)) == 4
        assert titles(store, "group:project") == ["Task"]
        found = store.check()
        assert found.values_mended == 2
        assert store.repair() == found
        assert not any(asdict(store.check()).values())
        assert tree(store)[1:] == [(0, "A"), (1, "A.B"), (0, "C")]
        assert titles(store, "project:A") == ["Task"]
