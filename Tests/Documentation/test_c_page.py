"""The programs of docs/c.md are compiled, and print what stands below them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from test_documents import LIBRARY, ROOT, printed

PAGE = (ROOT / "docs/c.md").read_text()
PROGRAMS = re.findall(r"^```c\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
WARNINGS = ("-Wall", "-Wextra", "-pedantic", "-Werror")


def test_every_program_of_the_page_is_followed_by_what_it_prints() -> None:
    assert len(PROGRAMS) == PAGE.count("```c\n") > 1


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize(("program", "output"), PROGRAMS, ids=range(len(PROGRAMS)))
def test_a_program_of_the_page_prints_what_stands_below_it(
    compiler: str, program: str, output: str, tmp_path: Path
) -> None:
    source, binary = tmp_path / "program.c", tmp_path / "program"
    source.write_text(program)
    flags = ["-std=c99", "-D_POSIX_C_SOURCE=200809L", *WARNINGS, f"-I{ROOT / 'include'}"]
    libraries = [f"-L{LIBRARY}", "-ltaskcore", "-pthread"]
    subprocess.run(
        [compiler, *flags, str(source), *libraries, "-o", str(binary)], check=True, timeout=60
    )
    assert printed([str(binary)]) == output
