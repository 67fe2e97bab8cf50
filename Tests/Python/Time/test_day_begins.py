"""Days begin when that is set: what goes by them, and what goes by the calendar."""

from __future__ import annotations

import io
import sqlite3
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from conftest import FixedClock, titles
from taskcore import ChartKind, ConflictError, InvalidError, Reminder, Store

DAY = timedelta(days=1)
# The clock begins on Thursday the 15th, and a time that is set then counts from the 16th on.
SIXTEENTH = date(2026, 1, 16)
SEVENTEENTH = date(2026, 1, 17)


def paris(day: date, hour: int, minute: int = 0) -> datetime:
    """An instant in winter."""
    return datetime.combine(day, time(hour, minute), timezone(timedelta(hours=1)))


def invoice_draft(store: Store) -> int:
    """What may be issued."""
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
        country="FR",
        siren="404833048",
        email="a@exemples.example",
        street="2 place Bellecour",
        postal_code="69002",
        city="Lyon",
    )
    draft = store.add_invoice(client)
    store.add_invoice_line(draft, "Conseil", quantity="2", unit="hour", unit_price=80, vat_rate=20)
    return draft


@pytest.fixture
def night(store: Store, clock: FixedClock) -> Iterator[Store]:
    """A store in which days begin at 04:00, at 01:00 of the night after the 16th."""
    assert store.set_day_begins(time(4)) == SIXTEENTH
    clock.now = paris(SIXTEENTH, 12)
    yield store


def test_a_task_of_half_past_midnight_counts_for_yesterday_in_all_places(
    night: Store, clock: FixedClock
) -> None:
    store = night
    half_past = paris(SEVENTEENTH, 0, 30)
    late = store.add("Late", due=half_past)
    dated = store.add("Dated", due=SIXTEENTH)
    store.add("Next", due=SEVENTEENTH, reminders=[Reminder.before_due(timedelta())])
    store.add("Hidden", start=SEVENTEENTH)
    store.add_event("Feast", half_past, duration=timedelta(hours=1))

    # Views, slots and the home screen, in the afternoon before.
    assert titles(store.today()) == "Late Dated"
    assert titles(store.morning()) == titles(store.morning(SIXTEENTH)) == "Dated"
    assert titles(store.evening()) == titles(store.evening(SIXTEENTH)) == "Late"
    assert titles(store.upcoming()) == "Next"
    assert titles(store.tasks("slot:morning,evening")) == "Late Dated"
    assert [row.due_label for row in store.rows("view:today")] == ["Today 00:30", "Today"]
    # The agenda and the month: tasks by their days, events by the calendar.
    entries = [(entry.day, entry.title) for entry in store.agenda(SIXTEENTH, SEVENTEENTH)]
    assert entries == [
        *((SIXTEENTH, "Dated"), (SIXTEENTH, "Late")),
        *((SEVENTEENTH, "Next"), (SEVENTEENTH, "Feast")),
    ]
    grid = {day.day: day for day in store.month(2026, 1)}
    assert (grid[SIXTEENTH].task_count, grid[SEVENTEENTH].task_count) == (2, 1)
    assert (grid[SIXTEENTH].event_count, grid[SEVENTEENTH].event_count) == (0, 1)

    # At 01:00 it is still the 16th.
    clock.now = paris(SEVENTEENTH, 1)
    assert store.today_date() == store.home().date == SIXTEENTH
    assert [day.day for day in store.month(2026, 1) if day.is_today] == [SIXTEENTH]
    assert {entry.day for entry in store.agenda(completed=True)} == {SIXTEENTH}
    assert titles(store.overdue()) == titles(store.tasks("overdue:yes")) == "Late"
    assert not store.get(dated).is_overdue
    assert titles(store.tasks("due:today")) == "Late Dated"
    assert titles(store.tasks("due:tomorrow")) == "Next"
    assert titles(store.tasks("hidden:yes")) == "Hidden"
    sections = {
        section.title: [row.title for row in section.rows] for section in store.home().sections
    }
    assert sections == {"Overdue": ["Late"], "Morning": ["Dated"], "Upcoming": ["Next"]}
    assert store.day_countdown().remaining == timedelta(hours=3)
    # Quick add: today is the 16th, what is typed as a date is that date, and a time is the next one.
    assert store.get(store.quick_add("Milk today")).due == SIXTEENTH
    assert store.get(store.quick_add("Bread tomorrow")).due == SEVENTEENTH
    assert store.get(store.quick_add("Eggs 2026-01-17")).due == SEVENTEENTH
    assert store.get(store.quick_add("Tea 17:00")).due == paris(SEVENTEENTH, 17)
    # Alerts of all-day tasks wait for their day.
    assert store.next_wakeup() == paris(SEVENTEENTH, 4)
    assert not store.poll_alerts()

    # What is done at 01:00 was done on the 16th: completed, score, streak, pulse, charts, report.
    store.complete(late)
    assert titles(store.completed(SIXTEENTH, SIXTEENTH)) == "Late"
    assert titles(store.completed(SEVENTEENTH)) == ""
    assert len(store.completions(since=SIXTEENTH, before=SEVENTEENTH)) == 1
    assert len(store.completions(since=SEVENTEENTH)) == 0
    assert titles(store.tasks("status:done completed:today")) == "Late"
    groups = store.tasks("status:done group:completed").groups
    assert [group.label for group in groups] == ["2026-01-16"]
    assert store.score().completed_count == store.score(SIXTEENTH, SIXTEENTH).completed_count == 1
    assert store.home().completed_today_count == 1
    pulse = store.pulse(SIXTEENTH - DAY, SEVENTEENTH)
    assert [day.completed_count for day in pulse.days] == [0, 1, 0]
    assert pulse.daily_streak.current_count == 1
    assert pulse.hours[1].completed_count == 1
    chart = store.chart(ChartKind.SCORE, first=SIXTEENTH, last=SEVENTEENTH)
    assert [point.value for point in chart.series[0].points] == [3, 0]
    assert "Friday 16 January" in store.report_html()
    store.undo()

    # By the calendar: events, exports, invoices.
    assert [(each.day, each.title) for each in store.agenda(SEVENTEENTH, contents=2)] == [
        (SEVENTEENTH, "Feast")
    ]
    store.complete(late)
    exported = io.StringIO()
    store.export_file(exported, "todo.txt")
    assert "x 2026-01-17 2026-01-16 Late" in exported.getvalue()
    store.issue_invoice(draft := invoice_draft(store))
    assert store.invoice(draft).invoice.issue_date == SEVENTEENTH
    assert store.events()[0].start == half_past

    # At 04:00 the 17th begins.
    clock.now = paris(SEVENTEENTH, 4)
    assert store.today_date() == SEVENTEENTH
    assert store.score().completed_count == 0
    assert titles(store.overdue()) == "Dated Milk"
    assert titles(store.tasks("hidden:yes")) == ""
    (alert,) = store.poll_alerts()
    assert (alert.title, alert.at, alert.label) == ("Next", paris(SEVENTEENTH, 4), "Today")


def test_a_streak_goes_on_through_the_night(store: Store, clock: FixedClock) -> None:
    store.set_day_begins(time(4))
    for day in range(3):
        clock.now = paris(SEVENTEENTH + day * DAY, 1, 30)
        store.complete(store.add("Run"))
    assert store.pulse().daily_streak.current_count == 3
    # Once more on the same day.
    clock.now = paris(SEVENTEENTH + 2 * DAY, 5)
    assert store.pulse().daily_streak.current_count == 3
    assert store.day_at(clock.now) == SEVENTEENTH + 2 * DAY


def test_each_day_keeps_the_time_that_it_began_at(store: Store, clock: FixedClock) -> None:
    clock.now = paris(SEVENTEENTH, 1)
    store.complete(store.add("Run"))
    assert store.set_day_begins(time(4)) == SEVENTEENTH + DAY
    assert store.score(SEVENTEENTH, SEVENTEENTH).completed_count == 1
    # The 17th lasts until 04:00 of the 18th.
    clock.now = paris(SEVENTEENTH + DAY, 3, 59)
    assert store.today_date() == SEVENTEENTH
    store.complete(store.add("Swim"))
    assert store.score().completed_count == 2
    clock.now = paris(SEVENTEENTH + 2 * DAY, 1)
    assert store.today_date() == SEVENTEENTH + DAY
    # Midnight of the day after has passed: that one begins at 04:00, as was said before.
    assert store.set_day_begins(time(0)) == SEVENTEENTH + 3 * DAY
    assert store.today_date() == SEVENTEENTH + DAY
    assert store.day_begins(SEVENTEENTH) == time(0)
    assert store.day_begins(SEVENTEENTH + 2 * DAY) == time(4)
    assert store.day_begins(SEVENTEENTH + 3 * DAY) == store.day_begins() == time(0)
    assert store.score(SEVENTEENTH, SEVENTEENTH).completed_count == 2
    assert store.day_beginning(SEVENTEENTH + 2 * DAY) == paris(SEVENTEENTH + 2 * DAY, 4)
    assert store.day_beginning(SEVENTEENTH + 3 * DAY) == paris(SEVENTEENTH + 3 * DAY, 0)
    store.undo()
    assert store.day_begins() == time(4)
    # Setting what is so already is no step, and what was said for a day that is to come goes.
    steps = store.log_report().step_count
    assert store.set_day_begins(time(4)) == SEVENTEENTH + 2 * DAY
    assert store.log_report().step_count == steps
    store.set_day_begins(time(6))
    store.set_day_begins(time(4))
    assert store.day_begins(SEVENTEENTH + 9 * DAY) == time(4)


def test_a_series_counts_from_the_day_that_it_was_done_on(night: Store, clock: FixedClock) -> None:
    run = night.add("Run", due=SIXTEENTH, repeat_rule="FREQ=DAILY", repeat_mode=1)
    clock.now = paris(SEVENTEENTH, 1)
    night.complete(run)
    assert night.get(run).due == SEVENTEENTH


def test_two_programs_and_files_know_the_time(
    path: Path, tmp_path: Path, clock: FixedClock
) -> None:
    with (
        Store(path, clock=clock, time_zone="Europe/Paris") as one,
        Store(path, clock=clock, time_zone="Europe/Paris") as other,
        Store(":memory:", clock=clock, time_zone="Europe/Paris") as copy,
    ):
        other.add("Dated", due=SIXTEENTH)
        one.set_day_begins(time(4))
        clock.now = paris(SEVENTEENTH, 1)
        assert titles(other.today()) == "Dated" and titles(other.overdue()) == ""
        assert not any(vars(other.check()).values())
        one.export_file(tmp_path / "all.json")
        copy.import_file(tmp_path / "all.json")
        assert copy.today_date() == SIXTEENTH
    # Nonsense of another program is midnight.
    with sqlite3.connect(path) as file:
        file.execute("UPDATE setting SET value = '20260116=99999' WHERE uid = 'day.begins'")
    with Store(path, clock=clock, time_zone="Europe/Paris") as one:
        assert one.today_date() == SEVENTEENTH and one.day_begins() == time(0)


@pytest.mark.parametrize(
    "wrong", [time(12, 1), time(23), time(4, 0, 1), time(4, tzinfo=timezone.utc)]
)
def test_no_day_begins_in_the_afternoon(store: Store, wrong: Any) -> None:
    with pytest.raises(InvalidError) as refusal:
        store.set_day_begins(wrong)
    assert refusal.value.field == "minute"
    assert store.day_begins() == time(0)


def test_there_is_no_day_after_the_last(store: Store, clock: FixedClock) -> None:
    clock.now = datetime(9999, 12, 31, 12, tzinfo=timezone.utc)
    with pytest.raises(ConflictError):
        store.set_day_begins(time(4))
