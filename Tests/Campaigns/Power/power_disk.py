"""A disk that keeps what was synced, and of the rest what chance leaves.

It plays a recording of recorder.c. What a file holds once it was synced stays; of what was written
since, each sector is there or not, as it was or as it is now, in part of each where one is torn, in any
order. Names are as they were when their folder was synced last; of what happened to them since, any part.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ENTRY = struct.Struct("<c3xiqq")

Change = tuple[str, int, bytes]  # "W" at an offset, or "T" to a length


@dataclass
class File:
    synced: bytearray = field(default_factory=bytearray)
    pending: list[Change] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.pending:
            apply(self.synced, *change)
        self.pending.clear()


def apply(content: bytearray, kind: str, at: int, data: bytes, filler: bytes = b"\0") -> None:
    if kind == "T":
        del content[at:]
    if len(content) < at:
        content += filler * (at - len(content))
    if kind == "W":
        content[at : at + len(data)] = data


@dataclass
class Loss:
    """One way in which the power went."""

    chance: random.Random

    def __post_init__(self) -> None:
        self.sector = self.chance.choice((512, 4096))
        # All is lost, nothing is, or each sector by itself.
        self.kept = self.chance.choice((0.0, 1.0, 0.5, 0.9, 0.1))
        self.is_shuffled = self.chance.random() < 0.3
        self.is_torn = self.chance.random() < 0.3
        # What was never written to a part of the disk may be of an older file.
        self.filler = self.chance.choice((b"\0", b"\0", b"\xa5"))

    def __str__(self) -> str:
        how = ", in any order" * self.is_shuffled + ", torn" * self.is_torn
        return f"{self.kept:.0%} of sectors of {self.sector} bytes are kept{how}"

    def content(self, file: File) -> bytes:
        result = bytearray(file.synced)
        changes = list(self.pieces(file.pending))
        if self.is_shuffled:
            self.chance.shuffle(changes)
        for kind, at, data in changes:
            if self.chance.random() >= self.kept:
                continue
            if kind == "W" and self.is_torn and self.chance.random() < 0.1:
                cut = self.chance.randrange(len(data) + 1)
                if self.chance.random() < 0.5:
                    data = data[:cut]
                else:
                    at, data = at + cut, data[cut:]
            apply(result, kind, at, data, self.filler)
        return bytes(result)

    def pieces(self, changes: list[Change]) -> Iterator[Change]:
        for kind, at, data in changes:
            if kind == "T":
                yield kind, at, data
                continue
            begin = 0
            while begin < len(data):
                end = min(len(data), begin + self.sector - (at + begin) % self.sector)
                yield "W", at + begin, data[begin:end]
                begin = end


class Disk:
    def __init__(self, folder: str, record: str) -> None:
        self.folder = folder
        self.record = record
        self.open: dict[int, str | File] = {}  # by descriptor; a folder by its name
        self.names: dict[str, File] = {}
        self.synced_names: dict[str, File] = {}
        self.pending_names: list[tuple[str, str, File | None]] = []  # folder, name, file
        self.lines = b""

    def play(self, path: Path) -> Iterator[str]:
        """Does what was recorded, and gives after each entry what it was."""
        with path.open("rb") as recording:
            while head := recording.read(ENTRY.size):
                letter, number, offset, length = ENTRY.unpack(head)
                kind = letter.decode()
                self.carry_out(kind, number, offset, recording.read(length))
                yield kind

    def carry_out(self, kind: str, number: int, offset: int, data: bytes) -> None:
        if kind == "O":
            path = data.decode()
            if Path(path).is_dir():
                self.open[number] = path.rstrip("/")
            elif path == self.record:
                self.open[number] = path
            else:
                if path not in self.names:
                    self.name(path, File())
                self.open[number] = self.names[path]
                if offset & 2:
                    self.names[path].pending.append(("T", 0, b""))
        elif kind in "WT":
            file = self.open[number]
            if file == self.record:
                self.lines += data
            elif isinstance(file, File):
                file.pending.append((kind, offset, data))
        elif kind == "S":
            file = self.open[number]
            if isinstance(file, File):
                file.sync()
            else:
                self.sync_names(file)
        elif kind == "R":
            before, after = data.decode().split("\0")
            file = self.names.pop(before)
            self.pending_names.append((folder_of(before), before, None))
            self.name(after, file)
        elif kind == "U":
            path = data.decode()
            self.names.pop(path, None)
            self.pending_names.append((folder_of(path), path, None))

    def name(self, path: str, file: File) -> None:
        self.names[path] = file
        self.pending_names.append((folder_of(path), path, file))

    def sync_names(self, folder: str) -> None:
        rest = []
        for change in self.pending_names:
            if change[0] == folder:
                set_name(self.synced_names, change[1], change[2])
            else:
                rest.append(change)
        self.pending_names = rest

    def after(self, loss: Loss) -> dict[str, bytes]:
        """The files after the power went."""
        names = dict(self.synced_names)
        for _, path, file in self.pending_names:
            if loss.chance.random() < loss.kept:
                set_name(names, path, file)
        return {path: loss.content(file) for path, file in names.items()}

    def take_lines(self) -> list[str]:
        """The lines of the record that came since the last time."""
        lines = self.lines.decode().splitlines(keepends=True)
        self.lines = b""
        return lines


def folder_of(path: str) -> str:
    return path.rpartition("/")[0]


def set_name(names: dict[str, File], path: str, file: File | None) -> None:
    if file is None:
        names.pop(path, None)
    else:
        names[path] = file
