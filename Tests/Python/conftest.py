"""Loads the binding from the sources and gives each test a store with a fixed clock."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ["TASKCORE_LIBRARY"] = str(BUILD / "lib" / "libtaskcore.so.0")
for folder in ("bindings/python", "scripts", "Tests", "."):
    sys.path.insert(0, str(ROOT / folder))

from taskcore import Store, TaskList  # noqa: E402
from taskcore._generated.prototypes import TASKCORE_OPEN_CHECK_FIELDS  # noqa: E402
from times import NOON  # noqa: E402

Store._open_flags = TASKCORE_OPEN_CHECK_FIELDS

# What runs in the background is started with an interrupt that is ignored; some tests raise one.
signal.signal(signal.SIGINT, signal.default_int_handler)


class FixedClock:
    """Stands still until it is moved; it begins at noon UTC on 15 January 2026."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now

    def advance(self, duration: timedelta) -> None:
        self.now += duration


def titles(tasks: TaskList) -> str:
    return " ".join(task.title for task in tasks)


def run_python(program: str, *arguments: str, **environment: str) -> str:
    """What a program prints that another process runs with the same binding; it must succeed
    and complain of nothing."""
    inherited = {**os.environ, "PYTHONPATH": str(ROOT / "bindings" / "python")}
    process = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=inherited | environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert process.returncode == 0 and process.stderr == "", process.stderr
    return process.stdout


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keeps tests away from the user's own store."""
    data_home = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(data_home))
    return data_home


@pytest.fixture
def clock() -> FixedClock:
    return FixedClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tasks.db"


@pytest.fixture
def store(clock: FixedClock) -> Iterator[Store]:
    """An empty store in memory, in Paris."""
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as opened:
        yield opened


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT
