"""What the library can do besides the daily commands: many lines, other zones, adjustments."""

from __future__ import annotations

import json

import pytest

from conftest import Shell

LINES = "Pay rent tomorrow 17:00 #Home !p1\r\n\n  \nBuy milk @shop // two bottles\n"


def test_add_takes_the_lines_of_a_file(shell: Shell) -> None:
    shell.home.mkdir()
    (shell.home / "lines.txt").write_text(LINES)
    assert shell("add --file lines.txt") == "Added 2 tasks.\n"
    first, second = json.loads(shell("list sort:created --format json"))
    assert (first["title"], first["project"], first["priority"]) == ("Pay rent", "Home", "P1")
    assert (second["title"], second["tags"], second["notes"]) == (
        "Buy milk",
        ["shop"],
        "two bottles",
    )
    assert shell("undo").startswith("Undone: ")
    assert shell("count") == "0\n"


def test_add_takes_lines_of_standard_input(shell: Shell) -> None:
    done = shell.start("-c", "add --file -", input="One\nTwo")
    assert done.stdout == "Added 2 tasks.\n"
    assert shell.start("-c", "add --file -", input="\n").stdout == (
        "There is nothing on the lines of stdin.\n"
    )


def test_of_a_file_all_lines_are_added_or_none(shell: Shell) -> None:
    shell.home.mkdir()
    (shell.home / "lines.txt").write_bytes(b"Pay rent\n\nBuy \xff milk\n")
    status, said = shell.error("add --file lines.txt")
    assert (status, said.startswith("lines.txt:3:")) == (1, True)
    assert shell("count") == "0\n"
    assert shell.error("add --file lines.txt Milk") == (2, "Give words or --file, not both.")
    assert shell.error("add --file none.txt") == (1, "none.txt: No such file or directory.")


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("time 17:00 --from Asia/Tokyo", "here  Sun 2026-12-20 09:00  +01:00"),
        ("time 2026-12-24 --from UTC", "here  Thu 2026-12-24 01:00  +01:00"),
        # Paris leaves this time out.
        ("time 2027-03-28T02:30 --from UTC", "here  Sun 2027-03-28 04:30  +02:00"),
    ],
)
def test_time_reads_the_clocks_of_another_zone(shell: Shell, command: str, expected: str) -> None:
    assert shell(command).splitlines()[1] == expected


@pytest.mark.parametrize("command", ["time --from UTC", "time 2026-12-24T09:00+09:00 --from UTC"])
def test_a_time_with_an_offset_has_no_other_zone(shell: Shell, command: str) -> None:
    assert shell.error(command)[0] == 2


def test_an_allowance_is_changed(seller: Shell) -> None:
    seller(
        "invoice add 'exemples sas'",
        "invoice item 1 Consulting price:100 vat:20",
        "invoice allowance 1 Welcome amount:20 vat:20",
        "invoice charge 1 Postage amount:5 vat:20",
    )
    assert seller("invoice adjustment edit 1 Old customer percent:10") == (
        "Changed allowance 1 of draft 1: Old customer, €10.00; €114.00 in all.\n"
    )
    assert seller("invoice adjustment edit 2 amount:8") == (
        "Changed charge 2 of draft 1: Postage, €8.00; €117.60 in all.\n"
    )
    assert seller.error("invoice adjustment edit 3 amount:8")[0] == 1
    assert seller.error("invoice adjustment edit 1-2 amount:8")[0] == 2
