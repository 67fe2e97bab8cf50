"""Whoever runs a hub learns nothing of what is in an encrypted store."""

from __future__ import annotations

import random
from pathlib import Path

from seeds import seed

from devices import Clock, Device
from hubs import made_hub
from person import Person
from postgres import Postgres
from secrets_of import searched


def test_a_dump_of_the_database_holds_no_word(own_server: Postgres, tmp_path: Path) -> None:
    made_hub(own_server, "anna")
    clock = Clock()
    laptop, phone = (Device(tmp_path / f"{name}.db", clock) for name in ("laptop", "phone"))
    person = Person(laptop.store, random.Random(seed(1)), clock, bills=True)
    person.move_in()
    person.act(60)
    remote = own_server.socket_address("anna")
    for device, name in ((laptop, "laptop of Ann"), (phone, "phone of Ann")):
        device.store.add_remote(remote, name, passphrase="passphrase of three words")
        device.sync()
    person.act(20)
    laptop.sync()
    phone.sync()
    own_server.execute("CHECKPOINT")
    dump = own_server.dump()
    # A dump has bytes as hexadecimal digits; the server's files have them as they are.
    files = b"".join(
        path.read_bytes()
        for path in own_server.data.rglob("*")
        if path.is_file() and path.stat().st_size
    )
    assert len(person.texts) > 40 and b"\\x8954434" in dump and b"\x89TCB" in files
    for word in searched(person):
        assert word not in dump and word.hex().encode() not in dump, word
        # Short numbers are somewhere in any file.
        assert len(word) < 9 or word not in files, word
    for device in (laptop, phone):
        device.store.close()
