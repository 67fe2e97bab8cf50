"""The examples of README.md and of the documents are what the shell prints."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from conftest import BINARY, FIXED, PROMPT, ROOT, Terminal, environment

DOCUMENT = ROOT / "docs/shell.md"


def console_blocks(document: Path) -> list[str]:
    return re.findall(r"^```console\n(.*?)^```$", document.read_text(), re.MULTILINE | re.DOTALL)


def run_command(command: str, home: Path, tools: Path) -> str:
    """What a command of sh prints."""
    variables = environment(home)
    variables["PATH"] = f"{tools}:{variables['PATH']}"
    done = subprocess.run(
        ["sh", "-c", command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=variables,
        cwd=home,
        text=True,
        timeout=60,
    )
    return f"$ {command}\n{done.stdout}"


def run_session(transcript: str, home: Path) -> str:
    """What a terminal shows when the lines of a session are typed again."""
    terminal = Terminal(home, width=100, NO_COLOR="1")
    shown = "$ taskcore\n"
    for line in re.findall(f"^{PROMPT}(.*)$", transcript, re.MULTILINE):
        shown += terminal.wait() + PROMPT
        terminal.type(line + "\r")
    assert terminal.end() == 0
    return shown + terminal.shown()


@pytest.mark.parametrize(
    ("document", "count"),
    [
        (DOCUMENT, 6),
        (ROOT / "docs/invoices.md", 5),
        (ROOT / "docs/metering.md", 1),
        (ROOT / "README.md", 1),
    ],
)
def test_the_examples_of_the_documentation_are_true(
    document: Path, count: int, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    tools = tmp_path / "bin"
    tools.mkdir()
    wrapper = tools / "taskcore"
    wrapper.write_text(f'#!/bin/sh\nexec {BINARY} {" ".join(FIXED)} "$@"\n')
    wrapper.chmod(0o755)

    blocks = console_blocks(document)
    assert len(blocks) >= count
    for block in blocks:
        if PROMPT in block:
            printed = run_session(block, home)
        else:
            commands = re.findall(r"^\$ (.*)$", block, re.MULTILINE)
            printed = "".join(run_command(command, home, tools) for command in commands)
        printed = printed.replace("\r\n", "\n")
        # Three dots stand for what differs from store to store; alone, for lines that are left out.
        expected = re.escape(block).replace(re.escape("\n...\n"), "\n(?:[^\n]*\n)+?")
        expected = expected.replace(re.escape("..."), "[^\n]+")
        assert re.fullmatch(expected, printed), f"The document has\n{block}\nbut it is\n{printed}"


def test_the_documentation_names_every_command_and_option() -> None:
    text = DOCUMENT.read_text()
    help_text = subprocess.run([BINARY, "--help"], capture_output=True, text=True).stdout
    names = re.findall(r"^  (\S+?),? ", help_text, re.MULTILINE)
    assert len(names) > 20
    for name in names:
        assert re.search(rf"^\| `{re.escape(name)}\b|`{re.escape(name)}`", text, re.MULTILINE), name
