"""Files that an earlier release exported are read by the present library."""

from __future__ import annotations

import pytest

from old import Old
from saying import exported, missing, said, without_ids
from taskcore import Store
from taskcore._generated.formats import Format

FORMATS: dict[str, Format] = {
    "store.ics": "icalendar",
    "store.taskwarrior.json": "taskwarrior",
    "store.csv": "csv",
    "store.todo.txt": "todo.txt",
}
# What was before the first release wrote no others.
OF_ALL = ("store.ics", "store.taskwarrior.json")


def test_json_of_then_is_read(old: Old) -> None:
    with Store(old.file("new.db"), time_zone="Europe/Paris") as store:
        store.import_file(old.file("store.json"))
    now = exported(old.file("new.db"), old.file("now.json"))
    assert missing(without_ids(said(old)), without_ids(now)) == []


def read_into_a_new_store(old: Old, name: str) -> None:
    with Store(old.file("new.db"), time_zone="Europe/Paris", locale="C") as store:
        report = store.import_file(old.file(name), FORMATS[name])
        titles = {task.title for task in store.tasks()}
        assert report.added >= len(titles) > 8
        assert "The last one" in titles


def read_into_its_own_store(old: Old, name: str) -> None:
    before = exported(old.store, old.file("before.json"))
    with Store(old.store, time_zone="Europe/Paris") as store:
        report = store.import_file(old.file(name), FORMATS[name])
    assert report.added == 0
    after = exported(old.store, old.file("after.json"))
    assert len(after["tasks"]) == len(before["tasks"])


@pytest.mark.parametrize("name", OF_ALL)
def test_other_files_of_then_are_read_into_a_new_store(old: Old, name: str) -> None:
    read_into_a_new_store(old, name)


@pytest.mark.parametrize("name", sorted(FORMATS.keys() - OF_ALL))
def test_other_files_of_releases_are_read_into_a_new_store(released: Old, name: str) -> None:
    read_into_a_new_store(released, name)


@pytest.mark.parametrize("name", OF_ALL)
def test_they_add_nothing_to_the_store_that_they_are_of(old: Old, name: str) -> None:
    read_into_its_own_store(old, name)


def test_a_table_of_a_release_adds_nothing_to_its_store(released: Old) -> None:
    read_into_its_own_store(released, "store.csv")
