"""Sections of projects."""

from __future__ import annotations

import sqlite3
from dataclasses import asdict
from pathlib import Path
from typing import Literal

import pytest

from taskcore import ConflictError, ImportPolicy, InvalidError, NotFoundError, Store


def names(store: Store, project: int | None = None) -> list[str]:
    return [section.name for section in store.sections(project)]


def titles(store: Store, query: str) -> list[str]:
    return [task.title for task in store.tasks(query)]


@pytest.fixture
def website(store: Store) -> int:
    website = store.add_project("Website")
    for name in ("To do", "Doing", "Done"):
        store.add_section(website, name)
    return website


def section(store: Store, name: str) -> int:
    return next(each.id for each in store.sections() if each.name == name)


def test_a_task_is_below_a_section_of_its_project(store: Store, website: int) -> None:
    task = store.add("Write", project="Website", section_uid="DOING")
    doing = store.get_project_section(section(store, "Doing"))
    assert store.get(task).section_uid == doing.uid
    store.update(task, section_uid=doing.uid)
    store.complete(store.add("Plan", project="Website", section_uid="Doing"))
    doing = store.get_project_section(doing.id)
    assert (doing.project_id, doing.open_count, doing.completed_count) == (website, 1, 1)
    store.update(task, section_uid="")
    assert store.get(task).section_uid == ""
    store.undo()
    assert store.get(task).section_uid == doing.uid
    with pytest.raises(NotFoundError, match="no section “Nothing” in project “Website”") as raised:
        store.update(task, section_uid="Nothing")
    assert raised.value.field == "section_uid"
    with pytest.raises(NotFoundError):
        store.add("Elsewhere", section_uid="Doing")


def test_a_task_that_leaves_its_project_leaves_the_section(store: Store, website: int) -> None:
    task = store.add("Write", project="Website", section_uid="Doing")
    uid = store.get(task).section_uid
    store.move(task, project_id=1)
    assert store.get(task).section_uid == ""
    store.undo()
    assert store.get(task).section_uid == uid
    store.update(task, project="Inbox")
    assert store.get(task).section_uid == ""
    other = store.add_project("Other")
    store.add_section(other, "Doing")
    store.update(task, project="Other", section_uid="Doing")
    assert store.get(task).section_uid not in ("", uid)
    assert not any(asdict(store.check()).values())


def test_tasks_are_asked_for_and_grouped_by_section(store: Store, website: int) -> None:
    for title, name in (("C", "Done"), ("A", "To do"), ("B", "Doing"), ("D", None)):
        store.add(title, project="Website", section_uid=name)
    assert titles(store, "section:doing") == ["B"]
    assert titles(store, 'section:doing,"To do"') == ["A", "B"]
    assert titles(store, "section:none") == ["D"]
    assert titles(store, "section:any") == ["C", "A", "B"]
    assert titles(store, "section!=Done") == ["A", "B", "D"]
    assert titles(store, "section:unknown") == []
    groups = store.tasks("project:Website group:section").groups
    assert [group.label for group in groups] == ["None", "To do", "Doing", "Done"]
    assert [group.key for group in groups][0] == 0
    assert titles(store, "project:Website group:section") == ["D", "A", "B", "C"]


def test_sections_have_names_and_an_order(store: Store, website: int) -> None:
    other = store.add_project("Other")
    foreign = store.add_section(other, "Doing")
    assert names(store, website) == ["To do", "Doing", "Done"]
    assert len(store.sections()) == 4
    done = section(store, "Done")
    store.move_sections(done, top=True)
    assert names(store, website) == ["Done", "To do", "Doing"]
    store.move_sections(done, after=section(store, "To do"))
    assert names(store, website) == ["To do", "Done", "Doing"]
    store.rename_section(done, "Finished")
    store.undo()
    assert "Done" in names(store)
    with pytest.raises(ConflictError, match="There is a section “Doing” in the project already"):
        store.rename_section(done, "doing")
    with pytest.raises(ConflictError, match="already"):
        store.add_section(website, "DONE")
    with pytest.raises(InvalidError, match="must not be empty"):
        store.add_section(website, " ")
    with pytest.raises(NotFoundError, match="There is no project 99"):
        store.add_section(99, "X")
    with pytest.raises(NotFoundError, match="There is no section 99"):
        store.rename_section(99, "X")
    with pytest.raises(NotFoundError, match="There is no project 99"):
        store.sections(99)
    with pytest.raises(ConflictError, match="another project"):
        store.move_sections(done, before=foreign)
    with pytest.raises(ConflictError, match="Only sections of one project"):
        store.move_sections([done, foreign], top=True)


def test_tasks_of_a_deleted_section_stay(store: Store, website: int) -> None:
    task = store.add("Write", project="Website", section_uid="Doing")
    uid = store.get(task).section_uid
    store.delete_sections(section(store, "Doing"))
    assert store.get(task).section_uid == ""
    assert names(store) == ["To do", "Done"]
    store.undo()
    assert store.get(task).section_uid == uid
    store.delete_projects(website)
    assert names(store) == []
    store.undo()
    assert names(store) == ["To do", "Doing", "Done"]
    assert store.get(task).section_uid == uid
    assert not any(asdict(store.check()).values())


@pytest.mark.parametrize("format", ["json", "taskwarrior", "icalendar", "csv"])
def test_files_have_sections(
    store: Store,
    website: int,
    tmp_path: Path,
    format: Literal["json", "csv", "icalendar", "taskwarrior"],
) -> None:
    task = store.add("Write", project="Website", section_uid="Doing")
    file = tmp_path / "store"
    store.export_file(file, format=format)
    uid = store.get(task).section_uid
    store.update(task, section_uid="")
    store.import_file(file, format=format, policy=ImportPolicy.FILE_WINS)
    assert store.get(task).section_uid == uid
    with Store(":memory:") as other:
        other.import_file(file, format=format)
        (copy,) = other.tasks()
        # Only our own format has the sections themselves.
        assert copy.section_uid == (uid if format == "json" else "")
        assert names(other) == (names(store) if format == "json" else [])


def test_a_section_of_the_same_name_is_the_one_that_is_here(
    store: Store, website: int, tmp_path: Path
) -> None:
    store.add("Write", project="Website", section_uid="Doing")
    file = tmp_path / "store.json"
    store.export_file(file)
    with Store(":memory:") as other:
        other.add_section(other.add_project("website"), "doing")
        other.import_file(file)
        assert sorted(names(other)) == ["Done", "To do", "doing"]
        assert titles(other, "section:doing") == ["Write"]


def test_damaged_sections_are_mended(tmp_path: Path) -> None:
    path = tmp_path / "damaged.db"
    with Store(path) as store:
        website = store.add_project("Website")
        store.add_section(website, "Doing")
        task = store.add("Write", project="Website", section_uid="Doing")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE project_section SET project_uid = 'gone'")
    connection.close()
    with Store(path) as store:
        assert store.repair().values_mended == 2
        assert names(store) == []
        assert store.get(task).section_uid == ""
        assert not any(asdict(store.check()).values())
