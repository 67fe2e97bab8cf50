"""The shell as somebody types in it."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest

from conftest import BINARY, PROMPT, Shell, Terminal, environment


def test_it_greets_prompts_and_answers(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal()
    assert terminal.shown().startswith("Taskcore 0.1.0. “help” lists the commands.\n")
    assert terminal.run("add Pay rent") == "Added 1: Pay rent\n"
    assert terminal.run("list #Inbox").count("Pay rent") == 1


def test_an_error_is_shown_and_the_session_goes_on(terminal: Terminal) -> None:
    assert terminal.run("lst") == (
        "          ^\ntaskcore: There is no command “lst”. Did you mean “list”?\n"
    )
    assert terminal.run("done 9") == "taskcore: There is no task 9.\n"
    assert terminal.run("# comment") == ""
    assert terminal.run("") == ""
    assert terminal.run("add One") == "Added 1: One\n"


@pytest.mark.parametrize("line", ["quit", "exit"])
def test_quit_ends_it(terminal: Terminal, line: str) -> None:
    terminal.type(line + "\r")
    assert terminal.end() == 0


def test_ctrl_d_ends_it_and_closes_the_store(shell: Shell, terminal: Terminal) -> None:
    terminal.run("add One")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert terminal.shown() == "\n"
    folder = shell.home / ".local/share/taskcore"
    assert [path.name for path in folder.iterdir()] == ["taskcore.db"]


def test_ctrl_c_clears_the_line_and_not_the_session(terminal: Terminal) -> None:
    terminal.type("add One\x03")
    terminal.wait()
    assert terminal.run("add Two") == "Added 1: Two\n"
    terminal.type("\x03")
    terminal.wait()
    terminal.type("\x03")
    terminal.wait()
    assert terminal.run("list").count("\n") == 2


def test_ctrl_z_suspends_it_and_fg_brings_the_line_back(home: Path) -> None:
    bash = pexpect.spawn(
        "bash",
        ["--norc"],
        env=environment(home),
        encoding="utf-8",
        timeout=60,
    )
    bash.sendline(f"{BINARY} --db :memory:")
    bash.expect_exact(PROMPT)
    bash.send("add On")
    bash.expect_exact("add On")
    bash.send("\x1a")
    bash.expect_exact("Stopped")
    bash.sendline("fg")
    bash.expect_exact(f"{PROMPT}add On")
    bash.send("e\r")
    bash.expect_exact("Added 1: One\r\n")
    bash.close(force=True)


def test_a_read_only_session_reads(shell: Shell, open_terminal: Callable[..., Terminal]) -> None:
    shell("add One")
    terminal = open_terminal("--read-only")
    assert "One" in terminal.run("list")
    assert terminal.run("done 1").startswith("taskcore: ")
    assert "One" in terminal.run("list")


def test_a_store_that_cannot_be_opened_ends_it_at_once(shell: Shell) -> None:
    (shell.home).mkdir()
    terminal = Terminal(shell.home, "--db", "/")
    assert terminal.end() == 1
    assert terminal.shown().startswith("taskcore: ")


def test_what_another_program_adds_is_there(shell: Shell, terminal: Terminal) -> None:
    assert terminal.run("list") == "No tasks.\n"
    shell("add Elsewhere")
    assert "Elsewhere" in terminal.run("list")


def test_bytes_that_are_not_utf8_are_refused(terminal: Terminal) -> None:
    terminal.type(b"add \xff\xc3\r")
    assert terminal.wait().endswith("taskcore: The text is not valid UTF-8.\n")
    assert terminal.run("list") == "No tasks.\n"


def test_lines_that_are_pasted_at_once_run_one_after_another(terminal: Terminal) -> None:
    inputrc = terminal.history.parents[3] / ".inputrc"
    inputrc.write_text("set enable-bracketed-paste on\n")
    terminal.type("\x18\x12")  # read the settings again
    terminal.type("\x1b[200~add One\r\nlst\nadd Two\x1b[201~\r")
    answer = terminal.wait().partition("Added 1: One\n")[2]
    assert answer.startswith("  lst\n  ^\ntaskcore: There is no command “lst”.")
    assert "\nAdded 2: Two\n" in answer
    assert terminal.history.read_text() == "add One\nlst\nadd Two\n"

    terminal.type("\x1b[200~add Three\nquit\nadd Four\x1b[201~\r")
    assert terminal.end() == 0
    assert "Added 3: Three\n" in terminal.shown() and "Added 4" not in terminal.shown()


@pytest.mark.parametrize("locale", ["C.UTF-8", "C"])
def test_letters_beyond_ascii_are_edited_as_letters(
    open_terminal: Callable[..., Terminal], locale: str
) -> None:
    terminal = open_terminal(LC_ALL=locale)
    # Two letters are taken back, whatever their bytes.
    assert terminal.run("add Größe 漢字\x7f\x7f見本").endswith("Added 1: Größe 見本\n")


def test_the_users_settings_for_readline_count(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal()
    inputrc = terminal.history.parents[3] / ".inputrc"
    inputrc.write_text(
        'set enable-bracketed-paste off\n$if taskcore\n"\\C-t": "add Templated"\n$endif\n'
    )
    terminal.type("\x18\x12")  # read the settings again
    assert terminal.run("\x14").endswith("Added 1: Templated\n")


def test_the_history_is_kept_for_its_owner(shell: Shell, terminal: Terminal) -> None:
    for line in ("add One", "list", "list", "", "  ", "lst", "list"):
        terminal.run(line)

    assert terminal.history.read_text() == "add One\nlist\nlst\nlist\n"
    assert stat.S_IMODE(terminal.history.stat().st_mode) == 0o600
    for folder in (".local/state/taskcore", ".local/state"):
        assert stat.S_IMODE((shell.home / folder).stat().st_mode) == 0o700


def test_the_history_comes_back(open_terminal: Callable[..., Terminal]) -> None:
    first = open_terminal()
    first.run("add One")
    first.run("list")
    first.type("\x04")
    first.end()

    second = open_terminal()
    assert second.run("\x1b[A\x1b[A").endswith("Added 2: One\n")
    assert second.history.read_text() == "add One\nlist\nadd One\n"
    # The same line again, also after a restart, is kept once.
    second.type("\x04")
    second.end()
    third = open_terminal()
    third.run("add One")
    assert third.history.read_text() == "add One\nlist\nadd One\n"


def test_the_history_can_be_elsewhere(
    tmp_path: Path, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal(XDG_STATE_HOME=str(tmp_path / "a/b"))
    terminal.run("list")
    assert (tmp_path / "a/b/taskcore/history").read_text() == "list\n"
    assert not terminal.history.exists()


def test_the_history_is_made_private(shell: Shell, open_terminal: Callable[..., Terminal]) -> None:
    history = shell.home / ".local/state/taskcore/history"
    history.parent.mkdir(parents=True)
    history.write_text("list\n")
    history.chmod(0o644)
    open_terminal()
    assert stat.S_IMODE(history.stat().st_mode) == 0o600


def test_the_history_has_at_most_ten_thousand_lines(
    shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    history = shell.home / ".local/state/taskcore/history"
    history.parent.mkdir(parents=True)
    history.write_text("".join(f"show {number}\n" for number in range(12_000)))
    open_terminal().run("list")
    lines = history.read_text().splitlines()
    assert len(lines) in (10_000, 10_001)
    assert (lines[-2], lines[-1]) == ("show 11999", "list")
    assert stat.S_IMODE(history.stat().st_mode) == 0o600


def test_a_history_that_cannot_be_kept_is_no_error(
    shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    shell("list")
    (shell.home / ".local/state").write_text("in the way")
    terminal = open_terminal()
    assert terminal.shown().startswith("Taskcore 0.1.0. “help” lists the commands.\n")
    assert terminal.run("add One") == "Added 1: One\n"
    assert terminal.run("\x1b[A").endswith("Added 2: One\n")
