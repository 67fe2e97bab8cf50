"""What an hour costs: of an entry, a task, a project or a client; whom projects are for."""

from __future__ import annotations

import io
from datetime import timedelta
from decimal import Decimal
from pathlib import Path
from typing import Literal

import pytest

from conftest import FixedClock
from taskcore import (
    Action,
    ConflictError,
    InvalidError,
    NotFoundError,
    Store,
    TimeGrouping,
)
from times import NOON, TODAY

HOUR = timedelta(hours=1)


def rates(store: Store) -> list[Decimal | None]:
    return [entry.rate for entry in store.time_entries()]


def test_the_nearest_that_says_it_counts(store: Store) -> None:
    client = store.add_client("Ada", currency="USD", hourly_rate=50)
    area = store.add_project("Work", client_id=client)
    site = store.add_project("Site", parent_id=area)
    task = store.add("Draw", project_id=site)
    entry = store.add_time_entry(task, start=NOON - HOUR, end=NOON)
    read = store.get_time_entry(entry)
    assert (read.rate, read.hourly_rate, read.client_id) == (Decimal(50), None, client)
    store.update_project(area, hourly_rate=60)
    assert rates(store) == [60]
    store.update_project(site, hourly_rate="70.5")
    assert rates(store) == [Decimal("70.5")]
    store.update(task, hourly_rate=80)
    assert rates(store) == [80]
    store.update_time_entry(entry, hourly_rate=Decimal("90.000001"))
    assert store.get_time_entry(entry).hourly_rate == rates(store)[0] == Decimal("90.000001")
    # And back again, each as a step of its own.
    for expected in (80, Decimal("70.5"), 60, 50):
        store.undo()
        assert rates(store) == [expected]
    store.update_clients(client, hourly_rate=None)
    assert rates(store) == [None]
    assert store.get_client(client).hourly_rate is None


def test_the_profile_says_what_nothing_else_does(store: Store, tmp_path: Path) -> None:
    site = store.add_project("Site")
    task = store.add("Draw", project_id=site)
    store.add_time_entry(task, start=NOON - HOUR, end=NOON)
    store.add_time_entry(start=NOON - HOUR, end=NOON)
    assert rates(store) == [None, None]
    store.set_default_hourly_rate("40.5")
    assert store.profile().hourly_rate == Decimal("40.5")
    assert rates(store) == [Decimal("40.5")] * 2
    ada = store.add_client("Ada")
    store.update_project(site, client_id=ada)
    assert rates(store) == [Decimal("40.5")] * 2
    # It is in the currency of the profile.
    store.update_clients(ada, currency="USD")
    assert sorted(map(str, rates(store))) == ["40.500000", "None"]
    store.update_clients(ada, hourly_rate=50)
    assert sorted(map(str, rates(store))) == ["40.500000", "50.000000"]
    store.export_file(tmp_path / "all.json", format="json")
    with Store(":memory:") as copy:
        copy.import_file(tmp_path / "all.json")
        assert copy.profile().hourly_rate == Decimal("40.5")
    store.set_default_hourly_rate(None)
    assert store.profile().hourly_rate is None
    assert store.undo().action == Action.CHANGE_PROFILE
    assert store.profile().hourly_rate == Decimal("40.5")
    for wrong in (0, -1, "1e12"):
        with pytest.raises(InvalidError):
            store.set_default_hourly_rate(wrong)


def test_time_without_a_project_is_for_nobody(store: Store) -> None:
    task = store.add("Think", hourly_rate=30)
    store.add_time_entry(task, start=NOON - HOUR, end=NOON, project_id=0)
    store.add_time_entry(start=NOON - 3 * HOUR, end=NOON - HOUR)
    totals = store.time_totals(TimeGrouping.CLIENT)
    assert [(t.key, t.label, t.total, t.amount, t.currency) for t in totals] == [
        (0, "", 3 * HOUR, Decimal("30.00"), "EUR")
    ]


def test_time_is_added_up_by_client_with_what_it_costs(store: Store) -> None:
    ada = store.add_client("Ada", currency="USD", hourly_rate="33.33")
    bob = store.add_client("Bob", currency="JPY")
    for_ada = store.add_project("A", client_id=ada)
    for_bob = store.add_project("B", client_id=bob, hourly_rate=1000)
    store.add_time_entry(project_id=for_ada, start=NOON - HOUR / 3, end=NOON)
    store.add_time_entry(project_id=for_ada, start=NOON - 3 * HOUR, end=NOON - HOUR / 3)
    store.add_time_entry(project_id=for_bob, start=NOON - 2 * HOUR, end=NOON - HOUR)
    store.add_time_entry(start=NOON - HOUR / 2, end=NOON)
    totals = store.time_totals(TimeGrouping.CLIENT)
    assert [(t.key, t.label, t.total, t.amount, t.currency, t.entry_count) for t in totals] == [
        (ada, "Ada", 3 * HOUR, Decimal("99.99"), "USD", 2),
        (bob, "Bob", HOUR, Decimal("1000"), "JPY", 1),
        (0, "", HOUR / 2, None, "", 1),
    ]
    projects = {t.label: t.amount for t in store.time_totals(TimeGrouping.PROJECT)}
    assert projects == {"A": Decimal("99.99"), "B": Decimal("1000"), "": None}
    # A day in two currencies has no amount.
    days = store.time_totals(TimeGrouping.DAY)
    assert [(t.total, t.amount, t.currency) for t in days] == [(4.5 * HOUR, None, "")]


def test_an_invoice_has_a_line_for_each_rate(store: Store) -> None:
    client = store.add_client("Ada", hourly_rate=50)
    work = store.add_project("Work", client_id=client)
    draw = store.add("Draw", project_id=work)
    write = store.add("Write", project_id=work, hourly_rate=80)
    other = store.add("Elsewhere")
    for hour, task in enumerate((draw, write, draw, other)):
        store.add_time_entry(task, start=NOON - (hour + 1) * HOUR, end=NOON - hour * HOUR)
    store.update_time_entry(store.time_entries()[0].id, hourly_rate=None)
    draft = store.add_invoice(client_id=client)
    # Time for nobody has no rate, and is left out when it is the client's alone.
    with pytest.raises(InvalidError, match="Elsewhere") as caught:
        store.bill_focus(draft, TODAY, TODAY, vat_rate=20)
    assert caught.value.field == "unit_price_millionths"
    assert store.bill_focus(draft, TODAY, TODAY, vat_rate=20, of_client=True) == 2
    lines = store.invoice(draft).lines
    assert sorted((line.name, line.quantity, line.unit_price) for line in lines) == [
        ("Draw", Decimal(2), Decimal(50)),
        ("Write", Decimal(1), Decimal(80)),
    ]
    assert store.bill_focus(draft, TODAY, TODAY, 20, vat_rate=20, by_rate=True) == 1
    assert store.invoice(draft).lines[-1].unit_price == 20


def test_all_time_of_a_client_is_billed_in_one_call(store: Store) -> None:
    client = store.add_client("Ada", hourly_rate=50)
    work = store.add_project("Work", client_id=client)
    store.add_time_entry(project_id=work, start=NOON - 2 * HOUR, end=NOON - HOUR)
    store.add_time_entry(store.add("Elsewhere"), start=NOON - HOUR, end=NOON)
    draft = store.bill_client(client, TODAY, TODAY, vat_rate=20)
    assert [line.unit_price for line in store.invoice(draft).lines] == [Decimal(50)]
    assert store.invoice(draft).invoice.client_id == client
    # Nothing is left, and without any no draft is made.
    with pytest.raises(NotFoundError):
        store.bill_client(client, TODAY, TODAY, vat_rate=20)
    assert len(store.invoices()) == 1
    store.undo()
    assert len(store.invoices()) == 0
    assert store.bill_client(client, TODAY, TODAY, vat_rate=20)


def test_a_line_is_one_rate_also_of_one_project(store: Store) -> None:
    client = store.add_client("Ada", hourly_rate=50)
    work = store.add_project("Work", client_id=client)
    store.add_time_entry(project_id=work, start=NOON - 2 * HOUR, end=NOON - HOUR)
    store.add_time_entry(project_id=work, start=NOON - HOUR, end=NOON, hourly_rate=99)
    draft = store.add_invoice(client_id=client)
    assert store.bill_focus(draft, TODAY, TODAY, vat_rate=20) == 2
    assert [line.unit_price for line in store.invoice(draft).lines] == [50, 99]


def test_a_price_that_is_given_counts_whatever_the_rates(store: Store) -> None:
    store.add_client("Ada", hourly_rate=50)
    task = store.add("Draw", hourly_rate=80)
    store.add_time_entry(task, start=NOON - HOUR, end=NOON, hourly_rate=90)
    draft = store.add_invoice()
    assert store.bill_focus(draft, TODAY, TODAY, 10, vat_rate=20) == 1
    assert store.invoice(draft).lines[0].unit_price == 10


def test_what_is_billed_keeps_its_rate(store: Store) -> None:
    entry = store.add_time_entry(start=NOON - HOUR, end=NOON, hourly_rate=90)
    store.bill_focus(store.add_invoice(), TODAY, TODAY, vat_rate=20)
    with pytest.raises(ConflictError, match="is on a draft"):
        store.update_time_entry(entry, hourly_rate=100)


def test_a_client_that_is_deleted_has_no_projects(store: Store) -> None:
    client = store.add_client("Ada")
    project = store.add_project("Work", client_id=client)
    store.delete_clients(client)
    assert store.get_project(project).client_id is None
    store.undo()
    assert store.get_project(project).client_id == client


def test_what_is_wrong_is_refused(store: Store) -> None:
    with pytest.raises(NotFoundError) as missing:
        store.add_project("Work", client_id=9)
    assert missing.value.field == "client_id"
    project = store.add_project("Work")
    with pytest.raises(NotFoundError):
        store.update_project(project, client_id=-1)
    for rate in (0, -1, 10**10):
        with pytest.raises(InvalidError) as caught:
            store.update_project(project, hourly_rate=rate)
        assert caught.value.field == "hourly_rate_millionths"
        with pytest.raises(InvalidError):
            store.add("Draw", hourly_rate=rate)
        with pytest.raises(InvalidError):
            store.add_client("Ada", hourly_rate=rate)
        with pytest.raises(InvalidError):
            store.add_time_entry(start=NOON, end=NOON, hourly_rate=rate)
    with pytest.raises(TypeError):
        store.add("Draw", hourly_rate=0.1)  # type: ignore[arg-type]


def test_a_rate_is_in_queries_and_files(store: Store, clock: FixedClock) -> None:
    client = store.add_client("Ada", hourly_rate=50)
    work = store.add_project("Work", client_id=client, hourly_rate=60)
    draw = store.add("Draw", project_id=work, hourly_rate="87.50")
    store.add("Think")
    assert [task.id for task in store.tasks("rate>=87.5")] == [draw]
    assert [task.id for task in store.tasks("rate:80..90")] == [draw]
    assert [task.title for task in store.tasks("rate:none")] == ["Think"]
    store.add_time_entry(draw, start=NOON - HOUR, end=NOON, hourly_rate=99)
    formats: tuple[Literal["json", "csv", "icalendar", "taskwarrior"], ...] = (
        "json",
        "csv",
        "icalendar",
        "taskwarrior",
    )
    for format in formats:
        file = io.StringIO()
        store.export_file(file, format)
        file.seek(0)
        with Store(":memory:", time_zone="UTC", clock=clock) as copy:
            copy.import_file(file, format)
            assert [task.hourly_rate for task in copy.tasks("title:Draw")] == [Decimal("87.5")]
            if format != "json":
                continue
            project = next(each for each in copy.projects() if each.name == "Work")
            assert project.hourly_rate == 60
            assert copy.get_client(project.client_id or 0).hourly_rate == 50
            assert [entry.hourly_rate for entry in copy.time_entries()] == [99]


@pytest.mark.parametrize("rate", [-5, 0, 1_000_000_000_000_001])
def test_a_rate_beyond_the_bounds_is_no_rate_of_a_file(store: Store, rate: int) -> None:
    task = f'{{"title": "Draw", "hourly_rate_millionths": {rate}}}'
    file = f'{{"format": "taskcore", "version": 1, "tasks": [{task}]}}'
    assert store.import_file(io.BytesIO(file.encode()), "json").skipped == 1
    (note,) = store.import_notes()
    assert note.line == 1 and "hourly rate" in note.message
    assert len(store.tasks()) == 0
