"""What help tells, of commands, subcommands and topics; what it is made of is all there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from conftest import Shell, Terminal


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> str:
    return Shell(tmp_path_factory.mktemp("home"))("help")


def names(text: str, *, topics: bool) -> list[str]:
    commands, _, listed = text.partition("\nTopics:\n")
    return re.findall(r"^  ([a-z-]+) ", listed if topics else commands, re.MULTILINE)


@pytest.fixture(scope="module")
def commands(contents: str) -> list[str]:
    return names(contents, topics=False)


@pytest.fixture(scope="module")
def topics(contents: str) -> list[str]:
    return names(contents, topics=True)


@pytest.fixture(scope="module")
def manuals(commands: list[str], tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What help says of each command."""
    shell = Shell(tmp_path_factory.mktemp("home"))
    texts = shell(*(f"help {name}" for name in commands))
    parts = re.split(r"^(?=Usage: |[a-z]+: [A-Z])", texts, flags=re.MULTILINE)[1:]
    assert len(parts) == len(commands)
    return dict(zip(commands, parts))


def subcommands(manual: str, command: str) -> list[str]:
    """The names of subcommands that a manual lists, such as `holiday add`."""
    lines = re.findall(rf"^  {command}((?: [a-z]+)*)", manual.split("Examples:")[0], re.MULTILINE)
    return [line.strip() for line in lines if line]


def test_help_lists_commands_by_what_they_are_about(contents: str, commands: list[str]) -> None:
    assert contents.startswith("Tasks:\n  add       Add a task.\n")
    headings = re.findall(r"^([A-Z].*):$", contents, re.MULTILINE)
    assert headings[0] == "Tasks" and headings[-1] == "Topics" and len(headings) > 6
    assert len(commands) > 60 and len(set(commands)) == len(commands)
    assert {"add", "list", "today", "invoice", "set", "quit"} <= set(commands)


def test_each_command_has_usage_summary_and_examples(manuals: dict[str, str]) -> None:
    for command, manual in manuals.items():
        assert re.match(rf"Usage: {command}\b|{command}: [A-Z].*\.\n", manual), manual
        _, found, examples = manual.partition("\nExamples:\n")
        assert found and f"  {command}" in examples, command
        assert max(len(line) for line in manual.splitlines()) <= 80, command


def test_each_subcommand_has_usage_and_summary(shell: Shell, manuals: dict[str, str]) -> None:
    asked = [
        f"{command} {name}"
        for command, manual in manuals.items()
        if not manual.startswith("Usage")
        for name in subcommands(manual, command)
    ]
    assert len(asked) > 60
    texts = re.split(
        r"^(?=Usage: )", shell(*(f"help {name}" for name in asked)), flags=re.MULTILINE
    )
    for name, text in zip(asked, texts[1:], strict=True):
        assert text.startswith(f"Usage: {name}"), name
        assert re.search(r"^[A-Z].*\.$", text, re.MULTILINE), name


def test_the_examples_of_help_are_understood(shell: Shell, manuals: dict[str, str]) -> None:
    for name in ("a.json", "tasks.json", "tasks.txt", "logo.png"):
        (shell.home.parent / name).write_text("")
    lines = [
        line.strip()
        for command, manual in manuals.items()
        for line in manual.partition("Examples:\n")[2].splitlines()
        if command not in ("quit", "watch", "demo")
    ]
    assert len(lines) > 150
    done = shell.start(
        "--keep-going", "--yes", *(word for line in ["demo", *lines] for word in ("-c", line))
    )
    refused = re.findall(r"taskcore: (-c:\d+).*", done.stderr)
    # What is wrong in itself, and not for want of a task, would be the same anywhere.
    assert not re.search("There is no (option|command)|Usage:|is followed by", done.stderr), refused


def test_help_tells_about_topics(shell: Shell, topics: list[str]) -> None:
    assert {"queries", "quick-add", "dates", "formats", "settings", "exit-status"} <= set(topics)
    for topic in topics:
        text = shell(f"help {topic}")
        assert re.match(r"[A-Z].*\.\n\n", text), topic
        assert max(len(line) for line in text.splitlines()) <= 80, topic
    assert shell("help quick add") == shell("help quick-add")
    assert "due:DATE" in shell("help queries") and "@NAME" in shell("help quick-add")


def test_help_shows_one_subcommand(shell: Shell) -> None:
    assert shell("help project delete") == (
        "Usage: project delete NAME [--with-tasks] [--yes]\n"
        "Delete a project; its tasks go to Inbox, or with it.\n\n"
        "Options:\n"
        "  --with-tasks  its tasks go to the trash\n"
        "  --yes         do not ask before many are changed\n\n"
        "Examples:\n  project delete Reading\n\n"
        "“help project” tells what the words mean.\n"
    )
    assert "on, off" not in shell("help pulse holiday add")
    assert "invoice item edit ID TOKEN..." in shell("help inv item")


def test_help_shows_options_and_tokens(shell: Shell) -> None:
    assert "--format json|taskwarrior|csv|todo.txt|icalendar" in shell("help export")
    assert "--format FORMAT" in shell("help import") and "org or markdown" in shell("help import")
    assert "project:NAME" in shell("help add") and "#NAME" in shell("help add")
    assert "-NAME" in shell("help edit")
    assert "project:NAME or #NAME" in shell("help list")
    assert "--with-tasks" in shell("help project")
    assert "qty:NUMBER" in shell("help invoice item")


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("lsit", "There is no command or topic “lsit”. Did you mean “list”?"),
        ("qureies", "There is no command or topic “qureies”. Did you mean “queries”?"),
        (
            "tag renmae",
            "“tag” is followed by rename, merge, colour or delete, not “renmae”. "
            "Did you mean “rename”?",
        ),
        ("list all", "“all” is too much: “help list” tells all about that."),
        ("invoice frob", "“invoice” is followed by what “help invoice” lists, not “frob”."),
    ],
)
def test_help_of_what_is_unknown_is_refused(shell: Shell, asked: str, message: str) -> None:
    assert shell.error(f"help {asked}") == (2, message)


def test_long_lines_are_broken_at_the_width_of_the_terminal(
    open_terminal: Callable[..., Terminal],
) -> None:
    text = open_terminal("--no-pager", width=50).run("help invoices")
    assert "\n           [--limit NUMBER]" in text
    explanation, _, _ = text.partition("Examples:")
    assert max(len(line) for line in explanation.splitlines()) <= 50


def test_help_is_completed(terminal: Terminal) -> None:
    assert terminal.complete("help quer") == "help queries "
    assert terminal.complete("help project ren") == "help project rename "
    assert terminal.complete("help pulse holiday ad") == "help pulse holiday add "
    assert terminal.candidates("tag ")[0].split(maxsplit=1) == [
        "rename",
        "Give a tag another name.",
    ]


def test_a_command_that_another_one_takes_is_completed(terminal: Terminal) -> None:
    assert terminal.complete("watch lis") == "watch list "
    assert terminal.complete("watch --every 1s list --form") == "watch --every 1s list --format "
    assert terminal.complete("alias ll project ren") == "alias ll project rename "


def test_only_options_of_a_subcommand_are_offered(terminal: Terminal) -> None:
    assert terminal.complete("invoice pdf 1 --l") == "invoice pdf 1 --l"
    assert terminal.complete("invoice xml 1 --u") == "invoice xml 1 --ubl "
    assert terminal.complete("project delete Inbox --w") == "project delete Inbox --with-tasks "
    assert terminal.complete("project rename Inbox --w") == "project rename Inbox --w"


def test_holidays_are_offered_with_their_days(shell: Shell, terminal: Terminal) -> None:
    shell("pulse holiday add 2026-12-24 2w", "pulse holiday add 2027-05-01")
    assert terminal.candidates("pulse holiday rm ") == [
        "1  2026-12-24 to 2027-01-06",
        "2  2027-05-01 to 2027-05-01",
    ]
