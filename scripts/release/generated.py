"""The files that are generated are those that the generators make now."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Generator:
    command: tuple[str, ...]
    """Python's own scripts begin with what is to run them."""
    remedy: str


FROM_SOURCES = (Generator((sys.executable, "-m", "model", "--check"), "make model"),)
FROM_A_BUILD = (
    Generator((sys.executable, "scripts/generate-interfaces.py", "--check"), "make header"),
    Generator(("scripts/generate-shell-files.sh", "--check"), "make shell-files"),
    # It needs Babel, which the environment of the tests has.
    Generator(("build/venv/bin/python", "-m", "scripts.languages", "--check"), "make languages"),
)


def faults(root: Path, generators: tuple[Generator, ...]) -> Iterator[str]:
    for each in generators:
        words = " ".join(each.command).replace(sys.executable, "python3")
        try:
            done = subprocess.run(each.command, cwd=root, capture_output=True, text=True)
        except FileNotFoundError:
            yield f"{each.command[0]} is not there: run scripts/install-dependencies.sh test."
            continue
        if done.returncode != 0:
            (last, *_) = [*reversed((done.stdout + done.stderr).strip().splitlines())] or [""]
            yield f"{words} finds files that are not current ({last}): run {each.remedy}."
