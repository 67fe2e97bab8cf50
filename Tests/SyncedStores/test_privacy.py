"""What brings files of sync from one device to another learns nothing of what is in them."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from ctypes import CDLL, c_size_t, create_string_buffer
from datetime import timedelta
from pathlib import Path

import pytest
from seeds import seed

from devices import Clock, Device, Shelf
from person import Person
from secrets_of import searched
from taskcore import ConflictChoice, NotFoundError

NAME = re.compile(
    r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/"
    r"([1-9]\d*-[1-9]\d*\.tcb|snapshot-[1-9]\d*\.tcs|head-[1-9]\d*|key-[1-9]\d*)"
)


class Listener(Shelf):
    """Brings everything, and keeps all that it ever got."""

    def put(self, name: str, data: bytes) -> None:
        assert NAME.fullmatch(name), name
        super().put(name, data)


def assert_secret(files: dict[str, bytes], person: Person) -> None:
    everything = b"\n".join(files.values())
    assert len(files) > 5 and len(everything) > 2_000
    told = sorted(word for word in searched(person) if word in everything)
    assert told == []
    # What it does not need is not even told of by how it looks.
    assert len(set(everything[-2_000:])) > 200


@pytest.mark.parametrize("number", range(3))
def test_nothing_of_a_store_is_in_what_a_transport_gets(tmp_path: Path, number: int) -> None:
    chance = random.Random(f"{seed(1)} {number}")
    clock, shelf = Clock(), Listener()
    folder = tmp_path / "folder"
    folder.mkdir()
    laptop, phone = (Device(tmp_path / f"{name}.db", clock) for name in ("laptop", "phone"))
    people = [Person(each.store, chance, clock, bills=True) for each in (laptop, phone)]
    people[0].move_in()
    people[0].act(60)
    for device, name in (laptop, "laptop of Ann"), (phone, "phone of Ann"):
        device.store.add_transport(shelf, name, passphrase="passphrase of three words")
        device.store.sync(shelf)
    laptop.store.add_remote(folder, "laptop of Ann", passphrase="passphrase of three words")
    for _ in range(30):
        clock.advance(timedelta(minutes=chance.randrange(300)))
        mover = chance.choice((0, 1))
        people[mover].act(3)
        device = (laptop, phone)[mover]
        if conflicts := device.store.sync_conflicts():
            with suppress(NotFoundError):
                device.store.resolve_sync_conflicts(conflicts[0].uid, ConflictChoice.MINE)
        device.store.sync(shelf)
        if mover == 0:
            device.sync()
    everything = people[0]
    everything.texts |= people[1].texts
    everything.amounts |= people[1].amounts
    assert len(everything.texts) > 60 and len(everything.amounts) > 3
    assert_secret(shelf.seen, everything)
    on_disk = {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
    for name in on_disk:
        assert NAME.fullmatch(name), name
    assert_secret(on_disk, everything)
    # With the passphrase, all of it comes out.
    tablet = Device(tmp_path / "tablet.db", clock)
    tablet.store.add_transport(shelf, "tablet", passphrase="passphrase of three words")
    for device in (laptop, phone, laptop, tablet):
        device.store.sync(shelf)
    assert tablet.titles() == laptop.titles()
    for device in (laptop, phone, tablet):
        device.store.close()


def opened(data: bytes) -> bytes:
    """What is in a file that is not encrypted, as docs/sync.md says."""
    length = int.from_bytes(data[8:10], "big")
    body = data[10 + length : -32]
    if body[:4] != b"\x28\xb5\x2f\xfd":
        return body
    space = create_string_buffer(1 << 24)
    decompress = CDLL("libzstd.so.1").ZSTD_decompress
    decompress.restype = c_size_t
    size = decompress(space, c_size_t(len(space)), body, c_size_t(len(body)))
    assert size < len(space)
    return space.raw[:size]


def test_the_search_finds_what_is_not_encrypted(tmp_path: Path) -> None:
    """What is looked for is what would be there."""
    clock, shelf = Clock(), Listener()
    laptop = Device(tmp_path / "laptop.db", clock)
    person = Person(laptop.store, random.Random(seed(1)), clock, bills=True)
    person.move_in()
    laptop.store.add_transport(shelf, "laptop of Ann")
    laptop.store.sync(shelf)
    for _ in range(3):
        person.add()
        laptop.store.sync(shelf)
    everything = b"".join(opened(data) for data in shelf.seen.values())
    told = {word for word in searched(person) if word in everything}
    assert {text.encode() for text in person.texts} <= told
    assert len(person.amounts) == 0 or len(told) > len(person.texts)
    laptop.store.close()
