"""Focus sessions: what commands do with them, and the countdown on a terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import termios
import time
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone

import pytest

from clock import at, run
from conftest import PROMPT, Shell, Terminal


def refused(shell: Shell, clock: str, command: str) -> tuple[int, str]:
    done = shell.start(*at(clock), "-c", command, fixed=False)
    assert done.stdout == ""
    return done.returncode, done.stderr.removeprefix("taskcore: -c:1: ").rstrip("\n")


def test_focus_starts_what_comes_next(shell: Shell) -> None:
    assert run(shell, "10:00", "focus status") == (
        "No session is running. Next: 25 minutes of work.\n"
    )
    assert run(shell, "10:00", "focus") == "Focus 1/4, 25:00 left.\n"
    assert run(shell, "10:10", "focus", "focus status") == "Focus 1/4, 15:00 left.\n" * 2
    assert run(shell, "10:25", "focus status") == (
        "No session is running. Next: a short break of 5 minutes.\n"
    )
    assert run(shell, "10:26", "focus") == "Short break 1/4, 05:00 left.\n"
    assert run(shell, "10:31", "focus") == "Focus 2/4, 25:00 left.\n"


def test_a_long_break_comes_after_the_last_round(shell: Shell) -> None:
    run(shell, "09:00", "focus settings rounds:2 work:10")
    run(shell, "10:00", "focus start")
    run(shell, "10:10", "focus start")
    assert run(shell, "10:20", "focus") == "Long break 2/2, 15:00 left.\n"
    assert run(shell, "10:35", "focus") == "Focus 1/2, 10:00 left.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("1", "Focus 1/4 on 1: Pay rent, 25:00 left."),
        ("1 50m", "Focus 1/4 on 1: Pay rent, 50:00 left."),
        ("1 50", "Focus 1/4 on 1: Pay rent, 50:00 left."),
        ("10m", "Focus 1/4, 10:00 left."),
        ("1h", "Focus 1/4, 60:00 left."),
        ("start", "Focus 1/4, 25:00 left."),
        ("start 1", "Focus 1/4 on 1: Pay rent, 25:00 left."),
        ("start 1 1m", "Focus 1/4 on 1: Pay rent, 01:00 left."),
        ("start 5min", "Focus 1/4, 05:00 left."),
        ("break", "Short break 1/4, 05:00 left."),
        ("break 7", "Short break 1/4, 07:00 left."),
        ("break --long", "Long break 1/4, 15:00 left."),
        ("break --long 20m", "Long break 1/4, 20:00 left."),
    ],
)
def test_focus_takes_a_task_and_minutes(shell: Shell, words: str, said: str) -> None:
    run(shell, "10:00", "add Pay rent")
    assert run(shell, "10:00", f"focus {words}") == said + "\n"


@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        ("focus 9", 1, "no task 9"),
        ("focus 1 61m", 1, "1 to 60 minutes, not 61"),
        ("focus 1 99999999999d", 2, "no minutes"),
        ("focus 0m", 2, "Write 1m to 60m."),
        ("focus start 0m", 2, "Write 1m to 60m."),
        ("focus 90s", 2, "“90s” are no minutes."),
        ("focus 10m 1", 2, "“10m” is no id of a task."),
        ("focus 1 2 3", 2, "“3” is too much. Usage: focus [TASK] [MINUTES]"),
        ("focus paws", 2, "“focus” is followed by start, "),
        ("focus puase", 2, "Did you mean “pause”?"),
        ("focus pause --long", 2, "--long is not for this. Usage: focus pause"),
        ("focus pause 1", 2, "“1” is too much."),
        ("focus 2", 1, "completed"),
        ("focus pause", 1, "No focus session"),
        ("focus resume", 1, "No focus session"),
        ("focus cancel", 1, "No focus session"),
        ("focus settings work:61", 1, "1 to 60"),
        ("focus settings work:x", 2, "“x” is no number."),
        ("focus settings auto:perhaps", 2, "yes or no"),
        ("focus settings pause:5", 2, "no setting"),
        ("focus totals --by week", 2, "task, project or day"),
        ("focus history today yesterday", 2, "is after"),
    ],
)
def test_what_makes_no_sense_is_refused(shell: Shell, command: str, status: int, said: str) -> None:
    run(shell, "10:00", "add Pay rent", "add Done", "done 2")
    answer = refused(shell, "10:00", command)
    assert answer[0] == status
    assert said.lower() in answer[1].lower()


def test_one_session_runs_at_a_time(shell: Shell) -> None:
    run(shell, "10:00", "focus")
    status, message = refused(shell, "10:10", "focus 5m")
    assert status == 1
    assert "15:00" in message


def test_a_session_is_paused_and_goes_on(shell: Shell) -> None:
    run(shell, "10:00", "focus")
    assert run(shell, "10:10", "focus pause") == "Focus 1/4, paused with 15:00 left.\n"
    assert run(shell, "11:00", "focus", "focus status") == (
        "Focus 1/4, paused with 15:00 left.\n" * 2
    )
    assert run(shell, "11:00", "focus resume") == "Focus 1/4, 15:00 left.\n"
    assert run(shell, "11:05", "focus status") == "Focus 1/4, 10:00 left.\n"
    assert run(shell, "11:05", "focus reset") == "Focus 1/4, 25:00 left.\n"
    assert run(shell, "11:05", "undo", "undo") == (
        "Undone: reset a focus session\nUndone: resume a focus session\n"
    )


def test_a_session_is_finished_early_or_cancelled(shell: Shell) -> None:
    run(shell, "10:00", "focus")
    assert run(shell, "10:10:30", "focus finish") == (
        "Focus 1/4, finished after 10:30.\nNext: a short break of 5 minutes.\n"
    )
    run(shell, "10:11", "focus start")
    assert run(shell, "10:12", "focus cancel") == (
        "Focus 2/4, cancelled after 01:00.\nNext: a short break of 5 minutes.\n"
    )
    assert run(shell, "10:12", "focus totals --format csv") == (
        "key,label,time,sessions\r\n0,,630,1\r\n"
    )


def test_the_history_lists_sessions_and_breaks(shell: Shell) -> None:
    assert run(shell, "10:00", "focus history", "focus history --format csv").count("\n") == 2
    run(shell, "10:00", "add Pay rent", "focus 1")
    run(shell, "10:10", "focus finish", "focus")
    run(shell, "10:12", "focus cancel", "focus 1 50m")
    assert run(shell, "10:20", "focus history") == (
        "Started           What         Round  Length  Time  State      Task\n"
        "2026-12-20 10:00  work             1     25m   10m  finished   1: Pay rent\n"
        "2026-12-20 10:10  short break      1      5m    2m  cancelled\n"
        "2026-12-20 10:12  work             2     50m    8m  running    1: Pay rent\n"
    )
    first, _, last = json.loads(run(shell, "10:20", "focus history today --format json"))
    assert (first["kind"], first["state"], first["task"], first["title"]) == (
        "work",
        "finished",
        1,
        "Pay rent",
    )
    assert (first["length"], first["elapsed"]) == (1500, 600)
    assert first["finished"] == "2026-12-20T10:10:00.000+01:00"
    assert (last["remaining"], last["ends"]) == (2520, "2026-12-20T11:02:00.000+01:00")
    assert run(shell, "10:20", "focus history yesterday") == "No sessions.\n"


def test_totals_are_by_task_project_or_day(shell: Shell) -> None:
    assert run(shell, "10:00", "focus totals") == "No work.\n"
    run(shell, "10:00", "add Pay rent #Home", "add Call Ann", "focus 1 60m")
    run(shell, "11:00", "focus 2 10m")
    run(shell, "11:10:40", "focus start")
    run(shell, "11:11:20", "focus finish")
    assert run(shell, "12:00", "focus totals") == (
        "Task       Time  Sessions\n"
        "Pay rent  1h00m         1\n"
        "Call Ann    10m         1\n"
        "(none)      40s         1\n"
        "All       1h10m\n"
    )
    projects = run(shell, "12:00", "focus totals --by project --format csv")
    assert projects.splitlines()[1:] == ["2,Home,3600,1", "1,Inbox,600,1", "0,,40,1"]
    assert run(shell, "12:00", "focus totals --by day today") == (
        "Day          Time  Sessions\n2026-12-20  1h10m         3\n"
    )
    assert run(shell, "12:00", "focus totals yesterday") == "No work.\n"


def test_settings_are_shown_and_set(shell: Shell) -> None:
    assert run(shell, "10:00", "focus settings") == (
        "Work                25 minutes\n"
        "Break               5 minutes\n"
        "Long break          15 minutes\n"
        "Rounds              4\n"
        "Starts by itself    no\n"
    )
    run(shell, "10:00", "focus settings work:50 break:10 long:30 rounds:2 auto:yes")
    (settings,) = json.loads(run(shell, "10:00", "focus settings --format json"))
    assert settings == {"work": 50, "break": 10, "long": 30, "rounds": 2, "auto": True}
    assert run(shell, "10:00", "focus") == "Focus 1/2, 50:00 left.\n"
    assert run(shell, "10:00", "undo", "undo") == (
        "Undone: start a focus session\nUndone: change settings of focus\n"
    )


def test_programs_get_the_session(shell: Shell) -> None:
    done = shell.start(*at("10:00"), "--format", "json", "-c", "focus 10m", fixed=False)
    (session,) = json.loads(done.stdout)
    assert (session["state"], session["remaining"]) == ("running", 600)
    done = shell.start(*at("10:05"), "--format", "json", "-c", "focus cancel", fixed=False)
    (session,) = json.loads(done.stdout)
    assert (session["state"], session["elapsed"]) == ("cancelled", 300)
    assert run(shell, "10:05", "focus status --format json") == "[\n]\n"


def test_the_end_of_a_session_is_an_alert(shell: Shell) -> None:
    run(shell, "10:00", "focus 10m")
    assert run(shell, "10:09:59", "alerts") == "No alerts.\n"
    assert run(shell, "10:10", "alerts") == (
        "Id  At                Title          When\n 1  2026-12-20 10:10  Focus session  over\n"
    )


# On a terminal


def begin(shell: Shell, left: float, words: str = "start 1 1m") -> None:
    """Starts a session of a minute of which so many seconds are left by the real clock."""
    begun = datetime.now(timezone.utc) - timedelta(seconds=60 - left)
    now = begun.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    done = shell.start("--now", now, "-c", "add Pay rent", "-c", f"focus {words}", fixed=False)
    assert done.returncode == 0


@pytest.fixture
def watch(shell: Shell) -> Iterator[Terminal]:
    """A terminal on which a session of twenty seconds counts down."""
    begin(shell, 20)
    terminal = Terminal(shell.home, "-c", "focus", fixed=False, NO_COLOR="1")
    terminal.process.expect_exact("(q leaves, Ctrl-C pauses)")
    yield terminal
    terminal.close()


def frames(text: str) -> list[str]:
    """What was drawn over and over, without the codes that clear the rest of the line."""
    return [frame.replace("\x1b[K", "") for frame in text.split("\r") if frame.strip("\n\x1b[K")]


def test_a_terminal_counts_down_and_rings(shell: Shell) -> None:
    begin(shell, 6.5)
    terminal = Terminal(shell.home, "-c", "focus", fixed=False, NO_COLOR="1")
    assert terminal.end() == 0
    shown = str(terminal.process.before)
    drawn = [frame for frame in frames(shown) if "q leaves" in frame]
    clocks = [re.findall(r"\d\d:\d\d", frame)[0] for frame in drawn]
    # On a busy machine a second may be missed.
    assert clocks == sorted(clocks, reverse=True)
    assert len(set(clocks)) >= 3
    assert clocks[-1] in ("00:01", "00:02")
    assert re.fullmatch(
        r"Focus 1/4 on 1: Pay rent  █+░*  00:0\d  \(q leaves, Ctrl-C pauses\)", drawn[-1]
    )
    assert max(len(frame) for frame in drawn) < 80
    assert shown.count("\a") == 1
    assert shown.endswith(
        "\aAlert 1: Focus session is over\r\n"
        "\r\x1b[KNext: a short break of 5 minutes. “focus” starts it.\r\n"
    )


def test_the_next_one_starts_by_itself_when_it_is_set_so(shell: Shell) -> None:
    shell("focus settings auto:yes")
    begin(shell, 5)
    terminal = Terminal(shell.home, "-c", "focus", fixed=False, NO_COLOR="1")
    terminal.process.expect_exact("Alert 1: Focus session is over")
    terminal.process.expect_exact("Short break 1/4")
    terminal.type("q")
    assert terminal.end() == 0


def test_ctrl_c_pauses(shell: Shell, watch: Terminal) -> None:
    time.sleep(1)
    watch.type("\x03")
    assert watch.end() == 0
    assert re.search(
        r"Focus 1/4 on 1: Pay rent, paused with 00:1\d left\. “focus resume” goes on\.\r\n$",
        str(watch.process.before),
    )
    (session,) = json.loads(shell("focus status --format json"))
    assert session["state"] == "paused"
    assert 10 <= session["remaining"] < 20


@pytest.mark.parametrize("key", ["q", "\x04"])
def test_a_key_leaves_it_running(shell: Shell, watch: Terminal, key: str) -> None:
    watch.type("xy " + key)
    assert watch.end() == 0
    assert str(watch.process.before).endswith("It goes on. “focus” shows it again.\r\n")
    status = shell.start("-c", "focus status", fixed=False).stdout
    assert re.fullmatch(r"Focus 1/4 on 1: Pay rent, 00:\d\d left\.\n", status)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("pause", "paused with"),
        ("cancel", "Focus 1/4 on 1: Pay rent was cancelled."),
        ("finish", "\aFocus 1/4 on 1: Pay rent is over."),
    ],
)
def test_what_another_program_does_ends_it(
    shell: Shell, watch: Terminal, command: str, said: str
) -> None:
    done = shell.start("-c", f"focus {command}", fixed=False)
    assert done.returncode == 0
    assert watch.end() == 0
    assert said in str(watch.process.before)


def test_a_session_shows_it_and_goes_on_with_its_commands(shell: Shell) -> None:
    begin(shell, 20)
    terminal = Terminal(shell.home, fixed=False, NO_COLOR="1")
    terminal.wait()
    terminal.type("focus\r")
    terminal.process.expect_exact("(q leaves, Ctrl-C pauses)")
    terminal.type("\x03")
    assert "paused with" in terminal.wait()
    terminal.type("focus resume\r")
    terminal.process.expect_exact("(q leaves, Ctrl-C pauses)")
    terminal.type("q")
    assert "It goes on." in terminal.wait()
    # The terminal is as it was: what is typed is shown.
    terminal.type("count\r")
    terminal.process.expect_exact("count\r\n1\r\n" + PROMPT)
    terminal.type("\x04")
    assert terminal.end() == 0


def test_it_fits_a_narrow_terminal(shell: Shell) -> None:
    begin(shell, 20)
    terminal = Terminal(shell.home, "-c", "focus", fixed=False, width=30, NO_COLOR="1")
    terminal.process.expect("Ctrl|…")
    terminal.type("q")
    terminal.end()
    assert max(len(frame) for frame in frames(str(terminal.process.before))[:1]) < 30


def test_a_signal_that_ends_it_leaves_the_terminal_as_it_was(shell: Shell) -> None:
    begin(shell, 60)
    terminal = Terminal(shell.home, "-c", "focus", fixed=False)
    terminal.process.expect_exact("q leaves")
    os.kill(terminal.process.pid, signal.SIGTERM)
    mode = termios.tcgetattr(terminal.process.child_fd)[3]
    deadline = time.monotonic() + 10
    while not mode & termios.ICANON and time.monotonic() < deadline:
        time.sleep(0.05)
        mode = termios.tcgetattr(terminal.process.child_fd)[3]
    assert mode & termios.ICANON and mode & termios.ECHO
    terminal.process.close()
    assert terminal.process.signalstatus == signal.SIGTERM


def test_the_end_is_told_between_commands(shell: Shell) -> None:
    begin(shell, 3)
    terminal = Terminal(shell.home, fixed=False, NO_COLOR="1")
    terminal.process.expect_exact("\aAlert 1: Focus session is over\r\n")
    terminal.close()


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("focus paus", "focus pause "),
        ("focus rent", "focus 1 "),
        ("focus start rent", "focus start 1 "),
        ("focus start 1 50", "focus start 1 50m "),
        ("focus totals --by pr", "focus totals --by project "),
        ("focus totals tod", "focus totals today "),
        ("focus settings wo", "focus settings work:"),
        ("focus settings auto:y", "focus settings auto:yes "),
    ],
)
def test_it_is_completed(terminal: Terminal, typed: str, completed: str) -> None:
    terminal.run("add Pay rent")
    assert terminal.complete(typed) == completed
