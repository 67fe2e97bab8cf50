"""A uid, which is the same on every device, stands for an id."""

from __future__ import annotations

import pytest

from conftest import Shell


@pytest.fixture
def uids(shell: Shell) -> list[str]:
    shell("add One", "add Two", "event add Tea --start tomorrow", "client add Ann")
    names = ("show 1", "show 2", "event show 1", "client list")
    return [str(shell.record(name)["uid"]) for name in names]


def test_tasks_are_named_by_their_uids(shell: Shell, uids: list[str]) -> None:
    one, two, _, _ = uids
    assert shell(f"show {one}").startswith("Id                  1\n")
    assert shell(f"edit {one},2 !p1") == "Changed 2 tasks: P1\n“undo” takes it back.\n"
    assert shell(f"move {two} before {one}", f"edit 1 depends:{two}") == (
        "Moved 2: Two\nChanged 1: One\n“undo” takes it back.\n"
    )
    assert shell(f"edit 1 parent:{two}") == "Changed 1: One\n“undo” takes it back.\n"
    assert shell(f"done {two}") == "Completed 2: Two\n"
    assert shell.error("show 00000000-0000-4000-8000-000000000000")[0] == 1
    assert shell.error(f"show {one}x")[0] == 2


def test_events_and_clients_are_named_by_their_uids(shell: Shell, uids: list[str]) -> None:
    assert shell(f"event rm {uids[2]}").startswith("Deleted 1: Tea")
    assert shell(f"client archive {uids[3]}") == "Archived client 1: Ann.\n"
