"""Runs programs with one library or another."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

from scripts.release.releases import SONAME


@dataclass(frozen=True)
class Opened:
    """What programs/opens.c says of a store."""

    status: str
    rest: str

    @property
    def calls(self) -> int:
        """How many there were of the kind that was counted."""
        return int(self.rest.split("|")[1])

    @property
    def faults(self) -> int:
        """How many things a check finds."""
        return int(self.rest.split("|")[0])


def run(command: list[str | Path], library: Path, **variables: str) -> str:
    """What a program prints, which has to succeed; the library is in a folder."""
    ended = subprocess.run(
        command,
        capture_output=True,
        text=True,
        env=os.environ
        | {"LD_LIBRARY_PATH": str(library), "TASKCORE_LIBRARY": str(library / SONAME)}
        | variables,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def opened(program: Path, library: Path, *arguments: str | Path, **variables: str) -> Opened:
    """What the program made of opens.c says."""
    status, _, rest = run([program, *arguments], library, **variables).strip().partition("|")
    return Opened(status, rest)
