"""What people and polls do with tasks that repeat."""

from __future__ import annotations

from deeds import Deeds, key
from messages import Operation, Record, Set, Value, content_uid
from rules import Rule
from series import element
from shown import states


class SeriesDeeds(Deeds):
    def complete(self) -> None:
        uid = self.task()
        if not uid:
            return
        occurrence = self.shown.presents[uid]
        if occurrence is None:
            done = None if self.shown.tasks[uid]["completed"] else self.now
            self.write([Set(key("task", uid, "completed"), done)])
            return
        registers = self.store.registers
        mark = key("task", uid, "mark", element(occurrence, registers))
        roll = self.chance.random()
        if roll < 0.25:
            self.write([Set(mark, ("skipped",))])
        elif roll < 0.4:
            self.write([Set(key("task", uid, "due of one", str(occurrence.day)), self.number)])
        else:
            is_same = Rule.UID_OF_CONTENT in self.store.rules
            completion = content_uid(uid, occurrence.day, "" if is_same else self.action)
            values: dict[str, Value] = {
                "id": 1,
                "task": uid,
                "day": occurrence.day,
                "when": self.now,
            }
            ops: list[Operation] = [Set(mark, ("done", self.today))]
            ops += [Set(key("completion", completion, n), v) for n, v in values.items()]
            self.write(ops)

    def edit_rule(self) -> None:
        uid = self.task()
        rule = self.value(uid, "rule") if uid else None
        if not uid or not isinstance(rule, tuple):
            return
        occurrence = self.shown.presents[uid]
        kind, days, start, hour = rule
        roll = self.chance.random()
        if roll < 0.5:
            hour = self.chance.randrange(24)
        elif occurrence and roll < 0.8:
            days, start = self.chance.randrange(1, 5), occurrence.day
        else:
            kind = "after" if kind == "every" else "every"
        self.write([Set(key("task", uid, "rule"), (kind, days, start, hour))])

    def skip_missed(self) -> None:
        uid = self.task()
        day = self.today + self.chance.choice([0, 0, 3])
        if uid and self.shown.presents[uid] and self.shown.tasks[uid]["floor"] < day:
            self.write([Set(key("task", uid, "floor"), day)])

    def poll(self) -> None:
        """Makes a draft of each series, as every device may do; people edit some."""
        drafts = sorted(states(self.store.registers, "draft"))
        if drafts and self.chance.random() < 0.4:
            uid = self.chance.choice(drafts)
            self.write([Set(key("draft", uid, "title"), self.action)])
            return
        for uid, occurrence in sorted(self.shown.presents.items()):
            draft = content_uid("draft", uid, occurrence)
            if occurrence and not self.store.registers.records.get(Record("draft", draft)):
                ops: list[Operation] = [
                    Set(key("draft", draft, "id"), 1, is_default=True),
                    Set(key("draft", draft, "title"), self.value(uid, "title"), is_default=True),
                ]
                self.write(ops, undoable=False)
                return
