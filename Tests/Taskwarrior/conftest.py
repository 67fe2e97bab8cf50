"""Taskwarrior and Taskcore's shell, each with its data in a temporary folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from programs import Taskcore, Taskwarrior

ROOT = Path(__file__).parents[2]

# Where seeds.py is.
sys.path.append(str(ROOT / "Tests"))


@pytest.fixture(scope="session")
def new_taskwarrior(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Taskwarrior]:
    """Makes a Taskwarrior without tasks."""
    return lambda: Taskwarrior(tmp_path_factory.mktemp("taskwarrior"))


@pytest.fixture(scope="session")
def new_taskcore(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Taskcore]:
    """Makes a Taskcore without tasks."""
    build = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
    shell = build / "bin" / "taskcore"
    return lambda: Taskcore(shell, tmp_path_factory.mktemp("taskcore"))
