"""What is done with tasks."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, time
from typing import Any

from day_figures import DAY
from days import EPOCH, MILLISECOND, NEVER
from doer import HOUR, Doer
from journal import Due, Task
from taskcore import ConflictError, RepeatMode

RULES = [
    ("FREQ=DAILY", RepeatMode.FIXED),
    ("FREQ=DAILY;INTERVAL=3", RepeatMode.FIXED),
    ("FREQ=WEEKLY", RepeatMode.FIXED),
    ("FREQ=MONTHLY", RepeatMode.FIXED),
    ("FREQ=DAILY;COUNT=3", RepeatMode.FIXED),
    ("FREQ=DAILY;INTERVAL=4", RepeatMode.AFTER_COMPLETION),
    ("FREQ=WEEKLY", RepeatMode.AFTER_COMPLETION),
]


class TaskDeeds(Doer):
    """Tasks, those that repeat and subtasks; each deed is one step, or none when nothing fits."""

    rules: dict[int, tuple[str, RepeatMode]]

    def _add(self, **given: Any) -> None:
        values = {**self._properties(), "due": self._some_due(), **given}
        self._record("add", id=self.store.add("A task", **self._given(values)), **values)

    def _add_subtask(self) -> None:
        parent = self._any(lambda task: task.is_open)
        if parent is None:
            return
        values = {**self._properties(), "project": parent.project, "due": self._some_due()}
        given = self._given(values)
        del given["project_id"]
        id = self.store.add("A part", parent_id=parent.id, **given)
        self._record("add", id=id, parent=parent.id, **values)

    def _add_repeating(self) -> None:
        rule, mode = self.chance.choice(RULES)
        day = self.days.containing(self.clock.now) + DAY * self.chance.randrange(-2, 4)
        due: date | int = day
        if self.chance.random() < 0.4:
            # An hour that no clock leaves out.
            due = self.days.at(datetime.combine(day, time(self.chance.randrange(5, 23), 30)))
        values = {**self._properties(), "due": due}
        given = self._given(values)
        id = self.store.add("Again", repeat_rule=rule, repeat_mode=mode, **given)
        self.rules[id] = rule, mode
        self._record("add", id=id, repeats=True, **values)

    def _several(self, is_meant: Callable[[Task], bool]) -> list[int]:
        """Mostly one; of several, one may be below another."""
        found = [self._any(is_meant) for _ in range(self.chance.choice([1, 1, 1, 2, 3]))]
        return [task.id for task in found if task is not None]

    def _complete(self) -> None:
        ids = self._several(lambda task: task.is_open and not task.repeats)
        if ids:
            self.store.complete(ids)
            self._record("complete", ids=ids)

    def _complete_repeating(self) -> None:
        task = self._any(lambda task: task.is_open and task.repeats)
        if task is None:
            return
        is_last = self.chance.random() < 0.02
        skips_missed = not is_last and self.chance.random() < 0.5
        self.store.complete(task.id, series=is_last, skip_missed=skips_missed)
        after = self.store.get(task.id)
        if after.completed:
            self._record("complete", ids=[task.id], ends_series=is_last)
        else:
            dues = self._dues_after(task)
            if not skips_missed:
                self._check_step(task, dues[task.id])
            self._record("complete_occurrence", id=task.id, dues=dues)
        assert task.repeats == bool(after.repeat_rule)

    def _dues_after(self, task: Task) -> dict[int, Due]:
        """When a task that went on is due now, and what is below it. Rules have tests of their
        own: here the library says what they give."""
        below = [each for each in self.state.below(task) if each.deleted == NEVER]
        return {each.id: self._due_of(each.id) for each in [task, *below]}

    def _check_step(self, task: Task, after: Due) -> None:
        """What is simple is not taken from the library unseen."""
        rule, mode = self.rules[task.id]
        days = {"FREQ=DAILY": 1, "FREQ=DAILY;INTERVAL=3": 3, "FREQ=WEEKLY": 7}.get(rule)
        if days is None or mode is not RepeatMode.FIXED:
            return
        if isinstance(task.due, int):
            wall = self.days.local(task.due).replace(tzinfo=None)
            assert after == self.days.at(wall + days * DAY)
        elif task.due is not None:
            assert after == task.due + days * DAY

    def _reopen(self) -> None:
        """Mostly what was completed not long ago."""
        recent = self.clock.now - self.chance.choice([HOUR, 24 * HOUR, 10 * 24 * HOUR, NEVER])
        ids = self._several(lambda task: task.deleted == NEVER and recent <= task.completed < NEVER)
        if ids:
            self.store.reopen(ids)
            self._record("reopen", ids=ids)

    def _delete(self) -> None:
        """Now and then what repeats, or is due today."""
        today = self.days.containing(self.clock.now)
        is_meant: Callable[[Task], bool] = self.chance.choice(
            [
                lambda task: True,
                lambda task: True,
                lambda task: task.repeats,
                lambda task: (
                    task.is_open and task.due is not None and self.days.due_day(task.due) == today
                ),
            ]
        )
        ids = self._several(lambda task: task.deleted == NEVER and is_meant(task))
        if ids:
            self.store.delete(ids)
            self._record("delete", ids=ids)

    def _restore(self) -> None:
        task = self._any(lambda task: task.deleted != NEVER)
        if task is not None:
            self.store.restore(task.id)
            self._record("restore", id=task.id)

    def _purge(self) -> None:
        recent = self.clock.now - self.chance.choice([3, 30, 3_000]) * 24 * HOUR
        ids = self._several(lambda task: recent <= task.deleted < NEVER)
        if ids and self.chance.random() < 0.8:
            self.store.purge(ids)
            self._record("purge", ids=ids, is_undoable=False)
        else:
            before = self.clock.now - 90 * 24 * HOUR
            self.store.purge_before(EPOCH + before * MILLISECOND)
            self._record("purge_before", before=before, is_undoable=False)

    def purge_everything(self) -> None:
        """Puts all tasks into the trash, and empties it."""
        self.clock.now += 1
        present = [task.id for task in self.state.tasks.values() if task.deleted == NEVER]
        self.store.delete(present)
        self._record("delete", ids=present)
        self.clock.now += 1
        self.store.purge_before(EPOCH + self.clock.now * MILLISECOND)
        self._record("purge_before", before=self.clock.now, is_undoable=False)

    def _reschedule(self) -> None:
        """Mostly what is overdue; also what is done."""
        now = self.clock.now
        if self.chance.random() < 0.7:
            task = self._any(
                lambda task: (
                    task.is_open and task.due is not None and self.days.due_end(task.due) <= now
                )
            )
        else:
            task = self._any(lambda task: task.deleted == NEVER)
        if task is None:
            return
        due = self._some_due()
        if task.repeats:
            if not task.is_open or "COUNT" in self.rules[task.id][0]:
                return
            again = self.state.completed_occurrences(task)
            due = self.chance.choice([self._later(task), *again[-2:]])
        self._change(task, due=due)

    def _later(self, task: Task) -> date:
        """A day after the present occurrence."""
        day = self.days.containing(self.clock.now)
        if task.due is not None:
            day = max(day, self.days.due_day(task.due))
        return day + DAY * self.chance.randrange(1, 5)

    def _change(self, task: Task, **changes: Any) -> None:
        """What leaves a task as it is would be no step to undo."""
        if any(getattr(task, name) != value for name, value in changes.items()):
            self.store.update(task.id, **self._given(changes))
            self._record("update", id=task.id, **changes)

    def _edit(self) -> None:
        """Also of what is done: that changes no score."""
        task = self._any(lambda task: task.deleted == NEVER)
        if task is None:
            return
        name, value = self.chance.choice(list(self._properties().items()))
        self._change(task, **{name: value})

    def _skip(self) -> None:
        task = self._any(lambda task: task.is_open and task.repeats)
        if task is None:
            return
        try:
            self.store.skip_occurrence(task.id)
        except ConflictError:
            return  # It was the last one.
        self._record("skip", id=task.id, dues=self._dues_after(task))

    def _split(self) -> None:
        """Gives the present occurrence another due than those after it."""
        task = self._any(
            lambda task: task.is_open and task.repeats and "COUNT" not in self.rules[task.id][0]
        )
        if task is not None:
            due = self._later(task)
            try:
                alone = self.store.update_occurrence(task.id, due=due)
            except ConflictError:
                return  # One that came again, and is a task of its own already.
            dues = self._dues_after(task)
            self._record("split", id=task.id, alone=alone, due=due, dues=dues)
