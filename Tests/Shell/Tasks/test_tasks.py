"""The commands that add, change and remove tasks."""

from __future__ import annotations

import json
from typing import Any

from conftest import Shell


def task(shell: Shell, id: int) -> dict[str, Any]:
    """All fields of a task."""
    (found,) = json.loads(shell(f"show {id} --format json"))
    return dict(found)


def test_add_makes_a_task_of_words_and_tokens(shell: Shell) -> None:
    said = shell("add Pay #Home the @bank rent !p1 +money due:2026-12-24 * notes:'in cash'")

    assert said == (
        "Added 1: Pay the rent — Thu 24 Dec, new project Home, new tag bank, new tag money, P1, "
        "favourite\n"
    )
    added = task(shell, 1)
    assert added["title"] == "Pay the rent"
    assert added["project"] == "Home"
    assert added["tags"] == ["bank", "money"]
    assert added["priority"] == "P1"
    assert added["due"] == "2026-12-24"
    assert added["favourite"] is True
    assert added["notes"] == "in cash"


def test_add_needs_only_a_title(shell: Shell) -> None:
    shell("add Call Ann")

    added = task(shell, 1)
    assert (added["project"], added["tags"], added["priority"]) == ("Inbox", [], "P2")
    assert (added["due"], added["favourite"], added["notes"]) == (None, False, "")
    assert (added["status"], added["completed"], added["deleted"]) == ("open", None, None)
    assert added["created"] == added["modified"] == "2026-12-20T10:00:00.000+01:00"


def test_add_without_a_title_is_refused(shell: Shell) -> None:
    status, message = shell.error("add #Home +bank")
    assert status == 1
    assert "needs a title" in message
    status, message = shell.error("add")
    assert status == 2
    assert message.endswith("Usage: add [WORD|TOKEN]..., or add --file FILE")


def test_show_prints_the_screen_of_a_task(shell: Shell) -> None:
    shell(
        "add Pay rent #Home @bank !p1 due:2026-12-24T17:00 * notes:'one\ntwo' remind:-1h "
        "estimate:1h30m url:https://example.org repeat:FREQ=MONTHLY",
        "add Stamps parent:1",
        "add Envelope #Home",
        "edit 1 depends:3",
    )
    uid = task(shell, 1)["uid"]
    assert shell("show 1") == (
        "Id                  1\n"
        "Title               Pay rent\n"
        "Notes               one\n"
        "                    two\n"
        "Project             Home\n"
        "Section             -\n"
        "Subtask of          -\n"
        "Tags                @bank\n"
        "Priority            P1\n"
        "Favourite           Yes\n"
        "Slot                Morning\n"
        "Start               -\n"
        "Planned             -\n"
        "Due                 Thursday 24 December 2026, 17:00\n"
        "Until               -\n"
        "Estimated duration  1 h 30 min\n"
        "Hourly rate         -\n"
        "URL                 https://example.org\n"
        "Reminders           1 hour before it is due\n"
        "Repeats             every month\n"
        "Links               -\n"
        "Fields              -\n"
        "Waits for           “Envelope”\n"
        "Blocks              -\n"
        "Created             Sunday 20 December 2026, 10:00\n"
        "Modified            Sunday 20 December 2026, 10:00\n"
        "In progress since   -\n"
        "Completed           -\n"
        "Cancelled           -\n"
        "Deleted             -\n"
        f"UID                 {uid}\n"
        "Streak              0 in a row, 0 at most\n"
        "Waits for\n"
        "[ ]  3  Envelope  Home\n"
        "Subtasks\n"
        "[ ]  2  Stamps  Home\n"
        "You can             edit, start, done, cancel, skip, end, move, rm\n"
    )


def test_show_says_what_can_be_done(shell: Shell) -> None:
    shell("add One", "add Two", "add Three parent:2", "done 1", "rm 2")
    assert "You can             edit, reopen, move, rm\n" in shell("show 1")
    assert shell("show 3").endswith("You can             restore, purge\n")


def test_show_separates_tasks_by_an_empty_line(shell: Shell) -> None:
    shell("add One", "add Two")
    first, second = shell("show 2 1").split("\n\n")
    assert first.splitlines()[1] == "Title               Two"
    assert second.splitlines()[1] == "Title               One"


def test_edit_changes_what_is_said_and_nothing_else(shell: Shell) -> None:
    shell("add Pay rent #Home +bank +money !p1 due:2026-12-24 * notes:cash")
    before = task(shell, 1)

    assert shell("edit 1 Pay the -bank rent") == (
        "Changed 1: Pay the rent — without tag bank\n“undo” takes it back.\n"
    )

    assert task(shell, 1) == {**before, "title": "Pay the rent", "tags": ["money"]}


def test_edit_takes_things_away(shell: Shell) -> None:
    shell("add Pay rent #Home !p1 due:2026-12-24 * notes:cash")
    shell("edit 1 due:none notes: -* priority:none project:Inbox")

    edited = task(shell, 1)
    assert edited["title"] == "Pay rent"
    assert (edited["due"], edited["notes"], edited["favourite"]) == (None, "", False)
    assert (edited["priority"], edited["project"]) == ("none", "Inbox")


def test_edit_changes_several_tasks_in_one_step(shell: Shell) -> None:
    shell("add One", "add Two", "add Three")
    assert shell("edit 1,3 #Home") == ("Changed 2 tasks: new project Home\n“undo” takes it back.\n")
    assert shell.titles("#Home") == ["One", "Three"]
    assert shell("undo") == "Undone: edit 2 tasks and project Home\n"
    assert [task(shell, id)["project"] for id in (1, 2, 3)] == ["Inbox"] * 3


def test_edit_takes_only_its_first_word_for_ids(shell: Shell) -> None:
    shell("add Apples", "add Pears")
    shell("edit 1 2 apples")
    assert shell.titles() == ["2 apples", "Pears"]


def test_edit_without_a_change_is_refused(shell: Shell) -> None:
    shell("add One")
    assert shell.error("edit 1")[0] == 2


def test_done_completes_and_reopen_opens_again(shell: Shell) -> None:
    shell("add Pay rent")

    assert shell("done 1") == "Completed 1: Pay rent\n"
    completed = task(shell, 1)
    assert completed["status"] == "completed"
    assert completed["completed"] == "2026-12-20T10:00:00.000+01:00"
    assert shell.error("done 1")[0] == 1

    assert shell("reopen 1") == "Reopened 1: Pay rent\n"
    assert (task(shell, 1)["status"], task(shell, 1)["completed"]) == ("open", None)
    assert shell.error("reopen 1")[0] == 1


def test_rm_moves_to_the_trash_and_restore_brings_back(shell: Shell) -> None:
    shell("add One", "add Two")

    assert shell("rm 1 2") == "Deleted 2 tasks.\n"
    assert shell.titles() == []
    assert shell.titles("status:deleted") == ["One", "Two"]

    assert shell("restore 2") == "Restored 2: Two\n"
    assert shell.titles() == ["Two"]


def test_purge_removes_from_the_trash_for_good(shell: Shell) -> None:
    shell("add One")
    assert shell.error("purge 1 --yes")[0] == 1

    assert shell("rm 1", "purge 1 --yes") == "Deleted 1: One\nPurged 1: One\n"
    assert shell.titles("status:any") == []
    assert shell.error("show 1") == (1, "There is no task 1.")


def test_a_command_on_several_tasks_does_all_or_none(shell: Shell) -> None:
    shell("add One", "add Two")
    assert shell.error("done 1 2 9") == (1, "There is no task 9.")
    assert shell.titles() == ["One", "Two"]


def test_undo_and_redo_say_what_they_did(shell: Shell) -> None:
    shell("add One #Home", "add Two", "done 1-2", "rm 2", "restore 2", "reopen 1", "project add A")

    undone = [shell("undo").strip() for _ in range(7)]
    assert undone == [
        "Undone: add project A",
        "Undone: reopen 1: One",
        "Undone: restore 2: Two",
        "Undone: delete 2: Two",
        "Undone: complete 2 tasks",
        "Undone: add 2: Two",
        "Undone: add 1: One and project Home",
    ]
    assert shell.error("undo") == (1, "There is nothing to undo.")
    assert shell("redo") == "Redone: add 1: One and project Home\n"
    assert shell.titles() == ["One"]
    shell("add Three")
    assert shell.error("redo") == (1, "There is nothing to redo.")
