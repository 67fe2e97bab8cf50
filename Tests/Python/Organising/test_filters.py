"""Saved filters."""

from __future__ import annotations

from datetime import datetime, timezone

import pytest

from taskcore import (
    Colour,
    ConflictError,
    Filter,
    InvalidError,
    NotFoundError,
    ParseError,
    Store,
)


def names(store: Store) -> str:
    return " ".join(saved.name for saved in store.filters())


def test_a_filter_has_what_it_was_added_with(store: Store) -> None:
    soon = store.add_filter("Soon", "due<7d priority>=P1", colour=Colour.RED)
    (saved,) = store.filters()
    assert saved == Filter(
        id=soon,
        uid=saved.uid,
        name="Soon",
        query="due<7d priority>=P1",
        colour=Colour.RED,
        created=datetime(2026, 1, 15, 12, tzinfo=timezone.utc),
    )


def test_the_query_of_a_filter_lists_tasks(store: Store) -> None:
    store.add("Pay rent", tags=["bank"])
    store.add("Call Ann")
    store.add_filter("Money", "+bank")
    assert [task.title for task in store.tasks(store.filters()[0].query)] == ["Pay rent"]


def test_a_filter_is_found_by_name_whatever_its_case_and_accents(store: Store) -> None:
    summer = store.add_filter("Été", "+summer")
    assert store.find_filter("ETE") == summer


def test_an_update_changes_what_it_names_only(store: Store) -> None:
    soon = store.add_filter("Soon", "due<7d", colour=Colour.RED)
    store.update_filter(soon, name="Later", query="due>7d")
    (saved,) = store.filters()
    assert (saved.name, saved.query, saved.colour) == ("Later", "due>7d", Colour.RED)
    store.update_filter(soon, colour=Colour.BLUE)
    assert store.filters()[0].colour is Colour.BLUE
    store.undo()
    assert store.filters()[0].colour is Colour.RED


def test_filters_move_and_are_deleted(store: Store) -> None:
    a, b, c = (store.add_filter(name, "+x") for name in "ABC")
    store.move_filters(c, top=True)
    assert names(store) == "C A B"
    store.move_filters([c, a], after=b)
    assert names(store) == "B C A"
    store.delete_filters([a, c])
    assert names(store) == "B"
    store.undo()
    assert names(store) == "B C A"


def test_a_query_that_does_not_parse_is_refused_with_its_place(store: Store) -> None:
    with pytest.raises(ParseError) as refused:
        store.add_filter("Soon", "due<7d and (")
    assert (refused.value.field, refused.value.line) == ("query", 1)
    assert refused.value.column is not None
    assert names(store) == ""


def test_a_name_is_not_empty_and_taken_once(store: Store) -> None:
    store.add_filter("Soon", "due<7d")
    with pytest.raises(ConflictError) as taken:
        store.add_filter("SOON", "due<3d")
    assert taken.value.field == "name"
    with pytest.raises(InvalidError) as empty:
        store.add_filter("", "due<3d")
    assert empty.value.field == "name"


def test_a_filter_that_is_not_there_is_not_found(store: Store) -> None:
    with pytest.raises(NotFoundError):
        store.find_filter("Soon")
    with pytest.raises(NotFoundError):
        store.update_filter(99, name="Soon")
    with pytest.raises(NotFoundError):
        store.delete_filters([99])
