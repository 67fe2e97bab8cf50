"""The language and the region of a device, as they are set in the shell."""

from __future__ import annotations

import json

from conftest import Shell, Terminal


def test_they_are_kept_in_the_store(shell: Shell) -> None:
    rows = {row["name"]: row for row in json.loads(shell("set --format json"))}
    assert rows["language"] == {"name": "language", "value": "en", "source": "default"}
    assert rows["region"] == {"name": "region", "value": "none", "source": "default"}
    assert shell("set language de", "set region CH") == ""
    assert shell.record("set language")["value"] == "de"
    assert shell.record("set region") == {"name": "region", "value": "CH", "source": "store"}
    shell("set region none")
    assert shell.record("set region")["value"] == "DE"
    shell("unset language region")
    assert shell.record("set language")["value"] == "en"


def test_what_nobody_speaks_is_refused(shell: Shell) -> None:
    status, message = shell.error("set language xx")
    assert (status, message[:29]) == (2, "There is no language “xx”: it")
    status, message = shell.error("set region Paris")
    assert (status, message[:29]) == (2, "There is no region “Paris”: i")
    refusal = "language is kept in the store, without --save."
    assert shell.error("set --save language fr") == (2, refusal)
    assert shell.error("unset --save language") == (2, refusal)
    assert shell.error("set language fr de") == (
        2,
        "“de” is too much: language is en|fr|de|es|system.",
    )


def test_a_settings_file_does_not_set_them(shell: Shell) -> None:
    config = shell.home / "config"
    config.parent.mkdir(exist_ok=True)
    config.write_text("set language fr\n")
    done = shell.start("--config", config, "-c", "list")
    assert done.returncode == 2
    assert "language is kept in the store: type “set language” instead." in done.stderr


def test_numbers_amounts_and_dates_are_those_of_the_region(shell: Shell) -> None:
    shell("add Pay rent due:2026-12-24")
    for region, date in (("FR", "24/12/2026"), ("DE", "24.12.2026"), ("US", "12/24/2026")):
        shell(f"set region {region}")
        assert f" {date}\n" in shell("set dates locale", "list"), region
    shell("set points p2:1000", "add Second", "done 1,2", "set region DE")
    assert shell("score") == "2.000 points for 2 tasks today.\n"
    shell("set region FR")
    assert shell("score") == "2\u202f000 points for 2 tasks today.\n"
    # In Spain, four digits stand together.
    shell("set region ES")
    assert shell("score") == "2000 points for 2 tasks today.\n"
    # Programs get the same everywhere.
    assert shell.record("score")["points"] == 2000


def test_weeks_begin_as_they_do_in_the_region(shell: Shell) -> None:
    first = [json.loads(line)["date"] for line in shell("month --format jsonl").splitlines()][0]
    shell("set region US")
    american = [json.loads(line)["date"] for line in shell("month --format jsonl").splitlines()][0]
    assert (first, american) == ("2026-11-30", "2026-11-29")
    shell("set region FR")
    found = json.loads(shell("month --format jsonl").splitlines()[0])
    assert found["date"] == "2026-11-30"


def test_completion_knows_them(shell: Shell) -> None:
    terminal = Terminal(shell.home)
    terminal.wait()
    assert terminal.complete("set langu").endswith("set language ")
    assert terminal.complete("set language sys").endswith("set language system ")
