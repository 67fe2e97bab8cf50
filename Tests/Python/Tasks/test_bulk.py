"""Changing all that a query finds: one call, one step to undo."""

from __future__ import annotations

from typing import Any

import pytest

from conftest import titles
from taskcore import (
    Action,
    ConflictError,
    NotFoundError,
    ParseError,
    Query,
    Sort,
    Status,
    Store,
    TaskInput,
)


@pytest.fixture
def filled(store: Store) -> Store:
    """A and B have the tag x; C has a subtask D. The ids are 1 to 4."""
    store.add_many([TaskInput("A", tags=["x"]), TaskInput("B", tags=["x"]), TaskInput("C")])
    store.add("D", parent_id=3)
    return store


def test_what_a_query_finds_is_updated_in_one_step(filled: Store) -> None:
    assert filled.update_where(Query(tag="x"), project="Home", tags_added=["y"]) == 2
    assert titles(filled.tasks(project="Home", tag="y")) == "A B"
    assert filled.undo().task_count == 2
    assert filled.count(tag="y") == 0


def test_a_query_may_be_text(filled: Store) -> None:
    assert filled.update_where("+x not a", title="Other") == 1
    assert titles(filled.tasks()) == "A Other C D"
    with pytest.raises(ParseError):
        filled.delete_where("+x and")


def test_tasks_are_completed_and_reopened(filled: Store) -> None:
    assert filled.complete_where("+x") == 2
    assert titles(filled.tasks()) == "C D"
    assert filled.reopen_where(Query(status=Status.COMPLETED)) == 2
    assert filled.count() == 4


def test_completing_can_refuse_open_subtasks(filled: Store) -> None:
    with pytest.raises(ConflictError):
        filled.complete_where(Query(ids=[3]), refuse_open_subtasks=True)
    assert filled.complete_where(Query(ids=[3])) == 1
    assert titles(filled.tasks()) == "A B"
    assert filled.undo().action == Action.COMPLETE_TASKS
    assert filled.count() == 4


def test_tasks_go_to_the_trash_and_back_or_for_good(filled: Store) -> None:
    assert filled.delete_where("+x") == 2
    assert filled.restore_where(Query(status=Status.DELETED, ids=[1])) == 1
    assert filled.purge_where(Query(status=Status.DELETED)) == 1
    with pytest.raises(NotFoundError):
        filled.get(2)
    assert titles(filled.tasks()) == "A C D"


def test_tasks_are_moved(filled: Store) -> None:
    assert filled.move_where("+x", bottom=True) == 2
    assert titles(filled.tasks(sort=Sort.MANUAL, parent_id=None)) == "C A B"
    assert filled.move_where("+x", parent_id=3) == 2
    assert sorted(titles(filled.tasks(parent_id=3)).split()) == ["A", "B", "D"]


@pytest.mark.parametrize("wrong", [None, 1, [1, 2]])
def test_a_query_is_never_left_out(filled: Store, wrong: Any) -> None:
    with pytest.raises(TypeError, match="query"):
        filled.delete_where(wrong)
    assert filled.count() == 4


def test_nothing_found_is_nothing_changed(filled: Store) -> None:
    assert filled.update_where("text:nothing", title="Other") == 0
    assert filled.undo().action == Action.ADD_TASKS


def test_completed_tasks_are_cleared(filled: Store) -> None:
    filled.update(1, project="Home")
    filled.complete([1, 2])
    assert filled.clear_completed(project="Home") == 1
    assert titles(filled.trash()) == "A"
    assert filled.clear_completed() == 1
    assert titles(filled.tasks()) == "C D"
