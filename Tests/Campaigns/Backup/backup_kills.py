"""Backups that are killed, and what must be there after each kill: see docs/reliability.md.

backup_kills.py FOLDER SECONDS
"""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from taskcore import Store, TaskcoreError, TaskInput, restore

LONG_FROM = 300
NOTES = "x" * 500

# Each says on a line what it has done, so that it is known what a backup has to have.
WRITER = """
import sys
from taskcore import Store
with Store(sys.argv[1]) as store:
    number = 0
    while True:
        store.add(f"Meanwhile {number}", notes=sys.argv[2])
        number += 1
        print(number, flush=True)
"""
KEEPER = """
import sys
from taskcore import Store
with Store(sys.argv[1]) as store:
    number = 0
    while True:
        store.backup(f"{sys.argv[2]}/{number % 3}.db")
        number += 1
        print(number, flush=True)
"""


class Campaign:
    def __init__(self, folder: Path, seconds: float) -> None:
        self.is_long = seconds >= LONG_FROM
        self.tasks = 100_000 if self.is_long else 3_000
        self.least_kills = 50 if self.is_long else 8
        self.deadline = time.monotonic() + seconds
        self.chance = random.Random(int(os.environ["TASKCORE_TEST_SEED"]))
        self.folder = folder
        self.store, self.backups = folder / "tasks.db", folder / "backups"
        self.written = folder / "written"
        self.kills = self.made = self.verified = 0
        self.seen: dict[Path, tuple[int, int]] = {}
        self.findings: list[str] = []

    def fill(self) -> None:
        self.backups.mkdir()
        with Store(self.store) as store:
            for first in range(0, self.tasks, 1_000):
                store.add_many(
                    TaskInput(f"Task {first + number}", notes=NOTES) for number in range(1_000)
                )

    def write(self) -> subprocess.Popen[bytes]:
        """Begins to write, in a process of its own."""
        words = [sys.executable, "-c", WRITER, str(self.store), NOTES]
        with self.written.open("wb") as output:
            return subprocess.Popen(words, stdout=output)

    def acknowledged(self) -> int:
        """How many tasks the writer was told to be there."""
        lines = self.written.read_bytes().split()
        return int(lines[-1]) if lines else 0

    def keep(self) -> subprocess.Popen[str]:
        """Begins to make backups, in a process of its own."""
        environment = dict(os.environ)
        if library := os.environ.get("TASKCORE_CAMPAIGN_PRELOAD"):
            environment["LD_PRELOAD"] = library
        words = [sys.executable, "-c", KEEPER, str(self.store), str(self.backups)]
        return subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)

    def verify(self, before: int) -> None:
        """Reads each backup that is new from its first page to its last."""
        for backup in sorted(self.backups.glob("*.db")):
            status = backup.stat()
            known = status.st_ino, status.st_mtime_ns
            if self.seen.get(backup) == known:
                continue
            self.seen[backup] = known
            self.verified += 1
            try:
                with closing(
                    sqlite3.connect(f"file:{backup}?mode=ro&immutable=1", uri=True)
                ) as database:
                    said = database.execute("PRAGMA integrity_check").fetchall()
                    count, last = database.execute(
                        "SELECT count(*), max(CAST(substr(title, 11) AS INTEGER)) FROM task"
                        " WHERE title LIKE 'Meanwhile %'"
                    ).fetchone()
                    tasks = database.execute("SELECT count(*) FROM task").fetchone()[0]
            except sqlite3.Error as error:
                self.findings.append(f"{backup.name} cannot be read: {error}")
                continue
            if said != [("ok",)]:
                self.findings.append(f"{backup.name} is not whole: {said[:3]}")
            # It is the store of one moment, which was after the keeper began.
            if (
                tasks - count != self.tasks
                or count != (-1 if last is None else last) + 1
                or count < before
            ):
                self.findings.append(
                    f"{backup.name} has {tasks - count} of {self.tasks} tasks, and of {before} that"
                    f" were there {count}, the last of which is {last}"
                )

    def round(self, longest: float) -> None:
        before = self.acknowledged()
        keeper = self.keep()
        time.sleep(self.chance.uniform(0.2, longest))
        keeper.send_signal(signal.SIGKILL)
        output, _ = keeper.communicate()
        self.made += len(output.split())
        self.kills += 1
        self.verify(before)

    def longest(self) -> float:
        """So long that some three backups are made; how long one takes is known when two are there."""
        keeper = self.keep()
        assert keeper.stdout
        keeper.stdout.readline()
        begin = time.monotonic()
        keeper.stdout.readline()
        each = time.monotonic() - begin
        keeper.send_signal(signal.SIGKILL)
        keeper.communicate()
        return 0.5 + 3 * each

    def finish(self) -> None:
        """What killed processes left goes with the next backup, and each one can be restored."""
        with Store(self.store) as store:
            store.backup(self.backups / "last.db")
        if left := [each.name for each in self.backups.iterdir() if each.suffix != ".db"]:
            self.findings.append(f"killed backups left files behind: {left}")
        for backup in sorted(self.backups.glob("*.db")):
            copy = self.folder / f"of-{backup.name}"
            try:
                restore(backup, copy)
                with Store(copy) as store:
                    if store.check().values_mended or store.count() < self.tasks:
                        self.findings.append(f"what was restored of {backup.name} is not whole")
            except TaskcoreError as error:
                self.findings.append(f"{backup.name} cannot be restored: {error}")

    def run(self) -> None:
        self.fill()
        writer = self.write()
        try:
            longest = self.longest()
            self.verify(0)
            while not self.findings and (
                self.kills < self.least_kills or time.monotonic() < self.deadline
            ):
                self.round(longest)
        finally:
            writer.terminate()
            writer.wait()
        if not self.findings:
            self.finish()


def main(folder: str, seconds: str) -> int:
    campaign = Campaign(Path(folder), float(seconds))
    campaign.run()
    for finding in campaign.findings[:20]:
        print(f"finding after {campaign.kills} kills: {finding}")
    print(
        f"backup: {campaign.tasks:,} tasks and {campaign.acknowledged():,} more meanwhile,"
        f" {campaign.kills} kills, {campaign.made} backups, {campaign.verified} of them read,"
        f" {len(campaign.findings)} findings"
    )
    return 1 if campaign.findings else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
