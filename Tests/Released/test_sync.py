"""A device with the library of an earlier release and one with the present library are synced through a folder."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from devices import differences, records_of
from old import Old
from running import run

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Device:
    """A store, and the library and the binding that open it."""

    name: str
    store: Path
    library: Path
    binding: Path
    program: Path

    def sync(self, remote: Path, *titles: str) -> dict[str, Any]:
        """Adds tasks of these titles, and gives what it has in the end."""
        output = self.store.with_suffix(".json")
        command: list[str | Path] = [
            sys.executable,
            self.program,
            self.store,
            remote,
            self.name,
            output,
        ]
        run([*command, *titles], self.library, PYTHONPATH=str(self.binding))
        document = json.loads(output.read_text(encoding="utf-8"))
        assert isinstance(document, dict)
        return document


@pytest.fixture
def then(frozen: Old) -> Device:
    """The phone has its own store, and nobody has read yet what it said last."""
    return Device(
        "phone", frozen.file("phone.db"), frozen.library, frozen.file("python"),
        frozen.program("device.py"),
    )  # fmt: skip


@pytest.fixture
def now(frozen: Old, build: Path) -> Device:
    """The laptop was made then as well, and has the present library since."""
    program = Path(__file__).parent / "programs/device.py"
    return Device("laptop", frozen.store, build / "lib", ROOT / "bindings/python", program)


def titles_of(document: dict[str, Any]) -> set[str]:
    return {task["title"] for task in document["tasks"]}


def settled(now: Device, then: Device, remote: Path) -> tuple[dict[str, str], dict[str, str]]:
    """Each has read what the other said."""
    for _ in range(2):
        one, other = now.sync(remote), then.sync(remote)
    return records_of(one), records_of(other)


def test_both_have_the_same_in_the_end(frozen: Old, now: Device, then: Device) -> None:
    remote = frozen.file("remote")
    here = now.sync(remote, "By the present library")
    assert "Not read yet" in titles_of(here)
    there = then.sync(remote, "By the library of then")
    assert "By the present library" in titles_of(there)
    now.sync(remote, "Once more")
    one, other = settled(now, then, remote)
    assert differences(one, other) == []
    assert sum('"project": "Shared"' in each or '"Shared"' in each for each in one.values()) >= 3


def test_a_new_device_of_either_takes_in_what_is_there(
    frozen: Old, now: Device, then: Device, tmp_path: Path
) -> None:
    remote = frozen.file("remote")
    now.sync(remote, "By the present library")
    new_then = Device("old tablet", tmp_path / "old.db", then.library, then.binding, then.program)
    new_now = Device("new tablet", tmp_path / "new.db", now.library, now.binding, now.program)
    records = [records_of(each.sync(remote)) for each in (new_then, new_now)]
    assert differences(*records) == []
    assert any("By the present library" in each for each in records[0].values())
