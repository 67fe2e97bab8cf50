"""Adding, reading and changing tasks."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal

import pytest

import taskcore
from conftest import FixedClock
from taskcore import (
    INBOX_ID,
    UNSET,
    ConflictError,
    InvalidError,
    NotFoundError,
    Priority,
    Reminder,
    RepeatMode,
    Slot,
    Status,
    Store,
    Task,
    TaskField,
    TaskInput,
)
from taskcore._generated.inputs import TASK
from taskcore.tasks.task_input import Changes, Properties
from times import NOON


def test_a_task_has_what_it_was_added_with(store: Store) -> None:
    wage = store.add("Get the wage")
    task_id = store.add(
        "Pay rent",
        notes="By bank",
        url="https://bank.test/rent?month=2",
        project="Home",
        tags=["money", "bank"],
        priority=Priority.P0,
        favourite=True,
        slot=Slot.EVENING,
        due=date(2026, 2, 1),
        start=date(2026, 1, 20),
        estimated_duration=timedelta(minutes=30),
        reminders=[Reminder.before_due(timedelta(days=1))],
        repeat_rule="FREQ=MONTHLY",
        depends_on=[wage],
    )
    task = store.get(task_id)
    assert task == Task(
        id=task_id,
        uid=task.uid,
        title="Pay rent",
        notes="By bank",
        url="https://bank.test/rent?month=2",
        project_id=store.find_project("Home"),
        project="Home",
        parent_id=None,
        tags=("bank", "money"),
        status=Status.OPEN,
        priority=Priority.P0,
        favourite=True,
        slot=Slot.EVENING,
        current_slot=Slot.UPCOMING,
        due=date(2026, 2, 1),
        start=date(2026, 1, 20),
        estimated_duration=timedelta(minutes=30),
        reminders=(Reminder.before_due(timedelta(days=1)),),
        repeat_rule="FREQ=MONTHLY",
        repeat_mode=RepeatMode.FIXED,
        zone="",
        excluded_dates=(),
        added_dates=(),
        occurrence=date(2026, 2, 1),
        series_uid="",
        depends_on=(wage,),
        is_overdue=False,
        is_hidden=True,
        is_blocked=True,
        is_blocking=False,
        urgency=task.urgency,
        depth=0,
        subtask_count=0,
        subtask_completed_count=0,
        created=NOON,
        modified=NOON,
        completed=None,
        deleted=None,
        highlights=(),
        started=None,
        cancelled=None,
        planned=None,
        until=None,
        section_uid="",
        links=(),
        field_values=(),
        hourly_rate=None,
        is_expired=False,
        is_started=False,
        floating=TaskField(0),
    )
    assert type(task.due) is date and type(task.start) is date
    assert type(task.favourite) is bool
    assert task.priority is Priority.P0 and task.status is Status.OPEN


def test_a_task_with_a_title_only_is_plain(store: Store) -> None:
    task = store.get(store.add("Pay rent"))
    assert (task.notes, task.project, task.project_id) == ("", "Inbox", INBOX_ID)
    assert (task.tags, task.priority, task.favourite, task.due) == ((), Priority.P2, False, None)
    assert (task.slot, task.current_slot) == (Slot.MORNING, Slot.INBOX)
    assert (task.start, task.estimated_duration, task.url, task.repeat_rule) == (None, None, "", "")
    assert (task.parent_id, task.depends_on, task.reminders) == (None, (), ())
    assert not (task.is_overdue or task.is_hidden or task.is_blocked or task.is_blocking)


def test_a_project_can_be_given_by_its_id(store: Store) -> None:
    home = store.add_project("Home")
    assert store.get(store.add("Pay rent", project_id=home)).project == "Home"


def test_text_of_any_script_comes_back_as_it_was(store: Store) -> None:
    title = "Kúpiť čaj 🫖 בבקשה"
    assert store.get(store.add(title)).title == title


def test_a_task_cannot_be_changed_in_place(store: Store) -> None:
    task = store.get(store.add("Pay rent"))
    with pytest.raises(FrozenInstanceError):
        task.title = "Other"  # type: ignore[misc]


def test_a_task_survives_pickling(store: Store) -> None:
    task = store.get(store.add("Pay rent", tags=["bank"]))
    assert pickle.loads(pickle.dumps(task)) == task


def test_an_empty_title_is_refused_by_name(store: Store) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add("  ")
    assert (refused.value.name, refused.value.code) == ("TASKCORE_EINVALID", -1)
    assert refused.value.field == "title"
    assert "title" in str(refused.value)
    assert store.count() == 0


def test_a_title_of_a_million_characters_is_refused(store: Store) -> None:
    assert store.get(store.add("x" * 1000)).title == "x" * 1000
    with pytest.raises(InvalidError) as refused:
        store.add("x" * 1_000_000)
    assert refused.value.field == "title"


@pytest.mark.parametrize("title", ["a\0b", "\ud800"])
def test_a_title_that_c_cannot_hold_is_refused(store: Store, title: str) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add(title)
    assert refused.value.field == "title"


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": 5},
        {"title": b"A"},
        {"title": "A", "tags": "bank"},
        {"title": "A", "due": 5},
        {"title": "A", "start": "2026-01-01"},
        {"title": "A", "estimated_duration": 60},
        {"title": "A", "reminders": [timedelta(minutes=5)]},
        {"title": "A", "depends_on": ["1"]},
        {"title": "A", "url": b"https://bank.test"},
    ],
)
def test_a_value_of_another_type_is_a_type_error(store: Store, wrong: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        store.add_many([wrong])
    assert store.count() == 0


@pytest.mark.parametrize("priority", [5, -1, 1 << 40])
def test_an_unknown_priority_is_refused(store: Store, priority: int) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add("Pay rent", priority=priority)
    assert refused.value.field == "priority"


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("estimated_duration_s", {"estimated_duration": timedelta()}),
        ("estimated_duration_s", {"estimated_duration": timedelta(milliseconds=1500)}),
        ("estimated_duration_s", {"estimated_duration": timedelta(seconds=-1)}),
        ("estimated_duration_s", {"estimated_duration": timedelta(days=367)}),
        ("slot", {"slot": Slot.UPCOMING}),
        ("slot", {"slot": 1 << 40}),
        ("url", {"url": "not a url"}),
        ("repeat_rule", {"repeat_rule": "every day"}),
        ("reminders", {"reminders": [Reminder.after_due(timedelta(milliseconds=1))]}),
        ("parent_id", {"parent_id": 1 << 64}),
        ("depends_on", {"depends_on": [1 << 64]}),
    ],
)
def test_a_value_out_of_range_is_refused_by_name(
    store: Store, field: str, wrong: Properties
) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add("Pay rent", **wrong)
    assert refused.value.field == field
    assert store.count() == 0


def test_a_start_after_the_due_is_refused(store: Store) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add("Pay rent", start=date(2026, 2, 2), due=date(2026, 2, 1))
    assert refused.value.field == "due"
    store.add("Pay rent", start=date(2026, 2, 1), due=datetime(2026, 2, 1, 12))


def test_a_parent_or_dependency_that_is_not_there_is_not_found(store: Store) -> None:
    with pytest.raises(NotFoundError) as missing:
        store.add("Pay rent", parent_id=99)
    assert missing.value.field == "parent_id"
    with pytest.raises(NotFoundError) as missing:
        store.add("Pay rent", depends_on=[99])
    assert missing.value.field == "depends_on"


def test_many_are_added_in_the_order_given(store: Store) -> None:
    ids = store.add_many(
        [TaskInput("A", tags=["x"]), {"title": "B", "due": date(2026, 2, 1)}, TaskInput("C")]
    )
    assert [(task.id, task.title) for task in store.get(ids)] == list(zip(ids, "ABC"))
    assert store.get(ids[0]).tags == ("x",)
    assert store.get(ids[1]).due == date(2026, 2, 1)


def test_many_are_added_from_a_generator_and_none_from_nothing(store: Store) -> None:
    assert len(store.add_many(TaskInput(f"Task {number}") for number in range(3))) == 3
    assert store.add_many([]) == []


@pytest.mark.parametrize("wrong", ["", "a\0b"])
def test_one_wrong_task_of_many_is_named_and_none_is_added(store: Store, wrong: str) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add_many([TaskInput("A"), TaskInput("B"), TaskInput(wrong)])
    assert (refused.value.field, refused.value.index) == ("title", 2)
    assert store.count() == 0


def test_an_unknown_keyword_of_an_input_is_a_type_error(store: Store) -> None:
    with pytest.raises(TypeError, match="titel"):
        store.add_many([{"titel": "A"}])


def test_several_are_got_in_the_order_asked(store: Store) -> None:
    first, second = store.add_many([TaskInput("A"), TaskInput("B")])
    assert [task.title for task in store.get([second, first])] == ["B", "A"]
    assert list(store.get([])) == []


@pytest.mark.parametrize("unknown", [99, 0, -1])
def test_an_unknown_id_is_not_found(store: Store, unknown: int) -> None:
    known = store.add("A")
    with pytest.raises(NotFoundError) as missing:
        store.get([known, unknown])
    assert missing.value.index == 1
    with pytest.raises(LookupError):
        store.complete(unknown)


def test_an_id_beyond_64_bits_is_refused_and_not_cut_short(store: Store) -> None:
    task_id = store.add("A")
    with pytest.raises(InvalidError) as refused:
        store.delete([task_id, task_id + (1 << 64)])
    assert (refused.value.field, refused.value.index) == ("ids", 1)
    assert store.count() == 1


def test_a_task_is_found_by_its_uid(store: Store) -> None:
    task_id = store.add("A")
    assert store.find(store.get(task_id).uid) == task_id
    with pytest.raises(NotFoundError):
        store.find("00000000-0000-7000-8000-000000000000")


def test_an_update_changes_what_it_names_only(store: Store, clock: FixedClock) -> None:
    task_id = store.add("Pay rent", notes="By bank", tags=["bank"], due=date(2026, 2, 1))
    before = store.get(task_id)
    clock.advance(timedelta(minutes=1))
    store.update(task_id, title="Pay the rent", priority=Priority.P1, favourite=True)
    after = store.get(task_id)
    assert (after.title, after.priority, after.favourite) == ("Pay the rent", Priority.P1, True)
    assert (after.notes, after.tags, after.due) == (before.notes, before.tags, before.due)
    assert (after.created, after.modified) == (NOON, NOON + timedelta(minutes=1))


def test_an_update_moves_to_another_project(store: Store) -> None:
    task_id = store.add("Pay rent")
    store.update(task_id, project="Home")
    assert store.get(task_id).project == "Home"
    store.update(task_id, project_id=INBOX_ID)
    assert store.get(task_id).project == "Inbox"


def test_an_update_sets_adds_and_removes_tags(store: Store) -> None:
    task_id = store.add("Pay rent", tags=["a", "b"])
    store.update(task_id, tags_added=["c"], tags_removed=["a"])
    assert store.get(task_id).tags == ("b", "c")
    store.update(task_id, tags=["z"])
    assert store.get(task_id).tags == ("z",)
    store.update(task_id, tags=[])
    assert store.get(task_id).tags == ()


def test_an_update_takes_due_and_notes_away(store: Store) -> None:
    task_id = store.add("Pay rent", notes="By bank", due=date(2026, 2, 1))
    store.update(task_id, due=None, notes="")
    assert (store.get(task_id).due, store.get(task_id).notes) == (None, "")


def test_an_update_sets_every_other_field_and_takes_it_away(store: Store) -> None:
    task_id = store.add("Pay rent", due=date(2026, 2, 1))
    before = store.get(task_id)
    store.update(
        task_id,
        start=datetime(2026, 1, 20, 9, tzinfo=timezone.utc),
        slot=Slot.EVENING,
        estimated_duration=timedelta(hours=1),
        url="mailto:ann@mail.test",
        repeat_rule="FREQ=WEEKLY;BYDAY=MO",
        reminders=[Reminder.after_start()],
    )
    task = store.get(task_id)
    assert task.start == datetime(2026, 1, 20, 9, tzinfo=timezone.utc)
    assert (task.slot, task.estimated_duration) == (Slot.EVENING, timedelta(hours=1))
    assert (task.url, task.repeat_rule) == ("mailto:ann@mail.test", "FREQ=WEEKLY;BYDAY=MO")
    assert task.reminders == (Reminder.after_start(),)
    store.update(
        task_id,
        start=None,
        slot=Slot.MORNING,
        estimated_duration=None,
        url="",
        repeat_rule="",
        reminders=[],
    )
    assert store.get(task_id) == before


def test_what_is_unset_is_as_if_it_were_not_given(store: Store) -> None:
    task_id = store.add("Pay rent", notes="By bank")
    store.update(task_id, title="Pay", notes=UNSET, due=UNSET)
    assert (store.get(task_id).title, store.get(task_id).notes) == ("Pay", "By bank")


def test_an_update_of_an_unknown_property_is_a_type_error(store: Store) -> None:
    with pytest.raises(TypeError, match="titel"):
        store.update(store.add("A"), titel="B")  # type: ignore[call-arg]


def test_urgency_is_an_exact_decimal(store: Store) -> None:
    urgent, other = store.add("A", priority=Priority.P0, favourite=True), store.add("B")
    first = store.get(urgent).urgency
    assert type(first) is Decimal and first > store.get(other).urgency
    assert first * 1000 == int(first * 1000)
    store.complete(urgent)
    assert store.get(urgent).urgency == 0


def test_the_keywords_are_typed_as_they_are_taken() -> None:
    inputs = {field.name for field in fields(TaskInput)}
    assert set(Properties.__annotations__) == inputs - {"title"}
    assert set(Changes.__annotations__) == set(TASK.table)


def test_none_is_no_value_for_what_cannot_be_taken_away(store: Store) -> None:
    task_id = store.add("Pay rent")
    with pytest.raises(TypeError):
        store.update(task_id, project=None)  # type: ignore[arg-type]


def test_several_are_updated_at_once_or_none(store: Store) -> None:
    ids = store.add_many([TaskInput("A"), TaskInput("B")])
    store.update(ids, tags=["both"])
    assert [task.tags for task in store.get(ids)] == [("both",), ("both",)]
    with pytest.raises(NotFoundError):
        store.update([*ids, 99], tags=["none"])
    assert [task.tags for task in store.get(ids)] == [("both",), ("both",)]


def test_a_task_is_completed_and_reopened(store: Store, clock: FixedClock) -> None:
    task_id = store.add("Pay rent")
    clock.advance(timedelta(hours=1))
    store.complete(task_id)
    task = store.get(task_id)
    assert (task.status, task.completed) == (Status.COMPLETED, NOON + timedelta(hours=1))
    with pytest.raises(ConflictError):
        store.complete(task_id)
    store.reopen(task_id)
    task = store.get(task_id)
    assert (task.status, task.completed) == (Status.OPEN, None)


def test_a_task_goes_to_the_trash_and_back(store: Store) -> None:
    task_id = store.add("Pay rent")
    store.complete(task_id)
    store.delete(task_id)
    task = store.get(task_id)
    assert (task.status, task.deleted) == (Status.DELETED, NOON)
    store.restore(task_id)
    task = store.get(task_id)
    assert (task.status, task.deleted) == (Status.COMPLETED, None)
    with pytest.raises(ConflictError):
        store.restore(task_id)


def test_a_purged_task_is_gone_and_only_the_trash_is_purged(store: Store) -> None:
    task_id = store.add("Pay rent")
    with pytest.raises(ConflictError):
        store.purge(task_id)
    store.delete(task_id)
    store.purge(task_id)
    with pytest.raises(NotFoundError):
        store.get(task_id)


def test_what_was_in_the_trash_for_long_is_purged(store: Store, clock: FixedClock) -> None:
    old, new, kept = store.add_many([TaskInput("A"), TaskInput("B"), TaskInput("C")])
    store.delete(old)
    clock.advance(timedelta(days=2))
    store.delete(new)
    assert store.purge_before(NOON) == 0
    # The first moment of a day in Paris is 23:00 UTC of the day before.
    assert store.purge_before(date(2026, 1, 16)) == 1
    assert [task.id for task in store.trash()] == [new]
    assert store.purge_before(clock.now + timedelta(milliseconds=1)) == 1
    assert [task.id for task in store.tasks()] == [kept]


def test_ids_may_come_from_any_iterable(store: Store) -> None:
    ids = store.add_many([TaskInput("A"), TaskInput("B"), TaskInput("C")])
    store.complete(task.id for task in store.tasks())
    store.reopen(set(ids))
    store.delete(range(ids[0], ids[-1] + 1))
    assert store.count(status=Status.DELETED) == 3


def test_an_enumeration_keeps_a_number_that_a_newer_library_may_add() -> None:
    action = taskcore.Action(99)
    assert action == 99 and action.name == "UNKNOWN_99"
    with pytest.raises(ValueError):
        taskcore.Priority(99)
