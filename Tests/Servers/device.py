"""A store of ours with a server behind a network that fails, and somebody else who changes the server directly."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import servers
import taskcore_side
from calendar_servers import EVENTS, TASKS, CalendarServer
from http_proxy import Proxy
from items import Item, by_uid, differences, items_of_text

WORKER = Path(__file__).with_name("worker.py")
VTODO = """\
BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//example.org//another program//EN\r
BEGIN:VTODO\r
UID:{uid}\r
DTSTAMP:20270101T000000Z\r
LAST-MODIFIED:20270101T000000Z\r
SUMMARY:{title}\r
{more}END:VTODO\r
END:VCALENDAR\r
"""
VEVENT = """\
BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//example.org//another program//EN\r
BEGIN:VEVENT\r
UID:{uid}\r
DTSTAMP:20270101T000000Z\r
DTSTART:20270301T090000Z\r
DTEND:20270301T100000Z\r
SUMMARY:{title}\r
{more}END:VEVENT\r
END:VCALENDAR\r
"""
COLLECTIONS = ("tasks", "events")


class Somebody:
    """Another client of the server, whose requests do not come through the network of the test."""

    def __init__(self, server: CalendarServer) -> None:
        self.server = server
        server.make("tasks", TASKS)
        server.make("events", EVENTS)

    def task(self, uid: str, title: str, more: str = "") -> None:
        self.server.put("tasks", uid, VTODO.format(uid=uid, title=title, more=more))

    def event(self, uid: str, title: str, more: str = "") -> None:
        self.server.put("events", uid, VEVENT.format(uid=uid, title=title, more=more))

    def tasks(self, count: int) -> list[str]:
        uids = [f"theirs-{number}" for number in range(count)]
        for uid in uids:
            self.task(uid, f"Title of {uid}")
        return uids

    def text(self, uid: str, collection: str = "tasks") -> str:
        """An item as it lies there, without folds."""
        for resource in self.server.resources(collection):
            text = re.sub(r"\r?\n[ \t]", "", resource.text)
            if re.search(rf"^UID:{re.escape(uid)}\r?$", text, re.MULTILINE):
                return text
        raise LookupError(uid)

    def edit(self, uid: str, old: str, new: str, collection: str = "tasks") -> None:
        """Replaces a text in an item."""
        for resource in self.server.resources(collection):
            text = re.sub(r"\r?\n[ \t]", "", resource.text)
            if f"UID:{uid}\r\n" in text:
                assert old in text, text
                reply = self.server.ask(
                    "PUT", resource.href, text.replace(old, new), Content_Type="text/calendar"
                )
                assert reply.status in (200, 201, 204), reply
                return
        raise LookupError(uid)

    def delete(self, uids: Iterable[str], collection: str = "tasks") -> None:
        wanted = set(uids)
        for resource in self.server.resources(collection):
            found = re.search(r"^UID:(.*?)\r?$", resource.text, re.MULTILINE)
            if found and found[1] in wanted:
                self.server.delete(resource.href)

    def items(self) -> dict[str, Item]:
        return by_uid(
            [
                item
                for collection in COLLECTIONS
                for resource in self.server.resources(collection)
                for item in items_of_text(resource.text, collection)
            ]
        )

    def titles(self) -> list[str]:
        return sorted(item.values["title"] for item in self.items().values())


class Device:
    """A store in a file; each call opens it, so that a process of its own may sync it as well."""

    def __init__(self, path: Path, proxy: Proxy) -> None:
        self.path = path
        self.proxy = proxy
        self.store = taskcore_side.open_store(path)
        self.account = 0

    def connect(self) -> None:
        self.account = taskcore_side.connect(
            self.store, self.proxy.address, self.path.stem, *COLLECTIONS
        )

    def sync(self, *, accept: bool = True) -> Any:
        return taskcore_side.sync(self.store, self.account, accept=accept)

    def sync_apart(self) -> subprocess.Popen[bytes]:
        """In a process of its own, which may be killed."""
        command = [sys.executable, str(WORKER), str(self.path), str(self.account)]
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def project(self) -> int:
        return next(each.id for each in self.store.projects() if each.name == "tasks")

    def calendar(self) -> int:
        return next(each.id for each in self.store.calendars() if each.name == "events")

    def add(self, title: str, **properties: Any) -> str:
        """Adds a task to the list, and returns its uid."""
        task = self.store.add(title, project_id=self.project(), **properties)
        return self.store.get(task).uid

    def update(self, uid: str, **changes: Any) -> None:
        self.store.update(self.store.find(uid), **changes)

    def items(self) -> dict[str, Item]:
        return by_uid(taskcore_side.items_of_store(self.store, COLLECTIONS))

    def titles(self) -> list[str]:
        return sorted(item.values["title"] for item in self.items().values())

    def writes(self) -> int:
        """How many requests of its wanted to change the server."""
        return len(self.proxy.log.writes(client=self.proxy.client))

    def assert_equal(self, somebody: Somebody, *, has_joined: bool = False) -> None:
        """Both have the same, and a run has nothing to write. What was joined has another uid here."""
        known = (
            (lambda item: item.values["title"] + str(item.values.get("due")))
            if has_joined
            else None
        )
        assert differences(by(somebody.items(), known), by(self.items(), known)) == []
        before = self.writes()
        self.sync()
        assert self.writes() == before
        assert differences(by(somebody.items(), known), by(self.items(), known)) == []

    def close(self) -> None:
        self.store.close()


def by(items: dict[str, Item], known: Callable[[Item], str] | None) -> dict[str, Item]:
    """The items by what tells them apart; nil for their uids."""
    return items if known is None else {known(item): item for item in items.values()}


def end(process: subprocess.Popen[bytes]) -> tuple[int, str]:
    """How it ended, and what it said."""
    said = process.communicate(timeout=servers.PATIENCE)[1].decode()
    return process.returncode, said
