"""Random repeat rules give what python-dateutil's rrule gives, which other people wrote.

Left out is what dateutil does otherwise than RFC 5545:

- BYWEEKNO without BYDAY: dateutil takes all days of the week, section 3.3.10 ("information that
  is missing is derived from DTSTART") that of the start.
- BYWEEKNO with INTERVAL or BYSETPOS in weeks that cross the end of a year: in dateutil each of their
  days belongs to its calendar year, and here the week to the year it is numbered in, which INTERVAL counts
  from that of the start.
- Times that clocks skip: dateutil knows no zones. One that stands for another time of the rule is no
  occurrence here.
- BYWEEKNO=-52 and -53: when that is week 1, dateutil misses its days in the year before.
- BYSETPOS with WEEKLY in the week of the start: dateutil's set begins with the start, and not with
  the week.

And what it takes too long for: BYSETPOS with MINUTELY and SECONDLY, and SECONDLY on few days.
"""

from __future__ import annotations

import datetime as datetime_module
import types
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from itertools import islice
from zoneinfo import ZoneInfo

import dateutil.rrule
import pytest
from dateutil.rrule import rrulestr
from seeds import random_numbers

from taskcore import InvalidError, Store
from times import ZONES

WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
RULES_OF_EACH = 150
COUNT = 40
SPANS = {
    "YEARLY": timedelta(days=366 * 40),
    "MONTHLY": timedelta(days=366 * 15),
    "WEEKLY": timedelta(days=366 * 5),
    "DAILY": timedelta(days=366 * 3),
    "HOURLY": timedelta(days=60),
    "MINUTELY": timedelta(days=5),
    "SECONDLY": timedelta(hours=5),
}
"""How far a rule of each frequency goes at most."""


@pytest.fixture(autouse=True)
def early_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets dateutil end in 2085: it looks at UNTIL only when it found something, and else goes on
    to the year 9999."""
    shortened = types.SimpleNamespace(**{**vars(datetime_module), "MAXYEAR": 2085})
    monkeypatch.setattr(dateutil.rrule, "datetime", shortened)


class Rules:
    """Random rules, whose parts are such as RFC 5545 has for their frequency."""

    def __init__(self, name: str) -> None:
        self.random = random_numbers(1, name)

    def start(self) -> datetime:
        """Often close to a change of the clocks, the end of a month or a leap day."""
        day = self.random.choice(
            [
                date(2026, 3, 28),
                date(2025, 10, 25),
                date(2026, 3, 7),
                date(2011, 12, 29),
                date(2024, 2, 29),
                date(2025, 1, 31),
                date(2024, 12, 30),
                date(1998, 1, 1) + timedelta(days=self.random.randrange(15_000)),
            ]
        )
        clock = self.random.choice([(0, 0, 0), (2, 30, 0), (1, 45, 0), (9, 0, 0), (23, 59, 59)])
        return datetime(day.year, day.month, day.day, *clock)

    def rule(self, frequency: str, start: datetime) -> str:
        parts = {"FREQ": frequency}
        if self.chance(0.5):
            parts["INTERVAL"] = str(self.random.choice([2, 3, 4, 5, 7, 13, 60]))
        if self.chance(0.3):
            parts["WKST"] = self.random.choice(WEEKDAYS)
        self.add_days(frequency, parts, start)
        if self.chance(0.15):
            parts["BYHOUR"] = self.numbers(0, 23)
        if self.chance(0.15):
            parts["BYMINUTE"] = self.numbers(0, 59)
        if self.chance(0.1):
            parts["BYSECOND"] = self.numbers(0, 59)
        by = [name for name in parts if name.startswith("BY")]
        has_sets = frequency in ("YEARLY", "MONTHLY", "DAILY", "HOURLY")
        if by and has_sets and "BYWEEKNO" not in parts and self.chance(0.25):
            parts["BYSETPOS"] = self.numbers(1, 4, negative=True)
        until = start + SPANS[frequency] * self.random.random()
        parts["UNTIL"] = f"{until:%Y%m%dT%H%M%S}"
        return ";".join(f"{name}={value}" for name, value in parts.items())

    def add_days(self, frequency: str, parts: dict[str, str], start: datetime) -> None:
        if frequency == "YEARLY" and self.chance(0.2):
            first, last, signed = self.random.choice([(1, 53, False), (1, 51, True), (2, 51, True)])
            parts["BYWEEKNO"] = self.numbers(first, last, negative=signed)
            parts["BYDAY"] = self.weekdays()
            day_of_year = start.timetuple().tm_yday
            if first == 1 or not 7 <= day_of_year <= 358:
                parts.pop("INTERVAL", None)
            return
        if frequency != "SECONDLY" and self.chance(0.35):
            parts["BYMONTH"] = self.numbers(1, 12)
        if self.chance(0.4):
            ordinals = {"MONTHLY": 5, "YEARLY": 5 if "BYMONTH" in parts else 53}
            last = ordinals.get(frequency, 0) if self.chance(0.5) else 0
            parts["BYDAY"] = self.weekdays(last)
        if frequency == "SECONDLY":
            return
        if frequency not in ("DAILY", "WEEKLY", "MONTHLY") and self.chance(0.2):
            parts["BYYEARDAY"] = self.numbers(1, 366, negative=True)
        elif frequency != "WEEKLY" and self.chance(0.35):
            parts["BYMONTHDAY"] = self.numbers(1, 31, negative=True)

    def weekdays(self, last: int = 0) -> str:
        several = self.random.sample(WEEKDAYS, self.random.randint(1, 3))
        if not last:
            return ",".join(several)
        return ",".join(self.numbers(1, last, negative=True, most=1) + day for day in several)

    def numbers(self, first: int, last: int, *, negative: bool = False, most: int = 3) -> str:
        several = self.random.sample(range(first, last + 1), self.random.randint(1, most))
        signed = [-each if negative and self.chance(0.3) else each for each in several]
        return ",".join(map(str, signed))

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("frequency", SPANS)
def test_random_rules_agree(store: Store, frequency: str, zone: str) -> None:
    rules = Rules(f"{frequency} {zone}")
    given = 0
    for _ in range(RULES_OF_EACH // len(ZONES)):
        start = rules.start()
        rule = rules.rule(frequency, start)
        expected = by_dateutil(rule, start, zone)
        found, instants = expanded(store, rule, start, zone)
        assert found == expected, (rule, start)
        assert instants == [first_instant(each, zone) for each in found], (rule, start, zone)
        given += bool(found)
    assert given >= RULES_OF_EACH // len(ZONES) // 5


@pytest.mark.parametrize("frequency", ["YEARLY", "MONTHLY", "WEEKLY", "DAILY"])
def test_a_page_is_a_part_of_the_whole(store: Store, frequency: str) -> None:
    rules = Rules(f"pages of {frequency}")
    for _ in range(RULES_OF_EACH // 3):
        start = rules.start()
        rule = rules.rule(frequency, start)
        every = by_dateutil(rule, start)
        if not every:
            continue
        after = rules.random.choice(every) + timedelta(seconds=rules.random.randint(-1, 1))
        if after < start:
            continue
        page = store.expand_repeat(rule, start, not_before=after, limit=5)
        expected = [each for each in every if each >= after][:5]
        assert [each.local for each in page][: len(expected)] == expected, (rule, start, after)


def test_counted_rules_agree(store: Store) -> None:
    rules = Rules("counted")
    for _ in range(RULES_OF_EACH):
        start = rules.start()
        rule = rules.rule(rules.random.choice(["MONTHLY", "WEEKLY", "DAILY"]), start)
        counted = rule.split(";UNTIL=")[0] + f";COUNT={rules.random.randint(1, 30)}"
        if not expanded(store, rule, start, "UTC")[0]:
            continue  # dateutil would look for the rest of time
        end = start + SPANS["YEARLY"]
        expected = []
        for each in rrulestr(counted, dtstart=start):
            if each > end:
                break
            expected.append(each)
        found = [each for each in expanded(store, counted, start, "UTC")[0] if each <= end]
        assert found == expected, (counted, start)


def by_dateutil(rule: str, start: datetime, zone: str = "UTC") -> list[datetime]:
    try:
        return list(islice(without_doubles(rule, start, ZoneInfo(zone)), COUNT))
    except ValueError as error:
        assert "empty set" in str(error), rule
        return []


def without_doubles(rule: str, start: datetime, zone: ZoneInfo) -> Iterator[datetime]:
    """Without those that clocks skip and that stand for others of the rule; a start stays."""
    times = rrulestr(rule, dtstart=start)
    # What is shown instead of the last ones is the rule's, too, though behind its end.
    endless = ";".join(part for part in rule.split(";") if not part.startswith(("UNTIL", "COUNT")))
    all_times = rrulestr(endless, dtstart=start)
    is_often = any(f"FREQ={name}LY" in rule for name in ("HOUR", "MINUTE", "SECOND")) or any(
        "," in part
        for part in rule.split(";")
        if part.startswith(("BYHOUR", "BYMINUTE", "BYSECOND"))
    )
    shown_start = None
    for each in times:
        shown = each.replace(tzinfo=zone, fold=0).astimezone(timezone.utc).astimezone(zone)
        instead = shown.replace(tzinfo=None, fold=0)
        if is_often and each == start:
            shown_start = instead
        elif is_often and (
            each == shown_start or instead != each and all_times.between(instead, instead, inc=True)
        ):
            continue
        yield each


def expanded(
    store: Store, rule: str, start: datetime, zone: str
) -> tuple[list[date], list[datetime]]:
    try:
        occurrences = store.expand_repeat(rule, start, zone=zone, limit=COUNT)
    except InvalidError as error:
        assert error.field in ("rule", "repeat_rule"), error
        return [], []  # it gives no occurrence at all
    return [each.local for each in occurrences], [each.start for each in occurrences]


def first_instant(local: date, zone: str) -> datetime:
    """By zoneinfo: of two the first, and in a gap with the offset from before."""
    assert isinstance(local, datetime)
    return local.replace(tzinfo=ZoneInfo(zone), fold=0).astimezone(timezone.utc)
