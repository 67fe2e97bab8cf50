"""Losses of power while a program works on a store, and what must be there after each.

power_losses.py POWER KILL RECORDER SECONDS: docs/reliability.md says what is done.
"""

from __future__ import annotations

import copy
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

from power_disk import Disk, Loss
from work_record import Call, Model, faults_of

CALLS = 150
FULL, NORMAL = 0, 1
# Losses of a recording.
LOSSES = 250


class Campaign:
    def __init__(self, power: str, kill: str, recorder: str, seed: int, folder: Path) -> None:
        self.power, self.kill, self.recorder = power, kill, recorder
        self.chance = random.Random(seed)
        self.folder = folder
        self.losses = self.opened = self.runs = self.calls = self.empty = 0
        self.findings: list[str] = []

    def work(self, durability: int) -> Path:
        """Records a run; its files are still there afterwards."""
        folder = self.folder / "work"
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "exports").mkdir(parents=True)
        recording = self.folder / "recording"
        recording.unlink(missing_ok=True)
        environment = {
            **os.environ,
            "LD_PRELOAD": self.recorder,
            "TASKCORE_RECORD_BELOW": f"{folder}/",
            "TASKCORE_RECORD_TO": str(recording),
        }
        words = [folder / "store.db", folder / "exports", folder / "record", f"p{self.runs}"]
        command = [self.power, *words, self.chance.getrandbits(40), CALLS, durability]
        done = subprocess.run(
            [str(word) for word in command], env=environment, capture_output=True, text=True
        )
        if done.returncode != 0:
            self.findings.append(f"the work ended with {done.returncode}: {done.stderr}")
        return recording

    def run(self, deadline: float) -> None:
        durability = NORMAL if self.chance.random() < 0.3 else FULL
        recording = self.work(durability)
        self.runs += 1
        entries = sum(1 for _ in Disk("", "").play(recording))
        points = sorted(self.chance.randrange(entries) for _ in range(LOSSES))
        folder = str(self.folder / "work")
        disk, model = Disk(folder, f"{folder}/record"), Model()
        pending: list[Call] = []
        for number, _ in enumerate(disk.play(recording)):
            if disk.lines:
                pending = self.take(model, pending, disk.take_lines())
            while points and points[0] == number:
                points.pop(0)
                self.lose(disk, model, pending, durability)
                if self.findings or time.monotonic() > deadline:
                    return
        self.calls += model.calls

    def take(self, model: Model, pending: list[Call], lines: list[str]) -> list[Call]:
        """One process works: at most one call is under way."""
        announced = [f"> {c.worker} {c.number} {c.name}" for c in pending]
        begun = [
            "\t".join([head, *("|".join(effect) for effect in call.effects)]) + "\n"
            for head, call in zip(announced, pending, strict=True)
        ]
        result = model.read(begun + lines)
        self.findings += model.findings
        model.findings = []
        return result

    def lose(self, disk: Disk, model: Model, pending: list[Call], durability: int) -> None:
        self.losses += 1
        loss = Loss(random.Random(self.chance.getrandbits(64)))
        image = self.folder / "image"
        shutil.rmtree(image, ignore_errors=True)
        (image / "exports").mkdir(parents=True)
        for path, content in disk.after(loss).items():
            if path.endswith("-shm"):
                continue
            (image / path[len(disk.folder) + 1 :]).write_bytes(content)
        store = image / "store.db"
        if self.chance.random() < 0.3:
            # What is left of the index of the log is of no use to anybody.
            Path(f"{store}-shm").write_bytes(loss.chance.randbytes(32768))
        # It is looked at as it would have been then.
        seen = copy.copy(model)
        seen.rows, seen.findings = dict(model.rows), []
        seen.undo, seen.redo = list(model.undo), list(model.redo)
        seen.alerts, seen.files = set(model.alerts), set()
        if durability == FULL:
            for path in model.files:
                if not (image / path[len(disk.folder) + 1 :]).exists():
                    seen.find(f"{path} is missing")
        by_library = self.chance.random() < 0.1
        try:
            if by_library:
                self.open(store, seen)
            self.look(store, seen, copy.deepcopy(pending), durability)
        except sqlite3.DatabaseError as error:
            seen.find(f"SQLite: {error}")
        exports = (image / "exports").iterdir()
        seen.files |= {str(path) for path in exports if not path.name.startswith(".taskcore-")}
        seen.compare_files()
        mode = "FULL" if durability == FULL else "NORMAL"
        place = f"loss {self.losses} of run {self.runs} ({mode}, {loss})"
        self.findings += [f"{place}: {finding}" for finding in seen.findings]

    def open(self, store: Path, model: Model) -> None:
        """By the library, which checks the store and exports it."""
        self.opened += 1
        command = [self.kill, "check", str(store), str(store.parent / "all.json")]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            model.find(f"the library does not open it: {done.stderr.strip()}")
        elif done.stdout.split()[1] != "0":
            model.find(f"check finds {done.stdout.split()[1]} faults")

    def look(self, store: Path, model: Model, pending: list[Call], durability: int) -> None:
        with closing(sqlite3.connect(store)) as database:
            tables = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
            if tables == 0:
                self.empty += 1
                # Nothing was acknowledged yet, or nothing was promised.
                if model.calls and durability == FULL:
                    model.find("nothing is there any more")
                return
            if durability == FULL:
                model.resolve(database, pending)
                model.compare(database, everything=True)
            elif not self.is_beginning(database, model, pending):
                model.find("what is there is no beginning of what was done")
            model.findings += faults_of(database)

    def is_beginning(self, database: sqlite3.Connection, model: Model, pending: list[Call]) -> bool:
        """Whether of the tasks that must be there, those are that came first. Those that a call under way
        removes may be there or not."""
        removed = {effect[2] for call in pending for effect in call.effects if effect[0] == "G"}
        ids = [
            int(row)
            for (table, row), values in model.rows.items()
            if table == "task" and values and row not in removed
        ]
        present = {row[0] for row in database.execute("SELECT id FROM task")}
        return sorted(ids)[: len(present & set(ids))] == sorted(present & set(ids))


def main(power: str, kill: str, recorder: str, seconds: str) -> int:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        campaign = Campaign(
            power, kill, recorder, int(os.environ["TASKCORE_TEST_SEED"]), Path(folder)
        )
        while not campaign.findings and time.monotonic() < began + float(seconds):
            campaign.run(began + float(seconds))
        for finding in campaign.findings[:20]:
            print(f"finding: {finding}")
        if campaign.findings and (keep := os.environ.get("TASKCORE_CAMPAIGN_KEEP")):
            shutil.copytree(folder, keep)
    print(
        f"power: {campaign.losses:,} losses in {campaign.runs:,} runs, {campaign.calls:,} calls"
        f" acknowledged, {campaign.opened:,} opened by the library, {campaign.empty:,} before the"
        f" store was made, {len(campaign.findings)} findings"
    )
    return 1 if campaign.findings else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
