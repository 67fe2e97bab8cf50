"""Tables, JSON and CSV; colours and widths."""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from collections.abc import Callable

import pytest

from conftest import Shell, Terminal

TASK_FIELDS = (
    "id uid title notes project project_id tags status priority favourite due created modified "
    "completed deleted start slot estimated_duration url reminders repeat_rule parent depends_on "
    "subtasks subtasks_completed overdue hidden blocked blocking urgency depth repeat_words repeat_mode zone "
    "occurrence excluded_dates added_dates series_uid planned started cancelled until section_uid "
    "field_values links hourly_rate expired floating"
).split()


def width(text: str) -> int:
    """Columns of a terminal, for the characters of these tests."""
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )


def test_a_table_shows_what_matters(shell: Shell) -> None:
    shell(
        "add Pay rent #Home +bank +money !p1 due:2026-12-24",
        "add Call Ann due:2026-12-24T17:00 * !none",
    )
    assert shell("list") == (
        "Id     Title     Project  Tags         Priority  Due\n"
        " 1     Pay rent  Home     bank, money  P1        2026-12-24\n"
        " 2  *  Call Ann  Inbox                           2026-12-24 17:00\n"
    )


def test_a_table_shows_states_when_they_may_differ(shell: Shell) -> None:
    shell("add One", "add Two", "done 2")
    lines = shell("list status:any").splitlines()
    assert [line.split()[-1] for line in lines] == ["Status", "open", "completed"]


def test_an_empty_list_says_so_to_people_only(shell: Shell) -> None:
    assert shell("list") == "No tasks.\n"
    assert json.loads(shell("list --format json")) == []
    assert shell("list --format csv") == ",".join(TASK_FIELDS) + "\r\n"


def test_columns_line_up_under_wide_and_combining_characters(shell: Shell) -> None:
    titles = ["plain", "漢字のタスク", "한국어", "e\u0301te\u0301", "🎉 party", "ｆｕｌｌ"]
    shell(*(f"add '{title}' #Home" for title in titles))

    header, *rows = shell("list").splitlines()
    column = header.index("Project")
    for title, row in zip(titles, rows, strict=True):
        before, found, _ = row.partition("Home")
        assert found and title in before
        assert width(before) == column


def test_emoji_of_several_parts_are_two_columns_wide(shell: Shell) -> None:
    emoji = ["👩‍👩‍👧", "🇫🇷", "👍🏽", "❤️"]
    shell(*(f"add {title} #Home" for title in emoji))
    header, *rows = shell("list").splitlines()
    for title, row in zip(emoji, rows, strict=True):
        before, _, _ = row.partition("Home")
        assert width(before.replace(title, "xx")) == header.index("Project")


def test_a_table_is_as_wide_as_it_needs_when_nobody_watches(shell: Shell) -> None:
    title = "word " * 150 + "end"
    shell(f"add {title}")
    assert title in shell("list")


@pytest.mark.parametrize("columns", [60, 80])
def test_a_table_fits_the_terminal(open_terminal: Callable[..., Terminal], columns: int) -> None:
    terminal = open_terminal("--color", "never", width=columns)
    title = "漢字 and words that are too many for one line of any terminal at all"
    for count in (1, 3):
        terminal.run(f"add {title * count} #'A project with a long name' +tag1 +tag2 due:today")
    rows = terminal.run("list").splitlines()
    assert len(rows) == 3
    assert all(width(row) <= columns for row in rows)
    assert "…" in rows[1] and rows[1].endswith("2026-12-20")


@pytest.mark.parametrize("columns", [1, 2, 3, 5, 8, 13, 20, 30, 38, 45, 57])
@pytest.mark.parametrize("command", ["list", "list status:any", "projects", "tags"])
def test_a_table_is_never_wider_than_the_terminal(shell: Shell, columns: int, command: str) -> None:
    shell(
        "add 漢字 and many words #'A project with a long name' +first-tag +tag2 due:today !p1",
        "add Short due:2026-12-24T17:00 *",
    )
    terminal = Terminal(shell.home, "--color", "always", "-c", command, width=columns)
    assert terminal.end() == 0
    rows = re.sub(r"\x1b\[\d*m", "", terminal.shown()).splitlines()
    assert len(rows) >= 2
    assert all(0 < width(row) <= columns for row in rows), rows


def test_what_matters_of_a_table_is_left_on_a_narrow_terminal(shell: Shell) -> None:
    shell("add Pay the rent #'Book club' +bank +money due:today !p1")
    terminal = Terminal(shell.home, "--color", "never", "-c", "list", width=40)
    terminal.end()
    assert terminal.shown() == (
        "Id  Title         Priority  Due\n 1  Pay the rent  P1        2026-12-20\n"
    )


def test_titles_come_before_repeats_and_subtasks(shell: Shell) -> None:
    title = "Water the plants on the sill"
    shell(f"add {title} tomorrow 9:00 every 3 days #'Book club' +bank +money", "add Sill parent:1")
    shown = {}
    for columns in (80, 160):
        terminal = Terminal(shell.home, "--color", "never", "-c", "list", width=columns)
        terminal.end()
        shown[columns] = terminal.shown()
    assert title in shown[80] and "Sub" not in shown[80] and "0/1" not in shown[80]
    assert all(word in shown[160] for word in (title, "every 3 days", "Subtasks", "0/1"))


def test_json_has_every_field_of_a_task(shell: Shell) -> None:
    shell('add "A \\"quoted\\" \\\\ title" #Home +b +a notes:\'two\nlines\tü\' due:today')
    (task,) = json.loads(shell("list --format json"))
    assert list(task) == TASK_FIELDS
    assert task["id"] == 1
    assert task["title"] == 'A "quoted" \\ title'
    assert task["notes"] == "two\nlines\tü"
    assert task["tags"] == ["a", "b"]
    assert task["project_id"] == 2
    assert task == json.loads(shell("show 1 --format json"))[0]


def test_json_is_an_array_with_a_line_for_each_object(shell: Shell) -> None:
    shell("add One", "add Two")
    lines = shell("list --format json").splitlines()
    assert (lines[0], lines[-1]) == ("[", "]")
    assert [json.loads(line.rstrip(","))["title"] for line in lines[1:-1]] == ["One", "Two"]


def test_json_escapes_control_characters(shell: Shell) -> None:
    shell("add One notes:'\x1b[31m\x01\x7f'")
    text = shell("list --format json")
    assert "\\u001b[31m\\u0001" in text and "\x1b" not in text
    assert json.loads(text)[0]["notes"] == "\x1b[31m\x01\x7f"


def test_csv_is_what_rfc_4180_says(shell: Shell) -> None:
    shell("add 'One, \"two\"' notes:'a\nb' +x +y", "add Three")
    text = shell("list --format csv")

    assert text.count("\r\n") == 3
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert list(rows[0]) == TASK_FIELDS
    assert (rows[0]["title"], rows[0]["notes"]) == ('One, "two"', "a\nb")
    assert (rows[0]["tags"], rows[0]["favourite"], rows[0]["due"]) == ("x;y", "false", "")
    assert rows[1]["title"] == "Three"


def test_projects_and_tags_are_listed_in_every_format(shell: Shell) -> None:
    shell("add One #Home +bank")

    projects = json.loads(shell("projects --format json"))
    assert list(projects[1]) == [
        *("id", "uid", "name", "open", "completed", "created"),
        *("description", "icon", "colour", "archived"),
        *("path", "parent_id", "depth", "tree_open", "tree_completed"),
        *("client_id", "hourly_rate"),
    ]
    assert (projects[1]["name"], projects[1]["open"]) == ("Home", 1)
    assert projects[1]["created"] == "2026-12-20T10:00:00.000+01:00"
    rows = list(csv.DictReader(io.StringIO(shell("projects --format csv"))))
    assert [row["name"] for row in rows] == ["Inbox", "Home"]

    assert json.loads(shell("tags --format json")) == [
        {"name": "bank", "open": 1, "completed": 0, "colour": "black", "events": 0}
    ]
    assert shell("tags --format csv") == (
        "name,open,completed,colour,events\r\nbank,1,0,black,0\r\n"
    )


def test_the_format_of_the_program_holds_for_every_command(shell: Shell) -> None:
    def run(command: str) -> object:
        return json.loads(shell(command, options=("--format", "json")))

    assert [task["title"] for task in run("add One")] == ["One"]  # type: ignore[attr-defined]
    assert [task["title"] for task in run("list")] == ["One"]  # type: ignore[attr-defined]
    assert [task["status"] for task in run("done 1")] == ["completed"]  # type: ignore[attr-defined]
    assert shell("undo", options=("--format", "json")) == ""
    assert shell("list --format table", options=("--format", "json")).startswith("Id")


def test_times_are_in_the_zone_that_was_asked_for(shell: Shell) -> None:
    shell("add One due:2026-12-24T17:00")
    listed = shell.start("--zone", "Asia/Kolkata", "-c", "list", "-c", "list --format json").stdout
    assert "2026-12-24 21:30" in listed
    assert "2026-12-24T21:30:00.000+05:30" in listed
    west = shell.start("--zone", "America/St_Johns", "-c", "list --format json").stdout
    assert "2026-12-24T12:30:00.000-03:30" in west


def test_notes_cannot_command_the_terminal(shell: Shell) -> None:
    shell("add One notes:'\x1b]0;title\x07\tend'")
    assert "Notes               ␛]0;title␇\tend\n" in shell("show 1")


def test_a_pipe_gets_no_colours_unless_they_are_asked_for(shell: Shell) -> None:
    shell("add One !p0")
    assert "\x1b" not in shell("list")
    assert "\x1b[31mP0\x1b[0m" in shell("list", options=("--color", "always"))


def test_asking_for_colours_outweighs_no_color(shell: Shell) -> None:
    done = shell.start("--color", "always", "-c", "projects", NO_COLOR="1")
    assert "\x1b[1mProject" in done.stdout


def test_a_terminal_gets_colours(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal()
    terminal.run("add Late !p1 due:2026-12-19")
    terminal.run("add Later !p3 due:today")
    listed = terminal.run("list")
    assert "\x1b[1mTitle\x1b[0m" in listed
    assert "\x1b[31mP1\x1b[0m" in listed and "\x1b[93mP3\x1b[0m" in listed
    assert "\x1b[31m2026-12-19\x1b[0m" in listed
    assert "\x1b[33m2026-12-20\x1b[0m" in listed
    assert "\x1b[1mTitle" in terminal.run("show 1")


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        ((), {"NO_COLOR": "1"}),
        ((), {"TERM": "dumb"}),
        (("--color", "never"), {}),
        (("--color", "auto"), {"NO_COLOR": "x"}),
    ],
)
def test_a_terminal_gets_no_colours_when_they_are_unwanted(
    open_terminal: Callable[..., Terminal], arguments: tuple[str, ...], variables: dict[str, str]
) -> None:
    terminal = open_terminal(*arguments, **variables)
    terminal.run("add Late !p1 due:2026-12-19")
    assert "\x1b[" not in terminal.run("list")


def test_an_empty_no_color_asks_for_nothing(open_terminal: Callable[..., Terminal]) -> None:
    assert "\x1b[1mProject" in open_terminal(NO_COLOR="").run("projects")
