"""Tasks that repeat: how that is said, and what becomes of their occurrences."""

from __future__ import annotations

import json

import pytest

from conftest import Shell, Terminal


def dues(shell: Shell) -> dict[str, str | None]:
    return {task["title"]: task["due"] for task in json.loads(shell("list --format json"))}


def test_quick_add_makes_a_task_that_repeats(shell: Shell) -> None:
    shell("add Pay rent every 31st")
    assert shell("list") == (
        "Id  Title     Project  Due         Repeats\n"
        " 1  Pay rent  Inbox    2026-12-31  every 31st\n"
    )


def test_done_completes_an_occurrence_and_tells_the_next(shell: Shell) -> None:
    shell("add Pay rent every 31st")
    assert shell("done 1", "done 1") == (
        "Completed 1: Pay rent\nNext: 2027-01-31\nCompleted 1: Pay rent\nNext: 2027-02-28\n"
    )
    # The end of February does not make later ones come earlier.
    shell("done 1")
    assert dues(shell) == {"Pay rent": "2027-03-31"}


def test_the_last_occurrence_ends_it(shell: Shell) -> None:
    shell("add Take the pill every day for 2 times")
    assert "Next: 2026-12-21\n" in shell("done 1")
    assert shell("done 1") == "Completed 1: Take the pill\n"
    assert shell.titles() == []
    assert shell("completions 1 --format csv").count("\r\n") == 3


def test_done_catches_up_with_what_was_missed(shell: Shell) -> None:
    shell("add Water due:2026-12-01 repeat:'every 3 days'", "add Sweep due:2026-12-01 repeat:daily")
    assert shell("done 1").endswith("Next: 2026-12-04\n")
    assert shell("done --catch-up 1").endswith("Next: 2026-12-22\n")
    assert shell("done --catch-up --where Sweep").endswith("Next: 2026-12-21\n")


def test_done_can_complete_the_series(shell: Shell) -> None:
    shell("add Water today every day")
    assert shell("done --series 1") == "Completed 1: Water\n"
    (task,) = json.loads(shell("show 1 --format json"))
    assert (task["status"], task["repeat_rule"]) == ("completed", None)


def test_a_series_that_is_set_back_comes_again_to_what_was_skipped(shell: Shell) -> None:
    shell("add Water due:2026-12-21 every day", "skip 1", "done 1")
    assert dues(shell) == {"Water": "2026-12-23"}
    shell("edit 1 due:2026-12-20")
    told = [shell("done 1").splitlines()[-1] for _ in range(3)]
    assert told == ["Next: 2026-12-21", "Next: 2026-12-22", "Next: 2026-12-23"]


def test_skip_leaves_an_occurrence_out(shell: Shell) -> None:
    shell("add Standup every weekday at 9:30", "add Once")
    assert shell("skip 1") == "Skipped 1: Standup\nNext: 2026-12-22 09:30\n"
    assert shell("completions") == "No completions.\n"
    assert shell("undo") == "Undone: skip an occurrence of 1: Standup\n"
    assert dues(shell)["Standup"] == "2026-12-21T09:30:00.000+01:00"
    assert shell.error("skip 1-2") == (1, "Task 2 does not repeat: give it a repeat rule first.")
    assert shell.error("skip x")[0] == 1


def test_end_keeps_the_present_occurrence(shell: Shell) -> None:
    shell("add Standup every weekday at 9:30")
    assert shell("end 1") == "Ended 1: Standup\n"
    (task,) = json.loads(shell("show 1 --format json"))
    assert (task["due"], task["repeat_rule"]) == ("2026-12-21T09:30:00.000+01:00", None)
    assert shell.error("end 1")[0] == 1
    assert shell("undo") == "Undone: end the series of 1: Standup\n"
    assert "every weekday" in shell("list")


def test_edit_changes_one_occurrence(shell: Shell) -> None:
    shell("add Standup every weekday at 9:30")
    assert shell("edit --this 1 Long standup due:2026-12-21T10:00") == (
        "Changed 2: Long standup — Mon 21 Dec 10:00\n“undo” takes it back.\n"
    )
    assert dues(shell) == {
        "Standup": "2026-12-22T09:30:00.000+01:00",
        "Long standup": "2026-12-21T10:00:00.000+01:00",
    }
    series, changed = json.loads(shell("show 1-2 --format json"))
    assert changed["series_uid"] == series["uid"]
    assert changed["occurrence"] == "2026-12-21T09:30:00"
    assert changed["repeat_rule"] is None
    shell("undo")
    assert dues(shell) == {"Standup": "2026-12-21T09:30:00.000+01:00"}


@pytest.mark.parametrize("option", ["--later", "--all", ""])
def test_edit_changes_how_it_goes_on(shell: Shell, option: str) -> None:
    shell("add Standup every weekday at 9:30")
    assert shell(f"edit {option} 1 due:2026-12-21T10:00") == (
        "Changed 1: Standup — Mon 21 Dec 10:00\n“undo” takes it back.\n"
    )
    assert shell("done 1").endswith("Next: 2026-12-22 10:00\n")


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("edit --this --all 1 X", "--this, --later and --all exclude each other."),
        ("edit --this 1,2 X", "--this takes one task."),
        ("edit --later --where Standup X", "--later takes one task."),
    ],
)
def test_a_scope_is_for_one_task(shell: Shell, command: str, message: str) -> None:
    shell("add Standup every day", "add Other every day")
    assert shell.error(command) == (2, message)


def test_edit_sets_and_takes_away_how_it_repeats(shell: Shell) -> None:
    shell("add Pay rent due:2026-12-24", "edit 1 repeat:'every last friday' zone:America/New_York")
    (task,) = json.loads(shell("show 1 --format json"))
    assert task["repeat_words"] == "every last Friday of the month"
    assert (task["repeat_mode"], task["zone"]) == ("fixed", "America/New_York")
    shell("edit 1 repeat:none")
    (task,) = json.loads(shell("show 1 --format json"))
    assert (task["repeat_rule"], task["repeat_words"], task["repeat_mode"]) == (None, None, None)


def test_occurrences_are_left_out_and_added(shell: Shell) -> None:
    shell(
        "add Water due:today repeat:FREQ=DAILY except:2026-12-21,2026-12-22 also:2026-12-28",
    )
    (task,) = json.loads(shell("list --format json"))
    assert task["excluded_dates"] == ["2026-12-21", "2026-12-22"]
    assert task["added_dates"] == ["2026-12-28"]
    assert shell("done 1").endswith("Next: 2026-12-23\n")
    shell("edit 1 except:none also:none")
    (task,) = json.loads(shell("list --format json"))
    assert (task["excluded_dates"], task["added_dates"]) == ([], [])


def test_after_completion_counts_from_the_day_it_was_done(shell: Shell) -> None:
    shell("add Filter due:2026-12-01 repeat:'after 10 days'")
    assert shell("done 1").endswith("Next: 2026-12-30\n")


def test_completions_are_listed(shell: Shell) -> None:
    assert shell("completions", "completions --format json") == "No completions.\n[\n]\n"
    shell("add Pay rent every 31st", "add Standup every weekday at 9:30", "done 1", "done 2")
    assert shell("completions") == (
        "Task  Title     Occurrence        Completed         Points\n"
        "   1  Pay rent  2026-12-31        2026-12-20 10:00       3\n"
        "   2  Standup   2026-12-21 09:30  2026-12-20 10:00       3\n"
    )
    (completion,) = json.loads(shell("completions 2 today --format json"))
    assert (completion["task"], completion["title"]) == (2, "Standup")
    assert completion["occurrence"] == "2026-12-21T09:30:00"
    assert completion["completed"] == "2026-12-20T10:00:00.000+01:00"
    assert (completion["priority"], completion["points"]) == ("P2", 3)
    assert shell("completions yesterday") == "No completions.\n"
    assert shell("completions 1 2026-12-01 2026-12-20").count("Pay rent") == 1


def test_completions_of_plain_tasks_have_no_occurrence(shell: Shell) -> None:
    shell("add Sweep today !p1 #Home +floor", "done 1")
    assert shell("completions") == (
        "Task  Title  Completed         Points\n   1  Sweep  2026-12-20 10:00       4\n"
    )
    (completion,) = json.loads(shell("completions --format json"))
    assert completion["occurrence"] is None
    assert (completion["due"], completion["tags"]) == ("2026-12-20", ["floor"])
    shell("reopen 1")
    assert shell("completions") == "No completions.\n"


def test_completions_outlive_their_task(shell: Shell) -> None:
    shell("add Pay rent every 31st", "done 1", "rm 1", "purge 1 --yes")
    assert "(purged)" in shell("completions")
    (completion,) = json.loads(shell("completions --format json"))
    assert (completion["task"], completion["title"]) == (None, None)


@pytest.mark.parametrize(
    ("words", "status"),
    [("9", 1), ("someday", 2), ("2026-12-24 2026-12-01", 2), ("today tomorrow monday", 2)],
)
def test_completions_of_what_is_not_there_are_refused(
    shell: Shell, words: str, status: int
) -> None:
    assert shell.error(f"completions {words}")[0] == status


def test_repeat_shows_what_words_mean(shell: Shell) -> None:
    assert shell("repeat every 2 weeks on mon, thu --limit 3") == (
        "Words               every 2 weeks on Monday and Thursday\n"
        "Rule                FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH\n"
        "Next                Mon 2026-12-28\n"
        "                    Thu 2026-12-31\n"
        "                    Mon 2027-01-11\n"
    )
    assert shell("list") == "No tasks.\n"


def test_repeat_begins_where_it_is_told_to(shell: Shell) -> None:
    occurrences = json.loads(shell("repeat every 31st --from 2027-01-31 --limit 3 --format json"))
    assert [each["occurrence"] for each in occurrences] == [
        "2027-01-31",
        "2027-02-28",
        "2027-03-31",
    ]
    assert occurrences[2]["start"] == "2027-03-31T00:00:00.000+02:00"
    lines = shell("repeat FREQ=DAILY --from 2026-12-24T17:00 --limit 1").splitlines()
    assert lines[2].split() == ["Next", "Thu", "2026-12-24", "17:00"]


def test_repeat_knows_the_time_of_day_and_exceptions(shell: Shell) -> None:
    assert "Next                Mon 2026-12-21 09:00\n" in shell("repeat every day at 9")
    assert "Next                Sun 2026-12-20 10:00\n" in shell("repeat every 2 hours")
    dates = shell(
        "repeat daily --except 2026-12-20,2026-12-22 --also 2026-12-31 --limit 3 --format csv"
    )
    assert [line.split(",")[0] for line in dates.splitlines()[1:]] == [
        "2026-12-21",
        "2026-12-23",
        "2026-12-24",
    ]


def test_repeat_after_completion_counts_from_a_day(shell: Shell) -> None:
    assert shell("repeat after 10 days").splitlines()[2] == "When done 2026-12-20 Wed 2026-12-30"
    assert shell("repeat after 2 weeks --from 2027-01-01 --format csv").splitlines()[1:] == [
        "2027-01-15,2027-01-15T00:00:00.000+01:00"
    ]


@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("repeat", 2),
        ("repeat evry day", 2),
        ("repeat FREQ=OFTEN", 2),
        ("repeat daily --limit 0", 2),
        ("repeat daily --limit 1001", 2),
        ("repeat daily --from none", 2),
        ("repeat daily --except tomorrow", 2),
        ("repeat FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", 1),
    ],
)
def test_repeat_refuses_what_makes_no_sense(shell: Shell, command: str, status: int) -> None:
    assert shell.error(command)[0] == status


def test_a_rule_that_is_not_understood_suggests_a_word(shell: Shell) -> None:
    assert shell.error("add X repeat:'evry day'")[1].endswith("did you mean “every”?")


def test_parse_shows_how_it_repeats(shell: Shell) -> None:
    assert shell("parse Water every 3 days zone:Asia/Tokyo except:2026-12-23 also:2027-01-01") == (
        "Title               Water\n"
        "Due                 2026-12-20\n"
        "Repeats             every 3 days\n"
        "Zone                Asia/Tokyo\n"
        "Except on           2026-12-23\n"
        "Also on             2027-01-01\n"
    )


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("skip sta", "skip 1 "),
        ("end ", "end 1 "),
        ("completions sta", "completions 1 "),
        ("completions 1 tod", "completions 1 today "),
        ("done --cat", "done --catch-up "),
        ("edit --th", "edit --this "),
        ("add X rep", "add X repeat:"),
        ("repeat --fr", "repeat --from "),
    ],
)
def test_it_is_completed(terminal: Terminal, typed: str, completed: str) -> None:
    terminal.run("add Standup every day")
    assert terminal.complete(typed) == completed
