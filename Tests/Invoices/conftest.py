"""Loads the binding from the sources, and starts the checker of the official rules once."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ["TASKCORE_LIBRARY"] = str(BUILD / "lib" / "libtaskcore.so.0")
sys.path.insert(0, str(ROOT / "bindings" / "python"))

from validation import Validator  # noqa: E402


@pytest.fixture(scope="session")
def validator() -> Validator:
    return Validator()
