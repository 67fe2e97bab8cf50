"""Rates, whom projects are for, and idle time in the shell."""

from __future__ import annotations

import json
import re

from conftest import Shell


def test_time_is_billed_at_its_rates(shell: Shell) -> None:
    shell("client add Ada rate:50 currency:EUR", "project add Work client:Ada")
    assert shell("project add Site parent:Work rate:60") == "Added project Site.\n"
    shell("add Draw project:Work", "add Build project:Site", "add Paint project:Site rate:87.50")
    assert re.search(r"Hourly rate +87\.5\n", shell("show 3"))
    for number in (1, 2, 3):
        shell(f"log {number} --from 2026-01-02T{number:02}:00 --to 2026-01-02T{number + 1:02}:00")
    shell("log --project Work --from 2026-01-02T09:00 --to 2026-01-02T10:00 --rate 99")
    entries = json.loads(shell("entries --format json"))
    assert [(e["rate"], e["hourly_rate"], e["client_id"]) for e in entries] == [
        ("50", None, 1),
        ("60", None, 1),
        ("87.5", None, 1),
        ("99", "99", 1),
    ]
    totals = json.loads(shell("entries --by client --format json"))
    assert [(t["label"], t["time"], t["amount"], t["currency"]) for t in totals] == [
        ("Ada", 14400, "296.50", "EUR")
    ]
    assert "€296.50" in shell("entries --by client")
    shell("invoice add Ada")
    assert shell("invoice bill 1 2026-01-02 vat:20 of:client by:project").startswith(
        "Added 4 items to draft 1"
    )
    items = json.loads(shell("invoice show 1 --format json"))[0]["items"]
    assert [(i["name"], i["price"]) for i in items] == [
        ("Work", "50"),
        ("Site", "60"),
        ("Site", "87.5"),
        ("Work", "99"),
    ]


def test_a_project_is_for_a_client(shell: Shell) -> None:
    shell("client add Ada", "project add Work")
    assert shell("project client Work Ada") == "Project Work is for Ada.\n"
    assert shell("project rate Work 87.50") == "Gave a rate to project Work.\n"
    project = json.loads(shell("projects --format json"))[-1]
    assert (project["client_id"], project["hourly_rate"]) == (1, "87.5")
    assert shell("project client Work") == "Project Work is for nobody.\n"
    assert shell("project rate Work none") == "Gave a rate to project Work.\n"
    project = json.loads(shell("projects --format json"))[-1]
    assert (project["client_id"], project["hourly_rate"]) == (None, None)
    assert "There is no client" in shell.error("project client Work Bob")[1]
    assert "is no number" in shell.error("project rate Work much")[1]
    shell("add Draw", "log 1 --from 2026-01-02T09:00 --to 2026-01-02T10:00", "invoice add Ada")
    assert "Nothing says what an hour" in shell.error("invoice bill 1 2026-01-02 vat:20")[1]
    assert "At which VAT?" in shell.error("invoice bill 1 2026-01-02 price:80")[1]
    assert shell("invoice bill 1 2026-01-02 price:80 vat:20").startswith("Added 1 item")


def test_idle_time(shell: Shell) -> None:
    shell("add Write", "add Call", "timer start 1 --from '2026-01-02 09:00'")
    assert shell("timer idle '2026-01-02 10:00' split 2 Ada --stop").startswith(
        "Split off time entry 2: "
    )
    entries = json.loads(shell("entries --format json"))
    assert [(e["title"], e["note"], e["running"]) for e in entries] == [
        ("Write", "", False),
        ("Call", "Ada", False),
    ]
    assert shell("undo") == "Undone: resolve idle time\n"
    assert "Discarded the idle time: " in shell("timer idle 5m discard")
    assert "is before that" in shell.error("timer idle '2026-01-01 10:00' discard")[1]
    assert "neither keep nor discard nor split" in shell.error("timer idle 5m forget")[1]
    assert "Only what is split off" in shell.error("timer idle 5m keep 2")[1]
    shell("timer stop")
    assert "No timer is running" in shell.error("timer idle 5m keep")[1]


def test_the_profile_has_a_rate(shell: Shell) -> None:
    shell("log --project Inbox --from 2026-01-02T09:00 --to 2026-01-02T10:00")
    assert shell("profile rate 87.50") == "Changed the hourly rate.\n"
    assert re.search(r"Hourly rate +87\.50\n", shell("profile"))
    assert json.loads(shell("profile --format json"))[0]["hourly_rate"] == "87.5"
    assert json.loads(shell("entries --format json"))[0]["rate"] == "87.5"
    assert shell("profile rate --none") == "There is no hourly rate any more.\n"
    assert json.loads(shell("entries --format json"))[0]["rate"] is None
