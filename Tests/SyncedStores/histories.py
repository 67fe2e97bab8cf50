"""Stores that are changed apart by chance, and exchange what they did by chance."""

from __future__ import annotations

import random
import shutil
from datetime import timedelta
from pathlib import Path

from devices import Clock, Device, World
from person import Person
from taskcore import ConflictChoice, TaskcoreError

SKEWS = (timedelta(), timedelta(minutes=-7), timedelta(hours=3), timedelta(days=-40))


class History:
    """Three stores whose folders are apart: what one left comes to another one when chance will have it."""

    def __init__(self, seed: int, place: Path, *, devices: int = 3) -> None:
        self.seed = seed
        self.place = place
        self.chance = random.Random(f"history {seed}")
        self.world = World(place)
        self.people: list[Person] = []
        self.folders: list[Path] = []
        for number in range(devices):
            folder = place / f"folder {number}"
            folder.mkdir()
            clock = Clock(self.chance.choice(SKEWS))
            device = self.world.device(f"device {number}", clock, joins=False)
            numbers = random.Random(f"person {seed} {number}")
            self.people.append(Person(device.store, numbers, clock))
            self.folders.append(folder)
            # What each had before.
            self.people[-1].act(self.chance.randrange(15))
        self.join()

    @property
    def devices(self) -> list[Device]:
        return self.world.devices

    def join(self) -> None:
        for number, device in enumerate(self.devices):
            self.bring(0, number, everything=True)
            device.store.add_remote(self.folders[number], f"device {number}")
            device.sync()
            self.bring(number, 0, everything=True)
        for number, device in enumerate(self.devices):
            self.bring(0, number, everything=True)
            device.sync()

    def bring(self, source: int, target: int, *, everything: bool = False) -> None:
        """As other programs bring files from one folder to another: some of them, now and then again, now and then
        a half of one. Nothing that its own device removed comes back."""
        if source == target:
            return
        own = self.own_folder(target)
        files = sorted(self.folders[source].rglob("*"))
        self.chance.shuffle(files)
        for file in files:
            path = file.relative_to(self.folders[source])
            if not file.is_file() or path.parts[0] == own:
                continue
            if not everything and self.chance.random() < 0.4:
                continue
            there = self.folders[target] / path
            there.parent.mkdir(exist_ok=True)
            if not everything and not there.exists() and self.chance.random() < 0.1:
                there.with_name(f"{there.name}.part").write_bytes(file.read_bytes()[:50])
            shutil.copy(file, there)

    def own_folder(self, number: int) -> str:
        return next(
            (each.uid for each in self.devices[number].store.replicas() if each.is_self), ""
        )

    def go_on(self, times: int) -> None:
        for _ in range(times):
            number = self.chance.randrange(len(self.devices))
            device = self.devices[number]
            self.pass_time(device.clock)
            way = self.chance.random()
            if way < 0.75:
                self.people[number].act(self.chance.randrange(1, 4))
            elif way < 0.95:
                self.exchange(number)
            elif way < 0.98:
                self.resolve(device)
            else:
                device.reopen()
                self.people[number].store = device.store

    def pass_time(self, clock: Clock) -> None:
        """Now and then it stands, or jumps back or forth."""
        way = self.chance.random()
        if way < 0.7:
            clock.advance(timedelta(seconds=self.chance.randrange(9_000)))
        elif way < 0.74:
            clock.skew += timedelta(hours=self.chance.randrange(-60, 60))

    def exchange(self, number: int) -> None:
        other = self.chance.randrange(len(self.devices))
        if other != number:
            self.bring(other, number)
        self.devices[number].sync()

    def resolve(self, device: Device) -> None:
        conflicts = sorted(device.store.sync_conflicts(), key=lambda each: each.uid)
        if conflicts:
            chosen = self.chance.choice(conflicts)
            choice = self.chance.choice((ConflictChoice.MINE, ConflictChoice.THEIRS))
            try:
                device.store.resolve_sync_conflicts(chosen.uid, choice)
            except TaskcoreError as refusal:
                # What it was set to may not be possible any more.
                self.people[0].done.append(f"refused: {refusal}")

    def end(self) -> None:
        """All that was left comes to all, and all have the same."""
        for _ in range(3):
            for number, device in enumerate(self.devices):
                device.sync()
                for other in range(len(self.devices)):
                    self.bring(number, other, everything=True)
        self.world.check()
        self.compare_figures()

    def compare_figures(self) -> None:
        """What is counted and added up is the same at one time."""
        figures = []
        now = max(device.clock() for device in self.devices)
        for device in self.devices:
            device.clock.now, device.clock.skew = now, timedelta()
            pulse = device.store.pulse()
            figures.append(
                (
                    pulse.days, pulse.daily_streak, pulse.level,
                    device.store.score(), device.store.count(), len(device.store.trash()),
                    [(tag.name, tag.open_count) for tag in device.store.tags()],
                    sorted((each.uid, each.open_count) for each in device.store.projects()),
                )
            )  # fmt: skip
        for other in figures[1:]:
            assert other == figures[0]

    def close(self) -> None:
        self.world.close()


def run(seed: int, place: Path, times: int) -> History:
    history = History(seed, place)
    try:
        history.go_on(times)
        history.end()
    finally:
        history.close()
    return history
