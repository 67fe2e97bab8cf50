"""Sections of projects."""

from __future__ import annotations

import json

from conftest import Shell


def test_a_board_of_sections(shell: Shell) -> None:
    shell("project add Website", "section add Website Doing")
    assert shell("section add Website Done") == "Added section Done to Website.\n"
    shell("add Write #Website", "edit 1 section:doing", "add Plan project:Website section:Done")
    assert shell("sections Website") == (
        "Id  Project  Section  Open  Completed\n"
        " 1  Website  Doing       1          0\n"
        " 2  Website  Done        1          0\n"
    )
    assert shell("section move Website Done top") == "Moved section Done.\n"
    listed = shell("list group:section")
    assert listed.index("Done") < listed.index("Plan") < listed.index("Doing")
    assert "Section             Doing\n" in shell("show 1")
    assert "Write" in shell("list section:doing")
    assert shell("section rename Website Doing Now") == "Renamed section Doing to Now.\n"
    assert shell("section delete Website now") == "Deleted section Now.\n"
    assert shell("undo") == "Undone: delete sections\n"
    assert [each["name"] for each in json.loads(shell("sections --format json"))] == ["Done", "Now"]
    assert "no section" in shell.error("edit 1 section:Later")[1]
    assert "no section" in shell.error("section delete Website Later")[1]


def test_the_words_of_a_task_name_its_section(shell: Shell) -> None:
    shell("project add Garden", "section add Garden Beds", "section add Garden 'Old trees'")
    assert "Section             Old trees\n" in shell("parse Prune #Garden section:'old trees'")
    parsed = shell.record("parse Prune #Garden section:beds")
    assert (parsed["title"], parsed["section"]) == ("Prune", "Beds")
    shell("add Prune section:beds #Garden")
    assert shell.titles("section:Beds") == ["Prune"]
