"""The programs of docs/cpp.md are compiled, and print what stands below them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from test_documents import LIBRARY, ROOT, printed

PAGE = (ROOT / "docs/cpp.md").read_text()
PROGRAMS = re.findall(r"^```cpp\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")


def test_every_program_of_the_page_is_followed_by_what_it_prints() -> None:
    assert len(PROGRAMS) == PAGE.count("```cpp\n") > 1


@pytest.mark.parametrize(("compiler", "standard"), [("g++", "c++17"), ("clang++", "c++20")])
@pytest.mark.parametrize(("program", "output"), PROGRAMS, ids=range(len(PROGRAMS)))
def test_a_program_of_the_page_prints_what_stands_below_it(
    compiler: str, standard: str, program: str, output: str, tmp_path: Path
) -> None:
    source, binary = tmp_path / "program.cpp", tmp_path / "program"
    source.write_text(program)
    flags = [f"-std={standard}", *WARNINGS, f"-I{ROOT / 'include'}"]
    libraries = [f"-L{LIBRARY}", "-ltaskcore", "-pthread"]
    subprocess.run(
        [compiler, *flags, str(source), *libraries, "-o", str(binary)], check=True, timeout=300
    )
    assert printed([str(binary)]) == output
