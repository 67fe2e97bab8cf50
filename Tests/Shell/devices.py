"""A laptop and a phone, each with a store of its own, and a folder between them."""

from __future__ import annotations

import json
from pathlib import Path

from conftest import Shell


class Devices:
    """`devices.on("laptop", "sync")` runs a command on one of them."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.folder = shell.home / "shared"
        self.folder.mkdir(parents=True)
        self.passphrase = shell.home / "passphrase"
        self.passphrase.write_text("correct horse battery\n")

    def options(self, device: str) -> tuple[str, str]:
        """Those of the program with which it opens the store of a device."""
        return "--db", str(self.shell.home / f"{device}.db")

    def on(self, device: str, *lines: str) -> str:
        return self.shell(*lines, options=self.options(device))

    def later(self, device: str, *lines: str) -> str:
        """The same, a minute later."""
        return self.shell(*lines, options=(*self.options(device), "--now", "2026-12-20T09:01:00Z"))

    def records(self, device: str, line: str) -> list[dict[str, object]]:
        found: list[dict[str, object]] = json.loads(self.on(device, f"{line} --format json"))
        return found

    def add(self, device: str, folder: Path | None = None) -> str:
        return self.on(
            device,
            f"sync add {folder or self.folder} --name {device} --passphrase-file {self.passphrase}",
        )

    def join(self) -> None:
        """Both have the store, without a passphrase, which takes its time."""
        for device in ("laptop", "phone"):
            self.on(device, f"sync add {self.folder} --name {device} --plain")
        self.sync()

    def sync(self) -> None:
        for device in ("laptop", "phone", "laptop"):
            self.on(device, "sync")

    def disagree(self) -> None:
        """Both have the task “Pay rent” and change it without knowing of each other; the phone does it last, and
        has heard of it."""
        self.on("laptop", "add Pay rent")
        self.join()
        self.on("laptop", "edit 1 Pay the rent", "sync")
        self.later("phone", "edit 1 Pay rent by card")
        self.on("phone", "sync")

    def disagree_again(self) -> None:
        """The same, of a store that both have already."""
        self.sync()
        self.on("laptop", "add Pay rent", "sync")
        self.on("phone", "sync")
        number = self.records("phone", "list rent")[0]["id"]
        mine = self.records("laptop", "list rent")[0]["id"]
        self.on("laptop", f"edit {mine} Pay the rent", "sync")
        self.later("phone", f"edit {number} Pay rent by card")
        self.on("phone", "sync")
