# SPDX-License-Identifier: Apache-2.0
"""What a program of its own means brings to the other devices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from ctypes import create_string_buffer, string_at
from typing import Any

from taskcore._generated import prototypes as c
from taskcore._low_level.calls import callback
from taskcore._low_level.values import byte_array, text


class SyncTransport(ABC):
    """Brings files of sync to the other devices, as a folder would: by CloudKit, Firebase or Bluetooth.

    Names are a folder of a device and a file in it, such as
    ``0190aaaa-0000-7000-8000-000000000000/1-17.tcb``. What is in the files need not be known. The
    methods must not use the store; what they raise ends the call that asked, and comes out of it.

    >>> class Shelf(SyncTransport):
    ...     name = "shelf"
    ...
    ...     def __init__(self):
    ...         self.files = {}
    ...
    ...     def names(self):
    ...         return list(self.files)
    ...
    ...     def get(self, name):
    ...         return self.files.get(name)
    ...
    ...     def put(self, name, data):
    ...         self.files[name] = data
    ...
    ...     def remove(self, name):
    ...         self.files.pop(name, None)
    >>> from taskcore import Store
    >>> shelf = Shelf()
    >>> with Store(":memory:") as laptop, Store(":memory:") as phone:
    ...     _ = laptop.add("Pay rent")
    ...     for store, device in (laptop, "laptop"), (phone, "phone"):
    ...         _ = store.add_transport(shelf, device)
    ...         _ = store.sync(shelf)
    ...     print([task.title for task in phone.tasks()])
    ['Pay rent']
    """

    name: str
    """What it is called in a store: 1 to 100 characters in one line, no path."""

    @abstractmethod
    def names(self) -> Iterable[str]:
        """The names of all files that are there; others do no harm."""

    @abstractmethod
    def get(self, name: str) -> bytes | None:
        """What is in a file; None when it is not there, or not all of it yet."""

    @abstractmethod
    def put(self, name: str, data: bytes) -> None:
        """Leaves a file there, whole or not at all; a name gets the same bytes when it is put again."""

    @abstractmethod
    def remove(self, name: str) -> None:
        """Removes a file; one that is gone already is fine."""


def transport_row(transport: SyncTransport) -> Any:
    """C's callbacks, which may be called for as long as the row is kept."""

    def names(tell: Any, sink: Any, payload: object) -> None:
        for name in transport.names():
            tell(create_string_buffer(text(name, "name")), sink)

    def get(name: Any, write: Any, sink: Any, payload: object) -> None:
        data = transport.get(string_at(name).decode())
        if data:
            write(byte_array(data), len(data), sink)

    def put(name: Any, data: Any, length: int, payload: object) -> None:
        transport.put(string_at(name).decode(), string_at(data, length))

    def remove(name: Any, payload: object) -> None:
        transport.remove(string_at(name).decode())

    row = c.TASKCORE_SYNC_TRANSPORT_INIT()
    row.name = text(transport.name, "name")
    row.list = callback(c.taskcore_sync_list_callback, names)
    row.get = callback(c.taskcore_sync_get_callback, get)
    row.put = callback(c.taskcore_sync_put_callback, put)
    row.remove = callback(c.taskcore_sync_remove_callback, remove)
    return row
