"""The examples of README.md and of the documents are what the shell prints."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from conftest import BINARY, FIXED, PROMPT, ROOT, Terminal, environment

DOCUMENT = ROOT / "docs/shell.md"


INVOICES = ROOT / "docs/invoices.md"
FIRST = re.compile(r"^## A first invoice\n(.*?)(?=^## )", re.MULTILINE | re.DOTALL)
"""The section of which each example is somebody else's, in an empty home."""


def console_blocks(text: str) -> list[str]:
    return re.findall(r"^```console\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


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


def run_session(transcript: str, home: Path, tools: Path, width: int = 100) -> str:
    """What a terminal shows when the lines of a session are typed again."""
    path = f"{tools}:{environment(home)['PATH']}"
    terminal = Terminal(home, width=width, NO_COLOR="1", PATH=path, TMPDIR=str(tools))
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
        (INVOICES, 5),
        (ROOT / "docs/metering.md", 1),
        (ROOT / "README.md", 1),
    ],
)
def test_the_examples_of_the_documentation_are_true(
    document: Path, count: int, tmp_path: Path
) -> None:
    tools = made_tools(tmp_path)
    blocks = console_blocks(FIRST.sub("", document.read_text()))
    assert len(blocks) >= count
    for block in blocks:
        check(block, tmp_path / "home", tools)


def made_tools(folder: Path) -> Path:
    """Taskcore on the day of the documents, and a mail program that takes whatever it is given."""
    tools = folder / "bin"
    tools.mkdir()
    for name, script in (
        ("taskcore", f'exec {BINARY} {" ".join(FIXED)} "$@"'),
        ("xdg-email", "exit 0"),
    ):
        (tools / name).write_text(f"#!/bin/sh\n{script}\n")
        (tools / name).chmod(0o755)
    return tools


def check(block: str, home: Path, tools: Path, width: int = 100) -> None:
    if PROMPT in block:
        printed = run_session(block, home, tools, width)
    else:
        commands = re.findall(r"^\$ (.*)$", block, re.MULTILINE)
        printed = "".join(run_command(command, home, tools) for command in commands)
    # A document has a space where an amount is not broken.
    printed = printed.replace("\r\n", "\n").replace("\N{NO-BREAK SPACE}", " ")
    # Three dots stand for what differs from store to store; alone, for lines that are left out.
    expected = re.escape(block).replace(re.escape("\n...\n"), "\n(?:[^\n]*\n)+?")
    expected = expected.replace(re.escape("..."), "[^\n]+")
    assert re.fullmatch(expected, printed), f"The document has\n{block}\nbut it is\n{printed}"


def first_invoices() -> list[str]:
    (section,) = FIRST.findall(INVOICES.read_text())
    return console_blocks(section)


@pytest.mark.parametrize("number", range(len(first_invoices())))
def test_a_first_invoice_is_sent_by_at_most_eight_commands(number: int, tmp_path: Path) -> None:
    """None of them answers with an error, and nothing is there before."""
    block = first_invoices()[number]
    commands = re.findall(rf"^(?:{PROMPT}|\$ taskcore -c )(?!quit)(.*)$", block, re.MULTILINE)
    assert 0 < len(commands) <= 8
    assert "invoice issue" in block and re.search("invoice (mail|pdf)", commands[-1])
    assert not re.search("^taskcore: ", block, re.MULTILINE)
    # The path of a file that is sent is long, and is not broken.
    check(block, tmp_path / "home", made_tools(tmp_path), width=300)


def test_the_documentation_names_every_command_and_option() -> None:
    text = DOCUMENT.read_text()
    help_text = subprocess.run([BINARY, "--help"], capture_output=True, text=True).stdout
    names = re.findall(r"^  (\S+?),? ", help_text, re.MULTILINE)
    assert len(names) > 20
    for name in names:
        assert re.search(rf"^\| `{re.escape(name)}\b|`{re.escape(name)}`", text, re.MULTILINE), name
