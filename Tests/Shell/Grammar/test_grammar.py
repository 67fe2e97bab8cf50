"""How words, tokens, ids and dates are read."""

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
        ("'a'b\"c\"", "abc"),
        ("C# is !important - 5 + 5", "C# is !important - 5 + 5"),
        ("@ home *bold* # !", "@ home *bold* # !"),
        ("Call 'Ann tomorrow' \\*", "Call Ann tomorrow *"),
        ("Read '// this' now", "Read // this now"),
        ("'#1'#2 #'a'b", "#1#2"),
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
        ("notes:\"a 'b'  c\"", "notes", "a 'b'  c"),
        ("notes:", "notes", ""),
        ("due:2026-12-24", "due", "2026-12-24"),
        ("due:2024-02-29", "due", "2024-02-29"),
        ("due:today", "due", "2026-12-20"),
        ("due:'next friday'", "due", "2026-12-25"),
        ("due:'tomorrow 5pm'", "due", "2026-12-21T17:00:00.000+01:00"),
        ("tomorrow 17:00", "due", "2026-12-21T17:00:00.000+01:00"),
        ("start:today", "start", "2026-12-20"),
        (">tomorrow", "start", "2026-12-21"),
        ("start:none", "start", None),
        ("slot:Evening", "slot", "evening"),
        ("tonight", "slot", "evening"),
        ("estimate:1h30m", "estimated_duration", 5400),
        ("estimate:45min", "estimated_duration", 2700),
        ("estimate:none", "estimated_duration", None),
        ("~30m", "estimated_duration", 1800),
        ("url:https://example.org", "url", "https://example.org"),
        ("url:none", "url", None),
        ("remind:-1h due:today", "reminders", ["due-1h"]),
        ("remind:due remind:start+10m", "reminders", ["start+10m", "due"]),
        ("remind:2026-12-24T09:00", "reminders", ["2026-12-24T09:00:00.000+01:00"]),
        ("remind:none", "reminders", []),
        ("repeat:FREQ=WEEKLY", "repeat_rule", "FREQ=WEEKLY"),
        ("repeat:'every last friday'", "repeat_rule", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("repeat:'after 10 days'", "repeat_mode", "after completion"),
        ("every 2 weeks on mon", "repeat_words", "every 2 weeks on Monday"),
        ("repeat:none", "repeat_rule", None),
        ("zone:Asia/Tokyo", "zone", "Asia/Tokyo"),
        ("zone:none", "zone", None),
        ("except:none also:none", "excluded_dates", []),
        ("parent:none", "parent", None),
        ("depends:none", "depends_on", []),
        ("@a +b @c", "tags", ["a", "b", "c"]),
        ("due:Tomorrow", "due", "2026-12-21"),
        ("due:none", "due", None),
        ("due:2026-12-24T17:00", "due", "2026-12-24T17:00:00.000+01:00"),
        ("due:2026-07-24T17:00:30", "due", "2026-07-24T17:00:30.000+02:00"),
        ("due:'2026-12-24 17:00'", "due", "2026-12-24T17:00:00.000+01:00"),
        ("due:2026-12-24T17:00:00.25Z", "due", "2026-12-24T18:00:00.250+01:00"),
        ("due:2026-12-24T17:00-05:30", "due", "2026-12-24T23:30:00.000+01:00"),
    ],
)
def test_tokens_say_what_a_task_is(shell: Shell, token: str, field: str, value: object) -> None:
    task = added(shell, f"Pay {token} rent")
    assert (task["title"], task[field]) == ("Pay rent", value)


@pytest.mark.parametrize(
    ("tokens", "left", "field", "value"),
    [
        ("#One project:Two", "#One", "project", "Two"),
        ("!p1 priority:P3", "!p1", "priority", "P3"),
        ("tomorrow due:none", "tomorrow", "due", None),
    ],
)
def test_the_last_of_two_counts_and_that_is_told(
    shell: Shell, tokens: str, left: str, field: str, value: object
) -> None:
    said = f"“{left}” stays in the title: it is said twice, and the last one counts.\n"
    assert shell(f"add Pay {tokens} rent").endswith(said)
    task = shell.record("show 1")
    assert (task["title"], task[field]) == (f"Pay {left} rent", value)


@pytest.mark.parametrize(
    "token",
    [
        "due:someday",
        "due:",
        "due:2026-13-01",
        "due:2025-02-29",
        "due:0000-01-01",
        "due:2026-12-24T24:00",
        "due:2026-12-24T17:60",
        "due:2026-12-24T17:00+1",
        "due:2026-12-24T17:00Zx",
        "due:２０２６-12-24",
        "start:someday",
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
    "token",
    [
        "slot:upcoming",
        "estimate:soon",
        "estimate:0m",
        "estimate:",
        "remind:soon",
        "remind:today",
        "remind:-1x",
        "parent:x",
        "parent:1,2",
        "depends:x",
        "repeat:FREQ=OFTEN",
        "repeat:'evry day'",
        "repeat:",
        "except:tomorrow",
        "except:2026-12-24,",
        "also:2026-12-24T25:00",
    ],
)
def test_a_token_with_a_wrong_value_is_refused(shell: Shell, token: str) -> None:
    assert shell.error(f"add Pay rent {token}")[0] == 2
    assert shell.titles() == []


def test_two_slashes_begin_the_notes(shell: Shell) -> None:
    task = added(shell, "Pay rent #Home // ask 'Mr. Smith', due:today")
    assert (task["title"], task["notes"]) == ("Pay rent", "ask Mr. Smith, due:today")
    assert (task["project"], task["due"]) == ("Home", None)


@pytest.mark.parametrize(
    "words", [b"Pay \xff", b"Pay #\xc3", b"Pay +\xed\xa0\x80", b"Pay notes:\xc0"]
)
def test_text_that_is_not_utf8_is_refused_by_the_library(shell: Shell, words: bytes) -> None:
    status, message = shell.error(b"add " + words)
    assert status == 1
    assert "UTF-8" in message
    assert shell.titles() == []


@pytest.mark.parametrize(
    ("line", "column"), [("add 'Pay rent", 5), ('add Pay "rent', 9), ('add "a" notes:\'', 15)]
)
def test_a_quote_that_is_not_closed_is_refused_with_its_column(
    shell: Shell, line: str, column: int
) -> None:
    place, status, message = shell.place_of_error(line)
    assert (place, status) == (f"1:{column}", 2)
    assert message.endswith("is not closed.")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("add " + "x" * 1_000_000, "A title has at most 1000 characters"),
        ("add '" + "x" * 1_000_000 + "'", "A title has at most 1000 characters"),
        ("done " + ",".join(map(str, range(1, 100_001))), "There is no task 1."),
    ],
)
def test_long_words_take_no_longer_than_their_length(shell: Shell, line: str, message: str) -> None:
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
    assert shell.titles("status:completed sort:created") == list(titles)


@pytest.mark.parametrize(
    "ids",
    "1x 1, ,1 -1 1- 4-2 1--2 9223372036854775808 1-9223372036854775807 1-200000".split(),
)
def test_ids_that_are_none_are_refused(shell: Shell, ids: str) -> None:
    shell("add One")
    assert shell.error(f"done {ids}")[0] == 2
    assert shell.titles() == ["One"]
