"""Which device numbers invoices, in the shell."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from conftest import CLIENT, PROFILE, Shell, Terminal


class Devices:
    """A laptop and a phone, which are synced."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        folder = shell.home / "shared"
        folder.mkdir(parents=True)
        self.on("laptop", PROFILE)
        self.on("laptop", CLIENT)
        for device in ("laptop", "phone"):
            self.on(device, f"sync add {folder} --name {device} --plain")
        self.sync()

    def options(self, device: str) -> tuple[str, ...]:
        return ("--db", str(self.shell.home / f"{device}.db"))

    def on(self, device: str, *lines: str) -> str:
        return self.shell(*lines, options=self.options(device))

    def records(self, device: str, line: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(self.on(device, f"{line} --format json"))
        return found

    def refusal(self, device: str, line: str) -> str:
        done = self.shell.start(*self.options(device), "-c", line)
        assert done.returncode != 0
        return str(done.stderr)

    def sync(self) -> None:
        for device in ("laptop", "phone", "laptop", "phone"):
            self.on(device, "sync")

    def draft(self, device: str) -> int:
        self.on(device, "invoice add 'Exemples SAS'")
        number: int = max(each["id"] for each in self.records(device, "invoices"))
        self.on(device, f"invoice item {number} Work price:10 vat:20")
        return number


@pytest.fixture
def devices(shell: Shell) -> Devices:
    return Devices(shell)


def test_a_series_is_claimed_and_issued_in(devices: Devices) -> None:
    draft = devices.draft("phone")
    assert "laptop" in devices.refusal("phone", f"invoice issue {draft}")
    assert "as soon as all devices" in devices.on("phone", "sync claim invoice")
    assert "waits" in devices.on("phone", "sync series")
    devices.sync()
    assert "F2026-0001" in devices.on("phone", f"invoice issue {draft}")
    series = devices.records("laptop", "sync series")[0]
    assert (series["owner"], series["right"], series["forced"]) == ("phone", "others", False)


def test_twins_are_shown(devices: Devices) -> None:
    devices.on("phone", "sync claim invoice --force")
    for device in ("laptop", "phone"):
        devices.on(device, f"invoice issue {devices.draft(device)}")
    devices.sync()
    for device in ("laptop", "phone"):
        assert "has the same number as F2026-0001" in devices.on(device, "invoices")
        assert "has the same number as F2026-0001" in devices.on(device, "invoice show F2026-0001")
        assert "1 invoice has the number of another one" in devices.on(device, "sync status")
        assert devices.records(device, "sync status")[0]["twins"] == 1
        assert all(each["twin_id"] for each in devices.records(device, "invoices"))
    assert "phone, by force" in devices.on("laptop", "sync series")


def test_a_device_numbers_in_a_series_of_its_own(devices: Devices) -> None:
    devices.on("phone", "series set phone P{NNNN}", "sync use phone")
    devices.sync()
    assert "P0001" in devices.on("phone", f"invoice issue {devices.draft('phone')}")
    assert "F2026-0001" in devices.on("laptop", f"invoice issue {devices.draft('laptop')}")


def test_a_store_that_is_not_synced_issues(seller: Shell) -> None:
    assert "issues in all series" in seller("sync claim invoice")
    assert "issues" in seller("sync series")


@pytest.mark.parametrize(
    ("typed", "completed"),
    [("sync cl", "sync claim "), ("sync claim cre", "sync claim credit_note ")],
)
def test_completion(
    seller: Shell, open_terminal: Callable[..., Terminal], typed: str, completed: str
) -> None:
    assert open_terminal().complete(typed) == completed
