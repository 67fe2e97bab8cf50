"""Every status that a function answers is one that its documentation names."""

from __future__ import annotations

import fnmatch
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from calling import FUNCTIONS, STATUSES, Caller, is_default, open_store, takes_store
from header.emitted import read_functions
from header.statuses import ASKING_THE_CLOCK, answers, complete
from taskcore._generated import prototypes as c
from taskcore._low_level.library import library

ON_A_STORE = [
    name for name, each in FUNCTIONS.items() if takes_store(each) and not is_default(each)
]
ANSWER = 7


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with something of each kind, whose id is mostly 1."""
    folder = tmp_path_factory.mktemp("furnished")
    store = open_store(folder / "store.db")
    caller = Caller(store, folder)
    added = [
        name
        for name in ON_A_STORE
        if name.endswith(("_add", "_set", "_start")) and not caller.call(name)
    ]
    library.taskcore_store_free(store)
    assert len(added) > 12, added
    return folder / "store.db"


@pytest.fixture
def path(furnished: Path, tmp_path: Path) -> Path:
    shutil.copy(furnished, tmp_path / "store.db")
    return tmp_path / "store.db"


def given_by_all(store: object, folder: Path) -> dict[str, int]:
    caller = Caller(store, folder)
    return {name: caller.call(name) for name in ON_A_STORE}


def undocumented(given: dict[str, int]) -> dict[str, str]:
    """The answers that the functions are not said to give."""
    named = {name: STATUSES.get(status, str(status)) for name, status in given.items()}
    return {name: each for name, each in named.items() if each not in FUNCTIONS[name]["statuses"]}


def test_on_a_good_store(path: Path, tmp_path: Path) -> None:
    store = open_store(path)
    given = given_by_all(store, tmp_path)
    library.taskcore_store_free(store)
    assert list(given.values()).count(0) > 80
    assert undocumented(given) == {}


def test_on_a_store_that_is_read_only(path: Path, tmp_path: Path) -> None:
    store = open_store(path, flags=c.TASKCORE_OPEN_READ_ONLY)
    given = given_by_all(store, tmp_path)
    library.taskcore_store_free(store)
    assert list(given.values()).count(c.TASKCORE_EREADONLY) > 50
    assert undocumented(given) == {}


def test_on_a_store_whose_schema_another_program_changed(path: Path, tmp_path: Path) -> None:
    store = open_store(path)
    other = sqlite3.connect(path)
    other.execute("CREATE VIEW every_task AS SELECT * FROM task")
    other.close()
    given = given_by_all(store, tmp_path)
    library.taskcore_store_free(store)
    assert list(given.values()).count(c.TASKCORE_ECORRUPT) > 150
    assert undocumented(given) == {}
    # All others were refused for their arguments, or do without the file.
    fine = {name.removeprefix("taskcore_") for name, status in given.items() if status == 0}
    assert fine <= {
        *("query_check", "quick_add_parse", "repeat_parse", "observe", "time_now", "time_parse"),
        *("period_parse", "time_to_local", "time_from_local", "repeat_expand", "day_countdown"),
        # Where the setting cannot be read, days stay as they were.
        *("day_at", "day_begins", "day_beginning"),
        *("usage_start", "usage_stop", "usage_reset", "usage_read"),
        "sync_set_password",
        *("language", "region", "texts_language_set"),
        *("query_canonical", "query_shown", "quick_add_parse_changes"),
        *("export_notes", "import_notes", "filter_complete", "query_complete"),
        *("repeat_words", "countdown_label"),
    }


def test_on_a_store_that_another_program_writes(path: Path, tmp_path: Path) -> None:
    store = open_store(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    given = given_by_all(store, tmp_path)
    other.close()
    library.taskcore_store_free(store)
    assert list(given.values()).count(c.TASKCORE_EBUSY) > 50
    assert undocumented(given) == {}


def test_on_a_store_that_was_freed_and_on_none(path: Path, tmp_path: Path) -> None:
    store = open_store(path)
    library.taskcore_store_free(store)
    freed = given_by_all(store, tmp_path)
    assert set(freed.values()) == {c.TASKCORE_EMISUSE}
    assert undocumented(freed) == {}
    none = given_by_all(None, tmp_path)
    assert undocumented(none) == {}
    speaking = {"taskcore_repeat_words", "taskcore_countdown_label"}
    assert speaking == {name for name in none if FUNCTIONS[name]["parameters"][0].get("nullable")}
    assert {name for name, status in none.items() if status == c.TASKCORE_OK} == speaking
    assert set(none.values()) == {c.TASKCORE_EINVALID, c.TASKCORE_OK}


def test_with_a_clock_that_refuses(path: Path, tmp_path: Path) -> None:
    refuses = False
    store = open_store(path, clock=lambda: ANSWER if refuses else 0)
    refuses = True
    given = given_by_all(store, tmp_path)
    library.taskcore_store_free(store)
    asking = {name for name, status in given.items() if status == ANSWER}
    assert len(asking) > 100
    assert [name for name in asking if "clock" not in FUNCTIONS[name].get("answers", ())] == []
    assert undocumented({name: each for name, each in given.items() if name not in asking}) == {}


def test_the_table_of_those_that_ask_the_clock_names_functions_of_today() -> None:
    own = [name.removeprefix("taskcore_") for name in FUNCTIONS]
    assert [each for each in ASKING_THE_CLOCK if not fnmatch.filter(own, each)] == []


def damage(path: Path, first: int) -> None:
    """Overwrites all pages from one on, in a process of its own: closing a file here would end the locks of
    the store."""
    process = os.fork()
    if process == 0:
        with open(path, "r+b") as file:
            for page in range(first, file.seek(0, 2) // 4096):
                file.seek(page * 4096)
                file.write(b"\xa5" * 4096)
        os._exit(0)
    os.waitpid(process, 0)


@pytest.mark.parametrize("first", [1, 12])
def test_on_a_damaged_store(path: Path, tmp_path: Path, first: int) -> None:
    given: dict[str, int] = {}
    for name in ON_A_STORE:
        folder = tmp_path / name
        folder.mkdir()
        shutil.copy(path, folder / "store.db")
        store = open_store(folder / "store.db")
        damage(folder / "store.db", first)
        given[name] = Caller(store, folder).call(name)
        library.taskcore_store_free(store)
    assert list(given.values()).count(c.TASKCORE_ECORRUPT) > 60
    assert undocumented(given) == {}


def test_of_functions_without_a_store(tmp_path: Path) -> None:
    names = [name for name, each in FUNCTIONS.items() if not takes_store(each)]
    caller = Caller(None, tmp_path)
    given = {name: caller.call(name) for name in names if name != "taskcore_store_open"}
    assert undocumented(given) == {}


EMITTED = """\
/// Adds a task. Since 0.1.0.
/// \\param store the store.
///
///
/// returns:
/// <code>TASKCORE_OK</code>; <code>TASKCORE_EREADONLY</code>.
SWIFT_EXTERN taskcore_status taskcore_add(taskcore_store * _Nullable store) SWIFT_NOEXCEPT;
/// Updates a task. Since 0.1.0.
/// \\param store the store.
///
///
/// returns:
/// as <code>taskcore_add</code>, or <code>TASKCORE_ENOTFOUND</code>.
SWIFT_EXTERN taskcore_status taskcore_update(taskcore_store * _Nullable store) SWIFT_NOEXCEPT;
"""


def test_a_comment_is_completed_by_what_all_calls_of_the_kind_answer() -> None:
    order = [f"TASKCORE_{name}" for name in "OK EINVALID EBUSY EREADONLY EMISUSE EIO".split()]
    add, update = complete(read_functions(EMITTED), order)
    assert add.documentation.returns == (
        "TASKCORE_OK; TASKCORE_EREADONLY; also TASKCORE_EINVALID, TASKCORE_EBUSY, "
        "TASKCORE_EMISUSE, TASKCORE_EIO; or what the caller's clock answered; "
        "or what an observer answered, with all done."
    )
    assert update.documentation.returns == "as taskcore_add, or TASKCORE_ENOTFOUND."
    said = answers(update, {"taskcore_add": add, "taskcore_update": update})
    assert {"TASKCORE_ENOTFOUND", "TASKCORE_EIO"} < said.statuses
    assert said.callbacks == {"clock", "observer"}
