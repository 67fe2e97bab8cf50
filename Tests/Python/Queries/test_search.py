"""Full text search over titles, notes and tags."""

from __future__ import annotations

import pytest

from taskcore import Highlight, Sort, Store, TaskField, TaskInput


@pytest.fixture
def filled(store: Store) -> Store:
    store.add_many(
        [
            TaskInput("Zahnarzt für Zoë anrufen", notes="Zuerst 🫖, dann die Praxis anrufen"),
            TaskInput("Pay rent", tags=["bänk", "anrufe"]),
            TaskInput("Praxis putzen"),
        ]
    )
    return store


def found(store: Store, text: str, fields: int | None = None) -> list[int]:
    return sorted(task.id for task in store.tasks(text=text, text_fields=fields))


def test_words_are_found_by_their_beginnings_whatever_their_case_and_accents(
    filled: Store,
) -> None:
    assert found(filled, "praxis") == [1, 3]
    assert found(filled, "PRAX zoe") == [1]
    assert found(filled, "bank") == [2]
    assert found(filled, "rax") == []


def test_quoted_words_are_found_as_they_stand(filled: Store) -> None:
    assert found(filled, '"praxis putzen"') == [3]
    assert found(filled, '"putzen praxis"') == []


def test_a_search_can_be_in_some_fields_only(filled: Store) -> None:
    assert found(filled, "praxis", TaskField.TITLE) == [3]
    assert found(filled, "anruf", TaskField.TAGS) == [2]
    assert found(filled, "anruf", TaskField.TITLE | TaskField.NOTES) == [1]


def test_highlights_are_ranges_of_characters(filled: Store) -> None:
    (task,) = filled.tasks(text="anrufen")
    assert task.highlights == (
        Highlight(TaskField.TITLE, None, 17, 24),
        Highlight(TaskField.NOTES, None, 26, 33),
    )
    title, notes = task.highlights
    assert task.title[title.start : title.stop] == "anrufen"
    assert task.notes[notes.start : notes.stop] == "anrufen"


def test_a_highlight_in_a_tag_says_which(filled: Store) -> None:
    (task,) = filled.tasks(text="bän")
    (highlight,) = task.highlights
    assert highlight.field == TaskField.TAGS and highlight.tag is not None
    assert task.tags[highlight.tag][highlight.start : highlight.stop] == "bänk"


def test_the_best_match_comes_first(store: Store) -> None:
    store.add("Call about the rent", notes="rent " * 3)
    store.add("Water the plants", notes="A long note about plants, soil, pots and at last rent")
    ranked = [task.id for task in store.tasks(text="rent", sort=Sort.RELEVANCE)]
    assert ranked == [1, 2]
    turned = [task.id for task in store.tasks(text="rent", sort=Sort.RELEVANCE.descending)]
    assert turned == [2, 1]


def test_without_a_text_there_are_no_highlights(filled: Store) -> None:
    assert all(task.highlights == () for task in filled.tasks())
