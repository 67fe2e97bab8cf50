# SPDX-License-Identifier: Apache-2.0
"""Steps that a program carries from store to store by means of its own."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.reading import sync_report_from_row
from taskcore._low_level.values import OwnBytes, byte_array, text
from taskcore.sync.passphrase import Passphrase, passphrase_callback

if TYPE_CHECKING:
    from taskcore.sync.sync_state import SyncReport


class CarryMethods(Connection):
    """Exchange of steps as bytes, without a folder or a transport."""

    def sync_heads(self) -> bytes:
        """What this store has seen, for ``sync_pending`` of another one.

        >>> from taskcore import Store
        >>> with Store(":memory:") as laptop, Store(":memory:") as phone:
        ...     _ = laptop.add("Pay rent")
        ...     laptop.enable_sync("laptop", passphrase="correct horse")
        ...     _ = phone.join_sync(laptop.sync_snapshot(), "phone", passphrase="correct horse")
        ...     _ = phone.add("Call Ann")
        ...     report = laptop.apply_sync(phone.sync_pending(laptop.sync_heads()))
        ...     print(report.received, sorted(task.title for task in laptop.tasks()))
        1 ['Call Ann', 'Pay rent']

        Raises NotFoundError when sync is off.
        """
        heads = OwnBytes()
        self._call(library.taskcore_sync_heads, byref(heads.pointer), byref(heads.length))
        return heads.take()

    def sync_pending(self, heads: bytes) -> bytes:
        """What another store lacks that has these heads; nothing when it lacks nothing.

        The bytes are sealed as files of sync are. Raises AccessError for heads that are encrypted by
        another key, ConflictError for those of another store.
        """
        steps = OwnBytes()
        received = byref(steps.pointer), byref(steps.length)
        self._call(library.taskcore_sync_pending, *_bytes(heads, "heads"), *received)
        return steps.take()

    def apply_sync(self, data: bytes) -> SyncReport:
        """Takes in what ``sync_pending`` or ``sync_snapshot`` of another store gave: all of it, or nothing.

        Raises AccessError when a passphrase was changed there, until ``enter_passphrase`` has the new one,
        ParseError and CorruptError for bytes that are not as they were given.
        """
        return self._filled(
            sync_report_from_row,
            c.TASKCORE_SYNC_REPORT_INIT,
            library.taskcore_sync_apply,
            *_bytes(data, "data"),
        )

    def sync_snapshot(self) -> bytes:
        """All that is here, for ``join_sync`` of another store. Raises NotFoundError when sync is off."""
        snapshot = OwnBytes()
        self._call(library.taskcore_sync_snapshot, byref(snapshot.pointer), byref(snapshot.length))
        return snapshot.take()

    def join_sync(
        self, data: bytes, device: str, *, passphrase: Passphrase | None = None
    ) -> SyncReport:
        """Begins to sync with the store whose ``sync_snapshot`` gave the bytes; nothing that is here goes.

        Raises AccessError when the passphrase is wrong or missing, ConflictError when this store is synced
        with others already.
        """
        asked, kept = passphrase_callback(passphrase)
        report = self._filled(
            sync_report_from_row,
            c.TASKCORE_SYNC_REPORT_INIT,
            library.taskcore_sync_join,
            *_bytes(data, "data"),
            text(device, "device_name"),
            asked,
            None,
        )
        kept.clear()
        return report


def _bytes(data: bytes, name: str) -> tuple[object, int]:
    if not isinstance(data, bytes):
        raise TypeError(f"{name} must be bytes, not {type(data).__name__}")
    return byte_array(data), len(data)
