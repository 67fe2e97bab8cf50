"""A random history of devices: people's deeds, clocks that go wrong, and files that come as they like."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from deeds import BEGINNING, key
from folder import Device, Folder, Run, heads_of, replica, replicas
from invoice_deeds import FIRST_OWNER, SERIES
from joining import enable, join
from messages import COUNTERS, DAY, EXISTENCE, Set, StepID
from people import DEEDS, Deed, Person
from registers import Registers
from rules import ALL, Rule, Rules
from store import Store

HOUR = DAY // 24
YEAR_2028 = 700 * DAY


@dataclass
class History:
    seed: int
    rules: Rules = ALL
    devices: list[Device] = field(default_factory=list)
    folder: Folder = field(default_factory=Folder)
    apart: Device | None = None
    """A store with the same records that was enabled by itself."""
    baseline: Registers = field(init=False)
    backups: dict[str, Store] = field(default_factory=dict)
    made: set[str] = field(default_factory=set)
    """Each step that somebody made, by its action."""
    lost: set[str] = field(default_factory=set)
    """Steps that went with a device before anybody had them."""
    unnoticed: set[str] = field(default_factory=set)
    """Devices with a backup that have not met the remote since. They are not copied, nor backed up: what they write has
    names that were used already, and whoever holds it could send it before any of them knows."""
    held_twice: set[str] = field(default_factory=set)
    """Unsent steps of a store that was copied: where one then gives them new clocks, both send them."""
    faults: list[str] = field(default_factory=list)
    time: int = BEGINNING
    number: int = 0
    were_twins_possible: bool = False
    sleeping: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.deeds = self.chance.choice(DEEDS)
        first = Store(self.rules, "first")
        for _ in range(self.chance.randint(2, 6)):
            self.time += HOUR
            self._do(
                Device("first", first),
                [
                    Person.add_task,
                    Person.add_task,
                    Person.add_task,
                    Person.add_project,
                    Person.complete,
                ],
            )
        apart = first.copy()
        first.write(
            [replica(FIRST_OWNER), Set(key("series", SERIES, "id"), 1)], self.time, undoable=False
        )
        # Who enables sync owns what nobody claimed.
        first.write([Set(key("series", SERIES, "owner"), FIRST_OWNER)], self.time, undoable=False)
        enable(first)
        self.baseline = first.registers.copy()
        for name, version in (("a", 2), ("b", 1), ("c", 2)):
            store = first.copy()
            store.uid, store.version = name, version
            store.write([replica(name)], self.time, undoable=False)
            skew = self.chance.choice([0, 0, -3 * HOUR, 5 * HOUR])
            self.devices.append(Device(name, store, skew))
        if self.chance.random() < 0.4:
            apart.rename("apart")
            self.apart = Device("x", apart, self.chance.choice([0, 0, YEAR_2028]))
        self.made.clear()

    def run(self) -> None:
        for _ in range(self.chance.randint(15, 80)):
            self.time += self.chance.randint(1, 6 * HOUR)
            device = self.chance.choice(self.devices)
            roll = self.chance.random()
            if self.sleeping.get(device.name, 0) > 0:
                self.sleeping[device.name] -= 1
            elif roll < 0.66:
                self._do(device)
            elif roll < 0.88:
                self.exchange(device, self.chance.choice([0.1, 0.5, 1.0]))
            else:
                self._befall(device)
            if self.apart and self.chance.random() < 0.1:
                self._do(self.apart)

    def exchange(self, device: Device, share: float, is_whole: bool = False) -> None:
        self.number += 1
        device.deliver(self.folder, self.chance, share)
        before = set(self.folder.ever)
        self.unnoticed.discard(device.name)
        log = set(device.store.log)
        there = {
            step.action
            for file in device.files(self.folder)
            for step in file.batch
            if step.id.replica == device.store.uid
        }
        uid = device.store.uid
        Run(self.folder, self.chance, f"{device.name}.{self.number}", is_whole)(device, self.time)
        self._count(device, log)
        self._check_what_was_sent(device, before)
        renamed = {s.action for s in device.store.log.values() if s.id.replica == device.store.uid}
        if uid != device.store.uid and renamed & there - {""}:
            self.faults.append("what the remote has was given a new name")

    def _count(self, device: Device, before: set[StepID]) -> None:
        """Remembers what was newly made; a step of a new uid has the action of its old one."""
        for id, step in device.store.log.items():
            if id not in before and step.action.startswith("deed"):
                self.made.add(step.action)

    def _do(self, device: Device, deeds: list[Deed] | None = None) -> None:
        self.number += 1
        now = device.now(self.time)
        heads = heads_of(device.files(self.folder))
        before = set(device.store.log)
        faults: list[str] = []
        person = Person(device.store, now, self.chance, heads, self.number, faults)
        self.chance.choice(deeds or self.deeds)(person)
        self.faults += [f"{fault} ({device.name}, deed {self.number})" for fault in faults]
        if device is not self.apart:
            self._count(device, before)

    def _befall(self, device: Device) -> None:
        """What happens to devices."""
        roll = self.chance.random()
        if roll < 0.15:
            device.skew = self.chance.choice([0, -3 * HOUR, 5 * HOUR, -40 * DAY])
            device.stands_at = None
        elif roll < 0.25:
            device.stands_at = device.now(self.time)
        elif roll < 0.37:
            device.skew, device.stands_at = YEAR_2028, None
        elif roll < 0.5:
            device.skew, device.stands_at = 0, None
        elif roll < 0.58:
            self.sleeping[device.name] = 12
        elif roll < 0.74 and device.name in self.unnoticed:
            pass
        elif roll < 0.74 and device.name not in self.backups:
            self.backups[device.name] = device.store.copy()
            self._hold_twice(device.store)
        elif roll < 0.74:
            self._restore(device)
        elif roll < 0.82:
            self._copy(device)
        elif roll < 0.88:
            self._lose(device)
        elif roll < 0.93:
            self._retire(device)
        elif self.apart:
            self._join(self.apart)

    def _hold_twice(self, store: Store) -> None:
        self.held_twice |= {store.log[id].action for id in store.unsent if id.replica == store.uid}

    def _restore(self, device: Device) -> None:
        if device.name not in self.backups:
            return
        store = self.backups.pop(device.name)
        self._forget(device, store)
        device.store = store
        # A note beside the store, of the last step, tells at opening that this is a backup. Where that was restored,
        # too, the remote tells at the next run; until then a step that only a copy has could get a second one's name.
        if Rule.ROLLBACK_IS_NEW in self.rules and (
            len(self.devices) > 3 or self.chance.random() < 0.5
        ):
            old = store.uid
            store.rename(f"{device.name}.back.{self.number}")
            own = [replica(store.uid), replica(old, is_retired=True)]
            store.write(own, device.now(self.time), undoable=False)
        else:
            self.unnoticed.add(device.name)
        self.were_twins_possible = True

    def _copy(self, device: Device) -> None:
        if len(self.devices) > 4 or device.name in self.unnoticed:
            return
        store = device.store.copy()
        self._hold_twice(store)
        copied = Device(
            f"{device.name}+", store, arrived=set(device.arrived), written=device.written
        )
        if any(copied.name == other.name for other in self.devices):
            return
        if Rule.COPY_IS_NEW in self.rules:
            store.rename(f"{copied.name}.{self.number}")
            store.write([replica(store.uid)], self.time, undoable=False)
        self.devices.append(copied)

    def _lose(self, device: Device) -> None:
        """A store is lost, and the device begins anew by a snapshot."""
        snapshots = [file for file in device.files(self.folder) if file.snapshot]
        if not snapshots:
            return
        snapshot = self.chance.choice(sorted(snapshots, key=lambda file: file.name)).snapshot
        store = Store(self.rules, f"{device.name}.new.{self.number}", device.store.version)
        if snapshot and store.take(snapshot):
            self._forget(device, store)
            self.backups.pop(device.name, None)
            old, device.store = device.store.uid, store
            is_gone = [replica(store.uid), replica(old, is_retired=True)]
            store.write(is_gone, device.now(self.time), undoable=False)
            self.were_twins_possible = True

    def _forget(self, device: Device, rest: Store) -> None:
        """What nobody else has is gone."""
        held = {step.action for step in self.folder.ever.values()} | {
            step.action for step in rest.log.values()
        }
        for other in self.devices:
            if other is not device:
                held |= {step.action for step in other.store.log.values()}
        self.lost |= {step.action for step in device.store.log.values()} - held

    def _retire(self, device: Device) -> None:
        others = sorted(replicas(device.store) - {device.store.uid})
        if others:
            device.store.write(
                [replica(self.chance.choice(others), is_retired=True)],
                device.now(self.time),
                undoable=False,
            )
            self.were_twins_possible = True

    def _join(self, device: Device) -> None:
        device.deliver(self.folder, self.chance, 1.0)
        device.skew = 0
        snapshots = [file.snapshot for file in device.files(self.folder) if file.snapshot]
        if not snapshots:
            return
        snapshot = max(snapshots, key=lambda each: sum(each.vector.values()))
        own = device.store.registers
        self.number += 1
        now = device.now(self.time)
        if not join(device.store, snapshot, f"x.{self.number}", now):
            return
        self._check_the_join(own, snapshot.registers, device.store)
        if any(step.hlc > (now + 1) * COUNTERS for step in device.store.log.values()):
            self.faults.append("a join is later than now")
        device.store.write([replica(device.store.uid)], now, undoable=False)
        self.devices.append(device)
        self.apart = None
        self.were_twins_possible = True

    def _check_the_join(self, own: Registers, theirs: Registers, store: Store) -> None:
        joined = store.registers
        for each, heads in theirs.all_heads():
            if not set(map(id, heads)) <= set(map(id, joined.heads(each))) and not any(
                head.is_default for head in heads
            ):
                self.faults.append("a join replaced what the others have")
                return
        for each, heads in own.all_heads():
            is_said = heads[0].value in ([head.value for head in joined.heads(each)] or [None])
            is_there = own.value(each.record, EXISTENCE.name) == 1
            is_own = each.record.kind in ("replica", "series")
            if is_there and not is_said and not is_own and each.record not in theirs.purged:
                self.faults.append("a join replaced what the store had")
                return

    def _check_what_was_sent(self, device: Device, before: set[StepID]) -> None:
        store = device.store
        new = [step for id, step in self.folder.ever.items() if id not in before]
        if not new:
            return
        ever = self.folder.ever.items()
        known = [step.hlc for id, step in ever if id in before or id.replica != store.uid]
        known += [heads[0].hlc for _, heads in self.baseline.all_heads()]
        bound = max([device.now(self.time) * COUNTERS, *known])
        if any(s.hlc > bound + DAY * COUNTERS for s in new if s.id.replica == store.uid):
            self.faults.append("a step was sent that is far ahead of its clock")
        if any(op.key.property.name == "fired" for s in new for op in s.ops if isinstance(op, Set)):
            self.faults.append("what is local was sent")

    def finish(self) -> None:
        """Clocks are right again, old versions are migrated, and all files arrive."""
        if self.apart and self.chance.random() < 0.7:
            for device in self.devices:
                self.exchange(device, 1.0, is_whole=True)
            self._join(self.apart)
        for device in self.devices:
            device.skew, device.stands_at = 0, None
        self.time += DAY
        for round in range(8):
            for device in self.devices:
                if round == 1:
                    device.store.version = 2
                    device.store.apply_waiting()
                self.exchange(device, 1.0, is_whole=True)
            seen = [device.store.seen for device in self.devices]
            if round > 1 and all(each == seen[0] for each in seen):
                break
