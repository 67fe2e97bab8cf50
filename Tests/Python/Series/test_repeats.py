"""Repeat rules, and tasks that repeat."""

from __future__ import annotations

import copy
import pickle
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import (
    Action,
    Commit,
    ConflictError,
    Entity,
    InvalidError,
    MisuseError,
    NotFoundError,
    ParseError,
    Priority,
    Reminder,
    Repeat,
    RepeatMode,
    Scope,
    Status,
    Store,
    TaskField,
    TaskInput,
    UnsupportedError,
    repeat_words,
)
from taskcore._generated.formats import Format
from times import NOON, TODAY


def days(store: Store, rule: str, start: date, **more: object) -> list[date]:
    occurrences = store.expand_repeat(rule, start, **more)  # type: ignore[arg-type]
    return [each.local for each in occurrences]


# ---------------------------------------------------------------------------- rules and words


@pytest.mark.parametrize(
    ("words", "rule", "mode"),
    [
        ("every day", "FREQ=DAILY", RepeatMode.FIXED),
        ("every 2 weeks on mon, thu", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", RepeatMode.FIXED),
        ("every last friday", "FREQ=MONTHLY;BYDAY=-1FR", RepeatMode.FIXED),
        ("every month end", "FREQ=MONTHLY;BYMONTHDAY=-1", RepeatMode.FIXED),
        ("ev other fri", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", RepeatMode.FIXED),
        ("every day ending may 20", "FREQ=DAILY;UNTIL=20260520", RepeatMode.FIXED),
        ("after 10 days", "FREQ=DAILY;INTERVAL=10", RepeatMode.AFTER_COMPLETION),
        ("FREQ=DAILY;COUNT=3", "FREQ=DAILY;COUNT=3", RepeatMode.FIXED),
    ],
)
def test_words_make_a_rule(store: Store, words: str, rule: str, mode: RepeatMode) -> None:
    assert store.parse_repeat(words) == Repeat(rule, mode)


@pytest.mark.parametrize("words", ["every day", "every last Friday of the month", "after 3 days"])
def test_a_rule_makes_the_words_that_make_it(store: Store, words: str) -> None:
    repeat = store.parse_repeat(words)
    assert repeat_words(repeat.rule, repeat.mode) == words


def test_words_are_in_the_language_of_a_store(store: Store) -> None:
    store.set_language("de")
    assert repeat_words("FREQ=WEEKLY;BYDAY=MO") == "every Monday"
    assert repeat_words("FREQ=WEEKLY;BYDAY=MO", store=store) == "jeden Montag"
    assert store.parse_repeat("jeden Montag").rule == "FREQ=WEEKLY;BYDAY=MO"
    with pytest.raises(TypeError, match="store must be a Store or None, not str"):
        repeat_words("FREQ=DAILY", store="de")  # type: ignore[arg-type]
    store.close()
    with pytest.raises(MisuseError):
        repeat_words("FREQ=DAILY", store=store)


@pytest.mark.parametrize(
    "words", ["every blue moon", "", "every day\0", "every 0 days", "every day starting may 1"]
)
def test_what_is_not_understood_is_refused(store: Store, words: str) -> None:
    with pytest.raises((ParseError, InvalidError)):
        store.parse_repeat(words)


def test_words_of_what_is_no_rule_are_refused() -> None:
    with pytest.raises(InvalidError):
        repeat_words("FREQ=SOMETIMES")
    with pytest.raises(InvalidError):
        repeat_words("FREQ=DAILY", 7)


# ---------------------------------------------------------------------------------- expanding


def test_a_rule_gives_dates_for_a_date(store: Store) -> None:
    assert days(store, "FREQ=WEEKLY;COUNT=3", TODAY) == [
        date(2026, 1, 15),
        date(2026, 1, 22),
        date(2026, 1, 29),
    ]


def test_a_local_time_stays_when_the_clocks_change(store: Store) -> None:
    occurrences = store.expand_repeat("FREQ=DAILY;COUNT=2", datetime(2026, 3, 28, 2, 30))
    assert [each.local for each in occurrences] == [
        datetime(2026, 3, 28, 2, 30),
        datetime(2026, 3, 29, 2, 30),  # the clocks skip it in Paris
    ]
    assert [each.start.hour for each in occurrences] == [1, 1]


def test_a_zone_may_be_named(store: Store) -> None:
    (only,) = store.expand_repeat("FREQ=DAILY;COUNT=1", datetime(2026, 1, 15, 9), zone="Asia/Tokyo")
    assert only.start == datetime(2026, 1, 15, tzinfo=timezone.utc)
    (whole,) = store.expand_repeat("FREQ=DAILY;COUNT=1", TODAY, zone="Asia/Tokyo")
    assert whole.start == datetime(2026, 1, 14, 15, tzinfo=timezone.utc)
    with pytest.raises(InvalidError) as caught:
        store.expand_repeat("FREQ=DAILY", TODAY, zone="Mars/Olympus")
    assert caught.value.field == "zone"


def test_exceptions_and_additions_count(store: Store) -> None:
    assert days(
        store,
        "FREQ=DAILY;COUNT=4",
        TODAY,
        excluded=[date(2026, 1, 16)],
        added=[date(2026, 2, 1)],
    ) == [date(2026, 1, 15), date(2026, 1, 17), date(2026, 1, 18), date(2026, 2, 1)]


@pytest.mark.parametrize(
    ("rule", "start", "more", "field"),
    [
        ("FREQ=SOMETIMES", TODAY, {}, "rule"),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", TODAY, {}, "rule"),
        ("FREQ=DAILY;UNTIL=20260114", TODAY, {}, "rule"),
        ("FREQ=HOURLY", TODAY, {}, "rule"),
        ("FREQ=DAILY;COUNT=1000001", TODAY, {}, "rule"),
        ("RSCALE=KLINGON;FREQ=DAILY", TODAY, {}, "rule"),
        ("FREQ=DAILY", TODAY, {"limit": -1}, "limit"),
        ("FREQ=DAILY", TODAY, {"limit": 100_001}, "limit"),
        ("FREQ=DAILY", TODAY, {"zone": "Nowhere"}, "zone"),
        ("FREQ=DAILY", TODAY, {"excluded": [datetime(2026, 1, 16, 9)]}, "excluded_dates"),
        ("FREQ=DAILY", TODAY, {"added": [datetime(2026, 1, 16, 9)]}, "added_dates"),
        (
            "FREQ=DAILY",
            TODAY,
            {"excluded": [TODAY + timedelta(days) for days in range(1001)]},
            "excluded_dates",
        ),
    ],
)
def test_what_cannot_be_expanded_names_the_argument(
    store: Store, rule: str, start: date, more: dict[str, object], field: str
) -> None:
    with pytest.raises((InvalidError, UnsupportedError)) as caught:
        days(store, rule, start, **more)
    assert caught.value.field == field


def test_at_most_so_many_are_given(store: Store) -> None:
    assert len(days(store, "FREQ=DAILY", TODAY)) == 1000
    assert days(store, "FREQ=DAILY", TODAY, limit=1) == [TODAY]
    assert len(days(store, "FREQ=DAILY", TODAY, limit=100_000)) == 100_000


def test_a_rule_that_gives_nothing_may_stand_beside_additions(store: Store) -> None:
    never, added = "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", date(2026, 2, 1)
    assert days(store, never, TODAY, added=[added]) == [added]
    with pytest.raises(InvalidError):
        days(store, never, TODAY, added=[added], excluded=[added])


def test_a_calendar_of_other_than_the_gregorian_needs_no_library(store: Store) -> None:
    assert len(days(store, "RSCALE=HEBREW;FREQ=MONTHLY", TODAY, limit=3)) == 3


def test_without_a_rule_the_additions_alone_count(store: Store) -> None:
    assert days(store, "", TODAY, added=[date(2026, 2, 1)], includes_start=True) == [
        TODAY,
        date(2026, 2, 1),
    ]


def test_a_page_begins_at_a_time_and_ends_at_a_limit(store: Store) -> None:
    far = days(store, "FREQ=DAILY", date(1, 1, 1), not_before=date(9999, 12, 30), limit=5)
    assert far == [date(9999, 12, 30), date(9999, 12, 31)]
    many = store.expand_repeat("FREQ=SECONDLY", datetime(2026, 1, 15), limit=100_000)
    assert len(many) == 100_000


def test_the_start_is_an_occurrence_when_asked_for(store: Store) -> None:
    rule = "FREQ=WEEKLY;BYDAY=MO;COUNT=2"
    assert days(store, rule, TODAY) == [date(2026, 1, 19), date(2026, 1, 26)]
    assert days(store, rule, TODAY, includes_start=True) == [TODAY, date(2026, 1, 19)]


def test_month_ends_do_not_drift(store: Store) -> None:
    rule = "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=3"
    assert days(store, rule, date(2026, 1, 31)) == [
        date(2026, 1, 31),
        date(2026, 2, 28),
        date(2026, 3, 31),
    ]


@pytest.mark.parametrize(
    "rule",
    [
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=DAILY;UNTIL=20250101",
        "FREQ=DAILY;COUNT=0",
        "FREQ=DAILY;INTERVAL=0",
        "DAILY",
    ],
)
def test_a_rule_that_gives_nothing_is_refused(store: Store, rule: str) -> None:
    with pytest.raises(InvalidError):
        store.expand_repeat(rule, TODAY)


@pytest.mark.parametrize(
    ("argument", "value"),
    [
        ("start", datetime(2026, 1, 15, tzinfo=timezone.utc)),
        ("start", datetime(2026, 1, 15, microsecond=1)),
        ("excluded_dates", [datetime(2026, 1, 15, tzinfo=timezone.utc)]),
        ("not_before", datetime(2026, 1, 15, tzinfo=timezone.utc)),
    ],
)
def test_local_times_are_naive_and_of_whole_seconds(
    store: Store, argument: str, value: object
) -> None:
    given = {"start": datetime(2026, 1, 15), argument.replace("_dates", ""): value}
    with pytest.raises(InvalidError) as caught:
        store.expand_repeat("FREQ=DAILY", **given)  # type: ignore[arg-type]
    assert caught.value.field == argument


def test_a_start_that_is_no_time_is_a_type_error(store: Store) -> None:
    with pytest.raises(TypeError, match="start must be a date"):
        store.expand_repeat("FREQ=DAILY", "20260115")  # type: ignore[arg-type]


def test_exceptions_are_of_the_kind_of_the_start(store: Store) -> None:
    with pytest.raises(InvalidError):
        store.expand_repeat("FREQ=DAILY", TODAY, excluded=[datetime(2026, 1, 16, 9)])


# ------------------------------------------------------------------------ tasks that repeat


@pytest.fixture
def run(store: Store) -> int:
    return store.add("Run", due=TODAY, repeat_rule="FREQ=DAILY")


def test_how_a_task_repeats_is_kept(store: Store) -> None:
    task = store.get(
        store.add(
            "Call",
            due=datetime(2026, 1, 15, 9, tzinfo=timezone.utc),
            repeat_rule="FREQ=WEEKLY",
            repeat_mode=RepeatMode.FIXED,
            zone="America/New_York",
            excluded_dates=[datetime(2026, 1, 22, 4)],
            added_dates=[datetime(2026, 1, 23, 4), datetime(2026, 1, 24, 4)],
        )
    )
    assert task.repeat_rule == "FREQ=WEEKLY" and task.repeat_mode is RepeatMode.FIXED
    assert task.zone == "America/New_York" and task.series_uid == ""
    assert task.occurrence == datetime(2026, 1, 15, 4)
    assert task.excluded_dates == (datetime(2026, 1, 22, 4),)
    assert task.added_dates == (datetime(2026, 1, 23, 4), datetime(2026, 1, 24, 4))
    assert pickle.loads(pickle.dumps(task)) == copy.copy(task) == task


def test_a_task_that_does_not_repeat_has_none_of_it(store: Store) -> None:
    task = store.get(store.add("Once"))
    assert task.occurrence is None and task.excluded_dates == task.added_dates == ()
    assert task.zone == task.series_uid == "" and task.repeat_mode is RepeatMode.FIXED


def test_completing_logs_the_occurrence_and_moves_on(store: Store, run: int) -> None:
    store.complete(run)
    task = store.get(run)
    assert task.due == task.occurrence == date(2026, 1, 16) and task.completed is None
    (completion,) = store.completions(run)
    assert completion.occurrence == TODAY and completion.completed == NOON
    assert (completion.task_id, completion.task_uid) == (run, task.uid)
    assert completion.priority is Priority.P2 and completion.project_id == 1
    assert store.undo().action is Action.COMPLETE_TASKS
    assert store.get(run).due == TODAY and len(store.completions()) == 0
    store.redo()
    assert store.completions()[0] == completion


def test_a_completion_leaves_the_rule_alone_that_counts_from_it(
    store: Store, clock: FixedClock, tmp_path: Path
) -> None:
    rule = "FREQ=DAILY;INTERVAL=2;COUNT=3"
    task = store.add("Water", due=TODAY, repeat_rule=rule, repeat_mode=RepeatMode.AFTER_COMPLETION)
    store.complete(task)
    read = store.get(task)
    assert (read.due, read.repeat_rule) == (TODAY + timedelta(days=2), rule)
    formats: tuple[Format, ...] = ("json", "icalendar", "taskwarrior", "csv")
    for format in formats:
        path = tmp_path / format
        store.export_file(path, format)
        assert store.import_file(path, format).unchanged == 1, format
        with Store(":memory:", clock=clock, time_zone="Europe/Paris") as other:
            other.import_file(path, format)
            copy = other.find(read.uid)
            other.complete(copy)
            assert other.get(copy).status is Status.OPEN, format
            other.complete(copy)
            assert other.get(copy).status is Status.COMPLETED, format
    lines = (tmp_path / "icalendar").read_text().splitlines()
    assert "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=2" in lines
    store.undo()
    assert store.get(task).due == TODAY


def test_a_task_that_does_not_repeat_is_logged_as_it_was(store: Store) -> None:
    due = datetime(2026, 1, 15, 18, tzinfo=timezone.utc)
    task = store.add("Rent", due=due, priority=Priority.P0, tags=["bank", "home"], project="Flat")
    store.complete(task)
    flat = store.find_project("Flat")
    store.rename_tag("bank", "money")
    store.update(task, due=None, priority=Priority.P3, tags=[], project="Inbox")
    (completion,) = store.completions(task)
    assert completion.occurrence is None
    assert (completion.due, completion.points) == (due, 7)
    assert (completion.priority, completion.project_id) == (Priority.P0, flat)
    assert completion.tags == ("home", "money")
    store.reopen(task)
    assert len(store.completions()) == 0
    store.complete(task)
    (again,) = store.completions()
    assert (again.due, again.points, again.tags) == (None, 2, ())


def test_the_identity_of_an_occurrence_is_the_same_on_all_devices(
    store: Store, clock: FixedClock, tmp_path: Path, run: int
) -> None:
    store.export_file(tmp_path / "tasks.json")
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as other:
        other.import_file(tmp_path / "tasks.json")
        store.complete(run)
        other.complete(other.find(store.get(run).uid))
        assert store.completions()[0].uid == other.completions()[0].uid


def test_completions_of_some_time_are_listed(store: Store, clock: FixedClock, run: int) -> None:
    other = store.add("Read", due=TODAY, repeat_rule="FREQ=DAILY")
    for _ in range(3):
        store.complete([run, other])
        clock.advance(timedelta(days=1))
    assert len(store.completions()) == 6
    days = [TODAY + timedelta(days=number) for number in range(3)]
    assert [each.occurrence for each in store.completions(run)] == days
    (second,) = store.completions(run, since=days[1], before=days[2])
    assert second.occurrence == days[1]
    with pytest.raises(InvalidError):
        store.completions(since=date(2026, 1, 17), before=date(2026, 1, 16))
    with pytest.raises(NotFoundError):
        store.completions(99)
    store.delete(run)
    store.purge(run)
    assert {each.task_id for each in store.completions()} == {None, other}


def test_missed_occurrences_may_be_skipped(store: Store) -> None:
    late = store.add("Water", due=date(2026, 1, 1), repeat_rule="FREQ=DAILY;INTERVAL=3")
    store.complete(late)
    assert store.get(late).due == date(2026, 1, 4)
    store.complete(late, skip_missed=True)
    assert store.get(late).due == date(2026, 1, 16)
    assert store.complete_where("water", skip_missed=True) == 1


def test_a_series_may_be_completed(store: Store, run: int) -> None:
    store.complete(run, series=True)
    task = store.get(run)
    assert task.completed == NOON and task.repeat_rule == ""


def test_the_next_one_may_count_from_completion(store: Store, clock: FixedClock) -> None:
    plants = store.add("Water", due=date(2026, 1, 1))
    mode = RepeatMode.AFTER_COMPLETION
    store.update(plants, repeat_rule="FREQ=DAILY;INTERVAL=3", repeat_mode=mode)
    clock.advance(timedelta(days=1))
    store.complete(plants)
    assert store.get(plants).due == date(2026, 1, 19)


def test_a_start_reminders_and_subtasks_go_along(store: Store) -> None:
    trip = store.add(
        "Trip",
        start=date(2026, 1, 13),
        due=TODAY,
        repeat_rule="FREQ=MONTHLY",
        reminders=[Reminder.at(datetime(2026, 1, 14, 9, tzinfo=timezone.utc))],
    )
    book = store.add("Book", parent_id=trip, due=date(2026, 1, 14))
    store.complete(trip)
    task, below = store.get([trip, book])
    assert (task.start, task.due) == (date(2026, 2, 13), date(2026, 2, 15))
    assert task.reminders[0].instant == datetime(2026, 2, 14, 9, tzinfo=timezone.utc)
    assert below.completed is None and below.due == date(2026, 2, 14)


def test_an_occurrence_is_skipped(store: Store, run: int) -> None:
    store.skip_occurrence([run])
    assert store.get(run).due == date(2026, 1, 16) and len(store.completions()) == 0
    assert store.undo().action is Action.SKIP_OCCURRENCE
    once = store.add("Once")
    with pytest.raises(ConflictError):
        store.skip_occurrence(once)


def test_a_series_is_ended(store: Store, run: int) -> None:
    store.end_series(run)
    task = store.get(run)
    assert (task.due, task.repeat_rule, task.occurrence) == (TODAY, "", None)
    assert store.undo().action is Action.END_SERIES
    assert store.get(run).repeat_rule == "FREQ=DAILY"


def test_one_occurrence_becomes_a_task_of_its_own(store: Store, run: int) -> None:
    commits: list[Commit] = []
    with store.observe(commits.append):
        alone = store.update_occurrence(run, title="Swim", due=date(2026, 1, 18))
    changed, series = store.get([alone, run])
    assert (changed.title, changed.due, changed.repeat_rule) == ("Swim", date(2026, 1, 18), "")
    assert (changed.series_uid, changed.occurrence) == (series.uid, TODAY)
    assert (series.title, series.due) == ("Run", date(2026, 1, 16))
    tasks = {change.id for change in commits[0].changes if change.entity is Entity.TASK}
    assert tasks == {run, alone}
    store.undo()
    with pytest.raises(NotFoundError):
        store.get(alone)
    assert store.get(run).due == TODAY


def test_a_series_that_is_set_back_comes_to_what_was_done_again(store: Store, run: int) -> None:
    for _ in range(3):
        store.complete(run)
    assert store.get(run).due == date(2026, 1, 18)
    store.update(run, due=date(2026, 1, 16))
    dues = []
    for _ in range(3):
        store.complete(run)
        dues.append(store.get(run).due)
    assert dues == [date(2026, 1, 17), date(2026, 1, 18), date(2026, 1, 19)]
    while store.get(run).due != TODAY:
        store.undo()
    store.complete(run)
    assert store.get(run).due == date(2026, 1, 16)


@pytest.mark.parametrize("scope", [Scope.THIS_AND_LATER, Scope.ALL])
def test_later_occurrences_change_in_place(store: Store, run: int, scope: Scope) -> None:
    assert store.update_occurrence(run, scope=scope, title="Swim") == run
    assert store.get(run).title == "Swim"


def test_an_unknown_scope_and_a_task_that_does_not_repeat_are_refused(
    store: Store, run: int
) -> None:
    with pytest.raises(InvalidError) as caught:
        store.update_occurrence(run, scope=9, title="Swim")
    assert caught.value.field == "scope"
    with pytest.raises(ConflictError):
        store.update_occurrence(store.add("Once"), title="Twice")
    with pytest.raises(TypeError, match="titel"):
        store.update_occurrence(run, titel="Swim")  # type: ignore[call-arg]


def test_bad_rules_leave_the_task_as_it_was(store: Store, run: int) -> None:
    before = store.get(run)
    for rule in ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;UNTIL=20200101", "DAILY"):
        with pytest.raises(InvalidError) as caught:
            store.update(run, repeat_rule=rule)
        assert caught.value.field == "repeat_rule"
    with pytest.raises(InvalidError) as caught:
        store.update(run, zone="Mars/Olympus")
    assert caught.value.field == "zone"
    assert store.get(run) == before


def test_an_observer_is_told_what_of_the_repeating_changed(store: Store, run: int) -> None:
    commits: list[Commit] = []
    with store.observe(commits.append):
        store.update(run, zone="Asia/Tokyo", excluded_dates=[date(2026, 1, 16)])
    (change,) = commits[0].changes
    assert change.fields == TaskField.ZONE | TaskField.EXCLUDED_DATES


def test_quick_add_says_how_a_task_repeats(store: Store) -> None:
    parsed = store.parse_quick_add("Water the plants after 3 days")
    assert parsed.input.repeat_rule == "FREQ=DAILY;INTERVAL=3"
    assert parsed.input.repeat_mode is RepeatMode.AFTER_COMPLETION
    (task_id,) = store.add_many([parsed.input])
    assert store.get(task_id).repeat_mode is RepeatMode.AFTER_COMPLETION


def test_an_input_takes_iterators_once(store: Store) -> None:
    dates = iter([date(2026, 1, 16)])
    task = TaskInput("Run", due=TODAY, repeat_rule="FREQ=DAILY", excluded_dates=dates)
    assert store.get(store.add_many([task])[0]).excluded_dates == (date(2026, 1, 16),)
