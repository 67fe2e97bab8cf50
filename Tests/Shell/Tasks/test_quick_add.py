"""What quick add understood is said, in add, edit, parse and event add; it is Sunday 2026-12-20."""

from __future__ import annotations

import json

import pytest

from conftest import Shell, Terminal


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("add Buy milk", "Added 1: Buy milk\n"),
        (
            "add Pay rent tomorrow 17:00 #Homme @bank p1 every month",
            "Added 1: Pay rent — Mon 21 Dec 17:00, new project Homme (did you mean Home?), "
            "new tag bank, P1, every month\n",
        ),
        ("add Call due:2026-12-24 project:Home", "Added 1: Call — Thu 24 Dec, project Home\n"),
        ("add Call due:'next friday 9:00'", "Added 1: Call — Fri 25 Dec 09:00\n"),
        (
            "add Lunch tomorrow 12:30-13:30 remind:10m",
            "Added 1: Lunch — starts Mon 21 Dec 12:30, takes 1 h, 10 minutes before it starts\n",
        ),
        (
            "add Pay 30 feb",
            "Added 1: Pay 30 feb\n“30 feb” looks like a date or a time, but not all of it can be "
            "read, so it stays in the title.\n",
        ),
        (
            "add Pay !p7",
            "Added 1: Pay !p7\n“!p7” stays in the title. A priority is !p0, !p1, !p2, !p3 or "
            "!none.\n",
        ),
        (
            "add Pay !p1 !p2",
            "Added 1: Pay !p1 — P2\n“!p1” stays in the title: it is said twice, and the last one "
            "counts.\n",
        ),
    ],
)
def test_add_says_what_it_understood(shell: Shell, line: str, answer: str) -> None:
    shell("project add Home")
    assert shell(line) == answer


def test_a_terminal_shows_it_too(terminal: Terminal) -> None:
    shown = terminal.run("add Pay rent tomorrow #Home")
    assert "Added 1: Pay rent — Mon 21 Dec, new project Home" in shown
    assert "“undo” takes it back." in terminal.run("edit 1 friday")


def test_json_has_what_was_understood(shell: Shell) -> None:
    shell("project add Home")
    line = "Pay !p7 tomorrow #Homme @bank"
    (parsed,) = json.loads(shell(f"parse --format json {line}"))
    (added,) = json.loads(shell("set format json", f"add {line}"))
    for said in (parsed, added):
        assert said["summary"] == (
            "Pay !p7 — Mon 21 Dec, new project Homme (did you mean Home?), new tag bank"
        )
        assert (said["new_project"], said["nearest_project"]) == ("Homme", "Home")
        assert said["new_tags"] == ["bank"]
        (unread,) = said["unread"]
        assert (unread["reason"], unread["start"], unread["length"]) == ("value", 4, 3)
    assert added["id"] == 1 and added["title"] == "Pay !p7"


@pytest.mark.parametrize(
    ("words", "answer", "title"),
    [
        ("tomorrow", "Changed 1: Buy milk — Mon 21 Dec", "Buy milk"),
        ("due tomorrow", "Changed 1: Buy milk — Mon 21 Dec", "Buy milk"),
        ("p1", "Changed 1: Buy milk — P1", "Buy milk"),
        ("+@home -@shop", "Changed 1: Buy milk — new tag home, without tag shop", "Buy milk"),
        ("Buy bread tomorrow", "Changed 1: Buy bread — Mon 21 Dec", "Buy bread"),
        ("title:'monday blues'", "Changed 1: monday blues", "monday blues"),
        ("title:'a tomorrow' p1", "Changed 1: a tomorrow — P1", "a tomorrow"),
    ],
)
def test_edit_reads_words_as_add_does(shell: Shell, words: str, answer: str, title: str) -> None:
    shell("add Buy milk @shop")
    assert shell(f"edit 1 {words}") == f"{answer}\n“undo” takes it back.\n"
    assert shell.titles() == [title]
    shell("undo")
    assert shell.titles() == ["Buy milk"]


def test_edit_changes_several(shell: Shell) -> None:
    shell("add A", "add B")
    assert shell("edit 1,2 tomorrow p0") == (
        "Changed 2 tasks: Mon 21 Dec, P0\n“undo” takes it back.\n"
    )


@pytest.mark.parametrize("words", ["30 feb", "!p7", "due:nonsense", "remind:maybe"])
def test_edit_refuses_what_only_looks_like_a_date_or_a_mark(shell: Shell, words: str) -> None:
    shell("add Buy milk")
    status, message = shell.error(f"edit 1 {words}")
    assert status != 0 and message
    assert shell.titles() == ["Buy milk"]


def test_an_event_takes_a_range(shell: Shell) -> None:
    assert shell("event add Lunch tomorrow 12:30-13:30") == (
        "Added 1: Lunch, 2026-12-21 12:30-13:30\n"
    )
    assert shell("event add Call tuesday 9:00 for 45 min remind:10m") == (
        "Added 2: Call, 2026-12-22 09:00-09:45\n"
    )


def test_an_event_whose_time_is_not_read_is_no_event_of_the_day(shell: Shell) -> None:
    status, message = shell.error("event add Lunch tomorrow 12:30-99:30")
    assert status == 2 and "--all-day" in message
    assert shell("events") == "No events.\n" or "Lunch" not in shell("events")
    assert "Lunch" in shell("event add 'Lunch 12:30-99:30' tomorrow --all-day")
