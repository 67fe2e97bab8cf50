"""Invoices have numbers without a gap and without a double, whatever happens to the process.

A process that issues invoices is killed at random moments, 1,000 times, on one store.
TASKCORE_ISSUE_KILLS says how many times, TASKCORE_TEST_SEED repeats a run.
"""

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest
from seeds import random_numbers

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
KILLS = int(os.environ.get("TASKCORE_ISSUE_KILLS", "1000"))
USUAL_SEED = 20260901


@pytest.fixture(scope="module")
def issuer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("issuer") / "issuer"
    subprocess.run(
        ["gcc", "-std=c99", "-D_POSIX_C_SOURCE=200809L", "-Wall", "-Wextra", "-Werror"]
        + [f"-I{ROOT / 'include'}", str(ROOT / "Tests/Durability/issuer.c"), "-o", str(program)]
        + [f"-L{BUILD / 'lib'}", f"-Wl,-rpath,{BUILD / 'lib'}", "-ltaskcore"],
        check=True,
    )
    return program


@pytest.fixture
def store(issuer: Path, tmp_path: Path) -> Path:
    path = tmp_path / "store.db"
    subprocess.run([issuer, "prepare", path], check=True)
    return path


def start(issuer: Path, store: Path, count: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [issuer, "issue", store, str(count)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip


def numbered(text: str) -> dict[int, str]:
    """The numbers of invoices by their ids, of the lines that were written to their end."""
    lines = (line for line in text.splitlines(keepends=True) if line.endswith("\n"))
    return {int(key): number for key, number in (line.split() for line in lines)}


def issued(issuer: Path, store: Path) -> dict[int, str]:
    output = subprocess.run([issuer, "list", store], check=True, stdout=subprocess.PIPE, text=True)
    return numbered(output.stdout)


def check_numbers(invoices: dict[int, str]) -> None:
    """They begin with 1 in each year, and no number is missing or there twice."""
    years: dict[str, list[int]] = {}
    for number in invoices.values():
        year, _, sequence = number.removeprefix("F").partition("-")
        years.setdefault(year, []).append(int(sequence))
    for sequences in years.values():
        assert sorted(sequences) == list(range(1, len(sequences) + 1))


def check_file(store: Path) -> None:
    """SQLite finds nothing wrong, and every issued invoice is whole."""
    with closing(sqlite3.connect(store)) as database:

        def rows(query: str) -> list[tuple[object, ...]]:
            return database.execute(query).fetchall()

        assert rows("PRAGMA integrity_check") == [("ok",)]
        assert rows(
            """SELECT id FROM invoice WHERE stage <> 1 AND (number IS NULL OR sequence IS NULL
                 OR issue_date IS NULL OR gross_minor <> 9600
                 OR (SELECT count(*) FROM invoice_party WHERE invoice_uid = invoice.uid) <> 2
                 OR (SELECT sum(tax_minor) FROM invoice_tax WHERE invoice_id = invoice.id) <> 1600)"""
        ) == []  # fmt: skip
        assert rows("SELECT id FROM invoice WHERE stage = 1 AND number IS NOT NULL") == []


def test_kills_while_invoices_are_issued_leave_no_gap_and_no_double(
    issuer: Path, store: Path
) -> None:
    chance = random_numbers(USUAL_SEED)
    print(f"{KILLS} kills")
    kept: dict[int, str] = {}
    interrupted = 0
    for _ in range(KILLS):
        process = start(issuer, store, 100_000)
        assert process.stdout
        lines = "".join(process.stdout.readline() for _ in range(chance.randrange(3)))
        try:
            process.wait(chance.uniform(0, 0.01))
        except subprocess.TimeoutExpired:
            interrupted += 1
        process.kill()
        output, errors = process.communicate()
        assert errors == ""
        acknowledged = numbered(lines + output)
        assert kept.keys().isdisjoint(acknowledged)
        kept |= acknowledged
    assert interrupted == KILLS
    present = issued(issuer, store)
    assert {key: present.get(key) for key in kept} == kept
    check_numbers(present)
    check_file(store)
    # What was killed between the commit and its acknowledgement, and not more.
    assert len(kept) <= len(present) <= len(kept) + KILLS


def test_processes_that_issue_at_once_get_numbers_of_their_own(issuer: Path, store: Path) -> None:
    processes = [start(issuer, store, 100) for _ in range(3)]
    kept: dict[int, str] = {}
    for process in processes:
        output, errors = process.communicate()
        assert (process.returncode, errors) == (0, "")
        numbers = numbered(output)
        assert len(numbers) == 100
        assert kept.keys().isdisjoint(numbers)
        kept |= numbers
    assert issued(issuer, store) == kept
    check_numbers(kept)
    check_file(store)
