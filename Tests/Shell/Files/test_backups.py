"""Backups by hand and from crontab, and putting one in the place of the store."""

from __future__ import annotations

from pathlib import Path

from conftest import Shell


def test_a_backup_is_made_checked_and_restored(shell: Shell, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    shell("add Rent")
    assert shell(f"backup to {copy}") == f"Backed up to {copy}.\n"
    assert shell(f"backup check {copy}") == "It is whole, and has 1 task.\n"
    shell("add Pay", "rm 1", "purge 1 --yes")
    said = shell(f"backup restore {copy}")
    assert said.startswith(f"Restored {copy}.\nWhat was there is ")
    assert said.endswith("taskcore.db.before-restore now.\n")
    assert "Rent" in shell("list") and "Pay" not in shell("list")


def test_a_backup_is_made_as_the_store_was(shell: Shell, tmp_path: Path) -> None:
    copy = tmp_path / "then.db"
    shell.start("--now", "2026-12-19T09:00:00Z", "-c", "add Rent")
    shell("done 1", "add Pay")
    assert shell(f"backup to {copy} --at yesterday") == f"Backed up to {copy}.\n"
    listed = shell("list", options=("--db", str(copy)))
    assert "Rent" in listed and "Pay" not in listed
    refused = shell.start("-c", f"backup to {copy} --at sometimes")
    assert refused.returncode == 2 and "is no date" in refused.stderr


def test_the_folder_beside_the_store_has_one_of_each_day(shell: Shell) -> None:
    shell("add Rent")
    folder = shell.home / ".local/share/taskcore/taskcore.db.backups"
    assert shell("backup") == f"Backed up to {folder}/2026-12-20T09-00-00Z.db.\n"
    shell.start("--now", "2026-12-21T09:00:00Z", "-c", "backup --keep 1,0,0")
    assert [each.name for each in folder.iterdir()] == ["2026-12-21T09-00-00Z.db"]
    assert "Its newest backup is" in shell.start("-c", "doctor").stdout


def test_a_purge_says_which_backups_may_still_have_it(shell: Shell) -> None:
    shell("add Rent", "add Pay", "rm 1-2")
    assert "Backups" not in shell("purge 1 --yes")
    shell("backup")
    said = shell("purge 2 --yes")
    assert "Backups may still have it: " in said and "taskcore.db.backups." in said


def test_doctor_says_which_backup_to_take(shell: Shell, tmp_path: Path) -> None:
    store = tmp_path / "store.db"
    options = ("--db", str(store))
    shell("add Rent", "backup", options=options)
    store.write_bytes(store.read_bytes()[:8192])
    checked = shell.start("--db", store, "-c", "doctor")
    assert checked.returncode == 1
    backup = f"{store}.backups/2026-12-20T09-00-00Z.db"
    assert f"taskcore --db {store} backup restore {backup}" in checked.stdout
    refused = shell.start("--db", store, "-c", "list")
    assert f"The newest backup is {backup}." in refused.stderr.replace("\n", " ")
    said = shell(f"backup restore {backup}", options=options)
    assert f"What was there is {store}.damaged now." in said
    assert "Rent" in shell("list", options=options)


def test_what_cannot_be_is_refused(shell: Shell) -> None:
    for command, words in (
        ("backup --keep 7", "--keep takes how many days"),
        ("backup to -", "A backup is a file"),
        ("backup restore missing.db", "There is no file"),
        ("backup sideways", "followed by"),
    ):
        refused = shell.start("-c", command)
        assert refused.returncode != 0 and words in refused.stderr, command
    refused = shell.start("--db", ":memory:", "-c", "backup restore x.db")
    assert refused.returncode == 1 and "memory" in refused.stderr
