"""What somebody should look at, and what is there at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from messages import BASELINE, DELETED, EXISTENCE, Key, Property, Record, Value, content_uid, knows
from registers import Head, Registers
from rules import Rule

UNDONE = "undone/"
"""What the undo of a creation writes into its existence, and the replica that made the record."""


class Conflict(NamedTuple):
    uid: str
    key: Key
    value: Value
    is_of_deleted: bool


def is_there(value: Value) -> bool:
    return value == 1


def says(name: str, value: Value) -> Value:
    """What differs when two values are in conflict: that something was done twice is none."""
    if name == EXISTENCE.name:
        return int(is_there(value))
    if name in (DELETED.name, "completed", "when"):
        return int(value is not None)
    if name == "mark":
        return value[0] if isinstance(value, tuple) else None
    if name == "floor":
        return None
    return value


def unknown_edits(record: Record, registers: Registers) -> Iterator[tuple[Property, Head]]:
    """What is in a removed record that its removal did not know of; where it is the undo of the creation, also
    what others wrote before it."""
    of = registers.records.get(record, {})
    heads = of.get(EXISTENCE)
    if not heads:
        return
    removal = heads[0]
    own = {BASELINE.replica, removal.step.replica}
    undone = isinstance(removal.value, str) and removal.value.startswith(UNDONE)
    if undone and isinstance(removal.value, str):
        own.add(removal.value.removeprefix(UNDONE))
    for property, edits in of.items():
        head = edits[0]
        if property == EXISTENCE or head.is_default or head.step == removal.step:
            continue
        is_foreign = head.step.replica not in own and head.origin.step.replica not in own
        if not knows(removal.needs, head.step) or (undone and is_foreign):
            yield property, head


def life(record: Record, registers: Registers) -> str:
    """``there``, ``trash`` or ``absent``: all of it follows from registers.

    Disproved: that an undo puts a creation into the trash when others changed it, by what it knows then. An edit
    that comes after the undo was then in a record that is nowhere; now the trash follows from the edit.
    """
    heads = registers.records.get(record, {}).get(EXISTENCE)
    if not heads:
        return "absent"
    if is_there(heads[0].value):
        return "trash" if registers.value(record, DELETED.name) is not None else "there"
    if Rule.UNDONE_BUT_CHANGED in registers.rules and any(unknown_edits(record, registers)):
        return "trash"
    return "absent"


def conflict(
    key: Key, head: Head, is_of_deleted: bool, number: int, registers: Registers
) -> Conflict:
    uid = content_uid(*key.record, *key.property, *head.step)
    if Rule.CONFLICT_UID_OF_STEP not in registers.rules:
        uid = f"{number}"
    return Conflict(uid, key, head.value, is_of_deleted)


def conflicts(registers: Registers) -> list[Conflict]:
    found: list[Conflict] = []
    for record in list(registers.records):
        state = life(record, registers)
        if state == "absent":
            continue
        of = registers.records[record]
        for property, heads in of.items():
            shown = says(property.name, heads[0].value)
            for head in heads[1:]:
                if (
                    says(property.name, head.value) != shown
                    or Rule.SAME_IS_NO_CONFLICT not in registers.rules
                ):
                    found.append(
                        conflict(Key(record, property), head, False, len(found), registers)
                    )
        if state == "trash" and Rule.EDIT_OF_DELETED in registers.rules:
            for property, head in _edits_of_deleted(record, registers):
                found.append(conflict(Key(record, property), head, True, len(found), registers))
    return sorted(set(found), key=lambda each: (each.key, each.uid, each.is_of_deleted))


def _edits_of_deleted(record: Record, registers: Registers) -> Iterator[tuple[Property, Head]]:
    of = registers.records[record]
    if not is_there(of[EXISTENCE][0].value):
        yield from unknown_edits(record, registers)
        return
    deletions = [head for head in of.get(DELETED, ()) if head.value is not None]
    for property, heads in of.items():
        if property in (EXISTENCE, DELETED) or heads[0].is_default:
            continue
        if any(heads[0].is_concurrent(deletion) for deletion in deletions):
            yield property, heads[0]
