"""Where the packaging tests find what they test."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def root() -> Path:
    return Path(__file__).parents[2]


@pytest.fixture(scope="session")
def build(root: Path) -> Path:
    return Path(os.environ.get("TASKCORE_BUILD", root / "build"))


@pytest.fixture(scope="session")
def library(build: Path) -> Path:
    return build / "lib" / "libtaskcore.so.0"


@pytest.fixture(scope="session")
def shell(build: Path) -> Path:
    return build / "bin" / "taskcore"
