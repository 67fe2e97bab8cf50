"""Own fields: what they are, and the values that tasks and events have of them."""

from __future__ import annotations

import json
import sqlite3
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from conftest import titles
from taskcore import (
    Action,
    ConflictError,
    Entity,
    FieldKind,
    ImportPolicy,
    InvalidError,
    NotFoundError,
    ParseError,
    Sort,
    SortKey,
    Store,
)
from times import HOUR, NOON


@pytest.fixture
def fields(store: Store) -> Store:
    """A store with a field of each kind."""
    store.add_field("effort", FieldKind.NUMBER, label="Story points")
    store.add_field("stage", FieldKind.CHOICE, choices=["idea", "draft", "ready"])
    store.add_field("review", FieldKind.DATE)
    store.add_field("spent", FieldKind.DURATION)
    store.add_field("room")
    return store


def values(store: Store, task: int) -> dict[str, str]:
    return dict(store.get(task).field_values)


def test_values_are_kept_in_one_form(fields: Store) -> None:
    task = fields.add(
        "A",
        field_values={
            "effort": Decimal("3.50"),
            "stage": "DRAFT",
            "review": datetime(2026, 1, 16, 9, tzinfo=timezone.utc),
            "spent": timedelta(minutes=90),
            "room": " Blue ",
        },
    )
    assert values(fields, task) == {
        "effort": "3.5",
        "stage": "draft",
        "review": "2026-01-16T09:00:00.000Z",
        "spent": "5400",
        "room": "Blue",
    }
    fields.update(task, field_values={"review": date(2026, 1, 16), "room": None, "effort": 0})
    assert values(fields, task) == {
        "effort": "0",
        "stage": "draft",
        "review": "2026-01-16",
        "spent": "5400",
    }
    assert [field.value_count for field in fields.fields()] == [1, 1, 1, 1, 0]
    for wrong in ({"effort": "many"}, {"stage": "done"}, {"review": "soon"}, {"spent": "1h"}):
        with pytest.raises(InvalidError, match="is no value of the field") as caught:
            fields.update(task, field_values=wrong)
        assert caught.value.field == "field_values"
    with pytest.raises(NotFoundError, match="no own field"):
        fields.add("B", field_values={"colour": "red"})


def test_queries_ask_for_values(fields: Store) -> None:
    fields.add("A", field_values={"effort": 1, "stage": "idea", "review": date(2026, 1, 15)})
    fields.add("B", field_values={"effort": Decimal("2.5"), "stage": "ready", "room": "Été"})
    fields.add("C", field_values={"spent": 2 * HOUR, "review": NOON + 24 * HOUR})
    expected = {
        "effort>=2.5": "B",
        "effort!=1": "B C",
        "effort:1,2.5": "A B",
        "effort:2..": "B",
        "effort.after:1": "B",
        "stage<ready": "A",
        "stage:idea,READY": "A B",
        "stage:none": "C",
        "room:ete": "B",
        "spent>1h30m": "C",
        "spent:2h": "C",
        "review:today": "A",
        "review<tomorrow": "A",
        "review.after:today": "C",
        "review:2026-01-15..2026-01-16": "A C",
        "has:effort,stage": "A B",
        "-has:review": "B",
        "sort:-effort": "B A C",
        "sort:stage": "A B C",
        "sort:-stage": "B A C",
        "sort:-review": "C A B",
        "(effort>2 or spent:any) sort:spent": "C B",
    }
    assert {query: titles(fields.tasks(query)) for query in expected} == expected
    by_effort = SortKey(Sort.FIELD, is_descending=True, field="effort")
    assert titles(fields.tasks(sort=by_effort)) == "B A C"
    for wrong in ("stage:done", "effort:x", "room<b", "effort:", "spent:1", "sort:mood", "mood:1"):
        with pytest.raises(ParseError):
            fields.tasks(wrong)


def test_quick_add_sets_values(fields: Store) -> None:
    line = 'Plan Effort:3 stage:DRAFT review:tomorrow spent:1h30m room:"Blue room" #Home'
    task = fields.quick_add(line)
    assert fields.get(task).title == "Plan"
    expected = {
        "effort": "3",
        "stage": "draft",
        "review": "2026-01-16",
        "spent": "5400",
        "room": "Blue room",
    }
    assert values(fields, task) == expected
    parsed = fields.parse_quick_add(line)
    assert parsed.input.field_values == expected
    for word in ("effort:many", "stage:done", "review:someday", "spent:1", "mood:good", "effort:"):
        stays = fields.get(fields.quick_add(f"Plan {word}"))
        assert (stays.title, stays.field_values) == (f"Plan {word}", ())
    over = fields.quick_add(
        "Plan effort:none room:Red", field_values={"effort": 1, "stage": "idea"}
    )
    assert values(fields, over) == {"stage": "idea", "room": "Red"}
    fields.delete_fields(fields.find_field("effort"))
    assert fields.get(fields.quick_add("Plan effort:3")).title == "Plan effort:3"


def test_events_are_queried_by_values(store: Store) -> None:
    store.add_field("room", entity=Entity.EVENT)
    store.add_field("seats", FieldKind.NUMBER, entity=Entity.EVENT)
    store.add_field("visit", FieldKind.DATE, entity=Entity.EVENT)
    store.add_field("kind_of", FieldKind.CHOICE, choices=["talk", "game"], entity=Entity.EVENT)
    store.add_field("effort", FieldKind.NUMBER)
    first: dict[str, str | int] = {"room": "Été 1", "seats": 3, "kind_of": "talk"}
    store.add_event("A", NOON, field_values=first)
    second: dict[str, str | int | date] = {
        "seats": 12,
        "visit": date(2026, 1, 16),
        "kind_of": "game",
    }
    store.add_event("B", NOON + HOUR, field_values=second)
    store.add_event("C", NOON + 2 * HOUR)

    def found(query: str) -> str:
        return " ".join(event.title for event in store.events(field_values=query))

    expected = {
        "": "A B C",
        'room:"ete 1"': "A",
        "Room:any": "A",
        "room:none": "B C",
        "seats>3": "B",
        "seats!=3": "B C",
        "seats:1..5 kind_of:talk": "A",
        "seats:3 or visit:tomorrow": "A B",
        "not (seats:3 or seats:12)": "C",
        "-seats>3": "A C",
        "visit>today": "B",
        "kind_of>talk": "B",
        "seats:99": "",
    }
    assert {query: found(query) for query in expected} == expected
    both = store.events(field_values="seats:any", text="b", limit=1)
    assert [event.title for event in both] == ["B"]
    for wrong, message in {
        "due:today": "no own field “due”",
        "effort:1": "no own field “effort”",
        "seat:1": "did you mean “seats”",
        "seats:many": "not a number",
        "kind_of:film": "no choice",
        "seats:": "value is expected",
        "blue": "no condition on an own field",
        "seats:1 sort:seats": "no own field “sort”",
        "(seats:1": "not closed",
        "room>a": "holds texts",
    }.items():
        with pytest.raises(ParseError, match=message) as caught:
            store.events(field_values=wrong)
        assert caught.value.field == "field_values"
    store.delete_fields(store.find_field("seats"))
    with pytest.raises(ParseError, match="no own field “seats”"):
        store.events(field_values="seats:3")


def test_a_field_keeps_its_kind_and_the_choices_in_use(fields: Store) -> None:
    effort, stage = (field.id for field in fields.fields()[:2])
    task = fields.add("A", field_values={"effort": 1, "stage": "draft"})
    with pytest.raises(ConflictError, match="cannot be changed"):
        fields.update_field(effort, kind=FieldKind.TEXT)
    with pytest.raises(ConflictError, match="“draft” is the value of tasks still"):
        fields.update_field(stage, choices=["idea", "ready"])
    fields.update_field(stage, choices=["Draft", "ready"])
    assert values(fields, task)["stage"] == "Draft"
    fields.update_field(effort, name="points", label="")
    assert values(fields, task) == {"points": "1", "stage": "Draft"}
    assert titles(fields.tasks("points:1")) == "A"
    with pytest.raises(ParseError):
        fields.tasks("effort:1")
    for name in ("due", "Effort", "taskcore_x", "1st", "a-b", "", "a" * 41):
        with pytest.raises(InvalidError):
            fields.add_field(name)
    with pytest.raises(ConflictError, match="already"):
        fields.add_field("points")
    fields.undo(), fields.undo()
    assert values(fields, task) == {"effort": "1", "stage": "draft"}


def test_a_deleted_field_keeps_or_loses_its_values(fields: Store) -> None:
    effort = fields.find_field("effort")
    task = fields.add("A", field_values={"effort": 1, "room": "Blue"})
    fields.delete_fields(effort)
    assert values(fields, task) == {"room": "Blue"}
    assert fields.undo().action is Action.DELETE_FIELD
    assert values(fields, task) == {"effort": "1", "room": "Blue"}
    fields.delete_fields(effort, with_values=True)
    with pytest.raises(NotFoundError):
        fields.find_field("effort")
    fields.undo()
    assert values(fields, task) == {"effort": "1", "room": "Blue"}
    fields.redo()
    assert values(fields, task) == {"room": "Blue"}


def test_undo_takes_back_each_value_by_itself(fields: Store) -> None:
    task = fields.add("A", field_values={"effort": 1})
    fields.update(task, field_values={"effort": 2, "room": "Blue"})
    fields.update(task, title="B")
    fields.update(task, field_values={"effort": 3})
    fields.undo(), fields.undo(), fields.undo()
    assert values(fields, task) == {"effort": "1"}
    entries = [each for each in fields.history(task) if each.property == "field_values"]
    assert entries[0].new_value == "effort: 2, room: Blue"


def test_undo_leaves_alone_a_value_that_changed_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "tasks.db"
    with Store(path) as here, Store(path) as there:
        here.add_field("effort", FieldKind.NUMBER)
        here.add_field("room")
        task = here.add("A")
        here.update(task, field_values={"effort": 1, "room": "Blue"})
        there.update(task, field_values={"effort": 2})
        there.update(task, field_values={"effort": None})
        there.update(task, field_values={"effort": 5})
        for _ in range(3):
            here.undo()
        assert values(here, task) == {"effort": "1", "room": "Blue"}


def test_events_have_fields_of_their_own(store: Store) -> None:
    store.add_field("link", entity=Entity.EVENT)
    store.add_field("effort", FieldKind.NUMBER)
    event = store.add_event("Review", NOON, field_values={"link": "Room 4"})
    assert store.get_event(event).field_values == (("link", "Room 4"),)
    with pytest.raises(NotFoundError):
        store.update_event(event, field_values={"effort": 3})
    store.update_event(event, field_values={"link": None})
    assert store.get_event(event).field_values == ()
    store.undo()
    assert store.get_event(event).field_values == (("link", "Room 4"),)
    assert [field.name for field in store.fields(entity=Entity.EVENT)] == ["link"]


FILLED = {
    "effort": "3.5",
    "stage": "draft",
    "review": "2026-01-16",
    "spent": "5400",
    "room": "Blue, 50 %",
}


@pytest.mark.parametrize("form", ["json", "csv", "icalendar", "taskwarrior", "todo.txt"])
def test_every_format_says_the_values(fields: Store, tmp_path: Path, form: Any) -> None:
    task = fields.add("A effort:5", field_values=FILLED)
    assert fields.get(task).title == "A effort:5"
    path = tmp_path / "file"
    fields.export_file(path, form)
    fields.update(task, field_values=dict.fromkeys(FILLED))
    report = fields.import_file(path, form, policy=ImportPolicy.FILE_WINS)
    assert report.updated == 1
    assert values(fields, task) == FILLED
    assert fields.get(task).title == "A effort:5"
    again = tmp_path / "again"
    fields.export_file(again, form)
    assert fields.import_file(again, form).unchanged == 1


@pytest.mark.parametrize("form", ["json", "icalendar", "taskwarrior"])
def test_an_empty_store_gets_the_fields(fields: Store, tmp_path: Path, form: Any) -> None:
    fields.add("A", field_values=FILLED)
    path = tmp_path / "file"
    fields.export_file(path, form)
    with Store(":memory:", time_zone="Europe/Paris") as other:
        other.import_file(path, form)
        (task,) = other.tasks()
        assert dict(task.field_values) == FILLED
        kinds = {field.name: field.kind for field in other.fields()}
        assert kinds["effort"] is FieldKind.NUMBER and kinds["spent"] is FieldKind.DURATION
        assert kinds["review"] is FieldKind.DATE


def test_the_attributes_of_taskwarriors_users_become_fields_and_go_back(
    store: Store, tmp_path: Path
) -> None:
    path = tmp_path / "tasks.json"
    attributes = {
        "uuid": "019a8f2e-0000-4000-8000-000000000001",
        "description": "Talk",
        "status": "pending",
        "entry": "20260101T000000Z",
        "modified": "20260101T000000Z",
        "estimate_points": 3,
        "reviewer": "Ann",
        "reviewed": "20260116T093000Z",
        "spent": "PT1H30M",
        "jiraURL": "https://example.org/1",
        "empty_one": "",
        "urgency": 3.2,
    }
    path.write_text(json.dumps([attributes]))
    store.import_file(path, "taskwarrior")
    (task,) = store.tasks()
    assert dict(task.field_values) == {
        "estimate_points": "3",
        "reviewer": "Ann",
        "reviewed": "2026-01-16T09:30:00.000Z",
        "spent": "5400",
    }
    assert titles(store.tasks("estimate_points>2 reviewer:ann")) == "Talk"
    back = tmp_path / "back.json"
    store.export_file(back, "taskwarrior")
    (written,) = json.loads(back.read_text())
    assert written == attributes
    store.update(task.id, field_values={"estimate_points": 5, "reviewer": None})
    store.export_file(back, "taskwarrior")
    (written,) = json.loads(back.read_text())
    assert written["estimate_points"] == 5 and "reviewer" not in written
    path.write_text(json.dumps([{**attributes, "estimate_points": "a lot"}]))
    store.import_file(path, "taskwarrior")
    assert "estimate_points" not in dict(store.get(task.id).field_values)
    store.export_file(back, "taskwarrior")
    assert json.loads(back.read_text())[0]["estimate_points"] == "a lot"


def test_an_attribute_with_a_name_of_ours_is_a_field_of_another_name(
    store: Store, tmp_path: Path
) -> None:
    path, back = tmp_path / "tasks.json", tmp_path / "back.json"
    attributes = {
        "uuid": "019a8f2e-0000-4000-8000-000000000001",
        "description": "Talk",
        "status": "pending",
        "entry": "20260101T000000Z",
        "modified": "20260101T000000Z",
        "estimate": "PT3H",
        "client": "ACME",
        "my_client": "Zoe",
        "my_own": "Ann",
    }

    def written() -> dict[str, Any]:
        store.export_file(back, "taskwarrior")
        (task,) = json.loads(back.read_text())
        return dict(task)

    path.write_text(json.dumps([attributes]))
    store.import_file(path, "taskwarrior")
    (task,) = store.tasks("my_estimate>2h my_client:acme")
    assert dict(task.field_values) == {
        "my_estimate": "10800",
        "my_client": "ACME",
        "my_own": "Ann",
    }
    assert (task.estimated_duration, written()) == (None, attributes)
    store.update(task.id, field_values={"my_client": "Bob", "my_estimate": None})
    changed = {**attributes, "client": "Bob"}
    del changed["estimate"]
    assert {**written(), "modified": attributes["modified"]} == changed
    assert store.import_file(back, "taskwarrior").unchanged == 1
    path.write_text(json.dumps([{**attributes, "estimate": "long"}]))
    store.import_file(path, "taskwarrior")
    assert "my_estimate" not in dict(store.get(task.id).field_values)
    assert written()["estimate"] == "long"


def test_names_and_uids_in_a_file_find_the_fields(fields: Store, tmp_path: Path) -> None:
    path = tmp_path / "tasks.json"
    path.write_text(
        json.dumps(
            {
                "format": "taskcore",
                "version": 1,
                "fields": [{"uid": "other", "name": "effort", "kind": "number"}],
                "tasks": [
                    {"uid": "u-1", "title": "A", "field_values": {"other": "4", "room": "Red"}},
                    {"uid": "u-2", "title": "B", "field_values": {"unknown": "kept"}},
                ],
            }
        )
    )
    fields.import_file(path, "json")
    assert [dict(task.field_values) for task in fields.tasks()] == [
        {"effort": "4", "room": "Red"},
        {},
    ]
    assert len(fields.fields()) == 5
    out = tmp_path / "out.json"
    fields.export_file(out, "json")
    assert json.loads(out.read_text())["tasks"][1]["field_values"] == {"unknown": "kept"}
    bad: list[Any] = [{"effort": "x"}, {"effort": 3}, [], {"stage": "done"}]
    for wrong in bad:
        path.write_text(
            json.dumps(
                {
                    "format": "taskcore",
                    "version": 1,
                    "tasks": [{"uid": "u-1", "title": "A", "field_values": wrong}],
                }
            )
        )
        assert fields.import_file(path, "json").skipped == 1
        assert dict(fields.tasks()[0].field_values) == {"effort": "4", "room": "Red"}


def test_a_damaged_store_is_repaired(tmp_path: Path) -> None:
    path = tmp_path / "tasks.db"
    with Store(path) as store:
        store.add_field("effort", FieldKind.NUMBER)
        store.add_field("room")
        task = store.add("A", field_values={"effort": 3, "room": "Blue"})
    with sqlite3.connect(path) as database:
        database.execute("UPDATE field SET name = 'Not a name', name_key = 'x' WHERE id = 2")
        database.execute("UPDATE field SET kind = 77, position = '' WHERE id = 1")
        database.execute("UPDATE task SET field_values = field_values || char(31) || 'no divider'")
    with Store(path) as store:
        report = store.repair()
        assert report.values_mended == 3 and report.positions_mended == 1
        assert [(field.name, field.kind) for field in store.fields()] == [
            ("field_2", FieldKind.TEXT),
            ("effort", FieldKind.TEXT),
        ]
        assert values(store, task) == {"field_2": "Blue", "effort": "3"}


def test_a_store_has_a_hundred_fields_at_most(store: Store) -> None:
    for number in range(100):
        store.add_field(f"field_{number}")
    with pytest.raises(ConflictError, match="at most 100"):
        store.add_field("one_more")


def test_observers_learn_of_fields_and_values(store: Store) -> None:
    seen: list[tuple[object, ...]] = []

    def watch(commit: object) -> None:
        seen.extend((each.entity, each.fields, each.properties) for each in commit.changes)  # type: ignore[attr-defined]

    with store.observe(watch):
        field = store.add_field("effort", FieldKind.NUMBER)
        task = store.add("A")
        store.update(task, field_values={"effort": 1})
        store.update_field(field, label="Points")
    assert [entity for entity, _, _ in seen] == [
        Entity.FIELD,
        Entity.TASK,
        Entity.TASK,
        Entity.FIELD,
    ]
    assert "field_values" in str(seen[2][2]) and "label" in str(seen[3][2])
