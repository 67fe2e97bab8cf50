# SPDX-License-Identifier: Apache-2.0
"""Backups of a store, and putting one in its place."""

from __future__ import annotations

import os
from ctypes import POINTER, byref, c_char, string_at
from datetime import datetime
from pathlib import Path
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.calls import call
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import integer, path_bytes
from taskcore.files.file_methods import Progress, progress_callback
from taskcore.time.time_methods import to_milliseconds


class BackupMethods(Connection):
    """Copying a store while it is in use."""

    def backup(
        self,
        path: str | os.PathLike[str],
        *,
        at: datetime | None = None,
        progress: Progress | None = None,
    ) -> None:
        """Copies the store to a file, as it is at one moment, while others write to it.

        The file is there only when it is whole, for its owner alone, and a store like any other.
        With ``at``, it is the store as it was then, by the change log: without what was purged
        since, and with the invoices that were issued since.
        ``progress`` is told how many pages are done and how many there are; what it raises stops
        the backup.

        >>> import tempfile
        >>> from taskcore import Store
        >>> folder = tempfile.TemporaryDirectory()
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent")
        ...     store.backup(f"{folder.name}/backup.db")
        >>> with Store(f"{folder.name}/backup.db") as copy:
        ...     copy.count()
        1
        >>> folder.cleanup()
        """
        told = progress_callback(progress)
        file = path_bytes(path, "path")
        if at is None:
            self._call(library.taskcore_backup, file, told, None)
        else:
            moment = to_milliseconds(at)
            self._call(library.taskcore_backup_at, moment, file, told, None)

    def rotate_backups(
        self,
        folder: str | os.PathLike[str] | None = None,
        *,
        days: int = 7,
        weeks: int = 4,
        months: int = 12,
        progress: Progress | None = None,
    ) -> Path:
        """Makes one more backup in a folder, and removes those that need not stay.

        None is the folder beside the store, with ``.backups`` behind its name. Of the last days,
        weeks and months that have backups, the last one of each stays. Returns where the backup is.
        """
        row = c.TASKCORE_BACKUP_OPTIONS_INIT()
        if folder is not None:
            row.folder = path_bytes(folder, "folder")
        row.days = integer(days, 32, "days")
        row.weeks = integer(weeks, 32, "weeks")
        row.months = integer(months, 32, "months")
        path = POINTER(c_char)()
        told = progress_callback(progress)
        self._call(library.taskcore_backup_rotate, byref(row), told, None, byref(path))
        made = _taken(path)
        assert made is not None
        return made


def newest_backup(path: str | os.PathLike[str] | None = None) -> Path | None:
    """The newest backup of a store in the folder beside it; None when there is none.

    The store itself need not be there any more. Without a path, it is the user's own.
    """
    backup = POINTER(c_char)()
    call(library.taskcore_backup_newest, _optional(path), byref(backup))
    return _taken(backup)


def restore(
    backup: str | os.PathLike[str],
    path: str | os.PathLike[str] | None = None,
    *,
    progress: Progress | None = None,
) -> Path | None:
    """Puts a backup in the place of a store, and keeps what was there.

    Programs that have the store open go on with what was restored. Returns where that is which was
    there: beside the store, with ``.before-restore`` behind its name, or ``.damaged`` when it was
    damaged; None when there was nothing. Without a path, the store is the user's own.
    """
    kept = POINTER(c_char)()
    told = progress_callback(progress)
    source = path_bytes(backup, "backup")
    call(library.taskcore_restore, source, _optional(path), told, None, byref(kept))
    return _taken(kept)


def _optional(path: str | os.PathLike[str] | None) -> bytes | None:
    return None if path is None else path_bytes(path, "path")


def _taken(text: Any) -> Path | None:
    """A path that a call gave away, which is freed."""
    if not text:
        return None
    try:
        return Path(os.fsdecode(string_at(text)))
    finally:
        library.taskcore_string_free(text)
