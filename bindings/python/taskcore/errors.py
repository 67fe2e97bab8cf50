# SPDX-License-Identifier: Apache-2.0
"""What the library refuses, as exceptions: one class per status."""

from __future__ import annotations

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library


class TaskcoreError(Exception):
    """A call failed; the store is as it was before.

    >>> from taskcore import Store
    >>> with Store(":memory:") as store:
    ...     try:
    ...         store.add("")
    ...     except TaskcoreError as error:
    ...         print(error.name, error.field)
    TASKCORE_EINVALID title
    """

    code: int = c.TASKCORE_EINTERNAL
    """The status, such as -1."""
    field: str
    """The argument or property that it is about, or an empty text."""
    index: int | None
    """Which one of several inputs or ids, from 0."""
    line: int | None
    """Where in a text that was read, from 1."""
    column: int | None
    """Where in that line, in bytes, from 1."""

    def __init__(
        self,
        message: str = "",
        *,
        field: str = "",
        index: int | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        super().__init__(message)
        self.field = field
        self.index = index
        self.line = line
        self.column = column

    @property
    def name(self) -> str:
        """The status by name, such as ``"TASKCORE_EINVALID"``."""
        return str(library.taskcore_status_name(self.code).decode())


class InvalidError(TaskcoreError, ValueError):
    """An argument is wrong."""

    code = c.TASKCORE_EINVALID


class NotFoundError(TaskcoreError, LookupError):
    """There is no such task, project or file, or nothing to undo."""

    code = c.TASKCORE_ENOTFOUND


class ConflictError(TaskcoreError):
    """The present state forbids it, such as completing a completed task."""

    code = c.TASKCORE_ECONFLICT


class BusyError(TaskcoreError):
    """Another user held the store for longer than the busy timeout; it can be tried again."""

    code = c.TASKCORE_EBUSY


class ReadOnlyError(TaskcoreError):
    """The store was opened for reading."""

    code = c.TASKCORE_EREADONLY


class AccessError(TaskcoreError, OSError):
    """The system refuses the path: no permission, or a folder where a file should be."""

    code = c.TASKCORE_EACCESS


class NotStoreError(TaskcoreError):
    """The file is not a Taskcore store."""

    code = c.TASKCORE_ENOTSTORE


class CorruptError(TaskcoreError):
    """The store is damaged."""

    code = c.TASKCORE_ECORRUPT


class TooNewError(TaskcoreError):
    """The store was written by a newer version of Taskcore."""

    code = c.TASKCORE_ETOONEW


class FullError(TaskcoreError, OSError):
    """No space is left on the disk."""

    code = c.TASKCORE_EFULL


class InputOutputError(TaskcoreError, OSError):
    """Reading or writing failed."""

    code = c.TASKCORE_EIO


class OutOfMemoryError(TaskcoreError, MemoryError):
    """Memory ran out."""

    code = c.TASKCORE_ENOMEM


class ParseError(TaskcoreError, ValueError):
    """A text is malformed, at ``line`` and ``column``."""

    code = c.TASKCORE_EPARSE


class MisuseError(TaskcoreError):
    """A closed store, or a call at a wrong time."""

    code = c.TASKCORE_EMISUSE


class UnsupportedError(TaskcoreError):
    """Something to install is missing."""

    code = c.TASKCORE_EUNSUPPORTED


class InternalError(TaskcoreError):
    """A bug of Taskcore: please report it."""

    code = c.TASKCORE_EINTERNAL


_CLASSES = {each.code: each for each in TaskcoreError.__subclasses__()}


def last_error(status: int) -> TaskcoreError:
    """The exception for a call of this thread that has just returned ``status``."""
    details = library.taskcore_last_error().contents
    error = _CLASSES.get(status, TaskcoreError)(
        details.message.decode(),
        field=details.field.decode(),
        index=details.index if details.index >= 0 else None,
        line=details.line or None,
        column=details.column or None,
    )
    error.code = status
    return error
