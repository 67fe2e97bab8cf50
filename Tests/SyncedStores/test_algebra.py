"""The files of several devices, whatever the order in which they come and however often, are one state."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path

import pytest
from seeds import seed

from devices import Clock, Device, Shelf, assert_whole, conflicts_of, differences, exported
from person import Person

SIZE = 3


class Recorded(Shelf):
    """Has a part of the files of others, as chance will have it."""

    def __init__(self, others: dict[str, bytes], chance: random.Random) -> None:
        super().__init__()
        self.others = others
        self.chance = chance
        self.share = 1.0
        self.order: dict[str, float] = {}

    def names(self) -> list[str]:
        names = [*self.files, *(name for name in self.others if self.shows(name))]
        self.chance.shuffle(names)
        # Some are told twice.
        return names + self.chance.sample(names, len(names) // 3)

    def shows(self, name: str) -> bool:
        return self.order.setdefault(name, self.chance.random()) <= self.share

    def get(self, name: str) -> bytes | None:
        return self.files.get(name) or self.others.get(name)


def record(place: Path, number: int) -> dict[str, bytes]:
    """All files that some devices ever left, which heard of each other now and then."""
    chance = random.Random(f"algebra {number}")
    shelf = Shelf()
    devices = [Device(place / f"{each}.db", Clock()) for each in range(SIZE)]
    people = [Person(each.store, chance, each.clock) for each in devices]
    for device, person in zip(devices, people):
        person.act(5)
        device.store.add_transport(shelf, device.path.stem)
        device.store.sync(shelf)
    for _ in range(40):
        at = chance.randrange(SIZE)
        devices[at].clock.advance(timedelta(minutes=chance.randrange(200)))
        people[at].act(chance.randrange(1, 4))
        if chance.random() < 0.5:
            devices[at].store.sync(shelf)
    for device in devices:
        device.store.sync(shelf)
        device.store.close()
    return shelf.seen


@pytest.mark.parametrize("number", range(4))
def test_all_orders_give_one_state(tmp_path: Path, number: int) -> None:
    chosen = seed(1) * 100 + number
    files = record(tmp_path, chosen)
    chance = random.Random(f"orders {chosen}")
    states = []
    for reader in range(4):
        device = Device(tmp_path / f"reader {reader}.db", Clock())
        device.clock.advance(timedelta(days=30))
        shelf = Recorded(files, chance)
        shelf.share = 1.0 if reader == 0 else 0.3
        joined = False
        while shelf.share <= 1.0:
            if not joined and any(shelf.shows(name) for name in files):
                device.store.add_transport(shelf, f"reader {reader}")
                joined = True
            if joined:
                device.store.sync(shelf)
            shelf.share += 0.1
        shelf.share = 1.0
        for _ in range(2):
            device.store.sync(shelf)
        assert_whole(device.store)
        # The calendar that each store begins with is of the reader, too.
        conflicts = [each for each in conflicts_of(device.store) if each[2] != "default"]
        states.append((exported(device.store, tmp_path / "export.json"), conflicts))
        device.store.close()
    for records, conflicts in states[1:]:
        assert not (found := differences(states[0][0], records)), "\n".join(found[:6])
        assert conflicts == states[0][1]
