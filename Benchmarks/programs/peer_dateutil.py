"""python-dateutil, which expands the same rules.

peer_dateutil.py FOLDER SIZE
"""

from __future__ import annotations

import sys
from datetime import datetime
from importlib import metadata
from itertools import islice
from pathlib import Path

from data import Report, check, samples

try:
    from dateutil.rrule import rrulestr
except ImportError:
    rrulestr = None

RUNS = 3


def read_rules() -> list[tuple[datetime, int, str]]:
    rules = []
    for line in Path(__file__).with_name("rules.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            start, count, rule = line.split()
            rules.append((datetime.strptime(start, "%Y%m%dT%H%M%S"), int(count), rule))
    return rules


def main(size: int) -> None:
    report = Report("python-dateutil", size)
    if rrulestr is None:
        report.missing("python-dateutil could not be installed for this Python.")
    report.version(metadata.version("python-dateutil"))
    rules = read_rules()

    def expand() -> list[list[datetime]]:
        return [list(islice(rrulestr(rule, dtstart=start), count)) for start, count, rule in rules]

    seconds, found = samples(expand, RUNS)
    for (_, count, rule), occurrences in zip(rules, found):
        check(len(occurrences) == count, f"{rule}: {len(occurrences)} instead of {count}.")
    last_dates = sum(int(f"{occurrences[-1]:%Y%m%d}") for occurrences in found)
    report.work("occurrences", seconds, rows=sum(map(len, found)), last_dates=last_dates)


if __name__ == "__main__":
    main(int(sys.argv[2]))
