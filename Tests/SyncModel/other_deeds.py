"""What people do with the rest."""

from __future__ import annotations

from deeds import Deeds, key
from messages import DAY, Operation, Set, Value
from shown import states


class OtherDeeds(Deeds):
    def session(self) -> None:
        running = [uid for uid, (_, end) in sorted(self.shown.sessions.items()) if end is None]
        if running and self.chance.random() < 0.6:
            self.write([Set(key("session", running[0], "end"), self.now)])
        else:
            uid = self.new("session")
            self.write(
                [Set(key("session", uid, "id"), 1), Set(key("session", uid, "start"), self.now)]
            )

    def ask_server(self) -> None:
        """A server had another value of what is here, or had deleted it, since some time ago."""
        uid = self.task()
        if not uid:
            return
        name = self.chance.choice(["title", "title", "due", "deleted"])
        value: Value = self.number if name == "due" else f"server {self.number}"
        if name == "deleted":
            value = self.now
        self.made += 1
        at = self.now - self.chance.choice([0, 0, 1, DAY])
        self.store.take_beside([Set(key("task", uid, name), value)], at, self.action)

    def remove(self) -> None:
        """What was made can be removed, without a trash."""
        kind = self.chance.choice(["session", "draft", "completion"])
        uids = sorted(states(self.store.registers, kind))
        if uids:
            self.write([Set(key(kind, self.chance.choice(uids), "id"), None)])

    def set_setting(self) -> None:
        name = self.chance.choice(["theme", "week start"])
        ops: list[Operation] = [
            Set(key("setting", name, "id"), 1),
            Set(key("setting", name, "value"), self.number),
        ]
        self.write(ops)

    def mood(self) -> None:
        """A record of a kind that only the newer version has, and messages of its format."""
        if self.store.version > 1:
            uid = self.new("mood")
            ops: list[Operation] = [
                Set(key("mood", uid, "id"), 1),
                Set(key("mood", uid, "title"), self.action),
            ]
            self.write(ops, format=2 if self.chance.random() < 0.4 else 1)

    def resolve(self) -> None:
        """Mine, theirs, or both merged: a step that knows all heads."""
        found = [each for each in self.shown.conflicts if not each.is_of_deleted]
        if not found:
            return
        conflict = self.chance.choice(found)
        heads = self.store.registers.heads(conflict.key)
        choices: list[Value] = [heads[0].value, conflict.value]
        if conflict.key.property.name == "title":
            choices.append(f"{heads[0].value} and {conflict.value}")
        self.write([Set(conflict.key, self.chance.choice(choices))])
        if len(self.store.registers.heads(conflict.key)) != 1:
            self.faults.append("a conflict goes on where it was resolved")
