"""Events, what they overlap and the time that they leave."""

from __future__ import annotations

import pickle
import threading
from datetime import date, datetime, time, timedelta, timezone
from pathlib import Path

import pytest

from conftest import FixedClock, run_python
from taskcore import (
    Action,
    ChangeKind,
    Commit,
    ConflictError,
    Entity,
    Event,
    EventInput,
    EventKind,
    InvalidError,
    NotFoundError,
    OverlapError,
    Participation,
    Reminder,
    Scope,
    Store,
)
from times import DAY, HOUR, NOON


def at(hour: int, minute: int = 0, day: int = 15) -> datetime:
    return datetime(2026, 1, day, hour, minute, tzinfo=timezone.utc)


@pytest.fixture
def standup(store: Store) -> int:
    """Each day at nine in Paris, for a quarter of an hour."""
    start = datetime(2026, 1, 15, 9)
    return store.add_event(
        "Stand-up", start, duration=timedelta(minutes=15), repeat_rule="FREQ=DAILY"
    )


# ------------------------------------------------------------------------- adding and reading


def test_an_event_needs_a_title_and_a_start_and_lasts_an_hour(store: Store) -> None:
    event = store.get_event(store.add_event("Lunch", at(12)))
    assert (event.title, event.start, event.begins) == ("Lunch", at(12), at(12))
    assert (event.duration, event.ends) == (HOUR, at(13))
    assert event.kind is EventKind.MEETING and event.zone == "Europe/Paris"
    assert event.notes == event.location == event.url == event.repeat_rule == ""
    assert (event.attendees, event.reminders) == ((), ())
    assert (event.excluded_dates, event.added_dates) == ((), ())
    assert (event.task_id, event.series_id, event.occurrence, event.done) == (None,) * 4
    assert not event.transparent and event.created == event.modified == NOON
    assert pickle.loads(pickle.dumps(event)) == event


def test_everything_comes_back(store: Store) -> None:
    task = store.add("Write the report")
    event_id = store.add_event(
        "Report",
        datetime(2026, 1, 16, 9),
        kind=EventKind.DEADLINE,
        duration=timedelta(minutes=90),
        zone="Asia/Tokyo",
        notes="two\nlines",
        location="Room 4",
        attendees=["Ada <ada@example.org>", "Bob"],
        url="https://example.org/report",
        task_id=task,
        transparent=True,
        done=True,
        reminders=[Reminder.before_start(HOUR), Reminder.before_due()],
        repeat_rule="FREQ=DAILY;COUNT=3",
        excluded_dates=[datetime(2026, 1, 17, 17)],
        added_dates=[datetime(2026, 1, 20, 17)],
        participation=Participation.TENTATIVE,
    )
    event = store.get_event(event_id)
    assert store.find_event(event.uid) == event_id
    assert event == Event(
        id=event_id,
        uid=event.uid,
        title="Report",
        kind=EventKind.DEADLINE,
        start=at(8, day=16),
        duration=timedelta(minutes=90),
        begins=at(8, day=16),
        ends=at(9, 30, day=16),
        zone="Asia/Tokyo",
        notes="two\nlines",
        location="Room 4",
        attendees=("Ada <ada@example.org>", "Bob"),
        url="https://example.org/report",
        task_id=task,
        transparent=True,
        done=NOON,
        reminders=event.reminders,
        repeat_rule="FREQ=DAILY;COUNT=3",
        excluded_dates=(datetime(2026, 1, 17, 17),),
        added_dates=(datetime(2026, 1, 20, 17),),
        series_id=None,
        occurrence=None,
        created=NOON,
        modified=NOON,
        calendar_id=1,
        project_id=None,
        project="",
        tags=(),
        floating=False,
        participation=Participation.TENTATIVE,
        links=(),
        field_values=(),
    )
    assert set(event.reminders) == {Reminder.before_start(HOUR), Reminder.before_due()}


def test_an_answer_is_changed_and_undone(store: Store) -> None:
    event_id = store.add_event("Review", at(14))
    assert store.get_event(event_id).participation is Participation.NONE
    for answer in Participation:
        store.update_event(event_id, participation=answer)
        assert store.get_event(event_id).participation is answer
    store.undo()
    assert store.get_event(event_id).participation is Participation.TENTATIVE
    store.update_event(event_id, participation=Participation.NONE)
    assert store.get_event(event_id).participation is Participation.NONE
    with pytest.raises(InvalidError, match=r"The answer 6 .* has no meaning"):
        store.update_event(event_id, participation=6)


def test_a_date_lasts_whole_days_of_the_store_s_zone(store: Store) -> None:
    event = store.get_event(store.add_event("Fair", date(2026, 3, 28), duration=2 * DAY))
    assert event.start == date(2026, 3, 28) and type(event.start) is date
    assert event.begins == datetime(2026, 3, 27, 23, tzinfo=timezone.utc)
    # The clocks change in that night: the two days have 47 hours.
    assert event.ends == datetime(2026, 3, 29, 22, tzinfo=timezone.utc)
    assert event.duration == 2 * DAY and event.zone == ""


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"title": ""}, "title"),
        ({"duration": timedelta()}, "duration_s"),
        ({"duration": -HOUR}, "duration_s"),
        ({"duration": timedelta(days=367)}, "duration_s"),
        ({"duration": timedelta(milliseconds=1)}, "duration_s"),
        ({"duration": timedelta.max}, "duration_s"),
        ({"start": date(2026, 1, 16)}, "duration_s"),
        ({"kind": 7}, "kind"),
        ({"zone": "Mars/Olympus"}, "zone"),
        ({"url": "nowhere"}, "url"),
        ({"repeat_rule": "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"}, "repeat_rule"),
        ({"repeat_rule": "FREQ=SECONDLY"}, "repeat_rule"),
        ({"location": "a\x07b"}, "location"),
    ],
)
def test_bad_input_is_refused(store: Store, change: dict[str, object], field: str) -> None:
    given: dict[str, object] = {"title": "Lunch", "start": at(12), "duration": HOUR, **change}
    with pytest.raises(InvalidError) as caught:
        store.add_event(**given)  # type: ignore[arg-type]
    assert caught.value.field == field
    assert len(store.events()) == 0


def test_a_task_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(NotFoundError) as caught:
        store.add_event("Lunch", at(12), task_id=9)
    assert caught.value.field == "task_id"


def test_wrong_types_are_type_errors(store: Store) -> None:
    with pytest.raises(TypeError, match="start must be a date"):
        store.add_event("Lunch", "noon")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="attendees"):
        store.add_event("Lunch", at(12), attendees="Ada")
    with pytest.raises(TypeError, match="titel"):
        store.update_event(1, titel="Lunch")  # type: ignore[call-arg]


def test_several_are_added_or_none(store: Store) -> None:
    ids = store.add_events([EventInput("A", at(8)), {"title": "B", "start": at(9)}])
    assert [event.title for event in store.events(ids=ids)] == ["A", "B"]
    with pytest.raises(OverlapError) as caught:
        store.add_events([EventInput("C", at(14)), EventInput("D", at(14, 30))])
    assert caught.value.index == 1
    (conflict,) = caught.value.conflicts
    assert (conflict.event.title, conflict.other.title) == ("D", "C")
    assert conflict.event.event_id is conflict.other.event_id is None
    with pytest.raises(InvalidError) as invalid:
        store.add_events([EventInput("C", at(14)), EventInput("\0", at(16))])
    assert invalid.value.index == 1 and len(store.events()) == 2
    assert store.add_events([]) == []


# ------------------------------------------------------------------------------------ overlaps


def test_an_overlap_is_refused_with_what_it_hits(store: Store) -> None:
    review = store.add_event("Review", at(9), duration=2 * HOUR)
    with pytest.raises(OverlapError) as caught:
        store.add_event("Lunch", at(10, 59))
    (conflict,) = caught.value.conflicts
    assert (conflict.event.event_id, conflict.event.title) == (None, "Lunch")
    assert (conflict.event.start, conflict.event.end) == (at(10, 59), at(11, 59))
    assert (conflict.other.event_id, conflict.other.title) == (review, "Review")
    assert (conflict.other.start, conflict.other.end) == (at(9), at(11))
    assert conflict.event.occurrence is conflict.other.occurrence is None
    assert isinstance(caught.value, ConflictError) and caught.value.name == "TASKCORE_ECONFLICT"
    assert caught.value.field and str(caught.value) and len(store.events()) == 1


@pytest.mark.parametrize(
    ("start", "duration", "fits"),
    [
        (at(8), HOUR, True),
        (at(10), HOUR, True),
        (at(8), HOUR + timedelta(seconds=1), False),
        (at(9, 59), HOUR, False),
        (at(9, 15), timedelta(minutes=1), False),
        (at(8), 3 * HOUR, False),
    ],
)
def test_intervals_are_half_open(
    store: Store, start: datetime, duration: timedelta, fits: bool
) -> None:
    store.add_event("Review", at(9))
    try:
        store.add_event("Other", start, duration=duration)
        assert fits
    except OverlapError:
        assert not fits


def test_an_overlap_may_be_allowed(store: Store) -> None:
    store.add_event("Review", at(9))
    store.add_event("Lunch", at(9), allow_conflicts=True)
    store.add_events([EventInput("Tea", at(9))], allow_conflicts=True)
    assert len(store.conflicts(at(0), at(23))) == 3


def test_what_takes_no_time_overlaps_nothing(store: Store) -> None:
    store.add_event("Review", at(9))
    birthday = store.add_event("Birthday", date(2026, 1, 15), transparent=True)
    store.add_event("Tea", at(12))
    with pytest.raises(OverlapError):
        store.update_event(birthday, transparent=False)


def test_moving_into_an_overlap_is_refused(store: Store) -> None:
    store.add_event("Review", at(9))
    lunch = store.add_event("Lunch", at(12))
    with pytest.raises(OverlapError) as caught:
        store.update_event(lunch, start=at(9, 30))
    assert caught.value.conflicts[0].event.event_id == lunch
    assert store.get_event(lunch).start == at(12)
    assert store.update_event(lunch, start=at(9, 30), allow_conflicts=True) == lunch
    assert store.update_event(lunch, title="Early lunch", allow_conflicts=True) == lunch


def test_a_series_is_checked_occurrence_by_occurrence(store: Store, standup: int) -> None:
    with pytest.raises(OverlapError) as caught:
        store.add_event("Review", datetime(2026, 6, 1, 9, 10))
    (conflict,) = caught.value.conflicts
    assert conflict.other.event_id == standup
    assert conflict.other.occurrence == datetime(2026, 6, 1, 9)
    with pytest.raises(OverlapError):
        # On the first of May both are at nine.
        store.add_event("Pay day", datetime(2026, 2, 1, 9), repeat_rule="FREQ=MONTHLY;INTERVAL=3")
    store.add_event("Walk", datetime(2026, 1, 15, 9, 15), repeat_rule="FREQ=DAILY")


def test_a_series_that_overlaps_itself_is_refused(store: Store) -> None:
    with pytest.raises(OverlapError):
        store.add_event("Long", at(9), duration=25 * HOUR, repeat_rule="FREQ=DAILY")


def test_a_conflict_of_another_kind_has_no_list(store: Store, standup: int) -> None:
    with pytest.raises(NotFoundError):
        store.update_event(99, title="Lunch")
    with pytest.raises((ConflictError, NotFoundError, InvalidError)) as caught:
        store.update_event(
            standup, occurrence=datetime(2026, 1, 15, 10), scope=Scope.THIS, title="Late"
        )
    assert not isinstance(caught.value, OverlapError)


def test_one_of_several_threads_and_processes_takes_a_slot(path: Path) -> None:
    program = (
        "import sys\n"
        "from datetime import datetime, timezone\n"
        "from taskcore import OverlapError, Store\n"
        "with Store(sys.argv[1]) as store:\n"
        "    try:\n"
        "        start = datetime(2026, 1, 15, 9, tzinfo=timezone.utc)\n"
        "        print(store.add_event('Review', start))\n"
        "    except OverlapError:\n"
        "        print('taken')\n"
    )
    Store(path).close()
    said: list[str] = []
    racers = [
        threading.Thread(target=lambda: said.append(run_python(program, str(path)).strip()))
        for _ in range(4)
    ]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert sorted(said) == ["1", "taken", "taken", "taken"]


# -------------------------------------------------------------------------------------- series


def starts(store: Store, event_id: int, count: int = 3) -> list[object]:
    return [each.local for each in store.event_occurrences(event_id, limit=count)]


def test_occurrences_are_listed_by_range_and_limit(store: Store, standup: int) -> None:
    assert starts(store, standup) == [datetime(2026, 1, day, 9) for day in (15, 16, 17)]
    week = store.event_occurrences(standup, since=date(2026, 3, 28), before=date(2026, 3, 31))
    assert [each.start.hour for each in week] == [8, 7, 7]
    assert len(store.event_occurrences(store.add_event("Once", at(20)))) == 1
    with pytest.raises(NotFoundError):
        store.event_occurrences(99)


def test_one_occurrence_is_changed(store: Store, standup: int) -> None:
    second = datetime(2026, 1, 16, 9)
    moved = store.update_event(
        standup, occurrence=second, scope=Scope.THIS, start=at(13, day=16), title="Late stand-up"
    )
    event = store.get_event(moved)
    assert (event.series_id, event.occurrence, event.start) == (standup, second, at(13, day=16))
    assert [each.id for each in store.events(series_id=standup)] == [moved]
    assert second not in starts(store, standup)
    # The same one again changes the same event.
    again = store.update_event(standup, occurrence=second, scope=Scope.THIS, notes="At one")
    assert again == moved and store.get_event(moved).title == "Late stand-up"
    store.undo()
    assert store.undo().action is Action.UPDATE_EVENTS
    assert starts(store, standup)[1] == second


def test_this_and_later_occurrences_are_changed(store: Store, standup: int) -> None:
    third = datetime(2026, 1, 17, 9)
    later = store.update_event(
        standup, occurrence=third, scope=Scope.THIS_AND_LATER, start=datetime(2026, 1, 17, 10)
    )
    assert later != standup
    assert starts(store, standup) == [datetime(2026, 1, day, 9) for day in (15, 16)]
    assert starts(store, later, 2) == [datetime(2026, 1, day, 10) for day in (17, 18)]
    store.undo()
    assert starts(store, standup)[2] == third


def test_all_occurrences_are_moved(store: Store, standup: int) -> None:
    assert store.update_event(standup, start=datetime(2026, 1, 15, 10)) == standup
    assert starts(store, standup, 2) == [datetime(2026, 1, day, 10) for day in (15, 16)]


def test_occurrences_are_left_out(store: Store, standup: int) -> None:
    store.delete_occurrence(standup, datetime(2026, 1, 16, 9))
    assert starts(store, standup, 2) == [datetime(2026, 1, day, 9) for day in (15, 17)]
    store.delete_occurrence(standup, datetime(2026, 1, 18, 9), scope=Scope.THIS_AND_LATER)
    assert starts(store, standup) == [datetime(2026, 1, day, 9) for day in (15, 17)]
    assert store.undo().action is Action.END_SERIES
    assert store.undo().action is Action.SKIP_OCCURRENCE
    assert len(starts(store, standup, 9)) == 9
    with pytest.raises((NotFoundError, InvalidError)):
        store.delete_occurrence(standup, datetime(2026, 1, 16, 10))


def test_an_occurrence_is_a_naive_local_time(store: Store, standup: int) -> None:
    with pytest.raises(InvalidError) as caught:
        store.delete_occurrence(standup, at(8, day=16))
    assert caught.value.field == "occurrence"


# ------------------------------------------------------------------- queries, deleting, changes


def test_events_are_found(store: Store) -> None:
    task = store.add("Report")
    a = store.add_event("Réview", at(9), location="Room 4", attendees=["Ada"])
    b = store.add_event("Due", at(12), kind=EventKind.DEADLINE, task_id=task, done=True)
    c = store.add_event("Run", at(6, day=16), repeat_rule="FREQ=WEEKLY")

    def found(**conditions: object) -> list[int]:
        return [event.id for event in store.events(**conditions)]  # type: ignore[arg-type]

    assert found() == [a, b, c]
    assert found(text="review") == found(text="room") == found(text="ADA") == [a]
    assert found(kind=EventKind.DEADLINE) == found(task_id=task) == found(done=True) == [b]
    assert found(done=False) == [a, c]
    assert found(since=date(2026, 1, 16)) == found(since=date(2026, 6, 1)) == [c]
    assert found(before=at(9)) == [] and found(before=at(12)) == [a]
    assert found(since=at(10)) == [b, c]
    assert found(limit=1, offset=1) == [b] and found(limit=0) == found()
    assert found(ids=[c, a]) == [a, c] and found(ids=[]) == []
    with pytest.raises(NotFoundError):
        store.find_event("nothing")
    with pytest.raises(NotFoundError):
        store.get_event(99)


def test_deleting_is_undone(store: Store, standup: int) -> None:
    changed = store.update_event(
        standup, occurrence=datetime(2026, 1, 16, 9), scope=Scope.THIS, title="Other"
    )
    store.delete_events(standup)
    assert len(store.events()) == 0
    step = store.undo()
    assert step.action is Action.DELETE_EVENTS and step.event_count == 2
    assert {event.id for event in store.events()} == {standup, changed}
    with pytest.raises(NotFoundError):
        store.delete_events([standup, 99])
    assert len(store.events()) == 2


def test_none_and_empty_texts_take_away(store: Store) -> None:
    event_id = store.add_event(
        "Lunch",
        at(12),
        notes="n",
        location="l",
        url="https://a.example",
        task_id=store.add("T"),
        attendees=["Ada"],
        reminders=[Reminder.before_start()],
        repeat_rule="FREQ=WEEKLY",
        done=True,
    )
    store.update_event(
        event_id,
        notes="",
        location="",
        url="",
        task_id=None,
        attendees=[],
        reminders=[],
        repeat_rule="",
        done=False,
    )
    event = store.get_event(event_id)
    assert event.notes == event.location == event.url == event.repeat_rule == ""
    assert (event.attendees, event.reminders) == ((), ())
    assert (event.task_id, event.done) == (None, None)


def test_observers_are_told_of_events(store: Store) -> None:
    commits: list[Commit] = []
    with store.observe(commits.append):
        event_id = store.add_event("Lunch", at(12))
        store.update_event(event_id, title="Dinner")
        store.delete_events(event_id)
    assert [commit.action for commit in commits] == [
        Action.ADD_EVENTS,
        Action.UPDATE_EVENTS,
        Action.DELETE_EVENTS,
    ]
    assert [commit.changes[0].entity for commit in commits] == [Entity.EVENT] * 3
    assert commits[2].changes[0].kind is ChangeKind.REMOVED


def test_a_list_outlives_its_store(path: Path) -> None:
    with Store(path) as store:
        store.add_event("Lunch", at(12), attendees=["Ada"])
        events = store.events()
    assert events[0].attendees == ("Ada",)


# ----------------------------------------------------------------------------------- free time


def free(store: Store, **options: object) -> list[tuple[str, str]]:
    """The free times of a day of work, as clocks show them in Paris."""
    given: dict[str, object] = {
        "duration": HOUR,
        "since": date(2026, 1, 15),
        "before": date(2026, 1, 16),
        "hours": (time(9), time(17)),
        "limit": 10,
        **options,
    }
    slots = store.free_time(**given)  # type: ignore[arg-type]
    return [
        (f"{store.to_local(slot.start):%d %H:%M}", f"{store.to_local(slot.end):%d %H:%M}")
        for slot in slots
    ]


def test_free_time_is_what_no_event_takes(store: Store) -> None:
    assert free(store) == [("15 09:00", "15 17:00")]
    store.add_event("Review", datetime(2026, 1, 15, 9, 30))
    store.add_event("Lunch", datetime(2026, 1, 15, 11))
    store.add_event("Holiday", date(2026, 1, 15), transparent=True)
    assert free(store) == [("15 12:00", "15 17:00")]
    assert free(store, duration=timedelta(minutes=30)) == [
        ("15 09:00", "15 09:30"),
        ("15 10:30", "15 11:00"),
        ("15 12:00", "15 17:00"),
    ]
    assert free(store, duration=timedelta(minutes=30), limit=1) == [("15 09:00", "15 09:30")]
    assert free(store, duration=6 * HOUR) == []


def test_slots_begin_at_a_step(store: Store) -> None:
    store.add_event("Review", datetime(2026, 1, 15, 9), duration=timedelta(minutes=40))
    quarter = timedelta(minutes=15)
    assert free(store, step=quarter) == [("15 09:45", "15 17:00")]


def test_days_of_work_and_their_end_count(store: Store) -> None:
    weekend = {"since": date(2026, 1, 16), "before": date(2026, 1, 20)}  # from a Friday
    assert free(store, weekdays=range(1, 6), **weekend) == [
        ("16 09:00", "16 17:00"),
        ("19 09:00", "19 17:00"),
    ]
    assert free(store, hours=(time(22), time(0))) == [("15 22:00", "16 00:00")]
    assert free(store, hours=None) == [("15 00:00", "16 00:00")]
    assert free(store, zone="Asia/Tokyo") == [("15 01:00", "15 09:00")]


@pytest.mark.parametrize(
    "options",
    [
        {"duration": timedelta()},
        {"weekdays": [0]},
        {"weekdays": [8]},
        {"hours": (time(17), time(9))},
        {"hours": (time(9, tzinfo=timezone.utc), time(17))},
        {"step": timedelta(seconds=-1)},
        {"limit": -1},
        {"zone": "Mars/Olympus"},
        {"before": date(2026, 1, 14)},
        {"before": date(2126, 1, 14)},
    ],
)
def test_bad_options_of_free_time_are_refused(store: Store, options: dict[str, object]) -> None:
    with pytest.raises(InvalidError):
        free(store, **options)


def test_conflicts_are_listed_each_once(store: Store) -> None:
    a = store.add_event("A", at(9), repeat_rule="FREQ=DAILY")
    b = store.add_event("B", at(9, 30, day=16), allow_conflicts=True)
    (conflict,) = store.conflicts(date(2026, 1, 15), date(2026, 2, 1))
    assert {conflict.event.event_id, conflict.other.event_id} == {a, b}
    assert len(store.conflicts(date(2026, 1, 17), date(2026, 2, 1))) == 0
    with pytest.raises(InvalidError):
        store.conflicts(date(2026, 2, 1), date(2026, 1, 1))


def test_an_infinite_series_costs_what_is_read_of_it(
    store: Store, clock: FixedClock, standup: int
) -> None:
    far = datetime(9990, 1, 1)
    assert len(store.event_occurrences(standup, since=far, limit=2)) == 2
    assert len(store.conflicts(far, far + DAY)) == 0
