"""In a language of brackets, no word is left outside of them: each is in the catalogue."""

from __future__ import annotations

import re

import pytest

from conftest import Shell
from english import UID, Page

# What is the same in every language: uids, data, names of the program's own, and how values are written.
TOKENS = (
    UID,
    r"https?://\S+",
    r"\d+(?:w|d|h|m|s)+(?:\d+(?:d|h|m|s))*",  # 1h30m
    r"P[0-3]",
    r"en-XA|ar-XB",
    r"(?:start|due|end)[+-]?\w*",  # reminders
    r"[A-Z]{2,}(?:-[A-Z0-9]+)*",  # EUR, VAT, UTC
    r"F\d{4}-\d+",
    r"[\w./-]*/[\w./-]+",  # paths and zones
)

# Each shows something of the demo, and changes nothing that the others show.
SHOWING = (
    "home",
    "list",
    "list status:any",
    "list group:project",
    "list group:day",
    "today",
    "upcoming",
    "completed",
    "next",
    "trash",
    "show 1",
    "history 1",
    "history 2",
    "repeat every 2 weeks on mon, thu",
    "repeat after 10 days",
    "countdown",
    "countdown 2",
    "countdown event 1",
    "events",
    "events --all",
    "event show 1",
    "agenda",
    "month",
    "calendars",
    "conflicts",
    "free 1h",
    "load",
    "day",
    "floating",
    "reminders",
    "alerts",
    "completions",
    "projects",
    "sections",
    "tags",
    "filters",
    "fields",
    "templates",
    "comments",
    "entries",
    "entries --by project",
    "focus status",
    "focus history",
    "focus totals",
    "focus settings",
    "score",
    "score points",
    "pulse",
    "pulse projects",
    "pulse weekdays",
    "pulse insights",
    "pulse goals",
    "pulse holiday",
    "chart",
    "chart done",
    "chart year",
    "invoices",
    "invoice show 1",
    "invoice owed",
    "invoice turnover",
    "invoice vat",
    "clients",
    "client show 1",
    "profile",
    "series",
    "subscription",
    "set",
    "usage",
    "timer",
    "track",
)

# Each does something, and tells it.
CHANGING = (
    "add Milk",
    "start 1",
    "stop 1",
    "done 1",
    "undo",
    "redo",
    "copy 2",
    "rm 3",
    "restore 3",
    "move 2 top",
    "edit 2 !p1",
    "project add Garden",
    "project rename Garden Beds",
    "project delete Beds",
    "tag colour bank green",
    "filter add Late overdue:yes",
    "filter delete Late",
    "comment 2 Seen",
    "log 2 45m",
    "event add Lunch tomorrow 12:00",
    "calendar add Free --free",
    "template save Trip 2",
    "template use Trip",
    "focus start",
    "focus cancel",
    "pulse holiday add 2027-01-04",
    "invoice add",
    "ack all",
    "frobnicate",
    "list --format xml",
    "done 99999",
    "show x",
)


# Whose values in JSON are data as a whole.
OF_DATA = ("set", "series", "profile", "invoice show 1", "reminders")


def data_of(shell: Shell) -> list[str]:
    """The titles and names in the demo, and the words of commands: the longest first."""
    found: set[str] = set()
    for what in (
        *("list status:any", "events --all", "projects --archived", "tags", "filters"),
        *("clients --all", "fields", "templates", "calendars", "sections", "invoices", "comments"),
        *("completions", "alerts --all", "entries", *OF_DATA),
    ):
        said = shell("demo", f"{what} --format json" if what != "reminders" else what)
        # It is made of words, and is no data.
        said = re.sub(r'"repeat_words":"[^"]*"', "", said)
        found.update(re.findall(r'"((?:[^"\\]|\\.)*)"', said))
    found -= {"open", "completed", "cancelled", "deleted", "meeting", "deadline", "overdue", "paid"}
    found |= {"timed", "all-day", "events"}
    lines = {line for text in found for line in text.split("\\n")}
    lines |= set(re.findall(r"^  ([\w-]+)", shell("help"), re.MULTILINE))
    return sorted((line for line in lines if re.search(r"[^\W\d_]", line)), key=len, reverse=True)


def outside(said: str, data: list[str], opening: str, closing: str) -> list[str]:
    """The words that are in no brackets and are no data."""
    said = re.sub(r"\x1b\[[0-9;]*m", "", said)
    inner = re.compile(
        f"{re.escape(opening)}[^{re.escape(opening + closing)}]*{re.escape(closing)}"
    )
    while inner.search(said):
        said = inner.sub(" ", said)
    for text in data:
        said = re.sub(rf"(?<!\w){re.escape(text)}(?!\w)", " ", said)
    for token in TOKENS:
        said = re.sub(rf"(?<![^\W\d_]){token}(?![^\W\d_])", " ", said)
    return re.findall(r"[^\W\d_]{2,}", said)


@pytest.mark.parametrize(
    ("language", "opening", "closing"), [("en-XA", "[", "]"), ("ar-XB", "\u202e", "\u202c")]
)
@pytest.mark.parametrize("command", [*SHOWING, *CHANGING])
def test_no_word_is_outside_of_the_catalogue(
    shell: Shell, data: list[str], command: str, language: str, opening: str, closing: str
) -> None:
    done = shell.start("-c", "demo", "-c", f"set language {language}", "-c", command)
    said = done.stdout.partition("“demo end”")[2].partition("\n")[2] + done.stderr
    assert outside(said, [*data, "taskcore"], opening, closing) == [], said


@pytest.mark.parametrize(
    ("language", "opening", "closing"), [("en-XA", "[", "]"), ("ar-XB", "\u202e", "\u202c")]
)
def test_no_word_of_the_page_of_figures_is(
    shell: Shell, data: list[str], language: str, opening: str, closing: str
) -> None:
    shell("demo", f"set language {language}", "report --html page.html year")
    page = Page((shell.home / "page.html").read_text())
    assert page.language == language
    assert len(page.text) > 500
    # A weekday below a chart is cut to three letters, of which the first is the bracket.
    text = re.sub(rf"(?m)^{re.escape(opening)}\w\w$", "", page.text)
    assert outside(text, [*data, "taskcore"], opening, closing) == [], text


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return data_of(Shell(tmp_path_factory.mktemp("data")))
