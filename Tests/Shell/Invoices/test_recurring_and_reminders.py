"""Invoices that repeat, and reminders of payment, in the shell."""

from __future__ import annotations

import json

import pytest

from conftest import Shell


@pytest.fixture
def issued(shell: Shell) -> Shell:
    shell(
        "profile set name:'Atelier Dupont' legal_form:EI country:FR city:Paris "
        "street:'1 rue de la Paix' postal_code:75002 siren:732829320 supplies:services "
        "email:a@atelier.example"
    )
    shell("client add 'Exemples SAS' city:Lyon country:FR siren:404833048 email:c@exemples.example")
    shell("invoice add 'Exemples SAS'")
    shell("invoice item 1 Rent price:500 vat:20")
    shell("invoice issue 1")
    return shell


def test_an_invoice_repeats(issued: Shell) -> None:
    said = issued("invoice repeat F2026-0001 'every month on the 1st' period:coming")
    assert said.startswith("Repeats recurring invoice 1 for Exemples SAS, €600.00, ")
    (row,) = json.loads(issued("invoice repeats --format json"))
    assert (row["repeat_rule"], row["state"], row["period"]) == (
        "FREQ=MONTHLY;BYMONTHDAY=1",
        "active",
        "coming",
    )
    assert len(issued("invoice repeat dates 1 --limit 3").splitlines()) == 3
    assert "Rent" in issued("invoice repeat show 1")
    assert "Exemples SAS" in issued("invoice repeats")
    assert issued("invoice repeat pause 1").startswith("Paused: recurring invoice 1")
    assert issued("invoice repeat resume 1").startswith("Goes on: ")
    assert issued("invoice repeat edit 1 rule:'every 2 weeks'").startswith("Changed: ")
    assert issued("undo") == "Undone: change recurring invoices\n"
    assert issued("invoice repeat rm 1") == "Removed 1 recurring invoice.\n"
    assert issued("invoice repeats") == "No invoices that repeat.\n"


def test_an_overdue_invoice_is_reminded_of(issued: Shell) -> None:
    assert issued("invoice reminders due") == "Nothing to remind of.\n"
    issued("invoice rate 12.15 from:2026-01-01 until:2027-06-30")
    assert "12.15%" in issued("invoice rates")
    (due,) = json.loads(issued("invoices --format json"))
    later = Later(issued)
    assert "F2026-0001" in later("invoice reminders due")
    said = later("invoice remind F2026-0001 fee:5")
    assert said.startswith("Made reminder 1 of F2026-0001, level 1: ")
    assert "Owed of the invoice: €600.00\n" in said and "Fee: €5.00\n" in said
    assert "Compensation for recovery costs: €40.00\n" in said and "Interest: " in said
    assert "Warning" not in said
    assert due["balance"] == "600.00"
    (row,) = json.loads(later("invoice reminders --format json"))
    assert (row["level"], row["fee"], row["sent"]) == (1, "5.00", None)
    assert "12.15%" in later("invoice reminder show 1")
    assert later("invoice reminder edit 1 fee:6").startswith("Changed reminder 1")
    assert later("undo") == "Undone: change reminders of payment\n"
    assert later("invoice reminder pdf 1") == "Wrote F2026-0001-1.pdf.\n"
    assert later("invoice reminder mail 1 --eml mail.eml") == "Wrote mail.eml.\n"
    assert later("invoice reminder sent 1").startswith("Noted as sent: ")
    assert later("invoice reminders due") == "Nothing to remind of.\n"


def test_days_without_a_rate_are_told(issued: Shell) -> None:
    said = Later(issued)("invoice remind F2026-0001 recovery:no")
    assert "Warning: no rate of interest holds from " in said
    assert "Compensation" not in said


class Later:
    """The same shell, sixty days later."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell

    def __call__(self, line: str) -> str:
        later = ("--now", "2027-03-01T12:00:00Z", "--zone", "Europe/Paris")
        done = self.shell.start(*later, "-c", line, fixed=False)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout
