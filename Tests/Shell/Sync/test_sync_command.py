"""Two stores in the shell, and a folder between them."""

from __future__ import annotations

import pytest

from conftest import Shell
from devices import Devices


@pytest.fixture
def devices(shell: Shell) -> Devices:
    return Devices(shell)


def titles(devices: Devices, device: str) -> set[object]:
    return {task["title"] for task in devices.records(device, "list")}


def test_a_second_device_has_all_of_the_first(devices: Devices) -> None:
    devices.on("laptop", "add Pay rent #Home @bank")
    assert "sent" in devices.add("laptop")
    devices.on("phone", "add Call Ann")
    devices.add("phone")
    devices.sync()
    for device in ("laptop", "phone"):
        assert titles(devices, device) == {"Pay rent", "Call Ann"}
    assert "Nothing is new." in devices.on("phone", "sync now")


def test_nothing_of_a_task_can_be_read_in_the_folder(devices: Devices) -> None:
    devices.on("laptop", "add Divorce lawyer #Secret @lawyer")
    devices.add("laptop")
    for path in devices.folder.rglob("*"):
        if path.is_file():
            for word in (b"Divorce", b"Secret", b"lawyer", b"laptop"):
                assert word not in path.read_bytes()


def test_a_conflict_is_listed_on_both_and_ends_by_a_choice(devices: Devices) -> None:
    devices.on("laptop", "add Pay rent")
    devices.add("laptop")
    devices.add("phone")
    devices.on("laptop", "edit 1 Pay the rent")
    devices.on("phone", "edit 1 Pay rent by card")
    devices.sync()
    (conflict,) = devices.records("laptop", "sync conflicts")
    assert (conflict["property"], conflict["mine"], conflict["theirs"]) == (
        "title",
        "Pay the rent",
        "Pay rent by card",
    )
    assert conflict["theirs_device"] == "phone"
    assert "1 conflict" in devices.on("laptop", "sync status")
    assert "Resolved 1 conflict." in devices.on("laptop", "sync resolve 1 mine")
    devices.sync()
    for device in ("laptop", "phone"):
        assert titles(devices, device) == {"Pay the rent"}
        assert devices.records(device, "sync conflicts") == []


def test_devices_are_named_and_retired(devices: Devices) -> None:
    devices.add("laptop")
    devices.add("phone")
    devices.sync()
    names = {replica["name"] for replica in devices.records("laptop", "sync devices")}
    assert names == {"laptop", "phone"}
    assert "Nobody waits for phone" in devices.on("laptop", "sync retire phone")
    devices.on("laptop", "sync rename desk")
    names = {replica["name"] for replica in devices.records("laptop", "sync devices")}
    assert names == {"desk", "phone"}


def test_a_wrong_passphrase_is_refused(devices: Devices) -> None:
    devices.add("laptop")
    devices.passphrase.write_text("battery staple\n")
    done = devices.shell.start(
        *("--db", devices.shell.home / "phone.db"),
        *("-c", f"sync add {devices.folder} --passphrase-file {devices.passphrase}"),
    )
    assert done.returncode != 0
    assert "passphrase" in done.stderr


def test_a_store_that_is_not_synced_says_so(devices: Devices) -> None:
    assert "not synced" in devices.on("laptop", "sync status")
    devices.add("laptop")
    assert "any more" in devices.on("laptop", "sync off --yes")
    assert "not synced" in devices.on("laptop", "sync status")
