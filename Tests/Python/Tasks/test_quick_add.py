"""One line of text to a task; the clock stands at Thursday, 15 January 2026, 13:00 in Paris."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone

import pytest

from taskcore import (
    InvalidError,
    NotFoundError,
    Priority,
    Store,
    TaskcoreError,
    TaskField,
    TaskInput,
    Token,
    UnreadReason,
)


def test_a_line_becomes_a_task(store: Store) -> None:
    task = store.get(store.quick_add("Pay rent tomorrow 17:00 #Home @bank !p1 * ~30m"))
    assert (task.title, task.project, task.tags) == ("Pay rent", "Home", ("bank",))
    assert (task.priority, task.favourite) == (Priority.P1, True)
    assert task.due == datetime(2026, 1, 16, 16, tzinfo=timezone.utc)
    assert task.estimated_duration == timedelta(minutes=30)


def test_what_is_not_understood_stays_in_the_title(store: Store) -> None:
    title = 'Ask Ann "tomorrow" about rule 5'
    assert store.get(store.quick_add(title)).title == "Ask Ann tomorrow about rule 5"


def test_a_section_of_the_project(store: Store) -> None:
    garden, home = store.add_project("Garden"), store.add_project("Home")
    beds = store.add_section(garden, "Old beds")
    line = 'Weed #Garden Section:"old beds" section:Trees'
    parsed = store.parse_quick_add(line)
    assert (parsed.input.title, parsed.input.section_uid) == ("Weed section:Trees", "Old beds")
    assert parsed.tokens[1] == Token(TaskField.SECTION, 13, 31)
    assert store.get(store.quick_add(line)).section_uid == store.get_project_section(beds).uid
    # A project that has none of that name refuses the line, and a name of no section is no mark.
    with pytest.raises(NotFoundError, match="no section “Old beds” in project “Home”") as refused:
        store.quick_add('Sweep section:"old beds"', project_id=home)
    assert refused.value.field == "section_uid"
    below = store.quick_add('Dig section:"old beds"', project_id=garden)
    assert store.get(below).section_uid == store.get_project_section(beds).uid


def test_defaults_hold_where_the_line_says_nothing(store: Store) -> None:
    store.quick_add("A", project="Home", priority=Priority.P3, due=date(2026, 2, 1))
    store.quick_add("B #Work !p0", project="Home", priority=Priority.P3, due=None, notes=None)
    first, second = store.get([1, 2])
    assert (first.project, first.priority, first.due) == ("Home", Priority.P3, date(2026, 2, 1))
    assert (second.project, second.priority) == ("Work", Priority.P0)


def test_a_parse_adds_nothing_and_says_what_would_be_added(store: Store) -> None:
    parsed = store.parse_quick_add("Pay rent next friday #Home @bank @x !p0 >today //by bank")
    assert parsed.input == TaskInput(
        "Pay rent",
        notes="by bank",
        project="Home",
        tags=("bank", "x"),
        priority=Priority.P0,
        due=parsed.input.due,
        start=date(2026, 1, 15),
    )
    assert type(parsed.input.due) is date
    assert store.count() == 0
    (task_id,) = store.add_many([parsed.input])
    assert store.get(task_id).tags == ("bank", "x")


def test_tokens_are_ranges_of_characters(store: Store) -> None:
    line = "Café 🫖 kaufen #Küche !p1 morgen tomorrow"
    parsed = store.parse_quick_add(line)
    assert [line[token.start : token.stop] for token in parsed.tokens] == [
        "#Küche",
        "!p1",
        "tomorrow",
    ]
    assert [token.field for token in parsed.tokens] == [
        TaskField.PROJECT,
        TaskField.PRIORITY,
        TaskField.DUE,
    ]
    assert parsed.tokens[0] == Token(TaskField.PROJECT, 14, 20)
    assert parsed.input.title == "Café 🫖 kaufen morgen"


def test_a_plain_line_has_no_tokens(store: Store) -> None:
    parsed = store.parse_quick_add("Water the plants")
    assert (parsed.input, parsed.tokens) == (TaskInput("Water the plants"), ())


@pytest.mark.parametrize("line", ["", "   ", "#Home", "!p1 tomorrow"])
def test_a_line_without_a_title_is_refused(store: Store, line: str) -> None:
    with pytest.raises(TaskcoreError) as refused:
        store.quick_add(line)
    assert isinstance(refused.value, InvalidError)
    assert store.count() == 0


def test_a_line_that_c_cannot_hold_is_refused(store: Store) -> None:
    for line in ("a\0b", "\ud800"):
        with pytest.raises(InvalidError):
            store.parse_quick_add(line)
    with pytest.raises(TypeError):
        store.quick_add(5)  # type: ignore[arg-type]


def test_what_was_understood_is_said(store: Store) -> None:
    store.add_project("Home")
    told = store.quick_add_told("Pay !p7 tomorrow 17:00 #Homme @bank p1 every month")
    assert told.id is not None and store.get(told.id).title == "Pay !p7"
    assert told.summary == (
        "Pay !p7 — Fri 16 Jan 17:00, new project Homme (did you mean Home?), new tag bank, P1, "
        "every month"
    )
    assert (told.new_project, told.nearest_project, told.new_tags) == ("Homme", "Home", ("bank",))
    (part,) = told.unread
    assert (part.reason, part.field) == (UnreadReason.VALUE, TaskField.PRIORITY)
    assert (part.start, part.stop) == (4, 7) and "!p0" in part.message
    # Now both are known.
    again = store.parse_quick_add("Pay #Homme @bank")
    assert again.id is None and again.unread == ()
    assert (again.new_project, again.new_tags, again.summary) == (
        None, (), "Pay — project Homme, tag bank",
    )  # fmt: skip


def test_a_line_that_is_refused_adds_nothing(store: Store) -> None:
    with pytest.raises(InvalidError):
        store.quick_add_told("Pay today >tomorrow")
    with pytest.raises(InvalidError):
        store.quick_add_told("tomorrow #Home")
    assert len(store.tasks()) == 0


def test_a_line_changes_tasks(store: Store) -> None:
    milk, bread = store.quick_add("Buy milk @shop"), store.quick_add("Buy bread tomorrow")
    told = store.quick_edit([milk, bread], "due:none p0 -@shop")
    assert told.summary == "no due, without tag shop, P0"
    for task in store.get(milk), store.get(bread):
        assert (task.due, task.priority, task.tags) == (None, Priority.P0, ())
    assert store.get(milk).title == "Buy milk"
    store.quick_edit(milk, "Buy oat milk tomorrow")
    assert (store.get(milk).title, store.get(milk).due) == ("Buy oat milk", date(2026, 1, 16))
    for line in "30 feb", "!p7", "x title:y":
        with pytest.raises(InvalidError) as refused:
            store.quick_edit(milk, line)
        assert refused.value.field == "text"
    with pytest.raises(NotFoundError):
        store.quick_edit(99, "tomorrow")


def test_marks_have_names(store: Store) -> None:
    line = "Lunch tomorrow 12:30-13:30 remind:10m project:Home tag:food priority:p0"
    task = store.get(store.quick_add(line))
    assert task.start == datetime(2026, 1, 16, 11, 30, tzinfo=timezone.utc)
    assert (task.estimated_duration, task.project) == (timedelta(hours=1), "Home")
    assert (task.tags, task.priority, len(task.reminders)) == (("food",), Priority.P0, 1)
