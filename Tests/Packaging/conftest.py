"""Where the packaging tests find what they test."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from processes import run

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.append(str(Path(__file__).parents[2]))

NAMES = ("libtaskcore0", "libtaskcore-dev", "taskcore", "python3-taskcore")


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


@pytest.fixture(scope="session")
def packages(root: Path, build: Path) -> dict[str, Path]:
    """The Debian packages, which are built for the first test that asks for them."""
    sources = sorted(os.listdir(root / "debian"))
    run("make", "deb", cwd=root)
    assert sorted(os.listdir(root / "debian")) == sources, "make deb left files in the sources"
    found = {file.name.split("_")[0]: file for file in (build / "deb").glob("*.deb")}
    return {name: found[name] for name in NAMES}
