"""Registers and their heads: the whole state of a store."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from messages import Key, Origin, Property, Purge, Record, Set, Step, StepID, Value, Vector, knows
from rules import Rule, Rules


class Head(NamedTuple):
    """A value, the step that wrote it, and what that step's replica had seen."""

    value: Value
    step: StepID
    hlc: int
    needs: Vector
    origin: Origin
    is_default: bool = False

    @property
    def stamp(self) -> tuple[int, str, int]:
        return (self.hlc, self.step.replica, self.step.seq)

    @property
    def claimed(self) -> tuple[int, str, int]:
        """Since when it is claimed: an undo brings back a claim with its old rank among others."""
        return (self.origin.hlc, self.origin.step.replica, self.origin.step.seq)

    def is_concurrent(self, other: Head) -> bool:
        return (
            self.step != other.step
            and not knows(self.needs, other.step)
            and not knows(other.needs, self.step)
        )


Heads = tuple[Head, ...]

POLLED = Origin(StepID("", 0), 0)
"""What a poll made is nobody's, and of no time: all know it. Of several values the greatest counts.

Disproved: that the same uid and values are enough. A device that made a draft later than another one, where it had
been edited, won with the template's words by its later clock. And of two by their clocks: those change when a clock
that was ahead is right again.
"""


def ranked(heads: Iterable[Head]) -> Heads:
    """The latest one first. What a poll made counts only where nobody wrote anything else."""
    heads = tuple(heads)
    written = [head for head in heads if not head.is_default]
    if not written:
        return tuple(sorted(heads, key=lambda head: repr(head.value))[-1:])
    return tuple(sorted(written, key=lambda head: head.stamp, reverse=True))


class Registers:
    """Of each record, its registers, and the marks of what was purged."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.records: dict[Record, dict[Property, Heads]] = {}
        self.purged: set[Record] = set()

    def copy(self) -> Registers:
        other = Registers(self.rules)
        other.records = {record: dict(of) for record, of in self.records.items()}
        other.purged = set(self.purged)
        return other

    def heads(self, key: Key) -> Heads:
        return self.records.get(key.record, {}).get(key.property, ())

    def value(self, record: Record, name: str, element: str = "") -> Value:
        heads = self.records.get(record, {}).get(Property(name, element), ())
        return heads[0].value if heads else None

    def elements(self, record: Record, name: str) -> Iterator[tuple[str, Heads]]:
        for property, heads in self.records.get(record, {}).items():
            if property.name == name:
                yield property.element, heads

    def all_heads(self) -> Iterator[tuple[Key, Heads]]:
        for record, of in self.records.items():
            for property, heads in of.items():
                yield Key(record, property), heads

    def apply(self, step: Step) -> None:
        """Takes in what a step did; all that it needs was applied before."""
        for op in step.ops:
            if isinstance(op, Purge):
                self.purge(op.record)
            elif op.key.record not in self.purged or Rule.PURGE_ABSORBS not in self.rules:
                self._write(op, step)

    def purge(self, record: Record) -> None:
        self.records.pop(record, None)
        self.purged.add(record)

    def _write(self, op: Set, step: Step) -> None:
        origin = op.origin or Origin(step.id, step.hlc)
        head = Head(op.value, step.id, step.hlc, step.replaces, origin)
        if op.is_default and Rule.DEFAULTS_LOSE in self.rules:
            head = Head(op.value, POLLED.step, POLLED.hlc, {}, POLLED, True)
        if Rule.HEADS_BY_NEEDS not in self.rules:
            rest: list[Head] = [h for h in self.heads(op.key) if h.stamp > head.stamp]
            self.put(op.key, (rest or [head])[:1])
            return
        kept = [
            h
            for h in self.heads(op.key)
            if h.is_default or (not knows(step.replaces, h.step) and h.step != step.id)
        ]
        self.put(op.key, [*kept, head])

    def put(self, key: Key, heads: Iterable[Head]) -> None:
        self.records.setdefault(key.record, {})[key.property] = ranked(heads)

    def merge(self, other: Registers, seen: Vector, vector: Vector) -> None:
        """Takes in a snapshot with its vector.

        A head that one of both lacks is new where the other one's vector does not know it, and else was
        overwritten or removed there. So a replica that was away too long needs no batch to catch up, and
        no steps of its own are made again.
        """
        for record in other.purged:
            self.purge(record)
        keys = [*self.all_heads(), *other.all_heads()]
        for key in dict.fromkeys(key for key, _ in keys):
            if key.record in self.purged and Rule.PURGE_ABSORBS in self.rules:
                continue
            mine, theirs = self.heads(key), other.heads(key)
            steps = {head.step for head in theirs}
            own = {head.step for head in mine}
            kept = [
                head
                for head in mine
                if head.is_default
                or head.step in steps
                or not knows(vector, head.step)
                or Rule.SNAPSHOT_BY_VECTOR not in self.rules
            ]
            new = [
                head
                for head in theirs
                if head.is_default or (head.step not in own and not knows(seen, head.step))
            ]
            merged = ranked([*kept, *new])
            if merged:
                self.records.setdefault(key.record, {})[key.property] = merged
            else:
                self.records.get(key.record, {}).pop(key.property, None)
        for record in [record for record, of in self.records.items() if not of]:
            del self.records[record]


def shown_head(key: Key, registers: Registers) -> Head | None:
    """The latest one, but of floors the greatest: this is what an undo sets back, and gives way to."""
    return shown_of(key, registers.heads(key), registers.rules)


def shown_of(key: Key, heads: Heads, rules: Rules) -> Head | None:
    if key.property.name == "floor" and Rule.FLOOR_IS_GREATEST in rules:
        return max(heads, key=lambda h: h.value if isinstance(h.value, int) else 0, default=None)
    return heads[0] if heads else None
