"""Comments on tasks, events and invoices."""

from __future__ import annotations

import json
import sqlite3
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import Comment, Entity, InvalidError, NotFoundError, Store
from times import DAY, NOON, TODAY


def texts(store: Store, item_id: int | None = None, entity: Entity = Entity.TASK) -> list[str]:
    return [comment.text for comment in store.comments(item_id, entity=entity)]


def test_a_comment_has_its_date(store: Store, clock: FixedClock) -> None:
    rent = store.add("Pay rent")
    second = store.add_comment(rent, "It rained.")
    first = store.add_comment(rent, "It shone.", created=NOON - DAY)
    assert [comment.id for comment in store.comments(rent)] == [first, second]
    clock.advance(timedelta(hours=1))
    store.update_comment(second, text="It poured.")
    comment = store.get_comment(second)
    assert comment == Comment(
        second, comment.uid, Entity.TASK, rent, "Pay rent", "It poured.", NOON, clock.now
    )
    assert store.find_comment(comment.uid) == second
    assert [each.id for each in store.comments(since=TODAY)] == [second]
    assert [each.id for each in store.comments(before=TODAY, text="SHONE")] == [first]
    store.delete_comments([first, second])
    assert not store.comments()


def test_events_and_invoices_have_comments(store: Store) -> None:
    review = store.add_event("Review", NOON)
    draft = store.add_invoice()
    store.add_comment(review, "Bring cake.", entity=Entity.EVENT)
    store.add_comment(draft, "Ask for the order.", entity=Entity.INVOICE)
    assert texts(store, review, Entity.EVENT) == ["Bring cake."]
    assert texts(store, draft, Entity.INVOICE) == ["Ask for the order."]
    with pytest.raises(NotFoundError):
        store.add_comment(99, "Nothing.")
    with pytest.raises(InvalidError):
        store.add_comment(1, "A tag.", entity=Entity.TAG)


def test_json_has_comments(store: Store, tmp_path: Path) -> None:
    rent = store.add("Pay rent")
    store.add_comment(rent, "One.\nTwo.")
    file = tmp_path / "store.json"
    store.export_file(file)
    with Store(":memory:") as other:
        other.import_file(file)
        other.import_file(file)
        assert [(c.text, c.created, c.uid) for c in other.comments(1)] == [
            (c.text, c.created, c.uid) for c in store.comments(rent)
        ]
        lost = json.loads(file.read_text())
        lost["tasks"] = []
        file.write_text(json.dumps(lost))
    with Store(":memory:") as other:
        assert other.import_file(file).skipped == 1
        assert "neither the file nor" in other.import_notes()[0].message


def test_a_comment_on_what_is_gone_is_mended(path: Path) -> None:
    with Store(path) as store:
        store.add_comment(store.add("Pay rent"), "Gone.")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE comment SET item_uid = 'nobody'")
    connection.close()
    with Store(path) as store:
        assert store.repair().comments_removed == 1
        assert not store.comments()


def taskwarrior_annotations(store: Store, file: Path) -> list[dict[str, str]]:
    """Exports a store of one task as Taskwarrior has it."""
    store.export_file(file, "taskwarrior")
    found: list[dict[str, str]] = json.loads(file.read_text())[0].get("annotations", [])
    return found


PLAIN = {
    "uuid": "0f7d0a4e-5ab3-4b9c-9d55-5a8b7cf36c0e",
    "description": "Pay rent",
    "status": "pending",
    "entry": "20260101T100000Z",
    "modified": "20260102T100000Z",
    "annotations": [
        {"entry": "20260102T090000Z", "description": "The bank was closed."},
        {"entry": "20260102T100000Z", "description": "So was the other one."},
    ],
}


def test_annotations_of_taskwarrior_are_comments(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "tasks.json"
    file.write_text(json.dumps([PLAIN]))
    store.import_file(file, "taskwarrior")
    assert [(each.text, each.created) for each in store.comments(1)] == [
        ("The bank was closed.", datetime(2026, 1, 2, 9, tzinfo=timezone.utc)),
        ("So was the other one.", datetime(2026, 1, 2, 10, tzinfo=timezone.utc)),
    ]
    assert store.get(1).notes == ""
    # It goes back as it came, and is the same in another store.
    store.export_file(file, "taskwarrior")
    assert json.loads(file.read_text()) == [PLAIN]
    report = store.import_file(file, "taskwarrior")
    assert (report.updated, report.unchanged) == (0, 1)
    with Store(":memory:") as other:
        other.import_file(file, "taskwarrior")
        assert [each.uid for each in other.comments()] == [each.uid for each in store.comments()]


def test_comments_and_notes_come_back_from_taskwarrior(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "tasks.json"
    rent = store.add("Pay rent", notes="In cash\n\nAt noon")
    store.add_comment(rent, "The bank was closed.\nAll day.", created=NOON - DAY)
    store.add_comment(rent, "At noon")
    store.add_comment(rent, "In the same second.")
    before = list(store.comments(rent))
    written = taskwarrior_annotations(store, file)
    assert sorted(each["description"] for each in written) == [
        *("At noon", "At noon", "In cash", "In the same second."),
        "The bank was closed.\nAll day.",
    ]
    assert len({each["entry"] for each in written}) == 5
    assert store.import_file(file, "taskwarrior").unchanged == 1
    with Store(":memory:") as other:
        other.import_file(file, "taskwarrior")
        assert other.get(1).notes == "In cash\n\nAt noon"
        assert [(e.uid, e.text, e.created) for e in other.comments()] == [
            (e.uid, e.text, e.created) for e in before
        ]


def test_what_taskwarrior_did_to_annotations_is_done_to_comments(
    store: Store, tmp_path: Path
) -> None:
    file = tmp_path / "tasks.json"
    rent = store.add("Pay rent", notes="In cash\nAt noon")
    kept = store.add_comment(rent, "Stays", created=NOON - 3 * DAY)
    store.add_comment(rent, "Goes", created=NOON - 2 * DAY)
    taskwarrior_annotations(store, file)
    (task,) = json.loads(file.read_text())
    task["annotations"] = [
        each for each in task["annotations"] if each["description"] not in ("Goes", "At noon")
    ]
    for each in task["annotations"]:
        if each["description"] == "Stays":
            each["description"] = "Stays, changed"
    task["annotations"].append({"entry": "20260115T130000Z", "description": "New"})
    file.write_text(json.dumps([task]))
    assert store.import_file(file, "taskwarrior").updated == 1
    assert [each.text for each in store.comments(rent)] == ["Stays, changed", "New"]
    assert store.get_comment(kept).created == NOON - 3 * DAY
    assert store.get(rent).notes == "In cash"
    store.undo()
    assert [each.text for each in store.comments(rent)] == ["Stays", "Goes"]


def test_a_task_of_taskwarriors_own_loses_no_comment(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "tasks.json"
    file.write_text(json.dumps([PLAIN]))
    store.import_file(file, "taskwarrior")
    store.add_comment(1, "Written here.")
    later = {**PLAIN, "annotations": PLAIN["annotations"][1:]}
    file.write_text(json.dumps([later]))
    store.import_file(file, "taskwarrior")
    assert texts(store, 1) == ["So was the other one.", "Written here."]


def test_notes_that_were_annotations_once_stay_notes(store: Store, tmp_path: Path) -> None:
    """In a store of before there were comments, annotations were read as lines of notes."""
    file = tmp_path / "tasks.json"
    file.write_text(json.dumps([PLAIN]))
    store.import_file(file, "taskwarrior")
    store.delete_comments([each.id for each in store.comments()])
    store.update(1, notes="The bank was closed.\nSo was the other one.")
    store.import_file(file, "taskwarrior")
    assert store.comments() == []
    store.export_file(file, "taskwarrior")
    (task,) = json.loads(file.read_text())
    assert task["annotations"] == PLAIN["annotations"]


def test_icalendar_has_comments(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "all.ics"
    rent = store.add("Pay rent")
    review = store.add_event("Review", NOON)
    store.add_comment(rent, "One; two, three\nfour", created=NOON - DAY)
    store.add_comment(review, "Bring cake.", entity=Entity.EVENT)
    store.export_file(file)
    assert "COMMENT;" in file.read_text()
    report = store.import_file(file)
    assert (report.unchanged, report.events_unchanged) == (1, 1)
    with Store(":memory:") as other:
        other.import_file(file)
        assert [(e.uid, e.text, e.created) for e in other.comments()] == [
            (e.uid, e.text, e.created) for e in store.comments()
        ]


def test_comments_of_other_calendars_are_read_once(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "all.ics"
    lines = (
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", "BEGIN:VEVENT", "UID:one"),
        *("DTSTAMP:20260102T090000Z", "DTSTART:20260120T090000Z", "DTEND:20260120T100000Z"),
        *("SUMMARY:Review", "COMMENT;LANGUAGE=en:Bring cake.", "COMMENT:"),
        *("END:VEVENT", "END:VCALENDAR", ""),
    )
    file.write_text("\r\n".join(lines))
    store.import_file(file)
    assert texts(store, 1, Entity.EVENT) == ["Bring cake."]
    written = tmp_path / "written.ics"
    store.export_file(written)
    assert "COMMENT;LANGUAGE=en:Bring cake.\r\n" in written.read_bytes().decode()
    file.write_text(file.read_text().replace("20260102T090000Z", "20260103T090000Z"))
    store.import_file(file)
    assert texts(store, 1, Entity.EVENT) == ["Bring cake."]


def test_what_cannot_say_comments_tells_it(store: Store, tmp_path: Path) -> None:
    store.add_comment(store.add("Pay rent"), "Lost.")
    store.export_file(tmp_path / "tasks.csv")
    assert [note.message for note in store.export_notes()] == [
        "Left out: comments of 1 task, which this format cannot say."
    ]
