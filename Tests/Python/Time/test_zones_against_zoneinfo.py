"""The zones of a store agree with Python's zoneinfo, which reads the same data by other code."""

from __future__ import annotations

import random
import zoneinfo
from datetime import datetime, timedelta, timezone

import pytest
from seeds import random_numbers

from taskcore import Store
from times import ZONES

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
FIRST = datetime(1, 1, 3, tzinfo=timezone.utc)
LAST = datetime(9999, 12, 29, tzinfo=timezone.utc)
MODERN = (datetime(1890, 1, 1, tzinfo=timezone.utc), datetime(2100, 1, 1, tzinfo=timezone.utc))

# Zones whose rules are unlike those of their neighbours, and a sample of the others.
NOTABLE = [
    *ZONES,
    "Europe/Dublin",
    "Africa/Casablanca",
    "America/Sao_Paulo",
    "Asia/Tehran",
    "Antarctica/Troll",
    "America/Scoresbysund",
    "Asia/Gaza",
    "Etc/UTC",
]
OTHERS = sorted(zoneinfo.available_timezones() - {*NOTABLE, "localtime", "Factory"})


@pytest.mark.parametrize("name", NOTABLE + random_numbers(7).sample(OTHERS, 40))
def test_offsets_and_local_times_agree(name: str) -> None:
    zone = zoneinfo.ZoneInfo(name)
    with Store(":memory:", time_zone=name) as store:
        for instant in instants(zone, random_numbers(7, name)):
            expected = instant.astimezone(zone)
            local = store.to_local(instant)
            assert local.utcoffset() == expected.utcoffset(), expected
            assert local.replace(tzinfo=None) == expected.replace(tzinfo=None)
            for hours in (0, 1, -1):
                wall = (expected + timedelta(hours=hours)).replace(tzinfo=None, fold=0)
                # RFC 5545: the first of two, and in a gap the offset from before it. So is fold=0.
                first = wall.replace(tzinfo=zone).astimezone(timezone.utc)
                assert store.from_local(wall) == first, wall


def instants(zone: zoneinfo.ZoneInfo, numbers: random.Random) -> list[datetime]:
    """Instants all over the calendar, and some around each change of the offset."""

    def between(first: datetime, last: datetime) -> datetime:
        return first + timedelta(seconds=numbers.randrange(int((last - first).total_seconds())))

    chosen = [between(FIRST, LAST) for _ in range(50)]
    chosen += [between(*MODERN) for _ in range(50)]
    step = timedelta(days=15)
    at = MODERN[0]
    while at < MODERN[1]:
        if (at + step).astimezone(zone).utcoffset() != at.astimezone(zone).utcoffset():
            change = change_between(at, at + step, zone)
            chosen += [
                change + timedelta(seconds=near) for near in (-3_601, -1, 0, 1, 1_800, 3_600)
            ]
        at += step
    return chosen


def change_between(low: datetime, high: datetime, zone: zoneinfo.ZoneInfo) -> datetime:
    """The first second with the later offset, by halving."""
    before = low.astimezone(zone).utcoffset()
    while high - low > timedelta(seconds=1):
        middle = low + timedelta(seconds=int((high - low).total_seconds()) // 2)
        if middle.astimezone(zone).utcoffset() == before:
            low = middle
        else:
            high = middle
    return high
