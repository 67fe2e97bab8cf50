"""Opening, sharing and closing a store."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import sqlite3
import threading
import time
import warnings
import weakref
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from conftest import run_python
from taskcore import (
    AccessError,
    Action,
    BusyError,
    CorruptError,
    Durability,
    InvalidError,
    MisuseError,
    NotFoundError,
    NotStoreError,
    ReadOnlyError,
    Store,
    TaskInput,
    TooNewError,
    default_path,
)


def test_what_was_added_is_there_when_the_store_is_opened_again(path: Path) -> None:
    with Store(path) as store:
        store.add("Pay rent")
    with Store(str(path)) as store:
        assert [task.title for task in store.tasks()] == ["Pay rent"]


def test_without_a_path_it_is_the_user_s_own_store(home: Path) -> None:
    assert default_path() == home / "taskcore" / "taskcore.db"
    with Store() as store:
        store.add("Pay rent")
    assert default_path().exists()
    with Store(default_path()) as store:
        assert store.count() == 1


def test_a_store_in_memory_is_its_own(store: Store) -> None:
    store.add("Pay rent")
    with Store(":memory:") as other:
        assert other.count() == 0


def test_a_store_that_is_opened_for_reading_refuses_to_write(path: Path) -> None:
    with Store(path) as store:
        store.add("Pay rent")
    with Store(path, read_only=True) as store:
        assert store.count() == 1
        with pytest.raises(ReadOnlyError):
            store.add("Buy tea")


def test_a_store_that_is_opened_for_reading_must_exist(path: Path) -> None:
    with pytest.raises(NotFoundError):
        Store(path, read_only=True)
    assert not path.exists()


@pytest.mark.parametrize("durability", Durability)
def test_both_durabilities_keep_what_was_added(path: Path, durability: Durability) -> None:
    with Store(path, durability=durability) as store:
        store.add("Pay rent")
    with Store(path) as store:
        assert store.count() == 1


@pytest.mark.parametrize("timeout", [timedelta(milliseconds=20), 0.02])
def test_a_store_that_another_holds_is_busy_after_the_timeout(
    path: Path, timeout: timedelta | float
) -> None:
    with Store(path, busy_timeout=timeout) as store:
        store.add("Pay rent")
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        start = time.monotonic()
        with pytest.raises(BusyError):
            store.add("Buy tea")
        assert time.monotonic() - start < 2
        holder.execute("ROLLBACK")
        holder.close()
        store.add("Buy tea")
        assert store.count() == 2


@pytest.mark.parametrize(
    ("field", "options"),
    [
        ("busy_timeout_ms", {"busy_timeout": -1}),
        ("busy_timeout_ms", {"busy_timeout": float("nan")}),
        ("busy_timeout_ms", {"busy_timeout": float("inf")}),
        ("busy_timeout_ms", {"busy_timeout": timedelta(days=50)}),
        ("durability", {"durability": 9}),
        ("path", {"path": "a\0b"}),
        ("path", {"path": ""}),
        ("time_zone", {"time_zone": "Europe/\0"}),
    ],
)
def test_a_wrong_option_is_refused_by_name(field: str, options: dict[str, Any]) -> None:
    with pytest.raises(InvalidError) as refused:
        Store(**{"path": ":memory:", **options})
    assert refused.value.field == field


def test_a_folder_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(AccessError) as refused:
        Store(tmp_path)
    assert isinstance(refused.value, OSError)
    assert refused.value.field == "path"


def test_a_file_of_another_kind_is_no_store_and_is_left_alone(path: Path) -> None:
    path.write_text("Dear diary, today nothing happened at all.\n" * 100)
    before = path.read_bytes()
    with pytest.raises(NotStoreError):
        Store(path)
    assert path.read_bytes() == before


def test_a_store_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    Store(path).close()
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 9999")
    database.close()
    before = path.read_bytes()
    with pytest.raises(TooNewError):
        Store(path)
    assert path.read_bytes() == before


def test_a_truncated_store_is_corrupt(path: Path) -> None:
    with Store(path) as store:
        store.add_many(TaskInput(f"Task {number}") for number in range(1_000))
    os.truncate(path, path.stat().st_size // 2)
    with pytest.raises(CorruptError):
        Store(path)


def test_a_closed_store_refuses_every_use(path: Path) -> None:
    store = Store(path)
    store.close()
    store.close()
    with pytest.raises(MisuseError, match="closed"):
        store.count()
    with pytest.raises(MisuseError, match="closed"):
        store.add("A", due=datetime(2026, 1, 1))


def test_closing_lets_go_of_the_file_and_of_the_observers_functions(path: Path) -> None:
    def is_open() -> bool:
        return any(os.path.realpath(each) == str(path) for each in Path("/proc/self/fd").iterdir())

    class Watcher:
        def told(self, commit: object) -> None:
            pass

    watcher = Watcher()
    gone = weakref.ref(watcher)
    store = Store(path)
    store.observe(watcher.told)
    del watcher
    assert is_open() and gone() is not None
    store.close()
    gc.collect()
    assert not is_open() and gone() is None


def test_a_store_that_nobody_holds_is_closed(path: Path) -> None:
    store = Store(path)
    store.observe(lambda commit: None)
    gone = weakref.ref(store)
    del store
    gc.collect()
    assert gone() is None
    assert not any(path.name in os.path.realpath(each) for each in Path("/proc/self/fd").iterdir())


def test_a_store_that_could_not_be_opened_leaves_nothing_behind(tmp_path: Path) -> None:
    program = """
import gc, sys
from taskcore import AccessError, Store
try:
    Store(sys.argv[1])
except AccessError:
    gc.collect()
    print("refused")
"""
    assert run_python(program, str(tmp_path)) == "refused\n"


def test_a_store_that_nobody_closed_ends_well_with_its_program(path: Path) -> None:
    program = """
import sys
from taskcore import Store
store = Store(sys.argv[1])
observer = store.observe(lambda commit: None)
store.add("Pay rent")
rows = iter(store.tasks())
print(next(rows).title)
"""
    assert run_python(program, str(path)) == "Pay rent\n"


def test_closing_lets_calls_of_other_threads_finish(store: Store) -> None:
    inside = threading.Event()
    goes_on = threading.Event()

    def wait(commit: object) -> None:
        inside.set()
        assert goes_on.wait(10)

    results: list[int] = []
    store.observe(wait)
    worker = threading.Thread(target=lambda: results.append(store.add("Pay rent")))
    worker.start()
    assert inside.wait(10)
    goes_on.set()
    store.close()
    worker.join()
    assert results == [1]
    with pytest.raises(MisuseError):
        store.count()


def test_threads_share_a_store(path: Path) -> None:
    with Store(path, durability=Durability.NORMAL) as store:

        def work(name: str) -> None:
            for number in range(50):
                store.complete(store.add(f"{name} {number}", tags=[name]))
                store.tasks(limit=5)

        threads = [threading.Thread(target=work, args=(name,)) for name in "abcd"]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert {tag.name: tag.completed_count for tag in store.tags()} == dict.fromkeys("abcd", 50)


def test_an_error_is_of_the_thread_whose_call_failed(store: Store) -> None:
    fields: dict[str, set[str]] = {"title": set(), "project": set()}

    def fail(field: str, title: str, project: str) -> None:
        for _ in range(200):
            try:
                store.add(title, project=project)
            except InvalidError as error:
                fields[field].add(error.field)

    threads = [
        threading.Thread(target=fail, args=("title", "", "Home")),
        threading.Thread(target=fail, args=("project", "A", "")),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert fields == {"title": {"title"}, "project": {"project"}}


def test_other_threads_run_while_the_library_works(path: Path) -> None:
    with Store(path, busy_timeout=0.5) as store:
        store.add("Pay rent")
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        steps = 0
        done = threading.Event()

        def wait_in_vain() -> None:
            with pytest.raises(BusyError):
                store.add("Buy tea")
            done.set()

        waiting = threading.Thread(target=wait_in_vain)
        waiting.start()
        while not done.is_set():
            steps += 1
            time.sleep(0.01)
        waiting.join()
        holder.close()
    assert steps > 5


def test_a_child_of_fork_cannot_use_the_store_and_the_parent_still_can(path: Path) -> None:
    program = """
import os, sys
from taskcore import MisuseError, Store
store = Store(sys.argv[1])
store.add("Pay rent")
child = os.fork()
if child == 0:
    try:
        store.add("Buy tea")
    except MisuseError:
        os._exit(0)
    os._exit(1)
assert os.waitpid(child, 0)[1] == 0, "The child used the store."
store.add("Buy milk")
print(store.count())
"""
    assert run_python(program, str(path)) == "2\n"


def test_two_stores_of_one_file_see_each_other_s_tasks(path: Path) -> None:
    with Store(path) as one, Store(path) as other:
        one.add("Pay rent")
        assert other.count() == 1
        assert other.undo().action is Action.ADD_TASKS
        assert one.count() == 0


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_store_and_an_observer_cannot_be_copied(
    store: Store, duplicate: Callable[[object], object]
) -> None:
    with store.observe(print) as observer:
        for original in (store, observer):
            with pytest.raises(TypeError, match="cannot be copied or pickled"):
                duplicate(original)
    assert store.count() == 0


def test_a_store_says_where_it_is_and_whether_it_is_closed(path: Path) -> None:
    with Store(path) as store, Store(":memory:") as memory:
        assert repr(store) == f"<Store {str(path)!r}>"
        assert repr(memory) == "<Store ':memory:'>"
    assert repr(memory) == "<Store ':memory:', closed>"


def test_a_store_that_is_forgotten_is_closed_with_a_warning() -> None:
    store = Store(":memory:")
    with pytest.warns(ResourceWarning, match="unclosed <Store ':memory:'>"):
        del store
        gc.collect()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        Store(":memory:").close()
        gc.collect()
