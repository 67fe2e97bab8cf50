"""Words that newcomers bring from other programs: they do what is expected, or say what does."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from conftest import Shell, Terminal
from refusals import refused


@pytest.fixture
def milk(shell: Shell) -> Shell:
    shell("add Buy milk @shop", "add Pay rent #Home !p1", "add Pay the plumber due:2026-12-24")
    return shell


@pytest.mark.parametrize(
    ("word", "command"),
    [
        ("ls", "list"),
        ("ls #Home", "list #Home"),
        ("tasks", "list"),
        ("?", "help"),
        ("? add", "help add"),
        ("-h", "help"),
        ("--help", "help"),
        ("done -h", "help done"),
        ("list -h", "help list"),
        ("watch -h", "help watch"),
        ("project rename -h", "help project rename"),
        ("help ls", "help list"),
        ("cal", "month"),
        ("cal 2027-01", "month 2027-01"),
        ("log", "entries"),
    ],
)
def test_a_word_that_only_shows_is_another_name(milk: Shell, word: str, command: str) -> None:
    assert milk(word).startswith(milk(command))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("del 1", "Deleted 1: Buy milk\n"),
        ("delete 1", "Deleted 1: Buy milk\n"),
        ("remove 1", "Deleted 1: Buy milk\n"),
        ("complete 1", "Completed 1: Buy milk\n"),
        ("finish 1", "Completed 1: Buy milk\n"),
        ("modify 1 due:tomorrow", "Changed 1: Buy milk — Mon 21 Dec\n“undo” takes it back.\n"),
        ("start 1", "Started 1: Buy milk\n"),
    ],
)
def test_a_word_that_changes_something_is_another_name(milk: Shell, line: str, answer: str) -> None:
    assert milk(line) == answer


def test_words_that_had_a_meaning_keep_it(milk: Shell) -> None:
    assert milk("cal add Work") == "Added calendar Work.\n"
    assert milk("log 1 45m Called").startswith("Logged time entry 1: ")
    # Among other words it is a condition, as any word behind a hyphen.
    assert milk.error("list -h milk") == (1, "There is no tag “h”.")


def test_log_alone_says_where_other_logs_are(shell: Shell) -> None:
    assert shell("log") == (
        "No time entries.\n"
        "“completions” lists what was completed, “history ID” what happened to a task.\n"
    )
    assert shell("log", options=("--format", "json")) == "[\n]\n"


def test_help_names_the_other_names(shell: Shell) -> None:
    assert "\nOther names: del, delete, remove.\n" in shell("help rm")
    assert "  del " not in shell("help")
    assert shell.start("-h").stdout == shell.start("--help").stdout != ""
    assert shell.start("ls").stdout == "No tasks.\n"


def test_a_name_of_ones_own_comes_before_another_name(milk: Shell) -> None:
    milk("alias --save ls list --format csv")
    assert milk("ls").startswith("id,")
    assert milk.start("ls").stdout.startswith("id,")


test_an_unknown_command_names_the_nearest = refused(
    ("delte 1", 2, "Did you mean “delete”?"),
    ("finsh 1", 2, "Did you mean “finish”?"),
    ("annotate 1 x", 2, "Did you mean “comment”?"),
    ("new Buy milk", 2, "Did you mean “add”?"),
    ("3 done", 2, "There is no command “3”. Did you mean “done 3”?"),
    ("3 modify due:today", 2, "Did you mean “modify 3”?"),
    (
        "log Bought milk",
        2,
        "not “Bought”. Time is logged as log 3 45m; what is done already is no time: “add” it",
    ),
    ("finish", 2, "Which tasks\\? Give their ids, or words of a title, or --where QUERY."),
)


def test_the_program_names_the_nearest_command_too(shell: Shell) -> None:
    done = shell.start("3", "done")
    assert done.returncode == 2 and "Did you mean “done 3”?" in done.stderr


def test_clear_alone_empties_nothing(milk: Shell) -> None:
    milk("done 1")
    told = "“clear --all” moves all completed tasks to the trash, “clear PROJECT” those of a project.\n"
    assert milk("clear") == told
    assert milk.titles("status:completed") == ["Buy milk"]
    assert milk.error("clear Home --all") == (2, "Give a project or --all, not both.")
    assert milk("clear --all") == "Deleted 1: Buy milk\n"


def test_clear_clears_the_screen(terminal: Terminal) -> None:
    shown = terminal.run("clear")
    assert "\x1b[H\x1b[2J" in shown
    assert "“clear --all” moves all completed tasks" in shown


def test_move_takes_a_project_by_its_mark(milk: Shell) -> None:
    assert milk("move 1 #Home") == "Moved 1: Buy milk\n"
    assert milk.record("show 1")["project"] == "Home"
    milk("project add 'Book club'")
    milk("move 1,2 #'Book club' top")
    milk("move 3 project:Home")
    assert [milk.record(f"show {n}")["project"] for n in (1, 2, 3)] == [
        "Book club",
        "Book club",
        "Home",
    ]
    assert milk("undo") == "Undone: move 3: Pay the plumber\n"
    assert milk("move --where @shop #Home") == "Moved 1: Buy milk\n"
    assert milk.error("move 1 #Hoem")[1].endswith("Did you mean “Home”?")
    assert milk.error("move 1 Home")[1].startswith("Where to? Write before ID, ")
    assert milk.error("move 1 #Home sideways")[0] == 2
    assert milk.error("move 1 #Home top bottom")[0] == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("done milk", "Completed 1: Buy milk"),
        ("done MIL", "Completed 1: Buy milk"),
        ("done milk buy", "Completed 1: Buy milk"),
        ("finish 'Buy milk'", "Completed 1: Buy milk"),
        ("rm plumber", "Deleted 3: Pay the plumber"),
        ("delete pay the plumb", "Deleted 3: Pay the plumber"),
        ("start rent", "Started 2: Pay rent"),
        ("cancel rent", "Cancelled 2: Pay rent"),
        ("edit milk !p0", "Changed 1: Buy milk — P0"),
        ("modify buy milk +shop -bank", "Changed 1: Buy milk — tag shop, without tag bank"),
        ("move milk #Home", "Moved 1: Buy milk"),
        ("move buy milk to Home top", "Moved 1: Buy milk"),
    ],
)
def test_words_of_one_title_name_its_task(milk: Shell, line: str, answer: str) -> None:
    assert milk(line) == f"{answer}\n“undo” takes it back.\n"
    assert milk("undo").startswith("Undone: ")


def test_words_of_a_title_name_closed_tasks_where_these_are_meant(milk: Shell) -> None:
    milk("start milk", "stop milk", "done milk")
    assert milk("reopen milk") == "Reopened 1: Buy milk\n“undo” takes it back.\n"
    milk("rm milk")
    assert milk("restore milk") == "Restored 1: Buy milk\n“undo” takes it back.\n"


def test_words_of_a_title_show_a_task(milk: Shell) -> None:
    assert milk("show milk") == milk("show 1")
    assert milk("history plumber") == milk("history 3")
    assert milk("copy milk") == "Copied 4: Buy milk\n"
    milk("done 1")
    assert milk.record("show milk")["id"] == 4


def test_when_several_titles_have_the_words_they_are_listed(milk: Shell) -> None:
    for command in ("done pay", "rm pay", "start pay", "edit pay !p0", "move pay to Home"):
        done = milk.start("-c", command)
        assert done.returncode == 1
        assert done.stdout == milk("list title:pay")
        assert done.stderr == (
            "taskcore: -c:1: “pay” is in the titles of 2 tasks: 2 and 3. "
            "Nothing was done: say which by its id.\n"
        )
    assert milk.titles() == ["Buy milk", "Pay rent", "Pay the plumber"]
    done = milk.start("--format", "json", "-c", "done pay")
    assert (done.returncode, done.stdout) == (1, "")


def test_a_task_that_is_hidden_until_later_counts(milk: Shell) -> None:
    milk("add Order milk start:2027-01-01")
    assert milk.start("-c", "done milk").returncode == 1
    assert milk("done order").startswith("Completed 4: Order milk\n")


def test_programs_get_the_task_alone(milk: Shell) -> None:
    (task,) = json.loads(milk("done milk", options=("--format", "json")))
    assert (task["title"], task["status"]) == ("Buy milk", "completed")


def none(text: str) -> str:
    return f"There is no open task with “{text}” in its title. Write ids, such as 3 or 3,5-7"


@pytest.mark.parametrize(
    ("line", "status", "message"),
    [
        ("done bread", 1, none("bread")),
        ("done ٣", 1, none("٣")),
        ("done milk 3", 1, none("milk 3")),
        ("rm ilk", 1, none("ilk")),
        ("edit milk tomorrow", 1, none("milk tomorrow")),
        # what looks like ids is nothing else
        ("done 1 milk", 2, "“milk” is no id of a task. Write 3 or 3,5-7."),
        ("done 1x", 2, "“1x” is no id of a task. Write 3 or 3,5-7."),
        ("done -", 2, "“-” is no id of a task. Write 3 or 3,5-7"),
        ("done ''", 2, "“” is no id of a task. Write 3 or 3,5-7."),
        ("done .", 2, "“.” is no id of a task. Write 3 or 3,5-7."),
        # marks are conditions elsewhere
        ("rm #Home", 2, "Write 3 or 3,5-7: “list #Home” shows ids."),
        ("done due:today", 2, "Write 3 or 3,5-7: “list due:today” shows ids."),
        ("done milk +shop", 2, "“+shop” is no id of a task."),
        # a new title is never given to a task that words found
        ("edit milk !p1 Oat milk", 2, "“milk” is no id of a task. Write edit 3 for a new title"),
        # nothing is gone for good because of a word
        ("purge milk", 2, "“milk” is no id of a task. Write 3 or 3,5-7."),
    ],
)
def test_nothing_is_mistaken_for_words_of_a_title(
    milk: Shell, line: str, status: int, message: str
) -> None:
    before = milk("export -")
    given, told = milk.error(line)
    assert given == status and message in told, told
    assert milk("export -") == before


def test_titles_in_any_script_are_found(shell: Shell) -> None:
    shell("add 京都へ行く", "add Café #Home", "add '3rd report'", "add 'Say \"hello\"'")
    assert shell("done 京都").startswith("Completed 1: ")
    assert shell("done cafe").startswith("Completed 2: ")
    assert shell("done '3rd report'").startswith("Completed 3: ")
    assert shell("done 'Say \"hello\"'").startswith("Completed 4: ")


COLOURED = "\x1b["


@pytest.mark.parametrize(
    "words",
    [
        ["list", "--color", "always"],
        ["list", "#Home", "--color=always"],
        ["--color", "always", "list"],
        ["-c", "list --color always"],
        ["--color", "never", "list", "--color", "always"],
        ["-c", "alias l list --color always", "-c", "l"],
    ],
)
def test_color_may_stand_anywhere(milk: Shell, words: list[str]) -> None:
    milk("project colour Home teal")
    assert COLOURED in milk.start(*words).stdout


def test_color_is_for_one_command(milk: Shell) -> None:
    assert COLOURED not in milk("list --color never", options=("--color", "always"))
    assert COLOURED in milk("list --color never", "list", options=("--color", "always"))
    assert COLOURED in milk("set color always --color never", "list")
    assert milk("add Paint -- --color red") == "Added 4: Paint --color red\n"


test_a_wrong_color_is_refused = refused(
    ("list --color red", 2, "--color is auto, always or never, not “red”."),
    ("list --color", 2, "--color needs a value"),
    ("list --colr never", 2, "Did you mean “--color”?"),
)


def test_other_names_are_completed_where_no_command_begins_so(
    open_terminal: Callable[..., Terminal],
) -> None:
    terminal = open_terminal()
    assert terminal.complete("fini") == "finish "
    assert terminal.complete("dele") == "delete "
    assert terminal.complete("dem") == "demo "
    assert terminal.complete("list --col") == "list --color "
    assert terminal.complete("list --color al") == "list --color always "
    terminal.run("project add Garden")
    assert terminal.complete("add One #Gar") == "add One #Garden "
    assert terminal.complete("move 1 #Gar") == "move 1 #Garden "
