"""Changes to several tasks at once, subtasks, the order, the trash and the history."""

from __future__ import annotations

import json
from typing import Any

import pytest

from conftest import Shell


def task(shell: Shell, id: int) -> dict[str, Any]:
    (found,) = json.loads(shell(f"show {id} --format json"))
    return dict(found)


def manual(shell: Shell) -> list[str]:
    return shell.titles("sort:manual")


@pytest.fixture
def tasks(shell: Shell) -> Shell:
    shell("add A #Home", "add B #Home +bank", "add C", "add D #Home", "done 4")
    return shell


def test_edit_sets_and_takes_away_every_field(tasks: Shell) -> None:
    tasks(
        "edit 1 start:today due:tomorrow slot:evening estimate:2h url:http://a.b remind:-1h "
        "remind:start repeat:FREQ=DAILY parent:2 depends:3"
    )
    edited = task(tasks, 1)
    assert (edited["start"], edited["due"]) == ("2026-12-20", "2026-12-21")
    assert (edited["slot"], edited["estimated_duration"]) == ("evening", 7200)
    assert (edited["url"], edited["repeat_rule"]) == ("http://a.b", "FREQ=DAILY")
    assert (edited["reminders"], edited["parent"]) == (["start", "due-1h"], 2)
    assert edited["depends_on"] == [3]

    tasks("edit 1 depends:-3")
    assert task(tasks, 1)["depends_on"] == []
    tasks("edit 1 depends:+3")
    assert task(tasks, 1)["depends_on"] == [3]

    tasks(
        "edit 1 start:none due:none slot:morning estimate:none url:none remind:none repeat:none "
        "parent:none depends:none"
    )
    edited = task(tasks, 1)
    for field in ("start", "due", "estimated_duration", "url", "repeat_rule", "parent"):
        assert edited[field] is None
    assert (edited["reminders"], edited["depends_on"]) == ([], [])


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("edit 1 due:today start:tomorrow", "start"),
        ("edit 1 depends:1", "itself"),
        ("edit 1 parent:1", "itself"),
        ("edit 1 parent:99", "no task 99"),
        ("edit 1 url:nonsense", "URL"),
        ("edit 1 zone:Nowhere", "time zone"),
        ("add E parent:99", "no task 99"),
    ],
)
def test_what_the_library_refuses_is_said_in_its_words(
    tasks: Shell, command: str, said: str
) -> None:
    status, message = tasks.error(command)
    assert status == 1
    assert said.lower() in message.lower()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("edit --where #Home !p0", "Changed 2 tasks: P0\n“undo” takes it back.\n"),
        ("done --where #Home", "Completed 2 tasks.\n"),
        ("done --where '#Home +bank'", "Completed 2: B\n"),
        ("reopen --where #Home", "Reopened 4: D\n"),
        ("rm --where '#Home status:any' --yes", "Deleted 3 tasks.\n"),
        ("move --where #Home to Inbox", "Moved 2 tasks.\n"),
        ("done --where title:nothing", "No tasks.\n"),
    ],
)
def test_where_changes_what_a_query_finds_in_one_step(
    tasks: Shell, command: str, said: str
) -> None:
    before = tasks("export -")
    assert tasks(command) == said
    if said != "No tasks.\n":
        tasks("undo")
    assert tasks("export -") == before


def test_where_finds_what_is_in_the_trash(tasks: Shell) -> None:
    tasks("rm 1-3 --yes")
    assert tasks("restore --where +bank") == "Restored 2: B\n"
    assert tasks("purge --where #Home --yes") == "Purged 1: A\n"
    assert tasks.titles("status:deleted") == ["C"]


def test_where_gives_programs_the_tasks(tasks: Shell) -> None:
    changed = json.loads(tasks("done --where #Home", options=("--format", "json")))
    assert [task["status"] for task in changed] == ["completed", "completed"]
    assert json.loads(tasks("done --where title:nothing", options=("--format", "json"))) == []


def test_where_needs_a_condition(tasks: Shell) -> None:
    assert tasks.error("rm --where ''")[0] != 0
    assert tasks.titles() == ["A", "B", "C"]


def test_done_completes_subtasks_unless_that_is_refused(shell: Shell) -> None:
    shell("add A", "add B parent:1", "add C parent:2")
    status, message = shell.error("done 1 --refuse-subtasks")
    assert status == 1
    assert "subtask" in message
    assert shell.error("done --refuse-subtasks --where A")[0] == 1
    shell("done 1")
    assert shell.titles() == []
    assert shell("undo") == "Undone: complete 3 tasks\n"
    shell("done 1-3 --refuse-subtasks")
    assert shell.titles() == []


def test_clear_moves_completed_tasks_to_the_trash(tasks: Shell) -> None:
    tasks("done 3")
    assert tasks("clear home") == "Deleted 4: D\n"
    assert tasks("clear --all") == "Deleted 3: C\n"
    assert tasks("clear --all") == "No tasks.\n"
    assert tasks.titles("status:deleted") == ["C", "D"]
    assert tasks.error("clear Hoem")[1].endswith("Did you mean “Home”?")


def test_purge_before_a_date(tasks: Shell) -> None:
    tasks("rm 1,2")
    assert tasks("purge --before today") == "Purged 0 tasks.\n"
    assert tasks("purge --before 2026-12-20T10:00:00.001 --yes") == "Purged 2 tasks.\n"
    assert tasks.titles("status:deleted") == []
    tasks("rm 3")
    assert tasks("purge --before tomorrow --yes") == "Purged 1 task.\n"


@pytest.mark.parametrize(
    ("place", "titles"),
    [
        ("3 top", "CABD"),
        ("1 bottom", "BCDA"),
        ("1 after 3", "BCAD"),
        ("3 before 1", "CABD"),
        ("1,2 bottom", "CDAB"),
        ("4 before 2", "ADBC"),
    ],
)
def test_move_changes_the_manual_order(shell: Shell, place: str, titles: str) -> None:
    shell(*(f"add {title}" for title in "ABCD"))
    shell(f"move {place}")
    assert manual(shell) == list(titles)
    assert shell("undo").startswith("Undone: move ")
    assert manual(shell) == list("ABCD")


def test_move_goes_to_projects_and_under_tasks(shell: Shell) -> None:
    shell(*(f"add {title}" for title in "ABCD"), "add E #Home")
    assert shell("move 2 under 1", "move 3 under 1 top") == "Moved 2: B\nMoved 3: C\n"
    assert (task(shell, 2)["parent"], task(shell, 3)["parent"]) == (1, 1)
    assert shell.titles("parent:1 sort:manual") == ["C", "B"]
    shell("move 2 out")
    assert task(shell, 2)["parent"] is None
    shell("move 1 to home top")
    assert [task(shell, id)["project"] for id in (1, 3)] == ["Home", "Home"]
    assert shell.titles("#Home parent:none sort:manual") == ["A", "E"]
    assert shell.error("move 1 under 3")[0] == 1
    assert shell.error("move 4 before 5")[0] == 1
    assert shell.error("move 4 to Nowhere")[0] == 1


def test_indent_and_outdent(shell: Shell) -> None:
    shell(*(f"add {title}" for title in "ABC"))
    assert shell("indent 2") == "Indented 2: B\n"
    assert task(shell, 2)["parent"] == 1
    assert shell("indent 3") == "Indented 3: C\n"
    assert shell("outdent 2,3") == "Outdented 2 tasks.\n"
    assert manual(shell) == ["A", "B", "C"]
    assert shell.error("indent 1")[0] == 1
    assert shell.error("outdent 1")[0] == 1


def test_history_tells_what_happened(shell: Shell) -> None:
    shell("add Pay rent", "edit 1 Pay the rent !p0", "done 1")
    header, *rows = shell("history 1").splitlines()
    assert header.split() == ["When", "What", "Property", "Old", "New", "Device"]
    assert rows[0].startswith("2026-12-20 10:00  add")
    assert any(row.split()[3:5] == ["Priority", "P2"] for row in rows)
    assert rows[-1].startswith("2026-12-20 10:00  complete")
    entries = json.loads(shell("history 1 --format json"))
    edits = [entry for entry in entries if entry["action"] == "edit"]
    assert {(entry["property"], entry["old"], entry["new"]) for entry in edits} == {
        ("title", "Pay rent", "Pay the rent"),
        ("priority", "P2", "P0"),
    }
    assert len({entry["step"] for entry in edits}) == 1
    assert shell.error("history 9") == (1, "There is no task 9.")


def test_repair_says_what_it_mended(shell: Shell) -> None:
    shell("add One")
    assert shell("repair") == "Nothing was damaged.\n"
