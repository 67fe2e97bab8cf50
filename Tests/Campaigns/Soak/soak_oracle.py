"""What a person's store must say, computed by other means: dictionaries, zoneinfo and Decimal."""

from __future__ import annotations

import calendar
from collections import Counter
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta, timezone
from decimal import ROUND_HALF_UP, Decimal
from zoneinfo import ZoneInfo

UTC = timezone.utc
POINTS = {0: 7, 1: 4, 2: 3, 3: 2, 4: 1}
CENT = Decimal("0.01")


def instant(day: date, hour: int, minute: int, zone: ZoneInfo) -> datetime:
    """That time on the wall; where clocks leave it out or have it twice, as RFC 5545 says."""
    local = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone)
    return local.astimezone(UTC)


def month_end(year: int, month: int) -> date:
    return date(year, month, calendar.monthrange(year, month)[1])


def next_month_end(day: date) -> date:
    year, month = (day.year + 1, 1) if day.month == 12 else (day.year, day.month + 1)
    return month_end(year, month)


def next_leap_day(day: date) -> date:
    year = day.year + 4
    while not calendar.isleap(year):
        year += 4
    return date(year, 2, 29)


@dataclass
class Alarm:
    at: datetime
    title: str


@dataclass
class Invoice:
    number: str
    month: date
    net: Decimal
    vat: Decimal
    balance: Decimal


@dataclass
class Oracle:
    zone: ZoneInfo
    # What is open: its title and its priority.
    open: dict[int, tuple[str, int]] = field(default_factory=dict)
    done: list[tuple[datetime, int]] = field(default_factory=list)
    counts: Counter[date] = field(default_factory=Counter)
    points: Counter[date] = field(default_factory=Counter)
    added: list[datetime] = field(default_factory=list)
    # What will be said next of each thing that reminds.
    alarms: dict[object, Alarm] = field(default_factory=dict)
    holidays: list[tuple[date, date]] = field(default_factory=list)
    invoices: dict[int, Invoice] = field(default_factory=dict)
    notes: list[Invoice] = field(default_factory=list)
    worked: list[tuple[datetime, timedelta]] = field(default_factory=list)

    def day_of(self, when: datetime) -> date:
        return when.astimezone(self.zone).date()

    # Alerts

    def next_alarm(self) -> datetime | None:
        return min((alarm.at for alarm in self.alarms.values()), default=None)

    def said_at(self, when: datetime) -> dict[object, Alarm]:
        return {key: alarm for key, alarm in self.alarms.items() if alarm.at == when}

    # Figures

    def move(self, zone: ZoneInfo) -> None:
        """The days of the past are those of the zone where one is."""
        self.zone = zone
        self.counts = Counter(self.day_of(when) for when, _ in self.done)
        self.points = Counter()
        for when, points in self.done:
            self.points[self.day_of(when)] += points

    def log(self, when: datetime, points: int) -> None:
        self.done.append((when, points))
        self.counts[self.day_of(when)] += 1
        self.points[self.day_of(when)] += points

    def is_paused(self, day: date) -> bool:
        return any(first <= day <= last for first, last in self.holidays)

    def streaks(self, today: date) -> tuple[int, int]:
        """The current daily streak and the longest one, with a goal of one task a day."""
        counts = self.counts
        if not self.done:
            return 0, 0
        day, current, longest = self.day_of(self.done[0][0]), 0, 0
        while day <= today:
            if not self.is_paused(day):
                if counts[day]:
                    current += 1
                elif day != today:
                    current = 0
            longest = max(longest, current)
            day += timedelta(days=1)
        return current, longest

    def focus_on(self, day: date) -> timedelta:
        """Of work that does not go over midnight."""
        return sum((d for when, d in self.worked if self.day_of(when) == day), timedelta())

    # Invoices

    def turnover(self, year: int) -> tuple[Decimal, Decimal]:
        issued = [each for each in self.invoices.values() if each.month.year == year]
        back = [each for each in self.notes if each.month.year == year]
        return (
            sum((i.net for i in issued), Decimal(0)) - sum((i.net for i in back), Decimal(0)),
            sum((i.vat for i in issued), Decimal(0)) - sum((i.vat for i in back), Decimal(0)),
        )

    def owed(self) -> Decimal:
        return sum((invoice.balance for invoice in self.invoices.values()), Decimal(0))


def totals(lines: list[tuple[Decimal, Decimal, Decimal]]) -> tuple[Decimal, Decimal]:
    """Net and VAT of lines of quantity, price and rate, as EN 16931 rounds them."""
    by_rate: dict[Decimal, Decimal] = {}
    for quantity, price, rate in lines:
        net = (quantity * price).quantize(CENT, ROUND_HALF_UP)
        by_rate[rate] = by_rate.get(rate, Decimal(0)) + net
    vat = [(net * rate / 100).quantize(CENT, ROUND_HALF_UP) for rate, net in by_rate.items()]
    return sum(by_rate.values(), Decimal(0)), sum(vat, Decimal(0))
