"""Rounds of threads in several processes on one store, and what must be there after each.

race_rounds.py PROGRAM SECONDS
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from work_record import Model, faults_of

ROUNDS_OF_A_STORE = 10
ROUND_MS = 1500
# With the thread sanitizer, and on a busy machine.
LONGEST_S = 240


def run(program: str, *words: object) -> tuple[list[str], list[str]]:
    """What the program wrote, and the findings."""
    environment = dict(os.environ)
    if library := os.environ.get("TASKCORE_CAMPAIGN_PRELOAD"):
        environment["LD_PRELOAD"] = library
    process = subprocess.Popen(
        [program, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        output, complaints = process.communicate(timeout=LONGEST_S)
    except subprocess.TimeoutExpired:
        process.kill()  # its children end with it
        process.communicate()
        return [], [f"{words[0]} did not end in {LONGEST_S} s"]
    findings = []
    if process.returncode != 0 or complaints:
        findings.append(f"{words[0]} ended with {process.returncode}: {complaints.strip()[:20000]}")
    return output.split(), findings


def look(store: Path, model: Model) -> int:
    """Compares the rows; says how many."""
    try:
        with closing(sqlite3.connect(store)) as database:
            rows = model.compare(database, everything=True)
            model.findings += faults_of(database)
    except sqlite3.DatabaseError as error:
        model.find(f"SQLite refuses the store: {error}")
        return 0
    return rows


def main(program: str, seconds: str) -> int:
    seed = int(os.environ["TASKCORE_TEST_SEED"])
    chance = random.Random(seed)
    deadline = time.monotonic() + float(seconds)
    rounds = calls = rows = guests = stores = 0
    findings: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        while not findings and time.monotonic() < deadline:
            stores += 1
            folder = Path(scratch) / f"{stores}"
            exports, store, record = folder / "exports", folder / "store.db", folder / "record"
            exports.mkdir(parents=True)
            model = Model()
            findings += run(program, "prepare", store)[1]
            for number in range(ROUNDS_OF_A_STORE):
                record.unlink(missing_ok=True)
                words = exports, record, f"s{stores}r{number}", chance.getrandbits(48), ROUND_MS
                output, found = run(program, "round", store, *words)
                rounds += 1
                guests += int(output[0]) if output else 0
                model.findings += found
                if record.exists():
                    model.findings += [
                        f"{call} did not return" for call in model.read(record.open())
                    ]
                rows += look(store, model)
                model.compare_files()
                model.forget_steps()
                if model.findings or time.monotonic() > deadline:
                    break
            findings += model.findings
            calls += model.calls
            shutil.rmtree(folder)
    for finding in findings[:20]:
        print(f"finding in store {stores}, round {rounds}: {finding}")
    print(
        f"races: {rounds:,} rounds of 32 threads in 4 processes, {calls:,} acknowledged calls,"
        f" {guests:,} calls on handles that were freed and interrupted, {rows:,} rows compared,"
        f" {len(findings)} findings"
    )
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
