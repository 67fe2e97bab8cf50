"""The man page says all that the shell's own help tells, and is written as man pages are."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from processes import run


@pytest.fixture(scope="module")
def help_text(shell: Path) -> str:
    return run(shell, "--help")


@pytest.fixture(scope="module")
def options(help_text: str) -> list[str]:
    usage, _, _ = help_text.partition("\nTasks:\n")
    return re.findall(r"^  (?:-[a-z], )?(-[-a-z]+)", usage, re.MULTILINE)


@pytest.fixture(scope="module")
def commands(help_text: str) -> list[str]:
    _, _, listing = help_text.partition("\nTasks:\n")
    listing, _, _ = listing.partition("\nTopics:\n")
    return re.findall(r"^  ([a-z]+) ", listing, re.MULTILINE)


@pytest.fixture(scope="module")
def page(root: Path) -> Path:
    return root / "data/taskcore.1"


@pytest.fixture(scope="module")
def man_page(page: Path) -> str:
    """As roff has it, without its fonts and its ways to write hyphens."""
    return re.sub(r"\\f[BIP]", "", page.read_text()).replace("\\-", "-")


def entries(text: str, pattern: str) -> list[str]:
    return re.findall(rf"^\.TP\n(?:-[a-z], )?({pattern})", text, re.MULTILINE)


def test_help_lists_options_and_commands(options: list[str], commands: list[str]) -> None:
    assert {"--db", "--format", "-c", "--help"} <= set(options)
    assert {"add", "list", "done", "quit"} <= set(commands)


def test_the_man_page_describes_every_option(man_page: str, options: list[str]) -> None:
    _, _, section = man_page.partition('.SH "OPTIONS"\n')
    assert entries(section.split(".SH")[0], "-[-a-z]+") == options


def test_the_man_page_describes_every_command(man_page: str, commands: list[str]) -> None:
    _, _, section = man_page.partition('.SH "COMMANDS"\n')
    described = entries(section.split(".SH")[0], "[a-z]+")
    assert list(dict.fromkeys(described)) == commands


@pytest.mark.parametrize(
    "command",
    [["groff", "-man", "-ww", "-Tutf8", "-z"], ["mandoc", "-T", "lint", "-W", "warning"]],
    ids=["groff", "mandoc"],
)
def test_readers_of_man_pages_find_nothing_wrong(page: Path, command: list[str]) -> None:
    done = subprocess.run([*command, page], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("", "")


def test_the_man_page_is_of_ascii(page: Path) -> None:
    assert page.read_bytes().isascii()
