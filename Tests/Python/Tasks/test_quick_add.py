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
