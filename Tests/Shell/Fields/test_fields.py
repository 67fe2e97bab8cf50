"""Own fields: declaring them, values of tasks and events, lists and completion."""

from __future__ import annotations

import json

from conftest import Shell, Terminal


def test_fields_are_declared_changed_and_deleted(shell: Shell) -> None:
    assert shell("field add effort number --label 'Story points'") == "Added field effort.\n"
    shell("field add stage choice --choices 'idea, draft,ready'", "field add link --events")
    assert shell("fields") == (
        "Id  Field   Label         Kind    Of      Values  Choices\n"
        " 1  effort  Story points  number  tasks        0\n"
        " 2  stage   stage         choice  tasks        0  idea, draft, ready\n"
        " 3  link    link          text    events       0\n"
    )
    assert shell("field rename stage step") == "Renamed field stage to step.\n"
    assert shell("field label step Phase") == "Labelled field step.\n"
    assert shell("field choices step idea,done") == "Changed field step.\n"
    shell("field move link top")
    assert [each["name"] for each in json.loads(shell("fields --format json"))] == [
        "link",
        "effort",
        "step",
    ]
    assert shell("field delete step") == "Deleted field step.\n"
    assert shell("undo") == "Undone: delete own fields\n"
    assert shell.error("field label mood x")[1].startswith("There is no own field “mood”.")
    assert "lowercase letters" in shell.error("field add Effort")[1]
    assert "is no kind of field" in shell.error("field add effect colour")[1]


def test_tasks_have_values_in_tables_and_queries(shell: Shell) -> None:
    shell(
        "field add effort number",
        "field add spent duration --label Spent",
        "field add review date",
        "add Write the talk effort:3 spent:1h30m review:2026-12-24",
        "add Pay rent",
        "edit 2 effort:1",
    )
    assert shell.titles("effort>2") == ["Write the talk"]
    assert shell.titles("sort:effort has:effort") == ["Pay rent", "Write the talk"]
    table = shell("list spent:1h30m")
    assert "effort" in table and "Spent" in table and "1h30m" in table
    assert "effort" not in shell("list effort:none")
    assert "effort: 3; Spent: 1 h 30 min; review:" in " ".join(shell("show 1").split())
    assert shell.record("show 1")["field_values"] == {
        "effort": "3",
        "spent": "5400",
        "review": "2026-12-24",
    }
    shell("edit 1 effort:none")
    assert shell.titles("effort:any") == ["Pay rent"]
    assert "is no value of the field" in shell.error("edit 1 effort:many")[1]
    assert "is no duration" in shell.error("edit 1 spent:long")[1]
    assert shell("field delete effort --with-values --yes") == "Deleted field effort.\n"
    assert shell.error("list effort:1")[0] != 0


def test_events_have_values(shell: Shell) -> None:
    shell("field add link --events")
    shell("event add Review 2026-12-24 10:00 --field 'link=Room 4'")
    assert "Room 4" in shell("event show 1")
    shell("event edit 1 --field link=none")
    assert "Room 4" not in shell("event show 1")
    assert "no own field" in shell.error("event edit 1 --field mood=x")[1]
    assert "NAME=VALUE" in shell.error("event edit 1 --field link")[1]


def test_fields_are_completed(shell: Shell, terminal: Terminal) -> None:
    terminal.run("field add effort number --label Points")
    terminal.run("field add stage choice --choices idea,draft")
    assert terminal.complete("add eff") == "add effort:"
    assert terminal.complete("list stage:d") == "list stage:draft "
    assert terminal.complete("list sort:eff") == "list sort:effort "
    assert terminal.complete("field rename eff") == "field rename effort "
