"""Subtasks: any depth, and what is done to a whole branch."""

from __future__ import annotations

import pytest

from conftest import titles
from taskcore import ConflictError, NotFoundError, Sort, Status, Store, TaskInput


@pytest.fixture
def tree(store: Store) -> Store:
    """A with B and C, and C with D; then E, which stands alone. The ids are 1 to 5."""
    store.add("A", project="Home")
    store.add_many([TaskInput("B", parent_id=1), TaskInput("C", parent_id=1)])
    store.add_many([TaskInput("D", parent_id=3), TaskInput("E", project="Home")])
    return store


def test_a_subtask_is_in_the_project_of_its_parent(tree: Store) -> None:
    assert tree.get(4).parent_id == 3
    assert {task.project for task in tree.get([1, 2, 3, 4])} == {"Home"}


def test_a_parent_counts_its_direct_subtasks(tree: Store) -> None:
    tree.complete(2)
    parent = tree.get(1)
    assert (parent.subtask_completed_count, parent.subtask_count) == (1, 2)


def test_the_subtasks_of_one_task_or_of_none_are_listed(tree: Store) -> None:
    assert titles(tree.tasks(parent_id=1)) == "B C"
    assert titles(tree.tasks(parent_id=None)) == "A E"
    assert titles(tree.tasks(parent_id=2)) == ""


def test_a_tree_has_each_task_followed_by_its_subtasks(tree: Store) -> None:
    tree.move(5, top=True)
    listed = tree.tasks(tree=True, sort=Sort.MANUAL)
    assert [(task.title, task.depth) for task in listed] == [
        ("E", 0),
        ("A", 0),
        ("B", 1),
        ("C", 1),
        ("D", 2),
    ]


def test_a_task_cannot_be_below_itself(tree: Store) -> None:
    for below in (1, 3, 4):
        with pytest.raises(ConflictError) as refused:
            tree.update(1, parent_id=below)
        assert refused.value.field == "parent_id"


def test_completing_a_parent_completes_its_subtasks_in_one_step(tree: Store) -> None:
    tree.complete(1)
    assert titles(tree.tasks(status=Status.COMPLETED)) == "A B C D"
    tree.undo()
    assert titles(tree.tasks()) == "A B C D E"


def test_completing_can_refuse_open_subtasks(tree: Store) -> None:
    with pytest.raises(ConflictError):
        tree.complete(1, refuse_open_subtasks=True)
    assert tree.count() == 5
    tree.complete(2, refuse_open_subtasks=True)
    assert tree.count() == 4


def test_deleting_and_restoring_carry_the_branch(tree: Store) -> None:
    tree.delete(3)
    assert titles(tree.tasks()) == "A B E"
    tree.restore(3)
    assert titles(tree.tasks()) == "A B C D E"


def test_a_project_takes_a_branch_out_of_its_parent(tree: Store) -> None:
    tree.update(3, project="Work")
    assert tree.get(3).parent_id is None
    assert {task.project for task in tree.get([3, 4])} == {"Work"}
    assert tree.get(4).parent_id == 3


def test_a_parent_is_given_and_taken_away(tree: Store) -> None:
    tree.update(5, parent_id=2)
    assert tree.get(5).parent_id == 2
    tree.update(5, parent_id=None)
    assert (tree.get(5).parent_id, tree.get(5).project) == (None, "Home")
    with pytest.raises(NotFoundError):
        tree.update(5, parent_id=99)


def test_indenting_makes_a_subtask_of_the_one_before_and_outdenting_a_sibling(tree: Store) -> None:
    tree.indent(5)
    assert tree.get(5).parent_id == 1
    tree.outdent(4)
    assert tree.get(4).parent_id == 1
    tree.outdent([5])
    assert tree.get(5).parent_id is None
    assert titles(tree.tasks(tree=True, sort=Sort.MANUAL)) == "A B C D E"


def test_what_has_nothing_before_it_or_no_parent_stays(tree: Store) -> None:
    with pytest.raises(ConflictError):
        tree.indent(1)
    with pytest.raises(ConflictError):
        tree.outdent(1)
