"""How commands are found and refused; projects and tags."""

from __future__ import annotations

import pytest

from conftest import Shell


def test_the_beginning_of_a_name_will_do(shell: Shell) -> None:
    assert shell("ad One", "l", "und") == (
        "Added 1: One\nId  Title  Project\n 1  One    Inbox\nUndone: add 1: One\n"
    )


def test_a_beginning_that_several_share_is_refused(shell: Shell) -> None:
    assert shell.error("re 1") == (
        2,
        "“re” could be recover, redo, reminders, reopen, repair, repeat, report or restore.",
    )
    assert shell.error("ex") == (2, "“ex” could be exit, expired or export.")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("a One", "Added 1: One"),
        ("l", "No tasks."),
        ("inv li", "No invoices."),
        ("ev", "“event” is"),
    ],
)
def test_a_beginning_that_several_share_means_the_usual_one(
    shell: Shell, typed: str, meant: str
) -> None:
    done = shell.start("-c", typed)
    assert meant in done.stdout + done.stderr


def test_the_beginning_of_a_subcommand_will_do(shell: Shell) -> None:
    assert shell("proj ad Home", "project ren Home House") == (
        "Added project Home.\nRenamed project Home to House.\n"
    )
    assert shell.error("project de Home")[1] == "“de” could be describe or delete."
    assert shell.error("tag frob")[1].startswith("“tag” is followed by rename, ")
    assert shell.error("tag renmae a b")[1].endswith("Did you mean “rename”?")


def test_the_beginning_of_a_subcommand_is_no_date(shell: Shell) -> None:
    assert "Daily goal" in shell("pulse goal")
    assert "Weekday" not in shell("pulse week")


def test_the_beginning_of_an_option_will_do(shell: Shell) -> None:
    assert shell("list --form json") == "[\n]\n"
    assert shell("list --form=csv").startswith("id,")
    assert shell.error("event add A --al") == (
        2,
        "“--al” could be --all-day, --also or --allow-conflict.",
    )


def test_a_whole_name_wins_over_the_beginning_of_another(shell: Shell) -> None:
    assert shell.error("project")[1] == "“project” is followed by what “help project” lists."


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
        "list --{}",
        "list --format {}",
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
        "export a.csv b.csv",
        "help add list",
        "quit now",
        "project add",
        "project add A B",
        "project add A colour:mauve",
        "project colour Inbox mauve",
        "project move Inbox",
        "project move Inbox sideways",
        "project rename Inbox A --with-tasks",
        "tag",
        "tag rename a",
        "tag merge a b",
        "tag colour a mauve",
        "filter",
        "filter add A",
        "filter show",
        "done",
        "done 1 --where x",
        "edit --where x",
        "move 1",
        "move 1 sideways",
        "move 1 before",
        "move 1 before 2,3",
        "move 1 top bottom",
        "purge --before someday",
        "purge --before none",
        "purge 1 --before today",
        "history 1,2",
        "home --limit 0",
        "morning someday",
        "upcoming 2026-12-24T17:00",
        "search",
        "count 'a",
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
    assert shell("list '--format=csv'") == "No tasks.\n"


@pytest.mark.parametrize("command", ["quit", "exit", "q"])
def test_quit_ends_the_commands(shell: Shell, command: str) -> None:
    assert shell("add One", command, "add Two") == "Added 1: One\n"
