"""Runs a program to its end."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest


def run(*command: str | Path, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> str:
    """What the program writes, without any input; the test fails when the program does."""
    finished = subprocess.run(
        command,
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if finished.returncode != 0:
        words = " ".join(map(str, command))
        pytest.fail(
            f"{words} ended with status {finished.returncode}:\n{finished.stdout}", pytrace=False
        )
    return finished.stdout
