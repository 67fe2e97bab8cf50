"""A store of a version that a library does not know yet is refused, and stays as it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from old import Old, version_of_store
from running import opened
from scripts.release.freeze import compile_program
from taskcore import Store, TooNewError


def raise_version(store: Path, by: int = 1) -> int:
    version = version_of_store(store) + by
    with closing(sqlite3.connect(store)) as database:
        database.execute(f"PRAGMA user_version = {version}")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return version


def refuses(program: Path, library: Path, store: Path, version: int) -> None:
    before = store.read_bytes()
    said = opened(program, library, store)
    assert said.status == "TASKCORE_ETOONEW"
    assert said.rest == (
        f"The store has version {version}, and this library knows up to {version - 1}: "
        "upgrade Taskcore."
    )
    assert store.read_bytes() == before


def test_the_present_library_refuses_a_newer_store(
    old: Old, opens: Path, build: Path, present: int
) -> None:
    Store(old.store, upgrade_backup=False).close()
    refuses(opens, build / "lib", old.store, raise_version(old.store))


@pytest.mark.parametrize("read_only", [False, True])
def test_the_python_binding_says_so_too(old: Old, read_only: bool) -> None:
    Store(old.store, upgrade_backup=False).close()
    raise_version(old.store)
    with pytest.raises(TooNewError) as caught:
        Store(old.store, read_only=read_only)
    assert caught.value.field == "path"


def test_the_library_of_then_opens_its_own_store_and_refuses_a_newer_one(frozen: Old) -> None:
    source = Path(__file__).parent / "programs/opens.c"
    program = compile_program(source, frozen.folder, frozen.library, frozen.file("opens"))
    said = opened(program, frozen.library, frozen.store, frozen.file("then.json"))
    assert (said.status, said.faults) == ("TASKCORE_OK", 0)
    refuses(program, frozen.library, frozen.store, raise_version(frozen.store))


def test_the_library_of_then_refuses_the_store_once_it_is_upgraded(
    frozen: Old, present: int
) -> None:
    """Or opens it still, when nothing had to be upgraded."""
    source = Path(__file__).parent / "programs/opens.c"
    program = compile_program(source, frozen.folder, frozen.library, frozen.file("opens"))
    then = version_of_store(frozen.store)
    with Store(frozen.store) as store:
        store.add("Of the present library")
    said = opened(program, frozen.library, frozen.store, frozen.file("then.json"))
    if then == present:
        assert (said.status, said.faults) == ("TASKCORE_OK", 0)
        assert "Of the present library" in frozen.file("then.json").read_text(encoding="utf-8")
    else:
        assert said.status == "TASKCORE_ETOONEW"
