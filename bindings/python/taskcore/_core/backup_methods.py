# SPDX-License-Identifier: Apache-2.0
"""Backups of a store, and putting one in its place."""

from __future__ import annotations

import os
from datetime import datetime

from taskcore._core.file_methods import Progress, progress_callback
from taskcore._core.time_methods import to_milliseconds
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import path_bytes


class OwnBackupMethods(Connection):
    """What is written by hand of ``BackupMethods``."""

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
