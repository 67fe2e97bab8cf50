"""A task stands in the part of the day that its time is in."""

from __future__ import annotations

import pytest

from conftest import Shell

# It is 10:00 in Paris.


@pytest.mark.parametrize(
    ("time", "part"),
    [
        ("11:59", "Morning"),
        ("12:00", "Afternoon"),
        ("14:00", "Afternoon"),
        ("17:59", "Afternoon"),
        ("18:00", "Evening"),
        ("21:02", "Evening"),
        ("23:59", "Evening"),
    ],
)
def test_a_time_says_the_part_of_the_day(shell: Shell, time: str, part: str) -> None:
    shell(f"add Film due:2026-12-20T{time}")
    lines = shell("home").splitlines()
    film = next(index for index, line in enumerate(lines) if "Film" in line)
    assert lines[film - 1] == f"{part} (1)"
    for view in ("morning", "afternoon", "evening"):
        found = "Film" in shell(view)
        assert found == (view == part.lower()) == ("Film" in shell(f"list slot:{view}"))
    assert "Film" in shell("today")
    assert f"{part} (1)" in shell("list group:slot")


def test_the_flag_stands_above_the_time(shell: Shell) -> None:
    shell("add Film due:2026-12-20T14:00 slot:evening", "add Tea due:2026-12-20")
    assert "Film" in shell("evening") and "Film" not in shell("afternoon")
    assert "Tea" in shell("morning")


def test_what_was_done_of_a_series_is_shown_and_counted(shell: Shell) -> None:
    shell("add Water due:2026-12-20 every day", "add Read due:2026-12-20", "done 1,2")
    drawn = shell("home")
    assert "2 of 2 done" in drawn
    lines = drawn.splitlines()
    start = lines.index("Completed (2)")
    assert sorted(line.split()[2] for line in lines[start + 1 : start + 3]) == ["Read", "Water"]
    assert "[ ]  1  Water  Tomorrow" in drawn
    assert "for 2 tasks today" in shell("score")
