"""Who may issue in a series is a row at the hub: no number is given twice, and none is left out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from devices import Clock, Device
from hubs import made_hub
from person import Person
from postgres import Postgres
from proxy import Fate, Proxy, to_socket
from taskcore import ConflictError, InputOutputError, InvoiceKind, SeriesRight


class Seller:
    """A device that bills."""

    def __init__(self, place: Path, name: str, remote: str) -> None:
        self.name = name
        self.device = Device(place / f"{name}.db", Clock())
        self.person = Person(self.device.store, random.Random(name), Clock(), bills=True)
        self.remote = remote

    def join(self) -> None:
        self.device.store.add_remote(self.remote, self.name)
        self.device.sync()

    def bill(self) -> str:
        store = self.device.store
        draft = store.add_invoice(self.person.one(store.clients()))
        store.add_invoice_line(draft, "Work", quantity=1, unit="hour", unit_price=10, vat_rate=20)
        return store.issue_invoice(draft)

    def claim(self, *, force: bool = False) -> None:
        # All clocks stand still: a claim that had not seen another one might be the earlier one.
        if not force:
            self.device.sync()
        self.device.store.claim_number_series("invoice", force=force)
        if not force:
            self.device.sync()

    def right(self) -> SeriesRight:
        return self.device.store.number_series()[0].right


@pytest.fixture
def network(own_server: Postgres) -> Iterator[Proxy]:
    made_hub(own_server, "family")
    made = Proxy(to_socket(f"{own_server.place}/.s.PGSQL.{own_server.port}"), 1)
    yield made
    made.close()


@pytest.fixture
def sellers(own_server: Postgres, network: Proxy, tmp_path: Path) -> Iterator[list[Seller]]:
    remote = own_server.address("family", port=network.port, connect_timeout="3")
    made = [Seller(tmp_path, name, remote) for name in ("laptop", "phone", "tablet")]
    made[0].person.move_in()
    for seller in made:
        seller.join()
    for seller in made * 2:
        seller.device.sync()
    yield made
    for seller in made:
        seller.device.store.close()


def numbers(seller: Seller) -> list[str]:
    return sorted(each.number for each in seller.device.store.invoices() if each.number)


def test_the_right_to_issue_moves_by_one_run(sellers: list[Seller]) -> None:
    laptop, phone, tablet = sellers
    assert laptop.bill() == "F2026-0001"
    laptop.device.sync()
    for number, seller in enumerate((phone, tablet, laptop, phone), 2):
        seller.claim()
        assert seller.right() == SeriesRight.MINE
        assert seller.bill() == f"F2026-{number:04}"
        seller.device.sync()
    for seller in sellers:
        seller.device.sync()
    assert numbers(laptop) == numbers(tablet) == [f"F2026-{number:04}" for number in range(1, 6)]


def test_who_has_lost_the_series_is_refused(sellers: list[Seller]) -> None:
    laptop, phone, _ = sellers
    laptop.bill()
    laptop.device.sync()
    phone.claim()
    with pytest.raises(ConflictError):
        laptop.bill()
    assert phone.bill() == "F2026-0002"


def test_a_claim_waits_for_what_the_owner_has_not_sent(sellers: list[Seller]) -> None:
    laptop, phone, _ = sellers
    assert laptop.bill() == "F2026-0001"
    # It issued, and has not run since.
    phone.claim()
    assert phone.right() == SeriesRight.WAITING
    with pytest.raises(ConflictError):
        phone.bill()
    laptop.device.sync()
    phone.device.sync()
    assert phone.bill() == "F2026-0002"


def test_offline_nobody_issues_in_a_leased_series(
    sellers: list[Seller], own_server: Postgres
) -> None:
    laptop, phone, _ = sellers
    own_server.stop()
    with pytest.raises(InputOutputError):
        laptop.bill()
    assert numbers(laptop) == []
    # By force, and everybody sees that.
    phone.claim(force=True)
    assert phone.bill() == "F2026-0001"
    own_server.start()
    for seller in sellers * 2:
        seller.device.sync()
    assert laptop.device.store.number_series()[0].is_forced


def test_a_series_of_ones_own_is_issued_in_offline(
    sellers: list[Seller], own_server: Postgres
) -> None:
    _, phone, _ = sellers
    phone.device.store.set_number_series("phone", "P{YYYY}-{NNNN}")
    phone.device.store.use_number_series(InvoiceKind.INVOICE, "phone")
    for seller in sellers * 2:
        seller.device.sync()
    own_server.stop()
    assert phone.bill() == "P2026-0001"
    own_server.start()


def test_a_renewal_whose_answer_is_lost_leaves_no_gap(
    sellers: list[Seller], network: Proxy
) -> None:
    laptop, phone, _ = sellers
    issued = []
    for number in range(6):
        network.fates = {Fate.ANSWER_LOST: 1, Fate.REPEATED: 1, Fate.WHOLE: 1}
        seller = (laptop, phone)[number % 2]
        for _ in range(20):
            try:
                seller.claim()
                issued.append(seller.bill())
                seller.device.sync()
                break
            except (ConflictError, InputOutputError):
                network.fates = {Fate.WHOLE: 1}
                for each in sellers:
                    each.device.sync()
    for seller in sellers * 2:
        seller.device.sync()
    assert sorted(issued) == [f"F2026-{number:04}" for number in range(1, len(issued) + 1)]
    assert numbers(laptop) == numbers(phone) == sorted(issued)
