"""The folder between devices, and a run of sync through it.

Files arrive at each device by themselves: some later, some in half, in any order.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field

from messages import COUNTERS, DAY, Key, Property, Record, Set, Step, StepID, Vector, covers, knows
from registers import Registers
from rules import Rule
from store import Snapshot, Store


@dataclass(frozen=True)
class File:
    """A batch, a snapshot or a head; each says what it needs to say of the others."""

    name: str
    owner: str
    batch: tuple[Step, ...] = ()
    snapshot: Snapshot | None = None
    head: Vector | None = None


@dataclass
class Folder:
    files: dict[str, File] = field(default_factory=dict)
    ever: dict[StepID, Step] = field(default_factory=dict)
    """All steps that were ever in it."""
    forked: list[StepID] = field(default_factory=list)
    """Steps of one name and with different contents."""

    def put(self, file: File) -> None:
        self.files[file.name] = file
        for step in file.batch:
            if self.ever.setdefault(step.id, step) != step:
                self.forked.append(step.id)


@dataclass
class Device:
    """A machine with a store, a clock that may be wrong, and the files that arrived."""

    name: str
    store: Store
    skew: int = 0
    stands_at: int | None = None
    arrived: set[str] = field(default_factory=set)
    written: int = 0
    lead: int = 0
    """How far ahead, in clocks, others were whose steps it took in."""

    def now(self, time: int) -> int:
        if self.stands_at is not None:
            return self.stands_at
        return max(0, time + self.skew)

    def deliver(self, folder: Folder, chance: random.Random, share: float) -> None:
        """A file that arrived in half is left out until it is whole."""
        for name, file in folder.files.items():
            if file.owner == self.store.uid or chance.random() < share:
                self.arrived.add(name)

    def files(self, folder: Folder) -> list[File]:
        return [file for name, file in folder.files.items() if name in self.arrived]


def retired(registers: Registers) -> set[str]:
    return {
        record.uid
        for record in registers.records
        if record.kind == "replica" and registers.value(record, "retired")
    }


def replicas(store: Store) -> set[str]:
    """Those that count, as far as this store knows; each says so by a record when it begins."""
    known = {record.uid for record in store.registers.records if record.kind == "replica"}
    return (known | {store.uid}) - retired(store.registers)


def heads_of(files: Iterable[File]) -> dict[str, Vector]:
    """What each replica says that it has: the highest counts."""
    heads: dict[str, Vector] = {}
    for file in files:
        if file.head is not None:
            old = heads.get(file.owner, {})
            if sum(file.head.values()) >= sum(old.values()):
                heads[file.owner] = file.head
    return heads


@dataclass
class Run:
    """What a run may leave out: it can be interrupted anywhere, and done again."""

    folder: Folder
    chance: random.Random
    new_uid: str
    is_whole: bool = False

    def __call__(self, device: Device, time: int) -> None:
        store = device.store
        files = device.files(self.folder)
        self._look_for_a_rollback(store, device.now(time))
        steps = [step for file in files for step in file.batch]
        self.chance.shuffle(steps)
        sent = {step.id for step in steps}
        for step in steps:
            store.receive(step)
            if self.chance.random() < 0.05:
                store.receive(step)
        self._take_snapshots(store, files)
        if Rule.READ_BEFORE_RECLOCKING in store.rules:
            store.unsent -= sent
        self._go_on_anew_when_retired(store, device.now(time))
        self._bound_clocks(store, device.now(time))
        if self._chance(0.9):
            self._send(device)
            self._put(device, head=dict(store.seen))
        if self._chance(0.3) and (
            not store.unsent or Rule.COMPACTION_AFTER_SENDING not in store.rules
        ):
            self._put(device, snapshot=store.snapshot())
        if self._chance(0.3):
            self._compact(device)
        if not self.is_whole and self.chance.random() < 0.1:
            store.trim()

    def _chance(self, share: float) -> bool:
        return self.is_whole or self.chance.random() < share

    def _put(
        self,
        device: Device,
        batch: tuple[Step, ...] = (),
        snapshot: Snapshot | None = None,
        head: Vector | None = None,
    ) -> None:
        device.written += 1
        name = f"{device.store.uid}/{device.name}-{device.written}"
        device.arrived.add(name)
        self.folder.put(File(name, device.store.uid, batch, snapshot, head))

    def _look_for_a_rollback(self, store: Store, now: int) -> None:
        """A step of its own that is on the remote and not here, or is another one there: this is a backup."""
        if Rule.ROLLBACK_IS_NEW not in store.rules:
            return
        own = store.seen.get(store.uid, 0)
        # What was compacted counts too: heads keep a hash of each own step.
        remote = {id: step for id, step in self.folder.ever.items() if id.replica == store.uid}
        different = [id.seq for id in remote if id in store.log and store.log[id] != remote[id]]
        if different or any(id.seq > own for id in remote):
            self._begin_anew(store, min([*different, own + 1]), now)

    def _begin_anew(self, store: Store, first: int, now: int, clocks: int | None = None) -> None:
        """Its own steps from a number on become those of a new replica, and the old one is retired."""
        old = store.uid
        store.give_own_steps(self.new_uid, first, clocks)
        store.write([replica(store.uid), replica(old, is_retired=True)], now, undoable=False)

    def _take_snapshots(self, store: Store, files: list[File]) -> None:
        """Steps that are missing may come yet, or be compacted: by a snapshot it goes on at once."""
        for file in sorted(files, key=lambda file: file.name):
            snapshot = file.snapshot
            if snapshot and not covers(store.seen, snapshot.vector) and self._chance(0.3):
                store.take(snapshot)

    def _go_on_anew_when_retired(self, store: Store, now: int) -> None:
        """A replica that was retired sends what it has not, as itself, and goes on as another one."""
        if store.uid in retired(store.registers):
            store.rename(self.new_uid)
            store.write([replica(store.uid)], now, undoable=False)

    def _bound_clocks(self, store: Store, now: int) -> None:
        """Steps of its own that are more than a day ahead of its clock and of all others get new clocks."""
        unsent = {id for id in store.unsent if id.replica == store.uid}
        if Rule.BOUNDED_SENDING not in store.rules or not unsent:
            return
        # Whatever is before one that was sent was sent, too, though its file may not have come back yet.
        before = {id.seq for id in store.log if id.replica == store.uid and id not in unsent}
        first = max([min(id.seq for id in unsent), *(seq + 1 for seq in before)])
        latest = max((store.log[id].hlc for id in unsent if id.seq >= first), default=0)
        if latest > max(now * COUNTERS, store.heard) + DAY * COUNTERS:
            self._begin_anew(store, first, now, now)

    def _send(self, device: Device) -> None:
        store = device.store
        unsent = sorted(
            (store.log[id] for id in store.unsent), key=lambda step: (step.hlc, step.id)
        )
        while unsent and (self.is_whole or self.chance.random() < 0.9):
            count = self.chance.randint(1, len(unsent))
            batch, unsent = tuple(unsent[:count]), unsent[count:]
            self._put(device, batch=batch)
            store.unsent -= {step.id for step in batch}
            store.heard = max(store.heard, batch[-1].hlc)

    def _compact(self, device: Device) -> None:
        """A batch of its own goes when all that count acknowledged it and a snapshot holds it."""
        files = device.files(self.folder)
        store = device.store
        heads = heads_of(files)
        vectors = [
            file.snapshot.vector
            for file in files
            if file.snapshot and file.name in self.folder.files
        ]
        counting = replicas(store)
        for file in files:
            if file.owner != store.uid or not file.batch:
                continue
            is_held = Rule.COMPACTION_AFTER_SNAPSHOT not in store.rules or any(
                all(knows(vector, step.id) for step in file.batch) for vector in vectors
            )
            is_acknowledged = all(
                all(knows(heads.get(uid, {}), step.id) for step in file.batch) for uid in counting
            )
            if is_held and is_acknowledged:
                del self.folder.files[file.name]


def replica(uid: str, is_retired: bool = False) -> Set:
    name = "retired" if is_retired else "id"
    return Set(Key(Record("replica", uid), Property(name)), 1)
