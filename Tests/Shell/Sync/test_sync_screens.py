"""What the screens of the shell say of sync: home, show, history, doctor, and completion."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable

import pytest

from conftest import Shell, Terminal
from devices import Devices


@pytest.fixture
def devices(shell: Shell) -> Devices:
    return Devices(shell)


def sync_line(devices: Devices, device: str, *options: str) -> list[str]:
    screen = devices.shell(*options, "home", options=devices.options(device))
    return [line for line in screen.splitlines() if line.startswith("Sync")]


# Home


def test_home_says_nothing_of_sync_while_nobody_is_needed(devices: Devices) -> None:
    devices.on("laptop", "add Pay rent")
    assert sync_line(devices, "laptop") == []
    devices.join()
    assert sync_line(devices, "laptop") == []
    assert all(task["section"] != "sync" for task in devices.records("laptop", "home"))


def test_home_tells_what_waits_and_the_command_that_deals_with_it(devices: Devices) -> None:
    devices.join()
    devices.on("phone", "add Call Ann", "add Bread")
    assert sync_line(devices, "phone") == ["Sync    2 changes to send: “sync”. Last: 10:00"]
    devices.disagree_again()
    assert sync_line(devices, "phone") == ["Sync    1 conflict: “sync conflicts”. Last: 10:00"]
    devices.on("phone", "add Milk")
    assert sync_line(devices, "phone") == [
        "Sync    1 conflict: “sync conflicts”. 1 change to send: “sync”. Last: 10:00"
    ]
    # A query is about something else.
    assert "sync" not in devices.on("phone", "home milk")
    devices.on("phone", "sync resolve 1 mine", "sync")
    assert sync_line(devices, "phone") == []


def test_the_line_is_the_same_in_words_and_without_colours(devices: Devices) -> None:
    devices.disagree()
    said = ["Sync    1 conflict: “sync conflicts”. Last: 10:00"]
    assert sync_line(devices, "phone") == sync_line(devices, "phone", "set accessible yes") == said


def test_programs_get_it_behind_the_tasks(devices: Devices) -> None:
    devices.disagree()
    *tasks, notice = devices.records("phone", "home")
    assert [task["title"] for task in tasks] == ["Pay rent by card"]
    assert notice == {
        "section": "sync",
        "conflicts": 1,
        "pending": 0,
        "last_run": "2026-12-20T10:00:00.000+01:00",
        "commands": ["sync conflicts"],
    }
    lines = devices.on("phone", "home --format jsonl").splitlines()
    assert json.loads(lines[-1]) == notice
    # The columns of the others are those of tasks.
    assert len(devices.on("phone", "home --format csv").splitlines()) == 2


# show


def test_show_lists_the_conflicts_of_a_task(devices: Devices) -> None:
    devices.disagree()
    devices.on("phone", "add Bread")
    screen = devices.on("phone", "show 1")
    assert (
        "Conflicts\n"
        "No.  Property  Mine              Theirs        Counts  From\n"
        "  1  Title     Pay rent by card  Pay the rent  mine    laptop 2026-12-20 10:00\n"
    ) in screen
    assert "Conflicts" not in devices.on("phone", "show 2")
    (task,) = devices.records("phone", "show 1")
    (conflict,) = devices.records("phone", "sync conflicts")
    assert task["conflicts"] == [{"number": 1, **conflict}]
    assert "conflicts" not in devices.records("phone", "show 2")[0]


def test_conflicts_are_in_words(devices: Devices) -> None:
    devices.on("laptop", "add Pay rent")
    devices.join()
    devices.on("laptop", "edit 1 due:tomorrow !p1 ~1h", "sync")
    devices.later("phone", "edit 1 due:friday !p0 ~2h")
    devices.on("phone", "sync")
    rows = devices.on("phone", "sync conflicts").splitlines()
    assert rows[0].split() == ["No.", "What", "Property", "Mine", "Theirs", "Counts", "From"]
    assert any("Due" in row and "2026-12-25" in row and "2026-12-21" in row for row in rows)
    assert any("Priority" in row and "P0" in row and "P1" in row for row in rows)
    assert any("Estimated duration" in row for row in rows)
    assert all("phone" not in row and "laptop 2026-12-20 10:00" in row for row in rows[1:4])


def test_undo_names_a_choice(devices: Devices) -> None:
    devices.disagree()
    assert devices.on("phone", "sync resolve 1 theirs", "undo").splitlines() == [
        "Resolved 1 conflict.",
        "Undone: resolve conflicts of sync",
    ]
    assert devices.records("phone", "list")[0]["title"] == "Pay rent by card"


# history


def test_history_tells_the_device_of_each_step(devices: Devices) -> None:
    devices.disagree()
    devices.on("laptop", "sync")
    steps = devices.records("laptop", "history 1")
    assert [(step["action"], step["new"], step["device_name"]) for step in steps] == [
        ("add", "1", "laptop"),
        ("edit", "Pay the rent", "laptop"),
        ("edit", "Pay rent by card", "phone"),
    ]
    assert steps[0]["device"] != steps[2]["device"]
    *_, row = devices.on("laptop", "history 1").splitlines()
    assert row.endswith("Pay rent by card  phone")
    # What came when a device joined is of no single call.
    first = devices.records("phone", "history 1")[0]
    assert (first["action"], first["device_name"]) == ("sync", "phone")


def test_history_has_no_name_of_a_device_without_sync(shell: Shell) -> None:
    shell("add Pay rent")
    (step,) = json.loads(shell("history 1 --format json"))
    assert step["device"] and step["device_name"] is None


# doctor


def sync_checks(devices: Devices, device: str) -> list[tuple[object, object, object]]:
    done = devices.shell.start(*devices.options(device), "doctor", "--format", "json")
    checks = json.loads(done.stdout)
    return [
        (check["state"], check["message"], check["mend"])
        for check in checks
        if re.search(r"is synced|Its sync|no other device", check["message"])
    ]


def test_doctor_says_how_sync_stands(devices: Devices) -> None:
    devices.on("phone", "count")
    assert sync_checks(devices, "phone") == []
    devices.disagree()
    database = devices.options("phone")[1]
    assert sync_checks(devices, "phone") == [
        ("ok", f"It is synced through {devices.folder}, last: 2026-12-20 10:00.", None),
        (
            "warning",
            "Its sync has 1 conflict to choose in.",
            f"taskcore --db {database} sync conflicts",
        ),
    ]
    shutil.rmtree(devices.folder)
    assert sync_checks(devices, "phone")[0] == (
        "warning",
        f"It is synced through {devices.folder}, which is not there. Synced last: 2026-12-20 10:00.",
        f"taskcore --db {database} sync status",
    )


def test_doctor_minds_changes_that_nobody_can_see_for_a_week(devices: Devices) -> None:
    devices.join()
    devices.on("phone", "add Bread")
    done = devices.shell.start(
        *("--now", "2026-12-28T09:00:00Z", *devices.options("phone"), "doctor")
    )
    assert "It has 1 change that no other device can see yet." in done.stdout


# Completion


def test_subcommands_and_what_they_take_are_completed(
    devices: Devices, open_terminal: Callable[..., Terminal]
) -> None:
    devices.disagree()
    terminal = open_terminal(*devices.options("phone"))
    assert terminal.complete("sync res") == "sync resolve "
    assert terminal.candidates("sync resolve ") == [
        "1    Pay rent by card: Title",
        "all  every conflict",
    ]
    assert terminal.candidates("sync resolve 1 ") == ["mine    theirs  merged"]
    assert terminal.complete("sync retire la") == "sync retire laptop "
    assert terminal.complete("sync retire ph") == "sync retire ph"
    assert terminal.complete("sync add sha") == "sync add shared/"
    assert terminal.complete(f"sync remove {str(devices.folder)[:-2]}").rstrip() == (
        f"sync remove {devices.folder}"
    )
    assert terminal.complete("watch sync conf") == "watch sync conflicts "


def test_help_tells_of_each_subcommand(shell: Shell) -> None:
    text = shell("help sync")
    for name in ("add", "now", "status", "devices", "rename", "retire", "conflicts", "resolve"):
        assert f"sync {name}" in text
    assert "set sync no" in text
    assert "NUMBER|all mine|theirs|merged" in shell("help sync resolve")
