"""Loads the binding from the sources."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ["TASKCORE_LIBRARY"] = str(BUILD / "lib" / "libtaskcore.so.0")
sys.path.insert(0, str(ROOT / "bindings" / "python"))
sys.path.append(str(ROOT / "Tests"))

from devices import Clock, Device, World  # noqa: E402


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


@pytest.fixture
def pair(world: World, clock: Clock) -> tuple[Device, Device]:
    """A laptop and a phone that have the same."""
    laptop = world.device("laptop", clock)
    phone = world.device("phone", clock)
    laptop.store.add("Pay rent", project="Home", tags=["bank"], notes="By card")
    phone.store.add("Call Ann")
    world.settle()
    return laptop, phone
