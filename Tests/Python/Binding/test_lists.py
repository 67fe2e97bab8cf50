"""Lists that are read straight from the library's memory."""

from __future__ import annotations

import copy
import gc
import pickle
import weakref
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from ctypes import POINTER, addressof, c_int64, cast, memmove, sizeof
from dataclasses import FrozenInstanceError, replace
from datetime import date, datetime, timedelta
from typing import Any

import pytest

from taskcore import Grouping, Reminder, Store, TaskInput
from taskcore._generated import prototypes
from taskcore._generated.reading import reminders_from_rows
from taskcore._low_level.library import library


@pytest.fixture
def three(store: Store) -> Store:
    store.add_many([TaskInput("A", tags=["x"]), TaskInput("B"), TaskInput("C", tags=["y", "z"])])
    return store


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each function of the library was called."""
    counter: Counter[str] = Counter()

    def counted(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def count(*arguments: Any) -> Any:
            counter[name] += 1
            return function(*arguments)

        return count

    for name in prototypes.FUNCTIONS:
        monkeypatch.setattr(library, name, counted(name, getattr(library, name)))
    return counter


def test_a_list_is_a_sequence(three: Store) -> None:
    tasks = three.tasks()
    assert len(tasks) == 3
    assert (tasks[0].title, tasks[-1].title) == ("A", "C")
    assert tasks[1] in tasks and tasks.index(tasks[1]) == 1
    assert [task.title for task in reversed(tasks)] == ["C", "B", "A"]
    assert repr(tasks) == "<TaskList of 3>"
    assert tasks and not three.tasks(tag="nothing")


def test_a_list_is_not_registered_as_a_sequence_which_polars_would_read_by_rows(
    three: Store,
) -> None:
    assert not isinstance(three.tasks(), Sequence)


def test_lists_with_the_same_rows_are_equal(three: Store) -> None:
    tasks = three.tasks()
    assert tasks == three.tasks() == list(tasks)
    assert tasks != three.tasks(limit=2) and tasks != tuple(tasks) and tasks != three.tags()
    three.update(1, title="Z")
    assert tasks != three.tasks()
    with pytest.raises(TypeError, match="unhashable"):
        hash(tasks)


def test_a_list_is_copied_and_pickled_as_a_plain_one(three: Store) -> None:
    for rows in (three.tasks(), three.projects()):
        unpickled = pickle.loads(pickle.dumps(rows))
        assert type(unpickled) is list and unpickled == rows == copy.copy(rows)


def test_a_notebook_shows_the_first_rows_without_empty_columns(store: Store) -> None:
    due = datetime(2026, 1, 20, 18)
    titles = [f"<{number}>" for number in range(21)]
    store.add_many([TaskInput(title, tags=["a", "b"], due=due) for title in titles])
    html = store.tasks()._repr_html_()
    assert html.count("<tr>") == 21 and html.endswith("</table><p>20 of 21</p>")
    assert "<td>&lt;0&gt;</td>" in html and "<td>a, b</td>" in html and "<td>OPEN</td>" in html
    assert "<td>2026-01-20 17:00</td>" in html
    assert "<th>url</th>" not in html and "<th>uid</th>" not in html
    empty = "<table><thead><tr></tr></thead><tbody></tbody></table>"
    assert store.tags()._repr_html_() != empty == store.events()._repr_html_()


def test_a_slice_is_a_list(three: Store) -> None:
    tasks = three.tasks()
    assert [task.title for task in tasks[1:]] == ["B", "C"]
    assert [task.title for task in tasks[::-2]] == ["C", "A"]
    assert tasks[5:] == []


@pytest.mark.parametrize("index", [3, -4])
def test_an_index_beyond_the_end_is_an_index_error(three: Store, index: int) -> None:
    with pytest.raises(IndexError):
        three.tasks()[index]


def test_reading_rows_calls_the_library_for_the_list_and_not_for_a_row(
    store: Store, calls: Counter[str]
) -> None:
    store.add_many(TaskInput(f"Task {number}", tags=["x"]) for number in range(1_000))
    calls.clear()
    tasks = store.tasks()
    assert len([task.title for task in tasks]) == 1_000
    assert tasks[500].tags == ("x",)
    assert calls == {
        "taskcore_task_query": 1,
        "taskcore_task_list_rows": 1,
        "taskcore_task_list_count": 1,
    }
    del tasks
    assert calls["taskcore_task_list_free"] == 1


def test_a_screen_is_copied_and_freed_at_once(three: Store, calls: Counter[str]) -> None:
    assert three.home().sections[0].rows[0].title == "A"
    assert three.detail(1).row.tags_label == "@x"
    assert three.parse_quick_add("D @y").input.tags == ("y",)
    for kind in ("home", "detail", "quick_add_result"):
        assert calls[f"taskcore_{kind}_contents"] == calls[f"taskcore_{kind}_free"] == 1


def test_a_hundred_thousand_rows_are_listed_and_read(store: Store) -> None:
    store.add_many(TaskInput(f"Task {number}") for number in range(100_000))
    tasks = store.tasks()
    assert len(tasks) == 100_000
    assert sum(task.title == f"Task {row}" for row, task in enumerate(tasks)) == 100_000


def test_what_only_one_of_many_tasks_has_is_read_and_is_its_own(store: Store) -> None:
    inputs = [TaskInput(f"Task {number}") for number in range(600)]
    inputs[300] = TaskInput(
        "Rare",
        url="https://example.org",
        parent_id=1,
        tags=["x", "y"],
        due=date(2026, 12, 24),
        estimated_duration=timedelta(hours=1),
        reminders=[Reminder.before_due()],
        depends_on=[2],
    )
    store.add_many(inputs)
    tasks = store.tasks()
    rare, plain = tasks[300], tasks[301]
    assert list(tasks)[300] == tasks[::3][100] == tasks[:99:-1][299] == store.get(301) == rare
    assert (rare.url, rare.parent_id, rare.tags) == ("https://example.org", 1, ("x", "y"))
    assert (rare.due, rare.depends_on) == (date(2026, 12, 24), (2,))
    assert rare.estimated_duration == timedelta(hours=1)
    assert rare.reminders == (Reminder.before_due(),)
    assert (plain.url, plain.parent_id, plain.tags, plain.due) == ("", None, (), None)
    assert (plain.estimated_duration, plain.reminders, plain.depends_on) == (None, (), ())
    assert replace(rare) == rare
    with pytest.raises(FrozenInstanceError):
        rare.title = "Other"  # type: ignore[misc]


@pytest.mark.parametrize("read", [list, lambda tasks: tasks[:], lambda tasks: tasks[::-1]])
@pytest.mark.parametrize("fails", [False, True])
def test_garbage_is_not_collected_while_rows_are_made_and_is_afterwards(
    three: Store, monkeypatch: pytest.MonkeyPatch, read: Callable[[Any], object], fails: bool
) -> None:
    states = []

    def items(*_: object) -> Iterator[Any]:
        states.append(gc.isenabled())
        if fails:
            raise RuntimeError
        return iter(())

    tasks = three.tasks()
    monkeypatch.setattr(type(tasks), "_items", items)
    for enabled in (True, False):
        (gc.enable if enabled else gc.disable)()
        with suppress(RuntimeError):
            read(tasks)
        states.append(gc.isenabled())
    gc.enable()
    assert states == [False, True, False, False]


def test_many_rows_are_the_same_whichever_way_they_are_read(store: Store) -> None:
    store.add_many(TaskInput(f"Task {number}") for number in range(10_000))
    tasks = store.tasks()
    read = list(tasks)
    assert [task.title for task in read] == [f"Task {number}" for number in range(10_000)]
    assert read == tasks[:] == tasks[::-1][::-1]
    assert read[255:9_999:487] == [tasks[index] for index in range(255, 9_999, 487)]


def test_a_list_does_not_change_with_its_store_and_outlives_it(three: Store) -> None:
    tasks, projects, tags = three.tasks(group=Grouping.PROJECT), three.projects(), three.tags()
    three.update([1, 2, 3], title="Other")
    three.close()
    assert [task.title for task in tasks] == ["A", "B", "C"]
    assert [project.name for project in projects] == ["Inbox"]
    assert [tag.name for tag in tags] == ["x", "y", "z"]
    assert [group.label for group in tasks.groups] == ["Inbox"]


def test_the_c_rows_can_be_read_as_they_are_and_keep_their_memory(three: Store) -> None:
    tasks = three.tasks()
    row = tasks.raw[2]
    view = memoryview(tasks.raw)
    assert view.nbytes == 3 * sizeof(type(row))
    del tasks
    gc.collect()
    assert (row.title, row.tag_count, row.tags[1]) == (b"C", 2, b"z")
    assert view[0:1].nbytes == sizeof(type(row))


def test_the_memory_is_freed_with_the_last_that_holds_a_row(
    three: Store, calls: Counter[str]
) -> None:
    tasks = three.tasks()
    gone = weakref.ref(tasks)
    iterator: Iterator[object] = iter(tasks)
    next(iterator)
    del tasks
    assert gone() is None and calls["taskcore_task_list_free"] == 0
    assert len(list(iterator)) == 2
    del iterator
    assert calls["taskcore_task_list_free"] == 1


def test_rows_of_a_newer_library_may_be_longer(
    three: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    class NewerTask(prototypes.taskcore_task):
        _fields_ = [("added", c_int64)]

    newer = (NewerTask * 3)()
    rows = library.taskcore_task_list_rows

    def newer_rows(pointer: Any, stride: Any) -> Any:
        first = rows(pointer, stride)
        for index, row in enumerate(newer):
            memmove(addressof(row), addressof(first[index]), sizeof(prototypes.taskcore_task))
        stride._obj.value = sizeof(NewerTask)
        return cast(newer, POINTER(prototypes.taskcore_task))

    monkeypatch.setattr(library, "taskcore_task_list_rows", newer_rows)
    assert [task.title for task in three.tasks()] == ["A", "B", "C"]


def test_the_arrays_inside_of_rows_of_a_newer_library_may_be_wider(three: Store) -> None:
    class NewerReminder(prototypes.taskcore_reminder):
        _fields_ = [("added", c_int64)]

    size = sizeof(NewerReminder)
    newer = (NewerReminder * 3)(
        *[NewerReminder(size, 2, 0, 0, seconds, -1) for seconds in (-60, 0, 60)]
    )
    first = cast(newer, POINTER(prototypes.taskcore_reminder))
    assert reminders_from_rows(first, 3) == (
        Reminder.before_due(timedelta(minutes=1)),
        Reminder.before_due(),
        Reminder.after_due(timedelta(minutes=1)),
    )
    assert reminders_from_rows(POINTER(prototypes.taskcore_reminder)(), 0) == ()
