"""The package, the generators and these tests are typed, strictly."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

UNTYPED = ["--disable-error-code=import-untyped", "--disable-error-code=import-not-found"]
"""Some of the libraries that those tests use say no types: what they give is not checked."""


@pytest.mark.parametrize(
    ("folder", "options"),
    [
        ("bindings/python/taskcore", []),
        ("scripts/header", []),
        ("scripts/prototypes", []),
        ("Tests/Invoices", UNTYPED),
        ("Tests/Python", []),
        ("Tests/Report", []),
    ],
)
def test_mypy_finds_nothing(root: Path, tmp_path: Path, folder: str, options: list[str]) -> None:
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache")]
    checked = subprocess.run(
        [*mypy, *options, folder],
        cwd=root,
        env={**os.environ, "MYPYPATH": "bindings/python:scripts:Tests/Mail"},
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_program_s_wrong_call_is_found(root: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "from taskcore import Store\n"
        "with Store() as store:\n"
        "    store.add(title=5)\n"
        "    store.get(1).titel\n"
        "    store.add('A', notes=5)\n"
        "    store.update(1, titel='A')\n"
        "    store.tasks('+x', limit='1')\n"
        "    store.next(view=1)\n"
        "    store.set_profile(siern='732829320')\n"
        "    store.add_invoice_line(1, 'Advice', unit_price=0.5)\n"
        "    for task in store.tasks(limit=1):\n"
        "        reveal_type(task)\n"
    )
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", tmp_path / "cache", program],
        env={**os.environ, "MYPYPATH": str(root / "bindings" / "python")},
        capture_output=True,
        text=True,
    )
    assert 'Argument "title" to "add" of "TaskMethods" has incompatible type' in checked.stdout
    assert 'Argument "notes" to "add" of "TaskMethods" has incompatible type' in checked.stdout
    assert 'Unexpected keyword argument "titel" for "update"' in checked.stdout
    assert 'Argument "limit" to "tasks" of "QueryMethods" has incompatible' in checked.stdout
    assert 'Unexpected keyword argument "view" for "next"' in checked.stdout
    assert 'Unexpected keyword argument "siern" for "set_profile"' in checked.stdout
    assert 'Argument "unit_price" to "add_invoice_line" of "InvoicePartMethods"' in checked.stdout
    assert '"Task" has no attribute "titel"' in checked.stdout
    assert 'Revealed type is "taskcore.tasks.task.Task"' in checked.stdout
