"""Histories of stores that are changed apart by chance, for long: long.py [--rounds N] [--steps N] [--first SEED]

It prints the seed of each that fails, and ends with 1 when there were any.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import conftest
import histories

MOST_FINDINGS = 10


def main() -> int:
    assert conftest.BUILD
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1_000)
    parser.add_argument("--steps", type=int, default=150, help="of each history")
    parser.add_argument("--first", type=int, default=100_000, help="the first seed")
    given = parser.parse_args()
    findings = 0
    for seed in range(given.first, given.first + given.rounds):
        with tempfile.TemporaryDirectory() as place:
            try:
                histories.run(seed, Path(place), given.steps)
            except Exception as failure:  # Whatever it is.
                findings += 1
                print(f"finding: seed {seed}: {type(failure).__name__}: {failure}", flush=True)
        if findings == MOST_FINDINGS:
            break
    print(f"{given.rounds} histories of {given.steps} steps, {findings} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
