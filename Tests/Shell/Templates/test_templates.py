"""Templates in the shell: `templates` and `template`."""

from __future__ import annotations

import json

from conftest import Shell


def test_a_template_is_saved_shown_used_and_undone(shell: Shell) -> None:
    shell("add Trip due:2026-12-24", "add Unpack due:2026-12-27T09:00", "move 2 under 1")
    assert shell("template save Holiday 1") == "Saved template Holiday of 2 tasks.\n"
    rows = json.loads(shell("template show Holiday --format json"))
    assert [(row["title"], row["depth"], row["due"]) for row in rows] == [
        ("Trip", 0, "0d"),
        ("Unpack", 1, "+3d 09:00"),
    ]
    assert (
        shell("template use holiday 2027-05-01")
        == "Made 2 tasks of template Holiday in project Inbox.\n"
    )
    assert "2027-05-01" in shell("list due:2027-05-01 --format csv")
    assert shell("undo").startswith("Undone: use a template for 2 tasks")
    assert shell("count") == "2\n"


def test_a_project_is_saved_and_made(shell: Shell) -> None:
    shell("project add Work", "add Report #Work", "template save Client --project Work")
    assert "in project Work 2." in shell("template use Client")
    assert "Report" in shell("list project:'Work 2'")
    assert json.loads(shell("templates --format json"))[0]["of"] == "project"
    shell("template rename Client Customer")
    assert "Customer" in shell("templates")
    assert shell("template delete Customer") == "Deleted template Customer.\n"
    assert shell("templates") == "No templates.\n"


def test_saving_under_a_known_name_saves_anew(shell: Shell) -> None:
    shell("add One", "add Two", "template save T 1", "template save t 2")
    assert "Two" in shell("template show T") and "One" not in shell("template show T")


def test_what_is_wrong_is_said(shell: Shell) -> None:
    shell("add One", "template save Trip 1")
    assert "Write the id of one task" in shell.error("template save Other")[1]
    assert "Did you mean" in shell.error("template use Tripp")[1]
    assert "is no day" in shell.error("template use Trip soonish")[1]
    assert "There is no task 9" in shell.error("template save Other 9")[1]
