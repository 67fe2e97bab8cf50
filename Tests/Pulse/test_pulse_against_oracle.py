"""Every figure of score and pulse agrees with an independent computation.

Somebody's tasks of three years are done in a real store, day by day, and each thing that is done is
written into a journal. From that journal alone ``oracle.py`` computes what the library has to say.

With TASKCORE_TEST_LONG there are more lives, with more in them. TASKCORE_TEST_SEED repeats one.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from day_figures import DAY, each_day
from days import Days
from doer import Clock
from history import History
from library import read_pulse, read_score
from oracle import Oracle
from state import State
from taskcore import Durability, Store

IS_LONG = bool(os.environ.get("TASKCORE_TEST_LONG"))
SEED = os.environ.get("TASKCORE_TEST_SEED")
SEEDS = [int(SEED)] if SEED else [1, 2, 3] if IS_LONG else [1]
PACE = 1.0 if IS_LONG else 0.3
TODAYS = 60 if IS_LONG else 12

# Where the clocks change at night, by half an hour, at midnight, back over midnight (one minute after
# it), not at all, and by a whole day: Samoa left out 30 December 2011.
LIVES = [
    ("Europe/Paris", 2024),
    ("America/New_York", 2024),
    ("Australia/Lord_Howe", 2024),
    ("Africa/Cairo", 2024),
    ("America/St_Johns", 2009),
    ("Asia/Kolkata", 2024),
    ("UTC", 2024),
    ("Pacific/Apia", 2010),
]
WEEK_STARTS = [1, 6, 7]  # Monday, Saturday and Sunday


@dataclass
class Life:
    """A store after three years, and what is known of them without it."""

    path: Path
    zone: str
    days: Days
    clock: Clock
    history: History
    store: Store
    chance: random.Random
    differences: list[str] = field(default_factory=list)
    """Between the library and the oracle, while life went on."""
    before_purging: int | None = None
    """How many events of the journal were before everything was purged."""

    def reopen(self) -> None:
        self.store.close()
        self.store = self.open(self.path)
        self.history.store = self.store

    def open(self, path: Path) -> Store:
        return Store(path, clock=self.clock, time_zone=self.zone, durability=Durability.NORMAL)

    @property
    def today(self) -> date:
        return self.days.containing(self.clock.now)


@pytest.fixture(
    scope="module",
    params=[(*life, seed) for seed in SEEDS for life in LIVES],
    ids=lambda life: f"{life[0]}-{life[2]}",
)
def life(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Life]:
    zone, year, seed = request.param
    days = Days(zone)
    first, last = date(year, 1, 1), date(year + 2, 12, 31)
    clock = Clock(days.start(first))
    path = tmp_path_factory.mktemp("life") / "tasks.db"
    store = Store(path, clock=clock, time_zone=zone, durability=Durability.NORMAL)
    chance = random.Random(f"{zone} {seed}")
    history = History(store, clock, days, first, last, f"{zone} {seed}", PACE)
    life = Life(path, zone, days, clock, history, store, chance)
    live(life)
    yield life
    life.store.close()


def live(life: Life) -> None:
    """Compares in the first days of life, where the clocks change, and now and then."""
    history, days = life.history, life.days
    length = (history.last - history.first).days
    young = [history.first + number * DAY for number in (0, 1, 2, 6, 7, 8, 27, 28, 29)]
    changes = [days.containing(at) for at in days.changes(history.first, history.last)]
    scenes = [history.scenes + number * DAY for number in range(4)]
    others = [history.first + life.chance.randrange(length) * DAY for _ in range(TODAYS)]
    todays = {*young, *scenes, *changes, *[day + DAY for day in changes], *others}
    for day in history.play():
        if day in todays:
            begun = max(life.clock.now, days.start(day))
            life.clock.now = life.chance.choice([begun, max(begun, days.end(day) - 1)])
            life.differences += compared(life, chosen=2)


def ranges(life: Life) -> list[tuple[date, date]]:
    today, first = life.today, life.history.first
    return [
        (today, today),
        (today - 6 * DAY, today),
        (today - 29 * DAY, today),
        (today - 364 * DAY, today),
        (first - 30 * DAY, today),
        (first, today - DAY),
        (today - 10 * DAY, today + 20 * DAY),
        (today + 5 * DAY, today + 40 * DAY),
        (first - 100 * DAY, first - 70 * DAY),
        (first, first + 300 * DAY),
    ]


def compared(life: Life, *, chosen: int | None = None, store: Store | None = None) -> list[str]:
    """The differences of all ranges and projects, or of some that are chosen by chance."""
    store = store or life.store
    state = State(life.history.journal, life.days)
    projects: list[str | None] = [None, *life.history.projects]
    if chosen is not None:
        projects = [None, life.chance.choice(projects)]
    found: list[str] = []
    for project in projects:
        oracle = Oracle(state, life.clock.now, project)
        spans = ranges(life)
        for first, last in spans if chosen is None else life.chance.sample(spans, chosen):
            if first > last:
                continue
            week_start = life.chance.choice(WEEK_STARTS)
            actual = read_pulse(store, first, last, week_start, project)
            expected = oracle.pulse(first, last, week_start)
            what = f"today {life.today}, {first} to {last}, project {project}, week {week_start}"
            found += [f"{what}: {each}" for each in differing(actual, expected)]
        found += compared_scores(life, store, oracle, project)
    return found


def compared_scores(life: Life, store: Store, oracle: Oracle, project: str | None) -> list[str]:
    """The differences of the scores of some days and ranges, with each tag and without."""
    found = []
    for tag in [None, "nobody's", *known_tags(life)]:
        first, last = life.chance.choice(ranges(life))
        expected = oracle.score(first, last, tag)
        spelled = tag if tag is None else life.chance.choice([tag, tag.upper()])
        if first <= last:
            actual = read_score(store, first, last, project, spelled)
            what = f"score {first} to {last}, project {project}, tag {spelled}"
            found += [f"{what}: {each}" for each in differing(actual, expected)]
    return found


def known_tags(life: Life) -> list[str]:
    """All that ever were; what has another name by now scores nothing."""
    tags = set(life.history.tags)
    for event in life.history.journal:
        given: Any = event.values.get("tags", ())
        tags.update(given)
    return sorted(tags)


def differing(actual: Any, expected: Any, path: str = "") -> Iterator[str]:
    """Each figure in which they differ. Whole numbers have to be equal, and others nearly so."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key in sorted(expected.keys() | actual.keys(), key=str):
            yield from differing(actual.get(key), expected.get(key), f"{path}.{key}")
    elif isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        for number, pair in enumerate(zip(actual, expected)):
            name = f"[{pair[1]['date']}]" if isinstance(pair[1], dict) else f"[{number}]"
            yield from differing(*pair, f"{path}{name}")
    elif isinstance(expected, float) and isinstance(actual, float):
        if not math.isclose(actual, expected, rel_tol=1e-9, abs_tol=1e-12):
            yield f"{path} is {actual!r}, not {expected!r}"
    elif actual != expected or (actual is None) != (expected is None):
        yield f"{path} is {actual!r}, not {expected!r}"


def check(differences: list[str]) -> None:
    shown = "\n".join(differences[:40])
    assert not differences, f"{len(differences)} differences, of which:\n{shown}"


# ------------------------------------------------------------------------------------- tests


def test_figures_agree_while_life_goes_on(life: Life) -> None:
    check(life.differences)


def test_all_figures_agree_after_three_years(life: Life) -> None:
    check(compared(life))


def test_figures_agree_when_nothing_happens_any_more(life: Life) -> None:
    now = life.clock.now
    differences = []
    for later in (1, 3, 10, 31, 400):
        life.clock.now = life.days.start(life.history.last + later * DAY) + 12 * 3_600_000
        differences += compared(life, chosen=4)
    life.clock.now = now
    check(differences)


def test_figures_agree_after_reopening(life: Life) -> None:
    life.reopen()
    check(compared(life, chosen=4))


def test_figures_agree_after_export_and_import(life: Life, tmp_path: Path) -> None:
    life.store.export_file(tmp_path / "life.json")
    with life.open(tmp_path / "other.db") as other:
        other.import_file(tmp_path / "life.json")
        check(compared(life, store=other))


def purge_everything(life: Life) -> None:
    """Ends a life, once; what was before is in a file."""
    if life.before_purging is None:
        life.store.export_file(life.path.with_name("before.json"))
        life.before_purging = len(life.history.journal)
        life.history.purge_everything()


def test_purging_everything_rewrites_no_day_before(life: Life, tmp_path: Path) -> None:
    first, last = life.history.first, life.today - DAY
    before = read_pulse(life.store, first, last, 1)
    purge_everything(life)
    assert life.store.count() == 0
    after = read_pulse(life.store, first, last, 1)
    assert any(day["completed_count"] for day in before["days"])
    check(list(differing(after["days"], before["days"])))
    check(compared(life))
    life.store.export_file(tmp_path / "purged.json")
    with life.open(tmp_path / "other.db") as other:
        other.import_file(tmp_path / "purged.json")
        check(compared(life, chosen=6, store=other))


def test_what_was_purged_does_not_come_back_with_an_older_file(life: Life) -> None:
    purge_everything(life)
    report = life.store.import_file(life.path.with_name("before.json"))
    assert (report.added, report.updated) == (0, 0) and report.stayed > 0
    assert life.store.count() == 0
    check(compared(life, chosen=6))


def test_a_store_without_anything_has_figures_too(tmp_path: Path) -> None:
    days = Days("Europe/Paris")
    today = date(2026, 3, 29)
    clock = Clock(days.start(today))
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as store:
        oracle = Oracle(State([], days), clock.now)
        for first in each_day(today - 40 * DAY, today):
            actual = read_pulse(store, first, first + 40 * DAY, 1)
            check(list(differing(actual, oracle.pulse(first, first + 40 * DAY, 1))))
