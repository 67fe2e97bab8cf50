"""Programs of an earlier release see with the present library what they saw with that of their time."""

from __future__ import annotations

import sys
from pathlib import Path

from old import Old
from running import run
from scripts.release.freeze import compile_program

ROOT = Path(__file__).parents[2]


def then(old: Old, program: str) -> list[str]:
    return old.file(f"{program}.txt").read_text(encoding="utf-8").splitlines()


def test_a_program_in_c_runs_as_it_was_compiled_then(old: Old, build: Path) -> None:
    library = build / "lib"
    program = compile_program(old.program("client.c"), old.folder, library, old.file("client"))
    assert run([program, old.store], library).splitlines() == then(old, "client.c")


def test_the_file_that_was_compiled_then_runs(frozen: Old, build: Path) -> None:
    program = frozen.program("client")
    assert run([program, frozen.store], build / "lib").splitlines() == then(frozen, "client.c")


def test_a_program_in_c_is_compiled_with_the_present_header(old: Old, build: Path) -> None:
    library, include = build / "lib", ROOT / "include"
    program = compile_program(old.program("client.c"), include, library, old.file("client"))
    assert run([program, old.store], library).splitlines() == then(old, "client.c")


def test_a_program_in_python_sees_what_it_saw(old: Old, build: Path) -> None:
    command: list[str | Path] = [sys.executable, old.program("client.py"), old.store]
    binding = str(ROOT / "bindings/python")
    seen = run(command, build / "lib", PYTHONPATH=binding)
    assert seen.splitlines() == then(old, "client.py")


def test_the_python_binding_of_then_runs_with_the_present_library(frozen: Old, build: Path) -> None:
    command: list[str | Path] = [sys.executable, frozen.program("client.py"), frozen.store]
    seen = run(command, build / "lib", PYTHONPATH=str(frozen.file("python")))
    assert seen.splitlines() == then(frozen, "client.py")


def test_a_program_that_is_compiled_now_runs_with_the_library_of_then(
    frozen: Old, build: Path
) -> None:
    """It calls nothing that came later."""
    include = ROOT / "include"
    source = frozen.program("client.c")
    program = compile_program(source, include, build / "lib", frozen.file("client"))
    assert run([program, frozen.store], frozen.library).splitlines() == then(frozen, "client.c")
