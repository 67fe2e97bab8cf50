"""The setting accessible: words and new lines, for those who hear the screen or feel it."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable
from datetime import datetime, timedelta, timezone

import pexpect
import pytest

from conftest import BINARY, FIXED, Shell, Terminal, environment

# Box drawing, blocks, braille and the round marks of calendars.
DRAWN = re.compile("[\u2500-\u259f\u25a0-\u25ff\u2800-\u28ff]")
# What is sent to a terminal that is no colour; a carriage return before a new line is the terminal's own.
MOVED = re.compile(r"\x1b(?!\[[0-9;]*m)|\r(?!\r*\n)|\x08")
# They take the terminal until somebody leaves them, or end the session: told below, or with nothing to show.
APART = ("focus", "watch", "quit", "demo", "alerts --follow")


@pytest.fixture
def accessible(shell: Shell) -> Shell:
    shell("set --save accessible on")
    return shell


def examples(shell: Shell) -> list[str]:
    """Every command, alone and as its help shows it."""
    listing = shell.start("--help").stdout.partition("\nTasks:\n")[2].partition("\nTopics:\n")[0]
    names = re.findall(r"^  ([a-z]+) ", listing, re.MULTILINE)
    found = []
    for name in names:
        text = shell("help " + name)
        shown = text.partition("\nExamples:\n")[2]
        found += [name, *(line.strip() for line in shown.splitlines() if line.strip())]
        for part in re.findall(r"^  ([a-z]+) ", text.partition("\nCommands:\n")[2], re.MULTILINE):
            found.append(f"{name} {part}")
    return [line for line in found if not line.startswith(APART)]


def drawn(shell: Shell, *commands: str, width: int = 80, **variables: str) -> str:
    """What a terminal is sent by commands, of which some fail."""
    words = [word for command in commands for word in ("-c", command)]
    process = pexpect.spawn(
        str(BINARY),
        [*FIXED, "--color", "always", "--keep-going", "--yes", "--verbose", *words],
        env=environment(shell.home, EDITOR="true", VISUAL="true", PAGER="less", **variables),
        cwd=str(shell.home),
        dimensions=(24, width),
        encoding="utf-8",
        codec_errors="surrogateescape",
        timeout=300,
    )
    process.expect(pexpect.EOF)
    process.close()
    return str(process.before)


def faults(text: str) -> list[str]:
    """What a screen reader cannot say, after the command that printed it."""
    found = []
    command = ""
    for line in text.split("\n"):
        command = line.strip() if line.startswith("+ ") else command
        if DRAWN.search(line) or MOVED.search(line + "\n"):
            found.append(f"{command}: {line!r}")
    return found


@pytest.mark.parametrize("width", [80, 40])
def test_no_command_draws_or_goes_back(accessible: Shell, width: int) -> None:
    commands = examples(accessible)
    assert len(commands) > 250
    passphrase = {"TASKCORE_SYNC_PASSPHRASE": "correct horse"}
    text = drawn(accessible, "demo", *commands, width=width, **passphrase)
    assert text.count("\n+ ") > 250
    assert faults(text) == []


def test_without_it_the_same_test_finds_drawings(shell: Shell) -> None:
    text = drawn(shell, "demo", "home", "month", "chart", "chart year", "pulse insights")
    assert len(faults(text)) > 20


def test_formats_for_people_have_no_drawings_either(accessible: Shell) -> None:
    for layout in ("plain", "markdown"):
        commands = ("home", "month", "chart done", "chart year", "countdown", "pulse insights")
        text = accessible("demo", *commands, options=("--format", layout))
        assert faults(text) == [], layout


def test_programs_get_the_same_with_it(shell: Shell) -> None:
    commands = [f"{name} --format json" for name in ("list", "agenda", "month", "chart", "pulse")]
    uids = re.compile(r"\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b")
    before = uids.sub("", shell("demo", *commands))
    shell("set --save accessible on")
    assert uids.sub("", shell("demo", *commands)) == before


def test_what_colours_say_of_tasks_stands_in_words(accessible: Shell) -> None:
    accessible(
        "add Past due:2026-12-19 !p1",
        "add Now due:2026-12-20 *",
        "add Later start:2026-12-25 !none",
        "add Waits depends:1",
        "add Part parent:1",
        "add Finished",
        "done 6",
    )
    rows = {
        re.split(r"  +", line.strip())[1 if "favourite" not in line else 2]: line
        for line in accessible("list status:any hidden:any").splitlines()[1:]
    }
    assert "open, overdue" in rows["Past"] and "P1" in rows["Past"]
    assert "favourite" in rows["Now"] and "open, due today" in rows["Now"] and "P2" in rows["Now"]
    assert "open, hidden until its start" in rows["Later"]
    assert "open, waiting" in rows["Waits"]
    assert "completed" in rows["Finished"]


def test_the_home_screen_is_said_in_words(accessible: Shell) -> None:
    said = accessible("demo", "home")
    assert "[ ]" not in said and "[x]" not in said
    assert re.search(r"^ *Id +Title +State +Due", said, re.MULTILINE)
    assert re.search(r"  open, overdue  ", said)
    assert re.search(r"^Today: \d+ of \d+ tasks done, \d+ points\.$", said, re.MULTILINE)
    assert re.search(r"^All \d+, chosen  ", said, re.MULTILINE)


def test_subtasks_are_said_to_be_some(accessible: Shell) -> None:
    accessible("add Move house", "add Pack parent:1")
    assert "Subtask of 1: Pack" in accessible("list tree:yes") or "Subtask" in accessible("home")


def test_an_agenda_says_what_is_done_and_to_come(accessible: Shell) -> None:
    accessible(
        "add Standup every day at 9:00 due:2026-12-20T09:00 !p1",
        "add Rest due:2026-12-20",
        "done 2",
    )
    said = accessible("agenda 2026-12-20 3d --completed")
    assert re.search(r"Standup +P1$", said, re.MULTILINE)
    assert re.search(r"Standup +to come, P1$", said, re.MULTILINE)
    assert re.search(r"Rest +done$", said, re.MULTILINE)


def test_colours_have_names(accessible: Shell) -> None:
    accessible(
        "project add Garden colour:teal", "filter add Soon due<=7d", "filter colour Soon red"
    )
    assert re.search(r"Garden.*  teal$", accessible("projects"), re.MULTILINE)
    assert re.search(r"Soon.*  red$", accessible("filters"), re.MULTILINE)


def test_a_chart_is_a_sentence_and_a_table(accessible: Shell) -> None:
    said = accessible("demo", "chart score 3d", "chart done", "chart priorities 30d", "chart year")
    assert re.search(r"^Day +Points +7-day average$", said, re.MULTILINE)
    assert re.search(r"^Name +Tasks +Share$", said, re.MULTILINE)
    assert re.search(r"^P1 +\d+$", said, re.MULTILINE)
    assert re.search(r"^Week from +Mon", said, re.MULTILINE)


def test_a_month_is_a_list_of_its_days(accessible: Shell) -> None:
    accessible("event add Lunch 2026-12-24 12:30 ~1h", "add Pay rent due:2026-12-24")
    assert accessible("month") == (
        "December 2026\n"
        "Day                    Week  Events  Tasks due\n"
        "Sun 2026-12-20, today    51\n"
        "Thu 2026-12-24           52       1          1\n"
        "Nothing on the other 29 days.\n"
    )


def test_what_was_understood_is_said_part_by_part(accessible: Shell) -> None:
    said = accessible("parse Pay rent tomorrow #Home")
    assert re.search(r"^Understood +tomorrow, #Home$", said, re.MULTILINE)


def test_insights_say_whether_they_are_good(accessible: Shell) -> None:
    said = accessible("demo", "pulse insights 30d")
    assert re.search(r"^(Good|Warning): ", said, re.MULTILINE)


def test_a_mistake_is_named_by_its_column(
    accessible: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal()
    said = terminal.run("list #Home due<=x")
    assert re.search(r"^Column 17: x$", said, re.MULTILINE)
    assert "^" not in said


def test_lines_that_were_typed_before_are_not_shown_dim(
    accessible: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal("--color", "always")
    terminal.run("list #Garden")
    terminal.type("li")
    terminal.process.expect_exact("li")
    assert terminal.process.expect_exact(["\x1b[2m", pexpect.TIMEOUT], timeout=0.5) == 1


# MARK: - What goes on by itself


def going_on(shell: Shell, *arguments: str) -> Terminal:
    return Terminal(shell.home, *arguments, fixed=False, NO_COLOR="1")


def test_a_focus_session_is_a_line_a_minute(accessible: Shell) -> None:
    terminal = going_on(accessible, "-c", "focus 10m")
    terminal.process.expect(r"Focus 1/4, (10:00|09:59) left\. q leaves, Ctrl-C pauses\.")
    assert terminal.process.expect(["left", pexpect.TIMEOUT], timeout=2.5) == 1
    terminal.type("\x03")
    terminal.process.expect_exact("paused with 09:5")
    assert terminal.end() == 0


def test_what_is_watched_is_told_anew_below(accessible: Shell) -> None:
    accessible("add Pay rent")
    terminal = going_on(accessible, "-c", "watch list")
    terminal.process.expect_exact("list: q leaves.")
    terminal.process.expect_exact("Pay rent")
    accessible("add Call Ann")
    terminal.process.expect(r"list, \d\d:\d\d:")
    terminal.process.expect_exact("Pay rent")
    terminal.process.expect_exact("Call Ann")
    terminal.type("q")
    assert terminal.end() == 0
    assert faults(terminal.shown()) == []


def test_reminders_ring_while_something_is_watched(accessible: Shell) -> None:
    soon = datetime.now(timezone.utc) + timedelta(seconds=1.5)
    accessible.start("-c", f"add Tea remind:{soon.isoformat(timespec='milliseconds')}", fixed=False)
    terminal = going_on(accessible, "-c", "watch count")
    terminal.process.expect_exact("\a")
    terminal.process.expect_exact("Alert 1: Tea")
    terminal.type("q")
    assert terminal.end() == 0


def test_an_alert_comes_below_the_line_that_is_typed(accessible: Shell) -> None:
    soon = datetime.now(timezone.utc) + timedelta(seconds=2)
    accessible.start("-c", f"add Tea remind:{soon.isoformat(timespec='milliseconds')}", fixed=False)
    terminal = going_on(accessible)
    terminal.wait()
    terminal.type("count")
    terminal.process.expect_exact("Alert 1: ")
    assert "\x1b[" not in re.sub(r"\x1b\[[0-9;]*m", "", terminal.shown())
    terminal.process.expect_exact("taskcore> count")
    terminal.type("\r")
    terminal.wait()
    terminal.close()


def test_progress_is_told_in_lines(accessible: Shell) -> None:
    pipe = accessible.home / "tasks.todo"
    os.mkfifo(pipe)
    terminal = going_on(accessible, "-c", "import --format todo.txt tasks.todo")
    with pipe.open("w") as file:
        file.writelines(f"Task {number}\n" for number in range(5000))
        file.flush()
        # A line every five seconds.
        time.sleep(5.5)
        file.writelines(f"Task {number}\n" for number in range(5000, 10_000))
    terminal.process.expect(r"Importing: \d+ tasks so far\.\r\n")
    terminal.process.expect_exact("Imported 10000 tasks")
    assert terminal.end() == 0
    assert faults(terminal.shown()) == []


def test_ctrl_c_ends_what_is_watched(accessible: Shell) -> None:
    terminal = going_on(accessible, "-c", "watch count")
    terminal.process.expect_exact("q leaves.")
    os.kill(terminal.process.pid, signal.SIGINT)
    assert terminal.end() == 0
