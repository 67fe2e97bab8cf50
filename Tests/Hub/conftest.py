"""A PostgreSQL server for all tests of a process, and stores that are synced through it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ["TASKCORE_LIBRARY"] = str(BUILD / "lib" / "libtaskcore.so.0")
for folder in ("bindings/python", ".", "Tests", "Tests/SyncedStores", "Tests/Hub"):
    sys.path.insert(0, str(ROOT / folder))
# What a machine's user has set for his own servers.
for name in [name for name in os.environ if name.startswith("PG")]:
    del os.environ[name]

from postgres import Postgres  # noqa: E402


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    """One for all: it stays up, and each test has roles and stores of its own there."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture
def own_server() -> Iterator[Postgres]:
    """One that a test may stop, kill and change."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.close()
