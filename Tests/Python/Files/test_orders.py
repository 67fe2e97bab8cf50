"""Two files of stores that went apart give the same, whichever comes first and however often each comes."""

from __future__ import annotations

import io
import itertools
import json
import random
import re
from collections.abc import Callable
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from seeds import random_numbers

from conftest import FixedClock
from taskcore import Priority, Reminder, Status, Store, TaskcoreError
from taskcore._generated.formats import Format
from times import NOON

TASKS, EVENTS, EDITS = 24, 8, 50
ORDERS = ("AB", "BA", "AABB", "BAB")
ALL = Status.OPEN | Status.COMPLETED | Status.CANCELLED | Status.DELETED


def opened(clock: FixedClock) -> Store:
    return Store(":memory:", clock=clock, time_zone="Europe/Paris")


def exported(store: Store, format: Format) -> bytes:
    file = io.BytesIO()
    store.export_file(file, format)
    return file.getvalue()


def filled(clock: FixedClock, numbers: random.Random, *, events: bool) -> Store:
    store = opened(clock)
    for number in range(TASKS):
        is_subtask = number > 5 and numbers.random() < 0.3
        store.add(
            f"Task {number}",
            notes="n" * numbers.randrange(4),
            project=None if is_subtask else numbers.choice(["Home", "Work", "Inbox"]),
            tags=numbers.sample(["bank", "phone", "car"], numbers.randrange(3)),
            due=numbers.choice([None, date(2026, 2, numbers.randint(1, 28))]),
            parent_id=numbers.randrange(1, number, 2) if is_subtask else None,
        )
    for number in range(4):
        store.add(f"Series {number}", due=date(2026, 2, 1 + number), repeat_rule="FREQ=WEEKLY")
    for number in range(EVENTS if events else 0):
        start = datetime(2026, 3, 1 + number, 9, tzinfo=timezone.utc)
        store.add_event(f"Event {number}", start, location="Room 1")
    return store


def edit(store: Store, numbers: random.Random, name: str, format: Format) -> None:
    """One change by chance; what is refused changes nothing."""
    tasks = list(store.tasks(status=ALL, hidden="both"))
    chosen = numbers.choice(tasks)
    task, other = chosen.id, numbers.choice(tasks).id
    # Tasks with odd ids may have subtasks, and the others may be closed: docs/files.md says of what is left out
    # here what the order decides. Links to those before make no circle of both files.
    blocker = other if other < task else None
    parent = numbers.choice([None, blocker if other % 2 else None])
    day = date(2026, numbers.randint(2, 11), numbers.randint(1, 28))
    edits: list[Callable[[], object]] = [
        lambda: store.update(task, title=f"{name} {numbers.randrange(1000)}"),
        lambda: store.update(task, notes=f"{name} {numbers.randrange(1000)}"),
        lambda: store.update(task, priority=numbers.choice(list(Priority))),
        lambda: store.update(task, tags=numbers.sample(["bank", "tax", name], 2)),
        lambda: store.update(task, project=numbers.choice(["Home", "Work", f"Of {name}"])),
        lambda: store.update(task, parent_id=parent),
        lambda: store.update(task, depends_on=[blocker] if blocker else []),
        lambda: store.update(task, favourite=numbers.random() < 0.5),
        lambda: store.update(task, reminders=[Reminder.before_due(timedelta(hours=1))]),
        lambda: store.update(task, url=f"https://example.org/{name}"),
        lambda: store.start(task),
        lambda: store.add(f"New in {name}", due=day, project=f"Of {name}"),
    ]
    if not chosen.repeat_rule:
        edits.append(lambda: store.update(task, due=numbers.choice([None, day])))
    if task % 2 == 0:
        edits.append(lambda: store.complete(task))
        if not chosen.repeat_rule:
            edits += [lambda: store.cancel(task), lambda: store.reopen(task)]
        if format != "icalendar":
            edits += [lambda: store.delete(task), lambda: store.restore(task)]
    if events := list(store.events()):
        event = numbers.choice(events)
        edits += [
            lambda: store.update_event(event.id, title=f"{name} {numbers.randrange(1000)}"),
            lambda: store.update_event(
                event.id,
                start=event.begins + timedelta(days=numbers.randrange(50)),
                allow_conflicts=True,
            ),
            lambda: store.update_event(event.id, location=f"Room of {name}"),
            lambda: store.add_event(f"New in {name}", day, allow_conflicts=True),
        ]
    try:
        numbers.choice(edits)()
    except TaskcoreError:
        pass


def contents(store: Store, format: Format) -> dict[str, dict[str, Any]]:
    """All that a store holds, by kind and uid, without what is each store's own: docs/files.md says what."""
    stored = json.loads(exported(store, "json"))
    projects = {each["uid"]: each["name"] for each in stored["projects"]}
    found: dict[str, dict[str, Any]] = {}
    for kind, records in stored.items():
        if not isinstance(records, list):
            continue
        for record in records:
            record.pop("id", None)
            if kind == "completions" and format != "json":
                # Of one that the import logs, the first of the files says what its task was.
                for name in ("project_uid", "tags", "priority", "points", "due", "due_date"):
                    record.pop(name, None)
            for name in ("project_uid", "parent_uid"):
                if record.get(name) in projects:
                    record[name] = projects[record[name]]
            key = record.get("uid") or record.get("name") or json.dumps(record, sort_keys=True)
            if kind == "projects":
                key = record["name"]
                if format != "json" or key == "Inbox":
                    for name in ("uid", "created", "position"):
                        record.pop(name, None)
            found[f"{kind}: {key}"] = record
    return found


def differences(one: dict[str, dict[str, Any]], other: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """What is not in both, or differs."""
    found: dict[str, Any] = {}
    for key in sorted(one.keys() | other.keys()):
        first, second = one.get(key), other.get(key)
        if first is None or second is None:
            found[key] = (first, second)
        elif first != second:
            names = sorted(first.keys() | second.keys())
            found[key] = {
                name: (first.get(name), second.get(name))
                for name in names
                if first.get(name) != second.get(name)
            }
    return found


def gone_apart(
    clock: FixedClock, numbers: random.Random, format: Format, origin: bytes
) -> dict[str, bytes]:
    """The files of two stores that began as one, each with changes of its own."""
    files = {}
    for side, name in enumerate("AB"):
        clock.now = NOON + timedelta(hours=1)
        with opened(clock) as store:
            store.import_file(io.BytesIO(origin), "json")
            for _ in range(EDITS):
                # Formats say seconds. Those of one are even, those of the other odd: none is of one time.
                clock.advance(timedelta(seconds=2 * numbers.randint(1, 300)))
                clock.now = clock.now.replace(second=clock.now.second // 2 * 2 + side)
                edit(store, numbers, name, format)
            files[name] = exported(store, format)
    clock.now = NOON + timedelta(days=30)
    return files


@pytest.mark.parametrize("format", ["json", "taskwarrior", "icalendar", "csv"])
@pytest.mark.parametrize("number", range(2))
def test_the_order_of_two_files_makes_no_difference(
    clock: FixedClock, format: Format, number: int
) -> None:
    numbers = random_numbers(2230 + number, format)
    with filled(clock, numbers, events=format in ("json", "icalendar")) as store:
        origin = exported(store, "json")
    files = gone_apart(clock, numbers, format, origin)
    for beginning in (None, origin):
        results = []
        for order in ORDERS:
            with opened(clock) as store:
                if beginning:
                    store.import_file(io.BytesIO(beginning), "json")
                for name in order:
                    store.import_file(io.BytesIO(files[name]), format)
                results.append(contents(store, format))
        for order, result in zip(ORDERS, results, strict=True):
            assert differences(results[0], result) == {}, (order, beginning is not None)


def test_some_of_both_files_is_there(clock: FixedClock) -> None:
    """What this test compares is not two stores of one file."""
    numbers = random_numbers(2240)
    with filled(clock, numbers, events=True) as store:
        origin = exported(store, "json")
    files = gone_apart(clock, numbers, "json", origin)
    found = []
    for order in ("AB", "A", "B"):
        with opened(clock) as store:
            for name in order:
                store.import_file(io.BytesIO(files[name]), "json")
            found.append(contents(store, "json"))
    for one, other in itertools.combinations(found, 2):
        assert len(differences(one, other)) > 5


TODOIST = (
    "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,DATE,DATE_LANG,DURATION,DURATION_UNIT,DEADLINE\n"
)
TICKTICK = (
    "Folder Name,List Name,Title,Kind,Tags,Content,Is Check list,Start Date,Due Date,Reminder,Repeat,"
    "Priority,Status,Created Time,Completed Time,Order,Timezone,Is All Day,Is Floating,Column Name,"
    "taskId,parentId\n"
)
OUTLOOK = "Subject,Start Date,Due Date,% Complete,Total Work,Categories,Notes,Priority,Status\n"
GOOGLE = """{{"kind": "tasks#taskLists", "items": [{{"kind": "tasks#tasks", "title": "Home", "items": [
  {{"id": "a", "title": "{0}", "notes": "{0}", "status": "{1}", "due": "2026-12-2{2}T00:00:00Z",
  "starred": {3}, "updated": "2026-11-2{2}T10:00:00Z"}}]}}]}}"""
API = """[{{"id": "1", "project_id": "2", "content": "{0}", "description": "{0}", "priority": {1},
  "due": {{"date": "2026-12-2{1}"}}, "labels": ["{0}"], "updated_at": "2026-11-2{1}T10:00:00Z"}}]"""

# Two versions of a task, which differ in all that the format says and that does not name the task.
VERSIONS = {
    "todo.txt": (
        "(A) 2026-01-01 Pay rent +Home @bank t:2026-02-01 due:2026-02-03 uid:u\n",
        "(B) 2026-01-02 Pay it +Work @phone t:2026-02-02 due:2026-02-04 uid:u\n",
    ),
    "Todoist's table": (
        TODOIST + "task,Pay rent @bank,One,1,1,2026-12-20,en,45,minute,2026-12-24\n",
        TODOIST + "task,Pay rent @phone,Two,2,1,2026-12-21,en,30,minute,2026-12-25\n",
    ),
    "Todoist's API": (API.format("One", 1), API.format("Two", 2)),
    "Google Tasks": (
        GOOGLE.format("One", "needsAction", 3, "true"),
        GOOGLE.format("Two", "completed", 4, "false"),
    ),
    "TickTick": (
        TICKTICK + "F,A,One,TEXT,bank,One,N,2026-11-01T09:00:00+0000,2026-11-22T08:00:00+0000,PT0S,"
        "RRULE:FREQ=DAILY,5,0,2026-11-01T10:00:00+0000,,1,Europe/Paris,false,false,C,1,\n",
        TICKTICK + "F,B,Two,TEXT,phone,Two,N,2026-11-02T09:00:00+0000,2026-11-23T08:00:00+0000,"
        "-PT30M,RRULE:FREQ=WEEKLY,3,0,2026-11-02T10:00:00+0000,,1,Europe/Paris,false,false,D,1,\n",
    ),
    "Outlook": (
        OUTLOOK + "Pay rent,2026-12-01,2026-12-24,0,60,bank,One,High,Not Started\n",
        OUTLOOK + "Pay rent,2026-12-02,2026-12-25,50,90,phone,Two,Low,In Progress\n",
    ),
    "Org": (
        "* Home\n** TODO [#A] Pay rent :bank:\n   DEADLINE: <2026-12-24 Thu -3d>"
        " SCHEDULED: <2026-12-20 Sun>\n   :PROPERTIES:\n   :ID: i\n   :Effort: 1:30\n   :END:\n   One\n",
        "* Work\n** STARTED [#C] Pay it :phone:\n   DEADLINE: <2026-12-25 Fri -2d>"
        " SCHEDULED: <2026-12-21 Mon>\n   :PROPERTIES:\n   :ID: i\n   :Effort: 2:30\n   :END:\n   Two\n",
    ),
    "Markdown": (
        "# Home\n- [ ] Pay rent #bank ⏫ 🛫 2026-12-01 ⏳ 2026-12-20 📅 2026-12-24 🆔 r\n    - One\n",
        "# Work\n- [/] Pay it #phone 🔽 🛫 2026-12-02 ⏳ 2026-12-21 📅 2026-12-25 🆔 r\n    - Two\n",
    ),
    "any other table": (
        "Task,Due Date,Priority,Notes,Labels\nPay rent,2026-12-24,high,One,bank\n",
        "Task,Due Date,Priority,Notes,Labels\nPay rent,2026-12-25,low,Two,phone\n",
    ),
}


@pytest.mark.parametrize("name", VERSIONS)
def test_the_docs_say_what_the_order_decides_of_other_formats(
    clock: FixedClock, root: Path, name: str
) -> None:
    found = []
    clock.now = NOON + timedelta(days=600)
    for order in ((0, 1), (1, 0)):
        with opened(clock) as store:
            for index in order:
                store.import_file(io.StringIO(VERSIONS[name][index]), FORMATS.get(name))
            stored = json.loads(exported(store, "json"))
            assert len(stored["tasks"]) == 1
            found.append(stored["tasks"][0])
    one, other = found
    differing = {key for key in one.keys() | other.keys() if one.get(key) != other.get(key)}
    section = (root / "docs/files.md").read_text().partition("\n## The order of imports\n")[2]
    row = re.search(rf"^\| {re.escape(name)} \| (.*) \|$", section, re.MULTILINE)
    assert row, differing
    said = set() if row[1] == "–" else set(re.findall(r"`(\w+)`", row[1]))
    assert differing - {"uid", "kept", "section_uid", "id"} == said


FORMATS: dict[str, Format] = {"todo.txt": "todo.txt"}
