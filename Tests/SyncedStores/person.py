"""Somebody who does things of all kinds with a store, by chance."""

from __future__ import annotations

import random
import string
from collections.abc import Callable
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any

from taskcore import Entity, FieldKind, FocusKind, Reminder, Store, TaskcoreError

RULES = (
    "FREQ=DAILY",
    "FREQ=DAILY;INTERVAL=3",
    "FREQ=WEEKLY",
    "FREQ=WEEKLY;BYDAY=MO,WE,FR",
    "FREQ=MONTHLY;BYMONTHDAY=-1",
    "FREQ=DAILY;COUNT=4",
)
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


def called(record: Any) -> tuple[str, str]:
    names = ("title", "name", "text", "note", "order_reference", "number", "first_date", "start")
    words = [str(getattr(record, name, None) or "") for name in names]
    return " ".join(words), record.uid


class Person:
    """All names, titles, notes and amounts that were given to the store are remembered."""

    def __init__(
        self,
        store: Store,
        chance: random.Random,
        now: Callable[[], datetime],
        *,
        bills: bool = False,
    ) -> None:
        self.store = store
        self.chance = chance
        self.now = now
        self.texts: set[str] = set()
        self.amounts: set[Decimal] = set()
        self.done: list[str] = []
        self.refused = 0
        self.deeds: dict[Callable[[], object], float] = {
            self.add: 10, self.add_series: 3, self.edit: 12, self.edit_series: 2, self.complete: 8,
            self.reopen: 3, self.cancel: 1, self.delete: 4, self.restore: 2, self.purge: 1,
            self.move: 4, self.depend: 3, self.tag: 3, self.skip: 2, self.split: 1, self.start: 1,
            self.project: 3, self.section: 1, self.filter: 2, self.event: 3, self.edit_event: 3,
            self.event_occurrence: 1, self.calendar: 1, self.comment: 3, self.field: 1,
            self.template: 1, self.holiday: 1, self.focus: 2, self.time_entry: 2, self.settings: 1,
            self.undo: 5, self.redo: 2, self.rename_tag: 1, self.delete_project: 0.5,
            self.move_project: 1, self.poll: 2,
        }  # fmt: skip
        if bills:
            self.deeds |= {self.client: 1, self.bill: 2, self.edit_bill: 2, self.pay: 1}

    def act(self, times: int = 1) -> None:
        """What the store refuses is nothing done."""
        for _ in range(times):
            (deed,) = self.chance.choices(list(self.deeds), list(self.deeds.values()))
            try:
                deed()
                self.done.append(deed.__name__)
            except TaskcoreError:
                self.refused += 1

    # ---------------------------------------------------------------------------- words

    def word(self) -> str:
        """One that nobody else says."""
        word = "".join(self.chance.choices(string.ascii_lowercase, k=12))
        self.texts.add(word)
        return word

    def name(self) -> str:
        """One that others may give as well."""
        name = self.chance.choice(("garden", "Office", "étude", "bank", "errand", "phone"))
        return name if self.chance.random() < 0.7 else self.word()

    def amount(self) -> Decimal:
        amount = Decimal(self.chance.randrange(10**8, 10**9)) / 100
        self.amounts.add(amount)
        return amount

    def some(self, records: Any, most: int = 1) -> list[int]:
        """Ids of records, in an order that does not depend on ids and uids, which are others each time."""
        found = sorted(records, key=called)
        count = min(len(found), self.chance.randint(1, most))
        return [record.id for record in self.chance.sample(found, count)]

    def one(self, records: Any) -> int:
        """0, which is nothing's id, when there is none."""
        return next(iter(self.some(records)), 0)

    def task(self) -> int:
        return self.one(self.store.tasks())

    def series(self) -> int:
        return self.one([task for task in self.store.tasks() if task.repeat_rule])

    def moment(self) -> date | datetime:
        day = self.now().date() + DAY * self.chance.randrange(-4, 20)
        if self.chance.random() < 0.6:
            return day
        return self.now() + MINUTE * self.chance.randrange(-3000, 20_000)

    def properties(self) -> dict[str, Any]:
        """Some of a task's, with values by chance."""
        chance = self.chance
        all_of_them: dict[str, Callable[[], object]] = {
            "notes": lambda: "\n".join(self.word() for _ in range(chance.randrange(1, 4))),
            "project": self.name,
            "tags": lambda: [self.name() for _ in range(chance.randrange(3))],
            "priority": lambda: chance.randrange(5),
            "favourite": lambda: chance.random() < 0.5,
            "due": self.moment,
            "start": lambda: self.now().date() + DAY * chance.randrange(5),
            "planned": self.moment,
            "estimated_duration": lambda: MINUTE * chance.randrange(1, 500),
            "hourly_rate": self.amount,
            "url": lambda: f"https://example.org/{self.word()}",
            "reminders": lambda: [Reminder.before_due(MINUTE * chance.randrange(1, 90))],
        }
        chosen = chance.sample(sorted(all_of_them), chance.choice((1, 1, 2, 3)))
        given = {name: all_of_them[name]() for name in chosen}
        if "reminders" in given:
            given["due"] = self.moment()
        return given

    # ---------------------------------------------------------------------------- tasks

    def add(self) -> None:
        given = self.properties()
        if self.chance.random() < 0.2 and (parent := self.task()):
            given["parent_id"] = parent
            given.pop("project", None)
        self.store.add(self.word(), **given)

    def add_series(self) -> None:
        given = {**self.properties(), "due": self.moment()}
        mode = self.chance.choice((0, 0, 1))
        rule = self.chance.choice(RULES)
        self.store.add(self.word(), repeat_rule=rule, repeat_mode=mode, **given)

    def edit(self) -> None:
        changes = self.properties()
        if self.chance.random() < 0.3:
            changes["title"] = self.word()
        self.store.update(self.some(self.store.tasks(), 2), **changes)

    def edit_series(self) -> None:
        rule = self.chance.choice((*RULES, ""))
        self.store.update(self.series(), repeat_rule=rule)

    def complete(self) -> None:
        skips = self.chance.random() < 0.3
        self.store.complete(self.some(self.store.tasks(), 3), skip_missed=skips)

    def reopen(self) -> None:
        self.store.reopen(self.some(self.store.completed()))

    def cancel(self) -> None:
        self.store.cancel(self.task())

    def start(self) -> None:
        (self.store.start if self.chance.random() < 0.7 else self.store.stop)(self.task())

    def delete(self) -> None:
        self.store.delete(self.some(self.store.tasks(), 2))

    def restore(self) -> None:
        self.store.restore(self.some(self.store.trash()))

    def purge(self) -> None:
        self.store.purge(self.some(self.store.trash()))

    def move(self) -> None:
        task, other = self.task(), self.task()
        way = self.chance.randrange(4)
        if way == 0:
            self.store.move(task, parent_id=None)
        elif way == 1:
            self.store.move(task, parent_id=other)
        elif way == 2:
            self.store.move(task, before=other)
        else:
            self.store.move(task, after=other)

    def depend(self) -> None:
        self.store.update(self.task(), depends_on_added=[self.task()])

    def tag(self) -> None:
        if self.chance.random() < 0.6:
            self.store.update(self.task(), tags_added=[self.name()])
        else:
            self.store.update(self.task(), tags_removed=[self.name()])

    def skip(self) -> None:
        self.store.skip_occurrence(self.series())

    def split(self) -> None:
        self.store.update_occurrence(self.series(), title=self.word(), due=self.moment())

    # ----------------------------------------------------------------------- organising

    def project(self) -> None:
        project = self.one(self.store.projects())
        way = self.chance.random()
        if way < 0.4 or not project:
            self.store.add_project(self.name())
        elif way < 0.7:
            self.store.update_project(project, name=self.name())
        elif way < 0.85:
            self.store.update_project(project, archived=self.chance.random() < 0.5)
        else:
            self.store.update_project(project, colour=self.chance.randrange(1, 8))

    def move_project(self) -> None:
        project, other = self.one(self.store.projects()), self.one(self.store.projects())
        if self.chance.random() < 0.5:
            self.store.update_project(project, parent_id=other)
        else:
            self.store.move_projects(project, before=other)

    def delete_project(self) -> None:
        project = self.one(self.store.projects())
        self.store.delete_projects(project, with_tasks=self.chance.random() < 0.5)

    def section(self) -> None:
        section = self.one(self.store.sections())
        if section and self.chance.random() < 0.5:
            if self.chance.random() < 0.7:
                uid = self.store.get_project_section(section).uid
                self.store.update(self.task(), section_uid=uid)
            else:
                self.store.rename_section(section, self.name())
        else:
            self.store.add_section(self.one(self.store.projects()), self.name())

    def filter(self) -> None:
        filter_ = self.one(self.store.filters())
        way = self.chance.random()
        if way < 0.5 or not filter_:
            self.store.add_filter(self.name(), f"@{self.name()}")
        elif way < 0.8:
            self.store.update_filter(filter_, query=f"@{self.word()}")
        else:
            self.store.delete_filters(filter_)

    def rename_tag(self) -> None:
        tags = sorted(tag.name for tag in self.store.tags())
        if tags:
            self.store.rename_tag(self.chance.choice(tags), self.name())

    def field(self) -> None:
        fields = self.store.fields()
        if len(fields) and self.chance.random() < 0.7:
            field = self.store.get_field(self.one(fields))
            value = Decimal(7) if field.kind == FieldKind.NUMBER else self.word()
            self.store.update(self.task(), field_values={field.name: value})
        else:
            kind = self.chance.choice((FieldKind.TEXT, FieldKind.NUMBER))
            self.store.add_field(self.chance.choice(("effort", "place", "client")), kind)

    def template(self) -> None:
        template = self.one(self.store.templates())
        if template and self.chance.random() < 0.5:
            self.store.use_template(template)
        else:
            self.store.add_template(self.name(), task_id=self.task())

    def comment(self) -> None:
        comment = self.one(self.store.comments())
        way = self.chance.random()
        if way < 0.6 or not comment:
            self.store.add_comment(self.task(), self.word(), entity=Entity.TASK)
        elif way < 0.8:
            self.store.update_comment(comment, text=self.word())
        else:
            self.store.delete_comments(comment)

    # --------------------------------------------------------------------------- events

    def event(self) -> None:
        start = self.now() + MINUTE * self.chance.randrange(20_000)
        given: dict[str, Any] = {"duration": MINUTE * self.chance.randrange(15, 200)}
        if self.chance.random() < 0.3:
            given["repeat_rule"] = self.chance.choice(RULES)
        if self.chance.random() < 0.4:
            given["notes"] = self.word()
        if self.chance.random() < 0.3:
            given["location"] = self.word()
        self.store.add_event(self.word(), start, allow_conflicts=True, **given)

    def edit_event(self) -> None:
        event = self.one(self.store.events())
        way = self.chance.random()
        if way < 0.4:
            self.store.update_event(event, title=self.word(), allow_conflicts=True)
        elif way < 0.8:
            start = self.now() + MINUTE * self.chance.randrange(20_000)
            self.store.update_event(event, start=start, allow_conflicts=True)
        else:
            self.store.delete_events(event)

    def event_occurrence(self) -> None:
        found = sorted((each for each in self.store.events() if each.repeat_rule), key=called)
        if found:
            event = self.chance.choice(found)
            start = event.start
            at = self.store.to_local(start) if isinstance(start, datetime) else start
            self.store.delete_occurrence(
                event.id, at.replace(tzinfo=None) if isinstance(at, datetime) else at
            )

    def calendar(self) -> None:
        calendar = self.one(self.store.calendars())
        if calendar and self.chance.random() < 0.5:
            self.store.update_calendar(calendar, name=self.name())
        else:
            self.store.add_calendar(self.name())

    # ---------------------------------------------------------------------------- others

    def holiday(self) -> None:
        holiday = self.one(self.store.holidays())
        if holiday and self.chance.random() < 0.5:
            self.store.delete_holidays(holiday)
        else:
            day = self.now().date() + DAY * self.chance.randrange(30)
            self.store.add_holiday(day, day + DAY * self.chance.randrange(5))

    def focus(self) -> None:
        if self.store.focus() is None:
            self.store.start_focus(self.task() or None, minutes=25, kind=FocusKind.WORK)
        else:
            verb = self.chance.choice(("pause", "resume", "finish", "cancel"))
            getattr(self.store, f"{verb}_focus")()

    def time_entry(self) -> None:
        entry = self.one(self.store.time_entries())
        way = self.chance.random()
        if way < 0.6 or not entry:
            start = self.now() - MINUTE * self.chance.randrange(60, 3000)
            end = start + MINUTE * self.chance.randrange(1, 60)
            self.store.add_time_entry(self.task(), start=start, end=end, note=self.word())
        elif way < 0.8:
            self.store.update_time_entry(entry, note=self.word())
        else:
            self.store.delete_time_entries(entry)

    def settings(self) -> None:
        self.store.set_pulse_settings(daily_goal=self.chance.randrange(1, 9))

    def poll(self) -> None:
        for alert in self.store.poll_alerts(self.now()):
            if self.chance.random() < 0.5:
                self.store.acknowledge(alert.id)
            else:
                self.store.snooze(alert.id, for_=MINUTE * 10)

    def undo(self) -> None:
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            self.store.undo()

    def redo(self) -> None:
        """What was not undone cannot be done again."""
        self.store.undo()
        self.store.redo()

    # -------------------------------------------------------------------------- invoices

    def move_in(self) -> None:
        """A seller that may issue invoices."""
        self.store.set_profile(
            name=self.word(), legal_form="EI", street=self.word(), postal_code="75002",
            city="Paris", country="FR", siren="732829320", vat_number="FR44732829320",
            iban="FR7630006000011234567890189",
        )  # fmt: skip
        self.client()

    def client(self) -> None:
        client = self.one(self.store.clients())
        if client and self.chance.random() < 0.5:
            self.store.update_clients(client, street=self.word())
        else:
            self.store.add_client(
                self.word(), street=self.word(), postal_code="69002", city="Lyon", country="FR",
                siren="404833048",
            )  # fmt: skip

    def bill(self) -> None:
        draft = self.store.add_invoice(self.one(self.store.clients()))
        for _ in range(self.chance.randrange(1, 3)):
            self.store.add_invoice_line(
                draft, self.word(), quantity=1, unit="hour", unit_price=self.amount(), vat_rate=20
            )
        if self.chance.random() < 0.5:
            self.store.issue_invoice(draft)

    def edit_bill(self) -> None:
        drafts = [invoice for invoice in self.store.invoices() if not invoice.number]
        draft = self.one(drafts)
        if self.chance.random() < 0.7:
            self.store.update_invoice(draft, notes=self.word())
        else:
            self.store.delete_invoices(draft)

    def pay(self) -> None:
        issued = [invoice for invoice in self.store.invoices() if invoice.number]
        self.store.add_payment(
            self.one(issued),
            (self.amount() / 1000).quantize(Decimal("0.01")),
            reference=self.word(),
        )
