"""When one means to do a task, in the shell."""

from __future__ import annotations

from conftest import Shell


def test_a_task_is_planned(shell: Shell) -> None:
    shell("add Pay rent planned:2026-12-21 due:2026-12-24", "add Call Ann ^tomorrow", "add Other")
    assert shell.record("show 1")["planned"] == "2026-12-21"
    assert shell.record("show 2")["planned"] == "2026-12-21"
    assert shell.titles("planned:tomorrow") == ["Pay rent", "Call Ann"]
    assert "Planned             Monday 21 December 2026" in shell("show 1")
    shell("edit 1 planned:2026-12-20T18:00", "edit 2 planned:none")
    assert shell.record("show 1")["planned"] == "2026-12-20T18:00:00.000+01:00"
    assert shell.titles("has:planned") == ["Pay rent"]
    assert shell("undo").startswith("Undone: edit 2")
    assert shell.titles("sort:planned") == ["Pay rent", "Call Ann", "Other"]
