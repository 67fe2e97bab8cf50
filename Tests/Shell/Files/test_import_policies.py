"""What an import does where the file and the store say different things."""

from __future__ import annotations

import pytest

from conftest import Shell


@pytest.fixture
def older(shell: Shell) -> Shell:
    """A shell whose store went on since tasks.json: a task was renamed, one was completed."""
    shell("add Pay rent", "add Call the bank", "add Buy milk", "export tasks.json")
    shell("edit 1 title:'Pay the rent'", "done 2")
    return shell


def titles(shell: Shell) -> list[str]:
    return shell.titles("status:any sort:created")


def test_what_is_newer_here_stays_and_is_told(older: Shell) -> None:
    assert older("import tasks.json") == (
        "Imported 3 tasks: 0 added, 0 updated, 1 unchanged, 2 stayed.\n"
        "2 of 3 are newer here and stayed; “import --file-wins” or “backup restore” sets them back.\n"
    )
    assert "Pay the rent" in titles(older)


def test_the_file_wins_where_it_is_asked_to(older: Shell) -> None:
    said = older("import --file-wins tasks.json")
    assert said == "Imported 3 tasks: 0 added, 2 updated, 1 unchanged.\n"
    assert "Pay rent" in titles(older)
    assert older("undo").startswith("Undone: import")


def test_only_new_tasks_come_in_where_that_is_asked_for(older: Shell) -> None:
    older("rm 3", "purge --yes 3")
    said = older("import --only-new tasks.json")
    assert said == "Imported 3 tasks: 0 added, 0 updated, 0 unchanged, 3 stayed.\n"


def test_a_dry_run_says_what_an_import_would_do(older: Shell) -> None:
    before = titles(older)
    assert older("import --dry-run --file-wins tasks.json") == (
        "An import would change the store so: 3 tasks: 0 added, 2 updated, 1 unchanged.\n"
    )
    assert titles(older) == before
    assert older("import --dry-run tasks.json").startswith(
        "An import would change the store so: 3 tasks: 0 added, 0 updated, 1 unchanged, 2 stayed.\n"
    )


def test_the_two_choices_exclude_each_other(older: Shell) -> None:
    status, message = older.error("import --file-wins --only-new tasks.json")
    assert status == 2
    assert "Only one of --file-wins and --only-new is possible." in message
