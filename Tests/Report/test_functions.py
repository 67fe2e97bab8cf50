"""The C functions that make a report."""

from __future__ import annotations

import ctypes
import resource
import signal
from datetime import date
from pathlib import Path

import pytest

import stores
from taskcore import AccessError, InvalidError, NotFoundError, Store, TaskcoreError


@pytest.fixture(scope="module")
def store() -> Store:
    return stores.busy_store(days=3)


def test_a_file_has_what_the_text_has(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    stores.write(store, path)
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_text("what was there before")
    path.chmod(0o644)
    stores.write(store, path)
    assert path.read_text() == stores.html(store)
    assert path.stat().st_mode & 0o777 == 0o644, "who could read it still can"
    assert [each.name for each in tmp_path.iterdir()] == ["report.html"]


def test_the_same_moment_makes_the_same_page(store: Store) -> None:
    assert stores.html(store) == stores.html(store)


def test_without_options_it_is_of_the_last_30_days(store: Store) -> None:
    plain = stores.html(store)
    assert plain == stores.html(store, stores.options())
    assert plain == stores.html(
        store, stores.options(first=date(2026, 2, 11), last=date(2026, 3, 12))
    )
    assert "Wed 11 Feb to Thu 12 Mar" in plain
    assert "<title>Taskcore report</title>" in plain


def test_its_title_is_that_of_the_options(store: Store) -> None:
    page = stores.html(store, stores.options(title=" R&D, “Q1” "))
    assert "<title>R&amp;D, “Q1”</title>" in page


def test_weeks_begin_on_the_day_of_the_options(store: Store) -> None:
    assert "Mon 9 Mar</bdi>" in stores.html(store, stores.options(week_start=1))
    sundays = stores.html(store, stores.options(week_start=7))
    week = sundays[: sundays.index("Against last week")]
    assert week.index("Sun 8 Mar") < week.index("Mon 9 Mar") and "Sun 15 Mar" not in week


@pytest.mark.parametrize(
    ("options", "field"),
    [
        (stores.options(first=date(2026, 3, 2), last=date(2026, 3, 1)), "last_date"),
        (stores.options(first=date(2000, 1, 1)), "last_date"),
        (stores.options(week_start=0), "week_start"),
        (stores.options(week_start=8), "week_start"),
        (stores.options(appearance=3), "appearance"),
        (stores.options(appearance=-1), "appearance"),
        (stores.options(title=""), "title"),
        (stores.options(title="two\nlines"), "title"),
        (stores.options(title="x" * 1_001), "title"),
        (stores.ReportOptions(ctypes.sizeof(stores.ReportOptions), 1, 20261301), "first_date"),
        (stores.ReportOptions(ctypes.sizeof(stores.ReportOptions), 2, 0, 0), "last_date"),
        (stores.ReportOptions(ctypes.sizeof(stores.ReportOptions), 8), "fields"),
        (stores.ReportOptions(8), "struct_size"),
    ],
)
def test_bad_options_are_refused(
    store: Store, tmp_path: Path, options: stores.ReportOptions, field: str
) -> None:
    with pytest.raises(InvalidError) as failure:
        stores.html(store, options)
    assert failure.value.field == field
    with pytest.raises(InvalidError):
        stores.write(store, tmp_path / "report.html", options)
    assert list(tmp_path.iterdir()) == []


def test_a_title_that_is_no_utf_8_is_refused(store: Store) -> None:
    options = stores.options()
    options.title = b"\xff"
    with pytest.raises(InvalidError):
        stores.html(store, options)


def test_a_file_that_cannot_be_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(NotFoundError):
        stores.write(store, tmp_path / "nowhere" / "report.html")
    with pytest.raises(AccessError):
        stores.write(store, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_store_is_not_replaced_by_its_report(tmp_path: Path) -> None:
    path = tmp_path / "tasks.db"
    with Store(path, clock=stores.Clock(), time_zone="Europe/Paris") as store:
        store.add("Milk")
        with pytest.raises(InvalidError):
            stores.write(store, path)
        assert [task.title for task in store.tasks()] == ["Milk"]


def test_no_half_file_is_left_where_there_is_no_room(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text("the last report")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, limits[1]))
    try:
        with pytest.raises(TaskcoreError):
            stores.write(store, path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)
    assert path.read_text() == "the last report"
    assert [each.name for each in tmp_path.iterdir()] == ["report.html"]


def test_a_list_shows_30_tasks_and_says_how_many_more(tmp_path: Path) -> None:
    with Store(":memory:", clock=stores.Clock(), time_zone="Europe/Paris") as store:
        tasks = [store.add(f"Task {number}", due=stores.NOW.date()) for number in range(75)]
        for task in tasks[:35]:
            store.complete(task)
        page = stores.html(store)
    assert page.count('class="title"') == 60
    assert "and 10 more" in page and "and 5 more" in page


def test_what_was_done_is_told_also_of_purged_tasks() -> None:
    with Store(":memory:", clock=stores.Clock(), time_zone="Europe/Paris") as store:
        task = store.add("Secret plan")
        store.complete(task)
        store.delete(task)
        assert "Secret plan" in stores.html(store)
        store.purge(task)
        page = stores.html(store)
    assert "Secret plan" not in page and "A task that was purged" in page
    assert "3 points for 1 task" in page


def test_a_report_changes_nothing(tmp_path: Path) -> None:
    with Store(":memory:", clock=stores.Clock(), time_zone="Europe/Paris") as store:
        store.add("Milk")
        stores.html(store)
        store.undo()
        assert list(store.tasks()) == []


def test_an_empty_path_is_told_as_such(store: Store) -> None:
    with pytest.raises(InvalidError, match="The path is empty") as refused:
        stores.write(store, "")
    assert refused.value.field == "path"


def test_the_table_of_projects_ends_with_the_sum_of_the_others() -> None:
    with stores.empty_store() as store:
        for number in range(35):
            for _ in range(2 if number < 30 else 1):
                store.complete(store.add("Work", project=f"Project {number:02}"))
        page = stores.html(store)
    table = page[page.index("By project</caption>") :].partition("</table>")[0]
    assert table.count("<tr") == 32, "a head, 30 projects and the others"
    assert "Project 29" in table and "Project 30" not in table
    others = table[table.index("Others (5)") :]
    assert [cell in others for cell in (">5<", ">15<", ">8 %<")] == [True, True, True]
