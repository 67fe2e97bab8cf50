"""Reminders that became due: listed, acknowledged, put off, and told at the keyboard."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from datetime import datetime, timedelta, timezone

import pytest

from clock import at, run
from conftest import Shell, Terminal


@pytest.fixture
def reminders(shell: Shell) -> Shell:
    run(
        shell,
        "10:00",
        "add Pay rent today 17:00 remind:-1h",
        "add Call Ann today 16:30 remind:due",
    )
    return shell


def test_alerts_lists_what_became_due(reminders: Shell) -> None:
    assert run(reminders, "15:59", "alerts") == "No alerts.\n"
    assert run(reminders, "16:30", "alerts") == (
        "Id  At                Title     When\n"
        " 2  2026-12-20 16:30  Call Ann  Today 16:30\n"
        " 1  2026-12-20 16:00  Pay rent  Today 17:00\n"
    )
    assert run(reminders, "16:30", "alerts --limit 1").count("\n") == 2


def test_new_alerts_are_listed_once(reminders: Shell) -> None:
    assert run(reminders, "16:00", "alerts --new").count("Pay rent") == 1
    assert run(reminders, "16:00", "alerts --new") == "No alerts.\n"
    assert run(reminders, "16:30", "alerts --new --format csv").count("Call Ann") == 1
    assert run(reminders, "16:30", "alerts --new --format json") == "[\n]\n"


def test_an_alert_has_all_fields_for_programs(reminders: Shell) -> None:
    (alert,) = json.loads(run(reminders, "16:00", "alerts --format json"))
    uid = alert.pop("uid")
    assert len(uid) == 36
    assert alert == {
        "id": 1,
        "kind": "task",
        "item": 1,
        "occurrence": None,
        "title": "Pay rent",
        "label": "Today 17:00",
        "at": "2026-12-20T16:00:00.000+01:00",
        "fired": "2026-12-20T16:00:00.000+01:00",
        "acknowledged": None,
        "snoozed_until": None,
        "snooze_count": 0,
        "zone": None,
    }


def test_an_alert_of_what_repeats_names_the_occurrence(shell: Shell) -> None:
    run(shell, "10:00", "add Standup every day at 16:00 remind:due")
    (alert,) = json.loads(run(shell, "16:00", "alerts --format json"))
    assert alert["occurrence"] == "2026-12-20T16:00:00"


def test_ack_puts_alerts_aside(reminders: Shell) -> None:
    run(reminders, "16:30", "alerts")
    assert run(reminders, "16:31", "ack 1") == "Acknowledged 1: Pay rent\n"
    assert "Pay rent" not in run(reminders, "16:31", "alerts")
    assert run(reminders, "16:31", "alerts --all").splitlines()[2].endswith("acknowledged")
    assert run(reminders, "16:31", "undo") == "Undone: acknowledge alerts\n"
    assert run(reminders, "16:31", "ack all") == "Acknowledged 2 alerts.\n"
    assert run(reminders, "16:31", "alerts", "ack all") == "No alerts.\nNo alerts.\n"


def test_completing_a_task_deals_with_its_alert(reminders: Shell) -> None:
    run(reminders, "16:30", "alerts")
    assert "Pay rent" not in run(reminders, "16:30", "done 1", "alerts").partition("\n")[2]


def test_snooze_puts_an_alert_off_for_a_while(reminders: Shell) -> None:
    run(reminders, "16:00", "alerts --new")
    assert run(reminders, "16:01", "snooze 1 10m") == (
        "Snoozed 1: Pay rent until 2026-12-20 16:11\n"
    )
    assert "until 2026-12-20 16:11" in run(reminders, "16:10", "alerts")
    assert run(reminders, "16:10", "alerts --new") == "No alerts.\n"
    assert run(reminders, "16:11", "alerts --new").count("Pay rent") == 1
    assert run(reminders, "16:11", "undo") == "Undone: snooze alerts\n"


@pytest.mark.parametrize(
    ("until", "instant"),
    [
        ("until 17:00", "2026-12-20T17:00:00.000+01:00"),
        ("until tomorrow 9:00", "2026-12-21T09:00:00.000+01:00"),
        ("until tomorrow", "2026-12-21T00:00:00.000+01:00"),
        ("until 2026-12-24T08:00", "2026-12-24T08:00:00.000+01:00"),
        ("1h 30m", "2026-12-20T18:00:00.000+01:00"),
        ("1d", "2026-12-21T16:30:00.000+01:00"),
    ],
)
def test_snooze_puts_alerts_off_until_a_time(reminders: Shell, until: str, instant: str) -> None:
    run(reminders, "16:30", "alerts")
    assert run(reminders, "16:30", f"snooze all {until}").startswith("Snoozed 2 alerts until 2026-")
    alerts = json.loads(run(reminders, "16:30", "alerts --format json"))
    assert [alert["snoozed_until"] for alert in alerts] == [instant, instant]


@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("ack", 2),
        ("ack x", 2),
        ("ack 9", 1),
        ("ack 1 9", 1),
        ("snooze 1", 2),
        ("snooze 1 soon", 2),
        ("snooze 1 0m", 2),
        ("snooze 1 until", 2),
        ("snooze 1 until someday", 2),
        ("snooze 1 until none", 2),
        ("snooze 1 until 2026-12-19", 1),
        ("snooze 1 400d", 1),
        ("snooze 9 10m", 1),
        ("alerts --all --new", 2),
        ("alerts --limit 0", 2),
        ("alerts 1", 2),
    ],
)
def test_what_makes_no_sense_is_refused(reminders: Shell, command: str, status: int) -> None:
    run(reminders, "16:30", "alerts")
    done = reminders.start(*at("16:30"), "-c", command, fixed=False)
    assert (done.returncode, done.stdout) == (status, "")
    (alert, _) = json.loads(run(reminders, "16:30", "alerts --all --format json"))
    assert (alert["acknowledged"], alert["snoozed_until"]) == (None, None)


def test_programs_get_the_alerts_that_were_changed(reminders: Shell) -> None:
    run(reminders, "16:30", "alerts")
    done = reminders.start(*at("16:30"), "--format", "json", "-c", "ack 2", fixed=False)
    assert [alert["id"] for alert in json.loads(done.stdout)] == [2]


def test_scripts_are_not_told_of_alerts(reminders: Shell) -> None:
    assert run(reminders, "16:30", "count", "count") == "2\n2\n"
    assert "Pay rent" in run(reminders, "16:30", "alerts --new")


def test_a_store_that_is_only_read_tells_nothing(reminders: Shell) -> None:
    done = reminders.start(*at("16:30"), "--read-only", "-c", "alerts --new", fixed=False)
    assert (done.returncode, done.stdout) == (0, "No alerts.\n")
    assert "Pay rent" in run(reminders, "16:30", "alerts --new")


def test_somebody_at_the_keyboard_is_told_once(
    reminders: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal(*at("16:30"), fixed=False, NO_COLOR="1")
    assert terminal.shown().endswith(
        "\n\aAlert 1: Pay rent, today 17:00\nAlert 2: Call Ann, today 16:30\n"
    )
    assert terminal.run("count") == "2\n"
    assert terminal.complete("ack call") == "ack 2 "
    assert terminal.complete("ack 1,call") == "ack 1,2 "
    assert terminal.complete("ack nobody") == "ack nobody"
    assert terminal.complete("snooze 1 un") == "snooze 1 until "


def test_many_alerts_are_told_in_short(
    shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    run(shell, "10:00", *(f"add Task {number} today 16:00 remind:due" for number in range(25)))
    terminal = open_terminal(*at("17:00"), fixed=False, NO_COLOR="1")
    lines = terminal.shown().partition("\a")[2].splitlines()
    assert len(lines) == 11
    assert lines[-1] == "And 15 more; “alerts” lists them."


def test_an_alert_comes_while_nobody_types(
    shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal(fixed=False, NO_COLOR="1")
    soon = datetime.now(timezone.utc) + timedelta(seconds=5)
    terminal.run(f"add Soup remind:{soon:%Y-%m-%dT%H:%M:%S}Z")
    terminal.type("add Bre")
    terminal.process.expect_exact("\aAlert 1: Soup, today ")
    terminal.process.expect_exact("taskcore> add Bre")
    time.sleep(0.1)
    assert terminal.run("ad").endswith("Added 2: Bread\n")
    assert "Soup" in terminal.run("alerts --all")


@pytest.mark.parametrize(
    ("keys", "begun", "drawn", "rest", "said"),
    [
        # a line of two rows
        ("add " + "word " * 18, "word", f"taskcore> add {'word ' * 13}", "end\r", "Added 2: word"),
        # the second line of a command
        ("add Bread notes:'one\rtwo", "two", "     ...> two", "'\r", "Added 2: Bread"),
        # a search of the history
        ("\x12Sou", "Sou", "`Sou'", "\r", "Added 2: Soup"),
    ],
)
def test_an_alert_does_not_spoil_what_is_typed(
    shell: Shell,
    open_terminal: Callable[..., Terminal],
    keys: str,
    begun: str,
    drawn: str,
    rest: str,
    said: str,
) -> None:
    terminal = open_terminal(fixed=False, NO_COLOR="1")
    soon = datetime.now(timezone.utc) + timedelta(seconds=3)
    terminal.run(f"add Soup remind:{soon:%Y-%m-%dT%H:%M:%S}Z")
    terminal.type(keys)
    terminal.process.expect_exact(begun)
    terminal.process.expect_exact("\aAlert 1: Soup, today ")
    terminal.process.expect_exact(drawn)
    time.sleep(0.1)
    terminal.type(rest)
    terminal.process.expect_exact(said)
