"""The man page and bash's completion know what the shell's own --help tells."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from processes import run


class Complete:
    """Asks bash how the last of some words could go on."""

    def __init__(self, definition: Path) -> None:
        self.definition = definition

    def __call__(self, *words: str) -> list[str]:
        script = (
            "source \"$1\"; compopt() { :; }; shift; COMP_WORDS=(taskcore \"$@\"); "
            "COMP_CWORD=$#; _taskcore; printf '%s\\n' \"${COMPREPLY[@]}\""
        )
        return run("bash", "-c", script, "bash", self.definition, *words).split()


@pytest.fixture(scope="module")
def help_text(shell: Path) -> str:
    return run(shell, "--help")


@pytest.fixture(scope="module")
def options(help_text: str) -> list[str]:
    return re.findall(r"^ +(-[-a-z]+)", help_text, re.MULTILINE)


@pytest.fixture(scope="module")
def commands(help_text: str) -> list[str]:
    _, _, listing = help_text.partition("\nCommands")
    return re.findall(r"^ +([a-z]+) ", listing, re.MULTILINE)


@pytest.fixture(scope="module")
def man_page(root: Path) -> str:
    source = (root / "data/taskcore.1").read_text()
    return source.replace("\\-", "-").replace("\\~", " ")


@pytest.fixture
def complete(root: Path, shell: Path) -> Complete:
    return Complete(root / "data/bash-completion/taskcore")


def choices(help_text: str, option: str) -> list[str]:
    found = re.search(rf"{option} (\S+)", help_text)
    assert found is not None
    return found.group(1).split("|")


def test_help_lists_options_and_commands(options: list[str], commands: list[str]) -> None:
    assert {"--db", "--format", "-c", "--help"} <= set(options)
    assert {"add", "list", "done", "quit"} <= set(commands)


def test_the_man_page_describes_every_option(man_page: str, options: list[str]) -> None:
    described = re.findall(r"^\.TP\n\.(?:B|BI|BR) (-[-a-z]+)", man_page, re.MULTILINE)
    assert described == options


def test_the_man_page_describes_every_command(man_page: str, commands: list[str]) -> None:
    _, _, section = man_page.partition(".SH COMMANDS\n")
    listing, _, _ = section.partition(".SS Tokens")
    described = re.findall(r"^\.TP\n\.(?:B|BI|BR) ([a-z]+)", listing, re.MULTILINE)
    assert list(dict.fromkeys(described)) == commands


def test_completion_offers_every_option(complete: Complete, options: list[str]) -> None:
    assert sorted(complete("-")) == sorted(options)


def test_completion_offers_every_command_after_c(
    complete: Complete, commands: list[str]
) -> None:
    assert complete("-c", "") == commands


@pytest.mark.parametrize("option", ["--color", "--format"])
def test_completion_offers_the_values_of_an_option(
    complete: Complete, help_text: str, option: str
) -> None:
    assert complete(option, "") == choices(help_text, option)
    assert complete(option, "=") == choices(help_text, option)
    assert complete(option, "=", "a") == [
        value for value in choices(help_text, option) if value.startswith("a")
    ]


def test_completion_offers_time_zones(complete: Complete) -> None:
    assert complete("--zone", "Europe/Pari") == ["Europe/Paris"]


def test_completion_leaves_the_names_of_files_to_bash(complete: Complete) -> None:
    assert complete("ta") == []
    assert complete("--db", "ta") == []
