"""What days hold, in the shell: `load`."""

from __future__ import annotations

import json

from conftest import Shell


def test_the_load_of_days(shell: Shell) -> None:
    # Today is a Sunday.
    shell(
        "add Report due:2026-12-21 estimate:7h",
        "add Call due:2026-12-21",
        "event add Review 2026-12-21 09:00 ~2h",
        "add Late due:2026-12-19 estimate:30m",
    )
    table = shell("load monday 2d --hours 9-17 --days mon-fri").splitlines()
    assert table[0].split() == ["Day", "Working", "Events", "Tasks", "Free", "Without", "estimate"]
    assert table[1].split() == ["Mon", "2026-12-21", "8h", "2h", "7h", "1h", "over", "1"]
    assert table[2].split() == ["Tue", "2026-12-22", "8h", "-", "-", "8h"]
    days = json.loads(shell("load --hours 9-17 --days mon-fri --format json"))
    assert len(days) == 7
    assert days[0] == {
        "date": "2026-12-20",
        "working": 0,
        "booked": 0,
        "estimated": 1800,
        "free": -1800,
        "over": True,
        "tasks": 1,
        "unestimated": 0,
    }
    assert (days[1]["free"], days[1]["over"], days[1]["unestimated"]) == (-3600, True, 1)
    listed = shell("set hours 10-12", "set days sun", "load today --format json")
    assert json.loads(listed)[0]["working"] == 7200


def test_what_is_wrong_is_said(shell: Shell) -> None:
    assert "no hours" in shell.error("load --hours 17-9")[1]
    assert "no days of the week" in shell.error("load --days someday")[1]
    assert "365 days later" in shell.error("load 2026-01-01 2027-12-31")[1]
