"""What the change log and the store have of what was typed."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from conftest import Shell


def rows(shell: Shell, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(shell.home / ".local/share/taskcore/taskcore.db") as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


def test_a_record_comes_by_one_row_and_goes_by_a_tombstone(shell: Shell) -> None:
    shell(
        *("project add Work", "section add Work Doing", "calendar add Team", "add Ask"),
        "add Rent #Work section:doing depends:1 remind:-1h due:2026-12-24T09:00",
        "event add Review tomorrow 9:00 --calendar Team",
    )
    came = rows(shell, "SELECT uid, property, new FROM change ORDER BY id")
    assert [name for _, name, _ in came] == ["id"] * 6
    values = {uid: json.loads(new) for uid, _, new in came}
    work, section, calendar, ask, rent, review = (uid for uid, *_ in came)
    assert (values[rent]["project"], values[rent]["section"]) == (work, section)
    assert values[rent]["dependency"] == [ask]
    assert values[review]["calendar_uid"] == calendar
    shell("section delete Work Doing", "event rm 1", "calendar delete Team", "project delete Work")
    shell("rm 1,2 --yes", "purge 1,2 --yes", "trim --size 0 --yes")
    assert {uid for (uid,) in rows(shell, "SELECT uid FROM tombstone")} == set(values)


def test_clocks_of_steps_grow_whatever_the_clock_of_the_host_does(shell: Shell) -> None:
    for now in ("2026-12-20T09:00:00Z", "2027-06-01T00:00:00Z", "2001-01-01T00:00:00Z"):
        done = shell.start("--now", now, "-c", "add One", "-c", "undo", fixed=False)
        assert (done.returncode, done.stderr) == (0, "")
    clocks = [hlc for (hlc,) in rows(shell, "SELECT hlc FROM step ORDER BY id")]
    assert len(clocks) == 6 and clocks == sorted(set(clocks))


def test_ties_go_by_uid_where_the_ids_say_otherwise(shell: Shell) -> None:
    shell(*["add Call 2026-12-24 at 9:00 floating:due"] * 3, *["event add Fair 2026-12-24"] * 3)
    shell("export store.json")
    file = shell.home / "store.json"
    document = json.loads(file.read_text())
    document["tasks"].reverse()
    document["events"].reverse()
    file.write_text(json.dumps(document))
    other = ("--db", str(shell.home / "other.db"))
    shell("import store.json", options=other)
    for command in ("list", "events", "agenda 2026-12-24"):
        one, two = (
            [each["uid"] for each in json.loads(shell(f"{command} --format json", options=options))]
            for options in ((), other)
        )
        assert len(one) >= 3 and one == two
