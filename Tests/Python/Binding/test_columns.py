"""Lists as columns: the library's own memory, and Arrow."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta, timezone
from typing import Any

import numpy
import pandas
import polars
import pyarrow
import pytest

from taskcore import Priority, Store
from taskcore._low_level.lists import SnapshotList
from times import NOON


@pytest.fixture
def two(store: Store) -> Store:
    store.add("Éins", tags=["a", "bank"], due=datetime(2026, 1, 20, 18), priority=Priority.P0)
    store.add(
        "Zwei", due=date(2026, 2, 28), estimated_duration=timedelta(minutes=20), depends_on=[1]
    )
    return store


def table(rows: Any) -> Any:
    return pyarrow.table(rows)


def test_numbers_are_the_list_s_own_memory_and_texts_are_python_s(two: Store) -> None:
    tasks = two.tasks()
    columns = tasks.columns()
    assert columns["id"].tolist() == [1, 2]
    assert columns["due_date"].tolist() == [0, 20260228]
    assert columns["title"] == ["Éins", "Zwei"]
    assert columns["tags"] == [("a", "bank"), ()]
    assert columns["depends_on"] == [(), (1,)]
    assert not {"struct_size", "reserved", "tag_count", "reminders", "reminder_count"} & set(
        columns
    )
    seen = numpy.asarray(columns["id"])
    tasks.raw[0].id = 7
    assert seen[0] == 7
    del tasks, columns
    assert seen.tolist() == [7, 2]


def test_an_empty_list_has_empty_columns(store: Store) -> None:
    columns = store.tasks().columns()
    assert columns["id"].tolist() == [] == columns["title"] and columns["id"].format == "q"
    assert table(store.tasks()).num_rows == 0


def test_arrow_has_the_types_of_what_is_meant(two: Store) -> None:
    schema = table(two.tasks()).schema
    assert schema.field("title").type == pyarrow.large_string()
    assert schema.field("tags").type == pyarrow.large_list(pyarrow.large_string())
    assert schema.field("due").type == pyarrow.timestamp("ms", "UTC")
    assert schema.field("due_date").type == pyarrow.date32()
    assert schema.field("estimated_duration").type == pyarrow.duration("s")
    assert schema.field("is_favourite").type == pyarrow.bool_()
    assert not schema.field("id").nullable and schema.field("parent_id").nullable
    assert pyarrow.schema(two.tasks()) == schema


def test_arrow_has_the_values_of_the_tasks(two: Store) -> None:
    tasks = two.tasks()
    first, second = table(tasks).to_pylist()
    assert (first["title"], first["tags"], first["priority"]) == ("Éins", ["a", "bank"], 0)
    assert (first["due"], first["due_date"]) == (tasks[0].due, None)
    assert (second["due"], second["due_date"]) == (None, date(2026, 2, 28))
    assert (first["estimated_duration"], second["estimated_duration"]) == (
        None,
        timedelta(minutes=20),
    )
    assert (first["depends_on"], second["depends_on"]) == ([], [1])
    assert first["created"] == NOON and first["completed"] is None and first["parent_id"] is None


def test_polars_and_pandas_take_a_list(two: Store) -> None:
    tasks = two.tasks()
    frame: Any = polars.DataFrame(tasks)
    assert frame["title"].to_list() == ["Éins", "Zwei"]
    assert frame["due"][0] == datetime(2026, 1, 20, 17, tzinfo=timezone.utc)
    table_of_pandas = pandas.DataFrame.from_arrow(tasks)
    assert table_of_pandas["title"].tolist() == ["Éins", "Zwei"]
    assert table_of_pandas["id"].sum() == 3


LISTS: list[Callable[[Store], SnapshotList[Any, Any]]] = [
    Store.tasks,
    Store.projects,
    Store.tags,
    Store.filters,
    Store.events,
    Store.clients,
    Store.invoices,
    Store.completions,
    Store.alerts,
    Store.holidays,
    Store.rows,
    lambda store: store.history(1),
    lambda store: store.month(2026, 1),
]


@pytest.mark.parametrize("listed", LISTS)
def test_every_list_has_as_many_rows_in_arrow(
    two: Store, listed: Callable[[Store], SnapshotList[Any, Any]]
) -> None:
    two.add_filter("Soon", "due<7d")
    two.complete(1)
    two.add_event("Review", datetime(2026, 1, 16, 10))
    two.add_holiday(date(2026, 8, 1), date(2026, 8, 16))
    rows = listed(two)
    columns = table(rows)
    assert columns.num_rows == len(rows)
    columns.validate(full=True)
    assert len(set(columns.column_names)) == columns.num_columns
    if "id" in columns.column_names:
        assert columns["id"].to_pylist() == [row.id for row in rows]


def test_many_rows_keep_their_order_and_texts(store: Store) -> None:
    titles = [f"Task {number} " + "x" * (number % 50) for number in range(3_000)]
    store.add_many([{"title": title, "tags": [f"t{len(title)}"]} for title in titles])
    tasks = store.tasks()
    columns = table(tasks)
    columns.validate(full=True)
    assert columns["title"].to_pylist() == [task.title for task in tasks]
    assert columns["tags"].to_pylist() == [list(task.tags) for task in tasks]


def test_what_nobody_reads_is_released(two: Store) -> None:
    tasks = two.tasks()
    for _ in range(1_000):
        tasks.__arrow_c_stream__()
        tasks.__arrow_c_schema__()
    from taskcore._low_level import arrow

    assert not arrow._live
