"""The completion scripts at work, in the shells that they are for."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

from conftest import BINARY, ROOT, Shell, environment

SCRIPTS = {
    "bash": "data/bash-completion/taskcore",
    "zsh": "data/zsh/_taskcore",
    "fish": "data/fish/taskcore.fish",
}
START = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
}
PREPARE = {
    "bash": "bind 'set bell-style none'; source '{script}'; PS1='ready> '",
    "zsh": "autoload -Uz compinit; compinit -u -D; unsetopt beep; source '{script}'; PS1='ready> '",
}


@pytest.fixture(scope="module")
def variables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A home with a store, where the program is found by its name."""
    home = tmp_path_factory.mktemp("home")
    Shell(home)(
        "add Pay rent #'Book club' +bank",
        "add Read the book #Garden +banana",
        "filter add 'At home' #Garden",
    )
    (home / "a file.json").write_text("")
    programs = home / "programs"
    programs.mkdir()
    (programs / "taskcore").symlink_to(BINARY)
    known = environment(home, TERM="dumb", PS1="", HISTFILE="/dev/null")
    return {**known, "PATH": f"{programs}:{known['PATH']}"}


class Prompt:
    """A shell in which words are completed, one line after the other."""

    def __init__(self, name: str, variables: dict[str, str]) -> None:
        self.process = pexpect.spawn(
            START[name][0],
            START[name][1:],
            env=variables,
            cwd=variables["HOME"],
            dimensions=(24, 200),
            encoding="utf-8",
            timeout=60,
        )
        # What is typed has the prompt in quotes, so that only the prompt itself is one.
        self.process.sendline(PREPARE[name].format(script=ROOT / SCRIPTS[name]))
        self.process.expect_exact("ready> '")
        self.process.expect("\nready> |\rready> ")

    def complete(self, line: str) -> list[str]:
        """The arguments of the program after the tab key."""
        self.process.send(line + "\t" + "\x01show \x05\r")
        self.process.expect(r"\[\[(.*)\]\]")
        arguments = str(self.process.match.group(1)).split("|")
        self.process.expect_exact("ready> ")
        return arguments


@pytest.fixture(scope="module")
def prompts(variables: dict[str, str]) -> Iterator[dict[str, Prompt]]:
    home = Path(variables["HOME"])
    show = home / "programs" / "show"
    show.write_text("#!/bin/sh\nIFS='|'\nprintf '[[%s]]\\n' \"$*\"\n")
    show.chmod(0o755)
    opened = {name: Prompt(name, variables) for name in START}
    yield opened
    for prompt in opened.values():
        prompt.process.close(force=True)


CASES = [
    ("lis", ["list"]),
    ("project ren", ["project", "rename"]),
    ("list --format js", ["list", "--format", "json"]),
    ("list --format=js", ["list", "--format=json"]),
    ("--form", ["--format"]),
    ("--zone Europe/Pari", ["--zone", "Europe/Paris"]),
    ("add '#Gar", ["add", "#Garden"]),
    ("add '#Book c", ["add", "#Book club"]),
    ("add \\#Bo", ["add", "#Book club"]),
    ("add project:Gar", ["add", "project:Garden"]),
    ("add project:Book\\ c", ["add", "project:Book club"]),
    ("add @bana", ["add", "@banana"]),
    ("add proj", ["add", "project:"]),
    ("filter show At", ["filter", "show", "At home"]),
    ("done rent", ["done", "1"]),
    ("help quer", ["help", "queries"]),
    ("import a", ["import", "a file.json"]),
    ("-c 'list #Gar", ["-c", "list #Garden"]),
    ("frob.", ["frob."]),
]


@pytest.mark.parametrize("name", START)
def test_words_are_completed(prompts: dict[str, Prompt], name: str) -> None:
    for typed, arguments in CASES:
        assert prompts[name].complete(f"taskcore {typed}") == ["taskcore", *arguments], typed


def test_fish_completes_words_and_shows_what_they_mean(variables: dict[str, str]) -> None:
    lines = [f"taskcore {typed}" for typed, _ in CASES if "\\#" not in typed]
    script = f"source '{ROOT / SCRIPTS['fish']}'; for l in $argv; complete -C $l; echo --; end"
    done = subprocess.run(
        ["fish", "--no-config", "-c", script, *lines],
        env=variables,
        cwd=variables["HOME"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stderr == ""
    answers = done.stdout.split("--\n")
    for (typed, arguments), answer in zip(
        (case for case in CASES if "\\#" not in case[0]), answers
    ):
        offered = [line.split("\t")[0] for line in answer.splitlines()]
        assert offered == [] if typed == "frob." else arguments[-1] in offered, typed
    assert "rename\tGive a project another name." in done.stdout
    assert "1\tPay rent" in done.stdout


def test_several_candidates_are_listed_with_their_meanings(prompts: dict[str, Prompt]) -> None:
    process = prompts["bash"].process
    process.send("taskcore done \t\t")
    process.expect(r"1  \(Pay rent\) +2  \(Read the book\)")
    process.send("\x15\r")
    process = prompts["zsh"].process
    process.send("taskcore done \t")
    process.expect(r"1  -- Pay rent.*2  -- Read the book")


@pytest.fixture
def candidates(shell: Shell) -> Callable[..., list[str]]:
    def ask(line: str, *options: str) -> list[str]:
        done = shell.start("--complete", line, *options, fixed=False)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout.splitlines()

    return ask


def test_candidates_have_their_meanings(candidates: Callable[..., list[str]], shell: Shell) -> None:
    shell("add Pay rent", "alias --save ll list")
    assert candidates("taskcore done ") == ["1\tPay rent"]
    assert candidates("taskcore ll") == ["ll\tlist"]
    assert candidates("taskcore list --format t")[0].split("\t")[0] == "table"
    assert candidates("taskcore frob ") == [] and candidates("") == []


def test_only_the_part_that_a_shell_replaces_is_told(
    candidates: Callable[..., list[str]], shell: Shell
) -> None:
    shell("project add 'Book club'")
    assert candidates("taskcore add project:Bo", "--replacing", "Bo") == ["Book club"]
    assert candidates("taskcore add project:'Book c", "--replacing", "Book c") == ["Book club"]


def test_completing_makes_no_store(candidates: Callable[..., list[str]], shell: Shell) -> None:
    assert candidates("taskcore done ") == []
    assert not any(shell.home.rglob("*.db*"))
    assert candidates("taskcore --db missing.db list +") == []
    assert not (shell.home / "missing.db").exists()


def test_the_names_of_files_are_left_to_the_shell(shell: Shell) -> None:
    for line in ("import ", "--db ", "invoice csv ", "script.ta"):
        assert shell.start("--complete", f"taskcore {line}").returncode == 3


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_program_prints_the_scripts(shell: Shell, name: str) -> None:
    assert shell.start("--completion", name).stdout == (ROOT / SCRIPTS[name]).read_text()


def test_the_manual_page_is_printed(shell: Shell) -> None:
    page = shell.start("--man-page").stdout
    assert page == (ROOT / "data/taskcore.1").read_text()
    assert re.search(r"^\.TH TASKCORE 1 ", page, re.MULTILINE)
