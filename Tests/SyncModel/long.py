"""Runs many random histories on all processors, and prints the seeds of those that fail.

python long.py [COUNT [FIRST]]    100,000 histories from seed 0, where nothing else is said
"""

from __future__ import annotations

import os
import sys
import time
from multiprocessing import Pool
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from seeds import seed

from checks import faults_of

CHUNK = 50


def run(number: int) -> tuple[int, list[str]]:
    try:
        return number, faults_of(number)
    except Exception as error:
        return number, [f"{type(error).__name__}: {error}"]


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else 100_000
    first = int(arguments[1]) if len(arguments) > 1 else seed(0)
    begin, failed = time.monotonic(), 0
    with Pool(len(os.sched_getaffinity(0))) as pool:
        for number, faults in pool.imap_unordered(run, range(first, first + count), CHUNK):
            if faults:
                failed += 1
                print(f"✘ TASKCORE_TEST_SEED={number}: {'; '.join(faults[:4])}", flush=True)
    print(f"{count} histories, {failed} failed, {time.monotonic() - begin:.0f} s")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
