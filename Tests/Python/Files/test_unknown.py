"""What a file of a newer version says and this one does not know."""

from __future__ import annotations

import json
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from taskcore import EventKind, ImportPolicy, NoteKind, ParseError, Store
from taskcore._generated.formats import Format

FILE: dict[str, Any] = {
    "format": "taskcore",
    "version": 1,
    "written_by": {"name": "Taskcore", "release": "7.0"},
    "projects": [{"uid": "work", "name": "Work", "goal": {"hours": [10, 20.50]}}],
    "tags": [{"name": "Bank", "colour": "red", "icon": "€"}],
    "tasks": [
        {"uid": "one", "title": "One", "project": "Work", "mood": "good", "effort": 3},
        {"uid": "two", "title": "Two", "mood": None},
    ],
    "events": [
        {"uid": "e", "title": "E", "kind": "meeting", "start": "2026-01-16", "room": ["A", "B"]}
    ],
    "dreams": [{"uid": "d1", "text": "Flying"}, {"text": "Falling"}, 7],
    "settings": [{"uid": "focus.rounds", "value": "5", "why": True}],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "newer.json"
    path.write_text(json.dumps(FILE))
    return path


def exported(store: Store, folder: Path) -> dict[str, Any]:
    path = folder / "export.json"
    store.export_file(path, format="json")
    document: dict[str, Any] = json.loads(path.read_text())
    return document


def named(document: dict[str, Any], section: str, key: str, value: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in document[section] if each[key] == value)
    return found


def test_it_is_kept_and_written_out_again(store: Store, file: Path, tmp_path: Path) -> None:
    store.import_file(file)
    first = exported(store, tmp_path)
    assert first["written_by"] == FILE["written_by"]
    assert named(first, "projects", "uid", "work")["goal"] == {"hours": [10, 20.50]}
    assert named(first, "tags", "name", "Bank")["icon"] == "€"
    assert named(first, "tasks", "uid", "one") | {"mood": "good", "effort": 3} == named(
        first, "tasks", "uid", "one"
    )
    assert named(first, "tasks", "uid", "two")["mood"] is None
    assert named(first, "events", "uid", "e")["room"] == ["A", "B"]
    assert sorted(first["dreams"], key=str) == sorted(FILE["dreams"], key=str)
    assert named(first, "settings", "uid", "focus.rounds")["why"] is True
    with Store(":memory:") as copy:
        copy.import_file(tmp_path / "export.json")
        assert exported(copy, tmp_path) == first
    assert not list(store.export_notes())


def test_each_name_is_told_once(store: Store, file: Path) -> None:
    store.import_file(file)
    notes = list(store.import_notes())
    assert {note.kind for note in notes} == {NoteKind.KEPT}
    assert [note.message.split(" means nothing")[0] for note in notes] == [
        "“written_by”",
        "“goal” of projects",
        "“icon” of tags",
        "“mood” of tasks",
        "“effort” of tasks",
        "“room” of events",
        "The array “dreams”",
        "“why” of settings",
    ]


def test_the_same_file_again_changes_nothing(store: Store, file: Path, tmp_path: Path) -> None:
    store.import_file(file)
    first = exported(store, tmp_path)
    store.import_file(file)
    assert exported(store, tmp_path) == first
    changed = {**FILE, "tasks": [{"uid": "one", "title": "One", "mood": "bad"}]}
    file.write_text(json.dumps(changed))
    store.import_file(file)
    task = named(exported(store, tmp_path), "tasks", "uid", "one")
    assert (task["mood"], task["effort"]) == ("bad", 3)


def test_undo_and_a_purge_take_it_away(store: Store, file: Path, tmp_path: Path) -> None:
    before = exported(store, tmp_path)
    store.import_file(file)
    after = exported(store, tmp_path)
    store.undo()
    assert exported(store, tmp_path) == before
    store.redo()
    assert exported(store, tmp_path) == after
    one = next(task.id for task in store.tasks() if task.uid == "one")
    store.delete(one)
    store.purge(one)
    left = exported(store, tmp_path)
    assert [task["uid"] for task in left["tasks"]] == ["two"]
    again = FILE["tasks"][0] | {"title": "Again"}
    file.write_text(json.dumps({"format": "taskcore", "version": 1, "tasks": [again]}))
    store.import_file(file, policy=ImportPolicy.FILE_WINS)
    assert named(exported(store, tmp_path), "tasks", "title", "Again")["mood"] == "good"


def test_a_project_that_is_here_keeps_it(store: Store, file: Path, tmp_path: Path) -> None:
    here = store.add_project("work")
    store.import_file(file)
    (project,) = [each for each in exported(store, tmp_path)["projects"] if each["id"] == here]
    assert project["uid"] != "work" and project["goal"] == {"hours": [10, 20.50]}


@pytest.mark.parametrize(
    "text",
    [
        '{"format":"taskcore","version":1,"dreams":[{]}',
        '{"format":"taskcore","version":1,"dreams":[',
        '{"format":"taskcore","version":1,"dreams":' + "[" * 5_000,
        '{"format":"taskcore","version":1,"format":"taskcore"}',
        '{"format":"taskcore","version":1,"tasks":[{"title":"a","mood":}]}',
    ],
)
def test_what_is_no_json_is_refused(store: Store, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(ParseError):
        store.import_file(path)
    assert store.count() == 0


NEWER: dict[str, Any] = {
    "format": "taskcore",
    "version": 1,
    "projects": [{"uid": "work", "name": "Work", "colour": "mauve"}],
    "tags": [{"name": "Bank", "colour": "#12ab34"}, {"name": "unused", "colour": "mauve"}],
    "fields": [
        {"uid": "f", "name": "shade", "kind": "colour"},
        {"uid": "g", "name": "of_projects", "kind": "text", "item_kind": "project"},
    ],
    "tasks": [
        {
            "uid": "one",
            "title": "One",
            "tags": ["Bank"],
            "priority": "P9",
            "slot": "noon",
            "repeat_mode": "as_it_comes",
            "reminders": ["place:home", "due-3600", "weather+0"],
            "due": "2026-12-24T16:00:00.000Z",
            "links": [
                {"url": "https://example.org", "rank": 1},
                {"mail": "<1@example.org>"},
                {"url": "https://example.com", "title": "Plan"},
            ],
            "field_values": {"f": "dusk"},
        },
        {"uid": "two", "title": "Two"},
    ],
    "events": [
        {
            "uid": "e",
            "title": "E",
            "kind": "trip",
            "start": "2026-01-16",
            "reminders": ["place:home"],
        }
    ],
    "completions": [
        {
            "uid": "c",
            "task_uid": "one",
            "completed": "2026-01-02T10:00:00.000Z",
            "priority": "P8",
        }
    ],
    "comments": [
        {"uid": "c1", "item_kind": "project", "item_uid": "work", "text": "For ever"},
        {"uid": "c2", "item_kind": "task", "item_uid": "one", "text": "Once"},
    ],
    "time_entries": [],
}


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    path = tmp_path / "values.json"
    path.write_text(json.dumps(NEWER))
    return path


def test_values_are_kept_and_written_out_again(store: Store, newer: Path, tmp_path: Path) -> None:
    store.import_file(newer)
    first = exported(store, tmp_path)
    for section in ("projects", "fields", "tasks", "events", "completions", "comments"):
        for record in NEWER[section]:
            found = named(first, section, "uid", record["uid"])
            assert found | record == found, record
    assert named(first, "tags", "name", "Bank")["colour"] == "#12ab34"
    assert named(first, "tags", "name", "unused")["colour"] == "mauve"
    with Store(":memory:") as copy:
        copy.import_file(tmp_path / "export.json")
        assert exported(copy, tmp_path) == first
    store.import_file(newer)
    assert exported(store, tmp_path) == first


def test_values_are_read_as_the_defaults(store: Store, newer: Path) -> None:
    store.import_file(newer)
    one = next(task for task in store.tasks() if task.uid == "one")
    two = next(task for task in store.tasks() if task.uid == "two")
    assert (one.priority, one.slot, one.repeat_mode) == (two.priority, two.slot, two.repeat_mode)
    assert len(one.reminders) == 1
    assert [link.url for link in one.links] == ["https://example.org", "https://example.com"]
    assert [field.name for field in store.fields()] == ["shade"]


def test_each_value_is_told_once_by_name(store: Store, newer: Path) -> None:
    store.import_file(newer)
    messages = [note.message for note in store.import_notes()]
    assert len(messages) == 13
    assert messages[0] == (
        "“mauve” as “colour” of projects means nothing to this version: it is read as “black”, "
        "kept, and written out again until it is changed here."
    )
    assert any(message.startswith("“P9” as “priority” of tasks") for message in messages)
    assert any(message.startswith("An element in “reminders” of tasks") for message in messages)
    assert any("what has it is kept" in message for message in messages)
    assert {note.kind for note in store.import_notes()} == {NoteKind.KEPT}


def test_a_change_here_counts_until_it_is_undone(store: Store, newer: Path, tmp_path: Path) -> None:
    store.import_file(newer)
    before = exported(store, tmp_path)
    one = next(task.id for task in store.tasks() if task.uid == "one")
    store.update(one, priority=1)
    store.update(one, reminders=[])
    store.update(one, title="Other")
    task = named(exported(store, tmp_path), "tasks", "uid", "one")
    assert task["priority"] == "P1" and "reminders" not in task and task["slot"] == "noon"
    for _ in range(3):
        store.undo()
    assert exported(store, tmp_path) == before
    store.undo()
    assert "P9" not in json.dumps(exported(store, tmp_path))
    store.redo()
    assert exported(store, tmp_path) == before


def test_a_file_with_a_known_value_replaces_an_unknown_one(
    store: Store, newer: Path, tmp_path: Path
) -> None:
    store.import_file(newer)
    file = {
        "format": "taskcore",
        "version": 1,
        "tasks": [{"uid": "one", "title": "One", "priority": "P1"}],
        "comments": [{"uid": "c1", "item_kind": "task", "item_uid": "one", "text": "Here"}],
    }
    newer.write_text(json.dumps(file))
    store.import_file(newer)
    one = next(task.id for task in store.tasks() if task.uid == "one")
    store.update(one, priority=2)
    after = exported(store, tmp_path)
    task = named(after, "tasks", "uid", "one")
    assert task["priority"] == "P2" and not {"slot", "reminders", "links"} & task.keys()
    assert [each["text"] for each in after["comments"] if each["uid"] == "c1"] == ["Here"]
    assert named(after, "projects", "uid", "work")["colour"] == "mauve"


def test_a_task_that_is_here_takes_the_default(store: Store, newer: Path, tmp_path: Path) -> None:
    newer.write_text(
        '{"format":"taskcore","version":1,"tasks":[{"uid":"one","title":"A","priority":"P1"}]}'
    )
    store.import_file(newer)
    newer.write_text(json.dumps(NEWER))
    store.import_file(newer)
    assert next(task.priority for task in store.tasks() if task.uid == "one") == 2
    assert named(exported(store, tmp_path), "tasks", "uid", "one")["priority"] == "P9"


@pytest.mark.parametrize(
    ("section", "record", "member"),
    [
        ("tasks", {"title": "a", "priority": 9}, "priority"),
        ("tasks", {"title": "a", "priority": ""}, "priority"),
        ("tasks", {"title": "a", "priority": "not one word"}, "priority"),
        ("tasks", {"title": "a", "priority": "P" * 65}, "priority"),
        ("tasks", {"title": "a", "slot": None}, "slot"),
        ("tasks", {"title": "a", "reminders": ["due"]}, "reminders"),
        ("tasks", {"title": "a", "reminders": ["due-1h"]}, "reminders"),
        ("tasks", {"title": "a", "reminders": ["2026-02-30T10:00:00Z"]}, "reminders"),
        ("tasks", {"title": "a", "reminders": ["place:" + "x" * 200]}, "reminders"),
        ("tasks", {"title": "a", "reminders": ["place:home\n"]}, "reminders"),
        ("tasks", {"title": "a", "reminders": [f"place:{n}" for n in range(51)]}, "reminders"),
        ("tasks", {"title": "a", "links": [{"title": "none"}]}, "links"),
        ("tasks", {"title": "a", "links": [{"url": "x", "rank": 1}]}, "links"),
        ("tasks", {"title": "a", "links": [{"mail": str(n)} for n in range(101)]}, "links"),
        ("invoices", {"kind": "receipt"}, "kind"),
        ("invoices", {"kind": "invoice", "stage": "parked"}, "stage"),
        ("billed_items", {"line_uid": "l", "kind": "trip", "item_uid": "t"}, "kind"),
    ],
)
def test_what_no_version_can_mean_is_left_out(
    store: Store, tmp_path: Path, section: str, record: dict[str, Any], member: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps({"format": "taskcore", "version": 1, section: [record]}))
    assert store.import_file(path).skipped == 1
    (note,) = store.import_notes()
    assert (note.kind, note.component) == (NoteKind.SKIPPED, section)
    assert note.message.startswith(f"“{member}”: ")
    assert store.count() == 0


def test_many_values_of_a_newer_version(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "many.json"
    tasks = [
        {"uid": f"t{number}", "title": "T", "priority": f"P{number + 4}"} for number in range(1_000)
    ]
    path.write_text(json.dumps({"format": "taskcore", "version": 1, "tasks": tasks}))
    store.import_file(path)
    assert len(list(store.import_notes())) == 1
    document = exported(store, tmp_path)
    assert {task["priority"] for task in document["tasks"]} == {task["priority"] for task in tasks}


def test_a_section_that_is_not_there_is_told(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "sections.json"
    task = {"title": "A", "section_uid": "gone"}
    path.write_text(json.dumps({"format": "taskcore", "version": 1, "tasks": [task, task]}))
    store.import_file(path)
    (note,) = store.import_notes()
    assert note.message == "The project “Inbox” has no section “gone”: the task is below none."
    assert note.kind == NoteKind.KEPT and store.count() == 2


def test_what_a_format_leaves_out_of_other_kinds_is_told(store: Store, tmp_path: Path) -> None:
    start = datetime(2026, 1, 2, 9, tzinfo=timezone.utc)
    for _ in range(2):
        store.add_time_entry(start=start, end=start + timedelta(hours=1))
    store.add_event("E", kind=EventKind.MEETING, start=start)
    store.add_client("Ada")
    told: dict[Format, list[str]] = {
        "csv": ["1 event", "2 time entries", "1 client"],
        "taskwarrior": ["1 event", "2 time entries", "1 client"],
        "todo.txt": ["1 event", "2 time entries", "1 client"],
        "icalendar": ["2 time entries", "1 client"],
        "json": [],
    }
    for format, expected in told.items():
        store.export_file(tmp_path / "export", format=format)
        assert [note.message for note in store.export_notes()] == [
            f"Left out: {what}, which this format cannot say." for what in expected
        ]
