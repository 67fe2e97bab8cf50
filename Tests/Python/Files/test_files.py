"""Export and import."""

from __future__ import annotations

import io
import json
import tempfile
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any, Literal

import pytest

from taskcore import (
    AccessError,
    Colour,
    ImportReport,
    InvalidError,
    MisuseError,
    NotFoundError,
    ParseError,
    Reminder,
    Slot,
    Status,
    Store,
    TaskInput,
)
from taskcore._core.file_methods import writer
from taskcore._generated.formats import Format
from taskcore._generated.values import byte_array


@pytest.fixture
def filled(store: Store) -> Store:
    ids = store.add_many(
        [
            TaskInput("Kúpiť čaj 🫖", notes="Zelený\nalebo čierny", tags=["nákup"]),
            TaskInput("B", project="Home", due=date(2026, 2, 1), favourite=True),
            TaskInput("C", due=datetime(2026, 2, 1, 12, tzinfo=timezone.utc)),
        ]
    )
    store.complete(ids[2])
    return store


@pytest.fixture
def copy() -> Iterator[Store]:
    with Store(":memory:") as opened:
        yield opened


def content(store: Store) -> list[tuple[object, ...]]:
    every = Status.OPEN | Status.COMPLETED | Status.DELETED
    return [
        (task.uid, task.title, task.notes, task.project, task.tags, task.due, task.completed)
        for task in store.tasks(status=every)
    ]


def test_everything_goes_through_a_path_and_back(
    filled: Store, copy: Store, tmp_path: Path
) -> None:
    file = tmp_path / "everything.json"
    filled.export_file(file)
    json.loads(file.read_text(encoding="utf-8"))
    assert copy.import_file(str(file)) == ImportReport(added=3, updated=0, unchanged=0)
    assert content(copy) == content(filled)
    assert copy.import_file(file) == ImportReport(added=0, updated=0, unchanged=3)
    copy.update(1, title="Other")
    assert copy.import_file(file) == ImportReport(added=0, updated=0, unchanged=2, stayed=1)


@pytest.mark.parametrize("file", [io.StringIO(), io.BytesIO()], ids=["text", "binary"])
def test_everything_goes_through_an_open_file_and_back(
    filled: Store, copy: Store, file: io.StringIO | io.BytesIO
) -> None:
    filled.export_file(file)
    file.seek(0)
    assert copy.import_file(file).added == 3
    assert content(copy) == content(filled)


@pytest.mark.parametrize("mode", ["w+", "w+b"])
def test_a_wrapped_temporary_file_is_text_or_binary_as_it_was_opened(
    filled: Store, copy: Store, mode: Literal["w+", "w+b"]
) -> None:
    encoding = None if "b" in mode else "utf-8"
    with tempfile.NamedTemporaryFile(mode, encoding=encoding) as file:
        filled.export_file(file)
        file.seek(0)
        copy.import_file(file)
    assert content(copy) == content(filled)


def test_a_file_may_take_and_give_a_few_bytes_at_a_time(filled: Store, copy: Store) -> None:
    class Reluctant(io.RawIOBase):
        taken = b""

        def write(self, data: Any) -> int:
            self.taken += bytes(data[:7])
            return len(data[:7])

    class Trickle(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            return super().read(3)

    file = Reluctant()
    filled.export_file(file)
    assert copy.import_file(Trickle(file.taken)).added == 3
    assert content(copy) == content(filled)


def test_an_export_is_larger_than_one_buffer_and_complete(store: Store, copy: Store) -> None:
    store.add_many(TaskInput(f"čaj {number}", notes="€" * 100) for number in range(2_000))
    file = io.StringIO()
    store.export_file(file)
    assert len(file.getvalue()) > 1 << 17
    file.seek(0)
    assert copy.import_file(file).added == 2_000
    assert content(copy) == content(store)


def test_a_character_may_be_split_between_two_pieces() -> None:
    file = io.StringIO()
    write = writer(file)
    for piece in (b"tea \xe2\x82", b"\xac 3"):
        assert write(byte_array(piece), len(piece), None) == 0
    assert file.getvalue() == "tea € 3"


def test_a_file_that_takes_nothing_more_is_not_mistaken_for_a_complete_one(filled: Store) -> None:
    class Blocked(io.RawIOBase):
        def write(self, data: Any) -> None:
            return None

    with pytest.raises(BlockingIOError):
        filled.export_file(Blocked())


def test_what_a_file_raises_comes_out_of_the_call(filled: Store) -> None:
    class Broken(io.StringIO):
        def write(self, text: str) -> int:
            raise RuntimeError("The paper is torn.")

        def read(self, size: int | None = -1) -> str:
            raise RuntimeError("The ink is gone.")

    with pytest.raises(RuntimeError, match="torn"):
        filled.export_file(Broken())
    with pytest.raises(RuntimeError, match="ink"):
        filled.import_file(Broken())
    assert filled.count() == 2


@pytest.mark.parametrize("format", ["json", "taskwarrior", "csv", "todo.txt"])
def test_every_format_carries_titles_and_tags(filled: Store, copy: Store, format: Format) -> None:
    file = io.BytesIO()
    filled.export_file(file, format)
    file.seek(0)
    assert copy.import_file(file, format).added == 3
    titles = [(task.title, task.tags) for task in copy.tasks()]
    assert titles == [(task.title, task.tags) for task in filled.tasks()]


def test_taskwarrior_s_export_is_imported(store: Store) -> None:
    file = io.StringIO(
        '[{"uuid":"11111111-1111-4111-8111-111111111111","description":"Pay rent",'
        '"status":"pending","entry":"20260101T080000Z","due":"20260201T110000Z",'
        '"project":"Home","tags":["bank"],"priority":"H"}]'
    )
    assert store.import_file(file, "taskwarrior").added == 1
    task = store.tasks()[0]
    assert (task.title, task.project, task.tags) == ("Pay rent", "Home", ("bank",))
    assert task.due == datetime(2026, 2, 1, 11, tzinfo=timezone.utc)


def test_a_path_s_extension_says_its_format(filled: Store, copy: Store, tmp_path: Path) -> None:
    for name, beginning in [("t.CSV", b"uid,"), ("t.txt", b"("), ("t.json", b"{"), ("t", b"{")]:
        filled.export_file(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(beginning), name
    assert copy.import_file(tmp_path / "t.CSV").added == 3
    assert copy.import_file(str(tmp_path / "t.txt")).added == 0
    filled.export_file(tmp_path / "t.csv", "json")
    assert copy.import_file(tmp_path / "t.csv", "json").unchanged == 3


def test_json_carries_every_field(store: Store, copy: Store) -> None:
    store.add("Get the wage")
    store.add(
        "Pay rent",
        parent_id=1,
        depends_on=[1],
        slot=Slot.EVENING,
        start=date(2026, 1, 20),
        due=date(2026, 2, 1),
        estimated_duration=timedelta(minutes=30),
        url="https://bank.test",
        reminders=[Reminder.before_due(timedelta(days=1))],
        repeat_rule="FREQ=MONTHLY",
    )
    store.add_project("Home", description="Here", colour=Colour.TEAL, icon="house")
    store.add_filter("Soon", "due<7d", colour=Colour.RED)
    file = io.BytesIO()
    store.export_file(file)
    file.seek(0)
    copy.import_file(file)
    again = io.BytesIO()
    copy.export_file(again)
    assert again.getvalue() == file.getvalue()
    assert copy.get(2).reminders == store.get(2).reminders
    assert copy.filters()[0].query == "due<7d"


def todo(uid: str, *lines: str) -> str:
    return "\r\n".join(["BEGIN:VTODO", f"UID:{uid}", f"SUMMARY:{uid}", *lines, "END:VTODO"])


@pytest.mark.parametrize("child_first", [False, True])
@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("state", ["COMPLETED", "CANCELLED"])
def test_what_is_open_below_what_is_closed_is_a_task_of_its_own(
    store: Store, state: str, known: bool, child_first: bool
) -> None:
    def file(state: str) -> io.StringIO:
        both = [todo("trip", f"STATUS:{state}"), todo("pack", "RELATED-TO:trip")]
        blocks = both[::-1] if child_first else both
        return io.StringIO(
            "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", *blocks, "END:VCALENDAR", ""])
        )

    if known:
        store.import_file(file("NEEDS-ACTION"), "icalendar")
        assert store.get(store.find("pack")).parent_id == store.find("trip")
    store.import_file(file(state), "icalendar")
    assert store.get(store.find("pack")).parent_id is None
    assert store.check().subtasks_detached == 0
    assert [note.uid for note in store.import_notes()] == ["pack"]
    store.import_file(file(state), "icalendar")
    assert store.import_file(file(state), "icalendar").unchanged == 2
    written = io.StringIO()
    store.export_file(written, "icalendar")
    assert "RELATED-TO;RELTYPE=PARENT:trip" in written.getvalue()
    # And when it is open again, all is as it was.
    store.import_file(file("NEEDS-ACTION"), "icalendar")
    assert store.get(store.find("pack")).parent_id == store.find("trip")


def test_a_file_of_ours_does_not_leave_what_a_check_would_mend(store: Store) -> None:
    trip = store.add("Trip")
    pack = store.add("Pack", parent_id=trip)
    file = io.StringIO()
    store.export_file(file, "json")
    content = json.loads(file.getvalue())
    content["tasks"][0]["completed"] = "2026-01-10T09:00:00Z"
    for _ in range(2):
        store.import_file(io.StringIO(json.dumps(content)), "json")
        assert store.check().subtasks_detached == 0
        (note,) = store.import_notes()
        assert "a task of its own" in note.message
        assert note.uid == store.get(pack).uid


def test_progress_is_told_up_to_the_end(store: Store, copy: Store) -> None:
    store.add_many(TaskInput(f"Task {number}") for number in range(500))
    told: list[tuple[int, int | None]] = []
    file = io.BytesIO()
    store.export_file(file, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (500, 500)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    told.clear()
    file.seek(0)
    copy.import_file(file, progress=lambda done, total: told.append((done, total)))
    assert told[-1][0] == 500
    assert all(total is None or total == 500 for _, total in told)


def test_what_progress_raises_stops_the_import_undone(filled: Store, copy: Store) -> None:
    def enough(done: int, total: int | None) -> None:
        raise TimeoutError("That is enough.")

    file = io.BytesIO()
    filled.export_file(file)
    file.seek(0)
    with pytest.raises(TimeoutError, match="enough"):
        copy.import_file(file, progress=enough)
    assert copy.count() == 0


def test_a_malformed_file_is_refused_with_its_line_and_column(store: Store) -> None:
    with pytest.raises(ParseError) as refused:
        store.import_file(io.StringIO('[\n  {"uuid": @}\n]'), "taskwarrior")
    assert refused.value.line == 2
    assert refused.value.column == 12
    assert store.count() == 0
    assert isinstance(refused.value, ValueError)


def test_an_unknown_format_is_refused(store: Store) -> None:
    with pytest.raises(InvalidError) as refused:
        store.export_file(io.StringIO(), "xml")  # type: ignore[arg-type]
    assert refused.value.field == "format"


def test_a_file_that_is_not_there_or_cannot_be_written_says_why(
    store: Store, tmp_path: Path
) -> None:
    with pytest.raises(NotFoundError):
        store.import_file(tmp_path / "missing.json")
    with pytest.raises(AccessError):
        store.export_file(tmp_path)


def test_a_progress_callback_must_not_use_the_store_that_it_is_told_of(filled: Store) -> None:
    def use(done: int, total: int | None) -> None:
        filled.count()

    with pytest.raises(MisuseError):
        filled.export_file(io.BytesIO(), progress=use)
    assert filled.count() == 2


def exported(store: Store, format: Format = "json", **part: Any) -> str:
    file = io.StringIO()
    store.export_file(file, format, **part)
    return file.getvalue()


def test_a_query_selects_what_is_exported(filled: Store, copy: Store) -> None:
    text = exported(filled, query="project:Home")
    copy.import_file(io.StringIO(text))
    assert [task.title for task in copy.tasks()] == ["B"]
    assert filled.import_file(io.StringIO(text)) == ImportReport(0, 0, 1)
    assert json.loads(exported(filled, query="nobody"))["tasks"] == []


def test_uids_select_records_of_any_kind(filled: Store, copy: Store) -> None:
    home = next(each for each in filled.projects() if each.name == "Home")
    event = filled.add_event("Review", start=datetime(2026, 2, 2, 9, tzinfo=timezone.utc))
    uid = filled.get_event(event).uid
    copy.import_file(io.StringIO(exported(filled, uids=[home.uid, uid, "nákup"])))
    assert [task.title for task in copy.tasks()] == ["B"]
    assert [each.title for each in copy.events()] == ["Review"]
    assert json.loads(exported(filled, uids=[]))["tasks"] == []
    with pytest.raises(NotFoundError) as refused:
        exported(filled, uids=[uid, "none"])
    assert (refused.value.field, refused.value.index) == ("uids", 1)
    with pytest.raises(TypeError):
        exported(filled, uids=uid)
    with pytest.raises(ParseError):
        exported(filled, query="due:someday")


def test_links_that_lead_out_are_told(store: Store, copy: Store) -> None:
    first = store.add("Order")
    second = store.add("Pay", parent_id=first, depends_on=[store.add("Wait")])
    uid = store.get(second).uid
    formats: tuple[Format, ...] = ("json", "csv", "taskwarrior", "icalendar", "todo.txt")
    for format in formats:
        text = exported(store, format, uids=[uid])
        notes = [note.message for note in store.export_notes()]
        told = "Left out: parent of 1 task, as it names a task that is not exported."
        assert (told in notes) == (format in ("json", "csv"))
        store.import_file(io.StringIO(text), format)
        task = store.get(second)
        assert (task.parent_id, len(task.depends_on)) == (first, 1)
        copy.import_file(io.StringIO(text), format)
    assert copy.count() == 1


def test_what_imports_could_only_keep_is_listed(store: Store) -> None:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:a", "SUMMARY:Sow"]
    lines += ["CLASS:PRIVATE", "X-A;B=c:d", "BEGIN:VALARM", "ACTION:EMAIL", "END:VALARM"]
    lines += ["END:VTODO", "END:VCALENDAR", ""]
    store.import_file(io.StringIO("\r\n".join(lines)), "icalendar")
    store.import_file(io.StringIO("uid,title,Room\na,Sow,Garden\n"), "csv")
    kept = {(each.format, each.name): each.value for each in store.kept_fields(1)}
    assert kept == {
        ("icalendar", "CLASS"): "PRIVATE",
        ("icalendar", "X-A;B=c"): "d",
        ("icalendar", "VALARM"): "ACTION:EMAIL",
        ("csv", "Room"): "Garden",
    }
    uuid = "b3a1f7a6-3f3b-4b0e-8a65-0e7f3a1c2d4e"
    task = {"uuid": uuid, "description": "T", "status": "pending", "imask": 1, "mask": "x"}
    file = io.StringIO(json.dumps([task]))
    store.import_file(file, "taskwarrior")
    names = {each.name: each.value for each in store.kept_fields(2)}
    assert names == {"imask": "1", "mask": "x"}
    with pytest.raises(NotFoundError):
        store.kept_fields(9)
