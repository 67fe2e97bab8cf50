"""Before many things are changed at once, somebody is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conftest import CLIENT, PROFILE, PROMPT, Shell, Terminal


@pytest.fixture
def tasks(shell: Shell) -> Shell:
    shell(
        *[f"add {title} #Home @bank" for title in ("One", "Two", "Three", "Four")],
        "done 3-4",
        *[f"event add {title} --start 2026-12-2{n}" for n, title in enumerate(("A", "B", "C"))],
        *[f"pulse holiday add 2027-01-0{n}" for n in (1, 3, 5)],
    )
    return shell


@pytest.mark.parametrize(
    ("command", "what"),
    [
        ("rm 1-3", "delete 3 tasks"),
        ("rm --where 'status:any'", "delete 4 tasks"),
        ("edit --where status:any !p1", "change 4 tasks"),
        ("move --where status:any to Inbox", "move 4 tasks"),
        ("tag delete bank", "delete tag bank, which 4 tasks have"),
        ("project delete Home --with-tasks", "delete project Home with 4 tasks"),
        ("event rm 1-3", "delete 3 events"),
        ("pulse holiday rm 1-3", "remove 3 holidays"),
    ],
)
def test_where_nobody_can_be_asked_it_is_refused_until_yes_is_said(
    tasks: Shell, command: str, what: str
) -> None:
    before = tasks("export -")
    assert tasks.error(command) == (
        2,
        f"This would {what}. Say --yes to do so without being asked.",
    )
    assert tasks("export -") == before
    tasks(command + " --yes")
    assert tasks("export -") != before


@pytest.mark.parametrize(
    "command",
    ["rm 1-2", "done 1-2", "edit 1-4 !p1", "clear --all", "project delete Home", "event rm 1,2"],
)
def test_few_things_and_those_that_were_named_are_changed_at_once(
    tasks: Shell, command: str
) -> None:
    tasks(command)


def test_what_is_gone_for_good_is_always_asked_about(tasks: Shell) -> None:
    tasks("rm 1")
    assert tasks.error("purge 1")[1].startswith("This would purge 1 task. ")
    assert tasks.error("purge --before 2027-01-01")[1].startswith("This would purge 1 task. ")
    assert tasks("purge --before 2026-01-01", "purge 1 --yes") == (
        "Purged 0 tasks.\nPurged 1: One\n"
    )


def test_subtasks_count(shell: Shell) -> None:
    shell("add One", "add Two parent:1", "add Three parent:1")
    assert shell.error("rm 1")[1].startswith("This would delete 1 task with subtasks. ")


def test_clients_and_drafts_count(shell: Shell) -> None:
    shell(PROFILE, CLIENT, *["invoice add 1"] * 3)
    assert shell.error("invoice rm 1 2 3")[1].startswith("This would remove 3 drafts. ")
    shell("invoice rm 1 2 3 --yes")
    shell("client add B", "client add C")
    assert shell.error("client rm 1 2 3")[1].startswith("This would remove 3 clients. ")


def ask(terminal: Terminal, command: str, question: str, answer: str) -> str:
    terminal.type(command + "\r")
    terminal.process.expect_exact(f"{question}? [y/N] ")
    terminal.type(answer)
    return terminal.wait()


@pytest.mark.parametrize("answer", ["y\r", "yes\r", "Y\r"])
def test_yes_goes_on(tasks: Shell, terminal: Terminal, answer: str) -> None:
    assert ask(terminal, "rm 1-3", "Delete 3 tasks", answer).endswith("Deleted 3 tasks.\n")


@pytest.mark.parametrize("answer", ["\r", "n\r", "why\r", "\x03", "\x04"])
def test_anything_else_changes_nothing(
    tasks: Shell, open_terminal: Callable[..., Terminal], answer: str
) -> None:
    terminal = open_terminal()
    shown = ask(terminal, "rm 1-3", "Delete 3 tasks", answer)
    assert shown.endswith("\ntaskcore: Nothing was changed.\n")
    assert terminal.run("count status:any") == "4\n"


def test_a_script_asks_whoever_started_it_on_a_terminal(tasks: Shell) -> None:
    for answer, status in (("y\r", 0), ("\r", 1)):
        terminal = Terminal(tasks.home, "-c", "rm 1-3", "-c", "undo")
        terminal.process.expect_exact("Delete 3 tasks? [y/N] ")
        terminal.type(answer)
        assert terminal.end() == status
    assert PROMPT not in terminal.shown()
