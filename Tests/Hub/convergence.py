"""Processes that change stores apart and sync them through a hub, while everything in between fails by chance."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import servers
from devices import NOON, ZONE, Clock, World, assert_whole, differences, exported
from person import Person
from taskcore import Store

PROCESSES, STORES = 5, 8
HERE = Path(__file__).parent
NUMBER = re.compile(r"F(\d{4})-(\d{4})")


class Convergence:
    """Eight stores in five processes; what they do follows from the seed, and when, from the machine."""

    def __init__(self, seed: int, place: Path, *, passphrase: str | None = None) -> None:
        print(f"the seed of the processes: {seed}")
        self.seed = seed
        self.chance = random.Random(f"convergence {seed}")
        self.place = place
        self.passphrase = passphrase
        self.names = [f"device {number}" for number in range(STORES)]
        self.stop = place / "stop"
        self.starts = 0
        self.kills = 0
        self.running: list[subprocess.Popen[bytes]] = []

    def path(self, name: str) -> Path:
        return self.place / f"{name}.db"

    def open(self, name: str) -> Store:
        return Store(self.path(name), clock=Clock(), time_zone=ZONE, locale="C")

    def join(self, remote: str | Path) -> None:
        """The first one has something to sell; the others have something of their own, and join."""
        for number, name in enumerate(self.names):
            with self.open(name) as store:
                person = Person(store, random.Random(f"{self.seed} {name}"), Clock(), bills=True)
                if number == 0:
                    person.move_in()
                person.act(5)
                store.add_remote(remote, name, passphrase=self.passphrase)
                store.sync()

    def go_on(
        self,
        seconds: float,
        faults: Callable[[], object],
        *,
        pause: float = 1.0,
        kills: float = 0.5,
    ) -> None:
        """Lets all processes work, and between their faults kills one of them now and then."""
        self.stop.unlink(missing_ok=True)
        plans = [self._plan(number) for number in range(PROCESSES)]
        self.running = [self._start(plan) for plan in plans]
        try:
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                time.sleep(self.chance.random() * 2 * pause)
                self._look(plans)
                if self.chance.random() < kills:
                    self._kill(plans)
                faults()
            self.stop.touch()
            for process in self.running:
                assert process.wait(120) == 0, self._complaints()
        finally:
            for process in self.running:
                servers.end(process, signal.SIGKILL)

    def _plan(self, number: int) -> Path:
        plan = {
            "stores": [
                {"path": str(self.path(name)), "name": name}
                for index, name in enumerate(self.names)
                if index % PROCESSES == number
            ],
            "log": str(self.place / f"acknowledged {number}"),
            "stop": str(self.stop),
            "now": (NOON + timedelta(days=1)).isoformat(),
            "began": time.time(),
        }
        path = self.place / f"plan {number}.json"
        path.write_text(json.dumps(plan))
        return path

    def _start(self, plan: Path) -> subprocess.Popen[bytes]:
        self.starts += 1
        command = [sys.executable, str(HERE / "worker.py"), str(plan), f"{self.seed} {self.starts}"]
        with (self.place / "complaints").open("ab") as complaints:
            return subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=complaints)

    def _look(self, plans: list[Path]) -> None:
        for process in self.running:
            assert process.poll() is None, self._complaints()

    def _kill(self, plans: list[Path]) -> None:
        number = self.chance.randrange(PROCESSES)
        self.running[number].kill()
        self.running[number].wait(60)
        self.kills += 1
        self.running[number] = self._start(plans[number])

    def _complaints(self) -> str:
        return (self.place / "complaints").read_text()[-4_000:]

    # ------------------------------------------------------------------ in the end

    def acknowledged(self) -> list[dict[str, Any]]:
        """A line that was cut by a kill was not acknowledged."""
        lines = []
        for log in sorted(self.place.glob("acknowledged *")):
            for line in log.read_text().splitlines():
                try:
                    lines.append(json.loads(line))
                except json.JSONDecodeError:
                    continue
        return lines

    def end(self, remote: str | Path) -> None:
        """All have the same, as has who joins now; nothing that was acknowledged is missing, and no number either."""
        world = World(self.place / "world")
        stores = {name: self.open(name) for name in self.names}
        try:
            for _ in range(4):
                for store in stores.values():
                    store.sync()
            with self.open("late") as late:
                late.add_remote(remote, "late", passphrase=self.passphrase)
                late.sync()
                for store in stores.values():
                    store.sync()
                stores["late"] = late
                self._compare(stores, world)
                self._look_for_what_was_acknowledged(late)
                self._count_numbers(late)
        finally:
            for name, store in stores.items():
                if name != "late":
                    store.close()

    def _compare(self, stores: dict[str, Store], world: World) -> None:
        path = world.place / "export.json"
        states = {name: exported(store, path) for name, store in stores.items()}
        first = states[self.names[0]]
        for name, state in states.items():
            difference = differences(first, state)
            assert not difference, f"{name} differs: " + "\n".join(difference[:8])
        for store in stores.values():
            assert_whole(store)
        for name in self.names:
            assert stores[name].sync_state().pending_count == 0, name

    def _look_for_what_was_acknowledged(self, store: Store) -> None:
        there = {each.uid: each.seq for each in store.replicas()}
        invoices = {each.uid: each.number for each in store.invoices()}
        for line in self.acknowledged():
            if "replica" in line:
                assert there[line["replica"]] >= line["seq"], line
            if "issued" in line:
                assert invoices.get(line["uid"]) == line["issued"], line

    def _count_numbers(self, store: Store) -> None:
        """Of each year 1, 2, 3 and so on, each once."""
        years: dict[str, list[int]] = {}
        for invoice in store.invoices():
            if invoice.number:
                found = NUMBER.fullmatch(invoice.number)
                assert found, invoice.number
                years.setdefault(found[1], []).append(int(found[2]))
        for year, numbers in years.items():
            assert sorted(numbers) == list(range(1, len(numbers) + 1)), (year, sorted(numbers))

    def figures(self) -> Counter[str]:
        """What happened, for who looks whether enough did."""
        found: Counter[str] = Counter(kills=self.kills)
        for line in self.acknowledged():
            found[next(iter(line))] += 1
        return found
