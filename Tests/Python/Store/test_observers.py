"""Observers, and noticing what others commit."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable
from ctypes import POINTER, Structure, c_int64, cast, sizeof
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from conftest import FixedClock, run_python
from taskcore import (
    Action,
    Change,
    ChangeKind,
    Colour,
    Commit,
    Entity,
    Origin,
    Store,
    TaskField,
    TaskInput,
    VATCategory,
)
from taskcore._generated import prototypes as c
from taskcore._generated.reading import commit_from_row
from times import NOON


def test_an_observer_is_told_what_a_commit_changed(store: Store) -> None:
    commits: list[Commit] = []
    with store.observe(commits.append):
        task_id = store.add("Pay rent")
    uid = store.get(task_id).uid
    added = Change(Entity.TASK, ChangeKind.ADDED, task_id, uid, TaskField(0), ())
    assert commits == [Commit(Action.ADD_TASKS, Origin.SELF, NOON, NOON, (added,))]


def test_an_update_says_which_properties_changed(store: Store) -> None:
    task_id = store.add("Pay rent")
    commits: list[Commit] = []
    with store.observe(commits.append):
        store.update(task_id, title="Pay the rent", tags=["bank"])
    (commit,) = commits
    assert commit.changes[0].kind is ChangeKind.UPDATED
    assert commit.changes[0].fields == TaskField.TITLE | TaskField.TAGS
    assert commit.changes[0].properties == ("title", "tag")


def change_project(store: Store) -> None:
    store.update_project(store.add_project("Home"), name="House", colour=Colour.TEAL)


def change_event(store: Store) -> None:
    event = store.add_event("Review", date(2026, 1, 20))
    store.update_event(event, start=date(2026, 1, 21), notes="Bring the plans")


def change_client(store: Store) -> None:
    store.update_clients(store.add_client("Babbage & Co"), city="London", notes="Pays late")


def archive_client(store: Store) -> None:
    store.update_clients(store.add_client("Babbage & Co"), archived=True)


def change_invoice(store: Store) -> None:
    draft = store.add_invoice()
    store.update_invoice(draft, period=(date(2026, 1, 1), date(2026, 1, 31)))


def change_line(store: Store) -> None:
    line = store.add_invoice_line(store.add_invoice(), "Advice", unit_price=80)
    store.update_invoice_line(line, quantity=2, vat_rate=10, vat_category=VATCategory.STANDARD)


def change_adjustment(store: Store) -> None:
    adjustment = store.add_adjustment(store.add_invoice(), rate=10, reason="Loyalty")
    store.update_adjustment(adjustment, rate=5)


def change_focus_settings(store: Store) -> None:
    store.set_focus_settings(work_minutes=30)
    store.set_focus_settings(work_minutes=40)


@pytest.mark.parametrize(
    ("change", "entity", "fields", "properties"),
    [
        (
            change_project,
            Entity.PROJECT,
            c.TASKCORE_PROJECT_NAME | c.TASKCORE_PROJECT_COLOUR,
            {"name", "colour"},
        ),
        (
            change_event,
            Entity.EVENT,
            c.TASKCORE_EVENT_START | c.TASKCORE_EVENT_NOTES,
            {"start", "notes"},
        ),
        (
            change_client,
            Entity.CLIENT,
            c.TASKCORE_PARTY_CITY | c.TASKCORE_CLIENT_NOTES,
            {"city", "notes"},
        ),
        (archive_client, Entity.CLIENT, c.TASKCORE_CLIENT_ARCHIVED, {"archived_ms"}),
        (
            change_invoice,
            Entity.INVOICE,
            c.TASKCORE_INVOICE_PERIOD,
            {"first_date", "last_date"},
        ),
        (
            change_line,
            Entity.INVOICE_LINE,
            c.TASKCORE_INVOICE_LINE_QUANTITY | c.TASKCORE_INVOICE_LINE_VAT,
            {"quantity_ten_thousandths", "vat_rate_thousandths"},
        ),
        (
            change_adjustment,
            Entity.INVOICE_ADJUSTMENT,
            c.TASKCORE_INVOICE_ADJUSTMENT_RATE,
            {"rate_basis_points"},
        ),
        (change_focus_settings, Entity.SETTING, 0, {"value"}),
    ],
)
def test_an_update_of_every_kind_says_what_changed_here_and_elsewhere(
    tmp_path: Path,
    change: Callable[[Store], None],
    entity: Entity,
    fields: int,
    properties: set[str],
) -> None:
    own: list[Commit] = []
    others: list[Commit] = []
    with (
        Store(tmp_path / "store.db") as store,
        Store(tmp_path / "store.db") as another,
        store.observe(own.append),
        another.observe(others.append),
    ):
        change(store)
        another.poll()
    for commits in (own, others):
        (updated,) = (each for each in commits[-1].changes if each.entity is entity)
        assert updated.kind is ChangeKind.UPDATED
        assert updated.fields == fields
        assert set(updated.properties) - {"modified_ms"} == properties


def test_a_new_project_is_a_change_too(store: Store) -> None:
    commits: list[Commit] = []
    with store.observe(commits.append):
        store.add("Pay rent", project="Home")
    assert {change.entity for change in commits[0].changes} == {Entity.TASK, Entity.PROJECT}


def test_a_tag_s_change_has_its_name_without_case_and_accents_as_uid(store: Store) -> None:
    store.add("Pay rent", tags=["Bänk"])
    commits: list[Commit] = []
    with store.observe(commits.append):
        store.set_tag_colour("bank", Colour.TEAL)
    (commit,) = commits
    (change,) = commit.changes
    assert commit.action is Action.UPDATE_TAG
    assert (change.entity, change.id, change.uid) == (Entity.TAG, 0, "bank")


def test_a_filter_s_change_names_it(store: Store) -> None:
    commits: list[Commit] = []
    with store.observe(commits.append):
        soon = store.add_filter("Soon", "due<7d")
        store.delete_filters(soon)
    assert [commit.action for commit in commits] == [Action.ADD_FILTER, Action.DELETE_FILTER]
    assert [(change.entity, change.id) for commit in commits for change in commit.changes] == [
        (Entity.FILTER, soon),
        (Entity.FILTER, soon),
    ]


def test_a_move_changes_the_position_of_one_task(store: Store) -> None:
    store.add_many([TaskInput("A"), TaskInput("B"), TaskInput("C")])
    commits: list[Commit] = []
    with store.observe(commits.append):
        store.move(3, top=True)
    ((change,),) = (commit.changes for commit in commits)
    assert (commits[0].action, change.id) == (Action.MOVE_TASKS, 3)
    assert change.fields == TaskField.POSITION


def test_a_closed_observer_is_told_nothing(store: Store) -> None:
    commits: list[Commit] = []
    observer = store.observe(commits.append)
    observer.close()
    observer.close()
    store.add("Pay rent")
    assert commits == []


def test_an_observer_that_nobody_holds_is_still_told(store: Store) -> None:
    commits: list[Commit] = []
    store.observe(commits.append)
    gc.collect()
    store.add("Pay rent")
    assert len(commits) == 1


def test_what_an_observer_raises_comes_out_of_the_call_and_the_commit_stands(
    store: Store,
) -> None:
    told: list[Commit] = []

    def fail(commit: Commit) -> None:
        raise KeyError("mine")

    with (
        store.observe(fail),
        store.observe(told.append),
        pytest.raises(KeyError, match="mine"),
    ):
        store.add("Pay rent")
    assert told == []
    assert store.count() == 1
    store.add("Buy tea")


def test_a_keyboard_interrupt_in_an_observer_is_not_lost(store: Store) -> None:
    def interrupt(commit: Commit) -> None:
        raise KeyboardInterrupt

    with store.observe(interrupt), pytest.raises(KeyboardInterrupt):
        store.add("Pay rent")


def test_an_observer_may_use_the_store(store: Store) -> None:
    def follow_up(commit: Commit) -> None:
        if commit.action is Action.COMPLETE_TASKS:
            store.add("Celebrate")

    with store.observe(follow_up):
        store.complete(store.add("Pay rent"))
    assert [task.title for task in store.tasks()] == ["Celebrate"]


def test_an_observer_may_close_itself_and_its_store(store: Store) -> None:
    told = 0

    def close(commit: Commit) -> None:
        nonlocal told
        told += 1
        observer.close()
        store.close()
        gc.collect()

    observer = store.observe(close)
    store.add("Pay rent")
    assert told == 1


def test_a_closed_observer_s_function_is_held_until_the_call_that_runs_it_is_over(
    store: Store,
) -> None:
    class Watcher:
        def told(self, commit: Commit) -> None:
            observer.close()

    watcher = Watcher()
    gone = weakref.ref(watcher)
    observer = store.observe(watcher.told)
    del watcher
    held_by_the_library: list[bool] = []
    store.observe(lambda commit: held_by_the_library.append(gone() is not None))
    store.add("Pay rent")
    assert held_by_the_library == [True]
    gc.collect()
    assert gone() is None


def test_changes_of_a_newer_library_may_be_longer() -> None:
    class NewerChange(c.taskcore_change):
        _fields_ = [("added", c_int64)]

    assert _ids_of(NewerChange) == [7, 8]


def test_changes_of_an_older_library_may_be_shorter() -> None:
    fields: list[Any] = list(c.taskcore_change._fields_)

    class OlderChange(Structure):
        _fields_ = fields[: [field[0] for field in fields].index("kind") + 1]

    assert _ids_of(OlderChange) == [7, 8]


def _ids_of(change_type: type[Any]) -> list[int]:
    """The ids that the binding reads of two changes of a library whose struct is that one."""
    changes = (change_type * 2)()
    for task_id, change in enumerate(changes, start=7):
        change.struct_size = sizeof(change_type)
        change.id, change.uid = task_id, b"uid"
        change.entity, change.kind = Entity.TASK, ChangeKind.REMOVED
    commit = c.taskcore_commit(
        changes=cast(changes, POINTER(c.taskcore_change)),
        change_count=2,
        action=Action.PURGE_TASKS,
        origin=Origin.SELF,
    )
    return [change.id for change in commit_from_row(commit).changes]


def test_an_observer_runs_on_the_thread_that_made_the_commit(store: Store) -> None:
    threads: list[int] = []
    with store.observe(lambda commit: threads.append(threading.get_ident())):
        worker = threading.Thread(target=store.add, args=("Pay rent",))
        worker.start()
        worker.join()
    assert threads == [worker.ident]


def test_poll_notices_what_another_handle_committed(path: Path, clock: FixedClock) -> None:
    with Store(path, clock=clock) as mine, Store(path, clock=clock) as other:
        commits: list[Commit] = []
        mine.observe(commits.append)
        assert mine.poll() == 0
        other.add_many([TaskInput("A"), TaskInput("B")])
        assert commits == []
        clock.advance(timedelta(minutes=1))
        assert mine.poll() == 1
        assert mine.poll() == 0
    (commit,) = commits
    assert (commit.origin, commit.action) == (Origin.OTHER, Action.ADD_TASKS)
    assert (commit.at, commit.noticed) == (NOON, NOON + timedelta(minutes=1))
    assert len(commit.changes) == 2


def test_poll_takes_the_present_instant_from_its_caller(path: Path, clock: FixedClock) -> None:
    with Store(path, clock=clock) as mine, Store(path, clock=clock) as other:
        commits: list[Commit] = []
        mine.observe(commits.append)
        other.add("A")
        assert mine.poll(NOON + timedelta(days=1)) == 1
    assert commits[0].noticed == NOON + timedelta(days=1)


def test_poll_notices_what_another_process_committed(path: Path) -> None:
    program = """
import sys
from taskcore import Store
with Store(sys.argv[1]) as store:
    store.complete(store.add("From afar"))
"""
    with Store(path) as store:
        commits: list[Commit] = []
        store.observe(commits.append)
        run_python(program, str(path))
        assert store.poll() == 2
        assert [commit.action for commit in commits] == [Action.ADD_TASKS, Action.COMPLETE_TASKS]
        assert {commit.origin for commit in commits} == {Origin.OTHER}
        assert store.get(commits[0].changes[0].id).title == "From afar"


def test_an_async_observer_is_refused(store: Store) -> None:
    async def told(commit: Commit) -> None:
        pass

    class Told:
        async def __call__(self, commit: Commit) -> None:
            pass

    for function in (told, partial(told), Told()):
        with pytest.raises(TypeError, match="plain function, and not async"):
            store.observe(function)
    with (
        store.observe(lambda commit: told(commit)),  # noqa: PLW0108
        pytest.raises(TypeError, match="loop.call_soon_threadsafe"),
    ):
        store.add("Pay rent")
    assert store.count() == 1


def test_closing_waits_for_the_function_on_another_thread(store: Store) -> None:
    inside = threading.Event()
    goes_on = threading.Event()
    ended = threading.Event()

    def wait(commit: object) -> None:
        inside.set()
        assert goes_on.wait(10)
        threading.Event().wait(0.03)  # long enough for close to return too early
        ended.set()

    observer = store.observe(wait)
    worker = threading.Thread(target=store.add, args=("Pay rent",))
    worker.start()
    assert inside.wait(10)
    goes_on.set()
    observer.close()
    assert ended.is_set()
    worker.join()
