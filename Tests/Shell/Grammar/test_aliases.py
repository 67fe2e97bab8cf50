"""Aliases: names of one's own for commands."""

from __future__ import annotations

import json
from pathlib import Path

from conftest import Shell, Terminal
from refusals import misunderstood


def settings_file(shell: Shell) -> Path:
    return shell.home / ".config/taskcore/config"


def test_an_alias_takes_the_place_of_the_first_word(shell: Shell) -> None:
    printed = shell("alias home-add add '#Home'", "home-add Sweep !p1", "list --format csv")
    assert printed.startswith("Added 1: #Home Sweep — P1\n")
    shell("alias --save milk 'add \"Buy milk\" #Shop'")
    assert shell("milk tomorrow") == "Added 2: Buy milk — Mon 21 Dec, new project Shop\n"
    (_, second) = json.loads(shell("list --format json"))
    assert (second["project"], second["due"]) == ("Shop", "2026-12-21")


def test_aliases_are_listed_and_shown(shell: Shell) -> None:
    define = ("alias ll list --format csv", "alias a add")
    assert shell("alias") == "No aliases.\n"
    assert [line.split(None, 1) for line in shell(*define, "alias").splitlines()[1:]] == [
        ["a", "add"],
        ["ll", "list --format csv"],
    ]
    assert json.loads(shell(*define, "alias --format json ll")) == [
        {"name": "ll", "command": "list --format csv"}
    ]
    assert shell(*define, "help ll") == "“ll” is an alias: list --format csv\n"


def test_an_alias_is_kept_as_it_was_typed(shell: Shell) -> None:
    commands = [
        "add \"Read '#1'\" '#Book club'",
        r'add "a \\ b" \#x',
        "list due<=7d 'sort:-due'",
    ]
    for number, command in enumerate(commands):
        shell(f"alias --save a{number} {command}")
    kept = settings_file(shell).read_text()
    aliases = {item["name"]: item["command"] for item in json.loads(shell("alias --format json"))}
    shell(*(f"alias --save {name} {command}" for name, command in aliases.items()))
    assert settings_file(shell).read_text() == kept
    assert shell("a0", "a1") == "Added 1: Read '#1' #Book club\nAdded 2: a \\ b #x\n"


def test_unalias_takes_one_away(shell: Shell) -> None:
    shell("alias --save zap add", "alias --save look list")
    shell("unalias zap")
    assert settings_file(shell).read_text() == "alias zap add\nalias look list\n"
    shell("unalias --save zap")
    assert settings_file(shell).read_text() == "alias look list\n"
    assert shell.error("zap One")[0] == 2
    assert shell.error("unalias lok") == (2, "There is no alias “lok”. Did you mean “look”?")


def test_an_alias_can_use_another_but_not_itself(shell: Shell) -> None:
    assert shell("alias one two '#Home'", "alias two add", "one A") == "Added 1: #Home A\n"
    done = shell.start("-c", "alias one two", "-c", "alias two one")
    assert done.returncode == 2
    assert "The alias “two” leads back to itself." in done.stderr
    assert shell.error("alias x x")[0] == 2


test_an_alias_that_cannot_be_is_refused = misunderstood(
    ("alias list home", "“list” is a command; an alias needs another name."),
    ("alias exit quit", "“exit” is a command; an alias needs another name."),
    ("alias 'a b' list", "“a b” cannot be an alias. Its name is made of letters"),
    ("alias x 'add \"Buy'", "A quote in what it stands for is not closed."),
    ("alias x ''", "An alias stands for a command, in UTF-8."),
    ("alias --save", "What is to be kept? Write alias --save NAME COMMAND."),
    ("alias --format json x list", "--format before NAME is for listing aliases"),
    ("alias nothing", "There is no alias “nothing”."),
)


def test_a_quoted_word_and_a_beginning_are_no_aliases(shell: Shell) -> None:
    shell("alias --save sweep add Sweep")
    assert shell.error("'sweep' now") == (2, "There is no command “sweep”.")
    assert shell.error("swee now")[0] == 2


def test_an_error_in_an_alias_points_at_it(shell: Shell) -> None:
    done = shell.start("-c", "alias l list --frmat json", "-c", " l #Home")
    assert done.returncode == 2
    assert done.stderr.startswith("taskcore: -c:2:2: There is no option “--frmat”.")


def test_aliases_hold_in_scripts_and_on_the_command_line(shell: Shell) -> None:
    shell("alias --save plus add")
    assert shell.start(input="plus One\n").stdout == "Added 1: One\n"
    assert shell.start("plus", "Two", "#Home").stdout == "Added 2: Two — new project Home\n"


def test_aliases_and_what_follows_them_are_completed(terminal: Terminal) -> None:
    terminal.run("alias sorted list --format csv")
    assert terminal.complete("sort") == "sorted "
    assert terminal.complete("sorted --for") == "sorted --format "
    assert terminal.complete("unalias so") == "unalias sorted "
