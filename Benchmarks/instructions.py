"""Counts instructions with callgrind: on a small fixed case they are the same in each run, whatever else
the machine does."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from programs import LIBRARY, Program
from results import FLOOR, OURS, Results
from rounds import make_empty_store

SIZE = 100
#: Each is counted with all that it calls, over all of its calls.
FUNCTIONS = {
    OURS: (
        "taskcore_task_add_many",
        "taskcore_task_query",
        "taskcore_task_complete",
        "taskcore_undo",
    ),
    FLOOR: ("add_many", "rows_read", "complete_many"),
}
PROGRAMS = {OURS: "taskcore_tasks", FLOOR: "floor_tasks"}


def count(chosen: Iterable[Program], results: Results) -> None:
    """Adds the instructions of the programs of tasks to the figures."""
    for program in chosen:
        for side in (OURS, FLOOR):
            if program.name == PROGRAMS[side]:
                for function in FUNCTIONS[side]:
                    results.figures[side, function, SIZE]["instructions"] = _count(
                        program, function
                    )


def _count(program: Program, function: str) -> int:
    with tempfile.TemporaryDirectory(prefix="taskcore-bench-") as name:
        folder = Path(name)
        program.compile(folder)
        make_empty_store(folder)
        # Valgrind needs the names alone, and cannot read all that the Swift compiler says for debuggers.
        subprocess.run(["strip", "--strip-debug", "-o", folder / LIBRARY.name, LIBRARY], check=True)
        done = subprocess.run(
            [
                "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                f"--toggle-collect={function}", folder / program.name, folder, str(SIZE),
            ],
            env=os.environ | {"LD_LIBRARY_PATH": name, "LC_ALL": "C.UTF-8"},
            capture_output=True, text=True,
        )  # fmt: skip
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not collected:
        raise SystemExit(f"callgrind failed on {program.name}: {done.stderr}")
    return int(collected[1])
