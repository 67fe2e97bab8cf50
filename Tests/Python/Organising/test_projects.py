"""Projects."""

from __future__ import annotations

from datetime import timedelta

import pytest

from conftest import FixedClock
from taskcore import (
    INBOX_ID,
    Colour,
    ConflictError,
    InvalidError,
    NotFoundError,
    Project,
    Status,
    Store,
    TaskInput,
)
from times import NOON


def names(store: Store) -> list[str]:
    return [project.name for project in store.projects()]


def project(store: Store, name: str) -> Project:
    return next(each for each in store.projects(archived=True) if each.name == name)


def test_inbox_is_always_there(store: Store) -> None:
    (inbox,) = store.projects()
    assert (inbox.id, inbox.name, inbox.open_count, inbox.completed_count) == (
        INBOX_ID,
        "Inbox",
        0,
        0,
    )


def test_a_project_has_what_it_was_added_with(store: Store) -> None:
    home = store.add_project(
        "Home", description="All that is not work", icon="🏠", colour=Colour.TEAL
    )
    assert project(store, "Home") == Project(
        id=home,
        uid=project(store, "Home").uid,
        name="Home",
        description="All that is not work",
        icon="🏠",
        colour=Colour.TEAL,
        open_count=0,
        completed_count=0,
        created=NOON,
        archived=None,
        path="Home",
    )


def test_a_plain_project_has_a_name_only(store: Store) -> None:
    store.add_project("Home")
    plain = project(store, "Home")
    assert (plain.description, plain.icon, plain.colour) == ("", "", Colour.BLACK)


def test_an_update_changes_what_it_names_only(store: Store) -> None:
    home = store.add_project("Home", description="Here", icon="house")
    task_id = store.add("Pay rent", project_id=home)
    store.update_project(home, name="House", colour=Colour.RED)
    house = project(store, "House")
    assert (house.description, house.icon, house.colour) == ("Here", "house", Colour.RED)
    assert store.get(task_id).project == "House"
    store.update_project(home, description="", icon="")
    assert (project(store, "House").description, project(store, "House").icon) == ("", "")


def test_a_project_counts_its_tasks(store: Store) -> None:
    ids = store.add_many([TaskInput(title, project="Home") for title in "ABC"])
    store.complete(ids[0])
    home = project(store, "Home")
    assert (home.open_count, home.completed_count) == (2, 1)


def test_an_archived_project_is_hidden_with_its_open_tasks(store: Store, clock: FixedClock) -> None:
    store.add("Pay rent", project="Home")
    home = store.find_project("Home")
    clock.advance(timedelta(hours=1))
    store.update_project(home, archived=True)
    assert names(store) == ["Inbox"]
    assert project(store, "Home").archived == NOON + timedelta(hours=1)
    assert (store.count(), store.count(archived="both"), store.count(archived=True)) == (0, 1, 1)
    store.update_project(home, archived=False)
    assert names(store) == ["Inbox", "Home"] and project(store, "Home").archived is None


def test_projects_move_in_their_own_order(store: Store) -> None:
    a, b, c = (store.add_project(name) for name in "ABC")
    assert names(store) == ["Inbox", "A", "B", "C"]
    store.move_projects(c, before=a)
    assert names(store) == ["Inbox", "C", "A", "B"]
    store.move_projects([c, a], bottom=True)
    assert names(store) == ["Inbox", "B", "C", "A"]
    store.move_projects(a, after=b)
    assert names(store) == ["Inbox", "B", "A", "C"]


def test_a_move_of_a_project_needs_one_place(store: Store) -> None:
    home = store.add_project("Home")
    with pytest.raises(InvalidError):
        store.move_projects(home)
    with pytest.raises(NotFoundError) as missing:
        store.move_projects(home, before=99)
    assert missing.value.field == "before_id"


def test_the_tasks_of_a_deleted_project_go_to_inbox(store: Store) -> None:
    task_id = store.add("Pay rent", project="Home")
    store.delete_projects(store.find_project("Home"))
    assert store.get(task_id).project == "Inbox"
    assert names(store) == ["Inbox"]


def test_a_project_can_be_deleted_with_its_tasks(store: Store) -> None:
    task_id = store.add("Pay rent", project="Home")
    store.delete_projects(store.find_project("Home"), with_tasks=True)
    assert store.get(task_id).status == Status.DELETED
    assert names(store) == ["Inbox"]
    store.undo()
    assert (store.get(task_id).project, store.get(task_id).status) == ("Home", Status.OPEN)


def test_inbox_cannot_be_renamed_archived_or_deleted(store: Store) -> None:
    with pytest.raises(ConflictError):
        store.update_project(INBOX_ID, name="Other")
    with pytest.raises(ConflictError):
        store.update_project(INBOX_ID, archived=True)
    with pytest.raises(ConflictError):
        store.delete_projects(INBOX_ID)


def test_a_name_that_is_taken_is_refused_whatever_its_case_and_accents(store: Store) -> None:
    store.add_project("Café")
    with pytest.raises(ConflictError) as refused:
        store.add_project("CAFE")
    assert refused.value.field == "name"
    other = store.add_project("Other")
    with pytest.raises(ConflictError):
        store.update_project(other, name="cafe")


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("name", {"name": " "}),
        ("name", {"name": "a\nb"}),
        ("description", {"description": "x" * 1001}),
        ("icon", {"icon": "x" * 65}),
        ("colour", {"colour": 99}),
        ("colour", {"colour": 1 << 40}),
    ],
)
def test_a_wrong_property_is_refused_by_name(
    store: Store, field: str, wrong: dict[str, object]
) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add_project(**{"name": "Home", **wrong})  # type: ignore[arg-type]
    assert refused.value.field == field
    assert names(store) == ["Inbox"]


def test_an_id_must_be_known(store: Store) -> None:
    with pytest.raises(NotFoundError):
        store.update_project(99, name="Other")
    with pytest.raises(NotFoundError):
        store.delete_projects(99)
    with pytest.raises(InvalidError):
        store.delete_projects(INBOX_ID + (1 << 64))
    with pytest.raises(NotFoundError):
        store.find_project("Nowhere")
