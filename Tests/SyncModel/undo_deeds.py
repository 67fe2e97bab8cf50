"""Undo and redo, watched: none takes away what others wrote."""

from __future__ import annotations

from collections.abc import Callable

import undo as undoing
from conflicts import says
from deeds import Deeds
from messages import EXISTENCE, Value
from store import Done


class UndoDeeds(Deeds):
    def undo(self) -> None:
        self._keeping_others(self._undo, self.store.undoable)

    def redo(self) -> None:
        self._keeping_others(self._redo, self.store.redoable)

    def _undo(self) -> int:
        self.made += 1
        return undoing.undo(self.store, self.now, self.action).left_alone

    def _redo(self) -> int:
        self.made += 1
        return undoing.redo(self.store, self.now, self.action).left_alone

    def _keeping_others(self, take_back: Callable[[], int], dones: list[Done]) -> None:
        """No value that others wrote is gone after it."""
        own = {self.store.uid, *self.store.former}
        known = {
            origin
            for done in dones[-1:]
            for change in done.changes
            for origin in (change.before_origin, change.after_origin)
        }
        before = [
            (each, head)
            for each, heads in self.store.registers.all_heads()
            for head in heads
            if head.step.replica not in own and head.origin.step.replica not in own
            # Who set back what this step found or left, wrote nothing.
            if head.origin not in known
        ]
        take_back()
        for each, head in before:
            if each.property == EXISTENCE and head.value != 1:
                continue
            name = each.property.name
            left = [h.value for h in self.store.registers.heads(each)]
            if name == "floor":
                is_left = max(map(_number, left), default=0) >= _number(head.value)
            else:
                is_left = says(name, head.value) in [says(name, value) for value in left]
            if not is_left:
                self.faults.append(f"an undo took away what others wrote: {each.property.name}")


def _number(value: Value) -> int:
    return value if isinstance(value, int) else 0
