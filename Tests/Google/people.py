"""Who changes an account in the rounds: somebody with Google's own client, and somebody with a store of ours."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from googleapiclient.errors import HttpError

from client import all_pages, calendar_client, tasks_client
from server import GoogleServer
from taskcore import Scope, Status, TaskcoreError
from taskcore_store import GoogleStore

VIENNA = ZoneInfo("Europe/Vienna")
FIRST_DAY = date(2027, 2, 1)
RULES = ["FREQ=DAILY;COUNT=5", "FREQ=WEEKLY;COUNT=4", "FREQ=DAILY;INTERVAL=3;COUNT=6"]


@dataclass
class Ledger:
    """What was written in one round. No text is written twice, so that each is one of one item."""

    chance: random.Random
    count: int = 0
    # The texts of this round with the title that the item had at its beginning.
    written: list[tuple[str, str]] = field(default_factory=list)
    # The titles, likewise, of what was deleted.
    deleted: set[str] = field(default_factory=set)
    origin: dict[str, str] = field(default_factory=dict)

    def word(self) -> str:
        self.count += 1
        return f"w{self.count}"

    def begin(self) -> None:
        self.written, self.deleted, self.origin = [], set(), {}

    def rename(self, old: str) -> str:
        """A new title for an item; what it was called since the round began counts no more."""
        new = self.word()
        first = self.origin.get(old, old)
        self.origin[new] = first
        self.written = [each for each in self.written if each[0] != old]
        self.written.append((new, first))
        return new

    def make(self) -> str:
        new = self.word()
        self.written.append((new, new))
        return new

    def delete(self, title: str) -> None:
        self.deleted.add(self.origin.get(title, title))
        self.deleted.add(title)


class Somebody:
    """Does one thing after the other, by chance."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.chance = ledger.chance

    def acts(self) -> list[Callable[[], None]]:
        raise NotImplementedError

    def act(self) -> str:
        act = self.chance.choice(self.acts())
        act()
        return act.__name__

    def day(self) -> date:
        return FIRST_DAY + timedelta(days=self.chance.randrange(40))

    def hour(self) -> datetime:
        clock = timedelta(hours=self.chance.randrange(6, 22), minutes=self.chance.choice([0, 30]))
        return (
            datetime(self.day().year, 1, 1, tzinfo=VIENNA).replace(
                month=self.day().month, day=self.chance.randrange(1, 28)
            )
            + clock
        )


class GooglePerson(Somebody):
    """Uses Google's own client."""

    def __init__(self, google: GoogleServer, ledger: Ledger) -> None:
        super().__init__(ledger)
        self.google = google
        self.tasks = tasks_client(google).tasks()
        self.events = calendar_client(google).events()

    def acts(self) -> list[Callable[[], None]]:
        return [
            self.add_task, self.add_subtask, self.change_task, self.change_task, self.tick_task,
            self.move_task, self.order_task, self.delete_task, self.clear_tasks, self.add_event, self.add_event,
            self.add_series, self.change_event, self.change_event, self.change_occurrence,
            self.cancel_occurrence, self.restore_occurrence, self.delete_event, self.move_event,
        ]  # fmt: skip

    # MARK: Tasks

    def all_tasks(self) -> list[dict[str, Any]]:
        query = {"showCompleted": True, "showHidden": True, "showAssigned": True}
        return all_pages(self.tasks, tasklist="@default", **query)

    def any_task(self) -> dict[str, Any] | None:
        found = self.all_tasks()
        return self.chance.choice(found) if found else None

    def add_task(self, parent: str | None = None) -> None:
        body: dict[str, Any] = {"title": self.ledger.make()}
        if self.chance.random() < 0.5:
            body["notes"] = self.ledger.word() + "\n" + self.ledger.word()
        if self.chance.random() < 0.5:
            body["due"] = f"{self.day()}T00:00:00.000Z"
        self.tasks.insert(tasklist="@default", body=body, parent=parent).execute()

    def add_subtask(self) -> None:
        top = [each for each in self.all_tasks() if "parent" not in each and not each.get("hidden")]
        if top:
            self.add_task(self.chance.choice(top)["id"])

    def change_task(self) -> None:
        task = self.any_task()
        if task is None:
            return
        body: dict[str, Any] = {}
        if self.chance.random() < 0.5:
            body["title"] = self.ledger.rename(task["title"])
        if self.chance.random() < 0.4:
            body["notes"] = self.chance.choice([None, self.ledger.word()])
        if self.chance.random() < 0.4:
            body["due"] = self.chance.choice([None, f"{self.day()}T00:00:00.000Z"])
        self.tasks.patch(tasklist="@default", task=task["id"], body=body).execute()

    def tick_task(self) -> None:
        task = self.any_task()
        if task is None:
            return
        is_done = task["status"] == "completed"
        body: dict[str, Any] = {"status": "needsAction" if is_done else "completed"}
        if is_done:
            body["completed"] = None
        self.tasks.patch(tasklist="@default", task=task["id"], body=body).execute()

    def move_task(self) -> None:
        task = self.any_task()
        others = [
            each for each in self.all_tasks() if "parent" not in each and not each.get("hidden")
        ]
        if task is None or not others:
            return
        parent = self.chance.choice([None, self.chance.choice(others)["id"]])
        try:
            self.tasks.move(tasklist="@default", task=task["id"], parent=parent).execute()
        except HttpError as error:
            # Of a task with subtasks, of itself, and of one that is hidden.
            if error.resp.status != 400:
                raise

    def order_task(self) -> None:
        """To another place among those beside it."""
        open_tasks = [each for each in self.all_tasks() if each["status"] == "needsAction"]
        if not open_tasks:
            return
        task = self.chance.choice(open_tasks)
        place = {"parent": task["parent"]} if "parent" in task else {}
        beside = [
            each["id"]
            for each in open_tasks
            if each.get("parent") == task.get("parent") and each["id"] != task["id"]
        ]
        previous = self.chance.choice([None, *beside])
        if previous:
            place["previous"] = previous
        try:
            self.tasks.move(tasklist="@default", task=task["id"], **place).execute()
        except HttpError as error:
            # Of one below a task that is hidden.
            if error.resp.status != 400:
                raise

    def delete_task(self) -> None:
        task = self.any_task()
        if task is None or self.chance.random() < 0.4:
            return
        self.ledger.delete(task["title"])
        for each in self.all_tasks():
            if each.get("parent") == task["id"]:
                self.ledger.delete(each["title"])
        self.tasks.delete(tasklist="@default", task=task["id"]).execute()

    def clear_tasks(self) -> None:
        self.tasks.clear(tasklist="@default").execute()

    # MARK: Events

    def all_events(self, **query: Any) -> list[dict[str, Any]]:
        return all_pages(self.events, calendarId="primary", **query)

    def any_event(self) -> dict[str, Any] | None:
        found = [each for each in self.all_events() if "recurringEventId" not in each]
        return self.chance.choice(found) if found else None

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"summary": self.ledger.make(), **self.times()}
        if self.chance.random() < 0.4:
            body["description"] = self.ledger.word()
        if self.chance.random() < 0.2:
            body["attendees"] = [{"email": f"{self.ledger.word()}@example.com"}]
        if self.chance.random() < 0.3:
            body["reminders"] = {
                "useDefault": False, "overrides": [{"method": "popup", "minutes": 25}],
            }  # fmt: skip
        return body

    def times(self, *, is_day: bool | None = None) -> dict[str, Any]:
        if self.chance.random() < 0.3 if is_day is None else is_day:
            day = self.day()
            return {"start": {"date": str(day)}, "end": {"date": str(day + timedelta(days=1))}}
        start = self.hour()
        zone = {"timeZone": "Europe/Vienna"}
        return {
            "start": {"dateTime": start.isoformat(), **zone},
            "end": {"dateTime": (start + timedelta(hours=1)).isoformat(), **zone},
        }

    def add_event(self) -> None:
        self.events.insert(calendarId="primary", body=self.body()).execute()

    def add_series(self) -> None:
        body = {**self.body(), "recurrence": [f"RRULE:{self.chance.choice(RULES)}"]}
        self.events.insert(calendarId="primary", body=body).execute()

    def change_event(self) -> None:
        event = self.any_event()
        if event is None:
            return
        body: dict[str, Any] = {}
        if self.chance.random() < 0.5:
            body["summary"] = self.ledger.rename(event["summary"])
        if self.chance.random() < 0.3:
            body["location"] = self.ledger.word()
        if self.chance.random() < 0.2:
            body["colorId"] = str(self.chance.randrange(1, 12))
        if self.chance.random() < 0.2:
            body["transparency"] = self.chance.choice(["opaque", "transparent"])
        self.events.patch(calendarId="primary", eventId=event["id"], body=body).execute()

    def move_event(self) -> None:
        event = self.any_event()
        if event is None or "recurrence" in event:
            return
        body = self.times(is_day="date" in event["start"])
        self.events.patch(calendarId="primary", eventId=event["id"], body=body).execute()

    def any_occurrence(self, **query: Any) -> dict[str, Any] | None:
        series = [each for each in self.all_events() if "recurrence" in each]
        if not series:
            return None
        one = self.chance.choice(series)["id"]
        listing = self.events.instances(calendarId="primary", eventId=one, **query).execute()
        return self.chance.choice(listing["items"]) if listing["items"] else None

    def change_occurrence(self) -> None:
        event = self.any_occurrence()
        if event is not None:
            body = {"location": self.ledger.word()}
            self.events.patch(calendarId="primary", eventId=event["id"], body=body).execute()

    def cancel_occurrence(self) -> None:
        event = self.any_occurrence()
        if event is not None:
            self.events.delete(calendarId="primary", eventId=event["id"]).execute()

    def restore_occurrence(self) -> None:
        event = self.any_occurrence(showDeleted=True)
        if event is not None and event["status"] == "cancelled":
            body = {"status": "confirmed"}
            self.events.patch(calendarId="primary", eventId=event["id"], body=body).execute()

    def delete_event(self) -> None:
        event = self.any_event()
        if event is not None:
            self.ledger.delete(event["summary"])
            self.events.delete(calendarId="primary", eventId=event["id"]).execute()


class StorePerson(Somebody):
    """Uses a store of ours."""

    def __init__(self, ours: GoogleStore, ledger: Ledger) -> None:
        super().__init__(ledger)
        self.ours = ours
        self.store = ours.store

    def acts(self) -> list[Callable[[], None]]:
        return [
            self.add_task, self.add_subtask, self.change_task, self.change_task, self.tick_task,
            self.move_task, self.order_task, self.delete_task, self.add_event, self.add_event, self.add_series,
            self.change_event, self.change_event, self.move_event, self.change_occurrence,
            self.exclude_occurrence, self.delete_event,
        ]  # fmt: skip

    def act(self) -> str:
        written = list(self.ledger.written)
        try:
            return super().act()
        except TaskcoreError as error:
            # Such as a circle of parents.
            self.ledger.written = written
            return f"refused: {error}"

    # MARK: Tasks

    def any_task(self) -> Any:
        found = [each for each in self.ours.tasks() if each.project_id == self.ours.project]
        return self.chance.choice(found) if found else None

    def due(self) -> date | datetime:
        return self.chance.choice([self.day(), self.hour()])

    def add_task(self, parent: int | None = None) -> None:
        properties: dict[str, Any] = {"parent_id": parent} if parent else {}
        if self.chance.random() < 0.5:
            properties["notes"] = self.ledger.word()
        if self.chance.random() < 0.5:
            properties["due"] = self.due()
        if self.chance.random() < 0.3:
            properties |= {"priority": 1, "tags": [self.ledger.word()]}
        self.store.add(self.ledger.make(), project_id=self.ours.project, **properties)

    def add_subtask(self) -> None:
        task = self.any_task()
        if task is not None:
            self.add_task(task.id)

    def change_task(self) -> None:
        task = self.any_task()
        if task is None:
            return
        changes: dict[str, Any] = {}
        if self.chance.random() < 0.5:
            changes["title"] = self.ledger.rename(task.title)
        if self.chance.random() < 0.4:
            changes["notes"] = self.chance.choice(["", self.ledger.word()])
        if self.chance.random() < 0.4:
            changes["due"] = self.chance.choice([None, self.due()])
        if changes:
            self.store.update(task.id, **changes)

    def tick_task(self) -> None:
        task = self.any_task()
        if task is None:
            return
        if task.status == Status.OPEN:
            self.chance.choice([self.store.complete, self.store.cancel])(task.id)
        else:
            self.store.reopen(task.id)

    def move_task(self) -> None:
        task, other = self.any_task(), self.any_task()
        if task is not None and task.id != other.id:
            self.store.update(task.id, parent_id=self.chance.choice([None, other.id]))

    def order_task(self) -> None:
        """To another place among those beside it."""
        task = self.any_task()
        if task is None:
            return
        beside = [
            each.id
            for each in self.ours.tasks()
            if each.parent_id == task.parent_id
            and each.project_id == task.project_id
            and each.id != task.id
        ]
        if beside:
            self.store.move(task.id, before=self.chance.choice(beside))

    def delete_task(self) -> None:
        task = self.any_task()
        if task is None or self.chance.random() < 0.4:
            return
        before = {each.title for each in self.ours.tasks()}
        self.store.delete(task.id)
        for title in before - {each.title for each in self.ours.tasks()}:
            self.ledger.delete(title)

    # MARK: Events

    def any_event(self, *, repeats: bool = False) -> Any:
        found = [
            each
            for each in self.store.events(calendar_id=self.ours.calendar)
            if each.series_id is None and (each.repeat_rule or not repeats)
        ]
        return self.chance.choice(found) if found else None

    def add_event(self, **properties: Any) -> None:
        start = self.due()
        if isinstance(start, datetime):
            properties["duration"] = timedelta(hours=1)
        if self.chance.random() < 0.4:
            properties["notes"] = self.ledger.word()
        if self.chance.random() < 0.2:
            properties["attendees"] = [f"{self.ledger.word()}@example.com"]
        if self.chance.random() < 0.3:
            properties["tags"] = [self.ledger.word()]
        self.store.add_event(
            self.ledger.make(), start, calendar_id=self.ours.calendar, allow_conflicts=True,
            **properties,
        )  # fmt: skip

    def add_series(self) -> None:
        self.add_event(repeat_rule=self.chance.choice(RULES))

    def change_event(self) -> None:
        event = self.any_event()
        if event is None:
            return
        changes: dict[str, Any] = {}
        if self.chance.random() < 0.5:
            changes["title"] = self.ledger.rename(event.title)
        if self.chance.random() < 0.3:
            changes["location"] = self.ledger.word()
        if self.chance.random() < 0.2:
            changes["tags"] = [self.ledger.word()]
        if changes:
            self.store.update_event(event.id, allow_conflicts=True, **changes)

    def move_event(self) -> None:
        event = self.any_event()
        if event is None or event.repeat_rule:
            return
        start = self.hour() if isinstance(event.start, datetime) else self.day()
        self.store.update_event(event.id, start=start, allow_conflicts=True)

    def any_occurrence(self) -> tuple[Any, Any] | None:
        event = self.any_event(repeats=True)
        found = list(self.store.event_occurrences(event.id)) if event else []
        return (event, self.chance.choice(found).local) if found else None

    def change_occurrence(self) -> None:
        found = self.any_occurrence()
        if found is not None:
            event, occurrence = found
            self.store.update_event(
                event.id, occurrence=occurrence, scope=Scope.THIS, location=self.ledger.word(),
                allow_conflicts=True,
            )  # fmt: skip

    def exclude_occurrence(self) -> None:
        found = self.any_occurrence()
        if found is not None:
            event, occurrence = found
            self.store.delete_occurrence(event.id, occurrence)

    def delete_event(self) -> None:
        event = self.any_event()
        if event is not None:
            self.ledger.delete(event.title)
            self.store.delete_events(event.id)
