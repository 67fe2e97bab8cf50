"""Hubs in the shell, as far as no server answers; Tests/Hub has the rest."""

from __future__ import annotations

import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import pytest

from conftest import Shell, Terminal

# No server listens there.
NOWHERE = "postgresql://anna@127.0.0.1:1/tasks?connect_timeout=2"
SECRET = "postgresql://anna:correct-horse@127.0.0.1:1/tasks"


@pytest.mark.parametrize(
    "line",
    [
        "hub init {}",
        "hub check {} --format json",
        "hub grant {} anna",
        "hub revoke {} anna family",
        "hub sweep {} family --older-than 30",
        "hub remove {} family --yes",
        "sync add {} --plain",
    ],
)
def test_a_hub_that_is_not_there_is_told(shell: Shell, line: str) -> None:
    status, message = shell.error(line.format(NOWHERE))
    assert status == 1 and "127.0.0.1" in message


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hub", "“hub” is followed by init, check, grant, revoke, sweep or remove."),
        ("hub init", "Something is missing. Usage: hub init ADDRESS"),
        (
            "hub grant postgresql:///x",
            "Something is missing. Usage: hub grant ADDRESS ROLE [STORE]",
        ),
        (
            "hub sweep postgresql:///x --older-than soon",
            "--older-than takes a number of days, not “soon”.",
        ),
        (
            "hub remove postgresql:///x family",
            "This would delete all that the hub has of the store “family”. "
            "Say --yes to do so without being asked.",
        ),
        ("hub init postgresql:///x --yes", "--yes is not for this. Usage: hub init ADDRESS"),
        ("sync add -", "The sync goes through a folder or a hub: give its path, or its address."),
    ],
)
def test_what_is_wrong_is_said_before_a_server_is_asked(
    shell: Shell, line: str, message: str
) -> None:
    assert shell.error(line) == (2, message)


@pytest.mark.parametrize(
    "line", ["hub init {}", "sync add {} --plain", "hub check 'host=x password=correct-horse'"]
)
def test_a_password_in_an_address_is_refused_and_said_nowhere(shell: Shell, line: str) -> None:
    done = shell.start("--verbose", "-c", line.format(SECRET))
    assert done.returncode == 1 and "password" in done.stderr
    assert "correct-horse" not in done.stdout + done.stderr


def test_a_line_with_a_password_is_not_kept(shell: Shell, terminal: Terminal) -> None:
    terminal.run("sync status")
    terminal.run(f"hub init {SECRET}")
    terminal.run("hub init 'host=127.0.0.1 port=1 password=correct-horse'")
    terminal.run(f"hub init {NOWHERE}")
    terminal.run("add Write password=correct-horse")
    kept = terminal.history.read_text().splitlines()
    assert kept == ["sync status", f"hub init {NOWHERE}", "add Write password=correct-horse"]


def test_looking_after_a_hub_makes_no_store(shell: Shell) -> None:
    shell.error(f"hub check {NOWHERE} --format json")
    assert list(shell.home.rglob("*.db")) == []


def test_a_hub_that_never_answers_holds_nobody_up(
    shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    (shell.home / "shared").mkdir(parents=True)
    store = shell.home / "laptop.db"
    shell("sync add shared --plain", options=("--db", str(store)))
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"postgresql://anna@127.0.0.1:{server.getsockname()[1]}/tasks"
        # To be added, a hub has to answer.
        with closing(sqlite3.connect(store)) as database, database:
            database.execute("UPDATE sync_remote SET kind = 3, path = ?", (address,))
        terminal = open_terminal("--db", str(store))
        assert "Added 1: Pay rent" in terminal.run("add Pay rent")
        for line in ("sync", f"hub check {address}"):
            terminal.type(line + "\r")
            terminal.process.expect_exact(line)
            time.sleep(0.5)
            terminal.type("\x03")
            assert "Interrupted." in terminal.wait()


def test_hubs_are_completed(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal()
    assert terminal.complete("hub gr") == "hub grant "
    assert terminal.complete("hub sweep x --old") == "hub sweep x --older-than "


def test_help_tells_what_an_address_is(shell: Shell) -> None:
    text = shell("help hub")
    assert "postgresql://anna@hub.example.org/tasks" in text and "~/.pgpass" in text
    assert shell("help hub remove").startswith("Usage: hub remove ADDRESS STORE [--yes]\n")
    assert "ADDRESS" in shell("help sync add")
