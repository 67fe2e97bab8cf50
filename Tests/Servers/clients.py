"""Somebody with todoman and khal, and vdirsyncer, which brings their files to a server and back."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from icalendar import Alarm, Calendar, Component, Event, Todo, vRecur

from calendar_servers import PASSWORD, USER, environment_program
from items import Item, Items, items_of_text
from words import Words

ZONE = "Europe/Paris"
ACTION = re.compile(r"(?:uploading\)|updating\)|Deleting) item (\S+) (?:to|from) there/(\S+)")
REFUSED = re.compile(r"calendars/([^/\s]+): (\d{3}), ")
# What it says there, nobody else has counted to.
FAR = 100
VDIRSYNCER = """\
[general]
status_path = "{folder}/status/"
[pair calendars]
a = "here"
b = "there"
collections = {collections}
conflict_resolution = "{wins} wins"
[storage here]
type = "filesystem"
path = "{folder}/calendars"
fileext = ".ics"
[storage there]
type = "caldav"
url = "{address}"
username = "{user}"
password = "{password}"
"""
KHAL = """\
[calendars]
{calendars}
[locale]
local_timezone = {zone}
default_timezone = {zone}
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[default]
default_calendar = {first}
[sqlite]
path = {folder}/khal.db
"""
TODOMAN = """\
path = "{folder}/calendars/*"
date_format = "%Y-%m-%d"
time_format = "%H:%M"
default_list = "{first}"
default_due = 0
cache_path = "{folder}/todoman.sqlite3"
"""


class Files:
    """A folder with a file for each task and event, as khal, todoman and vdirsyncer share it."""

    def __init__(
        self,
        folder: Path,
        address: str,
        lists: tuple[str, ...],
        calendars: tuple[str, ...],
        *,
        wins: str = "a",
    ) -> None:
        self.folder = folder
        self.lists = lists
        self.calendars = calendars
        for name in (*lists, *calendars):
            (folder / "calendars" / name).mkdir(parents=True)
        words = {"folder": folder, "zone": ZONE, "address": address, "wins": wins}
        self._write("vdirsyncer", VDIRSYNCER.format(
            **words, user=USER, password=PASSWORD, collections=json.dumps([*lists, *calendars])
        ))  # fmt: skip
        paths = [f"[[{name}]]\npath = {folder}/calendars/{name}" for name in calendars]
        self._write("khal.conf", KHAL.format(
            **words, calendars="\n".join(paths), first=(*calendars, "")[0]
        ))  # fmt: skip
        self._write("todoman.py", TODOMAN.format(**words, first=(*lists, "")[0]))
        self.output = ""
        """All that vdirsyncer said."""
        self.refused: list[Refusal] = []
        """What the server did not take at last."""

    def _write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def run(self, command: list[str], given: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self.folder,
            env={
                "PATH": os.environ["PATH"],
                "HOME": str(self.folder),
                "TZ": ZONE,
                "LC_ALL": "C.UTF-8",
            },
            input=given,
            capture_output=True,
            text=True,
            timeout=120,
        )

    def must(self, command: list[str], given: str = "") -> str:
        done = self.run(command, given)
        assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout}{done.stderr}"
        return done.stdout

    # --------------------------------------------------------------------- the programs

    def todo(self, *words: str, given: str = "") -> str:
        return self.must(["todoman", "--config", str(self.folder / "todoman.py"), *words], given)

    def todos(self) -> dict[str, dict[str, Any]]:
        """All tasks, as todoman lists them, by their titles."""
        listed = json.loads(self.todo("--porcelain", "list", "--status", "ANY"))
        return {todo["summary"]: todo for todo in listed}

    def khal(self, *words: str, given: str = "") -> str:
        return self.must(["khal", "--config", str(self.folder / "khal.conf"), *words], given)

    def edit_event(self, title: str, *answers: str) -> str:
        """Edits an event as khal asks: each answer is a line."""
        return self.khal("edit", "--show-past", title, given="\n".join((*answers, "q", "")))

    def vdirsyncer(self, *words: str) -> bool:
        """Whether it came to its end without a fault."""
        configuration = str(self.folder / "vdirsyncer")
        program = environment_program("vdirsyncer")
        done = self.run([program, "--config", configuration, *words])
        said = done.stdout + done.stderr
        self.output += said
        self.refused = list(refusals(said))
        return done.returncode == 0

    def discover(self) -> None:
        assert self.vdirsyncer("discover"), self.output

    def sync(self) -> bool:
        """One side may be emptied, as a user says who did it."""
        return self.vdirsyncer("sync", "--force-delete")

    def delete_refused_copies(self) -> bool:
        """Deletes what the server does not take because it is in another list as well; whether there was something.

        vdirsyncer leaves two of what one side moved and the other changed, and cyrus takes a UID once: its 403 comes again
        and again until somebody deletes one.
        """
        uids = {path: {item.uid for item in items_of_path(path)} for path in self.paths()}
        refused = [
            path
            for path, there in uids.items()
            if any(Refusal(uid, path.parent.name, 403) in self.refused for uid in there)
        ]
        count = len(uids)
        for path in refused:
            there = uids.pop(path)
            # Of copies that were all refused, the last one stays.
            if any(there & others for others in uids.values()):
                path.unlink()
            else:
                uids[path] = there
        return len(uids) < count

    def count_up_what_is_outdated(self) -> bool:
        """Writes anew what the server does not take over what it has; whether there was something.

        What wins over another version may have the lower SEQUENCE, and SOGo answers that with 409, again and again. A
        program that asks whoever uses it, and puts that over what is there, counts up.
        """
        outdated = [
            path
            for path in self.paths()
            for uid in {item.uid.partition(" at ")[0] for item in items_of_path(path)}
            if Refusal(uid, path.parent.name, 409) in self.refused
        ]
        for path in outdated:
            calendar = Calendar.from_ical(path.read_bytes())
            for component in calendar.subcomponents:
                if component.name in ("VTODO", "VEVENT"):
                    put(component, "SEQUENCE", int(component.get("SEQUENCE", 0)) + FAR)
            self.write(path, calendar)
        return bool(outdated)

    # ------------------------------------------------------------------------ the files

    def paths(self) -> list[Path]:
        return sorted((self.folder / "calendars").glob("*/*.ics"))

    def items(self) -> Items:
        return [item for path in self.paths() for item in items_of_path(path)]

    def edit(self, path: Path, change: Callable[[Component], object]) -> None:
        """Changes the first component of a file, as a program does that knows iCalendar well."""
        calendar = Calendar.from_ical(path.read_bytes())
        component = next(
            each for each in calendar.subcomponents if each.name in ("VTODO", "VEVENT")
        )
        change(component)
        now = datetime.now(timezone.utc)
        put(component, "SEQUENCE", int(component.get("SEQUENCE", 0)) + 1)
        put(component, "LAST-MODIFIED", now)
        put(component, "DTSTAMP", now)
        self.write(path, calendar)

    def write(self, path: Path, calendar: Calendar) -> None:
        """Never half of it, and with another time than before."""
        beside = path.with_suffix(".new")
        beside.write_bytes(calendar.to_ical())
        beside.rename(path)


@dataclass(frozen=True)
class Refusal:
    """What a server answered when something was put there or deleted."""

    uid: str
    folder: str
    status: int


def refusals(said: str) -> Iterator[Refusal]:
    """Those of a run of vdirsyncer, which does one thing after another in each collection, and says what before it does."""
    latest: dict[str, str] = {}
    for line in said.splitlines():
        if action := ACTION.search(line):
            latest[action[2]] = action[1]
        elif (refused := REFUSED.search(line)) and refused[1] in latest:
            yield Refusal(latest[refused[1]], refused[1], int(refused[2]))


def items_of_path(path: Path) -> tuple[Item, ...]:
    return items_of_text(path.read_bytes().decode(), path.parent.name)


def put(component: Component, name: str, value: Any) -> None:
    component.pop(name, None)
    if value is not None:
        component.add(name, value)


class FilePerson:
    """Does things by chance, with the real programs where they can be told without a terminal."""

    is_quiet = False
    """Whether it asks servers to write to nobody."""

    def __init__(
        self, files: Files, chance: random.Random, words: Words, *, moves: bool = True
    ) -> None:
        self.files = files
        self.chance = chance
        self.words = words
        self.deeds: dict[Callable[[], object], float] = {}
        if files.lists:
            self.deeds |= {
                self.new_task: 6, self.edit_task: 5, self.finish_task: 4, self.cancel_task: 1,
                self.delete_task: 2, self.move_task: 2 if moves else 0, self.rename_task: 6, self.describe_task: 5,
                self.tag_task: 5, self.postpone_task: 4, self.reopen_task: 2, self.keep: 2,
                self.new_series: 1, self.nest_task: 1,
            }  # fmt: skip
        if files.calendars:
            self.deeds |= {
                self.new_event: 4, self.new_event_series: 1, self.rename_event: 3,
                self.describe_event: 2, self.place_event: 2, self.delete_event: 1,
                self.exclude_occurrence: 1, self.change_occurrence: 1, self.invite: 1,
            }  # fmt: skip

    def act(self) -> str:
        """Does one thing, and says which."""
        (deed,) = self.chance.choices(list(self.deeds), list(self.deeds.values()))
        deed()
        return deed.__name__

    # --------------------------------------------------------------- what is chosen

    def path(self, folders: tuple[str, ...]) -> Path | None:
        found = [path for path in self.files.paths() if path.parent.name in folders]
        return self.chance.choice(found) if found else None

    def component(self, path: Path) -> Component:
        calendar = Calendar.from_ical(path.read_bytes())
        return next(each for each in calendar.subcomponents if each.name in ("VTODO", "VEVENT"))

    def task_number(self) -> tuple[str, str] | None:
        """The number that todoman gives a task, and its list; it reads series with changed occurrences, and no more."""
        untouched = {
            str(component["SUMMARY"])
            for path in self.files.paths()
            if len(components := Calendar.from_ical(path.read_bytes()).walk("VTODO")) > 1
            for component in components
        }
        todos = [todo for title, todo in self.files.todos().items() if title not in untouched]
        found = sorted(todos, key=lambda todo: str(todo["summary"]))
        if not found:
            return None
        todo = self.chance.choice(found)
        return str(todo["id"]), str(todo["list"])

    def change(self, folders: tuple[str, ...], change: Callable[[Component], object]) -> None:
        if path := self.path(folders):
            self.files.edit(path, change)

    # ------------------------------------------------------------------ tasks, by todoman

    def new_task(self) -> None:
        options = ["--list", self.chance.choice(self.files.lists)]
        if self.chance.random() < 0.6:
            options += ["--due", f"{self.words.moment():%Y-%m-%d %H:%M}"]
        if self.chance.random() < 0.5:
            options += ["--priority", self.chance.choice(("low", "medium", "high"))]
        if self.chance.random() < 0.2:
            options += ["--location", self.words.word("place")]
        if self.chance.random() < 0.4:
            options += ["--read-description"]
        title = self.words.word("task")
        self.files.todo("new", *options, title, given=self.words.word("notes"))

    def edit_task(self) -> None:
        if not (found := self.task_number()):
            return
        options = []
        if self.chance.random() < 0.6:
            day = f"{self.words.moment():%Y-%m-%d %H:%M}"
            options += ["--due", day if self.chance.random() < 0.6 else day[:10]]
        if not options or self.chance.random() < 0.4:
            options += ["--priority", self.chance.choice(("low", "medium", "high"))]
        self.files.todo("edit", found[0], *options)

    def finish_task(self) -> None:
        if found := self.task_number():
            self.files.todo("done", found[0])

    def cancel_task(self) -> None:
        if found := self.task_number():
            self.files.todo("cancel", found[0])

    def delete_task(self) -> None:
        if found := self.task_number():
            self.files.todo("delete", "--yes", found[0])

    def move_task(self) -> None:
        others = list(self.files.lists)
        found = self.task_number()
        if found and len(others) > 1:
            others.remove(found[1])
            self.files.todo("move", "--list", self.chance.choice(others), found[0])

    # ---------------------------------------------------- tasks, as other programs do it

    def rename_task(self) -> None:
        title = self.words.word("task")
        self.change(self.files.lists, lambda component: put(component, "SUMMARY", title))

    def describe_task(self) -> None:
        text = "\n".join(self.words.word("notes") for _ in range(self.chance.randrange(1, 3)))
        self.change(self.files.lists, lambda component: put(component, "DESCRIPTION", text))

    def postpone_task(self) -> None:
        moment = self.words.moment()
        due = moment.date() if self.chance.random() < 0.4 else moment.astimezone(timezone.utc)

        def change(component: Component) -> None:
            if "RRULE" in component:
                return
            put(component, "DUE", due)
            # What starts after it is due is no task.
            put(component, "DTSTART", None)

        self.change(self.files.lists, change)

    def tag_task(self) -> None:
        removes = self.chance.random() < 0.3
        word = self.words.word("tag")

        def change(component: Component) -> None:
            value = component.get("CATEGORIES")
            lines = value if isinstance(value, list) else [value] if value is not None else []
            tags = [str(tag) for line in lines for tag in line.cats]
            if removes and tags:
                tags.pop(self.chance.randrange(len(tags)))
            else:
                tags.append(word)
            put(component, "CATEGORIES", tags or None)

        self.change(self.files.lists, change)

    def reopen_task(self) -> None:
        def change(component: Component) -> None:
            if component.get("STATUS") in ("COMPLETED", "CANCELLED"):
                put(component, "STATUS", "NEEDS-ACTION")
                put(component, "COMPLETED", None)
                put(component, "PERCENT-COMPLETE", None)

        self.change(self.files.lists, change)

    def keep(self) -> None:
        """Something that only this program knows."""
        name = self.chance.choice(("X-OTHER-COLOUR", "X-OTHER-MOOD"))
        word = self.words.word("kept")
        self.change(self.files.lists, lambda component: put(component, name, word))

    def nest_task(self) -> None:
        """Puts one below another, as Tasks.org and Nextcloud do."""
        child, parent = self.path(self.files.lists), self.path(self.files.lists)
        if not child or not parent or child == parent or child.parent != parent.parent:
            return
        above = self.component(parent)
        if "RELATED-TO" not in above:
            uid = str(above["UID"])
            self.files.edit(child, lambda component: put(component, "RELATED-TO", uid))

    def new_series(self) -> None:
        todo = Todo()
        due = self.words.moment().replace(microsecond=0).astimezone(timezone.utc)
        todo.add("DTSTART", due)
        todo.add("DUE", due)
        todo.add("RRULE", vRecur.from_ical("FREQ=DAILY;COUNT=9"))
        self._add(todo, self.chance.choice(self.files.lists), self.words.word("task"))

    def _add(self, component: Component, folder: str, title: str) -> None:
        uid = f"{self.words.word('uid')}@example.org"
        component.add("UID", uid)
        component.add("DTSTAMP", datetime.now(timezone.utc))
        component.add("CREATED", datetime.now(timezone.utc))
        component.add("SUMMARY", title)
        calendar = Calendar()
        calendar.add("PRODID", "-//example.org//another program//EN")
        calendar.add("VERSION", "2.0")
        calendar.add_component(component)
        self.files.write(self.files.folder / "calendars" / folder / f"{uid}.ics", calendar)

    # ---------------------------------------------------------------- events, by khal

    def event_title(self) -> str | None:
        path = self.path(self.files.calendars)
        return str(self.component(path)["SUMMARY"]) if path else None

    def new_event(self) -> None:
        start = self.words.moment()
        end = start + timedelta(minutes=15 * self.chance.randrange(1, 9))
        options = ["--calendar", self.chance.choice(self.files.calendars)]
        if self.chance.random() < 0.3:
            options += ["--location", self.words.word("place")]
        if self.chance.random() < 0.3:
            options += ["--categories", self.words.word("tag")]
        if self.chance.random() < 0.3:
            options += ["--alarms", "15m"]
        words = [self.words.word("event")]
        if self.chance.random() < 0.3:
            words += ["::", self.words.word("notes")]
        times = [f"{moment:%Y-%m-%d %H:%M}" for moment in (start, end)]
        self.files.khal("new", *options, *" ".join(times).split(), *words)

    def new_event_series(self) -> None:
        event = Event()
        start = self.words.moment().replace(microsecond=0)
        event.add("DTSTART", start)
        event.add("DURATION", timedelta(hours=1))
        event.add("RRULE", vRecur.from_ical("FREQ=DAILY;COUNT=9"))
        if self.chance.random() < 0.5:
            alarm = Alarm()
            alarm.add("ACTION", "DISPLAY")
            alarm.add("DESCRIPTION", "Now")
            alarm.add("TRIGGER", timedelta(minutes=-10))
            event.add_component(alarm)
        self._add(event, self.chance.choice(self.files.calendars), self.words.word("event"))

    def rename_event(self) -> None:
        if title := self.event_title():
            self.files.edit_event(title, "s", self.words.word("event"))

    def describe_event(self) -> None:
        if title := self.event_title():
            self.files.edit_event(title, "d", self.words.word("notes"))

    def place_event(self) -> None:
        if title := self.event_title():
            self.files.edit_event(title, "l", self.words.word("place"))

    def delete_event(self) -> None:
        if title := self.event_title():
            self.files.edit_event(title, "D", "y")

    # --------------------------------------------------- events, as other programs do it

    def exclude_occurrence(self) -> None:
        days = timedelta(days=self.chance.randrange(1, 9))

        def change(component: Component) -> None:
            if "RRULE" in component:
                component.add("EXDATE", component["DTSTART"].dt + days)

        self.change(self.files.calendars, change)

    def change_occurrence(self) -> None:
        """Another title for one of a series."""
        path = self.path(self.files.calendars)
        if path is None or "RRULE" not in (master := self.component(path)):
            return
        start = master["DTSTART"].dt + timedelta(days=self.chance.randrange(1, 9))
        calendar = Calendar.from_ical(path.read_bytes())
        known = [
            each["RECURRENCE-ID"].dt for each in calendar.walk("VEVENT") if "RECURRENCE-ID" in each
        ]
        if start in known:
            return
        event = Event()
        event.add("UID", str(master["UID"]))
        event.add("DTSTAMP", datetime.now(timezone.utc))
        event.add("RECURRENCE-ID", start)
        event.add("DTSTART", start + timedelta(minutes=30))
        event.add("DURATION", timedelta(hours=1))
        event.add("SUMMARY", self.words.word("event"))
        calendar.add_component(event)
        self.files.write(path, calendar)

    def invite(self) -> None:
        def change(component: Component) -> None:
            if "ORGANIZER" not in component:
                agent = {"SCHEDULE-AGENT": "NONE"} if self.is_quiet else {}
                component.add("ORGANIZER", "mailto:anna@example.org", agent)
                component.add("ATTENDEE", "mailto:ben@example.org", agent)

        self.change(self.files.calendars, change)
