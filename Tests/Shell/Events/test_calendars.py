"""Calendars: adding and changing them, and events in them."""

from __future__ import annotations

import json

from conftest import Shell


def test_calendars_hold_events(shell: Shell) -> None:
    assert shell("calendar add Holidays --free") == "Added calendar Holidays.\n"
    shell("event add 'Labour Day' 2026-12-24 --calendar holidays", "calendar colour Holidays green")
    assert shell("calendars") == (
        "Id  Calendar  Events  Is\n 1  Calendar       0\n 2  Holidays       1  free\n"
    )
    assert "Holidays" in shell("event show 1")
    assert "Labour Day" in shell("events --calendar Holidays")
    assert shell("events --calendar Calendar") == "No events.\n"
    assert shell("calendar hide Holidays") == "Hidden: calendar Holidays.\n"
    assert shell("agenda 2026-12-24") == "Nothing.\n" or "Labour Day" not in shell(
        "agenda 2026-12-24"
    )
    assert shell("calendar rename Holidays Feasts") == "Renamed calendar Holidays to Feasts.\n"
    shell("calendar move Feasts top")
    assert [each["name"] for each in json.loads(shell("calendars --format json"))] == [
        "Feasts",
        "Calendar",
    ]
    assert shell("calendar delete Feasts") == "Deleted calendar Feasts.\n"
    assert shell("undo") == "Undone: delete calendars\n"
    assert shell.error("calendar show Work")[1].startswith("There is no calendar “Work”.")


def test_events_of_a_locked_calendar_come_from_elsewhere(shell: Shell) -> None:
    shell("calendar add Feed", "event add Match tomorrow 18:00 --calendar Feed")
    shell("calendar lock Feed")
    assert "read-only" in shell.error("event edit 1 --start 2026-12-22T18:00")[1]
    assert "read-only" in shell.error("event rm 1")[1]
    assert "read-only" in shell.error("event add Final tomorrow 21:00 --calendar Feed")[1]
    assert json.loads(shell("calendars --format json"))[1]["read_only"] is True
    shell("calendar unlock Feed", "event rm 1")


def test_whole_days_take_time_when_that_is_said(shell: Shell) -> None:
    shell("event add Birthday 2026-12-24", "event add Lunch 2026-12-24 12:00")
    shell("event add Fair --start 2026-12-26 --all-day --busy yes")
    assert "would overlap" in shell.error("event add Tea 2026-12-26 15:00")[1]
    shell("event add Call 2026-12-27 15:00", "event edit 4 --start 2026-12-27 --all-day --for 1d")
    shell("event add Tea 2026-12-27 16:00")
    assert "would overlap" in shell.error("event edit 4 --start 2026-12-27T16:00 --for 1h")[1]
