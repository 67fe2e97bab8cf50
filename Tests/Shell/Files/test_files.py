"""Import and export."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conftest import Shell, Terminal

TASKWARRIOR: list[dict[str, Any]] = [
    {
        "uuid": "b3a1f7a6-3f3b-4b0e-8a65-0e7f3a1c2d4e",
        "description": "Pay rent",
        "status": "pending",
        "entry": "20261201T080000Z",
        "project": "Home",
        "tags": ["bank"],
        "priority": "H",
    },
    {
        "uuid": "6f1d2c3b-4a59-4687-9a0b-c1d2e3f4a5b6",
        "description": "Buy milk",
        "status": "completed",
        "entry": "20261202T080000Z",
        "end": "20261203T080000Z",
    },
]


@pytest.fixture
def filled(shell: Shell) -> Shell:
    shell(
        "add Pay rent #Home +bank !p1 due:2026-12-24 * notes:cash",
        "add 'Größe 漢字' due:2026-12-24T17:00",
        "add Gone",
        "done 2",
        "rm 3",
    )
    return shell


def listing(shell: Shell, *options: str) -> list[dict[str, object]]:
    """All tasks, without what belongs to one store only."""
    tasks = json.loads(shell("list status:any --format json", options=options))
    return [
        {name: value for name, value in task.items() if name not in ("id", "project_id")}
        for task in tasks
    ]


def test_what_is_exported_can_be_imported(filled: Shell, tmp_path: Path) -> None:
    file = tmp_path / "tasks.json"
    assert filled(f"export {file}") == f"Exported to {file}.\n"

    other = ("--db", str(tmp_path / "other.db"))
    said = filled(f"import {file}", options=other)
    assert said == "Imported 3 tasks: 3 added, 0 updated, 0 unchanged.\n"
    assert listing(filled, *other) == listing(filled)
    assert filled("undo", options=other).startswith("Undone: import 3 tasks")


def test_an_import_brings_known_tasks_up_to_date(filled: Shell) -> None:
    filled("export tasks.json")
    said = filled("import tasks.json")
    assert said == "Imported 3 tasks: 0 added, 0 updated, 3 unchanged.\n"

    filled("edit 1 Changed", "import --file-wins tasks.json")
    assert filled.titles() == ["Pay rent"]


def test_an_export_goes_to_standard_output(filled: Shell) -> None:
    filled("export tasks.json")
    exported = (filled.home / "tasks.json").read_text()
    assert json.loads(exported)["format"] == "taskcore"
    assert filled("export") == exported
    assert filled("export -") == exported
    assert filled("export --format json -") == exported


def test_an_export_tells_what_its_format_cannot_say(filled: Shell) -> None:
    done = filled.start("-c", "export --format todo.txt")
    assert done.stderr.splitlines() == [
        "taskcore: Left out: notes of 1 task, which this format cannot say.",
        "taskcore: Left out: favourite of 1 task, which this format cannot say.",
    ]
    assert filled.start("-c", "export --format csv").stderr == ""


def test_an_import_comes_from_standard_input(filled: Shell, tmp_path: Path) -> None:
    exported = filled("export")
    done = filled.start("--db", ":memory:", "-c", "import -", "-c", "list", input=exported)
    assert done.stdout.startswith("Imported 3 tasks: 3 added")
    assert "Pay rent" in done.stdout


def test_an_import_comes_from_a_pipe_with_a_name(filled: Shell, tmp_path: Path) -> None:
    exported = filled("export")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=[exported])
    writer.start()
    assert filled(f"import {pipe}", options=("--db", ":memory:")).startswith("Imported 3 tasks")
    writer.join()


def test_commands_and_an_import_cannot_share_standard_input(shell: Shell) -> None:
    done = shell.start(input="add One\nimport -\nadd Two\n")
    assert done.returncode == 2
    assert done.stderr.startswith("taskcore: stdin:2: Standard input has the commands")


@pytest.mark.parametrize("options", ["", "--format taskwarrior"])
def test_taskwarriors_json_is_imported_and_exported(shell: Shell, options: str) -> None:
    file = shell.home / "export.json"
    shell("list")
    file.write_text("\n " + json.dumps(TASKWARRIOR))

    said = shell(f"import {options} ~/export.json")
    assert said == "Imported 2 tasks: 2 added, 0 updated, 0 unchanged.\n"
    pay, buy = listing(shell)
    assert (pay["title"], pay["project"], pay["tags"]) == ("Pay rent", "Home", ["bank"])
    assert (buy["title"], buy["status"]) == ("Buy milk", "completed")

    exported = {task["uuid"]: task for task in json.loads(shell("export --format taskwarrior"))}
    for task in TASKWARRIOR:
        assert task.items() <= exported[task["uuid"]].items()


@pytest.mark.parametrize(
    ("name", "format", "first"),
    [
        ("tasks.csv", "csv", "uid,title,"),
        ("TODO.TXT", "todo.txt", "(B) 2026-12-20 Pay rent"),
        ("tasks.json", "json", '{"format":"taskcore"'),
    ],
)
def test_the_name_of_a_file_tells_its_format(
    shell: Shell, tmp_path: Path, name: str, format: str, first: str
) -> None:
    shell("add Pay rent #Home @bank !p1 2026-12-24", "add Call Ann")
    file = tmp_path / name
    shell(f"export {file}")
    assert file.read_text().replace(" ", "").startswith(first.replace(" ", ""))
    assert shell(f"export --format {format}") == file.read_bytes().decode()

    other = ("--db", str(tmp_path / "other.db"))
    assert shell(f"import {file}", options=other).startswith("Imported 2 tasks: 2 added")
    assert shell("list sort:title", options=other).count("\n") == 3
    assert shell(f"import {file}") == "Imported 2 tasks: 0 added, 0 updated, 2 unchanged.\n"

    said = shell.start(*other, "-c", f"import --format {format} -", input=file.read_bytes())
    assert said.stdout == "Imported 2 tasks: 0 added, 0 updated, 2 unchanged.\n"


def test_a_tilde_is_the_users_folder_unless_it_is_quoted(filled: Shell) -> None:
    filled("export ~/a.json", "export '~b.json'")
    assert (filled.home / "a.json").exists()
    assert (filled.home / "~b.json").exists()


def test_what_is_malformed_is_told_with_its_place(shell: Shell) -> None:
    file = shell.home / "bad.json"
    shell("add One")
    file.write_text('[\n{"uuid": 3}]')
    status, message = shell.error("import bad.json")
    assert status == 1
    assert message.startswith("bad.json:2:10: ")

    file.write_text('{"format":"taskcore","version":1,"tasks":[')
    status, message = shell.error("import bad.json")
    assert status == 1
    assert message.startswith("bad.json:1:")
    assert shell.titles("status:any") == ["One"]

    file.write_text(json.dumps([TASKWARRIOR[0], {"uuid": "x"}]))
    done = shell.start("-c", "import bad.json")
    assert done.stdout.endswith("1 added, 0 updated, 0 unchanged; 1 component left out.\n")
    assert done.stderr.startswith("taskcore: bad.json:1: ")


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_taskwarriors_objects_may_come_line_by_line(shell: Shell, mark: str) -> None:
    shell("list")
    # A field of somebody's own does not make it another format.
    tasks = [{"format": "paper", **TASKWARRIOR[0]}, TASKWARRIOR[1]]
    lines = "".join(json.dumps(task) + "\n" for task in tasks)
    (shell.home / "export.json").write_text(mark + lines)
    said = shell("import export.json")
    assert said == "Imported 2 tasks: 2 added, 0 updated, 0 unchanged.\n"


def test_the_format_of_an_object_is_told_by_its_first_member(shell: Shell) -> None:
    shell("list")
    task = {**TASKWARRIOR[0], "format": "taskcore"}
    (shell.home / "export.json").write_text(json.dumps(task))
    assert shell("import export.json").startswith("Imported 1 task: 1 added")


def test_a_byte_order_mark_and_blanks_hide_no_format(filled: Shell) -> None:
    content = json.loads(filled("export"))
    (filled.home / "tasks.json").write_text("\ufeff\n" + json.dumps(content, indent=2))
    assert filled("import tasks.json").startswith("Imported 3 tasks: 0 added")


@pytest.mark.parametrize("content", ["", "   ", "tasks", "\ufeff", "\x00\xff"])
def test_a_file_of_no_known_format_is_refused(shell: Shell, content: str) -> None:
    shell("list")
    (shell.home / "file").write_text(content)
    status, message = shell.error("import file")
    assert (status, message) == (
        1,
        "file:1:1: The beginning of the text shows no format: say which one it is in.",
    )


def test_other_programs_files_are_found_by_what_they_hold(shell: Shell) -> None:
    shell("list")
    (shell.home / "a.csv").write_text("Aufgabe;Fällig am;Zimmer\nPay rent;2026-12-24;Kitchen\n")
    done = shell.start("-c", "import a.csv")
    assert done.stdout == "Imported 1 task: 1 added, 0 updated, 0 unchanged.\n"
    assert done.stderr.splitlines() == [
        "taskcore: a.csv:2: row: “Zimmer” has no place here: it was only kept.",
        "taskcore: a.csv: 1 value of “Zimmer” is kept for exports to this format.",
    ]
    (shell.home / "b").write_text("* TODO Tidy up\n")
    assert shell("import b").startswith("Imported 1 task: 1 added")
    assert shell("import --format org b").startswith("Imported 1 task: 0 added")
    assert sorted(shell.titles()) == ["Pay rent", "Tidy up"]
    assert shell.error("export --format org -")[0] == 2


def test_the_format_that_is_said_outweighs_the_content(filled: Shell) -> None:
    filled("export tasks.json")
    assert filled.error("import --format taskwarrior tasks.json")[0] == 1


def test_a_file_that_cannot_be_read_or_written_is_an_error(filled: Shell) -> None:
    assert filled.error("import nowhere.json") == (1, "nowhere.json: No such file or directory.")
    assert filled.error("import /") == (1, "/: Is a directory.")
    assert filled.error("export nowhere/tasks.json")[0] == 1
    assert filled.error("import --format xml tasks.json")[0] == 2


@pytest.mark.parametrize("command", ["import ''", "export ''"])
def test_the_name_of_a_file_must_not_be_empty(shell: Shell, command: str) -> None:
    assert shell.error(command) == (2, "The name of a file must not be empty.")


def test_a_pipe_shows_no_progress(filled: Shell) -> None:
    done = filled.start("-c", "export tasks.json", "-c", "import tasks.json")
    assert done.stderr == ""


def test_a_terminal_shows_progress_and_takes_it_away(
    shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    tasks = [
        {**TASKWARRIOR[0], "uuid": f"00000000-0000-4000-8000-{number:012d}"}
        for number in range(20_000)
    ]
    terminal = open_terminal()
    (shell.home / "many.json").write_text(json.dumps(tasks))

    shown = terminal.run("import many.json")
    assert "\rImporting █" in shown and " tasks\x1b[K" in shown
    assert shown.endswith("\r\x1b[KImported 20000 tasks: 20000 added, 0 updated, 0 unchanged.\n")
    shown = terminal.run("export --format taskwarrior out.json")
    assert shown.endswith("Exported to out.json.\n")
    assert len(json.loads((shell.home / "out.json").read_text())) == 20_000


def test_ctrl_c_ends_an_import_and_nothing_of_it_stays(
    shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    tasks = [
        {**TASKWARRIOR[0], "uuid": f"00000000-0000-4000-8000-{number:012d}"}
        for number in range(50_000)
    ]
    terminal = open_terminal()
    (shell.home / "many.json").write_text(json.dumps(tasks))

    terminal.type("import many.json\r")
    terminal.process.expect_exact("Importing")
    terminal.type("\x03")
    assert terminal.wait().endswith("taskcore: Interrupted.\n")
    assert terminal.run("list status:any") == "No tasks.\n"


CALENDAR = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VTODO
UID:sow
SUMMARY:Sow
DUE:soon
END:VTODO
BEGIN:VEVENT
UID:review
SUMMARY:Review
DTSTART:20261221T090000Z
DTEND:20261221T100000Z
END:VEVENT
BEGIN:VJOURNAL
UID:diary
END:VJOURNAL
END:VCALENDAR
"""


@pytest.mark.parametrize("name", ["garden.ics", "garden"])
def test_what_is_wrong_in_a_calendar_is_told(shell: Shell, name: str) -> None:
    shell("list")
    (shell.home / name).write_text(CALENDAR)
    done = shell.start("-c", f"import {name}")
    assert done.returncode == 0
    assert done.stdout.startswith("Imported 1 task: 1 added, 0 updated, 0 unchanged; 1 event: 1 ")
    assert done.stderr.splitlines()[0] == (
        f"taskcore: {name}:7: VTODO: “soon” of DUE is no time. It was left out."
    )
    assert done.stderr.splitlines()[1].startswith(f"taskcore: {name}:15: VJOURNAL: ")
    assert shell.titles() == ["Sow"]


def test_a_calendar_comes_back_as_it_went(shell: Shell) -> None:
    shell("add Pay rent every 31st remind:-1h #Home +bank", "export tasks.ics")
    text = (shell.home / "tasks.ics").read_bytes().decode()
    assert text.startswith("BEGIN:VCALENDAR\r\n") and "SUMMARY:Pay rent\r\n" in text
    assert shell("export --format icalendar") == text
    assert shell("import tasks.ics") == "Imported 1 task: 0 added, 0 updated, 1 unchanged.\n"
    shell("rm 1", "purge 1 --yes", "import --file-wins tasks.ics")
    (task,) = json.loads(shell("list --format json"))
    assert (task["title"], task["repeat_words"]) == ("Pay rent", "every 31st")


def test_a_calendar_without_its_end_is_refused_as_a_whole(shell: Shell) -> None:
    shell("list")
    (shell.home / "half.ics").write_text(CALENDAR.partition("BEGIN:VJOURNAL")[0])
    status, message = shell.error("import half.ics")
    assert (status, message[:9]) == (1, "half.ics:")
    assert shell.titles() == []


def test_what_a_newer_file_says_is_kept_and_told(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "newer.json"
    file.write_text(
        '{"format":"taskcore","version":1,"tasks":[{"uid":"a","title":"A","mood":"good"}],'
        '"dreams":[{"text":"Flying"}]}'
    )
    done = shell.start("-c", f"import {file}")
    assert done.returncode == 0
    assert "“mood” of tasks means nothing to this version" in done.stderr
    assert "The array “dreams” means nothing to this version" in done.stderr
    shell(f"export {tmp_path / 'copy.json'}")
    copy = json.loads((tmp_path / "copy.json").read_text())
    assert copy["tasks"][0]["mood"] == "good" and copy["dreams"] == [{"text": "Flying"}]


def test_a_word_of_a_newer_version_is_kept(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "newer.json"
    path.write_text(
        '{"format":"taskcore","version":1,"projects":[{"name":"Work"}],'
        '"tasks":[{"uid":"a","title":"A","priority":"P9"}]}'
    )
    done = shell.start("-c", f"import {path}")
    assert done.returncode == 0
    assert "it is read as “P2”, kept, and written out again" in done.stderr
    assert '"priority":"P9"' in shell("export")
    shell("edit 1 !p1")
    assert '"priority":"P1"' in shell("export")
    assert json.loads(shell("projects --format json"))[1]["parent_id"] is None
