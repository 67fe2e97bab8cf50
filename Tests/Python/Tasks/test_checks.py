"""Checks of inputs: what they find is what the calls refuse, and what they pass the calls accept."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Mapping
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from seeds import random_numbers

from taskcore import (
    OverlapError,
    Problem,
    ProblemList,
    Scope,
    Store,
    TaskcoreError,
    TaskInput,
)

DAY = date(2026, 1, 20)
MOMENT = datetime(2026, 1, 20, 10)
MISSING = 9_999

TASK: Mapping[str, list[Any]] = {
    "title": ["Pay rent", "", "two\nlines", "a" * 2_000],
    "notes": ["By transfer", "", "n" * 70_000],
    "project": ["Home", "New", "", "p" * 300, "Archived"],
    "project_id": [1, MISSING],
    "parent_id": [1, 2, 3, MISSING, None],
    "tags": [["bank"], ["a b", "x"], [""], ["t" * 200]],
    "tags_added": [["home"], ["\n"]],
    "priority": [0, 3, 77],
    "start": [DAY, DAY + timedelta(9), None],
    "due": [DAY, MOMENT, DAY - timedelta(9), None],
    "estimated_duration": [timedelta(hours=1), timedelta(days=999)],
    "url": ["https://example.org", "nowhere", ""],
    "repeat_rule": ["FREQ=DAILY", "FREQ=NEVER", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", ""],
    "zone": ["Europe/Paris", "Mars/Olympus"],
    "excluded_dates": [[DAY], [MOMENT]],
    "depends_on": [[1], [1, 2], [3], [MISSING], []],
}
EVENT: Mapping[str, list[Any]] = {
    "title": ["Review", "", "two\nlines"],
    "start": [DAY, MOMENT, MOMENT + timedelta(days=1), datetime(2026, 1, 15, 14)],
    "duration": [timedelta(hours=1), timedelta(days=2), timedelta(days=999)],
    "notes": ["Plans", "n" * 70_000],
    "location": ["Room 4", "two\nlines", "a\x07b"],
    "attendees": [["Ada"], [""], ["a" * 400]],
    "url": ["https://example.org", "nowhere"],
    "task_id": [1, MISSING, None],
    "zone": ["Europe/Paris", "Mars/Olympus"],
    "repeat_rule": ["FREQ=DAILY;COUNT=3", "FREQ=NEVER", "FREQ=SECONDLY", ""],
    "excluded_dates": [[DAY], [MOMENT]],
    "added_dates": [[MOMENT + timedelta(days=4)]],
}
PROJECT: Mapping[str, list[Any]] = {
    "name": ["Garden", "Home", "", "two\nlines", "n" * 300, "INBOX"],
    "description": ["Green", "two\nlines", "d" * 2_000],
    "icon": ["🏠", "i" * 99],
    "colour": [1, 99],
    "archived": [True, False],
}


def drawn(numbers: random.Random, choices: Mapping[str, list[Any]]) -> dict[str, Any]:
    """Some of the keywords, mostly with the value that is right."""
    return {
        name: values[0] if numbers.random() < 0.4 else numbers.choice(values)
        for name, values in choices.items()
        if numbers.random() < 0.35
    }


def agree(problems: ProblemList, call: Callable[[], object]) -> list[Problem]:
    """The problems, the first of which is what the call is refused with."""
    found = list(problems)
    try:
        call()
    except TaskcoreError as error:
        assert found, f"the check passed what is refused: {error} ({error.field})"
        first = found[0]
        field = "id" if error.field == "ids" else error.field
        assert (first.message, first.field, first.status) == (str(error), field, error.code)
    else:
        assert not found, "the check found what is accepted"
    return found


@pytest.fixture
def filled(store: Store) -> Store:
    store.add_many(
        [
            TaskInput("First", project="Home"),
            TaskInput("Second", project="Home", parent_id=1),
            TaskInput("Third", depends_on=[1], due=DAY, repeat_rule="FREQ=DAILY"),
            TaskInput("Gone"),
        ]
    )
    store.delete(4)
    store.update_project(store.add_project("Archived"), archived=True)
    store.add_event("Meeting", MOMENT)
    store.add_event("Run", datetime(2026, 1, 15, 14), repeat_rule="FREQ=DAILY;COUNT=5")
    return store


def exported(store: Store) -> str:
    text = io.StringIO()
    store.export_file(text, "json")
    return text.getvalue()


def unchanged(store: Store, call: Callable[..., Any], *ids: object, **given: Any) -> Any:
    """What a call gives that changes nothing."""
    commits: list[object] = []
    before = exported(store)
    with store.observe(commits.append):
        result = call(*ids, **given)
    assert commits == []
    assert exported(store) == before
    return result


def test_checks_of_tasks_agree_with_the_calls(filled: Store) -> None:
    numbers = random_numbers(20261123, "tasks")
    counts = []
    for _ in range(250):
        given = drawn(numbers, TASK)
        task = numbers.choice([None, None, 1, 2, 3, 4, MISSING])
        if task is None:
            given.pop("tags_added", None)
        problems = unchanged(filled, filled.check_task, task, **given)

        def carry_out(task: int | None = task, given: dict[str, Any] = given) -> None:
            if task is None:
                filled.add(**given)
            else:
                filled.update(task, **given)
            filled.undo()

        if task is None and "title" not in given:
            assert "title" in [problem.field for problem in problems]
        else:
            counts.append(len(agree(problems, carry_out)))
    assert max(counts) > 2 and 0 in counts


def test_checks_of_events_agree_with_the_calls(filled: Store) -> None:
    numbers = random_numbers(20261124, "events")
    counts = []
    for _ in range(250):
        given = drawn(numbers, EVENT)
        event = numbers.choice([None, None, 1, 2, MISSING])
        how: dict[str, Any] = {}
        if event == 2 and numbers.random() < 0.7:
            day = numbers.randrange(15, 21)
            how = {
                "occurrence": datetime(2026, 1, day, 14),
                "scope": numbers.choice([Scope.THIS, Scope.THIS_AND_LATER, Scope.ALL]),
            }
        if event is None and not {"title", "start"} <= given.keys():
            problems, _conflicts = filled.check_event(**given)
            missing = {"title", "start"} - given.keys()
            assert missing <= {problem.field for problem in problems}
            continue
        problems, conflicts = unchanged(filled, filled.check_event, event, **how, **given)

        def carry_out(
            event: int | None = event, given: dict[str, Any] = given, how: dict[str, Any] = how
        ) -> None:
            commits: list[object] = []
            with filled.observe(commits.append):
                if event is None:
                    filled.add_event(**given)
                else:
                    filled.update_event(event, **how, **given)
            if commits:
                filled.undo()

        found = agree(problems, carry_out)
        counts.append(len(found))
        if not conflicts:
            continue
        assert "start" in [problem.field for problem in found]
        if len(found) == 1:
            with pytest.raises(OverlapError) as caught:
                carry_out()
            assert caught.value.conflicts == conflicts
    assert max(counts) > 2 and 0 in counts


def test_checks_of_projects_agree_with_the_calls(filled: Store) -> None:
    numbers = random_numbers(20261125, "projects")
    counts = []
    for _ in range(150):
        given = drawn(numbers, PROJECT)
        project = numbers.choice([None, None, 1, 2, 3, MISSING])
        problems = unchanged(filled, filled.check_project, project, **given)
        if project is None and "name" not in given:
            assert "name" in [problem.field for problem in problems]
            continue

        def carry_out(project: int | None = project, given: dict[str, Any] = given) -> None:
            commits: list[object] = []
            with filled.observe(commits.append):
                if project is None:
                    filled.add_project(**given)
                else:
                    filled.update_project(project, **given)
            if commits:
                filled.undo()

        counts.append(len(agree(problems, carry_out)))
    assert max(counts) > 1 and 0 in counts


def test_a_form_is_told_of_everything_at_once(filled: Store) -> None:
    problems = filled.check_task(
        title="", url="nowhere", parent_id=MISSING, due=DAY - timedelta(9), start=DAY
    )
    assert [problem.field for problem in problems] == ["parent_id", "title", "url", "due"]
    problems, conflicts = filled.check_event(title="", start=MOMENT, location="a\x07b")
    assert [problem.field for problem in problems] == ["title", "location", "start"]
    assert [conflict.other.title for conflict in conflicts] == ["Meeting"]
