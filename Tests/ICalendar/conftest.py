"""khal, todoman and Taskcore's shell, each with its data in a temporary folder."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from calendars import Calendars, Taskcore

ROOT = Path(__file__).parents[2]


@pytest.fixture
def calendars(tmp_path_factory: pytest.TempPathFactory) -> Calendars:
    """A folder of calendar files for khal and todoman, with nothing in it."""
    return Calendars(tmp_path_factory.mktemp("calendars"))


@pytest.fixture
def new_taskcore(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Taskcore]:
    """Makes a Taskcore without tasks."""
    build = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
    shell = build / "bin" / "taskcore"
    return lambda: Taskcore(shell, tmp_path_factory.mktemp("taskcore"))
