"""At the prompt and in watch, what other devices did appears by itself."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

from conftest import PROMPT, Shell, Terminal
from devices import Devices

# From one run to the next, and some time on a busy machine.
SOON = 60


@pytest.fixture
def devices(shell: Shell) -> Devices:
    devices = Devices(shell)
    devices.on("laptop", "add Pay rent")
    devices.join()
    return devices


@pytest.fixture
def phone(devices: Devices, open_terminal: Callable[..., Terminal]) -> Terminal:
    """A conversation on the phone, whose first run is over."""
    return open_terminal(*devices.options("phone"))


def test_what_came_before_is_told_first_and_on_the_home_screen(
    devices: Devices, open_terminal: Callable[..., Terminal]
) -> None:
    devices.on("laptop", "add Bread", "add Milk", "sync")
    terminal = open_terminal(*devices.options("phone"))
    before, _, screen = terminal.shown().partition("2 changes from laptop.\n")
    assert "Taskcore" in before and "My Tasks" in screen
    assert "Bread" in screen and "Milk" in screen


def test_a_change_appears_while_nobody_types(devices: Devices, phone: Terminal) -> None:
    devices.on("laptop", "add Bread", "sync")
    phone.process.expect_exact("1 change from laptop.", timeout=SOON)
    phone.wait()
    assert "Bread" in phone.run("list")


def test_the_line_that_is_typed_stays(devices: Devices, phone: Terminal) -> None:
    phone.type("add Bu")
    phone.process.expect_exact("add Bu")
    devices.on("laptop", "add Bread", "sync")
    phone.process.expect_exact("1 change from laptop.", timeout=SOON)
    phone.process.expect_exact(PROMPT + "add Bu")
    assert phone.run("tter").endswith("Added 3: Butter\n")


def test_new_conflicts_are_told_with_the_command_that_lists_them(
    devices: Devices, phone: Terminal
) -> None:
    devices.on("laptop", "edit 1 Pay the rent", "sync")
    phone.run("edit 1 Pay rent by card")
    phone.process.expect(
        r"1 change from laptop\. 1 new conflict: “sync conflicts” lists it\.", timeout=SOON
    )
    phone.wait()
    assert "laptop 2026-12-20 10:00" in phone.run("sync conflicts")


def test_what_is_done_here_is_left_for_the_others(devices: Devices, phone: Terminal) -> None:
    phone.run("add Bread")
    phone.type("quit\r")
    assert phone.end() == 0
    devices.on("laptop", "sync")
    assert "Bread" in devices.on("laptop", "list")


def test_a_sync_by_command_is_not_told_twice(devices: Devices, phone: Terminal) -> None:
    devices.on("laptop", "add Bread", "sync")
    assert phone.run("sync") == "Received 1 change, sent 0 changes.\n"
    assert phone.run("count") == "2\n"


def test_what_another_program_took_in_is_told(devices: Devices, phone: Terminal) -> None:
    phone.run("set sync no")
    devices.on("laptop", "add Bread", "sync")
    with pytest.raises(Exception, match="Timeout"):
        phone.process.expect_exact("from laptop", timeout=14)
    devices.on("phone", "sync")
    phone.process.expect_exact("1 change from laptop.", timeout=SOON)


def test_a_folder_that_went_is_told_once_and_between_commands(
    devices: Devices, phone: Terminal
) -> None:
    away = devices.folder.rename(devices.shell.home / "elsewhere")
    phone.type("cou")
    phone.process.expect_exact("cou")
    with pytest.raises(Exception, match="Timeout"):
        phone.process.expect_exact("Sync:", timeout=14)
    answer = phone.run("nt")
    assert answer.startswith("1\nSync: ") and answer.count("Sync:") == 1
    assert "Sync" not in phone.run("count")
    time.sleep(11)
    assert "Sync" not in phone.run("count")
    # It comes again, as a USB stick does.
    away.rename(devices.folder)
    devices.on("laptop", "add Bread", "sync")
    phone.process.expect_exact("1 change from laptop.", timeout=SOON)


def test_watch_shows_what_other_devices_did(devices: Devices) -> None:
    terminal = Terminal(
        devices.shell.home, *devices.options("phone"), "-c", "watch list", NO_COLOR="1"
    )
    terminal.process.expect_exact("q leaves")
    devices.on("laptop", "add Bread", "sync")
    terminal.process.expect_exact("Bread", timeout=SOON)
    terminal.process.expect_exact("1 change from laptop.")
    assert "\a" not in str(terminal.process.before)
    terminal.type("q")
    assert terminal.end() == 0


def test_watch_in_words_tells_it_on_a_line_of_its_own(devices: Devices) -> None:
    terminal = Terminal(
        devices.shell.home,
        *devices.options("phone"),
        "-c",
        "set accessible yes",
        *("-c", "watch list"),
    )
    terminal.process.expect_exact("q leaves")
    devices.on("laptop", "add Bread", "sync")
    terminal.process.expect_exact("1 change from laptop.", timeout=SOON)
    terminal.process.expect_exact("Bread", timeout=SOON)
    terminal.type("q")
    assert terminal.end() == 0


def test_a_demo_and_a_store_that_is_not_synced_say_nothing(
    devices: Devices, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal()
    assert not re.search("[Ss]ync|change", terminal.shown())
