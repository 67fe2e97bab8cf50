"""Somebody at a device: what they see, and how what they do becomes a step."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from messages import DAY, Key, Operation, Property, Record, Step, Value, Vector
from shown import Shown, show
from store import Store

BEGINNING = 100 * DAY


def key(kind: str, uid: str, name: str, part: str = "") -> Key:
    return Key(Record(kind, uid), Property(name, part))


@dataclass
class Deeds:
    """Somebody at a device, and what they see there."""

    store: Store
    now: int
    """What the clock of the device says."""
    chance: random.Random
    heads: Mapping[str, Vector]
    """What others acknowledged, as far as it came here."""
    number: int
    """Of this deed; what it makes has names of its own."""
    faults: list[str]

    def __post_init__(self) -> None:
        self.made = 0
        self.look()

    def look(self) -> None:
        self.shown: Shown = show(self.store.registers, self.store.version, self.store.local)
        self.today = (self.now - BEGINNING) // DAY

    @property
    def action(self) -> str:
        return f"deed {self.number}.{self.made}"

    def new(self, kind: str) -> str:
        return f"{kind}-{self.chance.randrange(100):02}-{self.number}.{self.made}"

    def write(self, ops: list[Operation], undoable: bool = True, format: int = 1) -> Step | None:
        self.made += 1
        return self.store.write(ops, self.now, self.action, undoable, format)

    def task(self) -> str | None:
        return self.chance.choice(sorted(self.shown.tasks)) if self.shown.tasks else None

    def value(self, uid: str, name: str) -> Value:
        return self.store.registers.value(Record("task", uid), name)
