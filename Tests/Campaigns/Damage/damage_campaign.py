"""Damages stores at random, and calls everything on them.

Each store is a process of its own, with limits of time, memory and the size of files: what ends by a
signal, runs on or writes without end is a finding, and so is a status that no damage can have."""

from __future__ import annotations

import io
import mmap
import os
import random
import resource
import shutil
import signal
import sqlite3
import sys
import time
import traceback
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from database_pages import DatabasePages
from seeds import seed

from damage_base import Clock, make_store, open_store
from damage_calls import READING, WRITING, Call, files
from damage_kinds import damage_store, plain
from taskcore import (
    AccessError,
    CorruptError,
    InternalError,
    MisuseError,
    NotStoreError,
    ReadOnlyError,
    Store,
    TaskcoreError,
)

SECONDS_OF_CALL = 5.0
SECONDS_OF_STORE = 60
WALL_SECONDS_OF_STORE = 300
BYTES_OF_MEMORY = 6 << 30
BYTES_OF_FILE = 64 << 20
TOLD_ONLY = {"numbers_missing", "numbers_doubled", "invoice_parts_lost", "parties_missing"}


class Board:
    """What a process says, that it may end at any time: the present call, and how many there were."""

    def __init__(self) -> None:
        self.memory = mmap.mmap(-1, 1 << 16)

    def begin(self) -> None:
        self.memory[:] = b"\0" * len(self.memory)

    def call(self, name: str) -> None:
        count = self.calls + 1
        self.memory[:8] = count.to_bytes(8, "little")
        self.memory[8:64] = name.encode()[:56].ljust(56, b"\0")

    def found(self, text: str) -> None:
        written = self.findings + text[:3_000] + "\n"
        data = written.encode()[: len(self.memory) - 65]
        self.memory[64 : 64 + len(data)] = data

    @property
    def calls(self) -> int:
        return int.from_bytes(self.memory[:8], "little")

    @property
    def present(self) -> str:
        return self.memory[8:64].rstrip(b"\0").decode(errors="replace")

    @property
    def findings(self) -> str:
        return self.memory[64:].rstrip(b"\0").decode(errors="replace")


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_OF_STORE, SECONDS_OF_STORE + 1))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES_OF_MEMORY, BYTES_OF_MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (BYTES_OF_FILE, BYTES_OF_FILE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run_call(board: Board, name: str, call: Call, store: Store, numbers: random.Random) -> None:
    board.call(name)
    began = time.thread_time()
    try:
        call(store, numbers)
    except (InternalError, MisuseError, AccessError) as failure:
        board.found(f"{name}: {type(failure).__name__}: {failure}")
    except (TaskcoreError, OverflowError, UnicodeError) as failure:
        if not str(failure):
            board.found(f"{name}: {type(failure).__name__} says nothing")
    except Exception:
        board.found(f"{name}: {traceback.format_exc(limit=-2)}")
    spent = time.thread_time() - began
    if spent > SECONDS_OF_CALL:
        board.found(f"{name}: took {spent:.1f} s of CPU")


def check_and_repair(board: Board, store: Store, path: Path) -> None:
    """A check foretells a repair, and is silent after it."""
    board.call("check")
    try:
        foretold = asdict(store.check())
    except TaskcoreError as failure:
        if not isinstance(failure, (CorruptError, ReadOnlyError)):
            board.found(f"check: {type(failure).__name__}: {failure}")
        board.call("repair")
        try:
            store.repair()
        except TaskcoreError as failure:
            if not isinstance(failure, (CorruptError, ReadOnlyError)):
                board.found(f"repair: {type(failure).__name__}: {failure}")
        return
    issued = parts(path, OF_ISSUED)
    board.call("repair")
    try:
        mended = asdict(store.repair())
    except TaskcoreError as failure:
        board.found(f"repair: after a check that foretold {foretold}: {failure}")
        return
    if mended != foretold:
        board.found(f"check foretold {difference(foretold, mended)} of the repair")
    if not issued <= parts(path):
        board.found("repair: removed parts of an issued invoice")
    board.call("check again")
    try:
        left = {name: count for name, count in asdict(store.check()).items() if count}
    except TaskcoreError as failure:
        board.found(f"check after a repair: {failure}")
        return
    if left.keys() - TOLD_ONLY:
        board.found(f"check: after a repair there is still {left}")
    board.call("export after a repair")
    try:
        store.export_file(io.StringIO(), "json")
    except TaskcoreError as failure:
        board.found(f"export after a repair: {failure}")


def difference(foretold: dict[str, object], mended: dict[str, object]) -> str:
    return ", ".join(
        f"{name} {foretold[name]}, not {mended[name]}"
        for name in foretold
        if foretold[name] != mended[name]
    )


OF_ISSUED = (
    "invoice_uid IN"
    " (SELECT uid FROM invoice NOT INDEXED WHERE number IS NOT NULL OR stage IN (2, 3))"
)


def parts(path: Path, condition: str = "1") -> set[tuple[str, int]]:
    """The ids of what belongs to invoices, those of which a condition holds: of the issued ones, as far as a damaged
    store tells which these are, nothing goes."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    database.text_factory = bytes
    # An index may say otherwise, until it is made anew from its table.
    found = set()
    try:
        for table in ("invoice_line", "invoice_adjustment", "invoice_party", "payment", "email"):
            rows = database.execute(f"SELECT id FROM {table} NOT INDEXED WHERE {condition}")
            found |= {(table, row[0]) for row in rows}
    except sqlite3.DatabaseError:
        return set()
    finally:
        database.close()
    return found


def recover(board: Board, path: Path) -> set[str]:
    """What comes back is a store like any other.

    Returns the uids of its tasks."""
    board.call("recover")
    began = time.thread_time()
    with Store(":memory:", clock=Clock(), time_zone="Europe/Paris") as store:
        try:
            store.recover(path)
            board.call("check of what came back")
            left = {name for name, count in asdict(store.check()).items() if count}
            if left - TOLD_ONLY:
                board.found(f"recover: a check still finds {sorted(left)}")
            store.export_file(io.StringIO(), "json")
            return {task.uid for task in store.tasks("status:any")}
        except NotStoreError:
            pass
        except TaskcoreError as failure:
            board.found(f"recover: {type(failure).__name__}: {failure}")
        finally:
            spent = time.thread_time() - began
            if spent > SECONDS_OF_CALL:
                board.found(f"recover: took {spent:.1f} s of CPU")
    return set()


def lose_page(board: Board, base: Path, path: Path, numbers: random.Random) -> None:
    """One page is lost, and the rows of all others come back."""
    shutil.copy(base, path)
    pages = DatabasePages(path)
    present = tasks_on_pages(pages)
    page = numbers.randrange(1, pages.count + 1)
    start = (page - 1) * pages.size
    pages.data[start : start + pages.size] = numbers.choice((b"\0", b"\xff")) * pages.size
    pages.write()
    expected = {uid for uid, place in present.items() if place != page}
    if missing := expected - recover(board, path):
        board.found(f"recover: without page {page}, {len(missing)} tasks of others are missing")


def tasks_on_pages(pages: DatabasePages) -> dict[str, int]:
    """On which page the task is that has a uid."""
    database = sqlite3.connect(f"file:{pages.path}?mode=ro", uri=True)
    uids = [row[0] for row in database.execute("SELECT uid FROM task")]
    database.close()
    places: dict[str, int] = {}
    for page in pages.children(pages.root("task")):
        start = (page - 1) * pages.size
        bytes_of_page = bytes(pages.data[start : start + pages.size])
        places |= {uid: page for uid in uids if uid.encode() in bytes_of_page}
    return places


def visit(board: Board, path: Path, numbers: random.Random) -> None:
    """All calls on one store, in an order of its own."""
    if numbers.random() < 0.3:
        recover(board, path)
    board.call("open")
    try:
        store = open_store(path, Clock())
    except InternalError as failure:
        board.found(f"open: {failure}")
        return
    except TaskcoreError:
        return
    with store:
        beginning = numbers.random()
        if beginning < 0.4:
            check_and_repair(board, store, path)
        calls = list((READING | files(path.parent)).items())
        numbers.shuffle(calls)
        writing = list(WRITING.items())
        numbers.shuffle(writing)
        if beginning > 0.7:
            calls = calls[:40] + writing + calls[40:]
        else:
            calls += writing
        for name, call in calls:
            run_call(board, name, call, store, numbers)
        if beginning > 0.7:
            check_and_repair(board, store, path)
        board.call("close")


def run_store(board: Board, base: Path, folder: Path, chosen: str) -> tuple[str, list[str]]:
    """Damages a store in a process of its own.

    Returns how it ended, and what was found."""
    for file in folder.iterdir():
        file.unlink()
    numbers = random.Random(chosen)
    path = folder / "store.db"
    only = os.environ.get("TASKCORE_DAMAGE", "")
    loses_page = only == "page" or not only and numbers.random() < 0.1
    done = ["lose_page"] if loses_page else damage_store(base, path, numbers, only)
    board.begin()
    process = os.fork()
    if process == 0:
        status = 1
        try:
            limit()
            if loses_page:
                lose_page(board, base, path, numbers)
            else:
                visit(board, path, numbers)
            status = 0
        except MemoryError:
            board.found("memory: the process has none left")
            status = 0
        except BaseException:
            board.found(f"campaign: {traceback.format_exc()}")
        finally:
            os._exit(status)
    status = wait(process)
    findings = [line for line in board.findings.splitlines() if line]
    if status != 0:
        findings.append(f"{board.present}: ended by {ending(status)}")
    left = [file.name for file in folder.glob(".taskcore-*")]
    if left and status == 0:
        findings.append(f"left behind: {left}")
    return ", ".join(done), findings


def wait(process: int) -> int:
    """How a process ended; one that waits for nothing is killed."""
    last = time.monotonic() + WALL_SECONDS_OF_STORE
    pause = 0.002
    while time.monotonic() < last:
        ended, status = os.waitpid(process, os.WNOHANG)
        if ended:
            return status
        time.sleep(pause)
        pause = min(pause * 1.3, 0.05)
    os.kill(process, signal.SIGKILL)
    return os.waitpid(process, 0)[1]


def ending(status: int) -> str:
    if os.WIFSIGNALED(status):
        return signal.Signals(os.WTERMSIG(status)).name
    return f"status {os.waitstatus_to_exitcode(status)}"


def main() -> int:
    folder = Path(sys.argv[1])
    last = time.monotonic() + int(sys.argv[2])
    first = os.environ.get("TASKCORE_DAMAGED_STORE")
    base = folder / "base.db"
    make_store(base)
    work = folder / "work"
    work.mkdir()
    board = Board()
    beginning = seed(0)
    stores = calls = 0
    found: Counter[str] = Counter()
    for number in range(1_000_000_000):
        if time.monotonic() > last or (first and number):
            break
        chosen = first or f"{beginning} {number}"
        done, findings = run_store(board, base, work, chosen)
        stores += 1
        calls += board.calls
        for finding in findings:
            kind = plain(finding)
            found[kind] += 1
            if found[kind] == 1:
                print(f"store “{chosen}” ({done}): {finding}", flush=True)
    for kind, count in found.most_common():
        if count > 1:
            print(f"{count:,} times: {kind}")
    print(f"damage: {stores:,} stores, {calls:,} calls, {sum(found.values()):,} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
