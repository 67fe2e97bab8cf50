"""Times that float, in the shell."""

from __future__ import annotations

import json

from conftest import Shell


def record_in(shell: Shell, zone: str, line: str) -> dict[str, object]:
    """What a command says of one thing in another zone."""
    fixed = ["--now", "2026-12-20T09:00:00Z", "--zone", zone]
    done = shell.start(*fixed, "-c", f"{line} --format jsonl", fixed=False)
    assert done.stderr == ""
    record: dict[str, object] = json.loads(done.stdout.splitlines()[0])
    return record


def test_a_time_is_the_same_by_the_clock_in_paris_and_in_tokyo(shell: Shell) -> None:
    shell("add Breakfast due:2026-12-24T09:00 floating:due remind:'2026-12-24T08:00 floating'")
    record = shell.record("show 1")
    assert (record["due"], record["floating"]) == ("2026-12-24T09:00:00.000+01:00", ["due"])
    tokyo = record_in(shell, "Asia/Tokyo", "show 1")
    assert (tokyo["due"], tokyo["floating"]) == ("2026-12-24T09:00:00.000+09:00", ["due"])
    assert record["reminders"] == tokyo["reminders"] == ["2026-12-24 08:00 floating"]
    assert record_in(shell, "Asia/Tokyo", "list floating:yes")["title"] == "Breakfast"
    # It stays so when it is moved, and ends when that is said.
    shell("edit 1 due:2026-12-25T10:00")
    assert record_in(shell, "Asia/Tokyo", "show 1")["due"] == "2026-12-25T10:00:00.000+09:00"
    shell("edit 1 floating:none")
    assert record_in(shell, "Asia/Tokyo", "show 1")["due"] == "2026-12-25T18:00:00.000+09:00"
    shell("undo")
    assert shell.record("show 1")["floating"] == ["due"]


def test_new_times_float_when_it_is_on(shell: Shell) -> None:
    assert shell("floating") == "New times are instants.\n"
    assert shell("floating on") == "New times float: they hold wherever you are.\n"
    shell("add Breakfast 2026-12-24 09:00")
    shell("add Lunch due:2026-12-24T12:00 start:2026-12-20")
    assert shell.record("show 1")["floating"] == ["due"]
    assert shell.record("show 2")["floating"] == ["due"]
    # A time of a zone is the same instant everywhere.
    shell(
        "add Call Ann 2026-12-24 15:00 CET", "add Call Ben due:'2026-12-24 15:00 CET' >2026-12-20"
    )
    assert shell.record("show 3")["due"] == "2026-12-24T15:00:00.000+01:00"
    assert shell.record("show 3")["floating"] == shell.record("show 4")["floating"] == []
    assert shell("floating off") == "New times are instants.\n"
    shell("add Dinner 2026-12-24 19:00")
    assert shell.record("show 5")["floating"] == []


def test_an_event_floats(shell: Shell) -> None:
    shell("event add Stand-up --start 2026-12-24T09:00 --floating yes")
    assert shell.record("event show 1")["floating"] is True
    tokyo = record_in(shell, "Asia/Tokyo", "event show 1")
    assert (tokyo["start"], tokyo["zone"]) == ("2026-12-24T09:00:00.000+09:00", None)
    shell("event edit 1 --floating no")
    assert shell.record("event show 1")["floating"] is False


def test_new_events_float_when_it_is_on(shell: Shell) -> None:
    shell("floating on", "event add Lunch 24 dec 12:00", "event add Feast 25 dec")
    shell("event add Call 24 dec 15:00 --zone Asia/Tokyo")
    shell("event add Train 24 dec 17:00 --floating no")
    events = json.loads(shell("events --format json"))
    assert [(event["title"], event["floating"]) for event in events] == [
        ("Lunch", True),
        ("Call", False),
        ("Train", False),
        ("Feast", False),
    ]


def test_what_cannot_float_is_refused(shell: Shell) -> None:
    code, message = shell.error("add Breakfast floating:title")
    assert code == 2 and "floating:due" in message
    assert shell.error("floating maybe")[0] == 2
    code, message = shell.error("add Run due:2026-12-24T09:00 floating:due zone:Asia/Tokyo")
    assert code != 0 and "of no zone" in message
