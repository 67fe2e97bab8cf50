"""What the documents show is what happens, and what they name exists."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
README = (ROOT / "README.md").read_text()
LIBRARY = BUILD / "lib"
ENVIRONMENT = {
    **os.environ,
    "LD_LIBRARY_PATH": str(LIBRARY),
    "TASKCORE_LIBRARY": str(LIBRARY / "libtaskcore.so.0"),
    "PYTHONPATH": str(ROOT / "bindings/python"),
}


def program(language: str) -> str:
    """The one program of the README in a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    assert isinstance(found, str)
    return found


def promised_output(language: str) -> str:
    """What the sentence after that program says that it prints."""
    match = re.search(rf"^```{language}\n.*?^```$\s+It prints `(.*?)`", README, re.M | re.S)
    assert match
    return match[1] + "\n"


def printed(command: list[str]) -> str:
    return subprocess.run(
        command, check=True, capture_output=True, text=True, env=ENVIRONMENT, timeout=60
    ).stdout


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_the_c_program_of_the_readme_runs_as_printed(compiler: str, tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(program("c"))
    assert len(program("c").splitlines()) <= 25
    warnings = ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror"]
    subprocess.run(
        [compiler, *warnings, f"-I{ROOT / 'include'}", str(source), f"-L{LIBRARY}", "-ltaskcore"]
        + ["-o", str(tmp_path / "program")],
        check=True,
    )
    assert printed([str(tmp_path / "program")]) == promised_output("c")


def test_the_python_program_of_the_readme_runs_as_printed(tmp_path: Path) -> None:
    source = tmp_path / "program.py"
    source.write_text(program("python"))
    assert printed([sys.executable, str(source)]) == promised_output("python")


def test_the_readme_names_the_two_commands_and_links_to_files_that_exist() -> None:
    assert "    make run" in README and "    make test" in README
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert len(links) > 5
    assert [link for link in links if not (ROOT / link).exists()] == []


def features() -> list[list[str]]:
    """The rows of the table of features: the names in each cell."""
    rows = re.findall(r"^\| (.*) \|$", (ROOT / "docs/features.md").read_text(), re.MULTILINE)[1:]
    return [re.findall(r"`([^`]+)`", cell) for row in rows for cell in row.split(" | ")[1:]]


def column(number: int) -> list[str]:
    return [name for cell in features()[number::4] for name in cell]


def test_the_features_name_each_function_of_the_header_and_no_other() -> None:
    header = (ROOT / "include/taskcore.h").read_text()
    functions = re.findall(r"^[a-z].*?\b(taskcore_\w+)\(", header, re.MULTILINE)
    assert len(functions) > 40
    # The forms that hand their errors over are one capability, and so are the defaults of structs.
    forms = {f"{name}_e" for name in functions} | set(re.findall(r"taskcore_\w+_init\b", header))
    assert set(column(0)) == set(functions) - forms


def test_the_features_name_calls_of_python_that_exist() -> None:
    lookup = "import sys, taskcore\nfor name in sys.argv[1:]: eval('taskcore.' + name)"
    printed([sys.executable, "-c", lookup, *column(1)])


def test_the_features_name_commands_of_the_shell_that_exist() -> None:
    text = printed([str(BUILD / "bin/taskcore"), "--help"])
    assert [name for name in column(2) if not re.search(rf"^  {name}\b", text, re.MULTILINE)] == []


def test_the_features_name_tests_that_exist() -> None:
    assert [path for path in column(3) if not (ROOT / path).is_file()] == []
