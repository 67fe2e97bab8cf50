"""Lives of simulated persons with their stores: docs/reliability.md says what is compared.

soak_lives.py DAILY SECONDS YEARS
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

from soak_person import Finding, Person
from taskcore import TaskcoreError

# When a store is looked at first, in days: what comes later is held against that.
EARLY = 90
# So much more may the calls of a day take, and a call leave behind, at the end of a life.
SLOWER, LARGER = 1.4, 1.3


class Campaign:
    def __init__(self, daily: str, library: Path, folder: Path) -> None:
        self.daily, self.library, self.folder = daily, library, folder
        self.days = self.calls = self.alerts = self.checks = self.lives = 0
        self.ratios: list[float] = []
        self.findings: list[str] = []

    def instructions(self, person: Person) -> int:
        """Of an ordinary day's calls on a copy of the store, which is closed."""
        copy = self.folder / "copy.db"
        shutil.copy(person.path, copy)
        # Valgrind needs the names alone, and cannot read all that the compiler says for debuggers.
        command = [
            "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
            "--toggle-collect=a_day", self.daily, str(copy), str(int(person.now.timestamp() * 1000)),
            person.oracle.zone.key,
        ]  # fmt: skip
        environment = {**os.environ, "LD_LIBRARY_PATH": str(self.library), "LC_ALL": "C.UTF-8"}
        if broken := os.environ.get("TASKCORE_CAMPAIGN_PRELOAD"):
            environment["LD_PRELOAD"] = broken
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        collected = re.search(r"Collected : (\d+)", done.stderr)
        if done.returncode or not collected:
            raise Finding(f"a day after {person.day} failed: {done.stderr}")
        return int(collected[1])

    def look(self, person: Person) -> tuple[int, float]:
        """The instructions of a day, and the bytes that each call left in the file."""
        person.store.close()
        figures = self.instructions(person), person.path.stat().st_size / person.calls
        person.store = person.open()
        return figures

    def live(self, seed: int, days: int, deadline: float) -> None:
        self.lives += 1
        path = self.folder / f"life-{self.lives}.db"
        person = Person(path, seed, date(2026 + seed % 4, 1, 1 + seed % 28))
        early = None
        try:
            for day in range(days):
                person.live_a_day()
                if day == EARLY:
                    early = self.look(person)
                if time.monotonic() > deadline and day > 2 * EARLY:
                    break
            if early:
                late = self.look(person)
                self.ratios.append(late[0] / early[0])
                if late[0] > early[0] * SLOWER:
                    raise Finding(f"a day took {early[0]:,} instructions, and takes {late[0]:,}")
                if late[1] > early[1] * LARGER:
                    raise Finding(f"a call left {early[1]:.0f} bytes, and leaves {late[1]:.0f}")
            person.close()
        except (Finding, TaskcoreError) as error:
            self.findings.append(f"life {self.lives} (seed {seed}), {person.now}: {error}")
        self.days += (person.day - person.first_day).days
        self.calls += person.calls
        self.alerts += person.alerts
        self.checks += person.checks
        path.unlink(missing_ok=True)


def main(daily: str, library: str, seconds: str, years: str) -> int:
    seed = int(os.environ["TASKCORE_TEST_SEED"])
    deadline = time.monotonic() + float(seconds)
    with tempfile.TemporaryDirectory() as folder:
        campaign = Campaign(daily, Path(library), Path(folder))
        while not campaign.findings and (campaign.lives == 0 or time.monotonic() < deadline):
            campaign.live(seed + campaign.lives, int(years) * 365 + 3, deadline)
    for finding in campaign.findings:
        print(f"finding: {finding}")
    slowest = max(campaign.ratios, default=0.0)
    print(
        f"soak: {campaign.days / 365.25:.1f} years in {campaign.lives} lives, {campaign.calls:,} calls,"
        f" {campaign.alerts:,} alerts, figures of {campaign.checks:,} days compared, a day takes at"
        f" most {slowest:.2f} times the instructions of day {EARLY},"
        f" {len(campaign.findings)} findings"
    )
    return 1 if campaign.findings else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
