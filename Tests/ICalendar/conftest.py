"""khal, todoman and Taskcore's shell, each with its data in a temporary folder, and Taskcore's binding."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from calendars import Calendars, Taskcore

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ["TASKCORE_LIBRARY"] = str(BUILD / "lib" / "libtaskcore.so.0")
for folder in ("bindings/python", "Tests"):
    sys.path.insert(0, str(ROOT / folder))


@pytest.fixture
def calendars(tmp_path_factory: pytest.TempPathFactory) -> Calendars:
    """A folder of calendar files for khal and todoman, with nothing in it."""
    return Calendars(tmp_path_factory.mktemp("calendars"))


@pytest.fixture
def new_taskcore(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Taskcore]:
    """Makes a Taskcore without tasks."""
    shell = BUILD / "bin" / "taskcore"
    return lambda: Taskcore(shell, tmp_path_factory.mktemp("taskcore"))
