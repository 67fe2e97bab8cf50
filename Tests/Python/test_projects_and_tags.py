"""Projects and tags."""

from __future__ import annotations

from datetime import datetime, timezone

import pytest

from taskcore import INBOX_ID, ConflictError, InvalidError, NotFoundError, Store, Tag, TaskInput


def test_inbox_is_always_there(store: Store) -> None:
    (inbox,) = store.projects()
    assert (inbox.id, inbox.name, inbox.open_count, inbox.completed_count) == (
        INBOX_ID,
        "Inbox",
        0,
        0,
    )


def test_a_project_is_added_renamed_and_deleted(store: Store) -> None:
    home = store.add_project("Home")
    task_id = store.add("Pay rent", project_id=home)
    store.rename_project(home, "House")
    assert store.get(task_id).project == "House"
    store.delete_project(home)
    assert store.get(task_id).project == "Inbox"
    assert [project.name for project in store.projects()] == ["Inbox"]


def test_a_project_says_when_it_was_added_and_counts_its_tasks(store: Store) -> None:
    ids = store.add_many([TaskInput(title, project="Home") for title in "ABC"])
    store.complete(ids[0])
    project = next(project for project in store.projects() if project.name == "Home")
    assert (project.open_count, project.completed_count) == (2, 1)
    assert project.created == datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
    assert project.uid


def test_inbox_cannot_be_renamed_or_deleted(store: Store) -> None:
    with pytest.raises(ConflictError):
        store.rename_project(INBOX_ID, "Other")
    with pytest.raises(ConflictError):
        store.delete_project(INBOX_ID)


def test_a_name_that_is_taken_is_refused_whatever_its_case(store: Store) -> None:
    store.add_project("Home")
    with pytest.raises(ConflictError):
        store.add_project("HOME")


def test_a_name_must_not_be_empty_and_an_id_must_be_known(store: Store) -> None:
    with pytest.raises(InvalidError):
        store.add_project(" ")
    with pytest.raises(NotFoundError):
        store.rename_project(99, "Other")
    with pytest.raises(NotFoundError):
        store.delete_project(99)
    with pytest.raises(InvalidError):
        store.delete_project(INBOX_ID + (1 << 64))


def test_tags_count_the_tasks_that_have_them(store: Store) -> None:
    ids = store.add_many([TaskInput("A", tags=["x", "y"]), TaskInput("B", tags=["x"])])
    store.complete(ids[0])
    assert list(store.tags()) == [Tag("x", 1, 1), Tag("y", 0, 1)]


def test_a_tag_goes_with_its_last_task(store: Store) -> None:
    store.delete(store.add("A", tags=["x"]))
    assert list(store.tags()) == []
