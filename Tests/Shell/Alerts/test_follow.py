"""alerts --follow: each alert as it fires, for people, programs and the desktop."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from clock import at, run
from conftest import BINARY, Shell, Terminal, environment
from refusals import misunderstood, refused


class Follower:
    """A shell that follows alerts at half past four, where its clock stands still."""

    def __init__(
        self, shell: Shell, *options: str, clock: list[str] | None = None, **variables: str
    ) -> None:
        self.process = subprocess.Popen(
            [BINARY, *(at("16:30") if clock is None else clock), "alerts", "--follow", *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(shell.home, **variables),
            cwd=shell.home,
            text=True,
        )
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)

    def line(self) -> str:
        """The next line that it prints."""
        return self.lines.get(timeout=20)

    def error(self) -> str:
        """The next line on standard error."""
        assert self.process.stderr is not None
        return self.process.stderr.readline()

    def end(self, by: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        """The exit status, as Python has it, and what stands on standard error."""
        self.process.send_signal(by)
        assert self.process.stderr is not None
        told = self.process.stderr.read()
        return self.process.wait(20), told


@pytest.fixture
def follow(shell: Shell) -> Iterator[Callable[..., Follower]]:
    started: list[Follower] = []

    def start(*options: str, clock: list[str] | None = None, **variables: str) -> Follower:
        started.append(Follower(shell, *options, clock=clock, **variables))
        return started[-1]

    yield start
    for follower in started:
        follower.process.kill()
        follower.process.wait()


@pytest.fixture
def due(shell: Shell) -> Shell:
    """A task that is to be told at half past four."""
    run(shell, "10:00", "add Pay rent today 17:00 remind:-30m")
    return shell


def add(shell: Shell, title: str = "Call Ann") -> None:
    """Another process adds a task that is due to be told."""
    run(shell, "10:00", f"add {title} today 16:30 remind:due")


def script(shell: Shell, text: str, name: str = "react") -> Path:
    """A program of the user, on whose PATH it is."""
    folder = shell.home / "bin"
    folder.mkdir(exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\n{text}\n")
    program.chmod(0o755)
    return program


def path(shell: Shell) -> str:
    return f"{shell.home}/bin:{os.environ['PATH']}"


def wait_for(file: Path) -> str:
    """What is in a file, as soon as a program wrote it under its final name."""
    end = time.monotonic() + 20
    while not file.exists():
        assert time.monotonic() < end, f"{file} was not written"
        time.sleep(0.02)
    return file.read_text()


def test_what_is_due_is_told_at_once_and_what_another_process_adds_soon(
    due: Shell, follow: Callable[..., Follower]
) -> None:
    follower = follow()
    assert follower.line() == "2026-12-20 16:30  Alert 1: Pay rent, today 17:00\n"
    begun = time.monotonic()
    add(due)
    assert follower.line() == "2026-12-20 16:30  Alert 2: Call Ann, today 16:30\n"
    assert time.monotonic() - begun < 5
    assert follower.end() == (0, "")
    # Each is told once, whoever asks.
    assert run(due, "16:30", "alerts --new") == "No alerts.\n"


def test_programs_get_a_line_for_each(due: Shell, follow: Callable[..., Follower]) -> None:
    follower = follow("--format", "json")
    alert = json.loads(follower.line())
    assert (alert["id"], alert["kind"], alert["title"]) == (1, "task", "Pay rent")
    add(due)
    assert json.loads(follower.line())["title"] == "Call Ann"


def test_tables_for_programs_have_one_header(due: Shell, follow: Callable[..., Follower]) -> None:
    follower = follow("--format", "csv")
    assert follower.line().startswith("id,uid,kind,")
    assert "Pay rent" in follower.line()
    add(due)
    assert "Call Ann" in follower.line()


def test_it_wakes_up_when_an_alert_is_to_come(
    shell: Shell, follow: Callable[..., Follower]
) -> None:
    soon = datetime.now(timezone.utc) + timedelta(seconds=2.5)
    shell.start("-c", f"add Tea remind:{soon.isoformat(timespec='milliseconds')}", fixed=False)
    follower = follow("--format", "json", clock=[])
    alert = json.loads(follower.line())
    late = datetime.fromisoformat(alert["fired"]) - soon
    assert timedelta(milliseconds=-1) <= late < timedelta(seconds=0.5)


def test_a_request_to_end_ends_it_as_it_ends_others(
    due: Shell, follow: Callable[..., Follower]
) -> None:
    follower = follow()
    follower.line()
    assert follower.end(signal.SIGTERM) == (-signal.SIGTERM, "")
    assert not list(due.home.rglob("taskcore.db-wal")), "the store was not closed"


def test_it_stays_idle_while_nothing_happens(due: Shell, follow: Callable[..., Follower]) -> None:
    follower = follow()
    follower.line()

    def used() -> float:
        fields = Path(f"/proc/{follower.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    before = used()
    time.sleep(2)
    assert used() - before <= 0.03


def test_a_hang_up_that_is_ignored_stays_so(due: Shell, follow: Callable[..., Follower]) -> None:
    with_nohup = subprocess.Popen(
        ["nohup", BINARY, *at("16:30"), "alerts", "--follow"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment(due.home),
        cwd=due.home,
        text=True,
    )
    try:
        assert with_nohup.stdout is not None
        assert "Pay rent" in with_nohup.stdout.readline()
        with_nohup.send_signal(signal.SIGHUP)
        add(due)
        assert "Call Ann" in with_nohup.stdout.readline()
    finally:
        with_nohup.kill()
        with_nohup.wait()


def test_a_conversation_goes_on_after_it(
    due: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal()
    terminal.type("alerts --follow\r")
    terminal.process.expect_exact("Waiting for alerts. Ctrl-C ends it.")
    add(due)
    terminal.type("\x03")
    terminal.wait()
    assert terminal.run("count") == "2\n"


# MARK: - Programs that are run


def test_a_program_is_told_what_the_alert_is_but_no_title(
    due: Shell, follow: Callable[..., Follower]
) -> None:
    script(due, 'env | grep ^TASKCORE_ALERT_ | sort > "$1.new"; mv "$1.new" "$1"')
    follower = follow("--exec", "react 'told it'", PATH=path(due), TASKCORE_ALERT_TITLE="Old")
    told = wait_for(due.home / "told it").splitlines()
    uid = next(line for line in told if line.startswith("TASKCORE_ALERT_UID="))
    assert told == [
        "TASKCORE_ALERT_ID=1",
        "TASKCORE_ALERT_ITEM=1",
        "TASKCORE_ALERT_KIND=task",
        "TASKCORE_ALERT_LABEL=Today 17:00",
        "TASKCORE_ALERT_TIME=2026-12-20T16:30:00.000+01:00",
        uid,
    ]
    assert follower.end() == (0, "")


def test_a_program_is_told_titles_when_a_setting_says_so(
    due: Shell, follow: Callable[..., Follower]
) -> None:
    script(due, 'printf %s "$TASKCORE_ALERT_TITLE" > new; mv new told')
    due("set --save notification-titles on")
    follow("--exec", "react", PATH=path(due))
    assert wait_for(due.home / "told") == "Pay rent"


def test_no_shell_reads_a_command(due: Shell, follow: Callable[..., Follower]) -> None:
    script(due, 'printf "%s|" "$@" > new; mv new told')
    follow("--exec", "react '$HOME' \"two words\" ; >x", PATH=path(due))
    assert wait_for(due.home / "told") == "$HOME|two words|;|>x|"
    assert not (due.home / "x").exists()


def test_what_a_program_prints_is_kept_apart(due: Shell, follow: Callable[..., Follower]) -> None:
    script(due, "echo printed; touch done")
    follower = follow("--exec", "react", "--format", "json", PATH=path(due))
    json.loads(follower.line())
    wait_for(due.home / "done")
    assert follower.end() == (0, "printed\n")
    assert follower.lines.empty()


def test_a_failure_is_told_and_the_next_alert_comes_all_the_same(
    due: Shell, follow: Callable[..., Follower]
) -> None:
    script(due, 'touch "done $TASKCORE_ALERT_ID"; exit 3')
    add(due)
    follower = follow("--exec", "react", PATH=path(due))
    wait_for(due.home / "done 1")
    wait_for(due.home / "done 2")
    # Both are due at the same time: either may be the first.
    assert sorted(follower.error() for _ in range(2)) == [
        "taskcore: “react” ended with status 3 at alert 1.\n",
        "taskcore: “react” ended with status 3 at alert 2.\n",
    ]
    assert follower.end() == (0, "")


def test_a_program_that_went_away_is_told(due: Shell, follow: Callable[..., Follower]) -> None:
    program = script(due, "touch done; rm -f bin/react")
    follower = follow("--exec", str(program), PATH=path(due))
    wait_for(due.home / "done")
    add(due)
    follower.line()
    assert "could not be started at alert 2" in follower.error()
    assert follower.end() == (0, "")


def test_a_program_ends_with_it(due: Shell, follow: Callable[..., Follower]) -> None:
    script(due, "echo $$ > new; mv new process; sleep 1000")
    follower = follow("--exec", "react", PATH=path(due))
    process = int(wait_for(due.home / "process"))
    assert follower.end() == (0, "")
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


@pytest.mark.skipif("TASKCORE_TEST_LONG" not in os.environ, reason="it takes half a minute")
def test_a_program_has_half_a_minute(due: Shell, follow: Callable[..., Follower]) -> None:
    script(due, "trap '' TERM; echo $$ > new; mv new process; sleep 1000")
    follower = follow("--exec", "react", PATH=path(due))
    process = int(wait_for(due.home / "process"))
    time.sleep(33)
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    status, told = follower.end()
    assert status == 0
    assert told == "taskcore: “react” was ended at alert 1: it took longer than 30 seconds.\n"


# MARK: - Notifications


@pytest.mark.parametrize(("titles", "summary"), [("no", "Reminder of a task"), ("yes", "Pay rent")])
def test_a_notification_has_a_title_when_a_setting_says_so(
    due: Shell, follow: Callable[..., Follower], titles: str, summary: str
) -> None:
    due(f"set --save notification-titles {titles}")
    script(due, 'printf "%s|" "$@" > new; mv new told', "notify-send")
    follow("--notify", PATH=path(due))
    assert wait_for(due.home / "told") == f"--app-name=Taskcore|--|{summary}|Today 17:00|"


def test_where_there_is_no_notify_send_that_is_said(due: Shell) -> None:
    done = due.start("alerts", "--follow", "--notify", PATH="/nowhere")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "taskcore: There is no notify-send on PATH, which shows notifications. It is in the "
        "package libnotify-bin.\n"
    )


test_what_makes_no_sense_is_not_understood = misunderstood(
    ("alerts --follow --all", "--all is not for alerts --follow."),
    ("alerts --follow --limit 3", "--limit is not for alerts --follow."),
    ("alerts --exec true", "--exec is for alerts --follow."),
    ("alerts --new --notify", "--notify is for alerts --follow."),
    ("alerts --follow --exec ''", "--exec takes a program"),
    ("watch alerts --follow", "for what comes to an end"),
)

test_what_cannot_be_done_is_refused = refused(
    ("alerts --follow --exec /nowhere/program", 1, "there is no program “/nowhere/program”"),
)


def test_a_store_that_is_only_read_cannot_be_followed(due: Shell) -> None:
    done = due.start("--read-only", "alerts", "--follow")
    assert (done.returncode, done.stdout) == (1, "")
    assert "only read cannot be followed" in done.stderr
