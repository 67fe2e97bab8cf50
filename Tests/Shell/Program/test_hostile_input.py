"""Scripts and settings files that are broken, huge, or changed by several programs at once."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
from pathlib import Path

import pytest

from conftest import BINARY, Shell, environment


def test_a_byte_order_mark_says_nothing(shell: Shell, tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_bytes(b"\xef\xbb\xbfadd Sow\r\ncount\r\n")
    done = shell.start(script)
    assert (done.stdout, done.stderr) == ("Added 1: Sow\n1\n", "")
    settings = tmp_path / "settings"
    settings.write_bytes(b"\xef\xbb\xbfset format tsv\r\n")
    assert shell("list", options=("--config", str(settings))).splitlines()[1].startswith("1\t")


@pytest.mark.parametrize("line", ['add "Sow"', "add Sow \\"])
def test_a_command_of_many_lines_is_told_of_soon(shell: Shell, line: str) -> None:
    done = shell.start(input='add "Sow\n' + f"{line}\n" * 20_000 + '"\n', timeout=20)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("taskcore: stdin:1: A title ")


@pytest.mark.parametrize(
    "line",
    ["a \\", 'a "b', "a 'b", "Ann's", "a\\'", "a\\\\\\", 'a "\\"', "'a\\", "é'", '"a"\'b', "# 'a"],
)
def test_a_line_goes_on_when_a_quote_or_a_backslash_is_open(shell: Shell, line: str) -> None:
    goes_on = line not in ["Ann's", "a\\'", "é'", "# 'a"]
    done = shell.start(input=f"parse {line}\ncount\n" if line[0] != "#" else f"{line}\ncount\n")
    assert ("0\n" not in done.stdout.splitlines(keepends=True)) == goes_on


def test_a_file_without_lines_is_refused(shell: Shell) -> None:
    for arguments in (["/dev/zero"], ["--config", "/dev/zero", "count"]):
        done = shell.start(*arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == "taskcore: /dev/zero: A line is longer than 16 MB.\n"


@pytest.mark.parametrize("line", [b'set project "a\0b"', b"alias a list\0", b"set project \xff"])
def test_settings_are_text(shell: Shell, tmp_path: Path, line: bytes) -> None:
    settings = tmp_path / "settings"
    settings.write_bytes(b"set format csv\n" + line + b"\n")
    done = shell.start("--config", settings, "count")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"taskcore: {settings}:2:1: A line of this file is text in UTF-8, without NUL bytes.\n"
    )


def test_what_several_programs_save_at_once_is_all_kept(shell: Shell, tmp_path: Path) -> None:
    settings = tmp_path / "settings"
    settings.touch()
    program = [str(BINARY), "--config", str(settings), "alias", "--save"]
    running = [
        subprocess.Popen([*program, f"a{number}", "list"], env=environment(shell.home))
        for number in range(12)
    ]
    assert [process.wait(30) for process in running] == [0] * 12
    assert sorted(settings.read_text().splitlines()) == sorted(
        f"alias a{number} list" for number in range(12)
    )


def test_the_place_in_a_command_of_several_lines(shell: Shell) -> None:
    done = shell.start("-c", "add 'Sow\noats' '", "-c", "count")
    assert done.stderr == "taskcore: -c:1:16: The ' is not closed.\n"


def test_doctor_knows_a_store_that_is_not_made_yet(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch(0o600)
    done = shell.start("--db", tmp_path / "empty.db", "doctor")
    assert "It is empty yet: the first command makes it a store." in done.stdout
    done = shell.start("--db", tmp_path / "none.db", "--read-only", "doctor")
    assert done.returncode == 1
    assert "is not there, and nothing may be changed." in done.stdout


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_doctor_tells_of_what_cannot_be_reached(shell: Shell) -> None:
    shell("add One", "set --save pager no")
    settings = shell.home / ".config/taskcore"
    store = shell.home / ".local/share/taskcore"
    (settings / "config").chmod(0o200)
    store.chmod(0o500)
    done = shell.start("doctor")
    store.chmod(0o700)
    assert f"its folder cannot be written.\n           chmod u+wx {store}\n" in done.stdout
    assert f"chmod u+r {settings}/config\n" in done.stdout
    settings.chmod(0o600)
    assert f"chmod u+rwx {settings}\n" in shell.start("doctor").stdout
    settings.chmod(0o700)


def test_an_error_is_one_line(shell: Shell) -> None:
    assert shell.start("edit", "1", EDITOR="false").stderr.count(", or edit --from FILE") == 1


def test_objects_in_csv_are_json(shell: Shell) -> None:
    shell("add One", "done 1")
    rows = csv.DictReader(io.StringIO(shell("pulse insights --format csv"), newline=""))
    figures = [json.loads(row["figures"]) for row in rows]
    insights = json.loads(shell("pulse insights --format json"))
    assert figures and figures == [each["figures"] for each in insights]


def test_a_pipe_in_the_place_of_the_settings_is_not_waited_for(shell: Shell) -> None:
    folder = shell.home / ".config/taskcore"
    folder.mkdir(parents=True)
    os.mkfifo(folder / "config")
    assert shell.start("count", timeout=20).stdout == "0\n"
