"""Output that is longer than the screen, page by page."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import Shell, Terminal


@pytest.fixture
def store(shell: Shell) -> Shell:
    shell(*(f"add Task {number}" for number in range(1, 41)))
    return shell


@pytest.fixture
def pager(home: Path) -> str:
    """A pager that notes what it was given, and shows that it ran."""
    home.mkdir(exist_ok=True)
    program = home / "pages"
    program.write_text('#!/bin/sh\necho "<$LESS>"\ncat > paged\necho "</pages>"\n')
    program.chmod(0o755)
    return str(program)


def test_what_is_longer_than_the_screen_is_paged(
    store: Shell, pager: str, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal(TASKCORE_PAGER=pager, PAGER="false")
    assert terminal.run("list") == "<FRX>\n</pages>\n"
    paged = (store.home / "paged").read_text()
    assert paged.count("\n") == 41 and "\x1b[1mTitle" in paged
    assert terminal.run("count") == "40\n"


def test_what_fits_above_the_prompt_is_not_paged(
    store: Shell, pager: str, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal("--color", "never", PAGER=pager, LESS="S")
    assert terminal.run("list limit:22").startswith("Id")
    assert terminal.run("list limit:23") == "<S>\n</pages>\n"
    assert terminal.run("list limit:23 --format plain").startswith("Id")
    assert terminal.run("list limit:8 --format json").startswith("<S>"), "lines that wrap count"


@pytest.mark.parametrize("value", ["", "cat", "  "])
def test_no_pager_is_a_pager_of_nothing(store: Shell, value: str) -> None:
    terminal = Terminal(store.home, "-c", "list", PAGER=value)
    assert terminal.end() == 0
    assert terminal.shown().count("\n") == 41


def test_a_pipe_is_not_paged(store: Shell) -> None:
    done = store.start("-c", "list", PAGER="false")
    assert (done.returncode, done.stdout.count("\n")) == (0, 41)


def test_leaving_the_pager_ends_neither_session_nor_command(
    store: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal(PAGER="head -1")
    store(*(f"add Task {number} notes:'{'long ' * 200}'" for number in range(400)))
    shown = terminal.run("export -")
    assert shown.count("\n") <= 2
    assert terminal.run("count") == "440\n"


def test_ctrl_c_in_the_pager_leaves_the_session_alone(
    store: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal(PAGER="trap 'echo caught; exit' INT; echo ready; sleep 30 & wait")
    terminal.type("list\r")
    terminal.process.expect_exact("ready")
    time.sleep(0.1)
    terminal.type("\x03")
    assert "caught" in terminal.wait()
    assert terminal.run("count") == "40\n"


def test_the_exit_status_stays_that_of_the_command(store: Shell) -> None:
    terminal = Terminal(store.home, "-c", "list", "-c", "show 99", PAGER="cat > /dev/null; exit 3")
    assert terminal.end() == 1
    assert "There is no task 99." in terminal.shown()


def test_a_pager_that_is_missing_is_told(store: Shell) -> None:
    terminal = Terminal(store.home, "-c", "list", PAGER="no-such-pager --here")
    assert terminal.end() == 1
    assert "The pager “no-such-pager --here” cannot be started" in terminal.shown()


def test_the_pager_shows_the_first_page_while_the_rest_is_made(
    store: Shell, home: Path, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal("--color", "never", TERM="xterm", PAGER="less -R")
    terminal.type("list\r")
    terminal.process.expect_exact("Task 1")
    terminal.process.expect_exact(":")
    terminal.type("q")
    terminal.wait()
    assert terminal.run("count") == "40\n"
