"""Signals: they end a command, or the session, and never spoil the terminal or the store."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import termios
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest

from conftest import BINARY, FIXED, PROMPT, Shell, Terminal, environment

Open = Callable[..., Terminal]


def files(home: Path) -> list[str]:
    return sorted(path.name for path in (home / ".local/share/taskcore").iterdir())


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_the_end_of_the_terminal_saves_what_is_typed_and_closes_the_store(
    shell: Shell, terminal: Terminal, number: signal.Signals
) -> None:
    terminal.run("add One")
    terminal.type("add Two")
    terminal.process.expect_exact("add Two")
    os.kill(terminal.process.pid, number)
    assert terminal.end() == 128 + number
    assert terminal.history.read_text() == "add One\nadd Two\n"
    assert files(shell.home) == ["taskcore.db"]


def test_a_command_that_is_not_complete_is_kept_as_a_comment(terminal: Terminal) -> None:
    terminal.type("add 'One\r")
    terminal.process.expect_exact("...> ")
    terminal.type("two")
    terminal.process.expect_exact("two")
    os.kill(terminal.process.pid, signal.SIGHUP)
    assert terminal.end() == 129
    assert terminal.history.read_text() == "#add 'One two\n"


def test_a_terminal_that_is_closed_ends_it(shell: Shell) -> None:
    terminal = Terminal(shell.home)
    terminal.wait()
    terminal.run("add One")
    terminal.type("add Two")
    terminal.process.expect_exact("add Two")
    os.close(terminal.process.child_fd)
    os.waitpid(terminal.process.pid, 0)
    assert terminal.history.read_text() == "add One\nadd Two\n"
    assert files(shell.home) == ["taskcore.db"]


def test_a_request_to_end_leaves_the_terminal_as_it_was(home: Path) -> None:
    bash = pexpect.spawn("bash", ["--norc"], env=environment(home), encoding="utf-8", timeout=60)
    for state in ("before", "after"):
        bash.sendline(f"stty -g > {state}; echo DO'NE'")
        bash.expect_exact("DONE")
        if state == "before":
            bash.sendline(f"{BINARY} --db :memory:; echo status $?")
            bash.expect_exact(PROMPT)
            subprocess.run(["pkill", "-TERM", "-P", str(bash.pid)], check=True)
            bash.expect_exact("status 143")
    bash.close(force=True)
    before, after = (Path(state) for state in ("before", "after"))
    try:
        assert before.read_text() == after.read_text()
    finally:
        before.unlink()
        after.unlink()


def test_the_line_is_drawn_anew_when_the_window_changes(open_terminal: Open) -> None:
    terminal = open_terminal(NO_COLOR="1")
    line = "add " + "word " * 20
    terminal.type(line)
    terminal.process.expect_exact("word")
    terminal.process.setwinsize(24, 40)
    terminal.type("end\r")
    terminal.process.expect(r"Added 1: (word\s+)+end\r\n")
    terminal.wait()
    # The table is as wide as the window is now.
    row = terminal.run("list").splitlines()[1]
    assert len(row.rstrip()) <= 40 and "…" in row


def test_ctrl_c_ends_a_long_list_and_not_the_session(shell: Shell, terminal: Terminal) -> None:
    (shell.home / "tasks.csv").write_text(
        "title\n" + "".join(f"Task {number}\n" for number in range(20_000))
    )
    terminal.run("import tasks.csv")
    terminal.type("list\r")
    terminal.process.expect_exact("Task 1")
    terminal.type("\x03")
    assert terminal.wait().endswith("taskcore: Interrupted.\n")
    assert terminal.run("count") == "20000\n"


def test_ctrl_c_ends_an_import_and_changes_nothing(shell: Shell, terminal: Terminal) -> None:
    (shell.home / "tasks.csv").write_text(
        "title\n" + "".join(f"Task {number}\n" for number in range(100_000))
    )
    terminal.type("import tasks.csv\r")
    terminal.process.expect_exact("█")
    terminal.type("\x03")
    assert terminal.wait().endswith("taskcore: Interrupted.\n")
    assert terminal.run("count") == "0\n"


def interrupt(terminal: Terminal) -> None:
    """Presses Ctrl-C until the command ends: the first time may be before it begins. It is pressed
    again late only, as the prompt would take a press that is one too many, with what is typed."""
    for _ in range(12):
        terminal.type("\x03")
        if terminal.process.expect_exact(["Interrupted.", pexpect.TIMEOUT], timeout=5) == 0:
            break
    else:
        pytest.fail("The command goes on.")
    terminal.wait()


def test_ctrl_c_ends_a_call_that_waits_and_not_the_session(
    shell: Shell, terminal: Terminal
) -> None:
    terminal.run("add One")
    other = sqlite3.connect(shell.home / ".local/share/taskcore/taskcore.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        terminal.type("add Two\r")
        terminal.process.expect_exact("add Two\r\n")
        interrupt(terminal)
    finally:
        other.close()
    assert terminal.run("count") == "1\n"


def test_ctrl_c_ends_a_change_of_all_tasks(shell: Shell, open_terminal: Open) -> None:
    terminal = open_terminal("--yes")
    (shell.home / "tasks.csv").write_text(
        "title\n" + "".join(f"Task {number}\n" for number in range(20_000))
    )
    terminal.run("import tasks.csv")
    terminal.type("rm --where status:open\r")
    terminal.process.expect_exact("status:open\r\n")
    interrupt(terminal)
    assert terminal.run("count") == "20000\n"


def test_ctrl_z_in_a_focus_session_and_back(home: Path) -> None:
    bash = pexpect.spawn("bash", ["--norc"], env=environment(home), encoding="utf-8", timeout=60)
    bash.sendline(f"{BINARY} --db :memory:")
    bash.expect_exact(PROMPT)
    bash.sendline("focus")
    bash.expect_exact("q leaves")
    bash.send("\x1a")
    bash.expect_exact("Stopped")
    bash.sendline("fg")
    bash.expect_exact("q leaves")
    bash.send("q")
    bash.expect_exact(PROMPT)
    bash.close(force=True)


def test_who_reads_no_more_is_no_error(shell: Shell) -> None:
    shell(*["add One"] * 5)
    command = f"{BINARY} {' '.join(FIXED)} -c 'list' -c 'list' | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", command], env=environment(shell.home), capture_output=True, text=True
    )
    assert done.stderr == "" and done.stdout.splitlines()[-1] in ("0", "141")


@pytest.mark.parametrize("command", ["watch list", "focus start"])
@pytest.mark.parametrize("number", [signal.SIGQUIT, signal.SIGTERM])
def test_a_signal_gives_the_terminal_back_as_it_was(
    shell: Shell, command: str, number: signal.Signals
) -> None:
    terminal = Terminal(shell.home, *command.split())
    modes = termios.tcgetattr(terminal.process.child_fd)
    # The heading, and the line of the session, tell that keys are read.
    terminal.process.expect_exact("q leaves")
    assert not terminal.process.getecho()
    os.kill(terminal.process.pid, number)
    terminal.process.expect(pexpect.EOF)
    terminal.process.wait()
    assert terminal.process.signalstatus == number
    assert termios.tcgetattr(terminal.process.child_fd) == modes
