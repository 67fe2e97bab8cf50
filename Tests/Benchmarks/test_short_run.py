"""`make bench` in its short form: every work is done by each side, and comes to the same.

How long it takes is measured by `make bench`, and asserted nowhere: machines are noisy.
"""

from __future__ import annotations

import json

import pytest

from conftest import SIZE, ShortRun
from results import FLOOR, OURS
from targets import AGAINST_FLOOR, INDEXED, targets

TASKS = (
    "open", "bulk add", "add one", "list all", "list by project", "list by tag", "list due today",
    "search", "complete one", "complete 1,000", "undo of 1,000", "pulse of a year", "export JSON",
    "import JSON", "export iCalendar", "import iCalendar", "agenda of a month", "overlap check",
    "next free slot",
)  # fmt: skip
ONCE = (
    "load the library",
    "load the library and open",
    "occurrences",
    "PDF of 1 line",
    "PDF of 500 lines",
)


@pytest.mark.parametrize("work", TASKS)
def test_a_work_on_tasks_and_events_is_measured(short_run: ShortRun, work: str) -> None:
    assert (short_run.results.median(OURS, work, SIZE) or 0) > 0


@pytest.mark.parametrize("work", ONCE)
def test_a_work_without_a_size_is_measured(short_run: ShortRun, work: str) -> None:
    assert (short_run.results.median(OURS, work, 0) or 0) > 0


@pytest.mark.parametrize("work", AGAINST_FLOOR)
def test_what_has_a_target_has_a_floor(short_run: ShortRun, work: str) -> None:
    assert (short_run.results.ratio(work, SIZE, OURS, FLOOR) or 0) > 0


@pytest.mark.parametrize("work", INDEXED)
def test_what_shall_not_grow_is_measured(short_run: ShortRun, work: str) -> None:
    assert short_run.results.median(OURS, work, SIZE) is not None


@pytest.mark.parametrize("work", ["occurrences", "PDF of 1 line", "PDF of 500 lines"])
def test_other_libraries_have_a_floor_too(short_run: ShortRun, work: str) -> None:
    assert (short_run.results.ratio(work, 0, OURS, FLOOR) or 0) > 0


def test_rows_are_read_in_c_and_in_cpp(short_run: ShortRun) -> None:
    assert (short_run.results.ratio("read rows", SIZE, "taskcore C++", OURS) or 0) > 0


@pytest.mark.parametrize("work", ["shell filter", "shell add", "start", "start: first prompt"])
def test_processes_are_measured(short_run: ShortRun, work: str) -> None:
    assert short_run.results.median("taskcore shell", work, SIZE) is not None


@pytest.mark.parametrize(
    "work", ["list all", "list to objects", "list to rows", "list to polars", "list to pandas"]
)
def test_python_is_measured(short_run: ShortRun, work: str) -> None:
    assert short_run.results.median("taskcore python", work, SIZE) is not None


def test_all_sides_give_as_many_rows(short_run: ShortRun) -> None:
    assert short_run.results.differing() == []


def test_a_peer_is_measured_or_said_to_be_missing(short_run: ShortRun) -> None:
    peers = {"TaskChampion", "Taskwarrior", "todoman", "python-dateutil", "icalendar", "ReportLab"}
    results = short_run.results
    assert peers <= results.versions.keys() | results.missing.keys()
    for why in results.missing.values():
        assert why.endswith("."), why


def test_memory_files_and_the_library_have_their_bytes(short_run: ShortRun) -> None:
    figure = short_run.results.figure
    assert (figure(OURS, "list all", SIZE, "content_bytes") or 0) > 300 * SIZE
    assert (figure(OURS, "bulk add", SIZE, "file_bytes") or 0) > 300 * SIZE
    assert (figure(OURS, "library", 0, "stripped_bytes") or 0) > 1_000_000


def test_instructions_are_counted_on_both_sides(short_run: ShortRun) -> None:
    counted = {
        (side, work): numbers["instructions"]
        for (side, work, _), numbers in short_run.results.figures.items()
        if "instructions" in numbers
    }
    assert {side for side, _ in counted} == {OURS, FLOOR}
    assert all(count > 100_000 for count in counted.values()), counted


def test_the_table_says_what_the_file_has(short_run: ShortRun) -> None:
    for work, size in short_run.results.works:
        if OURS in short_run.results.sides(work, size):
            assert f"| {work} | {f'{size:,}' if size else ''} |" in short_run.printed
    for target in targets(short_run.results):
        assert f"| {target.name} |" in short_run.printed


def test_the_file_is_json(short_run: ShortRun) -> None:
    written = json.loads(short_run.output.read_text())
    assert {"versions", "missing", "works"} <= written.keys()
