"""What doctor finds out, and how it says to mend it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from conftest import Shell, Terminal

CHECKS = tuple[str, str, str, str | None]


def examine(shell: Shell, *options: str, **variables: Any) -> tuple[int, list[CHECKS]]:
    """The exit status, and of each check area, state, message and what mends it."""
    done = shell.start(*options, "doctor", "--format", "json", fixed=False, **variables)
    assert done.stderr == ""
    rows = json.loads(done.stdout)
    return done.returncode, [tuple(row.values()) for row in rows]


def ill(checks: list[CHECKS], area: str) -> list[CHECKS]:
    return [check for check in checks if check[0] == area and check[1] != "ok"]


def store(shell: Shell) -> Path:
    return shell.home / ".local/share/taskcore/taskcore.db"


def test_it_makes_no_store_and_no_settings(shell: Shell) -> None:
    status, checks = examine(shell)
    assert status == 0
    assert any("not there yet: the first command makes it" in check[2] for check in checks)
    assert not (shell.home / ".local").exists() and not (shell.home / ".config").exists()


def test_a_store_that_is_well(shell: Shell) -> None:
    shell("add One", "add Two")
    before = store(shell).read_bytes()
    status, checks = examine(shell)
    assert status == 0
    assert ill(checks, "store") == []
    assert any(check[2] == "It opens, and has 2 tasks." for check in checks)
    assert any(check[2] == "Nothing in it is damaged." for check in checks)
    assert store(shell).read_bytes() == before
    assert [path.name for path in store(shell).parent.iterdir()] == ["taskcore.db"]


def test_it_prints_for_people_what_mends_it(shell: Shell) -> None:
    shell("add One")
    store(shell).chmod(0o644)
    done = shell.start("doctor", VISUAL="cat")
    assert done.returncode == 0
    assert "\n  warning  Others may use it, too.\n" in done.stdout
    assert f"\n           chmod 600 {store(shell)}\n" in done.stdout
    assert "warning" in done.stdout.splitlines()[-1]


def test_permissions_of_the_store(shell: Shell) -> None:
    shell("add One")
    store(shell).parent.chmod(0o777)
    status, checks = examine(shell)
    assert status == 1
    (check,) = ill(checks, "store")
    assert check[1:] == (
        "problem",
        "Others may replace it: they can write its folder.",
        f"chmod go-w {store(shell).parent}",
    )


def test_damage_in_the_store_is_found_and_left(shell: Shell) -> None:
    shell("add One #Home")
    with sqlite3.connect(store(shell)) as database:
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("UPDATE task SET priority = 77")
    database.close()
    status, checks = examine(shell)
    assert status == 1
    assert [check[3] for check in ill(checks, "store")] == ["taskcore repair"]
    assert examine(shell)[0] == 1
    assert shell("repair") == "1: values mended\n"
    assert examine(shell)[0] == 0


def test_a_series_that_left_its_marks_is_named(shell: Shell) -> None:
    shell("add Water due:2026-01-01 repeat:FREQ=DAILY", "done 1")
    with sqlite3.connect(store(shell)) as database:
        database.execute("UPDATE task SET occurrence = '20260109', due_date = 20260109")
    database.close()
    status, checks = examine(shell)
    assert status == 1
    told, counted = ill(checks, "store")
    assert told[2] == (
        "Task 1 is at its occurrence 20260109, but its completions and skips put it at 20260102: "
        "a repair keeps 20260109."
    )
    assert told[3] == counted[3] == "taskcore repair"
    assert shell("repair") == "1: series of tasks mended\n"
    assert examine(shell)[0] == 0


def test_what_is_no_store_is_a_problem(shell: Shell, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("No tasks.\n" * 200)
    notes.chmod(0o600)
    status, checks = examine(shell, "--db", str(notes))
    assert status == 1
    assert [check[1] for check in ill(checks, "store")] == ["problem"]
    assert notes.read_text() == "No tasks.\n" * 200
    assert examine(shell, "--db", str(tmp_path))[0] == 1


def test_who_else_has_the_store_open(shell: Shell, open_terminal: Callable[..., Terminal]) -> None:
    shell("add One")
    terminal = open_terminal()
    _, checks = examine(shell)
    assert any(f"({terminal.process.pid})" in check[2] for check in checks)
    assert "Store" in terminal.run("doctor")
    assert "One" in terminal.run("list")


def test_zone_data_and_zone(shell: Shell) -> None:
    status, checks = examine(shell, TZDIR="/nowhere")
    assert status == 1
    assert ("time", "problem") == ill(checks, "time")[0][:2]
    assert ill(checks, "time")[0][3] == "sudo apt install tzdata"
    _, checks = examine(shell, TZ="Mars/X")
    assert ill(checks, "time")[0][2] == "The variable TZ names no zone, “Mars/X”: UTC is used."
    _, checks = examine(shell, "--zone", "Asia/Tokyo")
    assert ("time", "ok", "The zone is Asia/Tokyo, of the option.", None) in checks


def test_the_locale(shell: Shell) -> None:
    _, checks = examine(shell, LC_ALL="xx_XX.UTF-8")
    assert ill(checks, "language")[0][2] == "The locale “xx_XX.UTF-8” is not installed."
    _, checks = examine(shell, LC_ALL="C")
    assert "drawings are of ASCII" in ill(checks, "language")[0][2]


def test_optional_libraries_are_told_with_what_they_are_for(shell: Shell) -> None:
    _, checks = examine(shell)
    messages = " ".join(check[2] for check in checks if check[0] == "libraries")
    for package in (
        "libcairo2",
        "libqrencode4",
        "libexpat1",
        "libcurl4",
        "libsodium23",
        "libpq5",
    ):
        assert package in messages
    assert all(
        check[3] is not None and check[3].startswith("sudo apt install ")
        for check in ill(checks, "libraries")
    )


def test_editor_and_pager(shell: Shell) -> None:
    _, checks = examine(shell, VISUAL="no-such-editor -x", PAGER="no-such-pager")
    messages = [check[2] for check in ill(checks, "terminal")]
    assert messages == [
        "The editor of the variable VISUAL, “no-such-editor”, is not there.",
        "There is no pager “no-such-pager”.",
    ]
    _, checks = examine(shell, PATH="/nowhere")
    assert "neither VISUAL nor EDITOR names one" in ill(checks, "terminal")[0][2]


def test_the_terminal(open_terminal: Callable[..., Terminal]) -> None:
    shown = open_terminal().run("doctor")
    assert "The terminal is xterm." in shown
    assert "It has 80 columns and 24 lines." in shown
    shown = open_terminal(TERM="nonesuch", width=50).run("doctor")
    assert "The system does not know the terminal" in shown
    assert "It has 50 columns and 24 lines," in shown


def test_a_bad_settings_file_is_told_by_doctor(shell: Shell) -> None:
    path = shell.home / ".config/taskcore/config"
    path.parent.mkdir(parents=True)
    path.write_text("set colr never\n")
    path.chmod(0o666)
    status, checks = examine(shell)
    assert status == 1
    first, second = ill(checks, "settings")
    assert first[1] == "problem"
    assert first[2] == f"{path}:1:5: There is no setting “colr”. Did you mean “color”?"
    assert second[3] == f"chmod 600 {path}"


def test_what_another_program_put_into_the_file_is_named_and_removed(shell: Shell) -> None:
    shell("add One", "add Two")
    with sqlite3.connect(store(shell)) as database:
        database.execute("CREATE TRIGGER empties AFTER UPDATE ON task BEGIN DELETE FROM task; END")
    database.close()
    status, checks = examine(shell)
    assert status == 1
    [(_, state, message, mend)] = ill(checks, "store")
    assert state == "problem" and "trigger “empties”" in message
    assert mend == "taskcore repair --schema"
    refused = shell.start("list")
    assert refused.returncode != 0 and "trigger “empties”" in refused.stderr
    assert "trigger" in shell.start("repair").stderr
    assert shell.start("repair", "--schema").stdout == "Nothing was damaged.\n"
    assert shell.start("done", "1").returncode == 0
    assert examine(shell)[0] == 0
