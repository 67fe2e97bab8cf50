"""Somebody who changes the tasks and events of a Taskcore store by chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from typing import Any

from taskcore import Event, FieldKind, Link, Reminder, Scope, Status, Store, Task, TaskcoreError
from words import Words

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
RULES = ("FREQ=DAILY;COUNT=9", "FREQ=WEEKLY", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=DAILY;INTERVAL=3")
# Each of an own field that both sides can hold, and that is made when it is used first.
FIELDS = {"effort": FieldKind.NUMBER, "client": FieldKind.TEXT}


class StorePerson:
    """Only what is in the projects and calendars that are synced is changed; all values are given once."""

    def __init__(
        self,
        store: Store,
        chance: random.Random,
        words: Words,
        projects: tuple[str, ...],
        calendars: tuple[str, ...],
        *,
        moves: bool = True,
    ) -> None:
        self.store = store
        self.chance = chance
        self.words = words
        self.projects = projects
        self.calendars = calendars
        self.refused = 0
        self.deeds: dict[Callable[[], object], float] = {self.undo: 2, self.redo: 0.5}
        if projects:
            self.deeds |= {
                self.add: 7, self.add_subtask: 2, self.add_series: 1, self.rename: 6,
                self.describe: 5, self.postpone: 5, self.hide: 2, self.rank: 3, self.tag: 5,
                self.complete: 5, self.reopen: 2, self.cancel: 1, self.start: 1, self.delete: 2,
                self.restore: 1, self.move: 2 if moves else 0, self.nest: 1, self.remind: 2,
                self.link: 1, self.field: 1, self.skip: 1, self.split: 0.5, self.arrange: 1,
                self.comment: 1,
            }  # fmt: skip
        if calendars:
            self.deeds |= {
                self.add_event: 3, self.add_event_series: 1, self.rename_event: 3,
                self.describe_event: 2, self.place_event: 2, self.move_event: 2,
                self.delete_event: 1, self.exclude_occurrence: 1, self.change_occurrence: 1,
                self.invite: 1,
            }  # fmt: skip

    def act(self) -> str:
        """Does one thing, and says which; what the store refuses is nothing done."""
        (deed,) = self.chance.choices(list(self.deeds), list(self.deeds.values()))
        try:
            deed()
        except TaskcoreError:
            self.refused += 1
            return f"{deed.__name__}, refused"
        return deed.__name__

    def undo(self) -> None:
        self.store.undo()

    def redo(self) -> None:
        """What was not undone cannot be done again."""
        self.store.undo()
        self.store.redo()

    # --------------------------------------------------------------- what is chosen

    def tasks(self) -> list[Task]:
        """By their titles, for their uids are others each time."""
        found = [task for task in self.store.tasks() if task.project in self.projects]
        return sorted(found, key=lambda task: (task.title, task.uid))

    def task(self, tasks: list[Task] | None = None) -> Task | None:
        found = self.tasks() if tasks is None else tasks
        return self.chance.choice(found) if found else None

    def update(self, **changes: Any) -> None:
        if task := self.task():
            self.store.update(task.id, **changes)

    def project(self) -> int:
        name = self.chance.choice(self.projects)
        return next(project.id for project in self.store.projects() if project.name == name)

    def calendar(self) -> int:
        name = self.chance.choice(self.calendars)
        return next(calendar.id for calendar in self.store.calendars() if calendar.name == name)

    def moment(self) -> date | datetime:
        moment = self.words.moment()
        return moment.date() if self.chance.random() < 0.4 else moment

    # ---------------------------------------------------------------------------- tasks

    def properties(self) -> dict[str, Any]:
        all_of_them: dict[str, Callable[[], object]] = {
            "notes": self.notes,
            "tags": lambda: [self.words.word("tag") for _ in range(self.chance.randrange(3))],
            "priority": lambda: self.chance.randrange(5),
            "due": self.moment,
            "url": lambda: f"https://example.org/{self.words.word('page')}",
        }
        chosen = self.chance.sample(sorted(all_of_them), self.chance.randrange(4))
        return {name: all_of_them[name]() for name in chosen}

    def notes(self) -> str:
        return "\n".join(self.words.word("notes") for _ in range(self.chance.randrange(1, 4)))

    def add(self) -> None:
        title = self.words.word("task")
        self.store.add(title, project_id=self.project(), **self.properties())

    def add_subtask(self) -> None:
        if parent := self.task():
            self.store.add(self.words.word("task"), parent_id=parent.id, **self.properties())

    def add_series(self) -> None:
        rule = self.chance.choice(RULES)
        given = self.properties() | {"due": self.moment()}
        title = self.words.word("task")
        self.store.add(title, project_id=self.project(), repeat_rule=rule, **given)

    def rename(self) -> None:
        self.update(title=self.words.word("task"))

    def describe(self) -> None:
        self.update(notes=self.notes())

    def postpone(self) -> None:
        if task := self.task([each for each in self.tasks() if not each.repeat_rule]):
            self.store.update(task.id, due=self.moment(), start=None)

    def hide(self) -> None:
        """Until a day before it is due."""
        found = [each for each in self.tasks() if each.due and not each.repeat_rule]
        if task := self.task(found):
            due = task.due
            assert due is not None
            day = due.date() if isinstance(due, datetime) else due
            self.store.update(task.id, start=day - DAY)

    def rank(self) -> None:
        self.update(priority=self.chance.randrange(5))

    def tag(self) -> None:
        if task := self.task():
            if task.tags and self.chance.random() < 0.3:
                self.store.update(task.id, tags_removed=[self.chance.choice(task.tags)])
            else:
                self.store.update(task.id, tags_added=[self.words.word("tag")])

    def complete(self) -> None:
        if task := self.task([each for each in self.tasks() if each.status == Status.OPEN]):
            self.store.complete(task.id)

    def reopen(self) -> None:
        found = [each for each in self.store.completed() if each.project in self.projects]
        if task := self.task(sorted(found, key=lambda each: each.title)):
            self.store.reopen(task.id)

    def cancel(self) -> None:
        if task := self.task():
            self.store.cancel(task.id)

    def start(self) -> None:
        if task := self.task():
            self.store.start(task.id)

    def delete(self) -> None:
        if task := self.task():
            self.store.delete(task.id)

    def restore(self) -> None:
        found = [each for each in self.store.trash() if each.project in self.projects]
        if task := self.task(sorted(found, key=lambda each: each.title)):
            self.store.restore(task.id)

    def move(self) -> None:
        self.update(project_id=self.project())

    def nest(self) -> None:
        task, other = self.task(), self.task()
        if task and other:
            self.store.move(task.id, parent_id=None if task.parent_id else other.id)

    def arrange(self) -> None:
        task, other = self.task(), self.task()
        if task and other:
            self.store.move(task.id, before=other.id)

    def remind(self) -> None:
        reminders = [Reminder.before_due(MINUTE * self.chance.randrange(1, 90))]
        self.update(due=self.moment(), start=None, reminders=reminders, repeat_rule="")

    def link(self) -> None:
        self.update(links=[Link(f"https://example.org/{self.words.word('file')}")])

    def field(self) -> None:
        name = self.chance.choice(sorted(FIELDS))
        if name not in {field.name for field in self.store.fields()}:
            self.store.add_field(name, FIELDS[name])
        value = (
            Decimal(self.chance.randrange(99)) if name == "effort" else self.words.word("client")
        )
        self.update(field_values={name: value})

    def comment(self) -> None:
        if task := self.task():
            self.store.add_comment(task.id, self.words.word("comment"))

    def series(self) -> Task | None:
        found = [each for each in self.tasks() if each.repeat_rule]
        return self.task(found) if found else None

    def skip(self) -> None:
        if task := self.series():
            self.store.skip_occurrence(task.id)

    def split(self) -> None:
        if task := self.series():
            self.store.update_occurrence(task.id, title=self.words.word("task"))

    # --------------------------------------------------------------------------- events

    def events(self) -> list[Event]:
        calendars = {each.id for each in self.store.calendars() if each.name in self.calendars}
        found = [each for each in self.store.events() if each.calendar_id in calendars]
        return sorted(found, key=lambda event: (event.title, event.uid))

    def event(self) -> Event | None:
        found = self.events()
        return self.chance.choice(found) if found else None

    def update_event(self, **changes: Any) -> None:
        if event := self.event():
            self.store.update_event(event.id, allow_conflicts=True, **changes)

    def add_event(self, **given: Any) -> None:
        if self.chance.random() < 0.3:
            given["notes"] = self.notes()
        if self.chance.random() < 0.3:
            given["location"] = self.words.word("place")
        if self.chance.random() < 0.3:
            given["reminders"] = [Reminder.before_start(MINUTE * 10)]
        self.store.add_event(
            self.words.word("event"),
            self.words.moment().astimezone(timezone.utc),
            calendar_id=self.calendar(),
            allow_conflicts=True,
            **given,
        )

    def add_event_series(self) -> None:
        self.add_event(repeat_rule="FREQ=DAILY;COUNT=9")

    def rename_event(self) -> None:
        self.update_event(title=self.words.word("event"))

    def describe_event(self) -> None:
        self.update_event(notes=self.notes())

    def place_event(self) -> None:
        self.update_event(location=self.words.word("place"))

    def move_event(self) -> None:
        found = [each for each in self.events() if not each.repeat_rule and not each.series_id]
        if found:
            event = self.chance.choice(found)
            start = self.words.moment().astimezone(timezone.utc)
            self.store.update_event(event.id, start=start, allow_conflicts=True)

    def invite(self) -> None:
        self.update_event(attendees=[f"Ben <{self.words.word('ben')}@example.org>"])

    def delete_event(self) -> None:
        if event := self.event():
            self.store.delete_events(event.id)

    def occurrence(self) -> tuple[int, date | datetime] | None:
        series = [event for event in self.events() if event.repeat_rule]
        if not series:
            return None
        event = self.chance.choice(series)
        found = [each.local for each in self.store.event_occurrences(event.id, limit=9)]
        return (event.id, self.chance.choice(found[1:])) if found[1:] else None

    def exclude_occurrence(self) -> None:
        if found := self.occurrence():
            self.store.delete_occurrence(*found)

    def change_occurrence(self) -> None:
        if found := self.occurrence():
            self.store.update_event(
                found[0],
                occurrence=found[1],
                scope=Scope.THIS,
                title=self.words.word("event"),
                allow_conflicts=True,
            )
