"""An old store that cannot be written to is refused for that, by name and in a sentence, and stays as it is."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from old import Old, version_of_store
from running import opened

# Somebody who may not write where the modes of files forbid it.
NOBODY = 65534


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that is nobody's, which those of tests are not."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def put(old: Old, place: Path) -> Path:
    store = place / "store.db"
    shutil.copy(old.store, store)
    if os.getuid() == 0:
        for each in (place, store):
            os.chown(each, NOBODY, NOBODY)
    return store


@pytest.mark.parametrize("how", ["file", "folder"])
def test_what_may_not_be_written_to_is_not_upgraded(
    old: Old, opens: Path, build: Path, place: Path, how: str
) -> None:
    store = put(old, place)
    (store if how == "file" else place).chmod(0o444 if how == "file" else 0o555)
    said = opened(opens, build / "lib", store, OPENS_AS=str(NOBODY))
    assert (said.status, said.rest.partition(" (")[0].partition(":")[0]) == {
        "file": ("TASKCORE_EACCESS", "The store's file may not be written to"),
        "folder": ("TASKCORE_EREADONLY", "The store cannot be written to"),
    }[how]
    assert store.read_bytes() == old.store.read_bytes()
    assert [each.name for each in place.iterdir()] == [store.name]


def test_it_is_read_when_it_needs_no_upgrade(
    old: Old, opens: Path, build: Path, place: Path, present: int
) -> None:
    store = put(old, place)
    place.chmod(0o555)
    said = opened(opens, build / "lib", store, OPENS_AS=str(NOBODY), OPENS_READ_ONLY="1")
    then = version_of_store(old.store)
    if then == present:
        assert said.status == "TASKCORE_OK"
    else:
        assert said.status == "TASKCORE_EREADONLY"
        assert said.rest == (
            f"The store is of the older version {then}: open it for writing once, to upgrade it."
        )
    assert store.read_bytes() == old.store.read_bytes()
