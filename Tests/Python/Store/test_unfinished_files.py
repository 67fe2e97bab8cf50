"""Files of a store that was being made when the power went."""

from __future__ import annotations

from pathlib import Path

import pytest

from taskcore import NotStoreError, Store

PAGE = 4096


def journal(pages_before: int) -> bytes:
    """A journal of SQLite without records: section 3 of its file format."""
    numbers = (0, 0x01020304, pages_before, 512, PAGE)
    header = bytes.fromhex("d9d505f920a163d7") + b"".join(n.to_bytes(4, "big") for n in numbers)
    return header.ljust(512, b"\0")


@pytest.mark.parametrize("content", [bytes(PAGE), b"rubbish\n" * (PAGE // 8), b"SQLite format 3\0"])
def test_what_was_lost_before_there_was_a_store_is_begun_anew(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "store.db"
    path.write_bytes(content)
    (tmp_path / "store.db-journal").write_bytes(journal(0))
    with Store(path) as store:
        store.add("One")
    with Store(path) as store:
        assert [task.title for task in store.tasks()] == ["One"]
    assert not (tmp_path / "store.db-journal").exists()


@pytest.mark.parametrize("beside", [None, b"", b"no journal at all, but a text", journal(1)])
def test_a_file_of_another_kind_stays_as_it_is(tmp_path: Path, beside: bytes | None) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(b"rubbish\n" * (PAGE // 8))
    if beside is not None:
        (tmp_path / "notes.txt-journal").write_bytes(beside)
    with pytest.raises(NotStoreError):
        Store(path)
    assert path.read_bytes() == b"rubbish\n" * (PAGE // 8)
