"""Projects that got one name on two devices."""

from __future__ import annotations

import json
import sqlite3

from conftest import Shell


def test_a_project_stands_for_its_aliases(shell: Shell) -> None:
    shell("project add One", "project add Two", "add Mail #One", "add Water #Two")
    path = shell.home / ".local/share/taskcore/taskcore.db"
    with sqlite3.connect(path) as connection:
        (holder,) = connection.execute("SELECT min(uid) FROM project WHERE id > 1").fetchone()
        connection.execute(
            "UPDATE project SET name = 'Work', name_key = 'work', alias_uid = ? "
            "WHERE id > 1 AND uid <> ?",
            (holder, holder),
        )
        connection.execute(
            "UPDATE project SET name = 'Work', name_key = 'work' WHERE uid = ?", (holder,)
        )
    connection.close()
    listed = [(each["name"], each["open"]) for each in json.loads(shell("projects --format json"))]
    assert listed == [("Inbox", 0), ("Work", 2)]
    assert shell.titles("project:Work") == ["Mail", "Water"]
    assert "already" in shell.error("project add work")[1]
    assert "Nothing in it is damaged." in shell("doctor")
    shell("project delete Work", "undo")
    assert shell.titles("project:Work") == ["Mail", "Water"]
    shell("project rename Work Play")
    assert len(shell.titles("project:Play")) == 1
    assert len(shell.titles("project:Work")) == 1
