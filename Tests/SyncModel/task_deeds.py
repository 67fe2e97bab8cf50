"""What people do with tasks."""

from __future__ import annotations

from typing import Any

from deeds import Deeds, key
from messages import DELETED, EXISTENCE, Key, Operation, Property, Purge, Record, Set
from references import has_circle
from rules import Rule
from shown import NEWER_PRIORITY, lay_parents, states


class TaskDeeds(Deeds):
    def add_task(self) -> None:
        uid = self.new("task")
        ops: list[Operation] = [Set(key("task", uid, "id"), 1)]
        ops += [
            Set(key("task", uid, "title"), self.action),
            Set(key("task", uid, "place"), self.chance.randrange(1, 4)),
        ]
        if self.shown.projects and self.chance.random() < 0.6:
            project = self.chance.choice(sorted(self.shown.projects))
            ops.append(Set(key("task", uid, "project"), project))
        if self.chance.random() < 0.4:
            kind = self.chance.choice(["every", "every", "after"])
            rule = (kind, self.chance.randrange(1, 4), self.today, 9)
            ops.append(Set(key("task", uid, "rule"), rule))
        self.write(ops)

    def edit(self) -> None:
        """Saves what a row says after a change; only the change is written."""
        uid = self.task()
        if not uid:
            return
        row = self.shown.tasks[uid]
        edited: dict[str, Any] = {
            "title": row["title"],
            "priority": row["priority"],
            "due": row["due"],
        }
        names = ["title", "due", "priority"] + (["energy"] if self.store.version > 1 else [])
        name = self.chance.choice(names)
        priorities = ["none", "high"] + ([NEWER_PRIORITY] if self.store.version > 1 else [])
        edited[name] = (
            self.action
            if name == "title"
            else self.chance.choice(priorities)
            if name == "priority"
            else self.number
        )
        if Rule.ONLY_CHANGES_ARE_WRITTEN in self.store.rules:
            edited = {name: value for name, value in edited.items() if value != row[name]}
        before = dict(self.store.registers.records[Record("task", uid)])
        self.write([Set(key("task", uid, name), value) for name, value in edited.items()])
        before.pop(Property(name), None)
        after = self.store.registers.records[Record("task", uid)]
        if any(after[property] != heads for property, heads in before.items()):
            self.faults.append("an edit wrote what was not edited")

    def tag(self) -> None:
        uid = self.task()
        if uid:
            tag = self.chance.choice("xyz")
            value = None if tag in self.shown.tasks[uid]["tags"] else 1
            self.write([Set(key("task", uid, "tag", tag), value)])

    def move_below(self) -> None:
        """Below another task, or out again; then it stays in the project where it was seen."""
        uid, other = self.task(), self.task()
        if not uid or not other:
            return
        if uid in self.shown.parents and self.chance.random() < 0.4:
            project = self.shown.tasks[uid]["project"]
            self._move(uid, None, [Set(key("task", uid, "project"), project)])
        elif uid != other and not self._is_above(uid, other):
            self._move(uid, other, [])

    def _is_above(self, uid: str, other: str) -> bool:
        return has_circle([*self.shown.parents.items(), (uid, other)]) and not has_circle(
            [(s, t) for s, t in self.shown.parents.items() if s != uid]
        )

    def _move(self, uid: str, parent: str | None, more: list[Operation]) -> None:
        """Hidden claims that this would let hold, and so move others, end with it.

        Disproved: that a move is one claim. Where t is below u and u's claim to t is hidden, moving t below w,
        which is below u, let the hidden claim hold: u went below t, and the move itself closed the circle and
        came to nothing.
        """
        ops: list[Operation] = [Set(key("task", uid, "parent"), parent), *more]
        if Rule.HIDDEN_CLAIMS_END in self.store.rules:
            ops += [
                Set(key("task", claim.source, "parent"), None)
                for claim in self.shown.hidden_parents
                if claim.source != uid
            ]
        if not self.write(ops):
            return
        there = states(self.store.registers, "task")
        laid = lay_parents(self.store.registers, "task", there)
        after = {claim.source: claim.target for claim in laid.holding}
        if after.get(uid) != parent:
            self.faults.append("a move came to nothing")
        if {s: t for s, t in after.items() if s != uid} != {
            s: t for s, t in self.shown.parents.items() if s != uid
        }:
            self.faults.append("a move moved others")

    def depend(self) -> None:
        uid, other = self.task(), self.task()
        if not uid or not other or uid == other:
            return
        if (uid, other) in self.shown.dependencies:
            self.write([Set(key("task", uid, "dependency", other), None)])
        elif not has_circle([*self.shown.dependencies, (uid, other)]):
            self.write([Set(key("task", uid, "dependency", other), 1)])

    def move_to_project(self) -> None:
        uid = self.task()
        if uid and self.shown.projects:
            project = self.chance.choice([None, *sorted(self.shown.projects)])
            self.write([Set(key("task", uid, "project"), project)])

    def delete(self) -> None:
        uid = self.task()
        if uid:
            deleted = None if self.shown.tasks[uid]["state"] == "trash" else self.now
            record = Record("task", uid)
            ops: list[Operation] = [Set(Key(record, DELETED), deleted)]
            if self.store.registers.value(record, EXISTENCE.name) != 1:
                ops = [Set(Key(record, EXISTENCE), 1), Set(Key(record, DELETED), None)]
            self.write(ops)

    def purge(self) -> None:
        uid = self.task()
        if uid:
            self.write([Purge(Record("task", uid))], undoable=False)

    def fire(self) -> None:
        """An alert fires here; that it was put off is told."""
        uid = self.task()
        if not uid:
            return
        if self.chance.random() < 0.5:
            self.write([Set(key("task", uid, "snoozed"), self.now)])
        elif Rule.LOCAL_STAYS in self.store.rules:
            self.store.fired[uid] = self.now
        else:
            self.write([Set(key("task", uid, "fired"), self.now)])
