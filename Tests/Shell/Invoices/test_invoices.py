"""Invoices: from the profile to what is paid, credited and reported."""

from __future__ import annotations

import csv
import json
import re
import shutil
import sqlite3
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import CLIENT, PROFILE, Shell, Terminal

CAN_BE_ISSUED = "It can be issued.\nChecked as Factur-X (EN 16931).\n"

# The seller and clients


def test_the_profile_says_what_is_missing(shell: Shell) -> None:
    assert shell("profile") == "Nothing is known of you: “profile set” tells it.\n"
    shown = shell("profile set name:Ada legal_form:SARL country:FR", "profile")
    assert shown.splitlines()[-1].split(maxsplit=1) == [
        "Missing",
        "city, siren, share_capital, registry",
    ]
    assert "Missing" not in shell(PROFILE, "profile")


def test_the_profile_is_merged_and_emptied_by_member(seller: Shell) -> None:
    assert seller("profile set city:Lyon phone:0102030405") == "Changed the profile.\n"
    profile = seller.record("profile")
    assert (profile["name"], profile["city"], profile["phone"]) == (
        "Atelier Dupont",
        "Lyon",
        "0102030405",
    )
    seller("profile set phone:")
    assert seller.record("profile")["phone"] == ""
    assert seller("undo", "undo") == "Undone: change the profile\n" * 2
    assert seller.record("profile")["city"] == "Paris"


def test_a_wrong_number_in_the_profile_is_told(seller: Shell) -> None:
    status, message = seller.error("profile set siren:732829321")
    assert status == 1 and "SIREN" in message
    assert seller.error("profile set sirn:1") == (
        2,
        "“sirn:1” is no token of this command. Did you mean “siren:”?",
    )


def test_who_buys_decides_what_is_asked_for(seller: Shell) -> None:
    seller(
        "client add Ada kind:private country:FR",
        "invoice add Ada",
        "invoice item 1 Cake price:10 vat:5.5",
    )
    assert "Kind                private person" in seller("client show Ada")
    assert seller("invoice check 1") == CAN_BE_ISSUED
    assert "40" not in seller("invoice show 1")
    seller("client edit Ada kind:business")
    assert "electronic address" in seller.error("invoice issue 1")[1]
    assert seller.error("client edit Ada kind:king") == (
        2,
        "“king” is no kind of client: business, private and public are.",
    )


def test_invoices_look_as_a_template_says(seller: Shell) -> None:
    (seller.home / "letter.json").write_text('{"base": "studio", "accent": "#7A1F3D"}')
    (seller.home / "bad.json").write_text('{"accent": "#FFFF00"}')
    seller("profile set page_template:letter.json", "client edit 1 page_template:plain")
    assert "Template            own, 39 bytes" in seller("profile")
    assert "plain" in seller("client show 1")
    seller("invoice add 1", "invoice item 1 Cake price:10 vat:20")
    assert seller("invoice pdf 1 page.pdf --page-template letter.json") == "Wrote page.pdf.\n"
    assert (seller.home / "page.pdf").read_bytes().startswith(b"%PDF-1.7")
    assert "contrast of 4.5" in seller.error("profile set page_template:bad.json")[1]
    assert (
        "classic, studio, plain" in seller.error("invoice pdf 1 page.pdf --page-template modern")[1]
    )


def test_a_character_without_a_font_forbids_nothing(seller: Shell) -> None:
    seller("invoice add 1", "invoice item 1 'Sign \N{EGYPTIAN HIEROGLYPH A001}' price:10 vat:20")
    checked = " ".join(seller("invoice check 1").split())
    assert checked.startswith("It can be issued.") and "U+13000" in checked
    assert "fonts-noto-core" in checked
    assert "U+13000" in seller.start("-c", "invoice issue 1").stderr
    assert seller("invoice pdf F2026-0001") == "Wrote F2026-0001.pdf.\n"


def test_a_small_enterprise_charges_no_vat(seller: Shell) -> None:
    seller("profile set vat_number: vat_scheme:small_enterprise supplies:goods")
    seller("invoice add 1", "invoice item 1 Cake price:10")
    shown = seller("invoice show 1")
    assert "article 284" in shown and "Operation      goods (B1)" in shown
    assert seller("invoice check 1") == CAN_BE_ISSUED


def test_too_much_is_noted_when_it_is_said(issued: Shell) -> None:
    assert "overpaid" in issued.error("invoice pay F2026-0001 250")[1]
    assert issued("invoice pay F2026-0001 250 --overpaid") == (
        "Noted payment 1 of €250.00 for F2026-0001: €10.00 is too much.\n"
    )
    assert "−€10.00" in issued("invoices")


def test_a_logo_is_set_and_taken_away(seller: Shell, picture: Path) -> None:
    assert seller(f"profile logo {picture}") == "Changed the logo.\n"
    assert seller.record("profile")["logo_size"] == picture.stat().st_size
    assert seller("profile logo --none") == "There is no logo any more.\n"
    assert seller.record("profile")["logo_size"] == 0
    (seller.home / "text.png").write_text("no picture")
    assert seller.error("profile logo text.png")[0] == 1
    assert seller.error("profile logo")[0] == 2


@pytest.fixture
def picture(home: Path) -> Path:
    """A PNG file of one pixel."""
    home.mkdir(exist_ok=True)
    path = home / "logo.png"
    data = zlib.compress(b"\0\xff\xff\xff")
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)),
        (b"IDAT", data),
        (b"IEND", b""),
    ]
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + b"".join(
            struct.pack(">I", len(content))
            + (name + content)
            + struct.pack(">I", zlib.crc32(name + content))
            for name, content in chunks
        )
    )
    return path


def test_clients_are_listed_found_and_shown(seller: Shell) -> None:
    seller("client add 'Zoe Ltd' city:London country:GB notes:'pays late'")
    titles = seller("clients").splitlines()[0]
    assert titles.split() == ["Id", "Client", "City", "E-mail", "Invoices"]
    found = csv.DictReader(seller("clients lond --format csv").splitlines())
    assert [row["name"] for row in found] == ["Zoe Ltd"]
    shown = dict(line.split(maxsplit=1) for line in seller("client show 'zoe ltd'").splitlines())
    assert shown["City"] == "London" and shown["Notes"] == "pays late"
    assert seller("clients nobody") == "No clients.\n"


def records(shell: Shell, command: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(shell(f"{command} --format json"))
    return found


def test_clients_are_archived_and_brought_back_in_one_step(seller: Shell) -> None:
    seller("client add Ann", "client add Bob")
    assert seller("client archive Ann Bob ann") == "Archived 2 clients.\n"
    assert [row["name"] for row in records(seller, "clients")] == ["Exemples SAS"]
    assert seller("undo") == "Undone: edit 2 clients\n"
    assert len(records(seller, "clients")) == 3
    assert seller("client archive Ann Bob", "client unarchive Bob Ann", "undo") == (
        "Archived 2 clients.\nUnarchived 2 clients.\nUndone: edit 2 clients\n"
    )
    assert len(records(seller, "clients --archived")) == 2


def test_a_client_is_changed_archived_and_removed(seller: Shell) -> None:
    assert seller("client edit 1 name:Exemples phone:1 notes:x") == "Changed client 1: Exemples\n"
    assert seller("client edit Exemples phone:") == "Changed client 1: Exemples\n"
    assert seller.record("client show 1")["phone"] == ""
    assert seller("client archive exemples") == "Archived client 1: Exemples.\n"
    assert seller("clients") == "No clients.\n"
    assert "Exemples" in seller("client list --archived")
    assert "Exemples" in seller("clients --all")
    assert seller("undo") == "Undone: edit a client\n"
    assert seller("client rm 1", "clients", "undo") == (
        "Removed client 1: Exemples.\nNo clients.\nUndone: delete a client\n"
    )


def test_what_is_no_client_is_told(seller: Shell) -> None:
    assert seller.error("client show exampels")[1] == "There is no client “exampels”."
    assert seller.error("client show 'Exemple SAS'")[1].endswith("Did you mean “Exemples SAS”?")
    assert seller.error("client show 7") == (1, "There is no client 7.")
    seller(CLIENT)
    assert seller.error("client show 'Exemples SAS'") == (
        1,
        "There are several clients “Exemples SAS”. Write 1 or 2.",
    )
    assert seller.error("clients --all --archived")[0] == 2


def test_the_subscription_is_what_was_stated(shell: Shell) -> None:
    assert shell("subscription", "subscription has invoices") == "No subscription.\nno\n"
    shell(
        "subscription set plan:pro since:2026-01-01 until:2027-01-01 source:host "
        "features:invoices,sync"
    )
    assert shell.record("subscription") == {
        "plan": "pro",
        "since": "2026-01-01T00:00:00.000+01:00",
        "until": "2027-01-01T00:00:00.000+01:00",
        "source": "host",
        "features": ["invoices", "sync"],
    }
    assert shell("subscription has invoices", "subscription has taxes") == "yes\nno\n"
    assert shell("subscription has sync --at 2026-12-31T23:59") == "yes\n"
    assert shell("subscription has sync --at 2027-01-01") == "no\n"
    assert shell("subscription end", "subscription").endswith("No subscription.\n")


# Drafts


def test_a_draft_takes_shape(seller: Shell) -> None:
    assert seller("invoice add 'exemples sas' due:2027-01-31 order:PO-7 prepaid:'1,00'") == (
        "Added draft 1 for Exemples SAS\n"
    )
    assert seller("invoice item 1 Consulting qty:2,5 unit:hour price:80 vat:20") == (
        "Added item 1 to draft 1: Consulting, €200.00; €240.00 in all.\n"
    )
    assert seller("invoice item 1 'A course' price:'1 000,005' vat:5.5 off:10%") == (
        "Added item 2 to draft 1: A course, €900.01; €1,189.51 in all.\n"
    )
    assert seller("invoice allowance 1 Welcome percent:5 vat:20").startswith(
        "Added allowance 1 of €55.00 to draft 1"
    )
    assert seller("invoice charge 1 Freight amount:12.50 vat:20").startswith(
        "Added charge 2 of €12.50 to draft 1"
    )
    draft = seller.record("invoice show 1")
    assert (draft["state"], draft["due_date"], draft["prepaid"]) == ("draft", "2027-01-31", "1.00")
    assert (draft["item_total"], draft["net"], draft["vat"], draft["gross"]) == (
        *("1100.01", "1057.51"),
        *("81.00", "1138.51"),
    )
    items = draft["items"]
    assert isinstance(items, list)
    assert [(item["quantity"], item["price"], item["unit"], item["net"]) for item in items] == [
        ("2.5", "80", "HUR", "200.00"),
        ("1", "1000.005", "C62", "900.01"),
    ]


def test_items_are_changed_moved_and_removed(seller: Shell) -> None:
    seller(
        "invoice add", "invoice item 1 One price:10 vat:20", "invoice item 1 Two price:20 vat:10"
    )
    assert seller("invoice item edit 1 name:First qty:3 off:5.00") == (
        "Changed item 1 of draft 1: First, €25.00; €52.00 in all.\n"
    )
    assert seller("invoice item edit 1 off:") == (
        "Changed item 1 of draft 1: First, €30.00; €58.00 in all.\n"
    )
    seller("invoice item move 2 1")
    items = seller.record("invoice show 1")["items"]
    assert isinstance(items, list) and [item["name"] for item in items] == ["Two", "First"]
    assert seller("invoice item rm 1-2", "undo") == "Removed 2 items.\nUndone: edit a draft\n"
    seller("invoice allowance 1 Rebate amount:1 vat:20")
    assert seller("invoice adjustment rm 1") == "Removed 1 adjustment.\n"


def test_the_code_of_an_exemption_stays_when_its_reason_changes(seller: Shell) -> None:
    seller(
        "invoice add",
        "invoice item 1 One price:10 vat:E code:VATEX-FR-FRANCHISE reason:old",
        "invoice item edit 1 reason:'TVA non applicable, art. 293 B du CGI'",
    )
    items = seller.record("invoice show 1")["items"]
    assert isinstance(items, list)
    assert items[0]["exemption_reason"] == "TVA non applicable, art. 293 B du CGI"
    assert items[0]["exemption_code"] == "VATEX-FR-FRANCHISE"


@pytest.mark.parametrize(
    ("written", "category", "rate"),
    [
        ("20", "S", "20"),
        ("S:5,5", "S", "5.5"),
        ("2.1%", "S", "2.1"),
        ("e", "E", "0"),
        ("AE", "AE", "0"),
        ("L:7", "L", "7"),
        ("O", "O", "0"),
    ],
)
def test_vat_is_a_rate_or_a_category(seller: Shell, written: str, category: str, rate: str) -> None:
    seller("invoice add", f"invoice item 1 One price:10 vat:{written}")
    items = seller.record("invoice show 1")["items"]
    assert isinstance(items, list)
    assert (items[0]["vat_category"], items[0]["vat_rate"]) == (category, rate)


@pytest.mark.parametrize(
    ("token", "message"),
    [
        ("vat:0", "0% may mean many things. Write a category: Z, E, AE, K, G or O."),
        ("vat:S", "S needs its rate. Write vat:S:20."),
        ("vat:101", "“101” is more than 100 percent."),
        ("qty:two", "“two” is no number. Write 1234.56."),
        ("qty:1.00001", "“1.00001” has more than 4 decimals."),
        ("price:12,34.56.7", "“12,34.56.7” is no number. Write 1234.56."),
        ("price:99999999999999999999", "“99999999999999999999” is too large."),
        ("qyt:2", "“qyt:2” is no token of this command. Did you mean “qty:”?"),
        ("more", "“more” is too much. What has several words is quoted."),
        ("period:octobre", None),
        ("task:x", "“x” is no id of a task. Write 3 or 3,5-7."),
    ],
)
def test_what_is_wrong_with_an_item_is_told(seller: Shell, token: str, message: str | None) -> None:
    seller("invoice add")
    status, told = seller.error(f"invoice item 1 One price:1 {token}")
    assert status == 2 and (message is None or told == message)


def test_an_absurd_amount_is_refused_and_changes_nothing(seller: Shell) -> None:
    seller("invoice add")
    assert seller.error("invoice item 1 One qty:1000000000 price:1000000000000 vat:20")[0] == 1
    assert seller.error("invoice item 1 One price:1 off:2.00 vat:20")[0] == 1
    assert seller.error("invoice item 1 One qty:-1 price:1")[0] == 2
    assert seller.record("invoice show 1")["items"] == []


def test_a_draft_is_changed_copied_and_removed(seller: Shell) -> None:
    seller("client add Zoe country:GB", "invoice add zoe currency:USD notes:one")
    assert seller(
        "invoice edit 1 client:'Exemples SAS' days:15 period:2026-11 notes: rate:1.0843"
    ) == ("Changed draft 1 for Exemples SAS\n")
    draft = seller.record("invoice show 1")
    assert (draft["client"], draft["payment_days"], draft["notes"]) == ("Exemples SAS", 15, "")
    assert (draft["first_date"], draft["last_date"]) == ("2026-11-01", "2026-11-30")
    assert (draft["currency"], draft["exchange_rate"]) == ("USD", "1.0843")
    seller("invoice edit 1 period:2026-11-03..2026-11-05 client:none")
    draft = seller.record("invoice show 1")
    assert (draft["first_date"], draft["client"]) == ("2026-11-03", "")
    assert seller("invoice copy 1") == "Added draft 2\n"
    assert seller("undo") == "Undone: add a draft\n"
    assert seller("invoice rm 1", "invoices", "undo") == (
        "Removed 1 draft.\nNo invoices.\nUndone: delete drafts\n"
    )


def test_focus_time_is_billed_once(seller: Shell) -> None:
    seller("add Design project:Site", "focus start 1 30", options=("--now", "2026-12-18T09:00:00Z"))
    seller("focus finish", options=("--now", "2026-12-18T09:25:00Z"))
    seller("invoice add 'Exemples SAS'")
    assert seller("invoice bill 1 2026-12 price:60 vat:20 project:Site round:15") == (
        "Added 1 item to draft 1, €36.00 in all.\n"
    )
    items = seller.record("invoice show 1")["items"]
    assert isinstance(items, list)
    assert (items[0]["name"], items[0]["quantity"], items[0]["unit"]) == ("Design", "0.5", "HUR")
    assert items[0]["tasks"] == [1] and items[0]["focus_sessions"] == 1
    assert seller.error("invoice bill 1 price:60 vat:20")[0] == 1
    assert seller.error("invoice bill 1")[0] == 2
    assert seller.error("invoice bill 1 price:60")[1].endswith(
        "Write vat:20, or once “profile set default_vat:20”."
    )


# Issuing


def test_all_problems_are_listed_at_once(shell: Shell) -> None:
    shell("profile set country:FR", "invoice add", "invoice item 1 One price:1")
    rules = [problem["rule"] for problem in json.loads(shell("invoice check 1 --format json"))]
    assert {"BR-06", "BR-07", "BR-FR-10"} <= set(rules)
    assert "BR-FR-10" in shell("invoice check 1")
    status, message = shell.error("invoice issue 1")
    assert status == 1
    assert "The seller has no name." in message and "A French seller has a SIREN." in message


def test_services_that_nobody_named_are_told(seller: Shell) -> None:
    seller("profile set supplies:", "invoice add 'Exemples SAS'")
    seller("invoice item 1 Table price:9 vat:20")
    told = "Nothing says whether goods or services are sold"
    assert told in seller("invoice check 1")
    seller("profile set supplies:goods")
    assert told not in seller("invoice check 1")
    seller("profile set supplies:", "invoice edit 1 process:B1")
    assert told not in seller("invoice check 1")
    seller("invoice edit 1 process:", "invoice item edit 1 unit:hour")
    assert told not in seller("invoice check 1")
    seller("invoice item edit 1 unit:piece")
    assert seller.start("-c", "invoice issue 1").stderr.startswith(told)


def test_an_invoice_is_issued_and_never_undone(issued: Shell) -> None:
    invoice = issued.record("invoice show F2026-0001")
    assert (invoice["state"], invoice["issue_date"], invoice["due_date"]) == (
        *("issued", "2026-12-20"),
        "2027-01-19",
    )
    assert "invoice" not in issued("undo")
    assert issued.record("invoice show F2026-0001")["state"] == "issued"
    assert issued.error("invoice edit F2026-0001 notes:x")[0] == 1
    assert issued.error("invoice rm F2026-0001")[0] == 1
    assert issued.error("invoice item edit 1 qty:3")[1].startswith("No draft has an item 1.")


def test_dates_do_not_run_backwards(issued: Shell) -> None:
    issued("invoice copy F2026-0001")
    assert issued.error("invoice issue 2 --date 2026-12-19")[0] == 1
    assert issued("invoice issue 2 --date 2026-12-20") == (
        "Issued invoice F2026-0002 for Exemples SAS: €240.00\n"
    )


def test_numbers_follow_the_pattern_of_their_series(seller: Shell) -> None:
    assert seller("series set export X{YY}/{NNN}") == "The next number of export is X26/001.\n"
    seller("invoice add 'Exemples SAS' series:export", "invoice item 1 One price:1 vat:20")
    assert "X26/001" in seller("invoice issue 1")
    series = json.loads(seller("series --format json"))
    assert [(row["name"], row["next"], row["issued"]) for row in series] == [
        ("invoice", "F2026-0001", 0),
        ("credit_note", "A2026-0001", 0),
        ("quote", "Q2026-0001", 0),
        ("export", "X26/002", 1),
    ]
    assert seller.error("series rm export")[0] == 1
    assert seller.error("series rm nothing") == (1, "There is no series “nothing”.")
    assert seller.error("series set bad {YYYY}")[0] == 1
    assert seller("series set invoice {N}", "undo", "series rm invoice").endswith(
        "Series invoice is as at first: F{YYYY}-{NNNN}\n"
    )


def test_a_number_of_digits_alone_is_not_taken_for_the_id_of_a_draft(seller: Shell) -> None:
    seller("series set invoice {N}", "invoice add")
    seller("invoice add 'Exemples SAS'", "invoice item 2 One price:1 vat:20", "invoice issue 2")
    assert "is the number of an invoice and the id of a draft" in seller.error("invoice show 1")[1]
    uid = json.loads(seller("invoices draft --format json"))[0]["uid"]
    assert seller.record(f"invoice show {uid}")["id"] == 1
    assert seller.record("invoice show 2")["number"] == "1"


def test_an_invoice_is_paid_in_parts(issued: Shell) -> None:
    assert issued("invoice pay F2026-0001 100,00 means:58 reference:R1") == (
        "Noted payment 1 of €100.00 for F2026-0001: €140.00 is still owed.\n"
    )
    assert issued.record("invoice show F2026-0001")["state"] == "partly_paid"
    assert issued.error("invoice pay F2026-0001 140.01")[0] == 1
    assert issued("invoice pay F2026-0001 date:2026-12-20") == (
        "Noted payment 2 of €140.00 for F2026-0001: nothing is owed any more.\n"
    )
    payments = json.loads(issued("invoice payments --format json"))
    assert [(row["invoice"], row["amount"], row["means"]) for row in payments] == [
        ("F2026-0001", "140.00", ""),
        ("F2026-0001", "100.00", "58"),
    ]
    assert issued("undo") == "Undone: add a payment\n"
    assert issued("invoice payments rm 1", "undo") == (
        "Removed 1 payment.\nUndone: delete payments\n"
    )
    assert issued.error("invoice payments rm")[0] == 2
    line = issued("invoice payments F2026-0001").splitlines()[1]
    assert line.split()[:3] == ["1", "F2026-0001", "2026-12-20"]


def test_an_invoice_is_made_void_by_a_credit_note(issued: Shell) -> None:
    assert issued("invoice void F2026-0001") == (
        "F2026-0001 is void: issued credit note A2026-0001 of €240.00\n"
    )
    rows = {row["number"]: row for row in json.loads(issued("invoices --format json"))}
    assert (rows["F2026-0001"]["state"], rows["F2026-0001"]["balance"]) == ("void", "0.00")
    assert rows["A2026-0001"]["kind"] == "credit_note"
    shown = issued("invoice show A2026-0001")
    assert re.search(r"^Credits +F2026-0001 of 2026-12-20$", shown, re.MULTILINE)
    assert re.search(r"^Credited by +A2026-0001$", issued("invoice show F2026-0001"), re.MULTILINE)
    assert issued.error("invoice void F2026-0001")[0] == 1


def test_a_part_of_an_invoice_is_credited(issued: Shell) -> None:
    assert issued("invoice credit F2026-0001") == (
        "Added draft 2 of a credit note for Exemples SAS: €240.00\n"
    )
    issued("invoice item edit 2 qty:1", "invoice issue 2")
    invoice = issued.record("invoice show F2026-0001")
    assert (invoice["credited"], invoice["balance"]) == ("96.00", "144.00")


def test_a_credit_note_of_a_foreign_invoice_names_it(seller: Shell) -> None:
    seller(
        "invoice add --credit 'Exemples SAS' preceding:OLD-7 date:2026-03-01",
        "invoice item 1 One price:1 vat:20",
        "invoice edit 1 date:2026-03-02",
    )
    note = seller.record("invoice show 1")
    assert (note["preceding_number"], note["preceding_date"]) == ("OLD-7", "2026-03-02")
    assert "credit note A2026-0001" in seller("invoice issue 1")


# Lists and figures


@pytest.fixture
def year(seller: Shell) -> Shell:
    """An overdue invoice of October, one of December, a credit note and a draft."""
    for number, day in enumerate(["2026-10-05", "2026-12-18"], start=1):
        seller(
            f"invoice add 'Exemples SAS' days:30 order:PO-{number}",
            f"invoice item {number} Work price:100 vat:20",
            f"invoice issue {number}",
            options=("--now", f"{day}T09:00:00Z"),
        )
    seller(
        "invoice credit F2026-0002",
        "invoice item edit 3 price:10",
        "invoice issue 3",
        "invoice add",
        "invoice item 4 Book price:10 vat:5.5",
    )
    return seller


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("", ["", "A2026-0001", "F2026-0002", "F2026-0001"]),
        ("draft", [""]),
        ("overdue", ["F2026-0001"]),
        ("OWED", ["F2026-0002", "F2026-0001"]),
        ("draft overdue", ["", "F2026-0001"]),
        ("2026-10", ["F2026-0001"]),
        ("2026-10 2026-11", ["F2026-0001"]),
        ("2026-12-18 2026-12-20", ["A2026-0001", "F2026-0002"]),
        ("month", ["A2026-0001", "F2026-0002"]),
        ("7d", ["A2026-0001", "F2026-0002"]),
        ("year PO-1", ["F2026-0001"]),
        ("book", [""]),
        ("--kind credit_note", ["A2026-0001"]),
        ("--client 'Exemples SAS' --limit 2", ["A2026-0001", "F2026-0002"]),
        ("nothing", []),
    ],
)
def test_invoices_are_listed(year: Shell, words: str, numbers: list[str]) -> None:
    for command in ("invoices", "invoice list"):
        rows = json.loads(year(f"{command} {words} --format json"))
        assert [row["number"] for row in rows] == numbers
    lines = year(f"invoice csv - {words}").splitlines()
    assert [line.split(",")[0] for line in lines[1:]] == numbers


def test_the_list_is_a_table(year: Shell) -> None:
    lines = year("invoices").splitlines()
    assert lines[0].split() == [
        *("Invoice", "Kind", "Client", "Issued", "Due", "State", "Total", "Owed"),
    ]
    assert lines[-1].split() == [
        *("F2026-0001", "invoice", "Exemples", "SAS", "2026-10-05", "2026-11-04", "overdue"),
        *("€120.00", "€120.00"),
    ]


@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("invoices 2026-12-20 2026-12-01", 2),
        ("invoices 2026-12 2026-10", 2),
        ("invoices --client nobody", 1),
        ("invoices --limit 0", 2),
        ("invoice vat 2026-13", 2),
        ("invoice turnover 2026-12 2026-10", 2),
        ("invoice show F2026-0009", 1),
        ("invoice show 99", 1),
        ("invoice frob", 2),
        ("invoice", 2),
        ("invoice pay F2026-0001 lots", 1),
        ("invoice adjustment 1", 2),
        ("invoice adjustment rn 1", 2),
        ("invoice item move 1 first", 2),
        ("invoice item edit 1", 2),
        ("invoice pdf F2026-0001 a b", 2),
        ("invoice show F2026-0001 --ubl", 2),
        ("invoice add nobody", 1),
        ("invoice add clinet:x", 2),
    ],
)
def test_what_is_refused(year: Shell, command: str, status: int) -> None:
    assert year.error(command)[0] == status


def test_what_is_owed_by_age(year: Shell) -> None:
    assert [line.split() for line in year("invoice owed").splitlines()] == [
        ["Overdue", "Invoices", "Owed"],
        ["not", "due", "yet", "1", "€108.00"],
        ["31", "to", "60", "days", "1", "€120.00"],
        ["All", "in", "EUR", "2", "€228.00"],
    ]
    rows = json.loads(year("invoice owed --format json"))
    assert rows[1] == {
        "currency": "EUR",
        "first_day": 31,
        "last_day": 60,
        "balance": "120.00",
        "invoices": 1,
    }


def test_turnover_and_vat_by_month(year: Shell) -> None:
    assert [line.split() for line in year("invoice turnover 2026").splitlines()[1:]] == [
        ["2026-10", "1", "0", "€100.00", "€20.00", "€120.00"],
        ["2026-12", "1", "1", "€90.00", "€18.00", "€108.00"],
        ["All", "2", "1", "€190.00", "€38.00", "€228.00"],
    ]
    assert [line.split() for line in year("invoice vat 2026-12").splitlines()[1:]] == [
        ["2026-12", "20%", "€90.00", "€18.00"]
    ]
    assert year("invoice vat 2025", "invoice turnover 2025-01") == "Nothing was invoiced.\n" * 2
    header, *rows = year("invoice vat --format csv").splitlines()
    assert header == "month,currency,vat_category,vat_rate,taxable,tax"
    assert rows == ["2026-10,EUR,S,20,100.00,20.00", "2026-12,EUR,S,20,90.00,18.00"]


def test_the_vat_journal_is_a_table(year: Shell, tmp_path: Path) -> None:
    header, *rows = year("invoice journal - 2026-10").splitlines()
    assert header.startswith("issue_date,number,kind,")
    assert [row.split(",")[8:12] for row in rows] == [["S", "20", "100.00", "20.00"]]
    file = tmp_path / "journal.csv"
    assert year(f"invoice journal {file}") == f"Wrote {file}.\n"
    assert file.read_text(encoding="utf-8").count("credit_note") == 1


# How it looks


def test_the_page_of_an_invoice(issued: Shell) -> None:
    issued("invoice pay F2026-0001 40")
    page = issued("invoice show F2026-0001")
    head, _, rest = page.partition("\n\n")
    assert head == (
        "Invoice F2026-0001  partly paid\n"
        "Seller         Atelier Dupont, EI\n"
        "               1 rue de la Paix, 75002 Paris, FR\n"
        "               SIREN 732829320, VAT FR44732829320\n"
        "Client         Exemples SAS\n"
        "               2 place Bellecour, 69002 Lyon, FR\n"
        "               SIREN 404833048\n"
        "Issued         2026-12-20\n"
        "Due            2027-01-19\n"
        "Operation      services (S1)\n"
        "Order          PO-7"
    )
    assert rest.startswith(
        "Id  Item         Quantity  Price  VAT      Net\n"
        " 1  Consulting  2.5 hours  80.00  20%  €200.00\n\n"
    )
    assert re.findall(r"^(\w[\w %€.]*?) {2,}(€[\d.]+)$", rest, re.MULTILINE) == [
        ("Net", "€200.00"),
        ("VAT 20% of €200.00", "€40.00"),
        ("Total", "€240.00"),
        ("Paid", "€40.00"),
        ("Owed", "€200.00"),
    ]


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_everything_fits_the_terminal(
    year: Shell, open_terminal: Callable[..., Terminal], width: int
) -> None:
    terminal = open_terminal(width=width)
    for command in (
        "invoice show F2026-0001",
        "invoices",
        "invoice owed",
        "invoice vat",
        "profile",
    ):
        shown = terminal.run(command)
        lines = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown).splitlines()
        assert lines and max(map(len, lines)) <= width, command


# Completion


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("profile se", "profile set "),
        ("profile set iba", "profile set iban:"),
        ("profile set country:F", "profile set country:FR "),
        ("client show ex", "client show Exemples\\ SAS "),
        ("invoice add ex", "invoice add Exemples\\ SAS "),
        ("invoice add client:e", "invoice add client:Exemples\\ SAS "),
        ("invoice add x preceding:F", "invoice add x preceding:F2026-0001 "),
        ("invoice add x ser", "invoice add x series:"),
        ("invoice add series:cr", "invoice add series:credit_note "),
        ("invoice show F", "invoice show F2026-0001 "),
        ("invoice item 2 Work uni", "invoice item 2 Work unit:"),
        ("invoice item 2 Work unit:hou", "invoice item 2 Work unit:hour "),
        ("invoice item 2 Work vat:A", "invoice item 2 Work vat:AE "),
        ("invoice item ed", "invoice item edit "),
        ("invoice list over", "invoice list overdue "),
        ("invoices --client ex", "invoices --client Exemples\\ SAS "),
        ("invoices --kind cr", "invoices --kind credit_note "),
        ("invoice bill 2 month by:d", "invoice bill 2 month by:day "),
        ("invoice pay F2026-0001 me", "invoice pay F2026-0001 means:"),
        ("invoice mail F2026-0001 --sm", "invoice mail F2026-0001 --smtp "),
        ("series set cre", "series set credit_note "),
        ("subscription set fea", "subscription set features:"),
    ],
)
def test_completion(
    issued: Shell, open_terminal: Callable[..., Terminal], typed: str, completed: str
) -> None:
    assert open_terminal().complete(typed) == completed


def changed_elsewhere(shell: Shell, statement: str) -> None:
    """What a sync would write, which another program does here."""
    with sqlite3.connect(shell.home / ".local/share/taskcore/taskcore.db") as connection:
        connection.execute(statement)
    connection.close()


def test_numbers_that_two_devices_gave_are_shown(seller: Shell) -> None:
    for number in (1, 2):
        seller(
            "invoice add 'Exemples SAS'",
            f"invoice item {number} Work price:10 vat:20",
            f"invoice issue {number}",
        )
    changed_elsewhere(
        seller,
        "UPDATE invoice SET number = 'F2026-0001', sequence = 1, "
        "twin_uid = (SELECT uid FROM invoice WHERE id = 1) WHERE id = 2",
    )
    numbers = [each["number"] for each in json.loads(seller("invoices --format json"))]
    assert numbers == ["F2026-0001"] * 2
    assert "numbers of invoices doubled" in seller.start("doctor").stdout


def test_of_two_invoices_of_one_number_the_one_of_the_file_is_left_out(seller: Shell) -> None:
    seller("invoice add 'Exemples SAS'", "invoice item 1 Work price:10 vat:20")
    copy = ("--db", str(seller.home / "copy.db"))
    shutil.copy(seller.home / ".local/share/taskcore/taskcore.db", copy[1])
    seller("invoice copy 1", "invoice issue 2")
    seller("invoice copy 1", "invoice issue 2", "export theirs.json", options=copy)
    done = seller.start("-c", "import theirs.json")
    assert done.returncode == 0 and "another invoice F2026-0001" in done.stderr
    assert [each["number"] for each in json.loads(seller("invoices --format json"))].count(
        "F2026-0001"
    ) == 1
