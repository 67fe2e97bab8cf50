"""Listing and counting tasks."""

from __future__ import annotations

from datetime import date, datetime, timezone

import pytest

from taskcore import (
    InvalidError,
    NotFoundError,
    Priority,
    Sort,
    Status,
    Store,
    TaskInput,
    TaskList,
)


def titles(tasks: TaskList) -> str:
    return " ".join(task.title for task in tasks)


@pytest.fixture
def filled(store: Store) -> Store:
    """Five tasks in two projects; D is completed and E in the trash."""
    ids = store.add_many(
        [
            TaskInput("b", project="Home", tags=["x"], due=date(2026, 2, 1), priority=3),
            TaskInput("A", project="Home", tags=["x", "y"], priority=0),
            TaskInput("c", due=datetime(2026, 2, 1, 12, tzinfo=timezone.utc), priority=1),
            TaskInput("D", project="Home"),
            TaskInput("E"),
        ]
    )
    store.complete(ids[3])
    store.delete(ids[4])
    return store


def test_the_open_tasks_are_listed_in_the_order_of_their_ids(filled: Store) -> None:
    assert titles(filled.tasks()) == "b A c"


def test_tasks_are_listed_by_project(filled: Store) -> None:
    assert titles(filled.tasks(project="home")) == "b A"
    home = next(project.id for project in filled.projects() if project.name == "Home")
    assert titles(filled.tasks(project_id=home)) == "b A"


def test_an_unknown_project_is_not_found_and_an_unknown_tag_is_empty(filled: Store) -> None:
    with pytest.raises(NotFoundError):
        filled.tasks(project="Nowhere")
    assert titles(filled.tasks(tag="nothing")) == ""


def test_tasks_are_listed_by_tag_and_by_all_conditions_at_once(filled: Store) -> None:
    assert titles(filled.tasks(tag="x")) == "b A"
    assert titles(filled.tasks(tag="Y")) == "A"
    assert titles(filled.tasks(tag="x", project="Home", due_before=date(2027, 1, 1))) == "b"


def test_tasks_are_listed_by_one_status_or_several(filled: Store) -> None:
    assert titles(filled.tasks(status=Status.COMPLETED)) == "D"
    assert titles(filled.tasks(status=Status.COMPLETED | Status.DELETED)) == "D E"
    with pytest.raises(InvalidError):
        filled.tasks(status=64)


def test_due_bounds_include_the_first_and_exclude_the_last_instant(filled: Store) -> None:
    noon = datetime(2026, 2, 1, 12, tzinfo=timezone.utc)
    just_after = noon.replace(microsecond=1000)
    assert titles(filled.tasks(due_from=noon)) == "b c"
    assert titles(filled.tasks(due_from=just_after)) == "b"
    assert titles(filled.tasks(due_before=noon)) == ""
    assert titles(filled.tasks(due_before=just_after)) == "c"


def test_a_bound_that_is_a_date_means_its_first_moment_in_the_store_s_zone(filled: Store) -> None:
    assert titles(filled.tasks(due_from=date(2026, 2, 1), due_before=date(2026, 2, 2))) == "b c"
    assert titles(filled.tasks(due_before=date(2026, 2, 1))) == ""
    # A date is due until 22:59:59.999 UTC, when it ends in Paris.
    assert titles(filled.tasks(due_from=datetime(2026, 2, 1, 23, 59, 59, 999_000))) == "b"
    end = datetime(2026, 2, 1, 23, tzinfo=timezone.utc)
    assert titles(filled.tasks(due_from=end)) == ""


def test_a_bound_that_is_naive_is_local_time_of_the_store(filled: Store) -> None:
    assert titles(filled.tasks(due_before=datetime(2026, 2, 1, 13))) == ""
    assert titles(filled.tasks(due_before=datetime(2026, 2, 1, 13, 0, 1))) == "c"


@pytest.mark.parametrize(
    ("sort", "ascending", "descending"),
    [
        (Sort.CREATED, "b A c", "c A b"),
        (Sort.TITLE, "A b c", "c b A"),
        (Sort.PRIORITY, "A c b", "b c A"),
        (Sort.DUE, "c b A", "b c A"),
    ],
)
def test_tasks_are_sorted_either_way(
    filled: Store, sort: Sort, ascending: str, descending: str
) -> None:
    assert titles(filled.tasks(sort=sort)) == ascending
    assert titles(filled.tasks(sort=sort, descending=True)) == descending


def test_a_page_is_cut_out_by_offset_and_limit(filled: Store) -> None:
    assert titles(filled.tasks(limit=2)) == "b A"
    assert titles(filled.tasks(limit=2, offset=2)) == "c"
    assert titles(filled.tasks(offset=1)) == "A c"
    assert titles(filled.tasks(limit=0)) == ""


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("sort", {"sort": 99}),
        ("limit", {"limit": -1}),
        ("offset", {"offset": -1}),
        ("limit", {"limit": 1 << 64}),
        ("project_id", {"project_id": 1 << 64}),
    ],
)
def test_a_condition_out_of_range_is_refused_by_name(
    store: Store, field: str, wrong: dict[str, int]
) -> None:
    with pytest.raises(InvalidError) as refused:
        store.tasks(**wrong)  # type: ignore[arg-type]
    assert refused.value.field == field


def test_a_project_by_name_and_by_id_at_once_is_refused(filled: Store) -> None:
    with pytest.raises(InvalidError):
        filled.tasks(project="Home", project_id=1)


def test_counting_takes_the_same_conditions(filled: Store) -> None:
    assert filled.count() == 3
    assert filled.count(project="Home") == 2
    assert filled.count(project_id=1, status=Status.DELETED) == 1
    assert filled.count(tag="y", due_from=date(2026, 1, 1)) == 0
    assert filled.count(due_before=date(2026, 2, 2)) == 2


def test_priorities_are_listed_as_enumerations(filled: Store) -> None:
    assert [task.priority for task in filled.tasks()] == [Priority.P3, Priority.P0, Priority.P1]
