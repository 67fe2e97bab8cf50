"""The coefficients of urgency: what each adds, how they are set, and that order and values follow."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from decimal import Decimal
from pathlib import Path

import pytest

from conftest import FixedClock, titles
from taskcore import InvalidError, Priority, Store, UrgencyCoefficients
from times import NOON, TODAY

AT_FIRST = UrgencyCoefficients(
    *map(Decimal, ("9.000", "6.000", "3.900", "1.800", "12.000", "2.000", "2.000", "-5.000")),
    *map(Decimal, ("8.000", "0.000", "0.000", "0.000", "0.000")),
)


def urgency(store: Store, task: int) -> Decimal:
    return store.get(task).urgency


def test_what_nobody_set_is_as_it_was(store: Store) -> None:
    assert store.urgency_coefficients() == AT_FIRST
    store.set_urgency_coefficients()
    assert store.urgency_coefficients() == AT_FIRST


def test_each_coefficient_adds_its_own(store: Store, clock: FixedClock) -> None:
    store.set_urgency_coefficients(
        priority_p0=0, priority_p1=0, priority_p2=0, priority_p3=0, due=0, favourite=0, age=0,
        blocked=0, blocking=0,
    )  # fmt: skip
    plain = store.add("Plain", priority=Priority.P1)
    waited = store.add("Waited for")
    tasks = {
        "priority_p0": store.add("P0", priority=Priority.P0),
        "due": store.add("Due", priority=Priority.NONE, due=NOON - timedelta(days=7)),
        "favourite": store.add("Favourite", priority=Priority.NONE, favourite=True),
        "blocked": store.add("Blocked", priority=Priority.NONE, depends_on=[waited]),
        "blocking": waited,
        "started": store.add("Started", priority=Priority.NONE),
        "planned": store.add("Planned", priority=Priority.NONE, planned=TODAY),
        "project": store.add("Project", priority=Priority.NONE, project="Home"),
        "tags": store.add("Tags", priority=Priority.NONE, tags=["a", "b", "c", "d"]),
    }
    later = store.add("Planned later", planned=NOON + timedelta(milliseconds=1))
    store.start(tasks["started"])
    for name, task in tasks.items():
        assert urgency(store, task) == 0, name
        store.set_urgency_coefficients(**{name: Decimal("3.125")})
        assert urgency(store, task) == Decimal("3.125"), name
        assert store.tasks("sort:urgency")[0].id == task, name
        assert urgency(store, plain) == 0, name
        assert urgency(store, later) == 0, name
        store.set_urgency_coefficients(**{name: 0})
    store.set_urgency_coefficients(age=4)
    clock.advance(timedelta(days=365))
    assert urgency(store, plain) == 4


def test_tags_add_more_the_more_there_are(store: Store) -> None:
    tasks = [store.add(str(count), tags=list("abcd")[:count]) for count in range(5)]
    before = [urgency(store, task) for task in tasks]
    store.set_urgency_coefficients(tags=10)
    after = [urgency(store, task) for task in tasks]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 8, 9, 10, 10]
    assert titles(store.tasks("sort:urgency")) == "3 4 2 1 0"


def test_the_due_falls_to_a_fifth(store: Store) -> None:
    store.set_urgency_coefficients(due=100, priority_p2=0, age=0)
    far = store.add("Far", due=NOON + timedelta(days=400))
    over = store.add("Over", due=NOON - timedelta(days=400))
    assert urgency(store, far) == 20 and urgency(store, over) == 100
    store.set_urgency_coefficients(due=-1_000)
    assert urgency(store, far) == -200 and urgency(store, over) == -1_000
    assert titles(store.next()) == "Far Over"


def test_lists_shown_values_and_views_follow_at_once(store: Store) -> None:
    star = store.add("Star", favourite=True, priority=Priority.NONE)
    first = store.add("First", priority=Priority.P0)
    assert titles(store.next()) == "First Star"
    assert titles(store.tasks("sort:urgency")) == "First Star"
    store.set_urgency_coefficients(favourite="9.001")
    assert titles(store.next()) == titles(store.tasks("sort:urgency")) == "Star First"
    assert [task.urgency for task in store.next()] == [Decimal("9.001"), 9]
    assert titles(store.tasks("sort:-urgency")) == "First Star"
    store.complete(first)
    assert urgency(store, star) == Decimal("9.001") and urgency(store, first) == 0


def test_setting_them_is_one_step_that_can_be_undone(store: Store) -> None:
    star = store.add("Star", favourite=True, priority=Priority.NONE)
    store.set_urgency_coefficients(favourite=5, age=1)
    store.set_urgency_coefficients(favourite=7)
    store.undo()
    assert urgency(store, star) == 5
    store.undo()
    assert store.urgency_coefficients() == AT_FIRST
    assert urgency(store, star) == 2
    store.redo()
    assert urgency(store, star) == 5


@pytest.mark.parametrize("value", [Decimal("1000.001"), -1001, "0.0001", 10**9, "NaN"])
def test_what_is_out_of_range_is_refused(store: Store, value: Decimal | int | str) -> None:
    with pytest.raises(InvalidError) as refusal:
        store.set_urgency_coefficients(favourite=1, tags=value)
    assert refusal.value.field == "tags"
    assert store.urgency_coefficients() == AT_FIRST
    store.set_urgency_coefficients(due=-1_000, tags=1_000)
    assert store.urgency_coefficients().due == -1_000


def test_nonsense_from_another_program_counts_as_not_set(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    with Store(path) as store:
        task = store.add("A", favourite=True, priority=Priority.NONE)
        store.set_urgency_coefficients(favourite=3, blocked=1)
    with sqlite3.connect(path) as file:
        for name, value in [("favourite", "many"), ("blocked", "99999999999"), ("age", "1e3")]:
            file.execute("DELETE FROM setting WHERE uid = ?", (f"urgency.{name}",))
            file.execute(
                "INSERT INTO setting(uid, value) VALUES (?, ?)", (f"urgency.{name}", value)
            )
    file.close()
    with Store(path) as store:
        assert store.urgency_coefficients() == AT_FIRST
        assert store.get(task).urgency == 2


def test_files_take_them_along(store: Store, tmp_path: Path) -> None:
    star = store.add("Star", favourite=True, priority=Priority.NONE)
    store.set_urgency_coefficients(favourite="4.5")
    store.export_file(tmp_path / "all.json")
    with Store(":memory:") as other:
        other.import_file(tmp_path / "all.json")
        assert other.urgency_coefficients().favourite == Decimal("4.5")
    assert urgency(store, star) == Decimal("4.5")


def test_another_program_sees_what_one_sets(tmp_path: Path) -> None:
    with Store(tmp_path / "store.db") as one, Store(tmp_path / "store.db") as other:
        task = one.add("A", favourite=True, priority=Priority.NONE)
        before = other.get(task).urgency
        one.set_urgency_coefficients(favourite=100)
        assert other.get(task).urgency == before + 98
