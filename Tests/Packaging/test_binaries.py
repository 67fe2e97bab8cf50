"""What distributors ask of a binary: hardened as they harden theirs, and the same wherever it was built."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest


@pytest.fixture(params=["library", "shell"])
def binary(request: pytest.FixtureRequest) -> Path:
    found: Path = request.getfixturevalue(request.param)
    return found


def test_it_is_hardened(binary: Path, tmp_path: Path) -> None:
    """All that C can be; Swift's compiler marks no targets of jumps (CET)."""
    stripped = tmp_path / binary.name
    subprocess.run(["strip", "-o", stripped, binary], check=True)
    told = subprocess.run(
        ["hardening-check", "--nocfprotection", stripped], capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout
    for feature in ("Stack protected", "Fortify Source functions", "Immediate binding"):
        assert f" {feature}: yes" in told.stdout


def test_it_names_no_folder_of_the_build(binary: Path, root: Path) -> None:
    assert bytes(root) + b"/" not in binary.read_bytes()
