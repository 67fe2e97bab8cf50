"""The tables that are printed, and kept in docs/performance.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from results import FLOOR, OURS, Results
from targets import Target

BEGIN, END = "<!-- measured -->\n", "<!-- end -->\n"


def duration(seconds: float) -> str:
    """In the unit that fits, with three digits."""
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if seconds * factor >= 1 or unit == "µs":
            return f"{seconds * factor:.3g} {unit}"
    raise AssertionError


def _cell(results: Results, side: str, work: str, size: int) -> str:
    median = results.median(side, work, size)
    assert median is not None
    low, high = results.spread(side, work, size)
    return f"{duration(median)} ({low / median - 1:+.0%} {high / median - 1:+.0%})"


def _others(results: Results, work: str, size: int, reference: str) -> Iterator[str]:
    for side in results.sides(work, size):
        ratio = results.ratio(work, size, side, reference)
        if side not in (reference, FLOOR) and ratio is not None:
            median = results.median(side, work, size)
            assert median is not None
            yield f"{side} {duration(median)} ({ratio:.3g})"


def times(results: Results) -> Iterator[str]:
    """A row for each work and size: ours, the floor, and the others with their ratios to ours."""
    yield "| work | size | Taskcore, median (quartiles) | floor | Taskcore / floor | others (/ Taskcore) |"
    yield "|---|---:|---:|---:|---:|---|"
    for work, size in results.works:
        sides = results.sides(work, size)
        ours = (
            OURS if OURS in sides else next((side for side in sides if side.startswith(OURS)), "")
        )
        if not ours:
            continue
        ratio = results.ratio(work, size, ours, FLOOR)
        floor = _cell(results, FLOOR, work, size) if FLOOR in sides else ""
        others = ", ".join(_others(results, work, size, ours))
        name = work if ours == OURS else f"{work} ({ours.removeprefix(OURS).strip()})"
        cells = [name, f"{size:,}" if size else "", _cell(results, ours, work, size), floor]
        yield f"| {' | '.join([*cells, f'{ratio:.2f}' if ratio else '', others])} |"


def figures(results: Results) -> Iterator[str]:
    """What is no time: bytes, and instructions."""
    yield "| of | size | side | figure | |"
    yield "|---|---:|---|---|---:|"
    for (side, work, size), numbers in results.figures.items():
        for name, number in numbers.items():
            if name not in ("rows", "bytes"):
                shown = f"{size:,}" if size else ""
                yield f"| {work} | {shown} | {side} | {name.replace('_', ' ')} | {number:,} |"


def verdicts(targets: Iterable[Target]) -> Iterator[str]:
    yield "| target | limit | measured | |"
    yield "|---|---:|---:|---|"
    for target in targets:
        limit = f"{'≥' if target.is_least else '≤'} {target.limit:g}"
        value = "" if target.value is None else f"{target.value:.3g}"
        yield f"| {target.name} | {limit} | {value} | {target.verdict} |"


def versions(results: Results) -> Iterator[str]:
    for side, version in sorted(results.versions.items()):
        yield f"- {side}: {version}"
    for side, why in sorted(results.missing.items()):
        yield f"- {side}: not measured. {why}"


def document(path: Path, lines: Iterable[str], *, is_part: bool = False) -> None:
    """Puts the tables where the document has those of the last run.

    Of a run of some programs alone, its lines take the places of those of the same works.
    """
    text = path.read_text()
    before, _, rest = text.partition(BEGIN)
    known, _, after = rest.partition(END)
    shown = "\n".join(lines) + "\n"
    if is_part:
        shown = _merged(known, shown)
    path.write_text(before + BEGIN + shown + END + after)


NOT_MEASURED = (" |  | not measured |", ": not measured.")


def _merged(known: str, new: str) -> str:
    """The blocks of lines correspond: the versions, and three tables."""
    blocks = [block.splitlines() for block in known.rstrip("\n").split("\n\n")]
    for block, others in zip(blocks, new.rstrip("\n").split("\n\n"), strict=True):
        places = {_key(line): place for place, line in enumerate(block)}
        for line in others.splitlines():
            if any(mark in line for mark in NOT_MEASURED):
                continue
            place = places.get(_key(line))
            if place is None:
                block.append(line)
            else:
                block[place] = line
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


# How many of the cells say what a line is about, by how many there are: targets, times, figures.
NAMING_CELLS = {4: 1, 6: 2, 5: 4}


def _key(line: str) -> tuple[str, ...]:
    if not line.startswith("|"):
        return (line.partition(":")[0],)
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    return tuple(cells[: NAMING_CELLS[len(cells)]])
