"""What is concluded from samples."""

from __future__ import annotations

from pathlib import Path

import pytest

import machine
import report
from programs import SOURCES
from results import FLOOR, OURS, Results
from targets import Target, targets


def sampled(**seconds: list[float]) -> Results:
    """The samples of "list all" at 1,000 by their sides."""
    results = Results()
    for side, samples in seconds.items():
        results.add(
            {"side": side, "work": "list all", "size": 1_000, "seconds": samples, "rows": 5}
        )
    return results


def test_the_samples_of_all_rounds_count() -> None:
    results = sampled(taskcore=[3.0, 1.0])
    results.add({"side": OURS, "work": "list all", "size": 1_000, "seconds": [2.0]})
    assert results.median(OURS, "list all", 1_000) == 2.0
    assert results.spread(OURS, "list all", 1_000) == (1.5, 2.5)


def test_one_sample_has_no_spread() -> None:
    assert sampled(taskcore=[3.0]).spread(OURS, "list all", 1_000) == (3.0, 3.0)


def test_a_ratio_is_one_of_medians() -> None:
    results = sampled(taskcore=[3.0, 1.0, 50.0], floor=[2.0, 2.0])
    assert results.ratio("list all", 1_000, OURS, FLOOR) == 1.5
    assert results.ratio("list all", 10_000, OURS, FLOOR) is None


def test_different_rows_are_told() -> None:
    results = sampled(taskcore=[1.0], floor=[1.0])
    assert results.differing() == []
    results.add({"side": "todoman", "work": "list all", "size": 1_000, "seconds": [1.0], "rows": 4})
    assert len(results.differing()) == 1


@pytest.mark.parametrize(
    ("value", "is_least", "verdict"),
    [(2.0, False, "met"), (2.1, False, "missed"), (2.0, True, "met"), (1.9, True, "missed")],
)
def test_a_limit_is_met_or_missed(value: float, is_least: bool, verdict: str) -> None:
    assert Target("speed", value, 2.0, is_least).verdict == verdict


def test_an_import_is_measured_against_the_bulk_add_of_the_same_run() -> None:
    results = Results()
    for work, seconds in (("bulk add", 2.0), ("import JSON", 2.6), ("import iCalendar", 5.1)):
        results.add({"side": OURS, "work": work, "size": 100_000, "seconds": [seconds]})
    verdicts = {target.name: target.verdict for target in targets(results)}
    assert verdicts["import JSON, 100,000 / bulk add"] == "met"
    assert verdicts["import iCalendar, 100,000 / bulk add"] == "missed"


def test_what_was_not_measured_is_said_to_be_so() -> None:
    assert {target.verdict for target in targets(Results())} == {"not measured"}


class Asked(Results):
    """It notes the works that it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def median(self, side: str, work: str, size: int) -> float | None:
        self.names.add(work)
        return super().median(side, work, size)

    def figure(self, side: str, work: str, size: int, name: str) -> int | None:
        self.names.add(work)
        return super().figure(side, work, size, name)


def test_each_target_is_about_what_some_program_measures() -> None:
    """Under another name, it would be left out of the targets, with "not measured"."""
    asked = Asked()
    assert list(targets(asked))
    sources = [*SOURCES.iterdir(), Path(machine.__file__)]
    text = "".join(
        each.read_text() for each in sources if each.suffix in (".c", ".cpp", ".h", ".py")
    )
    assert [name for name in sorted(asked.names) if f'"{name}"' not in text] == []


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(2.5, "2.5 s"), (0.0123, "12.3 ms"), (0.000004, "4 µs"), (0.0000004, "0.4 µs")],
)
def test_durations_have_the_unit_that_fits(seconds: float, text: str) -> None:
    assert report.duration(seconds) == text


def test_a_document_gets_the_last_tables_alone(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    page.write_text(f"Before.\n\n{report.BEGIN}old\n{report.END}\nAfter.\n")
    for _ in range(2):
        report.document(page, ["new", "table"])
    assert page.read_text() == f"Before.\n\n{report.BEGIN}new\ntable\n{report.END}\nAfter.\n"


def test_a_run_of_some_programs_leaves_the_other_lines_of_the_document(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    page.write_text(f"Before\n{report.BEGIN}{report.END}After\n")

    def lines(*works: tuple[str, float]) -> list[str]:
        results = Results(versions={"SQLite": "3"})
        for work, seconds in works:
            results.add({"side": OURS, "work": work, "size": 0, "seconds": [seconds]})
            results.add({"side": OURS, "work": work, "size": 0, "file_bytes": int(seconds)})
            results.add({"side": FLOOR, "work": work, "size": 0, "seconds": [2.0]})
        return [
            *report.versions(results),
            "",
            *report.verdicts(each for each in targets(results) if each.name.startswith("PDF")),
            "",
            *report.times(results),
            "",
            *report.figures(results),
        ]

    report.document(page, lines(("PDF of 1 line", 1.0), ("PDF of 500 lines", 1.0)))
    report.document(page, lines(("PDF of 500 lines", 4.0), ("other", 3.0)), is_part=True)
    text = page.read_text()
    assert text.startswith("Before\n") and text.endswith("After\n")
    assert "| PDF of 1 line: Taskcore / floor | ≤ 1.25 | 0.5 | met |" in text
    assert "| PDF of 500 lines: Taskcore / floor | ≤ 1 | 2 | missed |" in text
    assert text.count("| PDF of 1 line |") == text.count("| PDF of 500 lines |") == 2
    assert text.count("| other |") == 2
    assert "| PDF of 500 lines |  | taskcore | file bytes | 4 |" in text
