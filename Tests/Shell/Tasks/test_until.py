"""Tasks that are pointless after a while, in the shell."""

from __future__ import annotations

import json

from conftest import Shell

LATER = ["--now", "2026-12-23T09:00:00Z", "--zone", "Europe/Paris"]


def later(shell: Shell, *commands: str) -> str:
    """What commands print three days later."""
    done = shell.start(*LATER, *(word for each in commands for word in ("-c", each)), fixed=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_task_expires(shell: Shell) -> None:
    shell("add Buy at the sale until:2026-12-21 due:2026-12-21", "add Call Ann until:tomorrow")
    assert shell.record("show 1")["until"] == "2026-12-21"
    assert shell.titles("until:tomorrow") == ["Buy at the sale", "Call Ann"]
    assert "Until               Monday 21 December 2026" in shell("show 1")
    assert shell.titles("expired:yes") == []
    shown = later(shell, "expired", "today --format csv", "home", "show 2 --format json")
    assert "expired" in shown and "Buy at the sale" in shown
    assert later(shell, "overdue") == "No tasks.\n"
    (record,) = json.loads(later(shell, "show 2 --format json"))
    assert (record["expired"], record["overdue"]) == (True, False)
    # The poll of “alerts” gives them up.
    later(shell, "alerts")
    records = json.loads(later(shell, "list status:cancelled --format json"))
    assert [record["title"] for record in records] == ["Buy at the sale", "Call Ann"]
    assert later(shell, "undo").startswith("Undone: expire 2 tasks")
    assert "Call Ann" in later(shell, "expired")


def test_it_is_edited_and_taken_away(shell: Shell) -> None:
    shell("add Sale until:2026-12-21", "edit 1 until:none", "add Run every day until:2026-12-24")
    assert shell.record("show 1")["until"] is None
    record = shell.record("show 2")
    assert (record["repeat_rule"], record["until"]) == ("FREQ=DAILY;UNTIL=20261224", None)
    assert shell.error("edit 1 until:soon")[0] == 2
