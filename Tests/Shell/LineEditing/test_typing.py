"""What is typed: commands of several lines, the history and where an error is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conftest import Shell, Terminal
from refusals import misplaced

FURTHER = "     ...> "
UP = "\x1b[A"


def type_first(terminal: Terminal, line: str) -> None:
    """Types a line that is not all of a command."""
    terminal.type(line + "\r")
    terminal.process.expect_exact(FURTHER)


# Commands of several lines


def test_an_open_quote_goes_on_in_the_next_line(terminal: Terminal) -> None:
    type_first(terminal, "add Buy milk notes:'two bottles")
    type_first(terminal, "")
    terminal.run('and "cream"\' !p1')
    assert "two bottles\n" in terminal.run("show 1")
    terminal.run("show 1")
    assert terminal.history.read_text().startswith(
        "add Buy milk notes:'two bottles\n\nand \"cream\"' !p1\nshow 1\n"
    )


def test_a_backslash_at_the_end_joins_two_lines(terminal: Terminal) -> None:
    type_first(terminal, "add Buy \\")
    assert terminal.run("milk").endswith("Added 1: Buy milk\n")


def test_a_command_of_several_lines_comes_back_as_one(
    open_terminal: Callable[..., Terminal],
) -> None:
    first = open_terminal()
    type_first(first, "add Sow notes:'beans")
    first.run("and peas'")
    first.type("\x04")
    first.end()

    second = open_terminal()
    assert "Added 2: Sow" in second.run(UP)
    assert "beans\n" + " " * 20 + "and peas\n" in second.run("show 2")


def test_ctrl_c_drops_all_lines_of_a_command(terminal: Terminal) -> None:
    type_first(terminal, "add 'One")
    terminal.type("two\x03")
    terminal.wait()
    assert terminal.run("add Three") == "Added 1: Three\n"


def test_ctrl_d_in_the_middle_of_a_command_is_an_error_and_not_the_end(terminal: Terminal) -> None:
    type_first(terminal, "add 'One")
    terminal.type("\x04")
    assert terminal.wait().endswith("taskcore: The command was not complete. Nothing was done.\n")
    assert terminal.run("list") == "No tasks.\n"


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("Buy Ann's milk", "Buy Ann's milk"),
        ("See the Smiths' house", "See the Smiths' house"),
        ("Read 'rock ''n'' roll'", "Read rock n roll"),
        ("Watch '#1'", "Watch #1"),
        ("Don't forget", "Don't forget"),
        ("Größe's", "Größe's"),
    ],
)
def test_an_apostrophe_is_no_quote(shell: Shell, typed: str, title: str) -> None:
    assert shell(f"add {typed}") == f"Added 1: {title}\n"


def test_words_are_completed_after_an_apostrophe(shell: Shell, terminal: Terminal) -> None:
    shell("project add Garden", "project add 'Book club'")
    assert terminal.complete("add Ann's #gar") == "add Ann's #Garden "
    assert terminal.complete("add Ann's #'book") == "add Ann's #Book\\ club "
    assert terminal.complete("add Ann's #boo") == "add Ann's #Book\\ club "


# The history


@pytest.fixture
def typed(terminal: Terminal) -> Terminal:
    for line in ("add One", "list", "add Two", "count"):
        terminal.run(line)
    return terminal


@pytest.mark.parametrize(
    ("reference", "meant", "answer"),
    [
        ("!!", "count", "2\n"),
        ("!-3", "list", "\x1b[1mId"),
        ("!li", "list", "\x1b[1mId"),
        ("!add and Three", "add Two and Three", "Added 3: Two and Three\n"),
        ("!1", "add One", "Added 3: One\n"),
        ("!!  One", "count  One", "1\n"),
    ],
)
def test_an_exclamation_mark_repeats_a_line(
    typed: Terminal, reference: str, meant: str, answer: str
) -> None:
    assert typed.run(reference).startswith(f"{meant}\n{answer}")
    assert typed.history.read_text().splitlines()[4:] in ([meant], [])


@pytest.mark.parametrize("reference", ["!5", "!0", "!-9", "!frob", "!99999999999999999999"])
def test_a_line_that_is_not_there_cannot_be_repeated(typed: Terminal, reference: str) -> None:
    answer = typed.run(reference)
    assert answer.startswith(f"          ^\ntaskcore: No line of the history is “{reference}”.")
    assert len(typed.history.read_text().splitlines()) == 4


def test_an_exclamation_mark_elsewhere_stays_what_it_is(terminal: Terminal) -> None:
    assert terminal.run("add Call !! !p1 now!") == "Added 1: Call !! now! — P1\n"


def test_the_arrows_find_what_begins_as_the_line_does(typed: Terminal) -> None:
    assert typed.run(f"add{UP}{UP}").endswith("Added 3: One\n")
    assert typed.run(f"{UP}{UP}").endswith("3\n")


def test_ctrl_r_searches_the_history(typed: Terminal) -> None:
    assert typed.run("\x12One").endswith("Added 3: One\n")


def test_a_line_that_begins_with_a_blank_is_not_kept(terminal: Terminal) -> None:
    assert terminal.run(" add Secret") == "Added 1: Secret\n"
    terminal.run("list")
    assert terminal.history.read_text() == "list\n"


# Where an error is


test_an_error_has_the_column_of_its_word = misplaced(
    ("lst", 1, "There is no command"),
    ("  lst", 3, "There is no command"),
    ("list --formt json", 6, "There is no option"),
    ("list --format xml", 15, "--format is"),
    ("list --format=xml", 15, "--format is"),
    ("list --format", 6, "needs a value"),
    ("add Sow due:someday", 13, "no date"),
    ("add Säen due:'some day'", 15, "no date"),
    ("add Sow priority:high", 9, "priority: is"),
    ("edit 1 estimate:long", 17, "no duration"),
    ("add Sow repeat:'every blue moon'", 23, ""),
    ("done 1 x", 8, "no id of a task"),
    ("event add Tea --start never", 23, "no date"),
    ("event rn 1", 7, "is followed by"),
    ("agenda nevermore", 8, "no period"),
    ("purge --before never", 16, "no date"),
    ("project colour Inbox beige", 22, "no colour"),
    ("undo it", 6, "is too much"),
    ("focus settings work=50", 16, "no setting"),
    ("add 'One", 5, "The ' is not closed."),
    ('add One "two', 9, 'The " is not closed.'),
)


def test_what_is_understood_and_cannot_be_done_has_no_column(shell: Shell) -> None:
    assert shell.place_of_error("done 9") == ("1", 1, "There is no task 9.")


def test_a_caret_shows_where_the_error_is(terminal: Terminal) -> None:
    assert terminal.run("add 漢字 due:someday").startswith(
        " " * 23 + "^\ntaskcore: “someday” is no date."
    )


def test_the_part_of_a_long_line_is_shown_where_the_error_is(terminal: Terminal) -> None:
    answer = terminal.run("add " + "long " * 30 + "due:someday and more")
    line, caret, message, _ = answer.splitlines()[-4:]
    assert len(line) < 80 and line[caret.index("^") :] == "someday and more"
    assert "no date" in message


def test_the_line_of_a_longer_command_is_shown_where_the_error_is(terminal: Terminal) -> None:
    type_first(terminal, "add Sow notes:'beans")
    assert terminal.run("peas' due:someday").startswith(
        "  peas' due:someday\n            ^\ntaskcore: “someday” is no date."
    )


def test_a_long_sentence_is_broken_between_words(
    open_terminal: Callable[..., Terminal], shell: Shell
) -> None:
    terminal = open_terminal(width=40)
    said = terminal.run("add Buy milk due:soon")
    sentence = said[said.index("taskcore: ") :].rstrip("\n")
    assert all(len(line) <= 40 for line in sentence.split("\n"))
    assert sentence.replace("\n", " ") == "taskcore: " + shell.error("add Buy milk due:soon")[1]
    path = "/" + "x" * 60
    assert path in terminal.run(f"import {path}")
    assert "Added 1: One two three four five six\nseven eight nine ten" in terminal.run(
        "add One two three four five six seven eight nine ten"
    )
