"""Trimming of the change log."""

from __future__ import annotations

from conftest import Shell


def test_the_change_log_is_trimmed_and_undo_ends_there(shell: Shell) -> None:
    shell("add One", "add Two")
    assert shell("trim --size 1G --yes") == "Removed 0 steps of the change log; 2 steps stayed.\n"
    assert shell("trim --size 0 --yes") == "Removed 2 steps of the change log; 0 steps stayed.\n"
    status, message = shell.error("undo")
    assert status == 1
    assert "the change log was trimmed up to" in message
    assert shell("count") == "2\n"
    assert "was trimmed from the change log" in shell("history 1")
    assert "change log has 1 step" in shell.start("doctor").stdout


def test_a_trim_needs_a_limit(shell: Shell) -> None:
    assert shell.error("trim")[0] == 2
    assert shell.error("trim --size lots --yes")[0] == 2
