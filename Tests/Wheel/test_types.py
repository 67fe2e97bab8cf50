"""The installed package is typed completely, for pyright as for mypy."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from conftest import ROOT, TOOLS, run

PROGRAM = Path(__file__).with_name("smoke.py")


def pyright(python: Path, folder: Path, *arguments: str | Path) -> Any:
    """What basedpyright says, which is pyright with a Node.js that pip brings."""
    # It looks for packages where the first Python on the path does.
    path = f"{python.parent}:{os.environ['PATH']}"
    finished = subprocess.run(
        [TOOLS / "basedpyright", "--outputjson", *arguments],
        cwd=folder,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
    )
    return json.loads(finished.stdout)


def test_each_public_name_has_a_type_that_pyright_knows(
    system_python: Path, tmp_path: Path
) -> None:
    told = pyright(system_python, tmp_path, "--verifytypes", "taskcore", "--ignoreexternal")
    complete = told["typeCompleteness"]
    unclear = [each["name"] for each in complete["symbols"] if not each["isTypeKnown"]]
    assert [name for name in unclear if name.startswith("taskcore")] == []
    assert complete["completenessScore"] == 1
    assert complete["exportedSymbolCounts"]["withKnownType"] > 3_000


@pytest.mark.skipif("TASKCORE_TEST_LONG" not in os.environ, reason="only in the long form")
def test_the_package_itself_has_no_error_for_pyright(system_python: Path, tmp_path: Path) -> None:
    settings = {"typeCheckingMode": "standard", "pythonVersion": "3.9", "exclude": []}
    (tmp_path / "pyrightconfig.json").write_text(
        json.dumps(settings | {"include": [str(ROOT / "bindings/python/taskcore")]})
    )
    told = pyright(system_python, tmp_path, "--project", tmp_path)
    assert told["summary"]["filesAnalyzed"] > 150
    # A warning is that typing_extensions, which types alone take from, is not installed.
    errors = [each for each in told["generalDiagnostics"] if each["severity"] == "error"]
    assert [(each["file"], each["message"]) for each in errors] == []


def test_a_program_passes_pyright_and_mypy_in_their_strict_modes(
    system_python: Path, tmp_path: Path
) -> None:
    # What a program would not do: to look where the library is.
    program = PROGRAM.read_text().replace("library._name", '""')
    program = program.replace("from taskcore._low_level.library import library\n", "")
    (tmp_path / "program.py").write_text(program)
    settings = {"typeCheckingMode": "strict", "pythonVersion": "3.9"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    told = pyright(system_python, tmp_path, "program.py")
    assert [each["message"] for each in told["generalDiagnostics"]] == []
    mypy: list[str | Path] = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--no-error-summary",
        "--config-file=",
    ]
    cache = ROOT / "build" / "mypy" / "wheel"
    options: list[str | Path] = ["--cache-dir", cache, "--python-executable", system_python]
    assert run(*mypy, *options, "program.py", cwd=tmp_path) == ""
