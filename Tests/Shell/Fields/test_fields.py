"""Own fields: declaring them, values of tasks and events, lists and completion."""

from __future__ import annotations

import json
from collections.abc import Callable

from conftest import Shell, Terminal

Open = Callable[..., Terminal]


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


def test_events_have_values_by_words_and_are_listed_by_them(shell: Shell) -> None:
    shell(
        "field add room --events",
        "field add seats number --events",
        "field add visit date --events",
        "field add effort number",
        "event add Review 2026-12-24 10:00 room:'Blue room' seats:12",
        "event add Call 2026-12-24 12:00 seats:3 visit:tomorrow",
        "event add Rest 2026-12-24 14:00 mood:good",
    )

    def events(options: str) -> list[str]:
        return [each["title"] for each in json.loads(shell(f"events --format json {options}"))]

    assert events("") == ["Review", "Call", "Rest mood:good"]
    assert events("--field 'room=blue room'") == ["Review"]
    assert events("--field room:'Blue room' --field seats>3") == ["Review"]
    assert events("--field 'seats:3 or seats:none'") == ["Call", "Rest mood:good"]
    assert events("--field visit:tomorrow") == ["Call"]
    assert shell("events --field seats:99") == "No events.\n"
    shell("event edit 1 room:none seats:14")
    assert shell.record("event show 1")["field_values"] == {"seats": "14"}
    assert "no own field “mood”" in shell.error("events --field mood:x")[1]
    assert "is not a number" in shell.error("events --field seats:many")[1]
    assert "no own field of tasks" in shell.error("event add X tomorrow 16:00 effort:3")[1]
    assert "is no value of the field" in shell.error("event edit 1 seats:many")[1]


def test_lines_of_a_file_and_parse_understand_fields(shell: Shell) -> None:
    shell("field add effort number", "field add spent duration")
    (shell.home / "lines").write_text("A Effort:3 spent:1h30m\nB effort:many\n")
    shell("add --file lines")
    assert shell.titles("effort:3 spent:90m") == ["A"]
    assert shell.titles("effort:none") == ["B effort:many"]
    assert "Fields" in shell("parse C effort:2 spent:2h")
    assert "effort: 2; spent: 2h" in shell("parse C effort:2 spent:2h")
    parsed = json.loads(shell("parse --format json C EFFORT:2"))[0]
    assert (parsed["title"], parsed["field_values"]) == ("C", {"effort": "2"})
    assert json.loads(shell("parse --format json C"))[0]["field_values"] is None


def test_fields_are_lines_of_the_form(shell: Shell, open_terminal: Open) -> None:
    shell(
        "field add effort number",
        "field add stage choice --choices idea,draft",
        "field add review date",
        "field add spent duration",
        "field add address",
        "add A effort:3 stage:idea review:2026-12-24T17:00 spent:1h30m address:Here url:https://a.example",
    )

    def edit(script: str) -> str:
        path = shell.home / "editor"
        path.write_text(f'#!/bin/sh\ncp "$1" {shell.home}/seen\n{script}\n')
        path.chmod(0o755)
        return open_terminal(VISUAL=str(path)).run("edit 1")

    assert edit("true") == "Nothing was changed.\n"
    form = (shell.home / "seen").read_text()
    assert (
        "Address: https://a.example\neffort: 3\nstage: idea\nreview: 2026-12-24 17:00\n"
        "spent: 1h30m\naddress: Here\n--- Notes ---\n"
    ) in form
    assert "#   stage      idea or draft\n" in form
    changes = {
        "effort: 3": "effort: 4.5",
        "stage: idea": "STAGE: Draft",
        "review: .*": "review: tomorrow",
        "spent: .*": "spent:",
        "address: .*": "address: There",
    }
    script = "".join(f"sed -i 's|^{old}$|{new}|' \"$1\"\n" for old, new in changes.items())
    assert edit(script) == "Changed 1: A\n"
    assert shell.record("show 1")["field_values"] == {
        "effort": "4.5",
        "stage": "draft",
        "review": "2026-12-21",
        "address": "There",
    }
    assert shell.record("show 1")["url"] == "https://a.example"
    assert shell("undo").startswith("Undone")


def test_a_wrong_value_in_the_form_is_told_with_its_line(shell: Shell) -> None:
    shell("field add effort number", "field add review date", "add A effort:3")
    form = "=== Task 1 ===\nTitle: B\neffort: many\nreview: someday\nmood: good\n"
    (shell.home / "form").write_text(form)
    error = shell.start("-c", "edit --from form").stderr
    assert "form:3: “many” is no value of the field “effort”" in error
    assert "form:4: “someday” is no date." in error
    assert "form:5: “mood: good” is no field." in error
    assert shell.titles("effort:3") == ["A"]
    (shell.home / "form").write_text(form[: form.index("review")].replace("many", "4"))
    shell("edit --from form")
    assert shell.titles("effort:4") == ["B"]
    shell("field delete effort --with-values --yes")
    assert "is no field" in shell.start("-c", "edit --from form").stderr


def test_fields_are_completed(shell: Shell, terminal: Terminal) -> None:
    terminal.run("field add effort number --label Points")
    terminal.run("field add stage choice --choices idea,draft")
    assert terminal.complete("add eff") == "add effort:"
    assert terminal.complete("list stage:d") == "list stage:draft "
    assert terminal.complete("list sort:eff") == "list sort:effort "
    assert terminal.complete("field rename eff") == "field rename effort "
    assert terminal.complete("add stage:i") == "add stage:idea "
    terminal.run("field add room choice --choices Blue,Red --events")
    assert terminal.complete("event add room:B") == "event add room:Blue "
    assert terminal.complete("events --field ro") == "events --field room="
    assert terminal.complete("events --field room=R") == "events --field room=Red "
    assert terminal.complete("event add --field room=R") == "event add --field room=Red "
