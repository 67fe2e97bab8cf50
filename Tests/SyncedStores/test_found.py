"""What histories by chance found, each in its shortest form."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from devices import NOON, Clock, Device, World
from taskcore import FocusState, Reminder, Status

HOUR = timedelta(hours=1)


def test_a_session_ends_where_a_later_one_began_that_is_over(
    world: World, pair: tuple[Device, Device]
) -> None:
    """Whoever hears of both, and in whatever order."""
    laptop, phone = pair
    phone.clock = Clock()
    phone.reopen()
    tablet = world.device("tablet", Clock())
    world.settle()
    laptop.store.start_focus(None, minutes=25)
    phone.clock.advance(timedelta(minutes=5))
    phone.store.start_focus(None, minutes=25)
    phone.clock.advance(timedelta(minutes=5))
    phone.store.finish_focus()
    phone.sync()
    tablet.sync()
    world.check()
    for device in world.devices:
        assert (
            sorted(each.elapsed for each in device.store.focus_history())
            == [timedelta(minutes=5)] * 2
        )


@pytest.mark.parametrize("last", ["resume", "finish"])
def test_a_session_that_goes_on_here_and_ends_there(
    world: World, pair: tuple[Device, Device], last: str
) -> None:
    """What was done last counts, and the times of the other go with it."""
    laptop, phone = pair
    laptop.store.start_focus(None, minutes=25)
    laptop.store.pause_focus()
    world.settle()
    getattr(laptop.store, "resume_focus" if last == "finish" else "finish_focus")()
    phone.clock.advance(timedelta(minutes=5))
    getattr(phone.store, f"{last}_focus")()
    world.check()
    for device in world.devices:
        going = device.store.focus()
        assert (going is not None and going.finished is None) == (last == "resume")
        if last == "finish":
            (session,) = device.store.focus_history()
            assert session.state == FocusState.FINISHED and session.finished is not None


def test_a_time_entry_of_which_two_change_an_end_each(
    world: World, pair: tuple[Device, Device]
) -> None:
    laptop, phone = pair
    laptop.store.add_time_entry(laptop.store.add("Work"), start=NOON - 3 * HOUR, end=NOON)
    world.settle()
    (entry,) = laptop.store.time_entries()
    laptop.store.update_time_entry(entry.id, start=NOON - HOUR)
    (entry,) = phone.store.time_entries()
    phone.store.update_time_entry(entry.id, end=NOON - 2 * HOUR)
    world.check()


def test_undo_of_a_completed_occurrence(world: World, pair: tuple[Device, Device]) -> None:
    laptop, phone = pair
    laptop.store.add("Water", due=date(2026, 1, 15), repeat_rule="FREQ=DAILY")
    world.settle()
    laptop.store.complete(laptop.task("Water").id)
    world.settle()
    assert phone.task("Water").due == date(2026, 1, 16)
    phone.store.complete(phone.task("Water").id)
    world.settle()
    assert laptop.task("Water").due == date(2026, 1, 17)
    laptop.store.undo()
    world.check()
    # The one that was not done after all comes next.
    assert phone.task("Water").due == date(2026, 1, 15)


def test_alerts_that_were_heard_are_not_said_again(
    world: World, pair: tuple[Device, Device]
) -> None:
    laptop, phone = pair
    laptop.store.add("Meet", due=NOON + HOUR, reminders=[Reminder.before_due()])
    world.settle()
    laptop.clock.advance(2 * HOUR)
    (said,) = laptop.store.poll_alerts(laptop.clock())
    laptop.store.acknowledge(said.id)
    world.settle()
    phone.store.poll_alerts(phone.clock())
    world.settle()
    assert not phone.store.alerts(), "it was answered on the laptop"
    world.check()


def test_a_task_that_one_cancelled_and_another_completed_is_opened_again(
    world: World, pair: tuple[Device, Device]
) -> None:
    """An undo leaves alone that it was cancelled; who opens it says that it is neither."""
    laptop, phone = pair
    phone.store.complete(phone.task("Pay rent").id)
    laptop.clock.advance(HOUR)
    laptop.store.cancel(laptop.task("Pay rent").id)
    world.settle()
    phone.store.undo()
    world.check()
    assert "Pay rent" not in phone.titles()
    phone.store.reopen(next(each.id for each in phone.store.tasks(status=Status.CANCELLED)))
    world.check()
    assert "Pay rent" in laptop.titles()


def test_a_new_device_has_no_conflict_with_what_it_never_changed(
    world: World, pair: tuple[Device, Device]
) -> None:
    """Each store begins with an Inbox and a calendar."""
    laptop, _ = pair
    (calendar,) = laptop.store.calendars()
    laptop.store.update_calendar(calendar.id, name="Appointments")
    laptop.clock.advance(HOUR)
    laptop.sync()
    tablet = world.device("tablet", laptop.clock)
    world.check()
    assert [each.name for each in tablet.store.calendars()] == ["Appointments"]
    assert not tablet.store.sync_conflicts()


def test_a_series_that_is_of_whole_days_on_one_device_and_of_hours_on_another(
    world: World, pair: tuple[Device, Device]
) -> None:
    """Its start is of the one, and its rule, with where that begins, of the other."""
    for first, second in (pair, pair[::-1]):
        event = first.store.add_event("Fair", NOON, duration=HOUR)
        uid = first.store.get_event(event).uid
        world.settle()
        first.store.update_event(
            event, start=date(2026, 1, 20), duration=timedelta(days=1), allow_conflicts=True
        )
        second.store.update_event(
            second.store.find_event(uid), repeat_rule="FREQ=DAILY;COUNT=5", allow_conflicts=True
        )
        world.check()
        first.store.delete_events(event)
