"""Export of a store whose pages were damaged, and what is left of an export that was killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from database_pages import DatabasePages

from conftest import ROOT
from taskcore import CorruptError, Store, TaskInput
from taskcore._generated.formats import Format

FORMATS: tuple[Format, ...] = ("json", "taskwarrior", "csv", "todo.txt", "icalendar")


@pytest.fixture
def disordered(path: Path) -> Path:
    """A store whose first and second page of tasks are exchanged, so that a page of ids never ends with
    the largest one."""
    with Store(path) as store:
        store.add_many(TaskInput(f"Task {number}") for number in range(1_500))
    pages = DatabasePages(path)
    root = pages.root("task")
    first, second, *_ = pages.children(root)
    pages.set_child(root, 0, second)
    pages.set_child(root, 1, first)
    pages.write()
    return path


@pytest.mark.parametrize("format", FORMATS)
def test_an_export_of_tasks_that_come_again_and_again_ends(
    disordered: Path, tmp_path: Path, format: Format
) -> None:
    before = set(tmp_path.iterdir())
    with (
        Store(disordered) as store,
        pytest.raises(CorruptError, match="not in the order of their ids"),
    ):
        store.export_file(tmp_path / "tasks", format)
    assert set(tmp_path.iterdir()) == before


KILLED = """
import sys, time
from taskcore import Store
with Store(":memory:") as store:
    store.add("Pay rent")
    def wait(done, total):
        print("writing", flush=True)
        time.sleep(60)
    store.export_file(sys.argv[1], progress=wait)
"""


def begin_export(path: Path) -> subprocess.Popen[str]:
    """An export that has made its file and goes no further."""
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "bindings" / "python")},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "writing\n"
    return process


def temporary_files(folder: Path) -> set[Path]:
    return set(folder.glob(".taskcore-*"))


def test_the_next_export_removes_what_a_killed_one_left(store: Store, tmp_path: Path) -> None:
    store.add("Pay rent")
    killed = begin_export(tmp_path / "a.json")
    living = begin_export(tmp_path / "b.json")
    try:
        assert len(temporary_files(tmp_path)) == 2
        killed.kill()
        assert killed.wait() == -signal.SIGKILL
        left = temporary_files(tmp_path)
        assert len(left) == 2
        store.export_file(tmp_path / "c.json")
        # That of the one that still writes stays.
        remaining = temporary_files(tmp_path)
        assert len(remaining) == 1 and remaining < left
    finally:
        for process in (killed, living):
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
    store.export_file(tmp_path / "c.json")
    assert {file.name for file in tmp_path.iterdir()} == {"c.json"}


def test_files_with_other_names_and_links_stay(store: Store, tmp_path: Path) -> None:
    store.add("Pay rent")
    kept = [".taskcore-backup", ".taskcore-0123456789ABC", ".taskcore-0123456789abcd"]
    for name in kept:
        (tmp_path / name).write_text("mine")
    (tmp_path / "target").write_text("mine")
    link = tmp_path / ".taskcore-0000000000000"
    link.symlink_to(tmp_path / "target")
    os.mkfifo(tmp_path / ".taskcore-0000000000001")
    began = time.monotonic()
    store.export_file(tmp_path / "tasks.json")
    assert time.monotonic() - began < 10
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {*kept, "target", link.name, ".taskcore-0000000000001", "tasks.json"}
