"""The store that is damaged: some of everything, with enough tasks for pages above others."""

from __future__ import annotations

import shutil
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

from taskcore import EventKind, Reminder, Store, TaskInput

NOW = datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
TASKS = 160


class Clock:
    """Stands still unless it is moved."""

    def __init__(self, now: datetime = NOW) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now


def open_store(path: Path, clock: Clock) -> Store:
    return Store(path, clock=clock, time_zone="Europe/Paris")


def make_store(path: Path) -> None:
    """Makes the store; beside it, with ``.logged`` at its end, the same with all in the write-ahead log."""
    clock = Clock(NOW - timedelta(days=30))
    with open_store(path, clock) as store:
        fill_tasks(store, clock)
        fill_events(store, clock)
        fill_invoices(store)
        fill_focus(store, clock)
        clock.now = NOW
        store.poll()
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{path}.logged{suffix}")


def fill_tasks(store: Store, clock: Clock) -> None:
    ids = store.add_many(
        TaskInput(
            f"Task {number} čaj",
            notes="Some words " * (number % 40),
            project=("Home", "Work", "Garden", None)[number % 4],
            tags=[["bank"], ["été", "tag"], []][number % 3],
            priority=number % 5,
            due=date(2026, 1, 1 + number % 28) if number % 3 else None,
            reminders=[Reminder.before_due(timedelta(hours=1))] if number % 7 == 1 else (),
            repeat_rule="FREQ=WEEKLY;BYDAY=MO,WE" if number % 20 == 1 else None,
            url="https://example.org/" if number % 9 == 0 else None,
        )
        for number in range(TASKS)
    )
    for parent, child in ((0, 4), (4, 8), (8, 12), (1, 5), (20, 24)):
        store.update(ids[child], parent_id=ids[parent])
    for task, blocker in ((30, 31), (31, 32), (33, 31), (40, 44), (50, 41)):
        store.update(ids[task], depends_on=[ids[blocker]])
    for day in range(10):
        clock.now += timedelta(days=1)
        store.complete(ids[60 + 4 * day : 63 + 4 * day])
        store.update(ids[110 + day], title=f"Changed {day}", due=date(2026, 2, 1 + day))
    store.delete(ids[140:146])
    store.purge(ids[144])
    store.reopen(ids[60])
    store.move(ids[10], top=True)
    store.set_tag_colour("bank", 3)
    store.add_filter("Rent", "bank priority:p1")
    store.add_filter("Soon", "due:tomorrow")
    store.add_holiday(date(2025, 12, 24), date(2025, 12, 26))
    store.undo()
    store.undo()
    store.redo()


def fill_events(store: Store, clock: Clock) -> None:
    noon = NOW.replace(hour=10)
    for number in range(20):
        store.add_event(
            f"Meeting {number}",
            noon + timedelta(days=number % 9, hours=number),
            allow_conflicts=True,
            duration=timedelta(minutes=15 * (1 + number % 5)),
            zone="Europe/Berlin" if number % 2 else None,
            attendees=["Ann", "Bo"][: number % 3],
            reminders=[Reminder.before_start(timedelta(minutes=10))] if number % 4 == 0 else (),
        )
    # Paris is an hour before UTC in winter.
    local = datetime(2026, 1, 15, 11)
    series = store.add_event(
        "Weekly", noon, allow_conflicts=True, repeat_rule="FREQ=WEEKLY", duration=timedelta(hours=1)
    )
    store.update_event(
        series, occurrence=local + timedelta(weeks=1), scope=1, title="Moved", allow_conflicts=True
    )
    store.delete_occurrence(series, local + timedelta(weeks=2))
    store.add_event("Deadline", date(2026, 1, 20), kind=EventKind.DEADLINE, allow_conflicts=True)


def fill_invoices(store: Store) -> None:
    store.set_profile(
        name="Atelier Dupont", legal_form="EI", street="1 rue de la Paix", postal_code="75002",
        city="Paris", country="FR", siren="732829320", vat_number="FR44732829320",
        email="contact@atelier-dupont.example", iban="FR7630006000011234567890189",
    )  # fmt: skip
    client = store.add_client(
        "Exemples SAS", street="2 place Bellecour", postal_code="69002", city="Lyon", country="FR",
        siren="404833048", email="compta@exemples.example",
    )  # fmt: skip
    for number in range(6):
        draft = store.add_invoice(client)
        for line in range(1 + number % 3):
            store.add_invoice_line(
                draft, f"Conseil {line}", quantity="2.5", unit="hour", unit_price=80, vat_rate=20
            )
        if number % 2:
            store.add_adjustment(draft, rate=2, reason="Fidélité", vat_rate=20)
        if number < 4:
            store.issue_invoice(draft)
        if number < 2:
            store.add_payment(draft, 100)
        if number == 2:
            store.issue_invoice(store.credit_invoice(draft))


def fill_focus(store: Store, clock: Clock) -> None:
    for number in range(4):
        store.start_focus(number + 1, minutes=25)
        clock.now += timedelta(minutes=10)
        store.pause_focus()
        clock.now += timedelta(minutes=5)
        store.resume_focus()
        clock.now += timedelta(minutes=5)
        store.finish_focus() if number < 3 else store.pause_focus()
