# SPDX-License-Identifier: Apache-2.0
"""Sync of a store with other devices."""

from __future__ import annotations

import os
from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING, Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.reading import sync_report_from_row, sync_state_from_row
from taskcore._low_level.values import integer, path_bytes, text, texts
from taskcore.files.file_methods import Progress, progress_callback
from taskcore.lists import ReplicaList, SyncConflictList, SyncRemoteList
from taskcore.sync.carry_methods import CarryMethods
from taskcore.sync.hub import Password, is_address, password_callback
from taskcore.sync.passphrase import Passphrase, passphrase_callback
from taskcore.sync.transport import SyncTransport, transport_row

if TYPE_CHECKING:
    from taskcore.sync.sync_state import SyncReport, SyncState


class SyncMethods(CarryMethods):
    """Sync with other devices, through folders, hubs or what a program has instead."""

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
        asked, kept = passphrase_callback(passphrase)
        is_hub = is_address(folder)
        kind = c.TASKCORE_REMOTE_POSTGRESQL if is_hub else c.TASKCORE_REMOTE_FOLDER
        path = path_bytes(folder, "path")
        name = text(device, "device_name")
        number = self._number(library.taskcore_sync_remote_add, kind, path, name, asked, None)
        kept.clear()
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

    def add_transport(
        self, transport: SyncTransport, device: str, *, passphrase: Passphrase | None = None
    ) -> int:
        """Does the same through what a program has instead of a folder."""
        asked, kept = passphrase_callback(passphrase)
        row, callbacks = transport_row(transport)
        name = text(device, "device_name")
        number = self._number(
            library.taskcore_sync_remote_add_through, byref(row), name, asked, None
        )
        kept.clear()
        del callbacks
        return number

    def set_transport(self, transport: SyncTransport) -> None:
        """Keeps a transport that was added, so that ``sync()`` runs through it as through a folder.

        Another one of its name takes its place.
        """
        row, callbacks = transport_row(transport)
        self._call(library.taskcore_sync_set_transport, byref(row))
        # They may be called for as long as the store is open.
        self.__dict__.setdefault("_transports", {})[transport.name] = callbacks

    def remotes(self, *, limit: int | None = None, offset: int = 0) -> SyncRemoteList:
        """Through what the store is synced, in the order in which that was added."""
        row = give(c.TASKCORE_SYNC_REMOTE_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(SyncRemoteList, library.taskcore_sync_remote_query, byref(row))

    def remove_remote(self, remote_id: int) -> None:
        """Syncs through it no longer; what is there stays."""
        self._call(library.taskcore_sync_remote_remove, integer(remote_id, 64, "id"))

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
            row, callbacks = transport_row(remote)
            function = library.taskcore_sync_run_through
            report = self._filled(sync_report_from_row, blank, function, byref(row), told, None)
            del callbacks
            return report
        number = 0 if remote is None else integer(remote, 64, "remote_id")
        function = library.taskcore_sync_run
        return self._filled(sync_report_from_row, blank, function, number, told, None)

    def sync_state(self) -> SyncState:
        """How the sync of the store stands.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     print(store.sync_state().enabled)
        False
        """
        return self._filled(
            sync_state_from_row, c.TASKCORE_SYNC_STATE_INIT, library.taskcore_sync_status
        )

    def enable_sync(self, device: str, *, passphrase: Passphrase | None = None) -> None:
        """Begins to keep what sync needs, before there is a remote; ``add_remote`` does so by itself.

        Raises ConflictError when the store is synced already.
        """
        asked, kept = passphrase_callback(passphrase)
        self._call(library.taskcore_sync_enable, text(device, "device_name"), asked, None)
        kept.clear()

    def change_passphrase(self, passphrase: Passphrase) -> None:
        """Changes the passphrase of the sync, or gives one to a sync that has none.

        All that follows is encrypted by a new key, which the next ``sync`` leaves: a device that was lost
        reads nothing of it. The others raise AccessError at their next ``sync``, and take the new one by
        ``enter_passphrase``; nothing is lost until then. Raises NotFoundError when sync is off.
        """
        asked, kept = passphrase_callback(passphrase)
        self._call(library.taskcore_sync_change_passphrase, asked, None)
        kept.clear()

    def enter_passphrase(self, passphrase: Passphrase) -> None:
        """Takes the passphrase that was changed on another device.

        Raises AccessError when it is wrong, or opens nothing new, and NotFoundError when no keys of
        another device have come by a ``sync`` yet.
        """
        asked, kept = passphrase_callback(passphrase)
        self._call(library.taskcore_sync_enter_passphrase, asked, None)
        kept.clear()

    def disable_sync(self) -> None:
        """Ends sync: remotes, keys and what is known of other devices are forgotten, and records stay."""
        self._call(library.taskcore_sync_disable)

    def replicas(self, *, limit: int | None = None, offset: int = 0) -> ReplicaList:
        """The devices that have the store, as far as they are known here."""
        row = give(c.TASKCORE_REPLICA_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(ReplicaList, library.taskcore_replica_query, byref(row))

    def rename_replica(self, uid: str, name: str) -> None:
        """Gives this device another name; the others learn of it at the next run.

        Raises ConflictError for another device, which is renamed there.
        """
        self._call(library.taskcore_replica_rename, text(uid, "uid"), text(name, "name"))

    def retire_replica(self, uid: str) -> None:
        """Waits for a device no longer, as for one that was lost; the others learn of it at the next run.

        A device that comes back takes in what is there, loses nothing, and is waited for again. Raises ConflictError for this device.
        """
        self._call(library.taskcore_replica_retire, text(uid, "uid"))

    def sync_conflicts(self, *, limit: int | None = None, offset: int = 0) -> SyncConflictList:
        """What two devices changed without knowing of each other.

        The value that was written last counts, and the other one is kept until someone chooses, or
        writes the property again, knowing of both.

        >>> import tempfile
        >>> from taskcore import ConflictChoice, Store
        >>> folder = tempfile.TemporaryDirectory()
        >>> with Store(":memory:") as laptop, Store(":memory:") as phone:
        ...     task = laptop.add("Pay rent")
        ...     for store, device in (laptop, "laptop"), (phone, "phone"):
        ...         _ = store.add_remote(folder.name, device)
        ...         _ = store.sync()
        ...     laptop.update(task, title="Pay the rent")
        ...     phone.update(phone.find(laptop.get(task).uid), title="Pay rent by card")
        ...     for store in laptop, phone, laptop:
        ...         _ = store.sync()
        ...     for conflict in laptop.sync_conflicts():
        ...         print(conflict.property, conflict.mine, "or", conflict.theirs)
        ...         laptop.resolve_sync_conflicts(conflict.uid, ConflictChoice.MINE)
        ...     print(laptop.get(task).title, len(laptop.sync_conflicts()))
        title Pay the rent or Pay rent by card
        Pay the rent 0
        >>> folder.cleanup()
        """
        row = give(c.TASKCORE_SYNC_CONFLICT_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(SyncConflictList, library.taskcore_sync_conflict_query, byref(row))

    def resolve_sync_conflicts(self, uids: str | Iterable[str], choice: int) -> None:
        """Ends conflicts by a ``ConflictChoice``, on every device once it is synced.

        It is one step for ``undo``. ``ConflictChoice.MERGED`` is for notes, whose lines are joined. Raises NotFoundError for one that
        was ended meanwhile.
        """
        encoded = texts([uids] if isinstance(uids, str) else uids, "uids")
        number = integer(choice, 32, "choice")
        self._call(library.taskcore_sync_conflict_resolve, encoded, len(encoded), number)
