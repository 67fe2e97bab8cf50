"""What was done with a store, as plain events; and the state that they lead to.

Nothing here asks the library: the state is what the events say, one after the other.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from days import NEVER, Days


@dataclass(frozen=True)
class Event:
    """One call that changed the store, and so one step to undo; or an undo, or a redo."""

    at: int
    action: str
    values: dict[str, object] = field(default_factory=dict)


@dataclass
class Task:
    id: int
    created: int
    project: str
    priority: int = 2
    due: date | int | None = None
    tags: frozenset[str] = frozenset()
    parent: int | None = None
    repeats: bool = False
    completed: int = NEVER
    deleted: int = NEVER

    @property
    def is_open(self) -> bool:
        return self.completed == NEVER and self.deleted == NEVER


@dataclass
class Completion:
    task: int
    completed: int
    points: int
    priority: int
    due: date | int | None
    project: str
    tags: frozenset[str]


@dataclass
class Postponement:
    due: date | int
    project: str
    ended: int


@dataclass
class Session:
    """Focus on something: the stretches of work are over, or the last one runs since ``resumed``."""

    project: str
    is_work: bool
    length: int
    resumed: int
    stretches: list[tuple[int, int]] = field(default_factory=list)
    is_cancelled: bool = False

    def stop(self, at: int) -> None:
        """Pauses or finishes it, if it has not run to its end before."""
        if self.resumed != NEVER:
            worked = sum(end - start for start, end in self.stretches)
            end = min(at, self.resumed + self.length - worked)
            self.stretches.append((self.resumed, end))
            self.resumed = NEVER

    def worked(self, now: int) -> list[tuple[int, int]]:
        """The stretches of work up to an instant."""
        if self.is_cancelled or not self.is_work:
            return []
        until_now = replace(self, stretches=list(self.stretches))
        until_now.stop(now)
        return until_now.stretches


@dataclass
class Settings:
    points: tuple[int, ...] = (7, 4, 3, 2, 1)
    daily_goal: int = 1
    weekly_goal: int = 5
    ignored_weekdays: frozenset[int] = frozenset()
    """From 1 for Monday."""


def effective(events: list[Event]) -> list[Event]:
    """The events that were not undone, or were done again."""
    done: list[Event] = []
    undone: list[Event] = []
    for event in events:
        if event.action == "undo":
            undone.append(done.pop())
        elif event.action == "redo":
            done.append(undone.pop())
        else:
            done.append(event)
            undone.clear()
    return done


class State:
    """What is so after some events."""

    def __init__(self, events: list[Event], days: Days) -> None:
        self.days = days
        self.tasks: dict[int, Task] = {}
        self.purged: list[Task] = []
        self._subtasks: dict[int, list[int]] = {}
        self._log: dict[tuple[object, ...], Completion] = {}
        self.postponements: list[Postponement] = []
        self.sessions: list[Session] = []
        self.holidays: dict[int, tuple[date, date | None]] = {}
        self.settings = Settings()
        self.deleted_projects: set[str] = set()
        for event in effective(events):
            self.apply(event)

    def apply(self, event: Event) -> None:
        """Does what an event says, which is no undo or redo."""
        getattr(self, f"_{event.action}")(event.at, **event.values)

    @property
    def completions(self) -> list[Completion]:
        return list(self._log.values())

    def below(self, task: Task) -> list[Task]:
        """The subtasks of a task, theirs, and so on."""
        once = [self.tasks[id] for id in self._subtasks.get(task.id, ()) if id in self.tasks]
        children = [each for each in once if each.parent == task.id]
        return children + [each for child in children for each in self.below(child)]

    def _above(self, task: Task) -> list[Task]:
        if task.parent is None:
            return []
        parent = self.tasks[task.parent]
        return [parent, *self._above(parent)]

    # ------------------------------------------------------------------------------- tasks

    def _add(self, at: int, id: int, **values: object) -> None:
        self.tasks[id] = task = Task(id, at, **values)  # type: ignore[arg-type]
        if task.parent is not None:
            self._subtasks.setdefault(task.parent, []).append(id)

    def _complete(
        self, at: int, id: int, goes_on_to: date | int | None = None, ends_series: bool = False
    ) -> None:
        task = self.tasks[id]
        if goes_on_to is not None:
            self._complete_one(task, at)
            self._go_on(task, goes_on_to)
            return
        for each in [task, *self.below(task)]:
            if each.is_open:
                self._complete_one(each, at)
                each.completed = at
        if ends_series:
            task.repeats = False

    def _complete_one(self, task: Task, at: int) -> None:
        """An occurrence that comes again and is completed again is logged once."""
        occurrence = task.due if task.repeats else None
        self._log[(task.id, at if occurrence is None else occurrence)] = Completion(
            task.id,
            at,
            self.settings.points[task.priority],
            task.priority,
            task.due,
            task.project,
            task.tags,
        )

    def _go_on(self, task: Task, due: date | int) -> None:
        """What is below is open again; that it was completed stays."""
        task.due = due
        for each in self.below(task):
            if each.deleted == NEVER:
                each.completed = NEVER

    def _skip(self, at: int, id: int, goes_on_to: date | int) -> None:
        self._postpone(self.tasks[id], goes_on_to, at)
        self._go_on(self.tasks[id], goes_on_to)

    def _reopen(self, at: int, id: int) -> None:
        task = self.tasks[id]
        for each in [task, *self._above(task)]:
            if each.completed != NEVER:
                self._take_back(each)

    def _take_back(self, task: Task) -> None:
        (key,) = (
            key
            for key, each in self._log.items()
            if (each.task, each.completed) == (task.id, task.completed)
        )
        del self._log[key]
        task.completed = NEVER

    def _delete(self, at: int, id: int) -> None:
        task = self.tasks[id]
        for each in [task, *self.below(task)]:
            each.deleted = min(each.deleted, at)

    def _restore(self, at: int, id: int) -> None:
        task = self.tasks[id]
        together = task.deleted
        for each in [task, *self.below(task)]:
            if each.deleted == together:
                each.deleted = NEVER
        if task.parent is not None and self.tasks[task.parent].deleted != NEVER:
            task.parent = None
        for each in self._above(task):
            if task.is_open and each.completed != NEVER:
                self._take_back(each)

    def _purge(self, at: int, id: int) -> None:
        task = self.tasks[id]
        for each in [task, *self.below(task)]:
            if each.deleted != NEVER:
                self.purged.append(self.tasks.pop(each.id))

    def _update(self, at: int, id: int, **changes: object) -> None:
        task = self.tasks[id]
        if "due" in changes:
            self._postpone(task, changes["due"], at)  # type: ignore[arg-type]
        for name, value in changes.items():
            setattr(task, name, value)
        if "project" in changes:
            task.parent = None
            for each in self.below(task):
                each.project = task.project

    def _postpone(self, task: Task, due: date | int | None, at: int) -> None:
        """Logs that an overdue task gets another due."""
        if task.is_open and task.due is not None and task.due != due:
            if self.days.due_end(task.due) < at:
                self.postponements.append(Postponement(task.due, task.project, at))

    # -------------------------------------------------------------------- projects and tags

    def _delete_project(self, at: int, name: str) -> None:
        self.deleted_projects.add(name)
        for task in self.tasks.values():
            if task.project == name:
                task.project = "Inbox"

    def _rename_tag(self, at: int, old: str, new: str) -> None:
        """Also where it has several, which become one."""
        for each in [*self.tasks.values(), *self.completions]:
            each.tags = frozenset(new if tag == old else tag for tag in each.tags)

    def _delete_tag(self, at: int, name: str) -> None:
        for task in self.tasks.values():
            task.tags -= {name}

    # --------------------------------------------------------------------- focus sessions

    def _start_focus(self, at: int, length: int, task: int | None, is_work: bool = True) -> None:
        """What ran to its end unnoticed is over."""
        for session in self.sessions:
            session.stop(at)
        project = "" if task is None else self.tasks[task].project
        self.sessions.append(Session(project, is_work, length, at))

    def _pause_focus(self, at: int) -> None:
        self.sessions[-1].stop(at)

    def _resume_focus(self, at: int) -> None:
        self.sessions[-1].resumed = at

    def _finish_focus(self, at: int) -> None:
        self.sessions[-1].stop(at)

    def _cancel_focus(self, at: int) -> None:
        self.sessions[-1].stop(at)
        self.sessions[-1].is_cancelled = True

    # ------------------------------------------------------------- settings and holidays

    def _set(self, at: int, **changes: object) -> None:
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]

    def _add_holiday(self, at: int, id: int, first: date, last: date | None) -> None:
        self.holidays[id] = (first, last)

    def _delete_holiday(self, at: int, id: int) -> None:
        del self.holidays[id]

    def _begin_holiday(self, at: int) -> None:
        """Nothing to do when today is in one without an end; the id only has to be a new one."""
        today = self.days.containing(at)
        if not any(last is None and first <= today for first, last in self.holidays.values()):
            self.holidays[-at] = (today, None)

    def _end_holiday(self, at: int) -> None:
        today = self.days.containing(at)
        for id, (first, last) in list(self.holidays.items()):
            if last is None and first == today:
                del self.holidays[id]
            elif last is None and first < today:
                self.holidays[id] = (first, today - timedelta(1))
