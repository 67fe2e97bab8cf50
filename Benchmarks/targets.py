"""What we want to reach, as ratios of one run, and how far we are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from results import FLOOR, OURS, Results

#: How many times as long as its floor each work may take. What a list takes before its first row weighs more in a
#: short one; in a long one reading the rows by a function inside of SQLite has to pay. The floors of the last three
#: do less than ours has to.
AGAINST_FLOOR = {
    **dict.fromkeys(
        (
            "bulk add", "open", "search", "complete one", "complete 1,000", "add one",
            "agenda of a month",
        ),
        1.1,
    ),
    "list all": 0.8,
    **dict.fromkeys(
        (
            "list by project", "list by project, first 20", "list by project, 20 there",
            "list by tag", "list by tag, first 20", "list by tag, 20 there", "list due today",
            "list due on a day, 20 there", "search, 20 there",
        ),
        1.25,
    ),
    **dict.fromkeys(("pulse of a year", "overlap check", "next free slot"), 2),
}  # fmt: skip
INDEXED = (
    "open", "add one", "complete one", "list by project, 20 there", "list by tag, 20 there",
    "list due on a day, 20 there", "search, 20 there", "list by project, first 20",
    "list by tag, first 20", "overlap check", "next free slot",
)  # fmt: skip
# An import adds what a bulk add adds: how many times as long it may take.
AGAINST_BULK_ADD = {"import JSON": 1.3, "import iCalendar": 2.5}
# An invoice is an archive with its data, which the floor's is not: of few lines that weighs more.
PRINTED = {"PDF of 1 line": 1.25, "PDF of 500 lines": 1}


@dataclass(frozen=True)
class Target:
    """A limit for a ratio."""

    name: str
    value: float | None
    limit: float
    is_least: bool = False

    @property
    def verdict(self) -> str:
        if self.value is None:
            return "not measured"
        is_met = self.value >= self.limit if self.is_least else self.value <= self.limit
        return "met" if is_met else "missed"


def targets(results: Results) -> Iterator[Target]:
    """All of them, measured or not."""
    yield from _floors(results)
    yield from _imports(results)
    yield from _peers(results)
    yield from _growth(results)
    yield from _python(results)
    yield from _cpp(results)
    yield from _sync(results)
    yield from _sizes(results)


def _floors(results: Results) -> Iterator[Target]:
    for work, limit in AGAINST_FLOOR.items():
        for size in sorted({size for its, size in results.works if its == work}):
            ratio = results.ratio(work, size, OURS, FLOOR)
            yield Target(f"{work}, {size:,}: Taskcore / floor", ratio, limit)
    for size in sorted({size for its, size in results.works if its == "start"}):
        ratio = results.ratio("start", size, "taskcore shell", FLOOR)
        yield Target(f"start of the shell, {size:,} / sqlite3 on the same file", ratio, 2)
    ratio = results.ratio("occurrences", 0, OURS, FLOOR)
    yield Target("occurrences: Taskcore / floor", ratio, 1.1)
    for work, limit in PRINTED.items():
        yield Target(f"{work}: Taskcore / floor", results.ratio(work, 0, OURS, FLOOR), limit)


def _imports(results: Results) -> Iterator[Target]:
    added = results.median(OURS, "bulk add", 100_000)
    for work, limit in AGAINST_BULK_ADD.items():
        taken = results.median(OURS, work, 100_000)
        ratio = taken / added if taken is not None and added else None
        yield Target(f"{work}, 100,000 / bulk add", ratio, limit)


def _peers(results: Results) -> Iterator[Target]:
    for work, least in (
        ("bulk add", 6),
        ("list all", 5),
        ("list by project", 100),
        ("complete one", 50),
    ):
        ratio = results.ratio(work, 100_000, "TaskChampion", OURS)
        yield Target(f"{work}, 100,000: TaskChampion / Taskcore", ratio, least, is_least=True)
    for work in ("shell filter", "shell add"):
        ratio = results.ratio(work, 100_000, "Taskwarrior", "taskcore shell")
        yield Target(f"{work}, 100,000: Taskwarrior / Taskcore", ratio, 50, is_least=True)


def _growth(results: Results) -> Iterator[Target]:
    for work in INDEXED:
        large, small = results.median(OURS, work, 1_000_000), results.median(OURS, work, 1_000)
        ratio = large / small if large is not None and small else None
        yield Target(f"{work}: 1,000,000 / 1,000", ratio, 2)
    check = results.median(OURS, "overlap check", 1_000_000)
    lookup = results.median(FLOOR, "one indexed lookup", 1_000_000)
    ratio = check / lookup if check is not None and lookup else None
    yield Target("overlap check, 1,000,000 events / one indexed lookup", ratio, 50)


def _python(results: Results) -> Iterator[Target]:
    side = "taskcore python"
    listed = results.median(side, "list all", 100_000)
    works = {"list to objects": 6, "list to rows": 1.2, "list to polars": 3, "list to pandas": 3}
    for work, limit in works.items():
        taken = results.median(side, work, 100_000)
        yield Target(
            f"Python, {work}, 100,000 / list in C",
            taken / listed if taken and listed else None,
            limit,
        )


def _cpp(results: Results) -> Iterator[Target]:
    ratio = results.ratio("read rows", 1_000_000, "taskcore C++", OURS)
    yield Target("C++, rows of a list, 1,000,000 / loop in C", ratio, 1.1)


def _sync(results: Results) -> Iterator[Target]:
    for work in ("insert", "update", "complete"):
        ratio = results.ratio(f"sync: {work}", 100_000, "taskcore synced", OURS)
        yield Target(f"{work}, 100,000: synced / not synced", ratio, 1.1)
    idle = results.median(OURS, "sync: idle run", 100_000)
    yield Target("idle run of sync, 100,000, ms", idle and idle * 1e3, 50)
    joined = results.median(OURS, "sync: join", 100_000)
    # That in C; the one in Python makes its rows first.
    added = results.median(OURS, "bulk add", 100_000)
    ratio = joined / added if joined is not None and added else None
    yield Target("a new device joins, 100,000 / bulk add", ratio, 3)
    for work in ("first run", "join", "leave 1,000 edits", "take in 1,000 edits"):
        ratio = results.ratio(f"sync: {work}", 10_000, "TaskChampion", OURS)
        yield Target(f"sync: {work}, 10,000: TaskChampion / Taskcore", ratio, 1, is_least=True)
    for work in (
        "caldav: first sync, from the server",
        "caldav: first sync of at most 1,000, to it",
    ):
        ratio = results.ratio(work, 10_000, OURS, "vdirsyncer")
        yield Target(f"{work}, 10,000: Taskcore / vdirsyncer", ratio, 1.5)
    asked = results.figure(OURS, "caldav: idle run", 10_000, "requests")
    yield Target("requests of an idle run with a CalDAV server, 10,000", asked, 1)


def _sizes(results: Results) -> Iterator[Target]:
    def figure(name: str) -> int | None:
        return results.figure(OURS, "list all", 100_000, name)

    held, content = figure("held_bytes"), figure("content_bytes")
    yield Target(
        "memory of 100,000 listed / their content",
        held / content if held and content else None,
        1.5,
    )
    ratio = results.ratio("load the library and open", 0, OURS, FLOOR)
    yield Target("load the library and open / sqlite3_open", ratio, 3)
    stripped = results.figure(OURS, "library", 0, "stripped_bytes")
    yield Target("stripped library, MB", stripped / 1e6 if stripped else None, 16)
