"""Made store.db and store.json beside it, with the library as it was before its records were completed.

make_store.py FOLDER
"""

import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from taskcore import EventKind, Priority, Reminder, RepeatMode, Slot, Store

folder = Path(sys.argv[1])
now = [datetime(2026, 1, 5, 8, tzinfo=UTC)]


def at(month: int, day: int, hour: int = 8, minute: int = 0) -> None:
    """The clock goes on to there."""
    now[0] = datetime(2026, month, day, hour, minute, tzinfo=UTC)


with Store(
    folder / "store.db", time_zone="Europe/Paris", locale="C", clock=lambda: now[0]
) as store:
    store.add_project("Home", description="All about the flat", colour=3)
    store.add_project("Work")
    store.add_project("Old")
    store.update_project(store.find_project("Old"), archived=True)
    rent = store.add(
        "Pay rent",
        project="Home",
        tags=["bank"],
        due=date(2026, 1, 31),
        priority=Priority.P0,
        reminders=[Reminder.before_due(timedelta(days=1))],
        notes="By transfer.\nNot late.",
    )
    call = store.add(
        "Call Ann",
        favourite=True,
        slot=Slot.EVENING,
        due=datetime(2026, 1, 14, 18, 30),
        reminders=[Reminder.before_due(timedelta(hours=2))],
        url="https://ann.example",
    )
    trip = store.add("Trip to Rome", project="Work", start=date(2026, 2, 1), due=date(2026, 3, 1))
    tickets = store.add("Buy tickets", parent_id=trip, estimated_duration=timedelta(minutes=20))
    store.add("Pack", parent_id=trip, depends_on=[tickets], tags=["italy", "bags"])
    water = store.add(
        "Water the plants", repeat_rule="FREQ=WEEKLY", due=date(2026, 1, 9), project="Home"
    )
    gym = store.add(
        "Gym",
        repeat_rule="FREQ=DAILY;INTERVAL=2",
        repeat_mode=RepeatMode.AFTER_COMPLETION,
        due=datetime(2026, 1, 6, 7),
        zone="America/New_York",
    )
    store.add(
        "Standing meeting notes",
        repeat_rule="FREQ=MONTHLY;BYDAY=-1FR",
        due=date(2026, 1, 30),
        excluded_dates=[date(2026, 2, 27)],
        added_dates=[date(2026, 2, 26)],
    )
    report = store.add("Report", priority=Priority.P1, due=date(2026, 1, 8), project="Work")
    gone = store.add("Thrown away", tags=["bags"])
    purged = store.add("Purged")
    for name in ("One", "Two", "Three"):
        store.add(f"{name} of the inbox", priority=Priority.NONE)
    store.add_filter("Bank", "@bank")
    at(1, 6, 9)
    store.complete(gym)
    store.complete(store.add("Done at once", priority=Priority.P3, tags=["bank"]))
    at(1, 8, 20)
    store.complete(report)
    store.start_focus(rent, minutes=25)
    at(1, 8, 20, 15)
    store.finish_focus()
    at(1, 9)
    store.complete(water)
    store.skip_occurrence(water)
    at(1, 10)
    moved = store.add("Was late", due=date(2026, 1, 7))
    store.update(moved, due=date(2026, 1, 20))
    again = store.add("Done and reopened")
    store.complete(again)
    store.reopen(again)
    store.delete([gone, purged])
    store.purge(purged)
    store.update_occurrence(water, title="Water the plants of Bob", due=date(2026, 1, 24))
    store.add_event(
        "Review",
        datetime(2026, 1, 16, 10),
        duration=timedelta(minutes=90),
        location="Room 4",
        attendees=["Ada <ada@example.org>"],
        repeat_rule="FREQ=WEEKLY;COUNT=5",
        reminders=[Reminder.before_start(timedelta(minutes=15))],
    )
    store.add_event("Holiday in the office", date(2026, 2, 3), duration=timedelta(days=2))
    store.add_event("Tax return", datetime(2026, 1, 20, 23), kind=EventKind.DEADLINE)
    store.add_holiday(date(2026, 2, 1), date(2026, 2, 5))
    store.set_pulse_settings(daily_goal=5)
    store.set_profile(
        name="Atelier Dupont",
        legal_form="EI",
        street="1 rue de la Paix",
        postal_code="75002",
        city="Paris",
        country="FR",
        siren="732829320",
        vat_number="FR44732829320",
        email="contact@atelier-dupont.example",
        iban="FR7630006000011234567890189",
    )
    client = store.add_client(
        "Exemples SAS",
        street="2 place Bellecour",
        postal_code="69002",
        city="Lyon",
        country="FR",
        siren="404833048",
        email="compta@exemples.example",
    )
    for name, price in (("Conseil", 80), ("Formation", 120)):
        draft = store.add_invoice(client)
        store.add_invoice_line(
            draft, name, quantity="2.5", unit="hour", unit_price=price, vat_rate=20
        )
    store.issue_invoice(1, date(2026, 1, 10))
    at(1, 14, 17)
    store.add_payment(1, 100, date(2026, 1, 12))
    store.poll_alerts()
    store.update(again, title="Never seen")
    store.undo()
    store.add("The last one")
    store.export_file(folder / "store.json")
    store.export_file(folder / "store.ics")
    store.export_file(folder / "store.taskwarrior.json", "taskwarrior")
