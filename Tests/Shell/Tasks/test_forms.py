"""Tasks are changed in the user's editor, in a form that people can read."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import BINARY, PROMPT, Shell, Terminal


@pytest.fixture
def tasks(shell: Shell) -> Shell:
    shell(
        "add Pay rent #Home @bank !p1 due:2026-12-24T17:00 remind:-1h notes:'two bills'",
        "add Sow beans estimate:1h30m repeat:'every monday' url:https://beans.example",
        "add Rest",
    )
    return shell


def editor(home: Path, script: str) -> str:
    """An editor that does what a script of sh says to the file `$1`."""
    path = home / "my editor"
    path.write_text(f'#!/bin/sh\ncp "$1" {home}/seen\n{script}\n')
    path.chmod(0o755)
    return f"'{path}'"


def changing(what: str, into: str) -> str:
    return f"sed -i 's|{what}|{into}|' \"$1\""


Open = Callable[..., Terminal]


def test_the_form_says_all_of_a_task(tasks: Shell, open_terminal: Open) -> None:
    terminal = open_terminal(VISUAL=editor(tasks.home, "true"))
    assert terminal.run("edit 1") == "Nothing was changed.\n"
    form = (tasks.home / "seen").read_text()
    assert form.startswith("# Change what is after the colons")
    assert form.endswith(
        "=== Task 1 ===\nTitle: Pay rent\nProject: Home\nTags: bank\nPriority: P1\n"
        "Favourite: no\nDue: 2026-12-24 17:00\nStart:\nPlanned:\nUntil:\nSlot: morning\nRepeat:\n"
        "Reminders: due-1h\nEstimate:\nRate:\nAddress:\n--- Notes ---\ntwo bills\n"
    )
    assert terminal.run("undo") == "Undone: add 3: Rest\n"


@pytest.mark.parametrize(
    ("field", "written", "shown"),
    [
        ("Title: Pay rent", "Title: Pay the rent", '"title":"Pay the rent"'),
        ("Project: Home", "project:Garden", '"project":"Garden"'),
        ("Tags: bank", "Tags: shop, money", '"tags":["money","shop"]'),
        ("Priority: P1", "Priority:", '"priority":"none"'),
        ("Favourite: no", "Favourite: yes", '"favourite":true'),
        ("Due: .*", "Due: tomorrow", '"due":"2026-12-21"'),
        ("Due: .*", "Due:", '"due":null'),
        ("Slot: .*", "Slot: evening", '"slot":"evening"'),
        ("Repeat:", "Repeat: every month", '"repeat_words":"every month'),
        ("Reminders: .*", "Reminders: -1d, start", '"reminders":["start","due-1d"]'),
        ("Estimate:", "Estimate: 2h", '"estimated_duration":7200'),
        ("two bills", "# Bills\\n\\\\=== 2 ===", '"notes":"# Bills\\n=== 2 ==="'),
        ("two bills", "", '"notes":""'),
    ],
)
def test_what_is_changed_in_the_form_is_changed(
    tasks: Shell, open_terminal: Open, field: str, written: str, shown: str
) -> None:
    terminal = open_terminal(VISUAL=editor(tasks.home, changing(f"^{field}$", written)))
    assert terminal.run("edit 1").startswith("Changed 1: Pay")
    assert shown in tasks("show 1 --format json")


def test_a_form_explains_itself_in_the_language_of_its_reader(
    tasks: Shell, open_terminal: Open
) -> None:
    tasks("set language fr")
    terminal = open_terminal(VISUAL=editor(tasks.home, "true"))
    assert terminal.run("edit 2") == "Rien n’a été modifié.\n"
    form = (tasks.home / "seen").read_text()
    assert form.startswith("# Modifiez ce qui suit les deux-points")
    assert "#   Repeat     le dernier vendredi de chaque mois\n" in form
    assert "\nTitle: Sow beans\n" in form and "\nRepeat: tous les lundis\n" in form
    change = changing("^Repeat: .*", "Repeat: le dernier vendredi de chaque mois")
    terminal = open_terminal(VISUAL=editor(tasks.home, change))
    terminal.run("edit 2")
    assert '"repeat_words":"every last Friday of the month"' in tasks("show 2 --format json")


def test_several_tasks_are_changed_at_once(tasks: Shell, open_terminal: Open) -> None:
    terminal = open_terminal(EDITOR=editor(tasks.home, changing("^Project: .*", "Project: Club")))
    assert terminal.run("edit 1-3") == "Changed 3 tasks.\n"
    assert tasks.titles("#Club") == ["Pay rent", "Sow beans", "Rest"]


def test_a_task_is_added_with_an_empty_form(tasks: Shell, open_terminal: Open) -> None:
    terminal = open_terminal(VISUAL=editor(tasks.home, changing("^Title:", "Title: Dance!")))
    assert terminal.run("add") == "Added 4: Dance!\n"
    terminal = open_terminal(VISUAL="true")
    assert terminal.run("add") == "Nothing was changed.\n"


def test_what_another_process_changes_meanwhile_stays(tasks: Shell, open_terminal: Open) -> None:
    script = f"{BINARY} -c 'edit 1 +new !p0'\n" + changing("Pay rent", "Pay")
    terminal = open_terminal(VISUAL=editor(tasks.home, script))
    assert terminal.run("edit 1").endswith("Changed 1: Pay\n")
    shown = tasks("show 1 --format json")
    assert '"tags":["bank","new"]' in shown and '"priority":"P0"' in shown


def test_what_cannot_be_read_is_told_and_edited_again(tasks: Shell, open_terminal: Open) -> None:
    script = "if grep -q '^#!' \"$1\"; then sed -i 's|someday|tomorrow|' \"$1\"; "
    script += "else sed -i 's|^Due: 2026.*|Due: someday|; s|^Title: Pay.*|Title: Pay|' \"$1\"; fi"
    terminal = open_terminal(VISUAL=editor(tasks.home, script))
    terminal.type("edit 1\r")
    terminal.process.expect_exact("Edit the form again? [Y/n] ")
    line = terminal.shown().split("taskcore: Line ")[1]
    number = int(line.split(":")[0])
    assert "“someday” is no date." in line
    terminal.type("\r")
    assert terminal.wait().endswith("Changed 1: Pay\n")
    form = (tasks.home / "seen").read_text().splitlines()
    assert form[0].startswith(f"#! Line {number}: “someday” is no date.")
    assert form[number - 1] == "Due: someday"


def test_a_form_that_is_left_is_kept_and_taken_up_again(tasks: Shell, open_terminal: Open) -> None:
    before = tasks("export -")
    terminal = open_terminal(
        VISUAL=editor(tasks.home, "sed -i 's|^Due:.*|Due: someday|; s|^Title: .*|&!|' \"$1\"")
    )
    terminal.type("edit 1,3\r")
    terminal.process.expect_exact("[Y/n] ")
    terminal.type("n\r")
    kept = tasks.home / ".local/state/taskcore/form-1.txt"
    assert f"the form is kept. “edit --from {kept}” takes it up again." in terminal.wait().replace(
        "\n", " "
    )
    assert tasks("export -") == before
    assert kept.read_text().count("someday") == 2

    refused = tasks.start("-c", f"edit --from {kept}")
    assert refused.returncode == 2
    assert refused.stderr.count("“someday” is no date.") == 2
    assert refused.stderr.startswith(f"taskcore: {kept}:")
    assert tasks("export -") == before
    kept.write_text(kept.read_text().replace("someday", "tomorrow"))
    assert tasks(f"edit --from {kept}") == "Changed 2 tasks.\n"
    assert tasks.titles("due:tomorrow") == ["Pay rent!", "Sow beans", "Rest!"]


def test_all_or_nothing_is_changed(tasks: Shell) -> None:
    form = tasks.home / "form.txt"
    form.write_text("=== Task 3 ===\nTitle: New\n=== Task 1 ===\nAddress: no address\n")
    before = tasks("list --format json")
    refused = tasks.start("-c", "edit --from form.txt")
    assert refused.returncode == 2
    assert refused.stderr.startswith("taskcore: form.txt:3: ")
    assert tasks("list --format json") == before


def test_all_that_the_tasks_would_be_refused_for_is_told_at_once(tasks: Shell) -> None:
    form = tasks.home / "form.txt"
    title = "x" * 2000
    form.write_text(
        f"=== Task 3 ===\nTitle: {title}\nAddress: no address\n=== Task 1 ===\nAddress: nor this\n"
    )
    before = tasks("list --format json")
    refused = tasks.start("-c", "edit --from form.txt")
    lines = [line.split(": ")[1] for line in refused.stderr.splitlines()[:3]]
    assert lines == ["form.txt:1", "form.txt:1", "form.txt:4"]
    assert tasks("list --format json") == before


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("Title: x\n", "form.txt:1: “Title: x” is before the first task."),
        ("=== Task 1 ===\nTitel: x\n", "form.txt:2: “Titel: x” is no field. Did you mean “Title”?"),
        ("=== Task 1 ===\nDue:\nDue:\n", "form.txt:3: Due is there twice."),
        ("=== Task 1 ===\n=== Task 1 ===\n", "form.txt:2: Task 1 is there twice."),
        ("=== One ===\n", "form.txt:1: “=== One ===” is no task of the form."),
        ("=== Task 1 ===\nTitle:\n", "form.txt:2: A title must not be empty."),
        ("=== Task 1 ===\nFavourite: perhaps\n", "form.txt:2: Favourite is yes or no"),
        ("=== New task ===\nDue: today\n", "form.txt:1: A task has a title."),
        ("=== Task 9 ===\nTitle: x\n", "There is no task 9."),
    ],
)
def test_a_form_that_is_wrong_is_refused_with_the_line(tasks: Shell, form: str, said: str) -> None:
    (tasks.home / "form.txt").write_text(form)
    refused = tasks.start("-c", "edit --from form.txt")
    assert refused.returncode != 0
    assert said in refused.stderr


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("false", "The editor “false” failed with status 1. Nothing was changed."),
        ("no-such-editor", "There is no editor “no-such-editor”."),
    ],
)
def test_an_editor_that_fails_changes_nothing(
    tasks: Shell, open_terminal: Open, command: str, said: str
) -> None:
    terminal = open_terminal(VISUAL=command)
    assert said in terminal.run("edit 1")
    assert terminal.run("count") == "3\n"


def test_nothing_is_left_of_the_editors_files(tasks: Shell, open_terminal: Open) -> None:
    folder = tasks.home / "tmp"
    folder.mkdir()
    terminal = open_terminal(VISUAL=editor(tasks.home, 'touch "$1~"'), TMPDIR=str(folder))
    terminal.run("edit 1")
    assert os.listdir(folder) == []


def test_a_script_opens_no_editor(tasks: Shell) -> None:
    assert tasks.error("edit 1")[0] == 2
    assert tasks.error("add")[0] == 2
    assert tasks.error("edit 1 --from x")[0] == 2


def test_the_prompt_is_as_before_after_the_editor(tasks: Shell, open_terminal: Open) -> None:
    terminal = open_terminal(VISUAL=editor(tasks.home, "stty -echo -icanon"))
    terminal.run("edit 1")
    assert terminal.run("count") == "3\n"
    assert PROMPT not in terminal.shown()
