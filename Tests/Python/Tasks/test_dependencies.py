"""Tasks that wait for others."""

from __future__ import annotations

import pytest

from taskcore import ConflictError, Store, TaskInput


@pytest.fixture
def chain(store: Store) -> Store:
    """A; B, which waits for A; C, which waits for B. The ids are 1 to 3."""
    store.add("A")
    store.add("B", depends_on=[1])
    store.add("C", depends_on=[2])
    return store


def test_a_task_says_what_it_waits_for_and_whether_it_is_waited_for(chain: Store) -> None:
    first, second, third = chain.get([1, 2, 3])
    assert (first.depends_on, second.depends_on) == ((), (1,))
    assert [task.is_blocked for task in (first, second, third)] == [False, True, True]
    assert [task.is_blocking for task in (first, second, third)] == [True, True, False]


def test_a_completed_task_blocks_none(chain: Store) -> None:
    chain.complete(1)
    assert not chain.get(2).is_blocked
    assert chain.get(2).depends_on == (1,)
    chain.reopen(1)
    assert chain.get(2).is_blocked


def test_dependencies_are_set_added_and_removed(chain: Store) -> None:
    chain.update(3, depends_on_added=[1])
    assert chain.get(3).depends_on == (1, 2)
    chain.update(3, depends_on_removed=[2])
    assert chain.get(3).depends_on == (1,)
    chain.update(3, depends_on=[])
    assert chain.get(3).depends_on == ()


@pytest.mark.parametrize("circle", [[1], [2], [3]])
def test_a_circle_is_refused(chain: Store, circle: list[int]) -> None:
    with pytest.raises(ConflictError) as refused:
        chain.update(1, depends_on=circle)
    assert refused.value.field == "depends_on"
    assert chain.get(1).depends_on == ()


def test_blocked_and_blocking_tasks_are_listed(chain: Store) -> None:
    assert [task.title for task in chain.tasks(blocked=True)] == ["B", "C"]
    assert [task.title for task in chain.tasks(blocked=False)] == ["A"]
    assert [task.title for task in chain.tasks(blocking=True, blocked=True)] == ["B"]


def test_an_urgent_list_has_what_blocks_before_what_is_blocked(store: Store) -> None:
    store.add_many([TaskInput("A"), TaskInput("B")])
    store.update(1, depends_on=[2])
    assert [task.title for task in store.next()] == ["B", "A"]
