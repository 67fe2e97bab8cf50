"""Rounds of kills on stores, and what must be there after each: see docs/reliability.md.

kill_rounds.py PROGRAM SECONDS [ROUNDS]
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from work_record import Model, faults_of

# Of one store; the next round begins with a new one.
ROUNDS_OF_A_STORE = 40
# CPU time of the first opening after a kill, with all that is to be recovered.
QUICK_US = 1_000_000


class Campaign:
    def __init__(self, program: str, seed: int, folder: Path) -> None:
        self.program = program
        self.chance = random.Random(seed)
        self.folder = folder
        self.rounds = self.kills = self.calls = self.rows = self.stores = self.slowest_us = 0
        self.findings: list[str] = []

    def run(self, *words: object) -> list[str]:
        """Runs the program, and gives the words that it wrote."""
        command = [self.program, *map(str, words)]
        environment = dict(os.environ)
        if library := os.environ.get("TASKCORE_CAMPAIGN_PRELOAD"):
            environment["LD_PRELOAD"] = library
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        if done.returncode != 0:
            self.findings.append(f"{words[0]} ended with {done.returncode}: {done.stderr.strip()}")
            return []
        return done.stdout.split()

    def round(self, store: Path, name: str, most: int, model: Model) -> None:
        exports, record = store.parent / "exports", store.parent / "record"
        record.unlink(missing_ok=True)
        seed = self.chance.getrandbits(48)
        answer = self.run("round", store, exports, record, name, seed, most)
        if not answer:
            return
        kills, crashes = int(answer[0]), int(answer[1])
        if crashes:
            model.find(f"{crashes} processes crashed")
        self.rounds += 1
        self.kills += kills
        pending = model.read(record.open()) if record.exists() else []
        if len(pending) > kills:
            model.find(f"{len(pending)} calls did not return, of {kills} processes")
        if most == 0:
            return
        # The first opening after a kill is the library's own half of the time, else SQLite's.
        checked = self.chance.random() < 0.5 and self.check(store, model)
        with closing(sqlite3.connect(store)) as database:
            model.resolve(database, pending)
            self.rows += model.compare(database, everything=self.chance.random() < 0.05)
            if self.chance.random() < 0.2:
                model.findings += faults_of(database)
        model.compare_files()
        model.forget_steps()
        if not checked:
            self.check(store, model)

    def check(self, store: Path, model: Model) -> bool:
        answer = self.run("check", store, store.parent / "exports/all.json")
        if answer:
            opening, faults = int(answer[0]), int(answer[1])
            self.slowest_us = max(self.slowest_us, opening)
            if opening > QUICK_US:
                model.find(f"opening took {opening} µs of CPU")
            if faults:
                model.find(f"check finds {faults} faults")
            # That export took away what those that were killed left behind.
            exports = store.parent / "exports"
            if left := [path.name for path in exports.iterdir() if path.name.startswith(".")]:
                model.find(f"killed exports left files behind: {left}")
        model.files.add(str(store.parent / "exports/all.json"))
        return True

    def finish(self, store: Path, model: Model) -> None:
        """What is asked of a store once: its steps, its reminders, its folder."""
        # The last call may have been an undo, and its step would be done again with all the others.
        self.run("redo", store)
        before = dump(store)
        answer = self.run("unwind", store)
        if answer and answer[0] != answer[1]:
            model.find(f"{answer[0]} steps were undone, and {answer[1]} done again")
        if (after := dump(store)) != before:
            model.find(f"undo and redo of all leave: {set(after) ^ set(before)}")
        late = self.run("remind", store)
        if len(late) != len(set(late)) or set(late) & model.alerts:
            model.find(f"alerts were said twice: {set(late) & model.alerts}")
        with closing(sqlite3.connect(store)) as database:
            model.findings += faults_of(database)
            said = {row[0] for row in database.execute("SELECT uid FROM alert WHERE kind = 1")}
            silent = database.execute(
                """SELECT title FROM task WHERE notes = 'reminds' AND status = 1
                   AND uid NOT IN (SELECT item_uid FROM alert)"""
            ).fetchall()
        if silent:
            model.find(f"nothing was said of what reminds: {silent}")
        unheard = said - model.alerts - set(late)
        if unheard and model.unsure_alerts == 0:
            model.find(f"nobody heard the alerts {unheard}, and no poll was killed")
        leftovers = [
            path.name
            for path in store.parent.iterdir()
            if path.name not in ("store.db", "store.db-wal", "store.db-shm", "record", "exports")
        ]
        if leftovers:
            model.find(f"files were left behind: {leftovers}")

    def new_store(self) -> None:
        self.stores += 1
        folder = self.folder / f"{self.stores}"
        (folder / "exports").mkdir(parents=True)
        store, model = folder / "store.db", Model()
        self.store, self.model = store, model
        # Some are killed while they make the store.
        for number in range(self.chance.randrange(6)):
            self.round(store, f"s{self.stores}n{number}", 0, model)
        self.run("prepare", store)

    def go_on(self, deadline: float, most_rounds: int) -> bool:
        """A store until its end; whether there is time for another one."""
        self.new_store()
        for number in range(ROUNDS_OF_A_STORE):
            self.round(self.store, f"s{self.stores}r{number}", 60, self.model)
            if self.model.findings or self.findings:
                break
            if time.monotonic() > deadline or self.rounds >= most_rounds:
                break
        else:
            self.finish(self.store, self.model)
        if not (self.model.findings or self.findings) and time.monotonic() > deadline:
            self.finish(self.store, self.model)
        self.findings += self.model.findings
        self.calls += self.model.calls
        if self.findings:
            return False
        shutil.rmtree(self.store.parent)
        return time.monotonic() < deadline and self.rounds < most_rounds


def dump(store: Path) -> list[tuple[object, ...]]:
    """The tasks, projects, events, filters and templates, with what undo gives back."""
    queries = [
        "SELECT 'task', uid, title, notes, project_id, tags, priority, due_date, occurrence,"
        " completed_ms IS NULL, deleted_ms IS NULL FROM task",
        "SELECT 'project', uid, name, description, archived_ms IS NULL FROM project",
        "SELECT 'event', uid, title, start, location, done_ms IS NULL FROM event",
        "SELECT 'filter', uid, name, query FROM filter",
        "SELECT 'template', uid, name, content FROM template",
        "SELECT 'invoice', uid, stage, number, buyer_reference, gross_minor FROM invoice",
        "SELECT 'setting', uid, value FROM setting",
    ]
    with closing(sqlite3.connect(store)) as database:
        return sorted((row for query in queries for row in database.execute(query)), key=repr)


def work(campaign: Campaign, deadline: float, most_rounds: int) -> None:
    while campaign.go_on(deadline, most_rounds):
        pass


def main(program: str, seconds: str, rounds: str = "1000000000") -> int:
    """Two stores at a time, for the processes of one mostly wait for each other."""
    seed = int(os.environ["TASKCORE_TEST_SEED"])
    deadline = time.monotonic() + float(seconds)
    with tempfile.TemporaryDirectory() as folder:
        lanes = [Campaign(program, seed + lane, Path(folder) / f"{lane}") for lane in range(2)]
        threads = [
            threading.Thread(target=work, args=(lane, deadline, int(rounds) // 2)) for lane in lanes
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for number, lane in enumerate(lanes):
            for finding in lane.findings[:20]:
                print(
                    f"finding in lane {number}, store {lane.stores}, round {lane.rounds}: {finding}"
                )
            if lane.findings and (keep := os.environ.get("TASKCORE_CAMPAIGN_KEEP")):
                shutil.copytree(lane.store.parent, Path(keep) / f"{number}")

    def total(name: str) -> int:
        return sum(getattr(lane, name) for lane in lanes)

    findings = sum(len(lane.findings) for lane in lanes)
    print(
        f"kill: {total('rounds'):,} rounds, {total('kills'):,} kills, {total('calls'):,}"
        f" acknowledged calls, {total('rows'):,} rows compared, {total('stores'):,} stores,"
        f" slowest opening {max(lane.slowest_us for lane in lanes) / 1000:.0f} ms of CPU,"
        f" {findings} findings"
    )
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
