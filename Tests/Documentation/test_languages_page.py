"""docs/languages.md tells of every binding, tour and program, and what it links to is there."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/languages.md").read_text(encoding="utf-8")
LINKS = re.findall(r"\]\(([^)#:]+)\)", PAGE)


def table(name: str) -> str:
    (found,) = re.findall(rf"<!-- ran: {name} -->\n(.*?)<!-- end -->", PAGE, re.DOTALL)
    assert isinstance(found, str)
    return found


def test_what_it_links_to_exists() -> None:
    assert [link for link in LINKS if not (ROOT / "docs" / link).exists()] == []


def test_each_folder_of_the_examples_has_its_tour_there() -> None:
    folders = {path.name for path in (ROOT / "examples").iterdir() if path.is_dir()}
    tours = re.findall(r"\(\.\./examples/(\w+)/[Tt]our\.\w+\)", table("examples"))
    assert sorted(tours) == sorted(folders - {"__pycache__"})


def test_each_program_is_there_and_ran_or_has_a_reason() -> None:
    programs = {path.name for path in (ROOT / "Tests/Languages").glob("program.*")}
    assert programs == set(re.findall(r"\(\.\./Tests/Languages/(\S+?)\)", table("programs")))
    for name in ("bindings", "examples", "programs"):
        rows = table(name).splitlines()[2:]
        assert rows
        assert [row for row in rows if not re.search(r"\| (passed|skipped: .+) \|$", row)] == []


def test_the_page_is_made_from_all_that_the_script_runs() -> None:
    script = ROOT / "Tests/Languages/run.sh"
    listed = subprocess.run([script, "--list"], check=True, capture_output=True, text=True).stdout
    tables = runpy.run_path(str(ROOT / "Tests/Languages/page.py"))["TABLES"]
    rows = [row for _, rows in tables.values() for row in rows]
    assert sorted(listed.split()) == sorted(row.name for row in rows if not row.command)


@pytest.mark.parametrize("language", ["csharp", "java", "pascal", "rust"])
def test_declarations_have_every_function_and_constant(language: str) -> None:
    description = json.loads((ROOT / "data/taskcore.json").read_text(encoding="utf-8"))
    made = subprocess.run(
        [sys.executable, "examples/declarations.py", language, "data/taskcore.json"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    words = set(re.findall(r"\w+", made))
    for function in description["functions"]:
        assert {function["name"], function.get("by_value", function["name"])} <= words
    for group in [description, *description["groups"]]:
        for constant in group["constants"]:
            name = constant["name"]
            if isinstance(constant["value"], int):
                assert {name, f"c{name}", name.removeprefix("TASKCORE_")} & words, name
