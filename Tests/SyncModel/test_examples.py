"""The counter-examples, one by one: what was believed, and the rule that holds instead."""

from __future__ import annotations

from itertools import permutations

import undo
from conflicts import conflicts, life
from deeds import key
from joining import enable, join
from messages import (
    COUNTERS,
    DAY,
    DELETED,
    EXISTENCE,
    Key,
    Operation,
    Property,
    Purge,
    Record,
    Set,
    Step,
    Value,
)
from rules import ALL
from series import Occurrence, present
from shown import Shown, show
from store import Store

TASK = Record("task", "t")


class Devices:
    """Stores a, b and c, which have one task."""

    def __init__(self) -> None:
        first = Store(ALL, "first")
        first.write([self.set("id", 1), self.set("title", "Rent"), self.set("due", 3)], DAY)
        enable(first)
        self.time = DAY
        self.stores = {}
        for name in "abc":
            self.stores[name] = first.copy()
            self.stores[name].uid = name

    @staticmethod
    def set(name: str, value: Value, element: str = "", uid: str = "t") -> Set:
        return Set(key("task", uid, name, element), value)

    def write(self, name: str, *ops: Operation, later: int = 1) -> Step:
        self.time += later
        step = self.stores[name].write(ops, self.time)
        assert step
        return step

    def undo(self, name: str) -> tuple[int, int]:
        self.time += 1
        return undo.undo(self.stores[name], self.time)

    def redo(self, name: str) -> tuple[int, int]:
        self.time += 1
        return undo.redo(self.stores[name], self.time)

    def exchange(self, *names: str) -> None:
        for one, other in permutations(names or self.stores, 2):
            for step in list(self.stores[one].log.values()):
                self.stores[other].receive(step)

    def value(self, name: str, property: str, element: str = "") -> Value:
        return self.stores[name].registers.value(TASK, property, element)

    def shown(self, name: str) -> Shown:
        return show(self.stores[name].registers)

    def told(self, name: str) -> list[Value]:
        return [conflict.value for conflict in conflicts(self.stores[name].registers)]


def test_two_edits_of_one_register_are_undone_one_by_one_and_redone() -> None:
    devices = Devices()
    devices.write("a", devices.set("due", 4))
    devices.write("a", devices.set("due", 5))
    assert devices.undo("a") == (1, 0) and devices.value("a", "due") == 4
    assert devices.undo("a") == (1, 0) and devices.value("a", "due") == 3
    assert devices.redo("a") == (1, 0) and devices.value("a", "due") == 4
    assert devices.redo("a") == (1, 0) and devices.value("a", "due") == 5


def test_an_undo_gives_way_to_what_others_wrote_meanwhile() -> None:
    devices = Devices()
    devices.write("b", devices.set("due", 7))
    devices.write("a", devices.set("due", 5))
    devices.exchange()
    assert devices.value("b", "due") == 5 and devices.told("b") == [7]
    assert devices.undo("a") == (1, 1)
    devices.exchange()
    assert devices.value("b", "due") == 7 and devices.told("b") == []
    # It is still the edit of b, who can undo it.
    assert devices.undo("b") == (1, 0) and devices.value("b", "due") == 3


def test_an_undo_ends_no_conflict_of_others() -> None:
    devices = Devices()
    devices.write("b", devices.set("due", 7))
    devices.write("c", devices.set("due", 8))
    devices.write("a", devices.set("due", 5))
    devices.exchange()
    assert devices.undo("a") == (0, 1)
    assert (
        devices.value("a", "due") == 5
        and devices.told("a") == [8, 7]
        or sorted(map(str, devices.told("a"))) == ["7", "8"]
    )


def test_two_who_completed_one_occurrence_both_undo_it() -> None:
    devices = Devices()
    devices.write("a", devices.set("mark", ("done", 3), "3"))
    devices.write("b", devices.set("mark", ("done", 4), "3"))
    devices.exchange()
    assert devices.told("c") == []
    devices.undo("a")
    devices.exchange()
    assert devices.value("c", "mark", "3") == ("done", 4)
    devices.undo("b")
    devices.exchange()
    assert devices.value("c", "mark", "3") is None


def test_an_edit_that_comes_after_the_undo_of_the_creation_is_in_the_trash_and_told() -> None:
    devices = Devices()
    record = Record("task", "new")
    devices.write("a", devices.set("id", 1, uid="new"), devices.set("title", "N", uid="new"))
    devices.exchange()
    devices.write("b", devices.set("title", "Mine", uid="new"))
    devices.undo("a")
    assert life(record, devices.stores["a"].registers) == "absent"
    devices.exchange()
    for name in "abc":
        assert life(record, devices.stores[name].registers) == "trash"
        assert devices.shown(name).tasks["new"]["title"] == "Mine"
        assert devices.told(name) == ["Mine"]


def test_an_edit_before_the_undo_of_the_creation_is_in_the_trash_and_told_too() -> None:
    devices = Devices()
    devices.write("a", devices.set("id", 1, uid="new"))
    devices.exchange()
    devices.write("b", devices.set("title", "Mine", uid="new"))
    devices.exchange()
    devices.undo("a")
    devices.exchange()
    assert [devices.told(name) for name in "abc"] == [["Mine"]] * 3
    devices.redo("a")
    devices.exchange()
    assert [life(Record("task", "new"), s.registers) for s in devices.stores.values()] == [
        "there"
    ] * 3


def test_an_edit_of_a_deleted_task_leaves_it_there_with_a_conflict_that_a_restore_ends() -> None:
    devices = Devices()
    devices.write("a", Set(Key(TASK, DELETED), 1))
    devices.write("b", devices.set("title", "Edited"))
    devices.exchange()
    assert life(TASK, devices.stores["c"].registers) == "trash"
    assert devices.told("c") == ["Edited"]
    devices.write("c", Set(Key(TASK, DELETED), None))
    devices.exchange()
    assert [devices.told(name) for name in "abc"] == [[]] * 3


def test_trimming_and_snapshots_keep_what_a_conflict_follows_from() -> None:
    devices = Devices()
    devices.write("a", devices.set("title", "Edited"))
    devices.exchange()
    devices.write("b", Set(Key(TASK, DELETED), 1))
    devices.exchange()
    for store in devices.stores.values():
        store.unsent.clear()
    devices.stores["a"].trim()
    fresh = Store(ALL, "d")
    fresh.take(devices.stores["a"].snapshot())
    assert conflicts(fresh.registers) == conflicts(devices.stores["b"].registers) == []


def test_a_purge_absorbs_what_comes_later_and_refuses_what_is_written_here() -> None:
    devices = Devices()
    devices.write("a", Purge(TASK))
    devices.write("b", devices.set("title", "Edited"))
    devices.exchange()
    for store in devices.stores.values():
        assert TASK not in store.registers.records
        assert store.write([devices.set("title", "Again")], devices.time) is None


def test_another_time_of_day_brings_no_completed_occurrence_back() -> None:
    devices = Devices()
    devices.write("a", devices.set("rule", ("every", 1, 10, 9)))
    devices.exchange()
    for day in (10, 11):
        devices.write("a", devices.set("mark", ("done", day), str(day)))
    devices.write("b", devices.set("rule", ("every", 1, 10, 17)))
    devices.exchange()
    assert present(TASK, devices.stores["c"].registers) == Occurrence(12, 17)


def test_of_two_floors_the_greater_one_counts() -> None:
    devices = Devices()
    devices.write("a", devices.set("rule", ("every", 1, 10, 9)))
    devices.exchange()
    devices.write("a", devices.set("floor", 20))
    devices.write("b", devices.set("floor", 15))
    devices.exchange()
    assert present(TASK, devices.stores["c"].registers) == Occurrence(20, 9)


def test_after_completion_counts_from_when_it_was_done_last() -> None:
    devices = Devices()
    devices.write("a", devices.set("rule", ("after", 5, 11, 9)))
    devices.write("a", devices.set("mark", ("done", 30), "16"))
    devices.write("a", devices.set("mark", ("done", 20), "18"))
    assert present(TASK, devices.stores["a"].registers) == Occurrence(35, 9)


def test_a_session_does_not_run_again_when_a_later_one_is_stopped() -> None:
    devices = Devices()
    for name, uid, start in (("a", "one", 10), ("b", "two", 11)):
        devices.write(
            name, Set(key("session", uid, "id"), 1), Set(key("session", uid, "start"), start)
        )
    devices.exchange()
    devices.write("b", Set(key("session", "two", "end"), 12))
    devices.exchange()
    assert devices.shown("a").sessions == {"one": (10, 11), "two": (11, 12)}


def test_a_late_poll_does_not_overwrite_an_edit_nor_bring_back_what_was_removed() -> None:
    devices = Devices()
    uids = ("edited", "removed")
    for name in "ab":
        for uid in uids:
            values: dict[str, Value] = {"id": 1, "title": "Template"}
            devices.write(
                name,
                *[Set(key("draft", uid, n), v, is_default=True) for n, v in values.items()],
                later=DAY,
            )
        if name == "a":
            devices.write("a", Set(key("draft", "edited", "title"), "Mine"))
            devices.write("a", Set(key("draft", "removed", "id"), None))
    devices.exchange()
    for name in "abc":
        shown = devices.shown(name)
        assert shown.others == {Record("draft", "edited"): {"title": "Mine"}}
        assert shown.conflicts == []


def test_a_parent_that_an_undo_sets_back_has_its_old_rank_in_a_circle() -> None:
    devices = Devices()
    for uid in "uv":
        devices.write("a", devices.set("id", 1, uid=uid))
    devices.exchange()
    devices.write("a", devices.set("parent", "u"))
    devices.write("b", devices.set("parent", "t", uid="u"))
    devices.exchange()
    assert devices.shown("a").parents == {"t": "u"}
    devices.write("a", devices.set("parent", "v"), devices.set("parent", None, uid="u"))
    devices.undo("a")
    devices.exchange()
    assert [devices.shown(name).parents for name in "abc"] == [{"t": "u"}] * 3


def test_a_subtask_is_in_the_project_of_its_parent_wherever_that_was_moved() -> None:
    devices = Devices()
    for uid in "PQ":
        devices.write("a", Set(key("project", uid, "id"), 1), Set(key("project", uid, "name"), uid))
    devices.write("a", devices.set("id", 1, uid="s"), devices.set("project", "P", uid="s"))
    devices.exchange()
    devices.write("a", devices.set("parent", "t", uid="s"))
    devices.write("b", devices.set("project", "Q"))
    devices.exchange()
    assert devices.shown("c").tasks["s"]["project"] == "Q"


def test_a_join_replaces_nothing_and_the_later_edit_is_shown() -> None:
    for apart_is_later in (True, False):
        first = Store(ALL, "first")
        first.write([Devices.set("id", 1), Devices.set("title", "Rent")], DAY)
        apart = first.copy()
        apart.uid = "apart"
        first.write([Devices.set("title", "Here")], 2 * DAY)
        enable(first)
        apart.write([Devices.set("title", "There")], (3 if apart_is_later else 1) * DAY)
        assert join(apart, first.snapshot(), "x", 4 * DAY)
        for step in apart.log.values():
            first.receive(step)
        for store in (first, apart):
            values = [h.value for h in store.registers.heads(Key(TASK, Property("title")))]
            assert values == (["There", "Here"] if apart_is_later else ["Here", "There"])
        assert first.registers.records == apart.registers.records


def test_a_clock_that_was_ahead_is_not_sent() -> None:
    devices = Devices()
    devices.write("a", devices.set("due", 8), later=900 * DAY)
    store = devices.stores["a"]
    store.give_own_steps("a2", 1, now=5 * DAY)
    (step,) = store.log.values()
    assert step.id == ("a2", 1) and step.hlc == 5 * DAY * COUNTERS
    assert store.registers.heads(Key(TASK, Property("due")))[0].step == step.id
    # It can be undone all the same.
    assert undo.undo(store, 5 * DAY) == (1, 0)
    assert store.registers.value(TASK, "due") == 3


def test_who_wrote_in_the_future_is_followed_and_not_waited_for() -> None:
    devices = Devices()
    devices.write("a", devices.set("due", 8), later=900 * DAY)
    devices.exchange()
    devices.time = 2 * DAY
    step = devices.write("b", devices.set("due", 9))
    devices.exchange()
    assert [devices.value(name, "due") for name in "abc"] == [9] * 3
    assert step.hlc > 900 * DAY * COUNTERS and devices.told("a") == []


def test_the_counter_of_a_clock_carries_into_its_milliseconds() -> None:
    store = Store(ALL, "a")
    store.clock = DAY * COUNTERS + COUNTERS - 1
    assert store.next_clock(0) == (DAY + 1) * COUNTERS


def test_a_removed_record_of_a_snapshot_is_not_brought_back_by_who_returns() -> None:
    devices = Devices()
    devices.write("a", devices.set("id", 1, uid="old"))
    devices.exchange()
    devices.write("b", Set(Key(Record("task", "old"), EXISTENCE), None))
    devices.write("b", Purge(TASK))
    devices.write("a", devices.set("id", 1, uid="new"))
    away = devices.stores["a"]
    away.take(devices.stores["b"].snapshot())
    assert set(show(away.registers).tasks) == {"new"}


def test_a_newer_format_waits_until_the_store_is_migrated() -> None:
    devices = Devices()
    step = devices.stores["a"].write([devices.set("due", 9)], DAY, message_format=2)
    assert step
    store = devices.stores["b"]
    store.version = 1
    store.receive(step)
    assert store.registers.value(TASK, "due") == 3 and store.waiting
    store.version = 2
    store.apply_waiting()
    assert store.registers.value(TASK, "due") == 9


def test_the_undo_of_a_floor_sets_back_the_one_that_counted() -> None:
    devices = Devices()
    devices.write("a", devices.set("floor", 20))
    devices.write("b", devices.set("floor", 15))
    devices.exchange()
    devices.write("c", devices.set("floor", 30))
    devices.undo("c")
    devices.exchange()
    assert [devices.value(name, "floor") for name in "abc"] == [20] * 3


def test_what_was_removed_and_edited_elsewhere_is_in_the_trash_again_after_a_restore_is_undone() -> (
    None
):
    devices = Devices()
    devices.write("a", Set(Key(TASK, EXISTENCE), None))
    devices.write("b", devices.set("title", "Edited"))
    devices.exchange()
    assert life(TASK, devices.stores["c"].registers) == "trash"
    devices.write("c", Set(Key(TASK, EXISTENCE), 1))
    devices.undo("c")
    devices.exchange()
    assert [life(TASK, s.registers) for s in devices.stores.values()] == ["trash"] * 3
    devices.redo("c")
    devices.exchange()
    assert [life(TASK, s.registers) for s in devices.stores.values()] == ["there"] * 3


def test_what_an_undo_of_a_removal_brought_back_is_gone_again_after_a_redo() -> None:
    devices = Devices()
    devices.write("a", Set(Key(TASK, EXISTENCE), None))
    devices.undo("a")
    assert life(TASK, devices.stores["a"].registers) == "there"
    devices.redo("a")
    assert life(TASK, devices.stores["a"].registers) == "absent"
