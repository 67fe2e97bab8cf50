# SPDX-License-Identifier: Apache-2.0
"""Sync of a store with other devices."""

from __future__ import annotations

import os
from ctypes import byref
from typing import TYPE_CHECKING, Any

from taskcore._core.file_methods import Progress, progress_callback
from taskcore._core.hub import Password, is_address, password_callback
from taskcore._core.passphrase import Passphrase, passphrase_callback
from taskcore._core.transport import SyncTransport, transport_row
from taskcore._generated import prototypes as c
from taskcore._generated.reading import sync_report_from_row
from taskcore._low_level.library import library
from taskcore._low_level.values import integer, path_bytes, text
from taskcore.sync.carry_methods import CarryMethods

if TYPE_CHECKING:
    from taskcore.sync.sync_state import SyncReport


class OwnSyncMethods(CarryMethods):
    """What is written by hand of ``SyncMethods``."""

    _transports: dict[str, Any]

    _hub_password: tuple[Any, list[Any]]

    def add_remote(
        self,
        folder: str | os.PathLike[str],
        device: str,
        *,
        passphrase: Passphrase | None = None,
    ) -> int:
        """Syncs the store through a folder that something else brings to the other devices, or through
        a hub, and returns the remote's id.

        Where there is nothing of sync, this store is the first one; else it joins the others at the
        next ``sync``. ``device`` is what people call this device. With a passphrase, a text or what
        asks for it, what is left there is encrypted; all devices have the same.

        Instead of a folder, a text that begins with ``postgresql://`` or ``postgres://``, or with a keyword of libpq such as
        ``host=`` or ``service=``, is the address of a hub. There, ``store`` names the store, as in
        ``postgresql://anna@hub.example.org/tasks?store=family``; without it, it is called like the role.
        A path of ``pathlib`` is always a folder.

        Raises AccessError when the passphrase is wrong or missing, or the hub refuses the role or its
        password, ConflictError when another store is there, NotFoundError when there is no such folder
        or no hub, and InputOutputError when the hub cannot be reached.
        """
        asked = passphrase_callback(passphrase)
        is_hub = is_address(folder)
        kind = c.TASKCORE_REMOTE_POSTGRESQL if is_hub else c.TASKCORE_REMOTE_FOLDER
        path = path_bytes(folder, "path")
        name = text(device, "device_name")
        number = self._number(library.taskcore_sync_remote_add, kind, path, name, asked, None)
        return number

    def set_password(self, password: Password | None) -> None:
        """Keeps what gives the password of a hub or an account, a text or what asks for it, while the store is open.

        What asks for it is told the address. It is used where libpq finds none in a service file, a
        password file or the environment, and where an account has no netrc file, and stored nowhere. None: there is none any more.
        """
        asked, kept = password_callback(password)
        self._call(library.taskcore_sync_set_password, asked, None)
        # It may be called for as long as the store is open.
        self.__dict__["_hub_password"] = asked, kept

    def set_transport(self, transport: SyncTransport) -> None:
        """Keeps a transport that was added, so that ``sync()`` runs through it as through a folder.

        Another one of its name takes its place.
        """
        row = transport_row(transport)
        self._call(library.taskcore_sync_set_transport, byref(row))
        # They may be called for as long as the store is open.
        self.__dict__.setdefault("_transports", {})[transport.name] = row

    def sync(
        self, remote: int | SyncTransport | None = None, *, progress: Progress | None = None
    ) -> SyncReport:
        """Takes in what other devices left, and leaves what is new here: at one remote, or at all folders and hubs.

        ``progress`` is told how many files are read and how many there are. What it raises ends the
        run, as ``interrupt`` does: what was taken in and left stays, and the next run goes on. Observers
        are told of what comes in with the origin ``Origin.REMOTE``.

        >>> import tempfile
        >>> from taskcore import Store
        >>> folder = tempfile.TemporaryDirectory()
        >>> with Store(":memory:") as laptop, Store(":memory:") as phone:
        ...     _ = laptop.add("Pay rent")
        ...     for store, device in (laptop, "laptop"), (phone, "phone"):
        ...         _ = store.add_remote(folder.name, device)
        ...         report = store.sync()
        ...     print(report.received, [task.title for task in phone.tasks()])
        1 ['Pay rent']
        >>> folder.cleanup()

        Raises NotFoundError when the store is synced through no folder and no hub.
        """
        told = progress_callback(progress)
        blank = c.TASKCORE_SYNC_REPORT_INIT
        if isinstance(remote, SyncTransport):
            row = transport_row(remote)
            function = library.taskcore_sync_run_through
            report = self._filled(sync_report_from_row, blank, function, byref(row), told, None)
            return report
        number = 0 if remote is None else integer(remote, 64, "remote_id")
        function = library.taskcore_sync_run
        return self._filled(sync_report_from_row, blank, function, number, told, None)
