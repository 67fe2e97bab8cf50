"""What people do with projects."""

from __future__ import annotations

from deeds import Deeds, key
from messages import DELETED, Key, Operation, Record, Set
from references import has_circle
from rules import Rule
from shown import show


class ProjectDeeds(Deeds):
    def add_project(self) -> None:
        uid = self.new("project")
        name = self.chance.choice(["Home", "home", "Work"])
        parent = self.chance.choice([None, *sorted(self.shown.projects)])
        if (name.casefold(), parent) in {
            (n.casefold(), p) for n, p in self.shown.projects.values()
        }:
            return
        ops: list[Operation] = [
            Set(key("project", uid, "id"), 1),
            Set(key("project", uid, "name"), name),
            Set(key("project", uid, "parent"), parent),
        ]
        self.write(ops)

    def change_project(self) -> None:
        if not self.shown.projects:
            return
        uid = self.chance.choice(sorted(self.shown.projects))
        group = [uid, *(alias for alias, owner in self.shown.aliases.items() if owner == uid)]
        if Rule.DELETE_ALL_OF_NAME not in self.store.rules:
            group = [uid]
        roll = self.chance.random()
        if roll < 0.3:
            self._move_project(uid)
        elif roll < 0.65:
            name, parent = self.shown.projects[uid]
            self.write([Set(Key(Record("project", each), DELETED), self.now) for each in group])
            after = show(self.store.registers).projects.values()
            if (name.casefold(), parent) in {(n.casefold(), p) for n, p in after}:
                self.faults.append("a project was deleted and is shown")
        else:
            name = self.chance.choice(["Home", "Work", "Garden"])
            self.write([Set(key("project", uid, "name"), name)])

    def _move_project(self, uid: str) -> None:
        """Into another project, as far as those that are seen make no circle."""
        name, _ = self.shown.projects[uid]
        parent = self.chance.choice([None, *sorted(self.shown.projects)])
        above = [(u, p) for u, (_, p) in self.shown.projects.items() if p and u != uid]
        if parent is None or not has_circle([*above, (uid, parent)]):
            others = {(n.casefold(), p) for u, (n, p) in self.shown.projects.items() if u != uid}
            if (name.casefold(), parent) not in others:
                self.write([Set(key("project", uid, "parent"), parent)])
