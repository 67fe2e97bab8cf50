"""What the server keeps: one account with its calendars, its lists of tasks and what it would have mailed."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from zoneinfo import ZoneInfo

from errors import not_found, precondition_failed
from paging import Pages
from values import Body, Clock

ROLES = ["freeBusyReader", "reader", "writerWithoutPrivateAccess", "writer", "owner"]


@dataclass
class Rules:
    """How the server does what Google's documents leave open. A client has to get along with both."""

    # gcalcli saw a second import of an identifier refused: https://github.com/insanum/gcalcli/issues/784
    # Whether that is so when the first one was deleted, nobody wrote down.
    import_restores_deleted: bool = True
    # The reference of tasks says nothing of If-Match.
    tasks_heed_if_match: bool = False
    # Nor whether a task that moves to another list stays the same one.
    move_renames_task: bool = False


@dataclass
class Event:
    """One event, or one changed or cancelled occurrence of a series."""

    body: Body
    change: int

    @property
    def id(self) -> str:
        return str(self.body["id"])

    @property
    def is_cancelled(self) -> bool:
        return bool(self.body["status"] == "cancelled")

    @property
    def series(self) -> str | None:
        """The event of which this is an occurrence."""
        return self.body.get("recurringEventId")


@dataclass
class Calendar:
    """A calendar with its events, as the user sees it in the list of calendars."""

    body: Body
    entry: Body
    role: str
    change: int
    entry_change: int
    is_listed: bool = True
    is_gone: bool = False
    is_primary: bool = False
    events: dict[str, Event] = field(default_factory=dict)
    # Sync tokens of before this change are refused.
    oldest_sync: int = 0

    @property
    def id(self) -> str:
        return str(self.body["id"])

    @property
    def zone(self) -> ZoneInfo:
        return ZoneInfo(self.body["timeZone"])


@dataclass
class Task:
    """One task; `parent` is that of a subtask."""

    body: Body
    change: int
    parent: str | None = None

    @property
    def id(self) -> str:
        return str(self.body["id"])

    @property
    def is_deleted(self) -> bool:
        return bool(self.body.get("deleted", False))


@dataclass
class TaskList:
    """A list of tasks; `order` has the identifiers of those below each parent, `None` of the top."""

    body: Body
    change: int
    tasks: dict[str, Task] = field(default_factory=dict)
    order: dict[str | None, list[str]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return str(self.body["id"])


@dataclass(frozen=True)
class Mail:
    """A notification that Google would have sent."""

    method: str
    event: str
    recipients: tuple[str, ...]


class Account:
    """What belongs to one user."""

    def __init__(self, seed: int = 1) -> None:
        self.email = "ada@example.org"
        self.name = "Ada"
        self.zone = "Europe/Vienna"
        self.rules = Rules()
        self.clock = Clock()
        self.pages = Pages()
        self.outbox: list[Mail] = []
        self.calendars: dict[str, Calendar] = {}
        self.task_lists: dict[str, TaskList] = {}
        self.oldest_calendar_list_sync = 0
        self._chance = random.Random(seed)
        self._change = 0
        self.add_calendar(self.email, self.email)
        self.add_task_list("My Tasks")

    # MARK: Changes

    @property
    def change(self) -> int:
        """The number of the last change of anything."""
        return self._change

    def next_change(self) -> int:
        """A new number for a change."""
        self._change += 1
        return self._change

    def new_id(self, length: int = 26) -> str:
        """One that no client could have guessed."""
        return "".join(self._chance.choices("0123456789abcdefghijklmnopqrstuv", k=length))

    # MARK: Calendars

    def add_calendar(
        self, summary: str, identifier: str | None = None, role: str = "owner"
    ) -> Calendar:
        """One more, at the end of the list."""
        identifier = identifier or f"c_{self.new_id(32)}@group.calendar.google.com"
        number = self.next_change()
        calendar = Calendar(
            body={"id": identifier, "summary": summary, "timeZone": self.zone},
            entry={
                "colorId": str(len(self.calendars) % 24 + 1),
                "selected": True,
                "defaultReminders": [],
            },
            role=role,
            change=number,
            entry_change=number,
            is_primary=identifier == self.email,
        )
        if calendar.is_primary:
            calendar.entry["defaultReminders"] = [{"method": "popup", "minutes": 10}]
        self.calendars[identifier] = calendar
        return calendar

    def calendar(self, identifier: str) -> Calendar:
        """The one of this identifier; `primary` is the first one's other name."""
        calendar = self.calendars.get(self.email if identifier == "primary" else identifier)
        if calendar is None or calendar.is_gone:
            raise not_found()
        return calendar

    def expire_sync_tokens(self) -> None:
        """Those that clients have are not taken any more."""
        number = self.next_change()
        self.oldest_calendar_list_sync = number
        for calendar in self.calendars.values():
            calendar.oldest_sync = number

    # MARK: Lists of tasks

    def add_task_list(self, title: str) -> TaskList:
        """One more, at the end."""
        identifier = self.new_id(22)
        body = {"id": identifier, "title": title, "updated": self.clock.now()}
        found = TaskList(body, self.next_change())
        self.task_lists[identifier] = found
        return found

    def task_list(self, identifier: str) -> TaskList:
        """The one of this identifier; `@default` is the first one's other name."""
        if identifier == "@default":
            return next(iter(self.task_lists.values()))
        found = self.task_lists.get(identifier)
        if found is None:
            raise not_found()
        return found


@dataclass(frozen=True)
class Call:
    """A request that was found to be one of a method."""

    method: str
    path: Mapping[str, str]
    query: Body
    body: Body
    headers: Mapping[str, str]

    def expect(self, etag: str) -> None:
        """Refuses the request when it was meant for another version.

        https://developers.google.com/workspace/calendar/api/guides/version-resources
        """
        wanted = self.headers.get("If-Match", "*")
        if wanted != "*" and etag not in [each.strip() for each in wanted.split(",")]:
            raise precondition_failed()


def calendar_etag(change: int) -> str:
    """As those of calendars and of events look."""
    return f'"{3_400_000_000_000_000 + 2000 * change}"'


def merged(old: Body, patch: Body) -> Body:
    """What a PATCH makes: `null` removes, objects are merged, and lists replaced.

    https://developers.google.com/workspace/calendar/api/guides/performance#patch
    """
    new = dict(old)
    for name, value in patch.items():
        if value is None:
            new.pop(name, None)
        elif isinstance(value, dict):
            inner = old.get(name)
            new[name] = merged(inner if isinstance(inner, dict) else {}, value)
        else:
            new[name] = value
    return new
