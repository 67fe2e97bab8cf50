"""What happens too rarely by chance."""

from __future__ import annotations

from datetime import date

from day_figures import DAY
from days import NEVER
from journal import Due
from task_deeds import TaskDeeds
from taskcore import RepeatMode


class Scenes(TaskDeeds):
    """One a day, on a few days after each other."""

    series = 0

    def play_scene(self, number: int, day: date) -> None:
        """The scene with a number, if there is one, at the end of a day."""
        scenes = [
            self._complete_again,
            self._reschedule_at_the_end,
            self._purge_series,
            self._give_old_due_back,
        ]
        if number in range(len(scenes)):
            self.clock.now = max(self.clock.now, self.days.end(day) - 10_000)
            scenes[number](day)

    def _complete_again(self, day: date) -> None:
        """An occurrence comes again, and is completed a second time: that is one completion."""
        values = {**self._properties(), "due": day}
        given = self._given(values)
        self.series = self.store.add("Again", repeat_rule="FREQ=DAILY", **given)
        self.rules[self.series] = "FREQ=DAILY", RepeatMode.FIXED
        self._record("add", id=self.series, repeats=True, **values)
        task = self.state.tasks[self.series]
        for _ in range(2):
            self.clock.now += 1
            self._change(task, due=day)
            self.clock.now += 1
            self.store.complete(task.id)
            self._record("complete_occurrence", id=task.id, dues=self._dues_after(task))

    def _reschedule_at_the_end(self, day: date) -> None:
        """What gets another due in the last millisecond of the old one was not overdue."""
        last = self.days.end(day) - 1
        dues: list[Due] = [day, day, last, last - 1]
        ids = []
        for due in dues:
            values = {**self._properties(), "due": due}
            ids.append(self.store.add("On time", **self._given(values)))
            self._record("add", id=ids[-1], **values)
        self.clock.now = last
        for id in ids[1:]:
            self._change(self.state.tasks[id], due=day + 2 * DAY)
        self.clock.now = last + 1
        self._change(self.state.tasks[ids[0]], due=None)

    def _purge_series(self, day: date) -> None:
        """It was in no backlog, and is in none afterwards."""
        series = self.state.tasks.get(self.series)
        if series is not None and series.deleted == NEVER:
            self.store.delete(self.series)
            self._record("delete", ids=[self.series])
            self.clock.now += 1
            self.store.purge(self.series)
            self._record("purge", ids=[self.series], is_undoable=False)

    def _give_old_due_back(self, day: date) -> None:
        """Two that were overdue are due again on the day before, one of them after it was completed."""
        for is_completed in (False, True):
            values = {**self._properties(), "due": day - DAY}
            id = self.store.add("To and fro", **self._given(values))
            self._record("add", id=id, **values)
            self.clock.now += 1
            self._change(self.state.tasks[id], due=day + DAY)
            if is_completed:
                self.store.complete(id)
                self._record("complete", ids=[id])
            self.clock.now += 1
            self._change(self.state.tasks[id], due=day - DAY)
            if is_completed:
                self.store.reopen(id)
                self._record("reopen", ids=[id])
