"""watch: a command's output that follows the store, on all of the terminal."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pexpect
import pytest

from conftest import Shell, Terminal
from refusals import refused

ENTER, LEAVE = "\x1b[?1049h", "\x1b[?1049l"


def watching(shell: Shell, command: str, **options: str | int) -> Terminal:
    terminal = Terminal(shell.home, "-c", command, fixed=False, NO_COLOR="1", **options)  # type: ignore[arg-type]
    terminal.process.expect_exact(ENTER)
    return terminal


@pytest.fixture
def watch(shell: Shell) -> Iterator[Terminal]:
    """A terminal on which the open tasks are watched."""
    shell("add Pay rent")
    terminal = watching(shell, "watch list")
    terminal.process.expect_exact("q leaves")
    terminal.process.expect_exact("\x1b[J")
    yield terminal
    terminal.close()


def left(terminal: Terminal) -> str:
    """What was printed since the last thing expected, up to the end, with exit status 0."""
    assert terminal.end() == 0
    text = str(terminal.process.before)
    assert LEAVE in text
    return text.split(LEAVE)[1]


@pytest.mark.parametrize("key", ["q", "\x03", "\x04"])
def test_a_change_by_another_process_is_shown(shell: Shell, watch: Terminal, key: str) -> None:
    begun = time.monotonic()
    shell("add Call Ann")
    watch.process.expect_exact("Call Ann")
    assert time.monotonic() - begun < 2
    shell("done 1-2")
    watch.process.expect_exact("No tasks.")
    watch.type(key)
    assert left(watch) == ""


def test_it_stays_idle_while_nothing_happens(watch: Terminal) -> None:
    def used() -> float:
        fields = Path(f"/proc/{watch.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    if time.time() % 60 > 57:
        # The heading tells the time, and is drawn anew when a minute begins.
        watch.process.expect_exact("\x1b[J")
    before = used()
    assert watch.process.expect(["\x1b", pexpect.TIMEOUT], timeout=1.5) == 1
    assert used() - before <= 0.03


def test_it_is_drawn_anew_when_the_terminal_gets_another_size(
    shell: Shell, watch: Terminal
) -> None:
    shell(*(f"add Task {number}" for number in range(30)))
    watch.process.expect_exact("… 10 more lines")
    watch.process.setwinsize(12, 40)
    watch.process.expect_exact("… 22 more lines")
    watch.type("q")
    left(watch)


def test_it_is_suspended_and_comes_back(watch: Terminal) -> None:
    watch.type("\x1a")
    watch.process.expect_exact(LEAVE)
    for _ in range(100):
        if re.search(r"\) T ", Path(f"/proc/{watch.process.pid}/stat").read_text()):
            break
        time.sleep(0.02)
    os.kill(watch.process.pid, signal.SIGCONT)
    watch.process.expect_exact(ENTER)
    watch.process.expect_exact("Pay rent")
    watch.type("q")
    left(watch)


def test_a_signal_that_ends_it_leaves_the_terminal_as_it_was(watch: Terminal) -> None:
    os.kill(watch.process.pid, signal.SIGTERM)
    watch.process.expect_exact(LEAVE)
    watch.process.expect(pexpect.EOF)


def test_reminders_ring(shell: Shell) -> None:
    soon = datetime.now(timezone.utc) + timedelta(seconds=1.5)
    shell.start("-c", f"add Tea remind:{soon.isoformat(timespec='milliseconds')}", fixed=False)
    terminal = watching(shell, "watch count")
    terminal.process.expect_exact("\a")
    terminal.process.expect_exact("Alert 1: Tea")
    # A key takes it away.
    terminal.type(" ")
    terminal.process.expect("count[^A]*\x1b\\[J")
    terminal.type("q")
    left(terminal)


def test_a_focus_session_is_shown_each_second(shell: Shell) -> None:
    shell.start("-c", "focus 10m", fixed=False)
    terminal = watching(shell, "watch focus status")
    for clock in ("09:58", "09:57", "09:56"):
        terminal.process.expect_exact(clock, timeout=4)
    terminal.type("q")
    left(terminal)


def test_a_conversation_goes_on_after_it(shell: Shell, terminal: Terminal) -> None:
    terminal.type("watch --every 1s list --format csv\r")
    terminal.process.expect_exact("id,uid,title")
    terminal.type("q")
    terminal.wait()
    assert terminal.run("count") == "0\n"
    assert "nothing: not for “add”" in terminal.run("watch add Milk")


test_what_cannot_be_watched_is_refused = refused(
    ("watch list", 1, "“watch” needs a terminal."),
    ("watch", 2, "Something is missing."),
    ("watch --every 0s list", 2, "1s to 1d"),
    ("watch rm 1", 2, "not for “rm”"),
    ("watch watch list", 2, "not for “watch”"),
    ("watch focus", 2, "not for “focus”"),
    ("watch focus pause", 2, "not for “focus pause”"),
    ("watch pulse --project Home goals daily:3", 2, "not for “pulse goals”"),
    ("watch lst", 2, "Did you mean “list”?"),
    ("watch --other list", 2, "no option “--other”"),
)
