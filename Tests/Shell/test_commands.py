"""How commands are found, helped with and refused; projects and tags."""

from __future__ import annotations

import re

import pytest

from conftest import Shell

COMMANDS = (
    "add list show edit done reopen rm restore purge projects project tags undo redo "
    "import export help quit"
).split()


def test_help_lists_every_command(shell: Shell) -> None:
    assert re.findall(r"^  (\S+)  +\S", shell("help"), re.MULTILINE) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_help_tells_how_a_command_is_called(shell: Shell, command: str) -> None:
    text = shell(f"help {command}")
    assert text.startswith(f"Usage: {command}")
    assert f"\nExamples:\n  {command}" in text


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_of_help_are_understood(shell: Shell, command: str) -> None:
    _, _, examples = shell(f"help {command}").partition("Examples:\n")
    for example in examples.splitlines():
        # 2 would be the status of a command that was not understood.
        assert shell.start("-c", example.strip()).returncode in (0, 1)


def test_help_shows_options_and_tokens(shell: Shell) -> None:
    assert "--format table|json|csv" in shell("help list")
    assert "--format json|taskwarrior" in shell("help import")
    assert "project:NAME or #NAME" in shell("help add")
    assert "-NAME" in shell("help edit")
    assert "created, due, priority, title or modified" in shell("help list")
    assert "limit:NUMBER" in shell("help list")


@pytest.mark.parametrize("command", ["--help", *COMMANDS])
def test_help_fits_a_narrow_terminal(shell: Shell, command: str) -> None:
    text = shell.start(command).stdout if command == "--help" else shell(f"help {command}")
    assert max(len(line) for line in text.splitlines()) <= 80


def test_help_of_an_unknown_command_is_refused(shell: Shell) -> None:
    assert shell.error("help lsit") == (2, "There is no command “lsit”. Did you mean “list”?")


def test_the_beginning_of_a_name_will_do(shell: Shell) -> None:
    assert shell("a One", "l", "und") == (
        "Added 1: One\n"
        "Id    Title  Project  Tags  Priority  Due\n"
        " 1    One    Inbox          P2\n"
        "Undone: add 1 task\n"
    )


def test_a_beginning_that_several_share_is_refused(shell: Shell) -> None:
    assert shell.error("re 1") == (2, "“re” could be redo, reopen or restore.")
    assert shell.error("ex") == (2, "“ex” could be exit or export.")


def test_a_whole_name_wins_over_the_beginning_of_another(shell: Shell) -> None:
    assert shell.error("project")[1].endswith("Usage: " + PROJECT_SYNOPSIS)


PROJECT_SYNOPSIS = "project add NAME | project rename NAME NEW-NAME | project delete NAME"


@pytest.mark.parametrize(
    ("typed", "meant"), [("lst", "list"), ("dnoe", "done"), ("tgas", "tags"), ("exprot", "export")]
)
def test_an_unknown_command_suggests_the_nearest(shell: Shell, typed: str, meant: str) -> None:
    message = f"There is no command “{typed}”. Did you mean “{meant}”?"
    assert shell.error(typed) == (2, message)


def test_an_unknown_command_suggests_nothing_far_off(shell: Shell) -> None:
    assert shell.error("frobnicate") == (2, "There is no command “frobnicate”.")


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        "help {}",
        "list {}",
        "list --{}",
        "list --format {}",
        "list status:{}",
        "list due:{}",
        "list limit:{}",
        "add One due:{}",
        "done {}",
        "undo {}",
    ],
)
def test_an_error_quotes_only_the_beginning_of_a_long_word(shell: Shell, line: str) -> None:
    message = shell.error(line.format("x" * 60_000))[1]
    assert "x…”" in message
    assert "x" * 30 in message and "x" * 41 not in message
    whole = "x" * 25
    assert whole in shell.error(line.format(whole))[1]
    assert "…" not in shell.error(line.format(whole))[1]


def test_an_unknown_option_suggests_the_nearest(shell: Shell) -> None:
    message = "There is no option “--fromat”. Did you mean “--format”?"
    assert shell.error("list --fromat json") == (2, message)


@pytest.mark.parametrize(
    "command",
    [
        "list --format",
        "list --format xml",
        "list --format=",
        "add --format json Pay rent",
        "projects Home",
        "tags bank",
        "undo 1",
        "redo 1",
        "show",
        "done",
        "import",
        "import a b",
        "export a b",
        "help add list",
        "quit now",
        "project add",
        "project add A B",
        "project rename A",
        "project delete A B",
        "project remove A",
    ],
)
def test_a_command_with_wrong_words_is_refused(shell: Shell, command: str) -> None:
    assert shell.error(command)[0] == 2


def test_options_may_stand_anywhere_and_be_joined_to_their_value(shell: Shell) -> None:
    shell("add One #Home")
    expected = shell("list #Home --format csv")
    assert shell("list --format csv #Home") == expected
    assert shell("list --format=csv #Home") == expected
    assert shell.error("list '--format=csv'")[0] == 2


@pytest.mark.parametrize("command", ["quit", "exit", "q"])
def test_quit_ends_the_commands(shell: Shell, command: str) -> None:
    assert shell("add One", command, "add Two") == "Added 1: One\n"


def test_projects_lists_projects_with_their_tasks(shell: Shell) -> None:
    shell("add One #Home", "add Two #Home", "add Three", "done 1")
    assert shell("projects") == (
        "Id  Project  Open  Completed\n"
        " 1  Inbox       1          0\n"
        " 2  Home        1          1\n"
    )


def test_tags_lists_tags_with_their_tasks(shell: Shell) -> None:
    assert shell("tags") == "No tags.\n"
    shell("add One +b +a", "add Two +b", "done 2")
    assert shell("tags") == (
        "Tag  Open  Completed\n"
        "a       1          0\n"
        "b       1          1\n"
    )


def test_a_project_is_added_renamed_and_deleted(shell: Shell) -> None:
    assert shell("project add 'Book club'") == "Added project Book club.\n"
    shell("add Read #'Book club'")

    renamed = shell("project rename 'book CLUB' Reading")
    assert renamed == "Renamed project Book club to Reading.\n"
    assert shell.titles("#Reading") == ["Read"]

    assert shell("project delete Reading") == "Deleted project Reading.\n"
    assert shell.titles("#Inbox") == ["Read"]
    assert shell("undo") == "Undone: delete 1 project\n"
    assert shell.titles("#Reading") == ["Read"]


def test_a_project_that_is_not_there_suggests_the_nearest(shell: Shell) -> None:
    shell("project add Garden")
    message = "There is no project “Gardn”. Did you mean “Garden”?"
    assert shell.error("project delete Gardn") == (1, message)


def test_a_project_whose_name_is_none_is_refused_in_the_librarys_words(shell: Shell) -> None:
    status, message = shell.error("project delete " + "x" * 2000)
    assert status == 1
    assert "characters" in message and "TASKCORE" not in message


def test_a_project_cannot_take_a_name_that_is_taken(shell: Shell) -> None:
    shell("project add Garden")
    assert shell.error("project add GARDEN")[0] == 1
    assert shell.error("project rename Garden inbox")[0] == 1
    assert shell.error("project delete Inbox")[0] == 1
