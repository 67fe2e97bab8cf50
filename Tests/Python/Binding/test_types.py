"""The package tells type checkers what is wrong with a call of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


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
