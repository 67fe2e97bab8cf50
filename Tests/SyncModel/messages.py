"""What replicas tell each other: steps, and what these do to registers."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

Value: TypeAlias = "int | str | tuple[str | int, ...] | None"
Vector: TypeAlias = Mapping[str, int]
"""Of each replica, the number up to which all its steps are known."""

DAY = 86_400_000
COUNTERS = 65_536


class Record(NamedTuple):
    kind: str
    uid: str


class Property(NamedTuple):
    """Of a property with elements, each is a register of its own."""

    name: str
    element: str = ""


class Key(NamedTuple):
    record: Record
    property: Property


class StepID(NamedTuple):
    replica: str
    seq: int


class Origin(NamedTuple):
    """The step that first wrote a value which another one set back."""

    step: StepID
    hlc: int


BASELINE = StepID("baseline", 1)
"""What was there when sync was enabled: all that began with it know it, and a store that joins does not.

Disproved: that it has the clock 0. A store that joins won over it with an older edit; so its values have clocks
made of ``modified``, too.
"""

EXISTENCE = Property("id")
DELETED = Property("deleted")


class Set(NamedTuple):
    key: Key
    value: Value
    origin: Origin | None = None
    is_default: bool = False


class Purge(NamedTuple):
    record: Record


Operation: TypeAlias = Set | Purge


@dataclass(frozen=True, slots=True)
class Step:
    """A message."""

    id: StepID
    hlc: int
    needs: Vector
    action: str
    ops: tuple[Operation, ...]
    format: int = 1
    joins: bool = field(default=False)
    """Whether it brings what a store had before it joined."""
    is_beside: bool = field(default=False)
    """Whether its values stand beside those that are there, also those of its own replica: a server that the replica
    asked had them, and knew of nothing."""

    @property
    def replaces(self) -> Vector:
        """What the values that it wrote take the place of."""
        return {} if self.is_beside else self.needs


def knows(vector: Vector, step: StepID) -> bool:
    return vector.get(step.replica, 0) >= step.seq


def covers(vector: Vector, other: Vector) -> bool:
    return all(vector.get(replica, 0) >= seq for replica, seq in other.items())


def union(one: Vector, other: Vector) -> dict[str, int]:
    return {r: max(one.get(r, 0), other.get(r, 0)) for r in {*one, *other}}


def content_uid(*parts: object) -> str:
    """The same on every device."""
    return str(uuid.uuid5(uuid.NAMESPACE_OID, "/".join(map(str, parts))))


def decoded(step: Step) -> dict[str, Any]:
    """A message as the oracle reads it, of the names that its encoding has."""

    def operation(op: Operation) -> dict[str, Any]:
        if isinstance(op, Purge):
            return {"purge": list(op.record)}
        (kind, uid), (name, element) = op.key
        said: dict[str, Any] = {"set": [kind, uid, name, element], "value": op.value}
        return said | ({"default": True} if op.is_default else {})

    return {
        "replica": step.id.replica,
        "seq": step.id.seq,
        "hlc": step.hlc,
        "needs": dict(step.replaces),
        "ops": [operation(op) for op in step.ops],
    }
