"""What new tasks and events are reminded of, in the shell."""

from __future__ import annotations

from conftest import Shell


def test_reminders_are_set_once(shell: Shell) -> None:
    assert shell("reminders") == "timed: none\nall-day: none\nevents: none\n"
    assert shell("reminders all-day +9h") == "all-day: due+9h\n"
    assert shell("reminders timed -1h -10m") == "timed: due-1h, due-10m\n"
    assert shell("reminders events 15m") == "events: start-15m\n"
    shell("add Rent due:2026-12-24", "add Call due:2026-12-24T17:00", "add Later")
    shell("add Quiet due:2026-12-24 remind:none", "event add Review --start 2026-12-24T09:00")
    found = [shell.record(f"show {id}")["reminders"] for id in (1, 2, 3, 4)]
    assert found == [["due+9h"], ["due-1h", "due-10m"], [], []]
    assert shell.record("event show 1")["reminders"] == ["start-15m"]
    assert shell("reminders timed none") == "timed: none\n"
    assert shell("reminders").splitlines()[0] == "timed: none"


def test_what_cannot_be_one_is_refused(shell: Shell) -> None:
    assert shell.error("reminders timed")[0] == shell.error("reminders tasks -1h")[0] == 2
    code, message = shell.error("reminders timed 2026-12-24T09:00")
    assert code != 0 and "counts from" in message
