"""Programs, files and a store of the time before records had states, comments and calendars, with this library.

``first.tar.xz`` has what ``first/make_store.py`` made then: the store, its exports, the header without comments, and
what ``client.c`` and ``client.py`` printed of it.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import tarfile
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from taskcore import FullError, InputOutputError, Store

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """The folder of what was made then."""
    with tarfile.open(HERE / "first.tar.xz") as archive:
        archive.extractall(tmp_path, filter="data")
    return tmp_path / "first"


def printed(command: list[str | Path], **variables: str) -> list[str]:
    """The lines that a program prints, which has to succeed."""
    ended = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | variables
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.splitlines()


def test_a_program_in_c_runs_as_it_was_compiled_then(first: Path) -> None:
    library = BUILD / "lib"
    subprocess.run(
        ["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", f"-I{first}", HERE / "client.c", "-o", first / "client",
         f"-L{library}", f"-Wl,-rpath,{library}", "-ltaskcore"],
        check=True,
    )  # fmt: skip
    seen = printed([first / "client", first / "store.db"])
    assert seen == (first / "client.c.txt").read_text(encoding="utf-8").splitlines()


def test_a_program_in_c_is_compiled_with_the_present_header(first: Path) -> None:
    library = BUILD / "lib"
    subprocess.run(
        ["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", f"-I{ROOT / 'include'}", HERE / "client.c", "-o",
         first / "client", f"-L{library}", f"-Wl,-rpath,{library}", "-ltaskcore"],
        check=True,
    )  # fmt: skip
    seen = printed([first / "client", first / "store.db"])
    assert seen == (first / "client.c.txt").read_text(encoding="utf-8").splitlines()


def test_a_program_in_python_sees_what_it_saw(first: Path) -> None:
    seen = printed(
        [sys.executable, HERE / "client.py", first / "store.db"],
        PYTHONPATH=str(ROOT / "bindings/python"),
        TASKCORE_LIBRARY=str(BUILD / "lib/libtaskcore.so.0"),
    )
    assert seen == (first / "client.py.txt").read_text(encoding="utf-8").splitlines()


def version(path: Path) -> int:
    """The version of a store that nobody has open."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


def test_a_store_is_upgraded_without_a_copy_when_that_is_said(first: Path) -> None:
    store, copy = first / "store.db", first / "store.db.before-upgrade"
    then = version(store)
    Store(store, upgrade_backup=False).close()
    assert version(store) > then and not copy.exists()


def test_the_copy_is_the_store_as_it_was(first: Path) -> None:
    store, copy = first / "store.db", first / "store.db.before-upgrade"
    then, by_hand = version(store), first / "by-hand.db"
    by_hand.write_bytes(store.read_bytes())
    Store(store).close()
    assert version(copy) == then < version(store)
    assert copy.stat().st_mode & 0o777 == 0o600
    dumps = []
    for path in (copy, by_hand):
        with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as database:
            dumps.append(list(database.iterdump()))
    assert dumps[0] == dumps[1]


def test_a_store_stays_as_it_is_without_the_room_for_its_copy(first: Path) -> None:
    store = first / "store.db"
    then, names = version(store), sorted(each.name for each in first.iterdir())
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (store.stat().st_size - 4_096, limits[1]))
    try:
        with pytest.raises((FullError, InputOutputError)):
            Store(store)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)
    assert version(store) == then
    beside = {f"{store.name}-wal", f"{store.name}-shm"}
    assert [each.name for each in sorted(first.iterdir()) if each.name not in beside] == names
    Store(store).close()
    assert version(store) > then


def missing(then: Any, now: Any, where: str = "") -> list[str]:
    """What a reader of then does not find any more, or finds changed."""
    if isinstance(then, dict) and isinstance(now, dict):
        return [
            fault
            for name, value in then.items()
            for fault in (
                missing(value, now[name], f"{where}.{name}") if name in now else [f"{where}.{name}"]
            )
        ]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [
            fault
            for index, (old, new) in enumerate(zip(then, now, strict=True))
            for fault in missing(old, new, f"{where}[{index}]")
        ]
    return [] if then == now else [f"{where}: {now!r} instead of {then!r}"]


def without_id(record: dict[str, Any]) -> dict[str, Any]:
    """Ids are of one store."""
    return {name: value for name, value in record.items() if name != "id"}


def exported(store: Path, to: Path) -> Any:
    """The store's JSON file."""
    with Store(store, time_zone="Europe/Paris") as opened:
        opened.export_file(to)
    return json.loads(to.read_text(encoding="utf-8"))


def as_now(record: dict[str, Any]) -> dict[str, Any]:
    """Rates of VAT have another name and are thousandths of a percent."""
    if "vat_rate_basis_points" in record:
        record["vat_rate_thousandths"] = 10 * record.pop("vat_rate_basis_points")
    if "vat_breakdown" in record:
        rows = [row.split(" ") for row in record["vat_breakdown"]]
        record["vat_breakdown"] = [
            f"{category} {int(rate) / 100:g}% {taxable} {tax}"
            for category, rate, taxable, tax in rows
        ]
    return record


def test_json_says_what_it_said(first: Path) -> None:
    then = json.loads((first / "store.json").read_text(encoding="utf-8"), object_hook=as_now)
    assert missing(then, exported(first / "store.db", first / "now.json")) == []


def test_json_of_then_is_read(first: Path) -> None:
    with Store(first / "new.db", time_zone="Europe/Paris") as store:
        store.import_file(first / "store.json")
    then = json.loads(
        (first / "store.json").read_text(encoding="utf-8"),
        object_hook=lambda record: as_now(without_id(record)),
    )
    assert missing(then, exported(first / "new.db", first / "now.json")) == []


@pytest.mark.parametrize("name", ["store.ics", "store.taskwarrior.json"])
def test_other_files_of_then_add_nothing_to_the_store_that_they_are_of(
    first: Path, name: str
) -> None:
    before = exported(first / "store.db", first / "before.json")
    with Store(first / "store.db", time_zone="Europe/Paris") as store:
        report = store.import_file(
            first / name, "taskwarrior" if "taskwarrior" in name else "icalendar"
        )
    assert report.added == 0
    after = exported(first / "store.db", first / "after.json")
    assert len(after["tasks"]) == len(before["tasks"])


def test_rates_of_vat_and_what_follows_from_them_are_those_of_then(first: Path) -> None:
    written = (first / "store.json").read_text(encoding="utf-8")
    assert '"vat_rate_basis_points":2000' in written.replace(" ", "") and "S 2000 " in written
    with Store(first / "store.db", time_zone="Europe/Paris") as store:
        document = store.invoice(1)
        assert {line.vat_rate for line in document.lines} == {20}
        assert [row.rate for row in document.vat_rows] == [20]
        assert {total.rate for total in store.vat_totals()} == {20}


def test_an_upgraded_store_is_whole(first: Path) -> None:
    with Store(first / "store.db", time_zone="Europe/Paris") as store:
        report = store.check()
    assert not any(getattr(report, each.name) for each in fields(report))
