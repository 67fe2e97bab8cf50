"""A person who uses a store day by day, with a clock that runs from one thing to the next."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict
from datetime import date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from zoneinfo import ZoneInfo

from soak_oracle import (
    POINTS,
    Alarm,
    Invoice,
    Oracle,
    instant,
    month_end,
    next_leap_day,
    next_month_end,
    totals,
)
from taskcore import Durability, FocusGrouping, Reminder, Store

HOME = "Europe/Paris"
# Where the person lives, from which day of the life on.
MOVES = ((0, HOME), (200, "America/New_York"), (290, "Asia/Tokyo"), (330, HOME))
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


class Finding(Exception):
    """Something is not as it must be."""


def agree(what: str, said: object, expected: object) -> None:
    if said != expected:
        raise Finding(f"{what}: the store says {said!r}, and it is {expected!r}")


class Person:
    def __init__(self, path: Path, seed: int, first_day: date) -> None:
        self.path = path
        self.chance = random.Random(seed)
        self.first_day = self.day = first_day
        self.oracle = Oracle(ZoneInfo(HOME))
        self.now = instant(first_day, 6, 0, self.oracle.zone)
        self.calls = self.alerts = self.checks = 0
        self.trash: list[int] = []
        self.unpaid: list[tuple[date, int]] = []
        self.session: tuple[datetime, timedelta] | None = None
        self.store = self.open()
        self.move_in()

    def open(self) -> Store:
        return Store(
            self.path,
            time_zone=self.oracle.zone.key,
            clock=lambda: self.now,
            durability=Durability.NORMAL,
            locale="C",
        )

    # What is there from the first day on

    def move_in(self) -> None:
        store, day = self.store, self.day
        store.set_profile(
            name="Atelier Dupont", legal_form="EI", street="1 rue de la Paix", city="Paris",
            postal_code="75002", country="FR", siren="732829320", vat_number="FR44732829320",
        )  # fmt: skip
        self.client = store.add_client(
            "Exemples SAS", street="2 place Bellecour", postal_code="69002", city="Lyon",
            country="FR", siren="404833048",
        )  # fmt: skip
        self.exercise = self.add("Exercise", due=day, repeat_rule="FREQ=DAILY")
        self.rent_day = month_end(day.year, day.month)
        self.rent = self.add("Rent", due=self.rent_day, repeat_rule="FREQ=MONTHLY;BYMONTHDAY=-1")
        self.leap_day = date(day.year + -day.year % 4, 2, 29)
        self.birthday = self.add(
            "Leap day", due=self.leap_day, repeat_rule="FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"
        )
        # It is at nine in Paris, wherever the person is.
        zone = ZoneInfo(HOME)
        self.notes_day = day
        self.notes = self.add(
            "Notes", due=instant(day, 9, 0, zone), repeat_rule="FREQ=DAILY", zone=HOME,
            reminders=[Reminder.before_due()],
        )  # fmt: skip
        self.oracle.alarms[self.notes] = Alarm(instant(day, 9, 0, zone), "Notes")
        # One of them is at a time that clocks leave out in spring, and have twice in autumn.
        for title, hour, weekday in (("Meeting", 10, 0), ("Backup", 2, 6)):
            first = day + timedelta(days=(weekday - day.weekday()) % 7 + 7)
            start = instant(first, hour, 30, zone)
            store.add_event(
                title, start, zone=HOME, repeat_rule="FREQ=WEEKLY", transparent=True,
                reminders=[Reminder.before_start(timedelta(minutes=15))],
            )  # fmt: skip
            self.set_event_alarm(title, hour, first)

    def set_event_alarm(self, title: str, hour: int, day: date) -> None:
        at = instant(day, hour, 30, ZoneInfo(HOME)) - 15 * MINUTE
        self.oracle.alarms["event", title, hour, day] = Alarm(at, title)

    # Time

    def wait(self, until: datetime) -> None:
        """Lets time pass, and polls whenever the store asked for that."""
        while True:
            wakeup = self.store.next_wakeup()
            expected = self.oracle.next_alarm()
            agree("next wakeup", wakeup, expected)
            if wakeup is None or wakeup > until:
                break
            self.now = max(self.now, wakeup)
            self.hear(wakeup)
        self.now = max(self.now, until)

    def hear(self, when: datetime) -> None:
        due = self.oracle.said_at(when)
        said = self.store.poll_alerts(self.now)
        self.calls += 1
        self.alerts += len(said)
        titles = sorted(alarm.title for alarm in due.values())
        agree(f"alerts at {when}", sorted(alert.title for alert in said), titles)
        for key in due:
            del self.oracle.alarms[key]
            if isinstance(key, tuple) and key[0] == "event":
                self.set_event_alarm(key[1], key[2], key[3] + timedelta(days=7))
            if key == "focus":
                self.end_focus(when)
        for alert in said:
            if self.chance.random() < 0.3 and alert.title != "Focus session":
                minutes = self.chance.randrange(5, 20)
                self.store.snooze(alert.id, for_=minutes * MINUTE)
                self.oracle.alarms["snooze", alert.id, alert.item_id] = Alarm(
                    self.now + minutes * MINUTE, alert.title
                )
            else:
                self.store.acknowledge(alert.id)

    # Tasks

    def add(self, title: str, priority: int = 2, **properties: object) -> int:
        task = self.store.add(title, priority=priority, **properties)  # type: ignore[arg-type]
        self.calls += 1
        self.oracle.open[task] = (title, priority)
        self.oracle.added.append(self.now)
        return task

    def write_down(self) -> None:
        """A task, now and then with a due and a reminder."""
        title = f"Task {self.day} {self.chance.randrange(10**9)}"
        priority = self.chance.randrange(5)
        way = self.chance.random()
        if way < 0.4:
            self.add(title, priority, tags=[self.chance.choice(("home", "work", "car"))])
        elif way < 0.7:
            due = self.day + timedelta(days=self.chance.randrange(14))
            self.add(title, priority, due=due, project=self.chance.choice(("Home", "Work")))
        else:
            day = self.day + timedelta(days=self.chance.randrange(1, 10))
            due_at = instant(day, self.chance.randrange(7, 22), 10, self.oracle.zone)
            ahead = timedelta(minutes=self.chance.choice((30, 45)))
            task = self.add(title, priority, due=due_at, reminders=[Reminder.before_due(ahead)])
            self.oracle.alarms[task] = Alarm(due_at - ahead, title)

    def log(self, task: int) -> None:
        self.oracle.log(self.now, POINTS[self.oracle.open[task][1]])

    def forget_alarms(self, task: int) -> None:
        """What is not open any more does not remind."""
        self.oracle.alarms.pop(task, None)
        for key in list(self.oracle.alarms):
            if isinstance(key, tuple) and key[0] == "snooze" and key[2] == task:
                del self.oracle.alarms[key]

    def plain(self) -> int:
        """One of those that do not repeat."""
        own = {self.exercise, self.rent, self.birthday, self.notes}
        return self.chance.choice([task for task in self.oracle.open if task not in own] or [0])

    def complete_one(self) -> None:
        if task := self.plain():
            self.store.complete(task)
            self.log(task)
            self.forget_alarms(task)
            del self.oracle.open[task]

    def edit_one(self) -> None:
        if task := self.plain():
            title, _ = self.oracle.open[task]
            priority = self.chance.randrange(5)
            self.store.update(task, priority=priority, notes=f"Changed on {self.day}")
            self.oracle.open[task] = (title, priority)

    def delete_one(self) -> None:
        if task := self.plain():
            self.store.delete(task)
            self.forget_alarms(task)
            del self.oracle.open[task]
            self.trash.append(task)

    def think_again(self) -> None:
        """Does something and takes it back, now and then more than once."""
        if not (task := self.plain()):
            return
        way = self.chance.randrange(3)
        if way == 0:
            self.store.complete(task)
        elif way == 1:
            self.store.update(task, title="Not this")
        else:
            self.store.add("Not this either")
        self.store.undo()
        if self.chance.random() < 0.3:
            self.store.redo()
            self.store.undo()
        agree("the title after undo", self.store.get(task).title, self.oracle.open[task][0])

    def repeat(self) -> None:
        if self.chance.random() < 0.85:
            self.store.complete(self.exercise)
            self.log(self.exercise)
        if self.chance.random() < 0.7:
            self.do_notes()
        while self.day >= self.rent_day:
            self.store.complete(self.rent)
            self.log(self.rent)
            self.rent_day = next_month_end(self.rent_day)
            agree("the next rent", self.store.get(self.rent).due, self.rent_day)
        while self.day >= self.leap_day:
            self.store.complete(self.birthday)
            self.log(self.birthday)
            self.leap_day = next_leap_day(self.leap_day)
            agree("the next leap day", self.store.get(self.birthday).due, self.leap_day)

    def do_notes(self) -> None:
        """What was missed of them is left out."""
        zone = ZoneInfo(HOME)
        if self.now < instant(self.notes_day, 9, 0, zone):
            return
        self.store.complete(self.notes, skip_missed=True)
        self.log(self.notes)
        self.forget_alarms(self.notes)
        while instant(self.notes_day, 9, 0, zone) <= self.now:
            self.notes_day += DAY
        due = instant(self.notes_day, 9, 0, zone)
        agree("the next notes", self.store.get(self.notes).due, due)
        self.oracle.alarms[self.notes] = Alarm(due, "Notes")

    # Focus

    def start_focus(self) -> None:
        if self.session is None:
            self.store.start_focus(self.plain() or None, minutes=25)
            self.session = (self.now, 25 * MINUTE)
            self.oracle.alarms["focus"] = Alarm(self.now + 25 * MINUTE, "Focus session")

    def pause_focus(self) -> None:
        if self.session is None:
            return
        done = self.now - self.session[0]
        self.store.pause_focus()
        del self.oracle.alarms["focus"]
        self.oracle.worked.append((self.session[0], done))
        left = self.session[1] - done
        self.wait(self.now + 5 * MINUTE)
        self.store.resume_focus()
        self.session = (self.now, left)
        self.oracle.alarms["focus"] = Alarm(self.now + left, "Focus session")

    def end_focus(self, when: datetime) -> None:
        assert self.session is not None
        self.oracle.worked.append((self.session[0], when - self.session[0]))
        self.session = None

    # Invoices

    def bill(self) -> None:
        store = self.store
        draft = store.add_invoice(self.client, order_reference=f"PO-{self.day}")
        lines = []
        for number in range(self.chance.randrange(1, 5)):
            quantity = Decimal(self.chance.randrange(1, 4000)) / 100
            price = Decimal(self.chance.randrange(100, 20000)) / 100
            rate = self.chance.choice((Decimal(20), Decimal(10), Decimal("5.5")))
            store.add_invoice_line(
                draft, f"Item {number}", quantity=quantity, unit_price=price, vat_rate=rate
            )
            lines.append((quantity, price, rate))
        net, vat = totals(lines)
        count = sum(1 for each in self.oracle.invoices.values() if each.month.year == self.day.year)
        number_text = f"F{self.day.year}-{count + 1:04}"
        agree("the number of an invoice", store.issue_invoice(draft), number_text)
        invoice = store.get_invoice(draft)
        agree(f"the amounts of {number_text}", (invoice.net, invoice.vat), (net, vat))
        month = self.day.replace(day=1)
        self.oracle.invoices[draft] = Invoice(number_text, month, net, vat, net + vat)
        if self.chance.random() < 0.1:
            store.void_invoice(draft)
            self.oracle.notes.append(Invoice("", month, net, vat, Decimal(0)))
            self.oracle.invoices[draft].balance = Decimal(0)
        else:
            self.unpaid.append((self.day + timedelta(days=self.chance.randrange(3, 60)), draft))

    def take_payments(self) -> None:
        for when, invoice in list(self.unpaid):
            if self.day >= when:
                part = self.chance.random() < 0.2
                balance = self.oracle.invoices[invoice].balance
                amount = (balance / 2).quantize(Decimal("0.01")) if part else balance
                self.store.add_payment(invoice, amount)
                self.oracle.invoices[invoice].balance -= amount
                self.unpaid.remove((when, invoice))
                if part:
                    self.unpaid.append((self.day + timedelta(days=10), invoice))

    # A day

    def live_a_day(self) -> None:
        for begins, zone in MOVES:
            if (self.day - self.first_day).days % 365 == begins and zone != self.oracle.zone.key:
                self.move_to(zone)
        if self.day.weekday() == 6:
            self.store.close()
            self.store = self.open()
        if self.day.day == 1:
            self.plan_month()
        things: list[tuple[int, Callable[[], None]]] = [(7 * 60, self.repeat_plans)]
        things += [(self.minute(), self.write_down) for _ in range(self.chance.randrange(1, 4))]
        # Who has much to do does more, so that lists stay as long as they are.
        most = 4 if len(self.oracle.open) < 40 else 7
        things += [(self.minute(), self.complete_one) for _ in range(self.chance.randrange(most))]
        if not self.is_away():
            things.append((9 * 60 + 40, self.repeat))
            things.append((13 * 60, self.start_focus))
            if self.chance.random() < 0.3:
                things.append((13 * 60 + 10, self.pause_focus))
        for chance, thing in (
            (0.5, self.edit_one),
            (0.1, self.delete_one),
            (0.3, self.think_again),
        ):
            if self.chance.random() < chance:
                things.append((self.minute(), thing))
        if self.day.day == 2:
            things.append((15 * 60, self.bill))
        for minute, thing in sorted(things, key=lambda each: each[0]):
            self.wait(instant(self.day, minute // 60, minute % 60, self.oracle.zone))
            thing()
            self.calls += 1
        self.wait(instant(self.day, 23, 0, self.oracle.zone))
        self.look_back()
        self.day += DAY

    def minute(self) -> int:
        return self.chance.randrange(7 * 60 + 1, 22 * 60)

    def is_away(self) -> bool:
        return self.oracle.is_paused(self.day)

    def repeat_plans(self) -> None:
        self.store.home()
        self.take_payments()

    def plan_month(self) -> None:
        if self.day.month == 7:
            first = date(self.day.year, 8, 1)
            self.store.add_holiday(first, first + timedelta(days=13))
            self.oracle.holidays.append((first, first + timedelta(days=13)))
        # What was thrown away long ago goes for good; some of the rest comes back.
        while len(self.trash) > 3:
            self.store.purge(self.trash.pop(0))
        if self.trash:
            task = self.trash.pop()
            title, priority = self.store.get(task).title, self.store.get(task).priority
            self.store.restore(task)
            self.oracle.open[task] = (title, int(priority))
            self.store.update(task, reminders=[])

    def move_to(self, zone: str) -> None:
        self.store.close()
        self.oracle.move(ZoneInfo(zone))
        # A day in the west begins when it is late in the east: time goes on, and never back.
        while self.now > instant(self.day, 6, 0, self.oracle.zone):
            self.day += DAY
        self.store = self.open()
        # Local times are other instants now: the store asks for a poll to look at them again.
        agree(
            "alerts of a new zone", [alert.title for alert in self.store.poll_alerts(self.now)], []
        )

    # What the store says of all that

    def look_back(self) -> None:
        oracle, store, today = self.oracle, self.store, self.day
        self.checks += 1
        score = store.score()
        expected = (oracle.points[today], oracle.counts[today])
        agree("score", (score.points, score.completed_count), expected)
        agree("open tasks", store.count(), len(oracle.open))
        if today.weekday() != 6:
            return
        pulse = store.pulse(today - timedelta(days=6), today)
        added = [oracle.day_of(when) for when in oracle.added[-100:]]
        for figures in pulse.days:
            agree(
                f"figures of {figures.day}",
                (figures.completed_count, figures.points, figures.added_count),
                (oracle.counts[figures.day], oracle.points[figures.day], added.count(figures.day)),
            )
        streak = pulse.daily_streak
        agree("streaks", (streak.current_count, streak.longest_count), oracle.streaks(today))
        agree("points of the level", pulse.level.points, sum(oracle.points.values()))
        worked = store.focus_totals(FocusGrouping.DAY, since=today, before=today + DAY)
        total = sum((each.total for each in worked), timedelta())
        agree("focus", total, oracle.focus_on(today))
        year = [each for each in store.turnover() if each.month.year == today.year]
        net, vat = sum(each.net for each in year), sum(each.vat for each in year)
        agree("turnover", (net, vat), oracle.turnover(today.year))
        agree("owed", sum(each.balance for each in store.ageing()), oracle.owed())

    def close(self) -> None:
        """The end of a life: nothing is to be mended."""
        report = self.store.check()
        agree("faults", [name for name, count in asdict(report).items() if count], [])
        self.store.close()
