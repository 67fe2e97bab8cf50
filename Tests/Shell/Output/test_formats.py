"""Formats for people and for programs, of every command that lists something."""

from __future__ import annotations

import json
import re

import pytest

from conftest import Shell, Terminal

# Each lists something in a store with one task, one event and an alert.
LISTINGS = (
    "list,search rent,today,morning,evening,upcoming,inbox,overdue,favourites,completed,next,trash,"
    "agenda,month,events,event show 1,conflicts,free 1h,countdown,time 12:00,show 1,history 1,"
    "completions,repeat daily,projects,tags,filters,filter show Bills,alerts,focus status,"
    "focus history,focus totals,focus settings,score,score points,pulse,pulse summary,"
    "pulse insights,pulse projects,pulse priorities,pulse weekdays,pulse hours,pulse goals,"
    "pulse holiday,chart done,invoices,invoice list,invoice payments,invoice mails,invoice owed,"
    "invoice turnover,invoice vat,clients,client list,profile,series,subscription,usage,"
    "usage errors,parse Pay rent tomorrow"
).split(",")
FORMATS = ["table", "plain", "json", "jsonl", "csv", "tsv", "markdown"]


@pytest.fixture
def store(shell: Shell) -> Shell:
    shell(
        "add 'Pay | the *rent*' #Home +bank !p1 due:2026-12-24 remind:-1d",
        "add 'Two columns' notes:'one\ntwo\\three\tend' due:today",
        "filter add Bills +bank",
        "event add Review monday 10:00 ~90m",
        "pulse holiday add 2026-12-27",
    )
    return shell


def test_every_listing_has_every_format(store: Shell) -> None:
    options = [
        word
        for listing in LISTINGS
        for name in FORMATS
        for word in ("-c", f"{listing} --format {name}")
    ]
    done = store.start(*options)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("command", ["count", "help", "repair", "export -", "report --html -"])
def test_a_format_is_refused_where_there_is_none(shell: Shell, command: str) -> None:
    status, message = shell.error(f"{command} --format markdown")
    assert status == 2, message


def test_json_lines_are_the_objects_of_json(store: Shell) -> None:
    lines = store("list --format jsonl").splitlines()
    assert [json.loads(line) for line in lines] == json.loads(store("list --format json"))
    assert store("list nothing --format jsonl") == ""


def test_tsv_is_one_line_for_each_record(store: Shell) -> None:
    header, *lines = store("list sort:created --format tsv").split("\n")[:-1]
    rows = [dict(zip(header.split("\t"), line.split("\t"), strict=True)) for line in lines]
    assert [row["tags"] for row in rows] == ["bank", ""]
    assert rows[1]["notes"] == "one\\ntwo\\\\three\\tend"
    assert rows[1]["completed"] == ""


def test_commands_that_change_something_print_records_to_programs_alone(shell: Shell) -> None:
    assert shell("add One", options=("--format", "plain")) == "Added 1: One\n"
    assert shell("add Two", options=("--format", "markdown")) == "Added 2: Two\n"
    assert json.loads(shell("add Three", options=("--format", "jsonl")))["title"] == "Three"
    assert shell("done 3", options=("--format", "tsv")).count("\n") == 2
    assert shell("undo", options=("--format", "tsv")) == ""


def test_plain_is_the_same_on_a_terminal_and_in_a_pipe(store: Shell) -> None:
    store("add " + "many words " * 30)
    piped = store("list", "home", "month", options=("--format", "plain"))
    arguments = ("list", "home", "month")
    terminal = Terminal(
        store.home,
        *("--color", "always", "--format", "plain"),
        *(word for argument in arguments for word in ("-c", argument)),
        width=40,
        PAGER="false",
    )
    assert terminal.end() == 0
    assert terminal.shown() == piped


def test_markdown_has_tables_as_github_does(store: Shell) -> None:
    assert store("list sort:created --format markdown") == (
        "| Id | Title | Project | Tags | Priority | Due |\n"
        "| --: | --- | --- | --- | --- | --- |\n"
        "| 1 | Pay \\| the \\*rent\\* | Home | bank | P1 | 2026-12-24 |\n"
        "| 2 | Two columns | Inbox |  |  | 2026-12-20 |\n"
    )


def test_markdown_keeps_its_blocks_apart(store: Shell) -> None:
    text = store(
        *("list group:project", "score", "show 2", "list nothing"), options=("--format", "markdown")
    )
    blocks = text.split("\n\n")
    assert [block.splitlines()[0] for block in blocks[:5]] == [
        "### Inbox (1)",
        "| Id | Title | Project | Tags | Priority | Due |",
        "### Home (1)",
        "| Id | Title | Project | Tags | Priority | Due |",
        "0 points for 0 tasks today.",
    ]
    assert blocks[5].startswith("| Field | Value |\n| --- | --- |\n| Id | 2 |\n")
    assert "\n| Notes | one<br>two\\\\three\tend |\n" in blocks[5]
    assert blocks[-1] == "No tasks.\n"


@pytest.mark.parametrize("command", ["month", "chart done"])
def test_a_drawing_is_a_block_of_code_in_markdown(store: Shell, command: str) -> None:
    text = store(f"{command} --format markdown")
    assert re.fullmatch(r"```\n.*\n```\n", text, re.DOTALL)
    assert text.count("```") == 2
    drawn = store(f"{command} --format plain")
    assert text == f"```\n{drawn}```\n"


def test_a_sentence_of_markdown_is_no_list_or_heading(store: Shell) -> None:
    assert store("focus start 1", options=("--format", "markdown")) == (
        "Focus 1/4 on 1: Pay \\| the \\*rent\\*, 25:00 left.\n"
    )
    assert store("repeat every monday --limit 1 --format markdown").startswith("| Field |")


@pytest.mark.parametrize(
    ("title", "columns"),
    [
        ("漢字 ｱｲ ＡＢ", 12),
        ("e\u0301te\u0301", 3),
        ("👩‍👩‍👧 👍🏽 🏳️‍🌈 ❤️ 1️⃣ 🇫🇷", 17),
        ("\u1112\u1161\u11ab 한", 5),
        ("हिन्दी बাংলা", 11),
        ("กำ น้ำ", 5),
        ("مُحَمَّد", 4),
        ("a\u200bb a\u00adb", 6),
        ("±…①─⣿", 5),
        ("䷀ ☰", 5),
    ],
)
def test_characters_take_the_columns_that_terminals_give_them(
    shell: Shell, title: str, columns: int
) -> None:
    shell(f"add '{title}' #Home")
    header, row = shell("list").splitlines()
    before, found, _ = row.partition("Home")
    assert found
    assert len(before.replace(title, "x" * columns)) == header.index("Project")
