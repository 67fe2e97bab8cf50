"""Links of tasks and events to pages and files."""

from __future__ import annotations

import io
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from conftest import titles
from taskcore import ImportPolicy, InvalidError, Link, Store
from times import NOON

PAGE = Link("https://example.org/plan", "The plan, first", "text/html")
FILE = Link("file:///home/ann/a%20plan.pdf", media_type="application/pdf")


def test_links_are_kept_in_their_order(store: Store) -> None:
    task = store.add("A", links=[Link("/home/ann/a plan.pdf", media_type="Application/PDF"), PAGE])
    assert store.get(task).links == (FILE, PAGE)
    store.add("B", url="https://example.org")
    assert titles(store.tasks("has:links")) == "A"
    store.update(task, links=[PAGE])
    assert store.get(task).links == (PAGE,)
    store.update(task, links=[])
    assert store.get(task).links == ()
    store.undo(), store.undo()
    assert store.get(task).links == (FILE, PAGE)
    assert store.history(task)[0].property == "id"


@pytest.mark.parametrize(
    "links",
    [
        [Link("plan.pdf")],
        [Link("")],
        [Link("javascript:alert(1)")],
        [Link("https://example.org", "two\nlines")],
        [Link("https://example.org", media_type="pdf")],
        [Link("https://example.org", media_type="a/b/c")],
        [Link("/a"), Link("file:///a")],
        [Link(f"https://example.org/{number}") for number in range(101)],
        [Link("https://example.org/" + "a" * 2048)],
    ],
)
def test_what_no_link_can_be_is_refused(store: Store, links: list[Link]) -> None:
    with pytest.raises(InvalidError) as caught:
        store.add("A", links=links)
    assert caught.value.field == "links"
    with pytest.raises(InvalidError) as caught:
        store.add_event("A", NOON, links=links)
    assert caught.value.field == "links"
    assert store.count() == 0


def test_undo_takes_back_each_link_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "tasks.db"
    with Store(path) as here, Store(path) as there:
        task = here.add("A")
        here.update(task, links=[PAGE])
        there.update(task, links=[PAGE, FILE])
        here.poll()
        here.undo()
        here.undo()
        assert here.get(task).links == ()
        here.redo()
        here.redo()
        assert here.get(task).links == (PAGE, FILE)


def test_events_have_links(store: Store) -> None:
    event = store.add_event("Review", NOON, links=[PAGE, FILE])
    assert store.get_event(event).links == (PAGE, FILE)
    store.update_event(event, links=[FILE])
    store.undo()
    assert store.get_event(event).links == (PAGE, FILE)


@pytest.mark.parametrize("form", ["json", "csv", "icalendar", "taskwarrior"])
def test_formats_say_links(store: Store, tmp_path: Path, form: Any) -> None:
    task = store.add("A", links=[PAGE, FILE], url="https://example.org")
    path = tmp_path / "file"
    store.export_file(path, form)
    store.update(task, links=[])
    assert store.import_file(path, form, policy=ImportPolicy.FILE_WINS).updated == 1
    assert store.get(task).links == (PAGE, FILE)
    assert store.get(task).url == "https://example.org"
    with Store(":memory:") as other:
        other.import_file(path, form)
        assert other.tasks()[0].links == (PAGE, FILE)


def test_the_attachments_of_a_calendar_are_links_and_go_back(store: Store) -> None:
    lines = (
        "ATTACH;FMTTYPE=application/pdf;FILENAME=Plan.pdf:https://example.org/a.pdf",
        "ATTACH:CID:part3@example.org",
        "ATTACH;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY:TG9yZW0=",
        "URL:https://example.org",
    )
    event = ("BEGIN:VEVENT", "UID:e-1", "DTSTART:20260115T090000Z", "SUMMARY:Review")
    calendar = ("BEGIN:VCALENDAR", *event, *lines, "END:VEVENT", "END:VCALENDAR")
    store.import_file(io.StringIO("\r\n".join(calendar)), "icalendar")
    (found,) = store.events()
    assert found.links == (Link("https://example.org/a.pdf", "Plan.pdf", "application/pdf"),)
    assert found.url == "https://example.org"
    out = io.StringIO()
    store.export_file(out, "icalendar")
    for line in lines:
        assert line in out.getvalue().replace("\r\n ", "")


@pytest.mark.parametrize(
    "links",
    ['[{"title":"A"}]', '["https://example.org"]', "{}", '[{"url":"x"}]'],
)
def test_a_task_with_bad_links_is_left_out_of_a_file(store: Store, links: str) -> None:
    text = f'{{"format":"taskcore","version":1,"tasks":[{{"title":"A","links":{links}}}]}}'
    report = store.import_file(io.StringIO(text), "json")
    assert (report.added, report.skipped) == (0, 1)
    assert store.import_notes()[0].message.startswith("“links”: ")


def test_a_damaged_link_is_repaired(tmp_path: Path) -> None:
    path = tmp_path / "tasks.db"
    with Store(path) as store:
        task = store.add("A", links=[PAGE, FILE])
    with sqlite3.connect(path) as database:
        database.execute("UPDATE task SET links = links || char(31) || 'nothing'")
    with Store(path) as store:
        assert store.repair().values_mended == 1
        assert store.get(task).links == (PAGE, FILE)
