"""Recovery of what can be read of a damaged store."""

from __future__ import annotations

from pathlib import Path

from conftest import Shell


def test_what_can_be_read_comes_into_a_new_store(shell: Shell, tmp_path: Path) -> None:
    damaged, new = tmp_path / "damaged.db", ("--db", str(tmp_path / "new.db"))
    shell("add Milk +shop", "add Bread", "project add Garden", options=("--db", str(damaged)))
    damaged.write_bytes(bytes(100) + damaged.read_bytes()[100:])
    refused = shell.start("--db", damaged, "-c", "list")
    assert refused.returncode == 1 and "not a Taskcore store" in refused.stderr
    assert shell(f"recover {damaged}", options=new).endswith(" rows came back.\n")
    assert "Milk" in shell("list +shop", options=new)
    assert "Garden" in shell("projects", options=new)


def test_a_store_with_tasks_and_a_missing_file_are_refused(shell: Shell, tmp_path: Path) -> None:
    shell("add Milk")
    refused = shell.start("-c", "recover nothing.db")
    assert refused.returncode == 1 and "There is no file" in refused.stderr
    (tmp_path / "text").write_text("Milk\n")
    refused = shell.start("-c", f"recover {tmp_path / 'text'}")
    assert refused.returncode == 1 and "a new one" in refused.stderr
