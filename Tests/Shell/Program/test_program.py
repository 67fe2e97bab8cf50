"""The program's options, scripts, errors and exit statuses."""

from __future__ import annotations

import os
import stat
import subprocess
from datetime import datetime, timezone
from pathlib import Path

import pytest

from conftest import BINARY, FIXED, Shell, environment


def test_commands_run_in_order_and_the_store_lasts(shell: Shell) -> None:
    assert shell("add One", "done 1", "add Two") == "Added 1: One\nCompleted 1: One\nAdded 2: Two\n"
    assert shell.titles() == ["Two"]


def test_the_store_is_the_users_own_and_private(shell: Shell) -> None:
    shell("add One")
    store = shell.home / ".local/share/taskcore/taskcore.db"
    assert stat.S_IMODE(store.stat().st_mode) == 0o600
    assert [path.name for path in store.parent.iterdir()] == ["taskcore.db"]


def test_db_names_another_store(shell: Shell, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    shell("add One", options=("--db", str(other)))
    assert other.exists()
    assert shell.titles() == []
    assert shell("list", options=(f"--db={other}",)).count("One") == 1


def test_a_store_in_memory_is_gone_afterwards(shell: Shell) -> None:
    assert "One" in shell("add One", "list", options=("--db", ":memory:"))
    assert not (shell.home / ".local").exists()


def test_help_and_version_open_no_store(shell: Shell) -> None:
    assert shell.start("--version").stdout == "taskcore 0.1.0\n"
    text = shell.start("--help").stdout
    assert text.startswith("Usage: taskcore [OPTION]... [FILE]\n")
    assert all(f"\n  {word} " in text for word in ("--db", "--now", "--zone", "-c", "add", "quit"))
    assert shell("help add") != ""
    assert not (shell.home / ".local").exists()


def test_the_clock_stands_still_when_it_is_told_to(shell: Shell) -> None:
    options = ("--now", "2024-02-29T23:30:00.5-01:00", "--zone", "UTC", "-c")
    assert shell.start(*options, "add One due:today", fixed=False).returncode == 0
    listed = shell.start(*options, "list --format json", fixed=False).stdout
    assert '"due":"2024-03-01"' in listed
    assert '"created":"2024-03-01T00:30:00.500+00:00"' in listed


def test_without_being_told_it_is_now(shell: Shell) -> None:
    before = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H")
    text = shell.start("--zone", "UTC", "-c", "add One", "-c", "list --format json", fixed=False)
    after = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H")
    assert f'"created":"{before}' in text.stdout or f'"created":"{after}' in text.stdout


def test_read_only_changes_nothing(shell: Shell) -> None:
    shell("add One")
    assert "One" in shell("list", options=("--read-only",))
    done = shell.start("--read-only", "-c", "add Two")
    assert (done.returncode, done.stdout) == (1, "")
    assert shell.titles() == ["One"]


def test_a_script_comes_from_standard_input(shell: Shell) -> None:
    script = "# a comment\n\nadd One\n   \t \n  # another\nadd Two\r\nlist --format csv"
    for arguments in ((), ("-",)):
        done = shell.start("--db", ":memory:", *arguments, input=script)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("Added 1: One\nAdded 2: Two\nid,")


def test_a_script_comes_from_a_file(shell: Shell, tmp_path: Path) -> None:
    script = tmp_path / "script.tc"
    script.write_text("#!/usr/bin/env taskcore\nadd One\nadd Two\n")
    assert shell.start(script).stdout == "Added 1: One\nAdded 2: Two\n"


def test_a_long_script_is_read_to_its_end(shell: Shell) -> None:
    title = "x" * 900
    script = "".join(f"add {number} {title}\n" for number in range(300))
    done = shell.start("--db", ":memory:", input=script + "list --format csv")
    assert done.stdout.count(title) == 600


def test_a_script_stops_at_its_first_error(shell: Shell, tmp_path: Path) -> None:
    script = tmp_path / "script.tc"
    script.write_text("add One\n# comment\ndone 7\nadd Two\n")
    from_file = shell.start(script)
    assert (from_file.returncode, from_file.stdout) == (1, "Added 1: One\n")
    assert from_file.stderr == f"taskcore: {script}:3: There is no task 7.\n"

    from_input = shell.start("--db", ":memory:", input=script.read_bytes())
    assert (from_input.returncode, from_input.stdout) == (1, "Added 1: One\n")
    assert from_input.stderr == "taskcore: stdin:3: There is no task 7.\n"

    from_options = shell.start("--db", ":memory:", "-c", "add One", "-c", "", "-c", "lst")
    assert (from_options.returncode, from_options.stdout) == (2, "Added 1: One\n")
    assert from_options.stderr.startswith("taskcore: -c:3:1: There is no command “lst”.")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--frmat", "json"], "There is no option “--frmat”. Did you mean “--format”?"),
        (
            ["--format", "xml"],
            "--format is table, plain, json, jsonl, csv, tsv or markdown, not “xml”.",
        ),
        (["--color", "sometimes"], "--color is auto, always or never, not “sometimes”."),
        (["--db"], "--db needs a value: --db PATH."),
        (["--read-only=yes"], "--read-only takes no value."),
        (["-c"], "-c needs a value: -c COMMAND."),
        (["--frobnicate"], "There is no option “--frobnicate”."),
        (["xyz", "b"], "There is no command “xyz”, and a FILE of commands takes no more words."),
        (["-c", "list", "a"], "Give one FILE of commands or -c, not both."),
        (["missing.tc"], "missing.tc: No such file or directory."),
        (["/"], "/: Is a directory."),
        ([""], "The name of a file must not be empty."),
        (["-x"], "There is no option “-x”. “--help” lists all."),
        (["-clist"], "There is no option “-clist”. “--help” lists all."),
        (["-c", "list", "-V"], "There is no option “-V”. “--help” lists all."),
        (["--", "-h"], "-h: No such file or directory."),
        (["./-h"], "./-h: No such file or directory."),
    ],
)
def test_a_wrong_start_is_a_usage_error(shell: Shell, arguments: list[str], message: str) -> None:
    done = shell.start(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"taskcore: {message}\n"


def test_a_file_may_begin_with_a_dash(shell: Shell) -> None:
    shell("list")
    (shell.home / "-x").write_text("add One\n")
    for arguments in (["--", "-x"], ["./-x"]):
        done = shell.start("--db", ":memory:", *arguments)
        assert (done.returncode, done.stdout) == (0, "Added 1: One\n")


def test_a_standard_input_that_is_closed_cannot_be_read(shell: Shell) -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$0" <&-', BINARY],
        capture_output=True,
        env=environment(shell.home),
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "taskcore: stdin: Bad file descriptor.\n"


@pytest.mark.parametrize(
    "instant", ["", "now", "2026-12-20", "2026-12-20T09:00:00", "2026-02-30T09:00Z"]
)
def test_now_must_be_an_instant(shell: Shell, instant: str) -> None:
    done = shell.start("--now", instant, "-c", "list")
    assert done.returncode == 2
    assert "is no instant" in done.stderr


def test_an_unknown_zone_is_refused(shell: Shell) -> None:
    done = shell.start("--zone", "Europe/Nowhere", "-c", "list")
    assert done.returncode == 2
    assert "Europe/Nowhere" in done.stderr


def test_a_store_that_cannot_be_opened_is_an_error(shell: Shell, tmp_path: Path) -> None:
    not_a_store = tmp_path / "notes.txt"
    not_a_store.write_text("These are no tasks.\n" * 100)
    for path in (tmp_path, not_a_store):
        done = shell.start("--db", path, "-c", "list")
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith("taskcore: -c:1: ")
    assert not_a_store.read_text() == "These are no tasks.\n" * 100


def test_arguments_that_are_not_utf8_are_refused(shell: Shell) -> None:
    done = shell.start("--db", b"\xff.db", "-c", "list")
    assert done.returncode == 1
    assert "UTF-8" in done.stderr


def test_a_line_with_a_nul_byte_is_refused(shell: Shell) -> None:
    done = shell.start(input=b"add One\nadd T\0wo\n")
    assert done.returncode == 2
    assert done.stderr == "taskcore: stdin:2: A command must not hold a NUL byte.\n"


def test_an_error_cannot_command_the_terminal(shell: Shell) -> None:
    assert "\x1b" not in shell.error("\x1b[31m")[1]


def start_with_pipe(shell: Shell, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [BINARY, *FIXED, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(shell.home),
    )


def test_a_broken_pipe_is_quiet(shell: Shell) -> None:
    shell.start(input="".join(f"add {number} {'x' * 900}\n" for number in range(300)))
    process = start_with_pipe(shell, "-c", "list", "-c", "list", "-c", "export")
    assert process.stdout is not None and process.stderr is not None
    assert process.stdout.readline().startswith(b" ")
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) != 0


def test_a_full_disk_is_an_error(shell: Shell) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [BINARY, *FIXED, "-c", "projects"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(shell.home),
            text=True,
            timeout=60,
        )
    assert done.returncode == 1
    assert done.stderr == "taskcore: -c:1: The output cannot be written: No space left on device.\n"


def test_it_runs_in_any_locale(shell: Shell) -> None:
    for locale in ("C", "C.UTF-8", "xx_XX.nonsense"):
        done = shell.start("--db", ":memory:", "-c", "add Größe 漢字", "-c", "list", LC_ALL=locale)
        assert done.stdout.count("Größe 漢字") == 2


def test_it_asks_for_no_more_than_it_needs(shell: Shell) -> None:
    libraries = subprocess.run(["ldd", BINARY], capture_output=True, text=True, check=True).stdout
    names = {os.path.basename(line.split()[0]).split(".so")[0] for line in libraries.splitlines()}
    assert {"libtaskcore", "libreadline"} <= names
    assert not any(name.startswith("libswift") or "oundation" in name for name in names)
