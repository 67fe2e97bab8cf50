"""Charts in the terminal and as files, and reports."""

from __future__ import annotations

import csv
import datetime
import json
import random
import re
import unicodedata
import uuid
import xml.etree.ElementTree
from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import Shell, Terminal

KINDS = ["score", "done", "projects", "priorities", "weekdays", "hours", "year", "burndown"]
PROJECTS = ["Home", "Work", "読書クラブ", "A rather long name of a project 🎉", "Cafe\u0301"]


def width(line: str) -> int:
    """How many columns of a terminal a line takes."""
    wide = {"W", "F"}
    return sum(
        0 if unicodedata.combining(each) else 2 if unicodedata.east_asian_width(each) in wide else 1
        for each in line
    )


def plain(text: str) -> str:
    """Without the codes of colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def generated_year() -> str:
    """Completed tasks of 366 days, as Taskwarrior exports them."""
    numbers = random.Random(5)
    end = datetime.datetime(2026, 12, 20, 9, tzinfo=datetime.timezone.utc)
    tasks = []
    for back in range(366):
        for number in range(numbers.choice([0, 1, 2, 2, 3, 5])):
            at = end - datetime.timedelta(days=back, minutes=60 * numbers.randrange(8))
            stamp = at.strftime("%Y%m%dT%H%M%SZ")
            tasks.append(
                {
                    "uuid": str(uuid.UUID(int=numbers.getrandbits(128), version=4)),
                    "description": f"Task {back}.{number}",
                    "status": "completed",
                    "entry": stamp,
                    "end": stamp,
                    "priority": numbers.choice(["H", "M", "L"]),
                    "project": numbers.choice(PROJECTS),
                }
            )
    return json.dumps(tasks)


@pytest.fixture(scope="module")
def year_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("year")
    (folder / "year.json").write_text(generated_year())
    store = folder / "year.db"
    shell = Shell(folder / "home")
    shell(
        f"import --format taskwarrior {folder}/year.json",
        "add Mop due:2026-12-18",
        options=("--db", str(store)),
    )
    return store


def drawn(shell: Shell, store: Path, command: str, *options: str, **variables: str) -> list[str]:
    arguments = ["--db", store, *options, "-c", command]
    done = shell.start(*arguments, **variables)  # type: ignore[arg-type]
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.parametrize("columns", [1, 5, 12, 20, 33, 50, 80, 200])
@pytest.mark.parametrize("locale", ["C.UTF-8", "C"])
@pytest.mark.parametrize("kind", KINDS)
def test_no_chart_is_wider_than_it_may_be(
    shell: Shell, year_store: Path, kind: str, locale: str, columns: int
) -> None:
    for option in ("always", "never"):
        lines = drawn(
            shell,
            year_store,
            f"chart {kind}",
            *("--color", option),
            COLUMNS=str(columns),
            LC_ALL=locale,
        )
        assert len(lines) >= 4
        assert max(width(plain(line)) for line in lines) <= columns
        assert (lines != [plain(line) for line in lines]) == (option == "always")


@pytest.mark.parametrize("kind", [*KINDS, "score 365d", "burndown 2026-06-01 today"])
def test_a_chart_is_as_wide_as_the_terminal(
    year_store: Path, open_terminal: Callable[..., Terminal], kind: str
) -> None:
    for columns in (20, 80, 200):
        terminal = open_terminal("--db", str(year_store), width=columns, NO_COLOR="1")
        lines = terminal.run(f"chart {kind}").splitlines()
        assert max(map(width, lines)) <= columns
        if kind.split()[0] in ("score", "burndown", "projects"):
            assert max(map(width, lines)) >= columns - 2


def test_colours_are_for_terminals(
    year_store: Path, open_terminal: Callable[..., Terminal]
) -> None:
    assert "\x1b[34m" in open_terminal("--db", str(year_store)).run("chart")
    assert "\x1b" not in open_terminal("--db", str(year_store), NO_COLOR="1").run("chart")


def test_ascii_is_drawn_where_the_locale_has_no_more(shell: Shell, year_store: Path) -> None:
    for kind in ("score", "done", "priorities", "weekdays", "hours", "year", "burndown"):
        for variables in ({"LC_ALL": "C"}, {"LC_ALL": "", "LANG": "de_DE.ISO-8859-1"}):
            lines = drawn(shell, year_store, f"chart {kind}", **variables)
            assert all(line.isascii() for line in lines)
    lines = drawn(shell, year_store, "chart", LC_ALL="", LANG="de_DE.UTF-8")
    assert not all(line.isascii() for line in lines)


DOT_ROWS = {0x01: 0, 0x08: 0, 0x02: 1, 0x10: 1, 0x04: 2, 0x20: 2, 0x40: 3, 0x80: 3}


def dots(line: str) -> set[tuple[int, int]]:
    """The column and row in a line of the dots of its braille."""
    return {
        (column, row)
        for column, character in enumerate(line)
        if "\u2800" <= character <= "\u28ff"
        for bit, row in DOT_ROWS.items()
        if (ord(character) - 0x2800) & bit
    }


def test_a_line_goes_from_zero_up_to_its_value_and_no_further(shell: Shell) -> None:
    for day, count in ((14, 1), (15, 0), (16, 4), (17, 0), (18, 2)):
        for number in range(count):
            shell(
                f"add Task {day}.{number} !none",
                f"done --where '\"Task {day}.{number}\"'",
                options=("--now", f"2026-12-{day}T09:00:00Z"),
            )
    lines = shell("chart score 2026-12-14 2026-12-18 --measure completed").splitlines()
    assert lines[0] == "Completed tasks from 14 to 18 December 2026"
    assert lines[1].strip() == "tasks"
    plot = lines[2:-2]
    assert [line.split()[0] for line in plot if "┤" in line] == ["4", "3", "2", "1", "0"]
    top, bottom = plot[0], plot[-1]
    # It is highest on the third of five days, and lowest on the second and fourth.
    middle = 3 + 77 // 2
    assert all(abs(column - middle) <= 8 for column, _ in dots(top))
    assert min(row for _, row in dots(top)) == 0
    assert max(row for _, row in dots(bottom)) == 3
    # No column of cells between the first and the last day is empty.
    columns = {column for line in plot for column, _ in dots(line)}
    assert columns == set(range(min(columns), 80))
    assert lines[-1].split() == "14 Dec 15 Dec 16 Dec 17 Dec 18 Dec".split()


def test_a_ring_shows_what_is_done_and_the_score(shell: Shell) -> None:
    shell("add Pay rent !p0", "add Sweep due:yesterday", "add Mop due:yesterday", "done 1,2")
    lines = shell("chart done").splitlines()
    assert lines[0] == "Done on Sunday 20 December"
    assert "10" in lines[5] and "points" in lines[6]
    assert lines[5].endswith("⣿⣿ done  2   67%") and lines[6].endswith("⢕⢕ open  1   33%")
    # From above, as the clock goes: all of the right is done.
    assert all("⢕" not in line[11:20] for line in lines[1:6])
    narrow = shell.start("-c", "chart done", COLUMNS="24").stdout.splitlines()
    assert narrow == [
        *("Done on Sunday 20", "December"),
        *("█████████████░░░░░░░ 67%", "10 points", "2 done, 1 open"),
    ]


def test_bars_are_as_long_as_their_values(shell: Shell) -> None:
    shell("add A #Home !p0", "add B #読書 !p1", "add C #Work !none", "done 1-3")
    assert shell("chart projects").splitlines() == [
        "Score by project of the last 30 days (points)",
        "Home " + "█" * 73 + " 7",
        "読書 " + "█" * 41 + "▊ 4",
        "Work " + "█" * 10 + "▍ 1",
    ]


def test_a_long_label_is_cut(shell: Shell) -> None:
    shell("add A #'A project with quite a long name'", "done 1")
    narrow = shell.start("-c", "chart projects", COLUMNS="30").stdout.splitlines()
    assert narrow[-1] == "A project w… " + "█" * 15 + " 3"


def test_a_map_has_a_row_for_each_weekday(shell: Shell, year_store: Path) -> None:
    lines = drawn(shell, year_store, "chart year")
    assert lines[0] == "Score of the last 365 days (points)"
    assert lines[1].split()[-2:] == ["Nov", "Dec"]
    assert [line[:4].strip() for line in lines[2:9]] == "Mon Tue Wed Thu Fri Sat Sun".split()
    assert all(re.fullmatch("[·░▒▓█ ]{53}", line[4:].ljust(53)) for line in lines[2:9])
    days = sum(len(line[4:].replace(" ", "")) for line in lines[2:9])
    assert days == 365
    assert lines[-1].strip() == "less ·░▒▓█ more"
    wide = drawn(shell, year_store, "chart year", COLUMNS="120")
    assert sum(len(re.findall("·|░░|▒▒|▓▓|██", line[4:])) for line in wide[2:9]) == 365


def test_a_narrow_map_shows_the_latest_weeks_and_says_so(shell: Shell, year_store: Path) -> None:
    wide = drawn(shell, year_store, "chart year")
    narrow = drawn(shell, year_store, "chart year", COLUMNS="40")
    for row in range(2, 9):
        assert narrow[row][4:] == wide[row].ljust(57)[-36:].rstrip()
    assert " ".join(narrow[-2:]) == "The latest 36 of 53 weeks; the others need more room."


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        *((kind, "No points were scored.") for kind in KINDS if kind not in ("done", "burndown")),
        ("score --measure focus", "There were no focus sessions."),
        ("burndown", "No task was open."),
    ],
)
def test_an_empty_history_says_so(shell: Shell, kind: str, message: str) -> None:
    assert shell(f"chart {kind}").splitlines()[1:] == [message]


def test_an_empty_ring_says_why(shell: Shell) -> None:
    lines = shell("chart done").splitlines()
    assert "0" in lines[5] and "points" in lines[6]
    told = " ".join(line[20:].strip() for line in lines[1:]).split()
    assert " ".join(told) == "Nothing was done, and nothing was overdue."


def test_a_day_alone_is_a_point(shell: Shell) -> None:
    shell("add Pay rent", "done 1")
    plot = [line for line in shell("chart score today").splitlines() if "┤" in line or "│" in line]
    assert [len(dots(line)) for line in plot] == [2] + [0] * (len(plot) - 1)
    assert sum(character in "⠛⠚⠓" for character in plot[0]) == 1
    ascii_only = shell.start("-c", "chart score today", LC_ALL="C").stdout
    assert ascii_only.splitlines()[2].count("*") == 1


def test_days_without_points_are_at_zero(shell: Shell) -> None:
    shell("score points none:0", "add Rest !none", "done 1")
    assert shell("chart").splitlines()[1:] == ["No points were scored."]
    lines = shell("chart score 3d --measure completed").splitlines()
    assert "⣀⣀⣀" in lines[-3]


def test_programs_get_the_values(shell: Shell) -> None:
    shell("add A #Home !p0", "add B #Work !p1", "done 1-2")
    assert shell("chart projects --format csv") == (
        "series,label,date,value,x,y\r\npoints,Home,,7,0,7\r\npoints,Work,,4,1,4\r\n"
    )
    values = json.loads(shell("chart score 2d --format json"))
    assert [(each["series"], each["date"], each["value"]) for each in values] == [
        ("points", "2026-12-19", 0),
        ("points", "2026-12-20", 11),
        ("7-day average", "2026-12-19", 0),
        ("7-day average", "2026-12-20", 11),
    ]
    table = shell("chart projects --format csv --measure completed")
    home, _ = csv.DictReader(table.splitlines())
    assert home["value"] == "1"


def test_a_chart_of_one_project(shell: Shell) -> None:
    shell("add A #Home !p0", "add B #Work !p1", "done 1-2")
    shown = shell("chart priorities --project work")
    assert shown.startswith("Score by priority of the last 30 days: Work (points)\nP0   0\nP1   █")


@pytest.mark.parametrize("kind", KINDS)
def test_a_chart_is_written_as_svg(shell: Shell, year_store: Path, kind: str) -> None:
    lines = drawn(shell, year_store, f"chart {kind} --svg 'my chart.svg' --width 700 --height 300")
    assert lines == ["Drew my chart.svg."]
    root = xml.etree.ElementTree.parse(shell.home / "my chart.svg").getroot()
    assert (root.get("width"), root.get("height")) == ("700", "300")


def test_svg_can_be_printed_and_coloured(shell: Shell) -> None:
    printed = shell("chart --svg -")
    assert printed.startswith("<svg ") and "prefers-color-scheme" in printed
    for choice in ("--light", "--dark"):
        assert "prefers-color-scheme" not in shell(f"chart --svg - {choice}")
    assert shell("chart --svg - --light") != shell("chart --svg - --dark")


def test_a_drawing_replaces_a_file_but_no_store(shell: Shell) -> None:
    shell("add Pay rent")
    (shell.home / "old.svg").write_text("x" * 100_000)
    shell("chart --svg old.svg")
    assert (shell.home / "old.svg").read_text().endswith("</svg>\n")
    store = ".local/share/taskcore/taskcore.db"
    status, message = shell.error(f"chart --svg ~/{store}")
    assert status == 1 and message.endswith("is a database: it is not replaced by a drawing.")
    assert shell.titles() == ["Pay rent"]


def test_a_report_is_a_page_of_its_own(shell: Shell, year_store: Path) -> None:
    lines = drawn(shell, year_store, "report --html report.html --title 'A & B <c>' month --dark")
    assert lines == ["Wrote the report to report.html."]
    page = (shell.home / "report.html").read_text()
    assert page.startswith("<!DOCTYPE html>") and "<script" not in page
    assert "A &amp; B &lt;c&gt;" in page and "<c>" not in page
    printed = drawn(shell, year_store, "report --html - month --title 'A & B <c>' --dark")
    assert "\n".join(printed) == page.rstrip("\n")


@pytest.mark.parametrize(
    ("command", "status", "message"),
    [
        ("chart bars", 2, "“bars” is no period.* Else, write a kind of chart such as projects."),
        ("chart burndwn", 2, ".* Did you mean “burndown”\\?"),
        ("chart pie today today", 2, "“pie today today” is no period: “pie” says none"),
        ("chart score today tomorrow today", 2, ".* is no period: “today” says none"),
        ("chart done week", 2, "“chart done” is of one day"),
        ("chart hours --measure focus", 1, "Focus times are not known by hour"),
        ("chart --measure apples", 2, "--measure is points, completed or focus, not “apples”"),
        ("chart --project Nowhere", 1, "There is no project “Nowhere”"),
        ("chart year 9999w", 1, ".* more than 3660 days"),
        ("chart --dark", 2, "--dark is for --svg FILE"),
        ("chart --width 300", 2, "--width is for --svg FILE"),
        ("chart --svg a.svg --light --dark", 2, "--light and --dark contradict each other"),
        ("chart --svg a.svg --format json", 2, "--format is not for --svg"),
        ("chart --svg a.svg --width wide", 2, "“wide” is no number"),
        ("chart --svg a.svg --width 20", 1, "The width is 200 to 4000"),
        ("chart --svg ''", 2, "The name of a file must not be empty"),
        ("chart --svg no/a.svg", 1, "no/a.svg: No such file or directory"),
        ("chart --svg .", 1, "\\.: Is a directory"),
        ("report", 2, "Where to\\? Write --html FILE"),
        ("report --html ''", 2, "The name of a file must not be empty"),
        ("report --html no/a.html", 1, "The folder of no/a.html does not exist"),
        ("report --html a.html someday", 2, "“someday” is no period"),
        ("report --html a.html --light --dark", 2, "--light and --dark contradict each other"),
    ],
)
def test_what_makes_no_chart_is_refused(
    shell: Shell, command: str, status: int, message: str
) -> None:
    given, told = shell.error(command)
    assert given == status and re.match(message, told), told
    assert not (shell.home / "a.svg").exists() and not (shell.home / "a.html").exists()


def test_the_ring_gives_each_state_its_share(shell: Shell) -> None:
    shell("add A due:2026-12-19", "add B", "add C", "done 2", "cancel 3")
    shares = re.findall(r"(done|open|cancelled) +(\d+) +(\d+)%", shell("chart done"))
    assert shares == [("done", "1", "33"), ("open", "1", "33"), ("cancelled", "1", "34")]
