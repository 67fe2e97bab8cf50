"""Copies of a store, as the history of tasks tells them apart."""

from __future__ import annotations

import json
import shutil

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
