"""Drafts, issuing, numbers, credit notes, lists and figures."""

from __future__ import annotations

import csv
from collections import defaultdict
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from conftest import FixedClock
from invoicing import add_client, add_draft, add_issued, set_seller
from taskcore import (
    Action,
    Ageing,
    BillingGrouping,
    ConflictError,
    InvalidError,
    InvoiceKind,
    InvoiceState,
    NotFoundError,
    NumberSeries,
    SeriesRight,
    Store,
    Turnover,
    VATCategory,
    VATRow,
    VATTotal,
)
from times import NOON

TODAY = NOON.date()


@pytest.fixture(autouse=True)
def seller(store: Store) -> None:
    set_seller(store)


def state(store: Store, invoice_id: int) -> InvoiceState:
    return store.invoice(invoice_id).invoice.state


def test_a_draft_is_as_its_client_and_the_seller_have_it(store: Store) -> None:
    client = add_client(store, locale="en", currency="USD")
    draft = store.invoice(store.add_invoice(client))
    assert (draft.invoice.state, draft.invoice.number) == (InvoiceState.DRAFT, "")
    assert (draft.invoice.client_id, draft.invoice.client_name) == (client, "Exemples SAS")
    assert (draft.invoice.currency, draft.language, draft.payment_days) == ("USD", "en", 30)
    assert (draft.seller.name, draft.buyer.name) == ("Atelier Dupont", "Exemples SAS")
    assert draft.late_penalty and draft.recovery_fee and draft.early_discount
    assert (draft.preceding, draft.period, draft.delivery_date, draft.exchange_rate) == (None,) * 4
    assert draft.vat_in_euro == 0


def test_a_draft_has_what_it_was_added_with(store: Store) -> None:
    given: dict[str, Any] = {
        "payment_days": 45,
        "delivery_date": date(2026, 1, 10),
        "period": (date(2026, 1, 1), date(2026, 1, 31)),
        "exchange_rate": Decimal("1.087650"),
        "language": "en",
        "business_process": "S1",
        "buyer_reference": "B",
        "order_reference": "PO-17",
        "contract_reference": "C",
        "payment_terms": "Soon",
        "late_penalty": "L",
        "recovery_fee": "R",
        "early_discount": "E",
        "notes": "With\nthanks",
        "prepaid": Decimal("12.50"),
        "preceding": ("F2025-0001", date(2025, 12, 1)),
    }
    draft = store.invoice(store.add_invoice(kind=InvoiceKind.CREDIT_NOTE, currency="USD", **given))
    assert {name: getattr(draft, name) for name in given} == given
    assert (draft.invoice.kind, draft.invoice.currency) == (InvoiceKind.CREDIT_NOTE, "USD")


def test_an_update_changes_what_it_names_only(store: Store) -> None:
    draft = add_draft(store, notes="Thanks", due_date=date(2026, 2, 1), exchange_rate=2)
    store.update_invoice(draft, order_reference="PO-17", due_date=None, exchange_rate=None)
    after = store.invoice(draft)
    assert (after.notes, after.order_reference, after.exchange_rate) == ("Thanks", "PO-17", None)
    store.update_invoice(draft, client_id=None, period=(None, date(2026, 1, 31)))
    after = store.invoice(draft)
    assert after.invoice.client_id is None
    assert after.period == (None, date(2026, 1, 31))
    store.update_invoice(draft, period=None, preceding=None)
    assert store.invoice(draft).period is None


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("currency", {"currency": "EURO"}),
        ("language", {"language": "it"}),
        ("payment_days", {"payment_days": -1}),
        ("payment_days", {"payment_days": 1 << 40}),
        ("prepaid_minor", {"prepaid": "0.001"}),
        ("prepaid_minor", {"prepaid": -1}),
        ("exchange_rate_millionths", {"exchange_rate": "1.0000001"}),
        ("notes", {"notes": "a\0b"}),
    ],
)
def test_a_wrong_property_is_refused_by_name(
    store: Store, field: str, wrong: dict[str, Any]
) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add_invoice(**wrong)
    assert refused.value.field == field
    assert len(store.invoices()) == 0


def test_a_date_is_no_datetime_and_a_keyword_is_known(store: Store) -> None:
    with pytest.raises(TypeError, match="due_date must be a date"):
        store.add_invoice(due_date=NOON)
    with pytest.raises(TypeError, match="'note' is no property of an invoice's input"):
        store.add_invoice(note="A")  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        store.invoices(states=1)  # type: ignore[call-arg]


def test_an_amount_has_the_decimals_of_its_currency(store: Store) -> None:
    yen = store.add_invoice(currency="JPY", prepaid=1_500)
    line = store.add_invoice_line(yen, "Tea", quantity=3, unit_price=999, discount=97, vat_rate=10)
    adjustment = store.add_adjustment(yen, amount=500, is_charge=True, vat_rate=10)
    euros = add_draft(store)
    document = store.invoice(yen)
    assert (document.prepaid, document.invoice.net) == (Decimal(1_500), Decimal(3_400))
    assert document.lines[0].discount == Decimal(97)
    store.update_invoice_line(line, discount=100)
    store.update_adjustment(adjustment, amount=600)
    store.update_invoice(yen, prepaid=2_000)
    document = store.invoice(yen)
    assert (document.prepaid, document.invoice.net) == (Decimal(2_000), Decimal(3_497))
    with pytest.raises(InvalidError):
        store.update_invoice_line(line, discount="0.5")
    store.update_invoice(euros, prepaid="0.5")
    assert store.invoice(euros).prepaid == Decimal("0.50")


def test_a_new_draft_s_prepaid_is_in_the_client_s_currency(store: Store) -> None:
    yen = add_client(store, currency="JPY")
    with pytest.raises(InvalidError):
        store.add_invoice(yen, prepaid="0.5")
    assert store.invoice(store.add_invoice(yen, prepaid=5)).prepaid == 5
    assert store.invoice(store.add_invoice(prepaid="0.5")).prepaid == Decimal("0.50")


def test_an_item_has_what_it_was_added_with(store: Store) -> None:
    task = store.add("Read the contract")
    draft = store.add_invoice(add_client(store))
    store.add_invoice_line(
        draft,
        "Conseil",
        details="Two\nlines",
        quantity="2.1234",
        unit="hour",
        unit_price="80.123456",
        discount_rate="12.5",
        discount_reason="Fidelity",
        vat_category=VATCategory.EXEMPT,
        vat_rate=0,
        exemption_reason="TVA non applicable, art. 293 B du CGI",
        period=(date(2026, 1, 1), None),
        task_ids=task,
    )
    (line,) = store.invoice(draft).lines
    assert (line.name, line.details, line.position) == ("Conseil", "Two\nlines", 1)
    assert (line.quantity, line.unit_price) == (Decimal("2.1234"), Decimal("80.123456"))
    assert (line.unit, line.unit_label) == ("HUR", "heures")
    assert (line.base, line.discount, line.net) == (
        Decimal("170.13"),
        Decimal("21.27"),
        Decimal("148.86"),
    )
    assert (line.discount_rate, line.discount_reason) == (Decimal("12.5"), "Fidelity")
    assert (line.vat_category, line.vat_rate) == (VATCategory.EXEMPT, Decimal(0))
    assert line.exemption_reason == "TVA non applicable, art. 293 B du CGI"
    assert (line.period, line.task_ids) == ((date(2026, 1, 1), None), (task,))


def test_items_keep_their_places_and_move(store: Store) -> None:
    draft = store.add_invoice()
    a, b, c = (store.add_invoice_line(draft, name) for name in "ABC")
    store.update_invoice_line(c, position=1)
    assert [line.name for line in store.invoice(draft).lines] == ["C", "A", "B"]
    store.delete_invoice_lines([a, b])
    assert [line.id for line in store.invoice(draft).lines] == [c]
    store.undo()
    assert [line.name for line in store.invoice(draft).lines] == ["C", "A", "B"]


def test_the_two_halves_of_the_vat_change_together(store: Store) -> None:
    draft = store.add_invoice()
    line = store.add_invoice_line(draft, "A", unit_price=100, vat_rate="5.5")
    adjustment = store.add_adjustment(draft, rate=10, vat_rate="5.5")
    with pytest.raises(TypeError, match="vat_category and vat_rate are given together"):
        store.update_invoice_line(line, vat_rate=20)
    with pytest.raises(TypeError, match="vat_category and vat_rate are given together"):
        store.update_adjustment(adjustment, vat_category=VATCategory.EXPORT)
    store.update_invoice_line(line, vat_category=VATCategory.EXPORT, vat_rate=0)
    (changed,) = store.invoice(draft).lines
    assert (changed.vat_category, changed.vat_rate) == (VATCategory.EXPORT, Decimal(0))


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("name", {"name": ""}),
        ("quantity_ten_thousandths", {"quantity": 0}),
        ("quantity_ten_thousandths", {"quantity": "-1"}),
        ("quantity_ten_thousandths", {"quantity": "0.00001"}),
        ("quantity_ten_thousandths", {"quantity": 10**9 + 1}),
        ("unit_price_millionths", {"unit_price": "-0.01"}),
        ("unit_price_millionths", {"unit_price": "1e13"}),
        ("unit", {"unit": "parsec of nonsense"}),
        ("discount_basis_points", {"discount_rate": "100.01"}),
        ("discount_minor", {"discount": 1, "unit_price": "0.5"}),
        ("vat_category", {"vat_category": 99}),
        ("vat_rate_thousandths", {"vat_category": VATCategory.EXPORT, "vat_rate": 20}),
        ("vat_rate_thousandths", {"vat_rate": 100}),
        ("task_ids", {"task_ids": 1 << 64}),
    ],
)
def test_a_wrong_item_is_refused_by_name(store: Store, field: str, wrong: dict[str, Any]) -> None:
    draft = store.add_invoice()
    with pytest.raises(InvalidError) as refused:
        store.add_invoice_line(draft, **{"name": "A", **wrong})
    assert refused.value.field == field
    assert store.invoice(draft).lines == ()


def test_an_amount_over_the_limit_is_an_error(store: Store) -> None:
    draft = store.add_invoice()
    with pytest.raises(InvalidError):
        store.add_invoice_line(draft, "A", quantity=2, unit_price=10**12)
    assert store.invoice(draft).lines == ()


def test_allowances_and_charges_count_in_the_vat(store: Store) -> None:
    draft = add_draft(store)
    allowance = store.add_adjustment(draft, rate=10, reason="Fidelity", vat_rate=20)
    store.add_adjustment(draft, is_charge=True, amount="5.55", reason="Port", vat_rate="5.5")
    document = store.invoice(draft)
    assert [(each.is_charge, each.amount, each.rate) for each in document.adjustments] == [
        (False, Decimal("20.00"), Decimal("10.00")),
        (True, Decimal("5.55"), None),
    ]
    assert document.vat_rows == (
        VATRow(VATCategory.STANDARD, "S", Decimal(20), Decimal(180), Decimal(36), "", ""),
        VATRow(VATCategory.STANDARD, "S", Decimal("5.5"), Decimal("5.55"), Decimal("0.31"), "", ""),
    )
    assert document.invoice.gross == Decimal("221.86")
    store.delete_adjustments(allowance)
    assert store.invoice(draft).allowance_total == 0


def test_an_adjustment_needs_a_rate_or_an_amount(store: Store) -> None:
    draft = store.add_invoice()
    for wrong in ({}, {"rate": 1, "amount": 1}, {"amount": "-1"}, {"rate": 101}):
        with pytest.raises(InvalidError):
            store.add_adjustment(draft, **wrong)
    assert store.invoice(draft).adjustments == ()


def test_focus_time_is_billed_once(store: Store, clock: FixedClock) -> None:
    task = store.add("Read the contract", project="Law")
    for _ in range(2):
        store.start_focus(task, minutes=50)
        clock.advance(timedelta(minutes=35))
        store.finish_focus()
    draft = store.add_invoice(add_client(store))
    project = store.find_project("Law")
    assert (
        store.bill_focus(
            draft,
            TODAY,
            TODAY,
            "80.50",
            vat_rate=20,
            project_id=project,
            grouping=BillingGrouping.BY_TASK,
            round_up_minutes=15,
        )
        == 1
    )
    (line,) = store.invoice(draft).lines
    assert (line.name, line.quantity, line.unit) == ("Read the contract", Decimal("1.25"), "HUR")
    assert (line.net, line.focus_session_count) == (Decimal("100.63"), 2)
    assert line.task_ids == (task,)
    with pytest.raises(NotFoundError):
        store.bill_focus(draft, TODAY, TODAY, 80, vat_rate=20)
    store.delete_invoice_lines(line.id)
    assert store.bill_focus(draft, TODAY, TODAY, 80, vat_rate=20, name="Hours") == 1


def test_all_that_forbids_issuing_is_told_at_once(store: Store) -> None:
    draft = store.add_invoice()
    problems = store.check_invoice(draft)
    fields = {problem.field for problem in problems}
    assert len(fields) > 1 and all(problem.message.endswith(".") for problem in problems)
    with pytest.raises(InvalidError) as refused:
        store.issue_invoice(draft)
    assert str(refused.value).splitlines() == [problem.message for problem in problems]
    assert state(store, draft) == InvoiceState.DRAFT


def test_issuing_gives_the_next_number(store: Store, clock: FixedClock) -> None:
    client = add_client(store)
    first, second = add_draft(store, client), add_draft(store, client)
    assert len(store.check_invoice(second)) == 0
    assert store.issue_invoice(second) == "F2026-0001"
    assert store.issue_invoice(first, TODAY) == "F2026-0002"
    issued = store.invoice(store.find_invoice("F2026-0001")).invoice
    assert (issued.id, issued.state) == (second, InvoiceState.ISSUED)
    assert (issued.issue_date, issued.due_date) == (TODAY, TODAY + timedelta(days=30))
    assert (issued.gross, issued.balance, issued.issued) == (Decimal(240), Decimal(240), NOON)
    clock.advance(timedelta(days=31))
    assert state(store, first) == InvoiceState.OVERDUE


def test_dates_do_not_run_backwards_and_are_not_in_the_future(store: Store) -> None:
    client = add_client(store)
    add_issued(store, client)
    draft = add_draft(store, client)
    for day in (TODAY - timedelta(days=1), TODAY + timedelta(days=1)):
        with pytest.raises(InvalidError):
            store.issue_invoice(draft, day)
    assert store.issue_invoice(draft) == "F2026-0002"


def test_an_issued_invoice_never_changes(store: Store) -> None:
    issued = add_issued(store)
    before = store.invoice(issued)
    line = before.lines[0].id
    for change in (
        lambda: store.update_invoice(issued, notes="Other"),
        lambda: store.add_invoice_line(issued, "More"),
        lambda: store.update_invoice_line(line, discount=1),
        lambda: store.delete_invoice_lines(line),
        lambda: store.add_adjustment(issued, amount=1),
        lambda: store.delete_invoices(issued),
        lambda: store.issue_invoice(issued),
        lambda: store.check_invoice(issued),
    ):
        with pytest.raises(ConflictError):
            change()
    with pytest.raises((ConflictError, NotFoundError)):
        while store.undo().action != Action.ISSUE_INVOICE:
            assert store.invoice(issued).invoice.number == "F2026-0001"
    after = store.invoice(issued)
    assert (after.invoice.number, after.lines) == (before.invoice.number, before.lines)


def test_a_copy_is_a_draft_of_its_own(store: Store) -> None:
    issued = add_issued(store)
    copy = store.invoice(store.copy_invoice(issued))
    assert (copy.invoice.state, copy.invoice.number) == (InvoiceState.DRAFT, "")
    assert (copy.lines[0].name, copy.invoice.gross) == ("Conseil", Decimal(240))


def test_a_credit_note_takes_some_back(store: Store) -> None:
    issued = add_issued(store)
    note = store.credit_invoice(issued)
    (line,) = store.invoice(note).lines
    store.update_invoice_line(line.id, quantity="0.5")
    assert store.issue_invoice(note) == "A2026-0001"
    document = store.invoice(note)
    assert document.invoice.kind == InvoiceKind.CREDIT_NOTE
    assert (document.invoice.preceding_id, document.preceding) == (issued, ("F2026-0001", TODAY))
    credited = store.invoice(issued)
    assert credited.credit_note_ids == (note,)
    assert (credited.invoice.credited, credited.invoice.balance) == (Decimal(48), Decimal(192))
    assert credited.invoice.state == InvoiceState.PARTLY_PAID


def test_an_invoice_is_voided_by_a_credit_note(store: Store) -> None:
    issued = add_issued(store)
    note = store.void_invoice(issued)
    assert state(store, issued) == InvoiceState.VOID
    assert store.invoice(note).invoice.number == "A2026-0001"
    assert store.invoice(issued).invoice.balance == 0
    with pytest.raises(ConflictError):
        store.void_invoice(issued)
    with pytest.raises(ConflictError):
        store.credit_invoice(add_draft(store))


def test_drafts_are_deleted_and_come_back(store: Store) -> None:
    draft = add_draft(store)
    store.delete_invoices(draft)
    with pytest.raises(NotFoundError):
        store.invoice(draft)
    store.undo()
    assert store.invoice(draft).invoice.gross == 240


def test_lists_are_by_state_client_kind_period_and_text(store: Store) -> None:
    ada, bob = add_client(store, "Ada"), add_client(store, "Bob")
    january = add_issued(store, ada, date(2026, 1, 2))
    later = add_issued(store, bob)
    note = store.void_invoice(later)
    draft = add_draft(store, bob, order_reference="PO-17")

    def ids(**conditions: Any) -> list[int]:
        return [invoice.id for invoice in store.invoices(**conditions)]

    assert ids() == [draft, later, note, january]
    assert ids(state=InvoiceState.DRAFT) == [draft]
    assert ids(state=[InvoiceState.VOID, InvoiceState.ISSUED], client_id=bob) == [later, note]
    assert ids(kind=InvoiceKind.CREDIT_NOTE) == [note]
    assert ids(first=date(2026, 1, 1), last=date(2026, 1, 2)) == [january]
    assert ids(first=date(2026, 1, 3)) == [later, note]
    assert ids(text="po-17") == [draft]
    assert ids(limit=2) == [draft, later]
    assert ids(state=None, text=None) == ids()
    for wrong in ({"limit": -1}, {"state": 99}, {"kind": 9}, {"text": " "}):
        with pytest.raises(InvalidError):
            ids(**wrong)


def test_what_is_owed_is_added_up_by_age(store: Store, clock: FixedClock) -> None:
    client = add_client(store)
    add_issued(store, client)
    clock.advance(timedelta(days=75))
    add_issued(store, client)
    assert list(store.ageing()) == [
        Ageing("EUR", 0, 0, Decimal("240.00"), 1),
        Ageing("EUR", 31, 60, Decimal("240.00"), 1),
    ]
    clock.advance(timedelta(days=365))
    assert [each.last_day for each in store.ageing()] == [None]


def test_turnover_and_vat_are_added_up_by_month(store: Store, clock: FixedClock) -> None:
    client = add_client(store)
    add_issued(store, client)
    clock.advance(timedelta(days=30))
    store.void_invoice(add_issued(store, client))
    january, february = date(2026, 1, 1), date(2026, 2, 1)
    assert list(store.turnover()) == [
        Turnover(january, "EUR", 1, 0, Decimal(200), Decimal(40), Decimal(240)),
        Turnover(february, "EUR", 1, 1, Decimal(0), Decimal(0), Decimal(0)),
    ]
    assert [each.month for each in store.turnover(date(2026, 2, 28))] == [february]
    (total,) = store.vat_totals(last=date(2026, 1, 31))
    assert total == VATTotal(
        january, "EUR", VATCategory.STANDARD, "S", Decimal(20), Decimal(200), Decimal(40)
    )
    with pytest.raises(InvalidError) as refused:
        store.turnover(february, january)
    assert refused.value.field == "last_month"
    with pytest.raises(TypeError, match="first_month must be a date"):
        store.vat_totals(NOON)


def test_the_vat_journal_has_a_line_for_each_rate_of_each_invoice(
    store: Store, clock: FixedClock, tmp_path: Path
) -> None:
    client = add_client(store)
    first = add_issued(store, client)
    clock.advance(timedelta(days=30))
    store.void_invoice(first)
    add_issued(store, client)
    rows = list(csv.DictReader(store.vat_journal_csv().splitlines()))
    assert [(row["issue_date"][:7], row["number"], row["kind"]) for row in rows] == [
        ("2026-01", "F2026-0001", "invoice"),
        ("2026-02", "A2026-0001", "credit_note"),
        ("2026-02", "F2026-0002", "invoice"),
    ]
    assert [(row["vat_category"], row["vat_rate"], row["taxable"], row["tax"]) for row in rows] == [
        ("S", "20", "200.00", "40.00"),
        ("S", "20", "-200.00", "-40.00"),
        ("S", "20", "200.00", "40.00"),
    ]
    assert rows[1]["preceding_number"] == "F2026-0001"
    sums: dict[tuple[str, Decimal], Decimal] = defaultdict(Decimal)
    for row in rows:
        sums[row["issue_date"][:7], Decimal(row["vat_rate"])] += Decimal(row["tax"])
    assert sums == {(f"{each.month:%Y-%m}", each.rate): each.tax for each in store.vat_totals()}
    file = tmp_path / "journal.csv"
    store.vat_journal_csv_file(file, first=date(2026, 2, 1))
    assert [row["number"] for row in csv.DictReader(file.open(encoding="utf-8"))] == [
        "A2026-0001",
        "F2026-0002",
    ]
    assert len(store.vat_journal_csv(limit=1, offset=1).splitlines()) == 2
    with pytest.raises(InvalidError) as refused:
        store.vat_journal_csv(date(2026, 2, 1), date(2026, 1, 1))
    assert refused.value.field == "last_month"


def test_a_series_has_numbers_of_its_own(store: Store) -> None:
    store.set_number_series("shop", "S{YY}-{NNNNN}")
    client = add_client(store)
    assert store.issue_invoice(add_draft(store, client, series="shop")) == "S26-00001"
    assert store.issue_invoice(add_draft(store, client)) == "F2026-0001"
    assert list(store.number_series())[3] == NumberSeries(
        "shop", "S{YY}-{NNNNN}", "S26-00002", 1, TODAY, "", "", SeriesRight.ALONE, False, False
    )
    with pytest.raises(ConflictError):
        store.set_number_series("shop", "")
    for wrong in ("F{YYYY}", "F {NNNN}", "{NNNN}{YY}{YYYY}", "é{N}", "x" * 35 + "{N}"):
        with pytest.raises(InvalidError) as refused:
            store.set_number_series("shop", wrong)
        assert refused.value.field == "pattern"
    with pytest.raises(NotFoundError):
        store.add_invoice(series="nowhere")


def test_two_stores_on_one_file_issue_without_a_gap(path: Path, clock: FixedClock) -> None:
    with Store(path, clock=clock) as one, Store(path, clock=clock) as other:
        set_seller(one)
        client = add_client(one)
        drafts = [add_draft(one, client) for _ in range(6)]
        numbers = [
            (one if position % 2 else other).issue_invoice(draft)
            for position, draft in enumerate(drafts)
        ]
    assert numbers == [f"F2026-{number:04}" for number in range(1, 7)]


def test_an_id_must_be_known(store: Store) -> None:
    for call in (
        lambda: store.invoice(99),
        lambda: store.update_invoice(99, notes="A"),
        lambda: store.copy_invoice(99),
        lambda: store.issue_invoice(99),
        lambda: store.update_invoice_line(99, discount=1),
        lambda: store.update_adjustment(99, amount=1),
        lambda: store.find_invoice("F2026-0001"),
        lambda: store.add_invoice(99),
    ):
        with pytest.raises(NotFoundError):
            call()
    with pytest.raises(InvalidError):
        store.invoice(1 << 64)
