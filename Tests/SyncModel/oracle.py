"""An oracle of registers, free of the code of the model and of the library.

It takes decoded messages in any order, each ``{replica, seq, hlc, needs, ops}``; an op is
``{"set": [kind, uid, property, element], "value": v}``, with ``"default": True`` where a poll made it,
or ``{"purge": [kind, uid]}``. An op of the baseline has an ``"hlc"`` of its own. It looks at all pairs of writes and keeps nothing in between, so that no
order can matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

Message = Mapping[str, Any]
Register = tuple[str, str, str, str]


class Write(NamedTuple):
    hlc: int
    replica: str
    seq: int
    value: Any
    needs: Mapping[str, int]
    is_default: bool

    def had_seen(self, other: Write) -> bool:
        return self is not other and self.needs.get(other.replica, 0) >= other.seq


class Verdict(NamedTuple):
    """What a register is: its heads as (replica, seq, value), the latest one first."""

    heads: tuple[tuple[str, int, Any], ...]
    winner: Any
    conflicts: frozenset[tuple[str, int]]
    """The steps whose other values are not shown."""


def judge(messages: Iterable[Message]) -> dict[Register, Verdict]:
    """Of each register that was written and not purged."""
    once = {(message["replica"], message["seq"]): message for message in messages}
    purged: set[tuple[str, str]] = set()
    writes: dict[Register, list[Write]] = {}
    for message in once.values():
        written: dict[Register, Write] = {}
        for op in message["ops"]:
            if "purge" in op:
                purged.add((op["purge"][0], op["purge"][1]))
                continue
            kind, uid, name, element = op["set"]
            # Of what a step writes twice the last counts.
            written[kind, uid, name, element] = Write(
                op.get("hlc", message["hlc"]),
                message["replica"],
                message["seq"],
                op["value"],
                message["needs"],
                op.get("default", False),
            )
        for register, write in written.items():
            writes.setdefault(register, []).append(write)
    return {
        register: _verdict(register[2], written)
        for register, written in writes.items()
        if register[:2] not in purged
    }


def _verdict(name: str, writes: list[Write]) -> Verdict:
    mine = [write for write in writes if not write.is_default]
    if mine:
        heads = [w for w in mine if not any(other.had_seen(w) for other in mine)]
    else:
        # What polls made is nobody's, and of no time.
        value = max((write.value for write in writes), key=repr)
        heads = [writes[0]._replace(hlc=0, replica="", seq=0, value=value)]
    heads.sort(key=_rank, reverse=True)
    winner = heads[0].value
    return Verdict(
        tuple((w.replica, w.seq, w.value) for w in heads),
        winner,
        frozenset((w.replica, w.seq) for w in heads if _says(name, w.value) != _says(name, winner)),
    )


def _rank(write: Write) -> tuple[int, str, int]:
    return (write.hlc, write.replica, write.seq)


def _says(name: str, value: Any) -> Any:
    """What differs when two values are in conflict: when something was done, does not."""
    if name == "id":
        return value == 1
    if name in ("deleted", "completed", "when"):
        return value is not None
    if name == "mark":
        return value[0] if value else None
    if name == "floor":
        return None
    return value
