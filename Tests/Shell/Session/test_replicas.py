"""Copies of a store, as the history of tasks tells them apart."""

from __future__ import annotations

import json
import os
import shutil

import pytest

from conftest import Shell


def devices(shell: Shell, *options: str) -> list[str]:
    return [
        entry["device"] for entry in json.loads(shell("history 1 --format json", options=options))
    ]


def test_a_copy_has_another_device_in_its_history(shell: Shell) -> None:
    shell("add Rent")
    store = shell.home / ".local/share/taskcore/taskcore.db"
    copy = str(shell.home / "copy.db")
    shutil.copy(store, copy)
    shell("edit 1 Pay rent")
    shell("edit 1 Pay the rent", options=("--db", copy))
    first, second = devices(shell)
    assert first == second
    first, second = devices(shell, "--db", copy)
    assert first != second


def test_a_backup_that_is_copied_over_the_store_is_another_device(shell: Shell) -> None:
    shell("add Rent")
    store = shell.home / ".local/share/taskcore/taskcore.db"
    try:
        os.setxattr(store, "user.probe", b"1")
    except OSError:
        pytest.skip("The file system remembers nothing of a file beside its bytes.")
    backup = shell.home / "backup.db"
    shutil.copy(store, backup)
    shell("edit 1 Pay rent")
    shutil.copy(backup, store)
    shell("edit 1 Pay the rent")
    first, second = devices(shell)
    assert first != second
