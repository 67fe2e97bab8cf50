"""Loads the binding from the sources, and starts one browser for all tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ.setdefault("TASKCORE_LIBRARY", str(BUILD / "lib" / "libtaskcore.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))

import stores  # noqa: E402
from chromium import Chromium  # noqa: E402


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps tests away from the user's own store."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    browser = Chromium(tmp_path_factory.mktemp("chromium"))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The page of each store that the tests look at, by its name."""
    folder = tmp_path_factory.mktemp("reports")
    made = {}
    for name, make in (
        ("busy", stores.busy_store),
        ("empty", stores.empty_store),
        ("hostile", stores.hostile_store),
    ):
        with make() as store:
            made[name] = folder / f"{name}.html"
            title = stores.HOSTILE[2] if name == "hostile" else None
            stores.write(store, made[name], stores.options(title=title))
    with stores.busy_store(days=10) as store:
        for name, appearance in (("light", stores.LIGHT), ("dark", stores.DARK)):
            made[name] = folder / f"{name}.html"
            stores.write(store, made[name], stores.options(appearance=appearance))
    return made
