"""The demo: a throw-away store with a month of made-up data."""

from __future__ import annotations

import json

import pytest

from conftest import PROMPT, Shell, Terminal

DEMO_PROMPT = "demo> "


def listed(shell: Shell, *commands: str) -> dict[str, list[dict[str, object]]]:
    """What commands list in a demo."""
    said = shell("demo", *(f"{command} --format json" for command in commands))
    found = {}
    for command in commands:
        said = said[said.index("[\n") :]
        found[command], end = json.JSONDecoder().raw_decode(said)
        said = said[end:]
    return found


def test_a_demo_has_something_for_every_screen(shell: Shell) -> None:
    home = shell("demo", "home --limit 2", "home")
    for heading in ("Next", "Overdue", "Morning", "Evening", "Upcoming", "Inbox", "Completed"):
        assert f"\n{heading} (" in home
    assert "\nToday   ██" in home and "\nFocus   ███" in home and "\nAlerts  1 " in home
    assert "Waits for" in home
    found = listed(
        *(shell, "list", "agenda", "conflicts", "completions", "filters", "projects", "tags"),
        *("alerts", "focus history", "pulse", "pulse holiday", "invoices", "invoice owed"),
        "list floating:yes",
        "list has:planned",
        "list has:links",
        "fields",
        "load",
        "events",
    )
    assert [command for command, rows in found.items() if not rows] == []
    states = {row["state"] for row in found["invoices"]}
    assert states == {"draft", "overdue", "paid", "partly_paid"}
    assert len({day["completed"] for day in found["pulse"]}) > 3


def test_a_demo_has_what_can_be_set_and_copied(shell: Shell) -> None:
    said = shell("demo", "day", "reminders", "set urgency.started", "list phrases status:any")
    assert "it began at 04:00" in said and "\ntimed: due-1h\n" in said
    assert "\nurgency.started  6      store\n" in said
    assert said.count("Learn ten phrases") == 2
    # After midnight, it is still the day before, on which somebody is at work.
    late = shell.start("--now", "2026-12-21T00:30:00Z", "-c", "demo", "-c", "home", fixed=False)
    assert "\nFocus   ███" in late.stdout and "Sunday 20 December" in late.stdout


def test_a_demo_leaves_the_own_store_alone(shell: Shell) -> None:
    shell("add Mine")
    said = shell("demo", "rm 1-3 --yes", "demo end", "count", "list --format csv")
    assert "\nThe demo is over. This is your own store again.\n1\n" in said
    assert shell.titles() == ["Mine"]
    # What follows in a script is not meant for the own store.
    assert shell("demo", "quit", "rm 1").count("\n") == 2
    assert shell.titles() == ["Mine"]
    assert shell.error("demo end") == (1, "No demo was begun.")
    assert shell.error("demo start")[0] == 2


def test_a_demo_can_be_changed_although_the_own_store_is_only_read(shell: Shell) -> None:
    shell("add Mine")
    assert "\nAdded " in shell("demo", "add More", options=("--read-only",))


@pytest.mark.parametrize(
    "now",
    [
        "2026-12-21T00:03:00Z",
        "2027-01-01T23:59:00Z",
        "2028-02-29T12:00:00Z",
        "2026-03-29T01:30:00Z",
        "2026-10-25T01:30:00Z",
        "2027-08-06T06:00:00Z",
    ],
)
def test_a_demo_is_made_on_any_day_and_the_same_each_time(shell: Shell, now: str) -> None:
    first, second = (
        shell.start("--now", now, "-c", "demo", "-c", "home", "-c", "pulse") for _ in range(2)
    )
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == second.stdout
    assert "\nOverdue (" in first.stdout


@pytest.mark.parametrize("leave", ["quit\r", "demo end\r", "\x04"])
def test_the_program_can_be_started_for_the_demo(shell: Shell, leave: str) -> None:
    terminal = Terminal(shell.home, "demo")
    terminal.process.expect_exact("Overdue (3)")
    terminal.process.expect_exact(DEMO_PROMPT)
    terminal.type(leave)
    assert terminal.end() == 0
    assert not (shell.home / ".local/share/taskcore").exists()


def test_the_prompt_tells_the_demo_and_quit_goes_back(shell: Shell, terminal: Terminal) -> None:
    for leave in ("quit\r", "demo end\r", "\x04"):
        terminal.type("demo\r")
        terminal.process.expect_exact(DEMO_PROMPT)
        assert "Overdue (3)" in terminal.shown()
        terminal.type("rm 1-2\r")
        terminal.process.expect_exact(DEMO_PROMPT)
        terminal.type(leave)
        terminal.process.expect_exact("The demo is over. This is your own store again.")
        terminal.process.expect_exact(PROMPT)
    assert terminal.run("count") == "0\n"
    terminal.type("\x04")
    assert terminal.end() == 0
