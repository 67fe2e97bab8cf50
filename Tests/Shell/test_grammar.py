"""How words, tokens, ids, dates and filters are read."""

from __future__ import annotations

import json

import pytest

from conftest import Shell


def added(shell: Shell, words: str | bytes) -> dict[str, object]:
    """The task that `add` makes of some words."""
    command = b"add " + (words if isinstance(words, bytes) else words.encode())
    (task,) = json.loads(shell(command, options=("--format", "json")))
    return dict(task)


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("Pay   rent", "Pay rent"),
        ("'Pay   rent'", "Pay   rent"),
        ('"Pay \\"the\\" rent\\\\"', 'Pay "the" rent\\'),
        ("Pay\\ \\ rent", "Pay  rent"),
        ("'C:\\dir'", "C:\\dir"),
        ("Ann\\'s", "Ann's"),
        ("a'b'\"c\"", "abc"),
        ("C# is !important - 5 + 5", "C# is !important - 5 + 5"),
        ("@ noon *bold* # !", "@ noon *bold* # !"),
        ("\\#1 '+1' \"due:\"today '*'", "#1 +1 due:today *"),
        ("-- #1 +1 due:today * --x", "#1 +1 due:today * --x"),
        ("-5 degrees", "-5 degrees"),
        ("see http://example.org", "see http://example.org"),
        ("Größe 漢字 👩‍👩‍👧 é", "Größe 漢字 👩‍👩‍👧 é"),
        ("trailing\\", "trailing\\"),
        ("\tPay\t rent \r", "Pay rent"),
    ],
)
def test_words_and_quotes_make_the_title(shell: Shell, words: str, title: str) -> None:
    assert added(shell, words)["title"] == title


@pytest.mark.parametrize(
    ("token", "field", "value"),
    [
        ("#Home", "project", "Home"),
        ("project:Home", "project", "Home"),
        ("project:'Book club'", "project", "Book club"),
        ('#"Book club"', "project", "Book club"),
        ("#Book\\ club", "project", "Book club"),
        ("+bank", "tags", ["bank"]),
        ("@bank", "tags", ["bank"]),
        ("@b +a", "tags", ["a", "b"]),
        ("!p0", "priority", "P0"),
        ("!P3", "priority", "P3"),
        ("!none", "priority", "none"),
        ("priority:P1", "priority", "P1"),
        ("priority:none", "priority", "none"),
        ("*", "favourite", True),
        ('notes:"a \'b\'  c"', "notes", "a 'b'  c"),
        ("notes:", "notes", ""),
        ("due:2026-12-24", "due", "2026-12-24"),
        ("due:2024-02-29", "due", "2024-02-29"),
        ("due:today", "due", "2026-12-20"),
        ("due:Tomorrow", "due", "2026-12-21"),
        ("due:none", "due", None),
        ("due:2026-12-24T17:00", "due", "2026-12-24T17:00:00.000+01:00"),
        ("due:2026-07-24T17:00:30", "due", "2026-07-24T17:00:30.000+02:00"),
        ("due:'2026-12-24 17:00'", "due", "2026-12-24T17:00:00.000+01:00"),
        ("due:2026-12-24T17:00:00.25Z", "due", "2026-12-24T18:00:00.250+01:00"),
        ("due:2026-12-24T17:00-05:30", "due", "2026-12-24T23:30:00.000+01:00"),
    ],
)
def test_tokens_say_what_a_task_is(
    shell: Shell, token: str, field: str, value: object
) -> None:
    task = added(shell, f"Pay {token} rent")
    assert (task["title"], task[field]) == ("Pay rent", value)


@pytest.mark.parametrize(
    "token",
    [
        "due:someday",
        "due:",
        "due:2026-13-01",
        "due:2025-02-29",
        "due:0000-01-01",
        "due:2026-1-1",
        "due:2026-12-24T24:00",
        "due:2026-12-24T17:60",
        "due:2026-12-24T17:00+1",
        "due:2026-12-24T17:00Zx",
        "due:２０２６-12-24",
        "priority:P4",
        "priority:",
    ],
)
def test_a_token_that_is_wrong_is_refused(shell: Shell, token: str) -> None:
    status, message = shell.error(f"add Pay rent {token}")
    assert status == 2
    assert "Write 2026-12-24" in message or "P0, P1, P2, P3 or none" in message
    assert shell.titles() == []


@pytest.mark.parametrize(
    "words", [b"Pay \xff", b"Pay #\xc3", b"Pay +\xed\xa0\x80", b"Pay notes:\xc0"]
)
def test_text_that_is_not_utf8_is_refused_by_the_library(shell: Shell, words: bytes) -> None:
    status, message = shell.error(b"add " + words)
    assert status == 1
    assert "UTF-8" in message
    assert shell.titles() == []


@pytest.mark.parametrize(
    ("line", "column"), [("add 'Pay rent", 5), ('add Pay "rent', 9), ("add \"a\" notes:'", 15)]
)
def test_a_quote_that_is_not_closed_is_refused_with_its_column(
    shell: Shell, line: str, column: int
) -> None:
    status, message = shell.error(line)
    assert status == 2
    assert message.endswith(f"at column {column} is not closed.")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("add " + "x" * 1_000_000, "A title has at most 1000 characters"),
        ("add '" + "x" * 1_000_000 + "'", "A title has at most 1000 characters"),
        ("done " + ",".join(map(str, range(1, 100_001))), "There is no task 1."),
    ],
)
def test_long_words_take_no_longer_than_their_length(
    shell: Shell, line: str, message: str
) -> None:
    # Time that grew with the square of the length would be minutes.
    assert message in shell.start(input=line, timeout=10).stderr


@pytest.mark.parametrize(
    ("ids", "titles"),
    [
        ("3", "c"),
        ("1,3", "ac"),
        ("2-4", "bcd"),
        ("1,3-4", "acd"),
        ("1 3,4", "acd"),
        ("2 2 1-2", "ab"),
    ],
)
def test_ids_are_numbers_lists_and_ranges(shell: Shell, ids: str, titles: str) -> None:
    shell(*(f"add {title}" for title in "abcd"))
    shell(f"done {ids}")
    assert shell.titles("status:completed") == list(titles)


@pytest.mark.parametrize(
    "ids",
    "x 1x 1, ,1 -1 1- 4-2 1--2 9223372036854775808 1-9223372036854775807 1-200000 ٣".split(),
)
def test_ids_that_are_none_are_refused(shell: Shell, ids: str) -> None:
    shell("add One")
    assert shell.error(f"done {ids}")[0] == 2
    assert shell.titles() == ["One"]


@pytest.fixture
def tasks(shell: Shell) -> Shell:
    """A store with tasks to filter."""
    shell(
        "add Yesterday #Home +bank !p1 due:2026-12-19",
        "add Morning +bank !p3 due:2026-12-20T08:00",
        "add Today #Home !p0 due:today",
        "add Tonight due:2026-12-20T23:59:59.999",
        "add Tomorrow !none due:tomorrow",
        "add Saturday due:2026-12-26",
        "add Sunday due:2026-12-27T00:00",
        "add Never",
        "add Done #Home +bank due:today",
        "add Gone #Home +bank due:today",
        "done 9",
        "rm 10",
    )
    return shell


OPEN = ["Yesterday", "Morning", "Today", "Tonight", "Tomorrow", "Saturday", "Sunday", "Never"]


@pytest.mark.parametrize(
    ("filters", "titles"),
    [
        ("", OPEN),
        ("project:Home", ["Yesterday", "Today"]),
        ("#home", ["Yesterday", "Today"]),
        ("+bank", ["Yesterday", "Morning"]),
        ("@BANK #Home", ["Yesterday"]),
        ("+unknown", []),
        ("status:open", OPEN),
        ("status:completed", ["Done"]),
        ("status:Deleted", ["Gone"]),
        ("status:all", [*OPEN, "Done", "Gone"]),
        ("due:today", ["Morning", "Today", "Tonight"]),
        ("due:tomorrow", ["Tomorrow"]),
        ("due:overdue", ["Yesterday", "Morning"]),
        ("due:week", ["Morning", "Today", "Tonight", "Tomorrow", "Saturday"]),
        ("due:2026-12-26", ["Saturday"]),
        ("due:2026-12-26..2026-12-27", ["Saturday", "Sunday"]),
        ("due:tomorrow..", ["Tomorrow", "Saturday", "Sunday"]),
        ("due:..2026-12-19", ["Yesterday"]),
        ("due:..9999-12-31", OPEN[:-1]),
        ("due:today..tomorrow", ["Morning", "Today", "Tonight", "Tomorrow"]),
        ("due:2026-12-24..2026-12-20", []),
        ("sort:title", sorted(OPEN)),
        ("sort:-title", sorted(OPEN, reverse=True)),
        ("sort:priority limit:2", ["Today", "Yesterday"]),
        ("sort:-priority limit:2", ["Tomorrow", "Morning"]),
        ("sort:due limit:3", ["Yesterday", "Morning", "Today"]),
        ("sort:-due limit:2", ["Sunday", "Saturday"]),
        ("sort:created limit:1", ["Yesterday"]),
        ("limit:2 offset:3", ["Tonight", "Tomorrow"]),
        ("limit:0", []),
        ("offset:7", ["Never"]),
    ],
)
def test_list_filters_and_sorts(tasks: Shell, filters: str, titles: list[str]) -> None:
    assert tasks.titles(filters) == titles


def test_list_sorts_by_modification(shell: Shell) -> None:
    shell("add One", "add Two")
    shell.start("--now", "2026-12-20T09:00:01Z", "-c", "edit 1 First")
    assert shell.titles("sort:-modified") == ["First", "Two"]
    assert shell.titles("sort:modified") == ["Two", "First"]


@pytest.mark.parametrize(
    "filters",
    [
        "Home",
        "prio:P1",
        "due:someday",
        "due:..",
        "due:2026-12-24..x",
        "due:",
        "status:done",
        "sort:age",
        "sort:",
        "limit:x",
        "limit:-1",
        "limit:",
        "offset:9223372036854775808",
        "+a +b",
        "#A project:B",
    ],
)
def test_a_filter_that_is_wrong_is_refused(shell: Shell, filters: str) -> None:
    assert shell.error(f"list {filters}")[0] == 2


def test_a_filter_suggests_what_was_meant(shell: Shell) -> None:
    assert shell.error("list proj:Home")[1].endswith("Did you mean “project”?")


def test_an_unknown_project_is_not_an_empty_list(shell: Shell) -> None:
    assert shell.error("list #Nowhere")[0] == 1


def test_a_day_without_midnight_begins_at_its_first_moment(shell: Shell) -> None:
    # Beirut's clocks went from 00:00 to 01:00 on 31 March 2024.
    def run(*commands: str) -> str:
        options = [word for command in commands for word in ("-c", command)]
        return shell.start("--zone", "Asia/Beirut", *options).stdout

    run("add Before due:2024-03-30T23:59", "add After due:2024-03-31T01:00")
    assert "After" in run("list due:2024-03-31")
    assert "Before" not in run("list due:2024-03-31")
