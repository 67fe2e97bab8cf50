"""The manual order."""

from __future__ import annotations

import pytest

from taskcore import INBOX_ID, InvalidError, NotFoundError, Sort, Store, TaskcoreError, TaskInput
from taskcore.organising.position import Place


@pytest.fixture
def four(store: Store) -> Store:
    """A, B, C and D with the ids 1 to 4."""
    store.add_many(TaskInput(title) for title in "ABCD")
    return store


def order(store: Store) -> str:
    return "".join(task.title for task in store.tasks(sort=Sort.MANUAL))


def test_new_tasks_come_last(four: Store) -> None:
    assert order(four) == "ABCD"


@pytest.mark.parametrize(
    ("ids", "place", "expected"),
    [
        (4, {"before": 1}, "DABC"),
        (1, {"after": 3}, "BCAD"),
        (3, {"top": True}, "CABD"),
        (2, {"bottom": True}, "ACDB"),
        ([4, 1], {"before": 3}, "BDAC"),
        ([1, 2], {"after": 4}, "CDAB"),
        (range(3, 5), {"top": True}, "CDAB"),
    ],
)
def test_tasks_move_to_a_place(
    four: Store, ids: int | list[int], place: Place, expected: str
) -> None:
    four.move(ids, **place)
    assert order(four) == expected
    four.undo()
    assert order(four) == "ABCD"


def test_many_moves_to_one_place_keep_the_order(four: Store) -> None:
    for _ in range(300):
        four.move(4, before=2)
        four.move(3, before=2)
    assert order(four) == "ADCB"


def test_a_task_moves_into_a_project_and_under_a_parent(four: Store) -> None:
    home = four.add_project("Home")
    four.move([1, 2], project_id=home)
    assert [task.project for task in four.get([1, 2])] == ["Home", "Home"]
    four.move(3, parent_id=1)
    assert (four.get(3).parent_id, four.get(3).project) == (1, "Home")
    four.move(3, parent_id=None)
    assert (four.get(3).parent_id, four.get(3).project) == (None, "Home")
    four.move(2, project_id=INBOX_ID, top=True)
    assert four.get(2).project == "Inbox" and order(four)[0] == "B"


def test_a_move_relative_to_a_task_of_another_project_is_refused(four: Store) -> None:
    four.update(1, project="Home")
    with pytest.raises(TaskcoreError) as refused:
        four.move(2, before=1)
    assert refused.value.field == "before_id"
    assert order(four) == "ABCD"


@pytest.mark.parametrize(
    "place",
    [
        {},
        {"top": True, "bottom": True},
        {"before": 1, "after": 2},
        {"project_id": 1, "parent_id": 1},
        {"before": 1 << 64},
    ],
)
def test_a_place_is_exactly_one(four: Store, place: Place) -> None:
    with pytest.raises(InvalidError):
        four.move(3, **place)
    assert order(four) == "ABCD"


def test_a_place_beside_what_is_not_there_is_not_found(four: Store) -> None:
    with pytest.raises(NotFoundError) as missing:
        four.move(1, after=99)
    assert missing.value.field == "after_id"
    with pytest.raises(NotFoundError):
        four.move(99, top=True)
