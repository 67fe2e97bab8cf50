"""The package installs with pip and works from where it was installed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import run_python


@pytest.fixture(scope="module")
def installed(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip put the package; it is built from a copy, as building leaves files behind."""
    sources = tmp_path_factory.mktemp("sources") / "python"
    target = tmp_path_factory.mktemp("installed")
    ignored = shutil.ignore_patterns("build", "*.egg-info", "__pycache__", ".mypy_cache")
    shutil.copytree(root / "bindings" / "python", sources, ignore=ignored)
    options = ["--quiet", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(sources)], check=True)
    return target


def test_it_brings_itself_alone_and_its_types(installed: Path) -> None:
    assert sorted(each.name for each in installed.iterdir()) == [
        "taskcore",
        "taskcore-0.1.0.dist-info",
    ]
    assert (installed / "taskcore" / "py.typed").exists()


def test_it_works_from_there(installed: Path, path: Path) -> None:
    program = """
import sys, taskcore
with taskcore.Store(sys.argv[1]) as store:
    store.add("Pay rent")
    print(taskcore.__file__, store.count())
"""
    printed = run_python(program, str(path), PYTHONPATH=str(installed))
    assert printed == f"{installed / 'taskcore' / '__init__.py'} 1\n"
