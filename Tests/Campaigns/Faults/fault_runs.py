"""Runs calls whose n-th access to a file, or allocation of SQLite, fails: see docs/reliability.md.

fault_runs.py SECONDS
"""

from __future__ import annotations

import ctypes
import errno
import json
import os
import random
import shutil
import sqlite3
import sys
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, fields, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "bindings/python"))

import taskcore
from scenario import CHANGES, READS, furnish, open_store
from taskcore import Store

KINDS = ("none", "read", "write", "sync", "open", "map", "truncate", "rename", "memory")
# What can come of each kind, and whether it lasts. A signal comes once.
ERRORS = {
    "read": ("EIO", "EINTR"),
    "write": ("EIO", "ENOSPC", "EINTR"),
    "sync": ("EIO", "ENOSPC"),
    "open": ("EIO", "ENOSPC", "EMFILE", "ENOMEM"),
    "map": ("ENOMEM",),
    "truncate": ("EIO", "ENOSPC"),
    "rename": ("EIO", "ENOSPC"),
    "memory": ("ENOMEM",),
}
# What a call may say of each.
ANSWERS: dict[str, tuple[type[Exception], ...]] = {
    "EIO": (taskcore.InputOutputError,),
    "ENOSPC": (taskcore.FullError,),
    "EMFILE": (taskcore.AccessError,),
    "ENOMEM": (taskcore.OutOfMemoryError,),
    "EINTR": (),
}
# What there may be beside a store; out.json is read besides.
KEPT = ("store.db", "new.db", "other.json", "out.ics", "out.html")
OPENINGS = ("open", "create")
# Of one call, kind and error in a row.
RUNS = 10

faults = ctypes.CDLL(os.environ["FAULTS_LIBRARY"])


@dataclass(frozen=True)
class Case:
    call: str
    kind: str
    error: str
    lasts: bool
    at: int

    def __str__(self) -> str:
        lasting = "and all later ones " if self.lasts else ""
        return f"{self.call}: {self.kind} {self.at} {lasting}fails by {self.error}"


@dataclass
class Outcome:
    error: Exception | None
    result: object
    # How many calls of the kind there were, and failed.
    count: int
    failed: int
    state: object
    wrongs: list[str]


def vars_of(report: taskcore.RepairReport) -> list[int]:
    return [getattr(report, each.name) for each in fields(report)]


def state_of(path: Path) -> object:
    """What tells before, after and half from each other; the uids are other ones each time."""
    with closing(sqlite3.connect(path)) as database:
        tables = [
            name
            for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            if not name.startswith(("task_text", "sqlite_"))
        ]
        counts = {
            name: database.execute(f"SELECT count(*) FROM {name}").fetchone() for name in tables
        }
        rows = [
            database.execute(query).fetchall()
            for query in (
                "SELECT id, title, project_id, tags, completed_ms, deleted_ms, due_date FROM task",
                "SELECT id, stage, number, paid_minor, credited_minor FROM invoice",
                "SELECT id, name FROM project",
                "SELECT id, action FROM step",
            )
            if counts
        ]
        return counts, rows, database.execute("PRAGMA integrity_check").fetchall()


class Campaign:
    def __init__(self, seed: int, folder: Path) -> None:
        self.chance = random.Random(seed)
        self.furnished = folder / "furnished"
        self.work = folder / "work"
        shutil.rmtree(self.furnished, ignore_errors=True)
        self.furnished.mkdir()
        furnish(self.furnished / "store.db")
        (self.furnished / "given.json").rename(self.furnished / "other.json")
        self.rename_uids(self.furnished / "other.json")
        self.before = state_of(self.furnished / "store.db")
        self.known: dict[tuple[str, str], Outcome] = {}
        self.covered: set[Case] = set()
        self.kinds: Counter[str] = Counter()
        self.runs = self.refused = 0
        self.findings: list[str] = []

    @staticmethod
    def rename_uids(path: Path) -> None:
        """The import adds all that it has."""
        text = path.read_text(encoding="utf-8")
        document = json.loads(text)
        for task in document.get("tasks", []):
            text = text.replace(task["uid"], task["uid"][:-4] + "beef")
        path.write_text(text, encoding="utf-8")

    def run(self, case: Case) -> Outcome:
        shutil.rmtree(self.work, ignore_errors=True)
        shutil.copytree(self.furnished, self.work)
        path = self.work / ("new.db" if case.call == "create" else "store.db")
        store: Store | None = None
        error: Exception | None = None
        result: object = None
        call = CHANGES.get(case.call) or READS.get(case.call)
        failed = ctypes.c_long()
        wrongs: list[str] = []
        if call:
            store = open_store(path)
        code = getattr(errno, case.error)
        faults.faults_arm(KINDS.index(case.kind), case.at, code, int(case.lasts))
        try:
            if call and store:
                result = call(store, self.work)
            else:
                store = open_store(path)
        except Exception as refusal:  # What it is is what is looked at.
            error = refusal
        count = faults.faults_disarm(ctypes.byref(failed))
        state = state_of(path) if call or not error else self.before
        if store:
            try:
                # The system is well again.
                store.add("Next")
            except taskcore.TaskcoreError as refusal:
                wrongs.append(f"the next call is refused: {refusal!r}")
            store.close()
        with open_store(path) as again:
            report = again.check()
            # Tasks of two stores may have one place.
            if any(
                vars_of(replace(report, positions_mended=0) if case.call == "import" else report)
            ):
                wrongs.append(f"the store is damaged: {report}")
        wrongs += self.leftovers(case)
        return Outcome(error, result, count, failed.value, state, wrongs)

    def leftovers(self, case: Case) -> list[str]:
        wrongs = []
        for each in self.work.iterdir():
            if each.name == "out.json":
                try:
                    json.loads(each.read_text(encoding="utf-8"))
                except ValueError as half:
                    wrongs.append(f"half of an export: {half}")
            # What could not be removed stays, for the next export to remove.
            elif each.name not in KEPT and case.kind != "rename":
                wrongs.append(f"{each.name} is left")
        return wrongs

    def expected(self, call: str, kind: str) -> Outcome:
        """Without a fault; what is counted is another thing for each kind."""
        if (call, kind) not in self.known:
            outcome = self.run(Case(call, kind, "EIO", False, 0))
            if outcome.error or outcome.wrongs:
                raise SystemExit(
                    f"{call} fails without a fault: {outcome.error!r} {outcome.wrongs}"
                )
            self.known[call, kind] = outcome
        return self.known[call, kind]

    def meet(self, case: Case) -> None:
        expected = self.expected(case.call, case.kind)
        self.runs += 1
        self.kinds[case.kind] += 1
        self.covered.add(case)
        try:
            outcome = self.run(case)
        except (sqlite3.Error, taskcore.TaskcoreError) as damage:
            self.find(f"{case}: the store cannot be read any more: {damage!r}")
            return
        wrongs = outcome.wrongs
        answers = ANSWERS[case.error] if outcome.failed else ()
        # Removing a file hardly ever takes space.
        answers += (taskcore.InputOutputError,) if case.kind == "rename" else ()
        # Where a file cannot be opened for writing, SQLite tries to read it, whose error remains.
        answers += (taskcore.AccessError,) if case.kind == "open" else ()
        if outcome.error is None:
            if outcome.state != expected.state:
                wrongs.append("it succeeded, and the store is not as after it")
            if isinstance(expected.result, int) and outcome.result != expected.result:
                wrongs.append(f"it gave {outcome.result} instead of {expected.result}")
        else:
            self.refused += 1
            if not isinstance(outcome.error, answers):
                wrongs.append(f"it is answered by {outcome.error!r}")
            if outcome.state not in (self.before, expected.state):
                wrongs.append("the store is neither as before nor as after it")
            elif outcome.state != self.before and case.kind != "sync":
                wrongs.append("it failed, and the store is as after it")
        for wrong in wrongs:
            self.find(f"{case}: {wrong}")

    def find(self, finding: str) -> None:
        self.findings.append(finding)
        print(f"finding: {finding}", flush=True)

    def go_on(self) -> None:
        """Some cases of one call."""
        call = self.chance.choice([*CHANGES, *READS, *OPENINGS])
        kind = self.chance.choice([*ERRORS, "memory", "write"])
        error = self.chance.choice(ERRORS[kind])
        lasts = error != "EINTR" and self.chance.random() < 0.5
        count = self.expected(call, kind).count
        cases = [Case(call, kind, error, lasts, at) for at in range(1, count + 1)]
        fresh = [case for case in cases if case not in self.covered] or cases
        for case in self.chance.sample(fresh, min(len(fresh), RUNS)):
            self.meet(case)


def main() -> int:
    seconds = float(sys.argv[1])
    folder = Path(os.environ["FAULTS_BELOW"])
    # A run may be repeated by its seed, but for how far it gets.
    campaign = Campaign(int(os.environ["TASKCORE_TEST_SEED"]), folder)
    end = time.monotonic() + seconds
    while time.monotonic() < end and len(campaign.findings) < 20:
        campaign.go_on()
    kinds = ", ".join(f"{count:,} of {kind}" for kind, count in sorted(campaign.kinds.items()))
    print(
        f"faults: {campaign.runs:,} calls that met a fault ({kinds}), {len(campaign.covered):,} different, "
        f"{campaign.refused:,} refused, {len(campaign.findings)} findings"
    )
    return 1 if campaign.findings else 0


if __name__ == "__main__":
    sys.exit(main())
