"""What is so after some events. It asks the library nothing: it does what the events say."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from days import NEVER, Days
from journal import Completion, Due, Event, Postponement, Session, Settings, Task, effective


class State:
    """What is so after some events."""

    def __init__(self, events: list[Event], days: Days) -> None:
        self.days = days
        self.tasks: dict[int, Task] = {}
        self.purged: list[Task] = []
        self._subtasks: dict[int, list[int]] = {}
        self._log: dict[tuple[object, ...], Completion] = {}
        self._postponed: dict[tuple[int, Due], Postponement] = {}
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

    @property
    def postponements(self) -> list[Postponement]:
        return list(self._postponed.values())

    def completed_occurrences(self, task: Task) -> list[Due]:
        """When the occurrences of a task were due that were completed."""
        return [each.due for key, each in self._log.items() if key == (task.id, each.due)]

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

    def _complete(self, at: int, ids: list[int], ends_series: bool = False) -> None:
        """Completes tasks for good, with what is below them."""
        for task in [self.tasks[id] for id in ids]:
            for each in [task, *self.below(task)]:
                if each.is_open:
                    self._log_completion(each, at)
                    each.completed = at
            if ends_series:
                task.repeats = False

    def _complete_occurrence(self, at: int, id: int, dues: dict[int, Due]) -> None:
        """Completes the present one. The task goes on, with what is below it; what of that is open
        was not completed, and gets another due."""
        self._log_completion(self.tasks[id], at)
        for each in self.below(self.tasks[id]):
            self._postpone(each, dues.get(each.id, each.due), at)
        self._go_on(self.tasks[id], dues)

    def _log_completion(self, task: Task, at: int) -> None:
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

    def _go_on(self, task: Task, dues: dict[int, Due]) -> None:
        """What is below is open again; that it was completed stays."""
        for each in self.below(task):
            if each.deleted == NEVER:
                each.completed = NEVER
        for id, due in dues.items():
            self.tasks[id].due = due
            self._take_back_postponement(self.tasks[id])

    def _skip(self, at: int, id: int, dues: dict[int, Due]) -> None:
        for each, due in dues.items():
            self._postpone(self.tasks[each], due, at)
        self._go_on(self.tasks[id], dues)

    def _split(self, at: int, id: int, alone: int, due: Due, dues: dict[int, Due]) -> None:
        """The present occurrence becomes a task of its own, with another due."""
        task = self.tasks[id]
        self.tasks[alone] = replace(task, id=alone, created=at, due=due, repeats=False)
        for each, later in dues.items():
            self._postpone(self.tasks[each], later, at)
        self._go_on(task, dues)

    def _reopen(self, at: int, ids: list[int]) -> None:
        for task in [self.tasks[id] for id in ids]:
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
        self._take_back_postponement(task)

    def _delete(self, at: int, ids: list[int]) -> None:
        for task in [self.tasks[id] for id in ids]:
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

    def _purge(self, at: int, ids: list[int]) -> None:
        below = [each.id for id in ids for each in self.below(self.tasks[id])]
        for id in {*ids, *below}:
            if self.tasks[id].deleted != NEVER:
                self.purged.append(self.tasks.pop(id))

    def _purge_before(self, at: int, before: int) -> None:
        self._purge(at, [each.id for each in self.tasks.values() if each.deleted < before])

    def _update(self, at: int, id: int, **changes: object) -> None:
        task = self.tasks[id]
        if "due" in changes:
            self._postpone(task, changes["due"], at)  # type: ignore[arg-type]
        for name, value in changes.items():
            setattr(task, name, value)
        self._take_back_postponement(task)
        if "project" in changes:
            task.parent = None
            for each in self.below(task):
                each.project = task.project

    def _postpone(self, task: Task, due: Due, at: int) -> None:
        """Logs that an overdue task gets another due; one that came just now was not overdue."""
        is_changed = task.is_open and task.created < at and task.due != due
        if is_changed and task.due is not None and self.days.due_end(task.due) < at:
            self._postponed[task.id, task.due] = Postponement(task.due, task.project, at)

    def _take_back_postponement(self, task: Task) -> None:
        """What is due again when it was before was never postponed from then."""
        if task.completed == NEVER:
            self._postponed.pop((task.id, task.due), None)

    # -------------------------------------------------------------------- projects and tags

    def _delete_project(self, at: int, name: str, with_tasks: bool) -> None:
        self.deleted_projects.add(name)
        for task in self.tasks.values():
            if task.project == name:
                task.project = "Inbox"
                if with_tasks:
                    task.deleted = min(task.deleted, at)

    def _rename_tags(self, at: int, old: list[str], new: str) -> None:
        """Also in the log of what was completed."""
        tagged: list[Task | Completion] = [*self.tasks.values(), *self.completions]
        for each in tagged:
            each.tags = frozenset(new if tag in old else tag for tag in each.tags)

    def _delete_tags(self, at: int, names: list[str]) -> None:
        for task in self.tasks.values():
            task.tags -= set(names)

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
