"""Listing and counting tasks."""

from __future__ import annotations

from dataclasses import fields
from datetime import date, datetime, timezone

import pytest

from conftest import FixedClock, titles
from taskcore import (
    Group,
    Grouping,
    InvalidError,
    NotFoundError,
    ParseError,
    Priority,
    Query,
    Slot,
    Sort,
    SortKey,
    Status,
    Store,
    TaskField,
    TaskInput,
    View,
)
from taskcore.queries.query import Conditions, ViewConditions


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


def test_an_unknown_tag_of_a_text_is_told_unless_a_saved_filter_asks_for_it(filled: Store) -> None:
    with pytest.raises(NotFoundError, match="no tag “nothing”") as error:
        filled.tasks("today | @nothing")
    assert error.value.column == 10
    filled.add_filter("Later", "today | @nothing")
    (later,) = (each for each in filled.filters() if each.name == "Later")
    assert later.query == "due:today or @nothing"
    assert titles(filled.tasks(later.query)) == ""


def test_words_are_conditions_alone_and_words_in_a_row(filled: Store) -> None:
    filled.add("Plan today", due=filled.today_date(), tags=["x"])
    assert titles(filled.tasks("today")) == "Plan today"
    assert titles(filled.tasks("plan today")) == "Plan today"
    assert titles(filled.tasks('"today"')) == "Plan today"
    assert filled.query_notes("today & @x") == [
        '"today" is read as a condition; quote it to search titles: 1 title has the word'
    ]
    assert filled.query_notes("plan today") == []
    with pytest.raises(ParseError):
        filled.query_notes('today "')


def test_a_filter_is_kept_in_canonical_english(filled: Store) -> None:
    text = "(7 days | no date) & !@x"
    assert filled.canonical_query(text) == "(due:next-7-days or due:none) and not @x"
    filled.add_filter("Soon", text)
    (soon,) = (each for each in filled.filters() if each.name == "Soon")
    assert soon.query == filled.canonical_query(text) == filled.shown_query(soon.query)
    with pytest.raises(ParseError, match="makes one list") as error:
        filled.canonical_query("today, overdue")
    assert error.value.column == 6


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
        (Sort.MANUAL, "b A c", "c A b"),
    ],
)
def test_tasks_are_sorted_either_way(
    filled: Store, sort: Sort, ascending: str, descending: str
) -> None:
    assert titles(filled.tasks(sort=sort)) == ascending
    assert titles(filled.tasks(sort=sort.descending)) == descending


def test_the_first_of_several_sort_keys_counts_most(store: Store) -> None:
    for title, priority, favourite in [("A", 1, False), ("B", 0, False), ("C", 1, True)]:
        store.add(title, priority=priority, favourite=favourite)
    assert titles(store.tasks(sort=[Sort.PRIORITY, Sort.TITLE.descending])) == "B C A"
    assert titles(store.tasks(sort=(Sort.FAVOURITE, Sort.PRIORITY))) == "C B A"
    assert titles(store.tasks(sort=[SortKey(Sort.TITLE), Sort.DUE])) == "A B C"


@pytest.mark.parametrize("locale", [None, "C", "xx_XX.UTF-8"])
def test_titles_are_sorted_ignoring_case_and_accents_in_a_locale_without_an_order(
    locale: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    with Store(":memory:", locale=locale) as store:
        store.add_many(TaskInput(title) for title in ["b", "É", "a", "Z", "e"])
        assert titles(store.tasks(sort=Sort.TITLE)) == "a b É e Z"


def test_a_locale_that_c_cannot_hold_is_refused() -> None:
    with pytest.raises(InvalidError) as refused:
        Store(":memory:", locale="fr\0FR")
    assert refused.value.field == "locale"


def test_a_page_is_cut_out_by_offset_and_limit(filled: Store) -> None:
    assert titles(filled.tasks(limit=2)) == "b A"
    assert titles(filled.tasks(limit=2, offset=2)) == "c"
    assert titles(filled.tasks(offset=1)) == "A c"
    assert titles(filled.tasks(limit=0)) == titles(filled.tasks())


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("sorts", {"sort": 99}),
        ("sorts", {"sort": 1 << 40}),
        ("group", {"group": 99}),
        ("view", {"view": 99}),
        ("statuses", {"status": 1 << 40}),
        ("limit", {"limit": -1}),
        ("offset", {"offset": -1}),
        ("limit", {"limit": 1 << 64}),
        ("project_ids", {"project_id": 1 << 64}),
        ("priorities", {"priority": 32}),
        ("priorities", {"priority": 5}),
        ("slots", {"slot": -1}),
        ("slots", {"slot": 5}),
        ("favourite", {"favourite": 2}),
        ("hidden", {"hidden": "maybe"}),
        ("text_fields", {"text": "a", "text_fields": TaskField.DUE}),
    ],
)
def test_a_condition_out_of_range_is_refused_by_name(
    store: Store, field: str, wrong: dict[str, int]
) -> None:
    with pytest.raises(InvalidError) as refused:
        store.tasks(**wrong)  # type: ignore[arg-type]
    assert refused.value.field == field


@pytest.mark.parametrize(
    "wrong",
    [
        {"tags_any": "x"},
        {"tags_all": "x"},
        {"project": 5},
        {"day": "2026-01-01"},
        {"view": View.MORNING, "day": datetime(2026, 1, 1)},
        {"titel": "A"},
    ],
)
def test_a_condition_of_another_type_is_a_type_error(
    store: Store, wrong: dict[str, object]
) -> None:
    with pytest.raises(TypeError):
        store.tasks(**wrong)  # type: ignore[arg-type]


def test_tasks_are_listed_by_one_of_several_projects(filled: Store) -> None:
    home = filled.find_project("Home")
    assert titles(filled.tasks(project=["Home", "Inbox"])) == "b A c"
    assert titles(filled.tasks(project_id=[home])) == "b A"
    assert titles(filled.tasks(project="Inbox", project_id=home)) == "b A c"


def test_tags_are_any_all_or_none(filled: Store) -> None:
    assert titles(filled.tasks(tags_any=["y", "nothing"])) == "A"
    assert titles(filled.tasks(tags_all=["x", "y"])) == "A"
    assert titles(filled.tasks(tag="x", tags_all=["y"])) == "A"
    assert titles(filled.tasks(tags_none=["y"])) == "b c"
    assert titles(filled.tasks(tag="x", tags_none=["y"])) == "b"


def test_tasks_are_listed_by_priority_favourite_and_slot(filled: Store) -> None:
    filled.update(2, favourite=True, slot=Slot.EVENING)
    assert titles(filled.tasks(priority=Priority.P0)) == "A"
    assert titles(filled.tasks(priority=[Priority.P1, Priority.P3])) == "b c"
    assert titles(filled.tasks(favourite=True)) == "A"
    assert titles(filled.tasks(favourite=False)) == "b c"
    assert titles(filled.tasks(slot=Slot.EVENING)) == "A"
    assert titles(filled.tasks(slot={Slot.EVENING, Slot.UPCOMING})) == "b A c"


def test_tasks_are_listed_by_the_instant_of_their_completion(
    filled: Store, clock: FixedClock
) -> None:
    completed = Query(status=Status.COMPLETED)
    assert titles(filled.tasks(completed, completed_from=clock.now)) == "D"
    assert titles(filled.tasks(completed, completed_before=clock.now)) == ""
    assert titles(filled.tasks(completed, completed_from=date(2026, 1, 15))) == "D"
    assert titles(filled.tasks(completed, completed_from=date(2026, 1, 16))) == ""


def test_what_is_hidden_until_later_is_listed_when_asked_for(filled: Store) -> None:
    filled.update(1, start=date(2026, 1, 16))
    assert titles(filled.tasks()) == "A c"
    assert titles(filled.tasks(hidden=False)) == "A c"
    assert titles(filled.tasks(hidden=True)) == "b"
    assert titles(filled.tasks(hidden="both")) == "b A c"


def test_overdue_tasks_are_listed(filled: Store) -> None:
    filled.update(1, due=date(2026, 1, 14))
    assert titles(filled.tasks(overdue=True)) == "b"
    assert titles(filled.tasks(overdue=False)) == "A c"


def test_some_ids_are_listed(filled: Store) -> None:
    assert titles(filled.tasks(ids=[3, 1, 99])) == "b c"
    assert titles(filled.tasks(ids=[])) == ""


def test_a_query_may_be_used_again_and_be_narrowed(filled: Store) -> None:
    query = Query(project=(name for name in ["Home"]), sort=iter([Sort.TITLE]))
    assert titles(filled.tasks(query)) == titles(filled.tasks(query)) == "A b"
    assert filled.count(query) == 2
    assert titles(filled.tasks(query, tag="y")) == "A"
    assert titles(filled.tasks(query, sort=None)) == "b A"
    assert query == Query(project=("Home",), sort=(Sort.TITLE,))


def test_a_query_may_be_text(filled: Store) -> None:
    assert titles(filled.tasks("project:Home +x -y")) == "b"
    assert titles(filled.tasks("priority>=P1", sort=Sort.TITLE)) == "A c"
    assert titles(filled.tasks("+x", limit=1)) == "b"
    assert filled.count("+x or priority:P1") == 3


def test_a_query_s_text_that_does_not_parse_says_where_and_why(filled: Store) -> None:
    filled.check_query("project:Home (+x or +y)")
    with pytest.raises(ParseError) as refused:
        filled.check_query("project:Home (+x or")
    assert (refused.value.line, refused.value.column) == (1, 20)
    with pytest.raises(ParseError) as wrong:
        filled.tasks("priority>=P9")
    assert (wrong.value.field, wrong.value.line) == ("filter", 1)


def test_groups_stand_together_and_count_all_their_tasks(filled: Store) -> None:
    tasks = filled.tasks(group=Grouping.PROJECT, limit=2)
    assert titles(tasks) == "c b"
    home = filled.find_project("Home")
    assert tasks.groups == (
        Group(1, "Inbox", range(1), 1),
        Group(home, "Home", range(1, 2), 2),
    )
    by_priority = filled.tasks(group=Grouping.PRIORITY)
    assert [(group.key, group.label) for group in by_priority.groups] == [
        (0, "P0"),
        (1, "P1"),
        (3, "P3"),
    ]


def test_groups_by_day_are_days_in_the_store_s_zone(filled: Store) -> None:
    filled.update(3, due=datetime(2026, 1, 31, 23, 30, tzinfo=timezone.utc))
    tasks = filled.tasks(group=Grouping.DUE_DAY)
    assert [(group.key, group.label, group.total_count) for group in tasks.groups][:1] == [
        (20260201, "2026-02-01", 2)
    ]
    assert [group.key for group in tasks.groups] == [20260201, 0]


def test_a_page_without_rows_still_counts_its_groups(filled: Store) -> None:
    groups = filled.tasks(group=Grouping.PROJECT, limit=1, offset=99).groups
    assert [(group.label, len(group.rows), group.total_count) for group in groups] == [
        ("Inbox", 0, 1),
        ("Home", 0, 2),
    ]


def test_a_list_that_is_not_grouped_has_no_groups(filled: Store) -> None:
    assert filled.tasks().groups == ()


def test_the_keywords_are_typed_as_they_are_taken() -> None:
    names = {field.name for field in fields(Query)}
    assert names == Conditions.__annotations__.keys()
    assert names - {"view", "day", "last_day"} == ViewConditions.__annotations__.keys()


def test_counting_takes_the_same_conditions(filled: Store) -> None:
    assert filled.count() == 3
    assert filled.count(project="Home") == 2
    assert filled.count(project_id=1, status=Status.DELETED) == 1
    assert filled.count(tag="y", due_from=date(2026, 1, 1)) == 0
    assert filled.count(due_before=date(2026, 2, 2)) == 2


def test_priorities_are_listed_as_enumerations(filled: Store) -> None:
    assert [task.priority for task in filled.tasks()] == [Priority.P3, Priority.P0, Priority.P1]
