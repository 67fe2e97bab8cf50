"""A store that is changed here and elsewhere: writing, receiving, snapshots, and new uids."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from conflicts import is_there, life
from messages import (
    BASELINE,
    COUNTERS,
    EXISTENCE,
    Key,
    Operation,
    Origin,
    Purge,
    Record,
    Set,
    Step,
    StepID,
    Value,
    Vector,
    covers,
    knows,
    union,
)
from registers import Head, Registers, shown_head
from rules import Rule, Rules

UNWRITTEN = Origin(BASELINE, 0)

FORMAT = {1: 1, 2: 2}
"""The newest format of messages that a version of the program reads."""


class Change(NamedTuple):
    """What a step did to a register."""

    key: Key
    before: Value
    before_origin: Origin
    after: Value
    after_origin: Origin
    was_shown: bool = True
    """Whether the record was there before, or in the trash."""


@dataclass(frozen=True)
class Done:
    """A step that can be taken back."""

    step: StepID
    changes: tuple[Change, ...]

    def moved(self, steps: dict[StepID, Step], renamed: Callable[[Origin], Origin]) -> Done:
        return Done(
            steps[self.step].id if self.step in steps else self.step,
            tuple(
                change._replace(
                    before_origin=renamed(change.before_origin),
                    after_origin=renamed(change.after_origin),
                )
                for change in self.changes
            ),
        )


@dataclass(frozen=True)
class Snapshot:
    vector: Vector
    registers: Registers
    hlc: int
    format: int


@dataclass
class Store:
    rules: Rules
    uid: str
    version: int = 2
    registers: Registers = field(init=False)
    seen: dict[str, int] = field(default_factory=dict)
    clock: int = 0
    heard: int = 0
    """The latest clock of what others have: received, or sent.

    Disproved: that the latest of all heads says so. A head that an own step replaced is none any more, and the new
    clock of that step was earlier than what it had seen.
    """
    format: int = 1
    """The newest format of what was applied."""
    waiting: dict[StepID, Step] = field(default_factory=dict)
    log: dict[StepID, Step] = field(default_factory=dict)
    """The steps that are held in full; those in batches may be trimmed."""
    unsent: set[StepID] = field(default_factory=set)
    undoable: list[Done] = field(default_factory=list)
    redoable: list[Done] = field(default_factory=list)
    former: set[str] = field(default_factory=set)
    """The uids that it had before."""
    fired: dict[str, int] = field(default_factory=dict)
    """Of each task the time for which its alert fired on this device."""
    local: dict[str, int] = field(default_factory=dict)
    """Local ids of tasks, in the order in which they came."""
    is_enabled: bool = True

    def __post_init__(self) -> None:
        self.registers = Registers(self.rules)

    def copy(self) -> Store:
        other = replace(
            self,
            seen=dict(self.seen),
            waiting=dict(self.waiting),
            log=dict(self.log),
            unsent=set(self.unsent),
            undoable=list(self.undoable),
            redoable=list(self.redoable),
            former=set(self.former),
            fired=dict(self.fired),
            local=dict(self.local),
        )
        other.registers = self.registers.copy()
        return other

    # Writing

    def write(
        self,
        ops: Iterable[Operation],
        now: int,
        action: str = "",
        undoable: bool = True,
        message_format: int = 1,
    ) -> Step | None:
        """Makes a step of what is done here. Writes to what was purged are refused."""
        kept = tuple(
            op for op in ops if isinstance(op, Purge) or op.key.record not in self.registers.purged
        )
        if not kept:
            return None
        step = Step(
            StepID(self.uid, self.seen.get(self.uid, 0) + 1),
            self.next_clock(now),
            dict(self.seen),
            action,
            kept,
            message_format,
        )
        changes = tuple(self._change(op, step) for op in kept if isinstance(op, Set))
        self.unsent.add(step.id)
        self._apply(step)
        if undoable:
            self.undoable.append(Done(step.id, changes))
            self.redoable.clear()
        return step

    def take_beside(self, ops: Iterable[Operation], at: int, action: str) -> None:
        """Makes a step of what a server had: it is of the time when it was made there, and nobody undoes it."""
        kept = tuple(
            op for op in ops if isinstance(op, Set) and op.key.record not in self.registers.purged
        )
        if not kept:
            return
        id = StepID(self.uid, self.seen.get(self.uid, 0) + 1)
        step = Step(id, at * COUNTERS, dict(self.seen), action, kept, is_beside=True)
        self.unsent.add(step.id)
        self._apply(step)

    def _change(self, op: Set, step: Step) -> Change:
        head = shown_head(op.key, self.registers)
        before, origin = (head.value, head.origin) if head else (None, UNWRITTEN)
        return Change(
            op.key,
            before,
            origin,
            op.value,
            op.origin or Origin(step.id, step.hlc),
            op.key.property != EXISTENCE or life(op.key.record, self.registers) != "absent",
        )

    def next_clock(self, now: int) -> int:
        """Milliseconds and a counter in one number, so that a full counter carries."""
        if Rule.CLOCK_NEVER_BACK in self.rules:
            self.clock = max(now * COUNTERS, self.clock + 1)
        else:
            self.clock = now * COUNTERS
        return self.clock

    # Receiving

    def receive(self, step: Step) -> None:
        if knows(self.seen, step.id):
            # A copy of this store may have sent it, so that others have its clock.
            self.heard = max(self.heard, step.hlc)
            return
        self.waiting[step.id] = step
        self.apply_waiting()

    def apply_waiting(self) -> None:
        """A step of a newer format stays, and all that need it, until this store is migrated."""
        found = True
        while found:
            found = False
            for id, step in list(self.waiting.items()):
                if knows(self.seen, id):
                    del self.waiting[id]
                elif step.format <= FORMAT[self.version] and self._can_follow(step):
                    del self.waiting[id]
                    self.heard = max(self.heard, step.hlc)
                    self._apply(step)
                    found = True

    def _can_follow(self, step: Step) -> bool:
        if Rule.STEPS_WAIT not in self.rules:
            return True
        return step.id.seq == self.seen.get(step.id.replica, 0) + 1 and covers(
            self.seen, step.needs
        )

    def _apply(self, step: Step) -> None:
        self.seen[step.id.replica] = max(step.id.seq, self.seen.get(step.id.replica, 0))
        self.clock = max(self.clock, step.hlc)
        self.format = max(self.format, step.format)
        self.log[step.id] = step
        self.registers.apply(self._as_kept(step))
        for op in step.ops:
            record = op.record if isinstance(op, Purge) else op.key.record
            self.local.setdefault(record.uid, len(self.local))

    def _as_kept(self, step: Step) -> Step:
        """What goes into the registers: all, but where a rule is off."""
        ops: list[Operation] = []
        for op in step.ops:
            if isinstance(op, Set):
                is_newer = op.key.property.name == "energy" or op.key.record.kind == "mood"
                if is_newer and self.version == 1 and Rule.UNKNOWN_IS_KEPT not in self.rules:
                    continue
                if op.key.property.name == "parent" and Rule.DANGLING_STAYS not in self.rules:
                    target = Record(op.key.record.kind, str(op.value))
                    if op.value and not is_there(self.registers.value(target, EXISTENCE.name)):
                        op = op._replace(value=None)
            ops.append(op)
        return replace(step, ops=tuple(ops))

    # Snapshots

    def snapshot(self) -> Snapshot:
        """All registers, those of removed records and of newer versions too, with all heads and what these
        needed, and all marks of what was purged."""
        held = self.registers.copy()
        if Rule.SNAPSHOT_OF_REMOVED not in self.rules:
            for record in list(held.records):
                if not is_there(held.value(record, EXISTENCE.name)):
                    del held.records[record]
        if Rule.SNAPSHOT_OF_PURGES not in self.rules:
            held.purged.clear()
        for key, heads in list(held.all_heads()):
            if Rule.SNAPSHOT_OF_HEADS not in self.rules:
                heads = heads[:1]
            if Rule.SNAPSHOT_OF_NEEDS not in self.rules:
                heads = tuple(head._replace(needs={}) for head in heads)
            held.records[key.record][key.property] = heads
        return Snapshot(dict(self.seen), held, self.clock, self.format)

    def take(self, snapshot: Snapshot) -> bool:
        """Joins by a snapshot, or returns by one; False when it is of a newer format."""
        if snapshot.format > FORMAT[self.version]:
            return False
        self.registers.merge(snapshot.registers, self.seen, snapshot.vector)
        self.seen = union(self.seen, snapshot.vector)
        self.clock = max(self.clock, snapshot.hlc)
        self.heard = max(self.heard, snapshot.hlc)
        self.format = max(self.format, snapshot.format)
        for record in self.registers.records:
            self.local.setdefault(record.uid, len(self.local))
        self.apply_waiting()
        return True

    def trim(self) -> None:
        """Steps that are in batches are dropped. A table keeps what conflicts need of them: their clocks and
        what they had seen.

        Disproved: that a table of clocks is enough. Whether an edit knew of a deletion follows from what both
        steps had seen; without that, trimming shows a conflict, or hides one, on this device alone.
        """
        for id in [id for id in self.log if id not in self.unsent]:
            del self.log[id]
        if Rule.TRIMMING_KEEPS_NEEDS not in self.rules:
            for key, heads in list(self.registers.all_heads()):
                self.registers.records[key.record][key.property] = tuple(
                    head if head.step in self.log else head._replace(needs={}) for head in heads
                )

    # New uids

    def rename(self, uid: str) -> None:
        """Goes on as another replica; steps that were not sent stay those of the old one."""
        self.heard = max(self.heard, self.clock)
        self.former.add(self.uid)
        self.uid = uid

    def give_own_steps(self, uid: str, first: int, now: int | None = None) -> None:
        """Its own steps from a number on become those of a new replica, at new clocks where a time is given.

        Registers, what steps need and what can be undone name the new steps, for nobody else has the old ones.
        """
        old = self.uid
        self.former.add(old)
        self.uid = uid
        moved = sorted(id for id in self.log if id.replica == old and id.seq >= first)
        if now is not None:
            self.clock = self.heard
        steps: dict[StepID, Step] = {}
        for number, id in enumerate(moved, 1):
            step = self.log.pop(id)
            needs = {r: seq for r, seq in step.needs.items() if r != old}
            needs |= {old: first - 1} if first > 1 else {}
            needs |= {uid: number - 1} if number > 1 else {}
            hlc = step.hlc if now is None else self.next_clock(now)
            steps[id] = replace(step, id=StepID(uid, number), hlc=hlc, needs=needs)

        def renamed(origin: Origin) -> Origin:
            step = steps.get(origin.step)
            return Origin(step.id, step.hlc) if step else origin

        for step in steps.values():
            ops = tuple(
                op._replace(origin=renamed(op.origin)) if isinstance(op, Set) and op.origin else op
                for op in step.ops
            )
            self.log[step.id] = replace(step, ops=ops)
        self.unsent = {steps[id].id if id in steps else id for id in self.unsent}
        self.seen.pop(old, None)
        self.seen |= {old: first - 1} if first > 1 else {}
        if moved:
            self.seen[uid] = len(moved)
        for key, heads in list(self.registers.all_heads()):
            self.registers.put(key, [_moved(head, steps, renamed) for head in heads])
        for dones in (self.undoable, self.redoable):
            dones[:] = [done.moved(steps, renamed) for done in dones]


def _moved(head: Head, steps: dict[StepID, Step], renamed: Callable[[Origin], Origin]) -> Head:
    origin = renamed(head.origin)
    if head.step not in steps:
        return head._replace(origin=origin)
    step = steps[head.step]
    return head._replace(step=step.id, hlc=step.hlc, needs=step.replaces, origin=origin)
