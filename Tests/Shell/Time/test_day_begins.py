"""When days begin, in the shell."""

from __future__ import annotations

from conftest import Shell


def test_days_begin_when_it_is_said(shell: Shell) -> None:
    assert shell("day") == "Today is 2026-12-20; it began at 00:00.\n"
    assert shell("day begins 04:00") == "Days begin at 04:00 from 2026-12-21 on.\n"
    record = shell.record("day")
    assert (record["today"], record["begins"], record["begins_later"]) == (
        *("2026-12-20", "00:00", "04:00"),
    )
    assert shell("day").endswith("Days to come begin at 04:00.\n")
    shell("add Pay rent due:2026-12-21T23:00")
    assert shell("undo").startswith("Undone: add")
    assert shell("undo").startswith("Undone: ")
    assert shell.record("day")["begins_later"] == "00:00"


def test_at_one_in_the_night_it_is_still_yesterday(shell: Shell) -> None:
    shell("day begins 04:00")
    night = ["--now", "2026-12-22T00:00:00Z", "--zone", "Europe/Paris"]
    lines = ["-c", "add Milk today", "-c", "done 1", "-c", "score today --format csv", "-c", "day"]
    done = shell.start(*night, *lines, fixed=False)
    assert done.stderr == "" and "2026-12-21,2026-12-21" in done.stdout
    assert done.stdout.endswith("Today is 2026-12-21; it began at 04:00.\n")


def test_what_is_no_time_is_refused(shell: Shell) -> None:
    for wrong in ("12:01", "4", "04:60", "noon"):
        code, message = shell.error(f"day begins {wrong}")
        assert code == 2 and "00:00 to 12:00" in message
    assert shell.error("day begins")[0] == shell.error("day ends 04:00")[0] == 2
