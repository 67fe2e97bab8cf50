"""Meetings and deadlines: adding, changing, what overlaps and what is free."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from conftest import Shell, Terminal
from refusals import misunderstood


@pytest.fixture
def weekly(shell: Shell) -> Shell:
    """A review each Monday from the 21st on."""
    shell("event add Review tomorrow 10:00 ~90m every week")
    return shell


def event(shell: Shell, id: int) -> dict[str, Any]:
    return dict(json.loads(shell(f"event show {id} --format json"))[0])


def occurrences(shell: Shell, id: int, days: str = "4w") -> list[str]:
    """When an event occurs, as the agenda lists it."""
    entries = json.loads(shell(f"agenda {days} --only events --format json"))
    return [entry["start"][:16] for entry in entries if entry["id"] == id]


def test_an_event_is_added_by_words_as_a_task_is(shell: Shell) -> None:
    said = shell("event add Review tomorrow 10:00 ~90m every week // bring notes")
    assert said == "Added 1: Review, 2026-12-21 10:00-11:30\n"
    added = event(shell, 1)
    assert (added["title"], added["kind"], added["notes"]) == ("Review", "meeting", "bring notes")
    assert added["start"] == "2026-12-21T10:00:00.000+01:00"
    assert added["end"] == "2026-12-21T11:30:00.000+01:00"
    assert (added["duration"], added["all_day"], added["busy"]) == (5400, False, True)
    assert added["repeat_rule"] == "FREQ=WEEKLY"


def test_a_range_says_when_an_event_begins_and_ends(shell: Shell) -> None:
    said = shell("event add Lunch tomorrow 12:30-13:30", "event add Call tomorrow 2-3pm")
    assert said == (
        "Added 1: Lunch, 2026-12-21 12:30-13:30\nAdded 2: Call, 2026-12-21 14:00-15:00\n"
    )


def test_an_event_has_all_that_the_options_say(shell: Shell) -> None:
    shell(
        "add File taxes",
        "event add Filing --start 2026-12-24T09:00 --for 2h --kind deadline --at 'Room 4' "
        "--with 'Ada, Bob' --with Cy --remind 15m --remind end-10m --remind 2026-12-24T08:00 "
        "--task 1 --notes Forms --url https://example.org/ --zone Asia/Tokyo --busy no "
        "--repeat 'every day' --except 2026-12-25T17:00 --also 2026-12-26T20:00 --answer tentative",
    )
    added = event(shell, 1)
    assert (added["kind"], added["location"], added["task"]) == ("deadline", "Room 4", 1)
    assert added["attendees"] == ["Ada", "Bob", "Cy"]
    assert added["reminders"] == ["2026-12-24T08:00:00.000+01:00", "start-15m", "end-10m"]
    assert (added["notes"], added["url"]) == ("Forms", "https://example.org/")
    assert (added["zone"], added["busy"], added["duration"]) == ("Asia/Tokyo", False, 7200)
    assert (added["repeat_rule"], added["participation"]) == ("FREQ=DAILY", "tentative")
    assert re.search("Your answer +tentative", shell("event show 1"))
    assert added["excluded_dates"] == ["2026-12-25T17:00:00"]
    assert added["added_dates"] == ["2026-12-26T20:00:00"]

    shell(
        "event edit 1 --at none --with none --remind none --task none --notes none --url none "
        "--busy yes --repeat none --except none --also none --kind meeting --answer none"
    )
    bare = event(shell, 1)
    assert (bare["location"], bare["task"], bare["url"], bare["notes"]) == (None, None, None, "")
    assert (bare["attendees"], bare["reminders"], bare["repeat_rule"]) == ([], [], None)
    assert (bare["excluded_dates"], bare["added_dates"]) == ([], [])
    assert (bare["kind"], bare["busy"], bare["participation"]) == ("meeting", True, "none")


def test_a_day_without_a_time_means_all_of_it(shell: Shell) -> None:
    assert shell("event add Holiday 2026-12-24") == "Added 1: Holiday, 2026-12-24\n"
    assert shell("event add Fair 2026-12-29 ~3d") == "Added 2: Fair, 2026-12-29 to 2026-12-31\n"
    said = shell("event add Trip --start 2027-01-02T10:00 --all-day")
    assert said == "Added 3: Trip, 2027-01-02\n"
    fair = event(shell, 2)
    assert (fair["start"], fair["end"], fair["all_day"]) == ("2026-12-29", "2026-12-31", True)
    assert fair["zone"] is None


def test_the_last_day_of_all_has_no_events(shell: Shell) -> None:
    status, message = shell.error("event add 'The end' --start 9999-12-31 --for 1d")
    assert (status, message) == (
        1,
        "An event ends on 30 December 9999 at the latest; this one ends later.",
    )
    assert shell.error("event add Fireworks 9999-12-31 23:30 ~1h")[0] == 1
    shell("event add Eve 9999-12-30 23:30 ~20m")
    assert "Eve" in shell("agenda 9999-12-30")


def test_an_event_can_become_one_of_whole_days(shell: Shell) -> None:
    shell("event add Party 2026-12-31 23:00 ~2h")
    assert shell("event edit 1 --all-day") == "Changed 1: Party, 2026-12-31\n"


def test_what_lasts_over_midnight_says_so(shell: Shell) -> None:
    said = shell("event add Party 2026-12-31 23:00 ~2h")
    assert said == "Added 1: Party, 2026-12-31 23:00 to 2027-01-01 01:00\n"
    assert shell("event edit 1 --for 1h").endswith("2026-12-31 23:00-24:00\n")


test_what_makes_no_event_is_not_understood = misunderstood(
    ("event add Lunch", "When does it begin?"),
    ("event add Lunch tonight", "When does it begin?"),
    ("event add Lunch tomorrow 12:00 !p1", "An event has no priority."),
    ("event add Lunch tomorrow 12:00 *", "An event has no mark *."),
    ("event add Lunch tomorrow 12:00 --for soon", "“soon” is no duration."),
    ("event add Lunch tomorrow 12:00 --for 0m", "“0m” is no duration."),
    ("event add Lunch tomorrow 12:00 --remind soon", "“soon” is no time to remind at."),
    ("event add Lunch tomorrow 12:00 --repeat 'after 3 days'", "An event repeats by"),
    ("event add Lunch tomorrow 12:00 --start none", "An event begins some time."),
    ("event add Lunch tomorrow 12:00 --kind party", "--kind is meeting or deadline"),
    ("event add Lunch tomorrow 12:00 --task 1,2", "An event belongs to one task"),
    ("event show x", "“x” is no id of an event."),
    ("event edit 1,2 Lunch", "One event at a time"),
    ("event skip 1 --start today", "--start is not for this."),
    ("event", "“event” is followed by add,"),
)


@pytest.mark.parametrize(
    "command",
    [
        "event add Lunch tomorrow 12:00 --task 7",
        "event add Lunch tomorrow 12:00 --zone Mars/Base",
        "event add Lunch tomorrow ~90m",
        "event show 7",
        "event rm 7",
        "event move 7 tomorrow",
    ],
)
def test_what_cannot_be_done_is_refused(shell: Shell, command: str) -> None:
    assert shell.error(command)[0] == 1
    assert shell("events --all") == "No events.\n"


def test_what_would_overlap_is_refused_with_what_it_hits(weekly: Shell) -> None:
    status, message = weekly.error("event add Interview 2026-12-21 11:00")
    assert status == 1
    assert message == (
        "It would overlap 1: Review (2026-12-21 10:00-11:30). Choose another time, as “free” "
        "finds one, or add --allow-conflict."
    )
    assert weekly("event add Lunch 2026-12-21 11:30").startswith("Added 2")
    assert weekly.error("event move 2 2026-12-28T10:30")[1].startswith("It would overlap 1: Review")
    assert event(weekly, 2)["start"].startswith("2026-12-21T11:30")


def test_only_the_first_of_many_conflicts_are_named(weekly: Shell) -> None:
    _, message = weekly.error("event add Standup 2026-12-21 10:00 every week")
    assert message.count("1: Review (") == 3
    assert " more. Choose another time" in message


def test_a_conflict_is_allowed_on_request_and_listed(weekly: Shell) -> None:
    assert weekly("conflicts") == "No conflicts.\n"
    weekly("event add Interview 2026-12-21 11:00 --allow-conflict")
    assert weekly("conflicts") == (
        "When                    Event      Meets                   Other event\n"
        "2026-12-21 10:00-11:30  1: Review  2026-12-21 11:00-12:00  2: Interview\n"
    )
    listed = weekly("conflicts tomorrow --limit 1 --format csv").splitlines()
    assert listed[1].startswith("1,Review")
    assert weekly("conflicts 2026-12-22 7d") == "No conflicts.\n"
    (conflict,) = json.loads(weekly("conflicts 7d --format json"))
    assert (conflict["event"], conflict["other_event"]) == (1, 2)
    assert conflict["other_start"] == "2026-12-21T11:00:00.000+01:00"


def test_what_takes_no_time_overlaps_nothing(weekly: Shell) -> None:
    assert weekly("event add Birthday tomorrow --busy no").startswith("Added 2")
    assert weekly("conflicts") == "No conflicts.\n"


def test_events_lists_what_is_not_over(shell: Shell) -> None:
    assert shell("events") == "No events.\n"
    shell(
        "event add Old 2026-12-01 10:00",
        "event add Review tomorrow 10:00 ~90m every week --at 'Room 4'",
        "event add 'Tax return' 2026-12-31 23:00 --kind deadline",
    )
    assert shell("events") == (
        "Id  When                    Title       Kind      Repeats     Place\n"
        " 2  2026-12-21 10:00-11:30  Review                every week  Room 4\n"
        " 3  2026-12-31 23:00        Tax return  deadline\n"
    )
    assert shell("events --all --format csv").count("\r\n") == 4
    assert shell("events --all --limit 1").splitlines()[1].split()[0] == "1"
    assert shell("events 2026-12-31").splitlines()[1].split()[0] == "3"
    assert shell("events 2027-01-04").splitlines()[1].split()[0] == "2"
    assert shell("events --kind deadline").splitlines()[1].split()[0] == "3"
    assert shell("events --find room").splitlines()[1].split()[0] == "2"


def test_events_of_a_task_are_listed(shell: Shell) -> None:
    shell("add Move", "event add Viewing tomorrow 10:00 --task 1", "event add Other tomorrow 12:00")
    listed = json.loads(shell("events --task 1 --format json"))
    assert [item["title"] for item in listed] == ["Viewing"]
    assert shell.error("events --task 9")[0] == 1
    assert shell.error("events --task 1,2")[0] == 2


def test_show_tells_all_of_an_event(weekly: Shell) -> None:
    assert weekly("event show 1") == (
        "Id                  1\n"
        "Title               Review\n"
        "Kind                meeting\n"
        "When                Mon 2026-12-21 10:00-11:30\n"
        "Lasts               1h30m\n"
        "Zone                Europe/Paris\n"
        "Repeats             every week\n"
        "Created             2026-12-20 10:00\n"
    )


def test_an_event_is_moved_to_a_day_a_time_or_both(shell: Shell) -> None:
    shell("event add Review 2026-12-21 10:00 ~90m")
    assert shell("event move 1 2026-12-22") == "Moved 1: Review, 2026-12-22 10:00-11:30\n"
    assert shell("event move 1 15:00") == "Moved 1: Review, 2026-12-22 15:00-16:30\n"
    moved = shell("event move 1 tomorrow 9:00 --for 2h")
    assert moved == "Moved 1: Review, 2026-12-21 09:00-11:00\n"
    shell("event add Fair 2026-12-29 ~3d", "event move 2 2026-12-30")
    assert event(shell, 2)["end"] == "2027-01-01"


def test_one_occurrence_is_moved_alone(weekly: Shell) -> None:
    said = weekly("event move 1 15:00 --on 2026-12-28")
    assert said == "Moved 2: Review, 2026-12-28 15:00-16:30\n"
    assert occurrences(weekly, 1) == ["2026-12-21T10:00", "2027-01-04T10:00", "2027-01-11T10:00"]
    assert occurrences(weekly, 2) == ["2026-12-28T15:00"]
    changed = event(weekly, 2)
    assert (changed["series"], changed["occurrence"]) == (1, "2026-12-28T10:00:00")
    assert weekly("undo") == "Undone: edit event 2: Review\n"
    assert len(occurrences(weekly, 1)) == 4


def test_an_occurrence_and_all_later_ones_are_changed(weekly: Shell) -> None:
    said = weekly("event edit 1 Big review --on 2027-01-04 --later --for 2h")
    assert said == "Changed 2: Big review, 2027-01-04 10:00-12:00\n"
    assert occurrences(weekly, 1) == ["2026-12-21T10:00", "2026-12-28T10:00"]
    assert occurrences(weekly, 2) == ["2027-01-04T10:00", "2027-01-11T10:00"]


def test_all_occurrences_are_changed(weekly: Shell) -> None:
    weekly("event edit 1 Stand-up --for 15m", "event move 1 2026-12-22")
    assert occurrences(weekly, 1)[:2] == ["2026-12-22T10:00", "2026-12-29T10:00"]
    assert event(weekly, 1)["title"] == "Stand-up"


def test_an_occurrence_that_is_not_there_is_refused(weekly: Shell) -> None:
    status, message = weekly.error("event move 1 15:00 --on 2026-12-29")
    assert (status, message) == (1, "“Review” does not occur then. “agenda” tells when it does.")
    assert weekly.error("event edit 1 Other --later")[0] == 2


def test_one_of_several_occurrences_a_day_is_told_by_its_time(shell: Shell) -> None:
    shell("event add Pills 2026-12-21 8:00 ~5m --repeat FREQ=DAILY;BYHOUR=8,20;COUNT=4")
    status, message = shell.error("event skip 1 --on 2026-12-21")
    assert status == 2
    assert "2026-12-21T08:00:00, 2026-12-21T20:00:00" in message
    assert shell("event skip 1 --on 2026-12-21T20:00") == "Skipped 1: Pills on 2026-12-21 20:00\n"
    assert occurrences(shell, 1) == ["2026-12-21T08:00", "2026-12-22T08:00", "2026-12-22T20:00"]


def test_an_occurrence_is_skipped_the_next_one_when_not_said(weekly: Shell) -> None:
    assert weekly("event skip 1") == "Skipped 1: Review on 2026-12-21 10:00\n"
    assert weekly("event skip 1 --on 2027-01-04") == "Skipped 1: Review on 2027-01-04 10:00\n"
    assert occurrences(weekly, 1) == ["2026-12-28T10:00", "2027-01-11T10:00"]
    assert weekly("undo") == "Undone: skip an occurrence of event 1: Review\n"
    assert len(occurrences(weekly, 1)) == 3


def test_a_series_is_ended(weekly: Shell) -> None:
    said = weekly("event skip 1 --on 2027-01-04 --later")
    assert said == "Ended 1: Review before 2027-01-04 10:00\n"
    assert occurrences(weekly, 1) == ["2026-12-21T10:00", "2026-12-28T10:00"]
    assert weekly("undo") == "Undone: end the series of event 1: Review\n"


def test_only_what_repeats_is_skipped(shell: Shell) -> None:
    shell("event add Lunch tomorrow 12:00", "event add Old 2026-12-01 10:00")
    assert shell.error("event skip 1")[0] == 1
    assert shell.error("event skip 2")[1].startswith("“Old” is over.")


def test_an_event_is_done_and_reopened(shell: Shell) -> None:
    shell("event add Filing 2026-12-24 9:00 --kind deadline")
    assert shell("event done 1") == "Done with 1: Filing, 2026-12-24 09:00\n"
    assert event(shell, 1)["done"] == "2026-12-20T10:00:00.000+01:00"
    assert shell("events").splitlines()[1].endswith("done")
    assert shell("agenda") == "Nothing happens.\n"
    assert "Filing" in shell("agenda --completed")
    assert shell("event reopen 1").startswith("Reopened 1")
    assert event(shell, 1)["done"] is None


def test_events_are_removed_and_come_back(shell: Shell) -> None:
    shell("event add One tomorrow 10:00", "event add Two tomorrow 12:00")
    assert shell("event rm 1") == "Deleted 1: One, 2026-12-21 10:00-11:00\n"
    assert shell("undo") == "Undone: delete event 1: One\n"
    assert shell("event rm 1-2") == "Deleted 2 events.\n"
    assert shell("events") == "No events.\n"
    assert [shell("undo") for _ in range(3)] == [
        "Undone: delete 2 events\n",
        "Undone: add event 2: Two\n",
        "Undone: add event 1: One\n",
    ]


def test_programs_get_the_events_that_changed(shell: Shell) -> None:
    options = ("--format", "json")
    (added,) = json.loads(shell("event add Lunch tomorrow 12:00 every day", options=options))
    assert (added["id"], added["title"]) == (1, "Lunch")
    for change in ("move 1 13:00", "edit 1 Dinner", "skip 1", "done 1", "rm 1"):
        assert json.loads(shell(f"event {change}", options=options))[0]["id"] == 1


# Free time


def test_free_finds_the_first_slots(weekly: Shell) -> None:
    assert weekly("free 90m --hours 9-17 --days mon-fri --limit 2") == (
        "Free                          For\n"
        "Mon 2026-12-21 11:30-17:00  5h30m\n"
        "Tue 2026-12-22 09:00-17:00     8h\n"
        "Within 9-17 on mon-fri.\n"
    )
    # These are what it looks within when nothing is said.
    assert weekly("free 90m --limit 2") == weekly("free 90m --hours 9-17 --days mon-fri --limit 2")
    assert weekly("free 1h tomorrow --hours 8:30-11:45 --step 15m").splitlines()[1:] == [
        "Mon 2026-12-21 08:30-10:00  1h30m",
        "Within 8:30-11:45 on mon-fri.",
    ]
    assert weekly("free 2h tomorrow --hours 9-11") == "No free time. Within 9-11 on mon-fri.\n"


def test_free_begins_now(shell: Shell) -> None:
    (slot,) = json.loads(shell("free 1h today --hours all --days all --limit 1 --format json"))
    assert slot["start"] == "2026-12-20T10:00:00.000+01:00"
    assert slot["end"] == "2026-12-21T00:00:00.000+01:00"
    assert slot["duration"] == 14 * 3600
    assert shell.error("free 1h yesterday")[0] == 2


def test_free_takes_days_of_the_week(shell: Shell) -> None:
    lines = shell("free 1h 2w --hours 9-10 --days tue,sat-mon --limit 20").splitlines()[1:-1]
    assert [line[:3] for line in lines] == ["Mon", "Tue", "Sat", "Sun", "Mon", "Tue", "Sat"]


@pytest.mark.parametrize(
    "words",
    [
        "soon",
        "0m",
        "1h --hours 9",
        "1h --hours 17-9",
        "1h --hours 9-25",
        "1h --hours 9:60-10",
        "1h --days someday",
        "1h --days mon-",
        "1h --step 2d",
        "1h --limit 0",
        "1h 7d 2d",
        "1h tomorrow today",
    ],
)
def test_free_refuses_what_it_does_not_understand(shell: Shell, words: str) -> None:
    assert shell.error(f"free {words}")[0] == 2


# At the keyboard


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("event sk", "event skip "),
        ("event show rev", "event show 1 "),
        ("event rm 1,lun", "event rm 1,2 "),
        ("event edit 2 --kind d", "event edit 2 --kind deadline "),
        ("event add x --allow", "event add x --allow-conflict "),
        ("countdown event lun", "countdown event 2 "),
        ("countdown ev", "countdown event "),
        ("agenda --only t", "agenda --only tasks "),
        ("events tod", "events today "),
        ("month --week-start su", "month --week-start sun "),
    ],
)
def test_the_tab_key_knows_events(
    shell: Shell, open_terminal: Callable[..., Terminal], typed: str, completed: str
) -> None:
    shell("event add Review tomorrow 10:00", "event add Lunch tomorrow 12:00")
    assert open_terminal().complete(typed) == completed


def test_events_are_proposed_with_their_titles(
    shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    shell("event add Review tomorrow 10:00", "event add Lunch tomorrow 12:00")
    listed = open_terminal().candidates("event show ")
    assert [line.split() for line in listed] == [["1", "Review"], ["2", "Lunch"]]


def test_events_have_a_project_and_tags(shell: Shell) -> None:
    shell("add Pay +Bank", "project add Work", "project add Site parent:Work")
    shell(
        "event add Review tomorrow 10:00 project:Site +bank @team",
        "event add Lunch tomorrow 12:00 #Home",
    )
    event = shell.record("event show 1")
    assert (event["project"], event["tags"]) == ("Work.Site", ["Bank", "team"])
    assert "Tags" in shell("event show 1") and "Bank, team" in shell("event show 1")
    assert "Review" in shell("events --project Work") and "Lunch" not in shell(
        "events --project Work"
    )
    assert "Review" in shell("events --tag TEAM")
    assert shell("events --tag nothing") == "No events.\n"
    shell("event edit 1 Big review -team +draft project:none")
    event = shell.record("event show 1")
    assert (event["title"], event["project"], event["tags"]) == (
        "Big review",
        None,
        ["Bank", "draft"],
    )
    shell("undo", "project delete Site")
    event = shell.record("event show 1")
    assert (event["title"], event["project_id"], event["tags"]) == (
        "Review",
        None,
        ["Bank", "team"],
    )
    assert "There is no project" in shell.error("events --project Nothing")[1]


def test_tags_of_events_are_listed_renamed_and_deleted(shell: Shell) -> None:
    shell("event add Review tomorrow 10:00 +team")
    assert shell.record("tags")["events"] == 1
    shell("tag rename team crew")
    assert shell.record("event show 1")["tags"] == ["crew"]
    shell("tag delete crew --yes")
    assert shell.record("event show 1")["tags"] == []
