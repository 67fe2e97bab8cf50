"""What programs read is the same in every language, and what is stored is in none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conftest import Shell

# Made anew in each store.
UID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}")

LANGUAGES = ("en", "fr", "de", "es")

# Whatever is set, these lines are read alike: English is read in every language.
MAKING = (
    "project add Home",
    "add Pay rent due:2027-01-31 every month #Home @bank !p1 ~30m",
    "add 'Call mum' tomorrow 17:00",
    "add Late due:2026-12-01",
    "done 3",
    "event add Lunch 2026-12-24 12:00-13:30",
    "filter add Soon 'due<=7d and not @waiting'",
    "template save Trip 1",
    "comment 1 Seen",
    "log 2 45m",
    "focus start",
)

SHOWING = (
    "list",
    "list status:any",
    "list group:project",
    "home",
    "agenda",
    "month",
    "show 1",
    "events",
    "filters",
    "templates",
    "completions",
    "alerts --all",
    "projects",
    "tags",
    "entries",
    "focus history",
    "pulse",
    "pulse insights",
    "pulse goals",
    "chart",
    "score",
    "history 1",
    "countdown",
    "free 1h",
    "conflicts",
)

FAILING = ("done 999", "list nonsense:x", "add due:tomorrow", "frobnicate", "event add x")


def said(home: Path, language: str, form: str) -> list[tuple[int, str]]:
    """The answers of one script, in the format for programs."""
    home.mkdir()
    shell = Shell(home)
    shell(f"set language {language}", "set region GB")
    answers = []
    for line in (*MAKING, *SHOWING, *FAILING):
        done = shell.start("--format", form, "-c", line)
        answers.append((done.returncode, UID.sub("UID", done.stdout)))
    return answers


@pytest.mark.parametrize("form", ["json", "jsonl", "csv", "tsv"])
def test_one_script_says_the_same_to_programs_in_each_language(tmp_path: Path, form: str) -> None:
    english, *others = [said(tmp_path / language, language, form) for language in LANGUAGES]
    for language, other in zip(LANGUAGES[1:], others):
        for line, expected, answer in zip((*MAKING, *SHOWING, *FAILING), english, other):
            assert answer == expected, (language, line)


def test_a_filter_of_one_language_is_found_shown_and_used_in_another(shell: Shell) -> None:
    shell("set language de", "add 'Miete zahlen' morgen", "add Garten", "filter add Bald morgen")
    german = shell("filters")
    shell("set language fr")
    french = shell("filters")
    assert "morgen" in german and "demain" in french and "morgen" not in french
    assert "Miete zahlen" in shell("filter show Bald")
    shell("set language en")
    assert "tomorrow" in shell("filters")
