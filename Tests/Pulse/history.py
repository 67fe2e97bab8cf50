"""Some years of somebody's tasks, done in a real store, and written down in a journal."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import date, datetime, time, timedelta
from typing import Any

import library
from days import EPOCH, MILLISECOND, NEVER, Days
from journal import Event, State, Task

from taskcore import ConflictError, FocusKind, RepeatMode, Store

DAY = timedelta(1)
MINUTE = 60_000
HOUR = 60 * MINUTE

RULES = [
    ("FREQ=DAILY", RepeatMode.FIXED),
    ("FREQ=DAILY;INTERVAL=3", RepeatMode.FIXED),
    ("FREQ=WEEKLY", RepeatMode.FIXED),
    ("FREQ=MONTHLY", RepeatMode.FIXED),
    ("FREQ=DAILY;COUNT=3", RepeatMode.FIXED),
    ("FREQ=DAILY;INTERVAL=4", RepeatMode.AFTER_COMPLETION),
    ("FREQ=WEEKLY", RepeatMode.AFTER_COMPLETION),
]


class Clock:
    """Stands still until it is set."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return EPOCH + self.now * MILLISECOND


class History:
    """Lives through days one by one. What it does is chosen by the seed alone."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        days: Days,
        first: date,
        last: date,
        seed: object,
        pace: float,
    ) -> None:
        """With a pace of 1, some four things are done on a day."""
        self.store = store
        self.clock = clock
        self.days = days
        self.first = first
        self.last = last
        self.pace = pace
        self.chance = random.Random(f"{seed}")
        self.journal: list[Event] = []
        self.state = State([], days)
        self.projects = {"Inbox": 1}
        self.tags = ["home", "desk", "phone", "errand"]
        self.rules: dict[int, tuple[str, RepeatMode]] = {}
        self.names = 0
        self.undoable = 0
        """How many of the last steps may be undone."""
        for name in ("Work", "Garden", "Étude"):
            self._add_project(name)
        self.weights: dict[Callable[[], None], float] = {
            self._add: 24,
            self._add_subtask: 4,
            self._add_repeating: 1,
            self._complete: 24,
            self._complete_repeating: 8,
            self._reopen: 4,
            self._delete: 5,
            self._restore: 1.5,
            self._purge: 2.5,
            self._reschedule: 7,
            self._edit: 6,
            self._skip: 2,
            self._retag: 0.4,
            self._holiday: 1,
            self._focus: 6,
            self._undo: 2,
        }

    # ------------------------------------------------------------------------------ time

    def play(self) -> Iterator[date]:
        """Does what happens on each day, and gives the day."""
        changes = {self.days.containing(at): at for at in self.days.changes(self.first, self.last)}
        day = self.first
        while day <= self.last:
            for at, is_special in self._instants(day, changes.get(day)):
                if at > self.clock.now:
                    self.clock.now = at
                    self._act(is_special)
            self._turn_points(day)
            yield day
            day += DAY

    def _instants(self, day: date, change: int | None) -> list[tuple[int, bool]]:
        """When something is done on a day: at any hour, at its ends, and where the clocks change."""
        start, end = self.days.start(day), self.days.end(day)
        if start == end:
            return []
        number = (day - self.first).days
        # Busy and idle months take turns, and there are weeks without anything.
        is_idle = number % 173 in range(40, 52)
        is_diligent = number // 61 % 3 == 2
        count = 0 if is_idle else self._some((1.5 + 2.5 * (number // 61 % 3)) * self.pace)
        chosen = {self.chance.randrange(start, end): False for _ in range(count)}
        for edge in (start, end - 10 * MINUTE, end - 1):
            if not is_idle and self.chance.random() < 0.05:
                chosen[edge] = True
        if is_diligent and not is_idle:
            chosen[self.chance.randrange(start, end)] = True
        if change is not None:
            offsets = (-HOUR, -HOUR // 2, -1, 0, 1, HOUR // 4, HOUR // 2, HOUR)
            chosen |= {change + offset: True for offset in offsets}
        return sorted(chosen.items())

    def _some(self, mean: float) -> int:
        return round(self.chance.expovariate(1 / mean))

    def _turn_points(self, day: date) -> None:
        """The settings of the pulse change a few times in a life."""
        number, length = (day - self.first).days, (self.last - self.first).days
        changes: dict[int, dict[str, Any]] = {
            length // 4: {"daily_goal": 2, "ignored_weekdays": frozenset({6, 7})},
            length // 2: {"points": (10, 6, 3, 1, 0), "weekly_goal": 12},
            length * 3 // 4: {"daily_goal": 1, "ignored_weekdays": frozenset({3})},
            length * 5 // 6: {"points": (7, 5, 3, 2, 1)},
        }
        if number in changes:
            self.clock.now += 1
            library.set_pulse_settings(self.store, **changes[number])
            self._record("set", **changes[number])

    # ------------------------------------------------------------------------ what is done

    def _act(self, is_special: bool) -> None:
        if is_special and self.chance.random() < 0.6:
            self.chance.choice([self._complete, self._complete, self._focus])()
        else:
            weights = dict(self.weights)
            if self.clock.now // (24 * HOUR) // 45 % 2:
                # A time to get things done.
                weights[self._add], weights[self._complete] = 12, 36
            (action,) = self.chance.choices(list(weights), list(weights.values()))
            action()

    def _record(self, action: str, *, is_undoable: bool = True, **values: object) -> None:
        event = Event(self.clock.now, action, values)
        self.journal.append(event)
        self.state.apply(event)
        self.undoable = self.undoable + 1 if is_undoable else 0

    def _any(self, is_meant: Callable[[Task], bool]) -> Task | None:
        meant = [task for task in self.state.tasks.values() if is_meant(task)]
        return self.chance.choice(meant) if meant else None

    def _moment(self, due: date | int | None) -> date | datetime | None:
        """As the binding takes it."""
        return EPOCH + due * MILLISECOND if isinstance(due, int) else due

    def _due_of(self, id: int) -> date | int | None:
        due = self.store.get(id).due
        return (due - EPOCH) // MILLISECOND if isinstance(due, datetime) else due

    def _some_due(self) -> date | int | None:
        today = self.days.containing(self.clock.now)
        day = today + DAY * self.chance.choice([-3, -1, 0, 0, 0, 1, 1, 2, 3, 5, 7, 9, 30, 150])
        kind = self.chance.random()
        if kind < 0.2:
            return None
        if kind < 0.65:
            return day
        start, end = self.days.start(day), self.days.end(day)
        return self.chance.choice([start, end - 1, end, *self.chance.choices(range(start, end), k=9)])

    def _properties(self) -> dict[str, Any]:
        return {
            "priority": self.chance.choice([0, 1, 2, 2, 2, 3, 4]),
            "project": self.chance.choice(list(self.projects)),
            "tags": frozenset(self.chance.sample(self.tags, self.chance.choice([0, 0, 1, 2]))),
        }

    def _given(self, values: dict[str, Any]) -> dict[str, Any]:
        """Properties as the binding takes them."""
        given = dict(values)
        if "project" in given:
            given["project_id"] = self.projects[given.pop("project")]
        if "due" in given:
            given["due"] = self._moment(given["due"])
        return given

    def _add(self) -> None:
        values = {**self._properties(), "due": self._some_due()}
        self._record("add", id=self.store.add("A task", **self._given(values)), **values)

    def _add_subtask(self) -> None:
        parent = self._any(lambda task: task.is_open)
        if parent is None:
            return
        values = {**self._properties(), "project": parent.project}
        # What is below one that repeats moves on with it.
        if not self._is_in_series(parent):
            values["due"] = self._some_due()
        given = self._given(values)
        del given["project_id"]
        id = self.store.add("A part", parent_id=parent.id, **given)
        self._record("add", id=id, parent=parent.id, **values)

    def _is_in_series(self, task: Task) -> bool:
        return task.repeats or (
            task.parent is not None and self._is_in_series(self.state.tasks[task.parent])
        )

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

    def _complete(self) -> None:
        task = self._any(lambda task: task.is_open and not task.repeats)
        if task is not None:
            self.store.complete(task.id)
            self._record("complete", id=task.id)

    def _complete_repeating(self) -> None:
        task = self._any(lambda task: task.is_open and task.repeats)
        if task is None:
            return
        is_last = self.chance.random() < 0.02
        skips_missed = not is_last and self.chance.random() < 0.5
        self.store.complete(task.id, series=is_last, skip_missed=skips_missed)
        after = self.store.get(task.id)
        goes_on_to = None if after.completed else self._due_of(task.id)
        if goes_on_to is not None and not skips_missed:
            self._check_step(task, goes_on_to)
        self._record("complete", id=task.id, goes_on_to=goes_on_to, ends_series=is_last)
        assert task.repeats == bool(after.repeat_rule)

    def _check_step(self, task: Task, after: date | int) -> None:
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
        task = self._any(
            lambda task: task.deleted == NEVER and recent <= task.completed < NEVER
        )
        if task is not None:
            self.store.reopen(task.id)
            self._record("reopen", id=task.id)

    def _delete(self) -> None:
        task = self._any(lambda task: task.deleted == NEVER)
        if task is not None:
            self.store.delete(task.id)
            self._record("delete", id=task.id)

    def _restore(self) -> None:
        task = self._any(lambda task: task.deleted != NEVER)
        if task is not None:
            self.store.restore(task.id)
            self._record("restore", id=task.id)

    def _purge(self) -> None:
        task = self._any(lambda task: task.deleted != NEVER)
        if task is not None:
            self.store.purge(task.id)
            self._record("purge", id=task.id, is_undoable=False)

    def purge_everything(self) -> None:
        """Puts all tasks into the trash, and empties it."""
        for task in list(self.state.tasks.values()):
            self.clock.now += 1
            if task.deleted == NEVER:
                self.store.delete(task.id)
                self._record("delete", id=task.id)
        for id in list(self.state.tasks):
            self.clock.now += 1
            if id in self.state.tasks:
                self.store.purge(id)
                self._record("purge", id=id, is_undoable=False)

    def _reschedule(self) -> None:
        """Mostly what is overdue; also what is done."""
        now = self.clock.now
        if self.chance.random() < 0.7:
            task = self._any(
                lambda task: task.is_open
                and task.due is not None
                and self.days.due_end(task.due) < now
            )
        else:
            task = self._any(lambda task: task.deleted == NEVER)
        if task is None:
            return
        due = self._some_due()
        if self._is_in_series(task):
            if not task.repeats or not task.is_open or "COUNT" in self.rules[task.id][0]:
                return
            # To a later day, so that no occurrence comes again.
            later = [now, self.days.start(task.due) if isinstance(task.due, date) else task.due]
            due = self.days.containing(max(later)) + DAY * self.chance.randrange(1, 5)
        self._change(task, due=due)

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
        self._record("skip", id=task.id, goes_on_to=self._due_of(task.id))

    # ----------------------------------------------------------- projects, tags, holidays

    def _new_name(self) -> str:
        self.names += 1
        return f"name{self.names}"

    def _add_project(self, name: str) -> None:
        self.projects[name] = self.store.add_project(name)
        self.undoable = 0

    def _retag(self) -> None:
        """A tag is renamed or deleted, or a project deleted and another one begun."""
        tag = self.chance.choice(self.tags)
        is_used = any(
            tag in task.tags and task.deleted == NEVER for task in self.state.tasks.values()
        )
        kind = self.chance.choice(["rename", "rename", "delete", "project"])
        if kind == "project":
            old = self.chance.choice([name for name in self.projects if name != "Inbox"])
            self.store.delete_project(self.projects.pop(old))
            self._record("delete_project", name=old, is_undoable=False)
            self._add_project(self._new_name())
        elif is_used:
            self.tags.remove(tag)
            self.tags.append(self._new_name())
            if kind == "rename":
                self.store.rename_tag(tag, self.tags[-1])
                self._record("rename_tag", old=tag, new=self.tags[-1], is_undoable=False)
            else:
                self.store.delete_tags([tag])
                self._record("delete_tag", name=tag, is_undoable=False)

    def _holiday(self) -> None:
        today = self.days.containing(self.clock.now)
        is_on = any(last is None for _, last in self.state.holidays.values())
        chosen = self.chance.random()
        known = [id for id in self.state.holidays if id > 0]
        if chosen < 0.4 or (is_on and chosen < 0.9):
            library.set_holiday_mode(self.store, not is_on)
            before = dict(self.state.holidays)
            self._record("end_holiday" if is_on else "begin_holiday")
            if before == self.state.holidays:
                self.undoable = 0  # It had nothing to do.
        elif chosen < 0.5 and known:
            id = self.chance.choice(known)
            library.delete_holiday(self.store, id)
            self._record("delete_holiday", id=id)
        else:
            first = today + DAY * self.chance.randrange(-20, 20)
            last = self.chance.choice([first, first + DAY, first + 6 * DAY, first + 14 * DAY])
            if self.chance.random() < 0.1:
                last = None
            id = library.add_holiday(self.store, first, last)
            self._record("add_holiday", id=id, first=first, last=last)

    # ------------------------------------------------------------------------------ focus

    def _focus(self) -> None:
        """A session that runs to its end, or is paused, finished or cancelled on the way."""
        session = self.store.focus()
        if session is not None and session.remaining:
            self._change_focus(self.chance.choice(["finish", "cancel"]))
            return
        minutes = self.chance.choice([1, 10, 25, 60])
        self._start_focus(minutes)
        while self.chance.random() < 0.5:
            self.clock.now += self.chance.randrange(minutes * MINUTE // 2)
            session = self.store.focus()
            if session is None or not session.remaining:
                return
            verb = "resume" if session.ends is None else self.chance.choice(["pause", "finish"])
            self._change_focus(verb)

    def _start_focus(self, minutes: int) -> None:
        task = self._any(lambda task: task.is_open)
        id = task.id if task and self.chance.random() < 0.8 else None
        is_work = id is not None or self.chance.random() < 0.5
        kind = FocusKind.WORK if is_work else FocusKind.SHORT_BREAK
        self.store.start_focus(id, minutes=minutes, kind=kind)
        self._record(
            "start_focus", length=minutes * MINUTE, task=id, is_work=is_work, is_undoable=False
        )

    def _change_focus(self, verb: str) -> None:
        getattr(self.store, f"{verb}_focus")()
        self._record(f"{verb}_focus", is_undoable=False)

    # --------------------------------------------------------------------- undo and redo

    def _undo(self) -> None:
        """Takes a few steps back, and does some of them again."""
        steps = self.chance.randrange(min(self.undoable, 3) + 1)
        again = self.chance.randrange(steps + 1)
        for action, count in (("undo", steps), ("redo", again)):
            for _ in range(count):
                getattr(self.store, action)()
                self.journal.append(Event(self.clock.now, action))
        if steps:
            self.state = State(self.journal, self.days)
            self.undoable = 0
