"""A second Google for each test, Google's own client that asks it, and stores of ours that sync with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.register_assert_rewrite("rounds")

from client import calendar_client, tasks_client  # noqa: E402
from server import GoogleServer  # noqa: E402

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ["TASKCORE_LIBRARY"] = str(BUILD / "lib" / "libtaskcore.so.0")
sys.path.insert(0, str(ROOT / "bindings" / "python"))

from taskcore_store import GoogleStore  # noqa: E402


@pytest.fixture
def google() -> Iterator[GoogleServer]:
    """An account with one calendar and one list of tasks; the test fails if an answer was wrong."""
    with GoogleServer() as server:
        yield server


@pytest.fixture
def calendars(google: GoogleServer) -> Any:
    """Google's client for calendars."""
    return calendar_client(google)


@pytest.fixture
def tasks(google: GoogleServer) -> Any:
    """Google's client for tasks."""
    return tasks_client(google)


@pytest.fixture
def ours(google: GoogleServer, tmp_path: Path) -> Iterator[GoogleStore]:
    """A store of ours that syncs the calendar and the list of the account."""
    with GoogleStore(google, tmp_path / "ours.taskcore") as store:
        store.connect()
        yield store
