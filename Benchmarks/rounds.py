"""Runs the programs, in turns, so that what else the machine does is the same for all of them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from programs import SHELL, Program
from results import Results


def make_empty_store(folder: Path) -> None:
    """An empty store, for the floors to begin with: our own schema."""
    subprocess.run(
        [SHELL, "--db", folder / "empty.db", "-c", "list"], check=True, stdout=subprocess.DEVNULL
    )


def run(program: Program, compiled: Path, size: int, number: int, results: Results) -> None:
    """Runs a program once, in a folder of its own; `number` is that of the round, from 0."""
    with tempfile.TemporaryDirectory(prefix="taskcore-bench-") as name:
        folder = Path(name)
        shutil.copy(compiled / "empty.db", folder)
        environment = os.environ | {
            "HOME": name, "XDG_CONFIG_HOME": name, "XDG_DATA_HOME": name, "XDG_CACHE_HOME": name,
            "TZ": "UTC", "LC_ALL": "C.UTF-8", "TERM": "xterm",
        }  # fmt: skip
        done = subprocess.run(
            program.command(compiled, folder, size, number),
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
    if done.returncode:
        sys.exit(f"{program.name} failed at {size:,}.")
    for line in done.stdout.splitlines():
        results.add(json.loads(line))


def run_all(
    programs: Iterable[Program],
    sizes: Iterable[int],
    rounds: int,
    large_rounds: int,
    results: Results,
) -> None:
    """Runs each program for each size that it is for, as many rounds as asked for."""
    programs = list(programs)
    with tempfile.TemporaryDirectory(prefix="taskcore-bench-") as name:
        compiled = Path(name)
        for program in programs:
            program.compile(compiled)
        make_empty_store(compiled)
        for size in sizes:
            for number in range(rounds):
                for program in programs:
                    if size in program.sizes and number < program.rounds(
                        size, rounds, large_rounds
                    ):
                        print(f"{size:,}, round {number + 1}: {program.name}", file=sys.stderr)
                        run(program, compiled, size, number, results)
