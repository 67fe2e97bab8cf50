"""What a screen shows: home, rows, detail and colours; it is Thursday, 15 January 2026."""

from __future__ import annotations

from datetime import date, datetime, timezone

import pytest

from taskcore import (
    Allowed,
    ChipKind,
    Colour,
    EmptyState,
    InvalidError,
    NotFoundError,
    ParseError,
    Priority,
    Row,
    SectionKind,
    Slot,
    Store,
    TaskField,
    TaskInput,
    Theme,
    colour,
)


@pytest.fixture
def filled(store: Store) -> Store:
    store.add_many(
        [
            TaskInput("rent", due=date(2026, 1, 13), priority=Priority.P0, tags=["bank"]),
            TaskInput("dinner", due=date(2026, 1, 15), slot=Slot.EVENING, project="Home"),
            TaskInput("book", due=date(2026, 1, 18), favourite=True),
            TaskInput("idea"),
        ]
    )
    return store


def test_an_empty_home_says_so_and_why(store: Store) -> None:
    home = store.home()
    assert (home.title, home.date) == ("My Tasks", date(2026, 1, 15))
    assert home.date_label == "Thursday 15 January"
    assert (home.empty_state, home.empty_title) == (EmptyState.FRESH, "A fresh start")
    assert home.empty_message == "Anything to add?"
    assert (home.sections, home.open_count, home.progress_label) == ((), 0, "")


def test_when_all_is_done_home_says_that(store: Store) -> None:
    store.complete(store.add("rent"))
    home = store.home()
    assert (home.empty_state, home.completed_today_count) == (EmptyState.DONE, 1)
    assert home.empty_title not in ("", "A fresh start")


def test_home_has_sections_with_their_rows(filled: Store) -> None:
    home = filled.home()
    assert {section.kind: [row.title for row in section.rows] for section in home.sections} == {
        SectionKind.OVERDUE: ["rent"],
        SectionKind.EVENING: ["dinner"],
        SectionKind.UPCOMING: ["book"],
        SectionKind.INBOX: ["idea"],
    }
    assert (home.empty_state, home.empty_title, home.open_count) == (EmptyState.NOT, "", 4)


def test_a_section_may_be_cut_short(filled: Store) -> None:
    filled.add_many(TaskInput(f"idea {number}") for number in range(3))
    inbox = filled.home(section_limit=2).sections[-1]
    assert (len(inbox.rows), inbox.total_count) == (2, 4)
    with pytest.raises(InvalidError) as refused:
        filled.home(section_limit=-1)
    assert refused.value.field == "section_limit"


def test_chips_are_choices_and_one_is_selected(filled: Store) -> None:
    soon = filled.add_filter("Money", "+bank", colour=Colour.TEAL)
    chips = filled.home().chips
    assert (chips[0].kind, chips[0].query, chips[0].is_selected) == (ChipKind.ALL, "", True)
    (money,) = (chip for chip in chips if chip.kind == ChipKind.FILTER)
    assert (money.title, money.id, money.open_count) == ("Money", soon, 1)
    assert money.colour is Colour.TEAL
    home = filled.home(money.query)
    assert [chip.title for chip in home.chips if chip.is_selected] == ["Money"]
    assert [(section.kind, section.rows[0].title) for section in home.sections] == [
        (SectionKind.RESULTS, "rent")
    ]


def test_a_chip_without_tasks_has_an_empty_state_of_its_own(filled: Store) -> None:
    assert filled.home("+nothing").empty_state == EmptyState.NO_MATCH
    with pytest.raises(ParseError) as refused:
        filled.home("+bank and")
    assert refused.value.field == "query"


def test_a_row_says_what_a_line_shows(filled: Store) -> None:
    (row,) = filled.rows(ids=[1])
    assert row == Row(
        task_id=1,
        title="rent",
        due_label="2 days overdue",
        project_label="",
        tags_label="@bank",
        priority_label="P0",
        progress_label="",
        blocked_label="",
        is_struck_through=False,
        is_favourite=False,
        is_overdue=True,
        days_remaining=-2,
        depth=0,
        colour=Colour.RED,
        due_colour=Colour.RED,
        actions=(
            Allowed.EDIT
            | Allowed.COMPLETE
            | Allowed.DELETE
            | Allowed.MOVE
            | Allowed.ADD_SUBTASK
            | Allowed.START
            | Allowed.CANCEL
        ),
    )


def test_rows_are_listed_as_tasks_are(filled: Store) -> None:
    assert [row.title for row in filled.rows("+bank or star:yes")] == ["rent", "book"]
    rows = filled.rows(project="Home")
    assert (rows[0].project_label, rows[0].due_label) == ("Home", "Today")
    assert filled.rows(ids=[3])[0].due_label == "In 3 days"
    assert filled.rows(ids=[4])[0].days_remaining is None
    assert repr(rows) == "<RowList of 1>"


def test_a_row_of_a_parent_shows_its_progress_and_what_waits_says_for_what(filled: Store) -> None:
    filled.add_many([TaskInput("a", parent_id=4), TaskInput("b", parent_id=4, depends_on=[1])])
    filled.complete(5)
    (parent,) = filled.rows(ids=[4])
    assert parent.progress_label == "1 of 2"
    (waiting,) = filled.rows(ids=[6])
    assert "rent" in waiting.blocked_label
    (done,) = filled.rows(ids=[5], status=2)
    assert done.is_struck_through and done.colour == Colour.GREEN


def test_a_detail_has_every_field_and_what_may_be_done(filled: Store) -> None:
    filled.add("buy stamps", parent_id=1)
    filled.update(1, depends_on=[4], due=datetime(2026, 1, 20, 16, tzinfo=timezone.utc))
    detail = filled.detail(1)
    assert detail.row == filled.rows(ids=[1])[0]
    values = {field.field: field.value for field in detail.fields if field.field}
    assert values[TaskField.TITLE] == "rent"
    assert "17:00" in values[TaskField.DUE]
    assert values[TaskField.NOTES] == ""
    assert all(field.label for field in detail.fields)
    assert [row.title for row in detail.subtasks] == ["buy stamps"]
    assert [row.title for row in detail.blockers] == ["idea"]
    assert Allowed.COMPLETE | Allowed.EDIT in detail.actions
    assert not detail.actions & (Allowed.REOPEN | Allowed.RESTORE | Allowed.PURGE)


def test_the_actions_depend_on_what_the_task_is(filled: Store) -> None:
    filled.complete(1)
    assert Allowed.REOPEN in filled.detail(1).actions
    filled.delete(1)
    assert Allowed.RESTORE | Allowed.PURGE in filled.detail(1).actions
    with pytest.raises(NotFoundError):
        filled.detail(99)


def luminance(rgb: str) -> float:
    def linear(part: str) -> float:
        value = int(part, 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(rgb[start : start + 2]) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("token", Colour)
def test_every_colour_is_readable_on_either_theme(token: Colour) -> None:
    light, dark = colour(token), colour(token, Theme.DARK)
    assert 1.05 / (luminance(light) + 0.05) >= 4.5
    assert (luminance(dark) + 0.05) / 0.05 >= 4.5


def test_an_unknown_colour_or_theme_is_refused() -> None:
    for token, theme, field in [(99, 0, "token"), (0, 9, "theme"), (1 << 40, 0, "token")]:
        with pytest.raises(InvalidError) as refused:
            colour(token, theme)
        assert refused.value.field == field
