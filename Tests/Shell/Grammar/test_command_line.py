"""A command as the program's arguments, and scripts: lines that go on, and going on after errors."""

from __future__ import annotations

import json
from pathlib import Path

import pexpect

from conftest import BINARY, FIXED, Shell, environment


def test_a_command_is_given_as_arguments(shell: Shell) -> None:
    done = shell.start("add", "Buy milk", "#Home", "!p1")
    assert done.stdout == "Added 1: Buy milk — new project Home, P1\n"
    (record,) = json.loads(shell.start("list", "--format", "json").stdout)
    assert (record["title"], record["project"], record["priority"]) == ("Buy milk", "Home", "P1")


def test_each_argument_is_one_word_as_it_is(shell: Shell) -> None:
    done = shell.start("add", "Read  'It' \\ twice", "notes:two words", "--", "#1")
    assert (done.returncode, done.stdout) == (0, "Added 1: Read  'It' \\ twice #1\n")


def test_options_of_the_program_stand_before_the_command(shell: Shell, tmp_path: Path) -> None:
    other = str(tmp_path / "other.db")
    shell.start("--db", other, "add", "One")
    assert shell.titles() == []
    assert "One" in shell.start("--db", other, "list", "--format", "csv").stdout
    done = shell.start("list", "--db", other)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "taskcore: There is no option “--db”.\n"


def test_errors_of_such_a_command_have_no_place(shell: Shell) -> None:
    done = shell.start("done", "9")
    assert (done.returncode, done.stderr) == (1, "taskcore: There is no task 9.\n")
    assert shell.start("list", "(").returncode != 0


def test_a_file_of_a_commands_name_is_given_with_its_folder(shell: Shell) -> None:
    shell.start("list")
    (shell.home / "add").write_text("list\nadd From the file\n")
    assert shell.start("./add").stdout == "No tasks.\nAdded 1: From the file\n"
    assert shell.start("--", "add").stdout.endswith("Added 2: From the file\n")
    assert shell.start("add", "One").stdout == "Added 3: One\n"


def test_a_mistyped_command_is_suggested(shell: Shell) -> None:
    done = shell.start("lst")
    assert done.returncode == 2
    assert done.stderr == "taskcore: lst: No such file or directory. Did you mean “list”?\n"
    done = shell.start("ad", "Buy milk")
    assert done.returncode == 2
    assert done.stderr.endswith("takes no more words. Did you mean “add”?\n")
    assert shell.start("-c", "list", "add", "One").returncode == 2


def test_a_command_can_be_asked_for_help(shell: Shell) -> None:
    assert shell.start("list", "#Home", "--help").stdout == shell("help list")
    assert shell("project ren --help", "add One") == shell("help project rename") + "Added 1: One\n"
    assert shell("add -- --help") == "Added 2: --help\n"


def test_what_is_piped_can_be_imported_by_such_a_command(shell: Shell, tmp_path: Path) -> None:
    shell("add One")
    exported = shell.start("export", "-").stdout
    done = shell.start("--db", tmp_path / "other.db", "import", "-", input=exported)
    assert done.stdout == "Imported 1 task: 1 added, 0 updated, 0 unchanged.\n"


def test_a_command_of_a_script_can_go_on_on_the_next_line(shell: Shell) -> None:
    script = "add One \\\n  #Home\nadd Two notes:'Two\nlines'\n# 'a comment\n\ndone 9\n"
    done = shell.start(input=script)
    assert done.stdout == "Added 1: One — new project Home\nAdded 2: Two\n"
    assert done.stderr == "taskcore: stdin:7: There is no task 9.\n"


def test_a_quote_that_nothing_closes_is_told_with_its_first_line(shell: Shell) -> None:
    done = shell.start(input="add One\nadd 'Two\nadd Three\n")
    assert (done.returncode, done.stdout) == (2, "Added 1: One\n")
    assert done.stderr == "taskcore: stdin:2:5: The ' is not closed.\n"


def test_a_script_goes_on_after_an_error_when_it_is_told_to(shell: Shell) -> None:
    done = shell.start("--keep-going", input="add One\ndone 9\nlst\nadd Two\n")
    assert (done.returncode, done.stdout) == (1, "Added 1: One\nAdded 2: Two\n")
    first, second = done.stderr.splitlines()
    assert first == "taskcore: stdin:2: There is no task 9."
    assert second.startswith("taskcore: stdin:3:1: There is no command “lst”.")
    done = shell.start("--keep-going", "-c", "lst", "-c", "done 9")
    assert done.returncode == 2


def test_yes_answers_what_would_be_asked(shell: Shell) -> None:
    shell(*(f"add Task {number}" for number in range(12)))
    assert shell("rm 1-12", options=("--yes",)) == "Deleted 12 tasks.\n"


def test_ctrl_c_ends_a_long_import_of_a_script_cleanly(shell: Shell) -> None:
    shell("add One")
    task = {"status": "pending", "entry": "20261220T080000Z", "description": "Sow"}
    tasks = [{**task, "uuid": f"00000000-0000-4000-8000-{number:012d}"} for number in range(40_000)]
    (shell.home / "many.json").write_text(json.dumps(tasks))
    process = pexpect.spawn(
        str(BINARY),
        [*FIXED, "--keep-going", "-c", "import many.json", "-c", "add Two"],
        env=environment(shell.home),
        cwd=str(shell.home),
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=60,
    )
    process.expect_exact("Importing")
    process.sendintr()
    process.expect(pexpect.EOF)
    process.close()
    assert process.exitstatus == 130
    assert process.before.endswith("\r\x1b[Ktaskcore: -c:1: Interrupted.\r\n")
    assert shell.titles() == ["One"]


def test_a_quiet_program_shows_no_progress(shell: Shell) -> None:
    task = {"status": "pending", "entry": "20261220T080000Z", "description": "Sow"}
    tasks = [{**task, "uuid": f"00000000-0000-4000-8000-{number:012d}"} for number in range(9_000)]
    shell.home.mkdir(exist_ok=True)
    (shell.home / "many.json").write_text(json.dumps(tasks))
    shown = pexpect.run(
        f"{BINARY} --quiet import many.json", env=environment(shell.home), cwd=str(shell.home)
    )
    assert shown == b""
