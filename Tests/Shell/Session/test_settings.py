"""Settings: listed, changed, kept in a file, and heeded by the commands."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import Shell, Terminal
from refusals import misunderstood

NOW = ("--now", "2026-12-20T09:00:00Z")


def settings_file(shell: Shell, text: str | None = None) -> Path:
    """The settings file, with a text when one is given."""
    path = shell.home / ".config/taskcore/config"
    if text is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return path


def value(shell: Shell, name: str, *options: str) -> tuple[str, str]:
    """What a setting is, and where that comes from."""
    done = shell.start(*NOW, *options, "-c", f"set {name} --format json", fixed=False)
    (record,) = json.loads(done.stdout)
    return record["value"], record["source"]


def test_settings_are_listed_with_their_values_and_where_these_come_from(shell: Shell) -> None:
    settings_file(shell, "set hours 9-17\n")
    listed = shell("set theme light", "set --format json")
    records = {record["name"]: record for record in json.loads(listed)}
    assert records["hours"] == {"name": "hours", "value": "9-17", "source": "file"}
    assert records["zone"] == {"name": "zone", "value": "Europe/Paris", "source": "option"}
    assert records["theme"] == {"name": "theme", "value": "light", "source": "session"}
    assert records["pager"] == {"name": "pager", "value": "yes", "source": "default"}
    assert records["points"]["value"] == "p0:7 p1:4 p2:3 p3:2 none:1"
    assert records["points"]["source"] == "store"
    table = shell("set")
    assert table.splitlines()[0].split() == ["Setting", "Value", "From"]
    assert [line.split()[0] for line in table.splitlines()[1:]] == list(records)
    assert shell("set hours").splitlines()[1].split() == ["hours", "9-17", "file"]


def test_a_setting_holds_for_the_rest_of_the_session(shell: Shell) -> None:
    assert shell("add One", "set format csv", "list").splitlines()[1].startswith("id,")
    assert not settings_file(shell).exists()
    assert shell("list").startswith("Id")


def test_a_setting_is_kept_in_a_private_file(shell: Shell) -> None:
    shell("set --save format csv", "set --save zone Asia/Tokyo", "set --save format json")
    path = settings_file(shell)
    assert path.read_text() == "set format json\nset zone Asia/Tokyo\n"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert os.listdir(path.parent) == ["config"]
    assert value(shell, "format") == ("json", "file")
    assert value(shell, "zone") == ("Asia/Tokyo", "file")


def test_a_kept_setting_leaves_comments_and_order_as_they_are(shell: Shell) -> None:
    path = settings_file(
        shell, "# Mine\n\n  set theme dark\nset 'format' \\\n  csv\nset project Home"
    )
    shell("set --save theme light", "set --save format table", "set --save project 'Book club'")
    assert path.read_text() == (
        '# Mine\n\nset theme light\nset format table\nset project "Book club"\n'
    )
    shell("unset --save theme format")
    assert path.read_text() == '# Mine\n\nset project "Book club"\n'


def test_a_linked_settings_file_stays_a_link(shell: Shell, tmp_path: Path) -> None:
    path = settings_file(shell, "")
    real = tmp_path / "dotfiles"
    path.rename(real)
    path.symlink_to(real)
    shell("set --save pager no")
    assert path.is_symlink()
    assert real.read_text() == "set pager no\n"


def test_unset_gives_the_default_again(shell: Shell) -> None:
    settings_file(shell, "set days mon,wed\n")
    assert "mon-fri" in shell("unset days", "set days")
    assert value(shell, "days") == ("mon,wed", "file")
    shell("unset --save days")
    assert value(shell, "days") == ("mon-fri", "default")


def test_options_of_the_program_come_before_the_file(shell: Shell, tmp_path: Path) -> None:
    settings_file(shell, "set format csv\nset verbosity quiet\nset pager yes\nset color never\n")
    assert value(shell, "format", "--format", "json") == ("json", "option")
    assert value(shell, "verbosity", "--verbose") == ("verbose", "option")
    assert value(shell, "verbosity", "-q") == ("quiet", "option")
    assert value(shell, "pager", "--no-pager") == ("no", "option")
    assert value(shell, "color", "--color=always") == ("always", "option")
    assert value(shell, "format", "--config", "/dev/null") == ("table", "default")
    other = tmp_path / "other"
    other.write_text("set format json\n")
    assert value(shell, "format", "--config", str(other)) == ("json", "file")


def test_xdg_config_home_says_where_the_file_is(shell: Shell, tmp_path: Path) -> None:
    shell.start("-c", "set --save dates relative", XDG_CONFIG_HOME=str(tmp_path / "xdg"))
    assert (tmp_path / "xdg/taskcore/config").read_text() == "set dates relative\n"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("set colr never", "2:5: There is no setting “colr”. Did you mean “color”?"),
        ("set color sometimes", "2:11: color is auto, always or never, not “sometimes”."),
        ("set zone Mars/X", "2:10: “Mars/X” is not a time zone"),
        ("add Buy milk", "2:1: A line of this file is “set NAME VALUE”"),
        ("set points p0:9", "2:5: points are kept in the store"),
        ("set urgency.due 9", "2:5: urgency.due is kept in the store"),
        ("  alias list 'x'", "2:9: “list” is a command; an alias needs another name."),
        ("set project 'Home", "2:13: The ' is not closed."),
    ],
)
def test_an_error_in_the_file_is_told_with_its_place(shell: Shell, line: str, message: str) -> None:
    path = settings_file(shell, f"set format csv\n{line}\n")
    done = shell.start("-c", "add One")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"taskcore: {path}:{message}")
    assert not (shell.home / ".local").exists()


def test_a_conversation_goes_on_after_an_error_in_the_file(
    shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    shell("add One")
    settings_file(shell, "set colr never\nset format csv\n")
    terminal = open_terminal()
    assert "config:1:5: There is no setting “colr”." in terminal.shown()
    assert terminal.run("list").startswith("id,")


def test_a_settings_file_that_was_named_has_to_be_there(shell: Shell) -> None:
    done = shell.start("--config", "missing", "-c", "list")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "taskcore: missing: No such file or directory.\n"
    done = shell.start("--config", "/dev/null", "-c", "set --save pager no")
    assert done.returncode == 1
    assert "/dev/null is no regular file" in done.stderr


@pytest.mark.parametrize(("word", "kept"), [("on", "yes"), ("off", "no"), ("yes", "yes")])
def test_on_and_off_are_yes_and_no(shell: Shell, word: str, kept: str) -> None:
    shell(f"set --save accessible {word}")
    assert shell.record("set accessible") == {"name": "accessible", "value": kept, "source": "file"}


test_a_setting_that_cannot_be_is_refused = misunderstood(
    ("set verbositi quiet", "There is no setting “verbositi”. Did you mean “verbosity”?"),
    ("set frobnicate", "There is no setting “frobnicate”. “set” lists all."),
    ("set confirm many", "confirm is a number such as 3, or 0, not “many”."),
    ("set pager maybe", "pager is yes or no, not “maybe”."),
    ("set hours 17-9", "“17-9” are no hours. Write 9-17, 8:30-18:00 or all."),
    ("set days mo-xx", "“mo-xx” are no days of the week. Write mon-fri or mon,wed."),
    ("set week-start someday", "week-start is mon, tue, wed, thu, fri, sat, sun or locale"),
    ("set zone Mars/X", "“Mars/X” is not a time zone: an IANA name is, such as Europe/Paris."),
    ("set zone ../../etc/passwd", "“../../etc/passwd” is not a time zone"),
    ("set project ''", "The name of a project must not be empty."),
    ("set format csv json", "“json” is too much: format is "),
    ("set --save", "What is to be kept? Write set --save NAME VALUE."),
    ("set --save pager", "To which value? Write set --save pager yes|no."),
    ("set pager no --format json", "--format is for listing settings"),
    ("set --save points p0:9", "points are kept in the store, without --save."),
    ("unset points", "points are kept in the store: “set points” changes them."),
)


def test_the_zone_changes_during_a_session(shell: Shell) -> None:
    listed = shell("add One due:2026-12-24T17:00", "set zone Asia/Tokyo", "list")
    assert "2026-12-25 01:00" in listed
    assert shell.start("-c", "set zone UTC", fixed=False).returncode == 0
    done = shell.start("--db", ":memory:", "-c", "add One", "-c", "set zone UTC", "-c", "count")
    assert done.returncode == 1
    assert "A store in memory keeps its zone." in done.stderr


def test_weeks_begin_as_the_setting_says(shell: Shell) -> None:
    monday, sunday = shell("month").splitlines()[1], shell("set week-start sun", "month")
    assert monday.split()[0] == "Mon"
    assert sunday.splitlines()[1].split()[0] == "Sun"
    # The twentieth is a Sunday: its week has just begun, or ends.
    assert "from 2026-12-14" in shell("set week-start mon", "score week")
    assert "today" in shell("set week-start sun", "score week")
    week = ("pulse goals weekly:1", "add A", "done 1", "pulse summary")
    assert "Weekly streak  1 week since 2026-12-14" in shell(*week)
    assert "since 2026-12-20; 1" in shell("set week-start sun", *week[3:]).splitlines()[2]


def test_the_week_of_reports_and_charts_begins_as_the_setting_says(shell: Shell) -> None:
    shell("add One", "done 1")
    charts = [shell(f"set week-start {day}", "chart year 4w") for day in ("mon", "sun")]
    assert [chart.splitlines()[2].split()[0] for chart in charts] == ["Mon", "Sun"]
    pages = [shell(f"set week-start {day}", "report --html -") for day in ("mon", "sun")]
    assert pages[0] != pages[1]


def test_free_heeds_working_hours_and_days(shell: Shell) -> None:
    options = ("set hours 9-12", "set days mon-fri")
    found = shell(*options, "free 1h 7d --limit 1")
    assert "Mon 2026-12-21 09:00-12:00" in found
    assert "2026-12-20 10:00" in shell(*options, "free 1h 7d --limit 1 --hours all --days all")


def test_add_puts_what_says_no_project_into_the_default_one(shell: Shell) -> None:
    shell(
        "set project 'Book club'",
        "add One",
        "add Two #Home",
        "add Three project:Garden",
        "add Four parent:2",
        "add Five project:Inbox",
    )
    projects = {
        record["title"]: record["project"] for record in json.loads(shell("list --format json"))
    }
    assert projects == {
        "One": "Book club",
        "Two": "Home",
        "Three": "Garden",
        "Four": "Home",
        "Five": "Inbox",
    }
    assert "Book club" in shell("set project 'Book club'", "parse Six")


def test_points_are_set_in_the_store(shell: Shell) -> None:
    shell("set points p0:10 none:0")
    assert "p0:10 p1:4 p2:3 p3:2 none:0" in shell("set points")
    assert "10" in shell("score points").splitlines()[1]
    assert not settings_file(shell).exists()


def test_coefficients_of_urgency_are_set_in_the_store(shell: Shell) -> None:
    shell("add Star !none *", "add First !p0")
    assert json.loads(shell("set urgency.due --format json")) == [
        {"name": "urgency.due", "value": "12", "source": "default"}
    ]
    assert "First" in shell("next").splitlines()[1]
    shell("set urgency.favourite 9.5", "set urgency.blocked -2")
    assert "Star" in shell("next").splitlines()[1] and "9.5" in shell("next").splitlines()[1]
    records = {each["name"]: each for each in json.loads(shell("set --format json"))}
    assert records["urgency.favourite"]["value"] == "9.5"
    assert records["urgency.favourite"]["source"] == "store"
    assert records["urgency.blocked"]["value"] == "-2"
    assert records["urgency.tags"] == {"name": "urgency.tags", "value": "0", "source": "default"}
    assert shell("undo") == "Undone: change coefficients of urgency\n"
    shell("unset urgency.favourite")
    assert "First" in shell("next").splitlines()[1]
    assert not settings_file(shell).exists()
    for command, message in [
        ("set urgency.due much", "“much” is no number"),
        ("set urgency.due 1001", "1001000"),
        ("set urgency.due 1.0001", "more than 3 decimals"),
        ("set urgency.due 99999999999", "is -1000 to 1000"),
        ("set urgency.due 1 2", "“2” is too much"),
        ("set urgency.deu 1", "There is no setting “urgency.deu”"),
        ("set --save urgency.due 1", "kept in the store, without --save"),
        ("unset --save urgency.due", "kept in the store, without --save"),
    ]:
        assert message in shell.error(command)[1], command


def test_quiet_tells_nothing_but_what_was_asked_for(shell: Shell) -> None:
    assert shell("add One", "done 1", "count status:completed", options=("--quiet",)) == "1\n"
    done = shell.start("-q", "-c", "done 9")
    assert (done.returncode, done.stderr) == (1, "taskcore: -c:1: There is no task 9.\n")


def test_verbose_tells_each_command_and_how_long_it_took(shell: Shell) -> None:
    done = shell.start("-v", "-c", "add 'Buy milk' #Home", "-c", "alias a add", "-c", "a Two")
    assert done.stdout == "Added 1: Buy milk — new project Home\nAdded 2: Two\n"
    lines = done.stderr.splitlines()
    assert lines[0::2] == ['+ add "Buy milk" #Home', "+ alias a add", "+ add Two"]
    assert all(line.endswith(" s") and float(line[:-2]) < 60 for line in lines[1::2])


def test_quiet_and_verbose_exclude_each_other(shell: Shell) -> None:
    done = shell.start("-q", "-v", "-c", "list")
    assert (done.returncode, done.stderr) == (
        2,
        "taskcore: Give --quiet or --verbose, not both.\n",
    )


def test_names_and_values_of_settings_are_completed(terminal: Terminal) -> None:
    assert terminal.complete("set verb") == "set verbosity "
    assert terminal.complete("set verbosity q") == "set verbosity quiet "
    assert terminal.complete("set points p0") == "set points p0:"
    assert terminal.complete("unset week") == "unset week-start "
    assert terminal.complete("set urgency.fa") == "set urgency.favourite "


def test_colours_change_at_once(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal("--color", "never")
    terminal.run("add One !p0")
    assert "\x1b[" not in terminal.run("list").replace("\x1b[K", "").replace("\x1b[?2004", "")
    terminal.run("set color always")
    assert "\x1b[1m" in terminal.run("list")
