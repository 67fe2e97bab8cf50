"""The types of the Swift binding."""

from __future__ import annotations

from pathlib import Path

import pytest

from model.facts.swift import rooms
from model.language.errors import ModelError
from model.language.swift import Choice, Given, Input, Row
from model.writers.swift_client import write
from model.writers.swift_client_choices import choice
from model.writers.swift_client_inputs import swift_input
from model.writers.swift_client_rows import row
from model.writers.swift_client_text import swift_doc

HOLIDAY = Row("holiday", "Holiday", docs={"first_date": "Its first day.", "uid": "Its uid."})


def test_a_row_has_all_members_of_c_with_docs_and_units() -> None:
    done = row(Row("focus_total", "FocusTotal", names={"total_ms": "time"}))
    assert "  /// Of work, without pauses and breaks, in milliseconds.\n" in done.declaration
    assert "  public let time: Int64\n" in done.declaration
    assert "    time = row.total_ms\n" in done.boundary


def test_what_c_always_gives_is_checked_and_what_it_may_lack_is_nil() -> None:
    done = row(HOLIDAY)
    assert "  init(_ row: taskcore_holiday) throws {\n" in done.boundary
    assert "    firstDate = try CalendarDate(known: row.first_date)\n" in done.boundary
    assert "    lastDate = CalendarDate(number: row.last_date)\n" in done.boundary
    assert "  public let lastDate: CalendarDate?\n" in done.declaration


def test_a_member_of_an_input_sets_its_bit() -> None:
    done = swift_input(Input("filter_input", "FilterChanges", docs={"colour": "Its mark."}))
    assert "  public var name: (any UTF8Text)?\n" in done.declaration
    assert (
        "    if let name {\n"
        "      input.fields |= TASKCORE_FILTER_NAME\n"
        "      input.name = memory.copy(name)\n"
        "    }\n"
    ) in done.boundary


def test_what_an_input_must_say_is_taken_by_its_initialiser() -> None:
    both = Given("range", "Range<Int64>", "When.", "input.from_ms = 1", ("from_ms", "before_ms"))
    docs = dict.fromkeys(
        ("duration_s", "weekdays", "step_s", "zone", "limit", "offset"), "In a unit."
    )
    hours = ("day_start_s", "day_end_s")
    done = swift_input(
        Input("free_time_query_options", "Search", docs=docs, given=(both,), without=hours)
    )
    assert "  public init(range: Range<Int64>) {\n" in done.declaration


def test_a_number_of_a_newer_library_is_taken_for_a_known_one() -> None:
    done = choice(Choice("focus_state", "State", without=("IDLE",), unknown="FINISHED"))
    assert "      case TASKCORE_FOCUS_STATE_PAUSED: .paused\n" in done.boundary
    assert "      default: .finished\n" in done.boundary
    assert "idle" not in done.declaration


@pytest.mark.parametrize(
    ("python", "swift"),
    [
        ("It is kept as ``MORNING``.", "It is kept as `morning`."),
        ("None without; see ``Store.import_notes``.", "nil without; see `Store.importNotes`."),
        ('Such as ``"TASKCORE_ENOTFOUND"``.', "Such as `TASKCORE_ENOTFOUND`."),
        ("Whole days.\n\n>>> 1 + 1", "Whole days."),
    ],
)
def test_docs_are_said_in_the_words_of_swift(python: str, swift: str) -> None:
    assert swift_doc(python) == swift[0].upper() + swift[1:]


@pytest.mark.parametrize(
    "fact",
    [
        Row("holiday", "Holiday", names={"colour": "colour"}),
        Row("holiday", "Holiday", without=("last",)),
        Input("filter_input", "FilterChanges", docs={"icon": "Its icon."}),
    ],
)
def test_a_fact_of_no_member_is_an_error(fact: Row | Input) -> None:
    with pytest.raises(ModelError, match="has no member"):
        row(fact) if isinstance(fact, Row) else swift_input(fact)


def test_a_member_without_a_doc_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(rooms.DOCS, "uid")
    with pytest.raises(ModelError, match=r"no doc for holiday\.uid"):
        row(Row("holiday", "Holiday"))


def test_a_struct_that_swift_has_nothing_of_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(rooms.BY_HAND, "reminder")
    with pytest.raises(ModelError, match="nothing of reminder"):
        write(Path())
