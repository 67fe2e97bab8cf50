"""Undo and redo across replicas.

A step is taken back register by register. What still is as the step left it is set back; what was changed since
is left alone and counted.

Disproved:

- "What still is as the step left it", by the step of the value that is shown. Of two edits of one register
  only the second could be undone, for the first undo wrote a step of its own. So what is set back names
  the step that wrote it first, its origin, and counts as that step's; redo does the same. The origin keeps its
  clock, too: a parent that is set back has its old rank among the claims of a circle, or an edit and its undo
  would let the other claim hold.
- "Sets back" what was before, where others wrote meanwhile. The undo knows all heads, so it ended their conflict,
  and what the others wrote was nowhere, without a word. Now it gives way to what they wrote. Where they
  wrote different things, it would end a conflict that is not its own, so that the register is left alone.
- What is set back, by the latest of several heads: of floors it is the greatest, as that is what was shown.
- That all a step wrote is set back. The undo of a creation cleared each property, too; an edit that came from elsewhere
  found a record in the trash without a title. It writes the existence alone.
- The same of a record that is in the trash because it was removed and edited elsewhere: who restores it and undoes
  that knows the edits, so that the removal, written again, would be one of a record that nobody edited. It goes into
  the trash by ``deleted``.
- That the undo of a creation looks whether others changed the record: see ``conflicts.life``.
"""

from __future__ import annotations

from typing import NamedTuple

from conflicts import UNDONE, is_there, life, says
from messages import DELETED, EXISTENCE, Key, Origin, Record, Set
from registers import shown_of
from rules import Rule
from store import UNWRITTEN, Change, Done, Store


class Outcome(NamedTuple):
    set_back: int
    left_alone: int


def undo(store: Store, now: int, action: str = "") -> Outcome:
    if not store.undoable:
        return Outcome(0, 0)
    done = store.undoable.pop()
    outcome, taken = _take_back(store, done, now, action)
    if taken:
        store.redoable.append(taken)
    return outcome


def redo(store: Store, now: int, action: str = "") -> Outcome:
    if not store.redoable:
        return Outcome(0, 0)
    outcome, taken = _take_back(store, store.redoable.pop(), now, action)
    if taken:
        store.undoable.append(taken)
    return outcome


def _take_back(store: Store, done: Done, now: int, action: str) -> tuple[Outcome, Done | None]:
    ops: list[Set] = []
    left = 0
    # Of what a step wrote twice, what was before it counts.
    changes = {change.key: change for change in reversed(done.changes)}
    removed: set[Record] = set()
    for change in sorted(changes.values(), key=lambda each: each.key.property != EXISTENCE):
        if change.key.record in removed:
            continue
        op, is_left = _set_back(store, done, change)
        left += is_left
        if op and not is_left and was_removed(change):
            # Set back by somebody who knows all edits, the removal would be one of a record without any.
            ops += [Set(op.key, 1), Set(Key(op.key.record, DELETED), now)]
            removed.add(change.key.record)
        elif op:
            ops.append(op)
            if is_creation(change) and not is_there(op.value):
                removed.add(change.key.record)
    for op in ops:
        if op.key not in changes:
            heads = store.registers.heads(op.key)
            value, origin = (heads[0].value, heads[0].origin) if heads else (None, UNWRITTEN)
            changes[op.key] = Change(op.key, None, UNWRITTEN, value, origin)
    shown = {op.key: life(op.key.record, store.registers) != "absent" for op in ops}
    step = store.write(ops, now, action, undoable=False)
    if step is None:
        return Outcome(0, left), None
    written = {op.key: op for op in step.ops if isinstance(op, Set)}
    taken = tuple(
        Change(
            key,
            change.after,
            change.after_origin,
            written[key].value,
            written[key].origin or Origin(step.id, step.hlc),
            shown[key],
        )
        for key, change in changes.items()
        if key in written
    )
    return Outcome(len(ops), left), Done(step.id, taken)


def is_creation(change: Change) -> bool:
    is_new = not change.was_shown and change.before_origin == UNWRITTEN
    return is_there(change.after) and is_new


def was_removed(change: Change) -> bool:
    """Whether the record was in the trash because others edited what was removed."""
    is_existence = change.key.property == EXISTENCE
    return is_existence and change.was_shown and not is_there(change.before)


def _set_back(store: Store, done: Done, change: Change) -> tuple[Set | None, bool]:
    """What to write into a register, and whether something of others is left alone in it."""
    heads = store.registers.heads(change.key)
    names_origin = Rule.UNDO_NAMES_ORIGIN in store.rules
    own = [
        head
        for head in heads
        if head.step == done.step or (names_origin and head.origin == change.after_origin)
    ]
    if Rule.UNDO_LEAVES_CHANGED not in store.rules:
        own = list(heads)
    if not own:
        return None, True
    others = [head for head in heads if head not in own]
    if Rule.UNDO_KEEPS_OTHERS not in store.rules:
        others = []
    name = change.key.property.name
    if len({says(name, head.value) for head in others}) > 1:
        return None, True
    other = shown_of(change.key, tuple(others), store.rules)
    if other:
        return Set(change.key, other.value, other.origin if names_origin else None), True
    if is_creation(change):
        if Rule.UNDONE_BUT_CHANGED not in store.rules:
            return Set(change.key, None), False
        return Set(change.key, UNDONE + change.after_origin.step.replica), False
    return Set(change.key, change.before, change.before_origin if names_origin else None), False
