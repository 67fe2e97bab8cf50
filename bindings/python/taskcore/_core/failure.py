# SPDX-License-Identifier: Apache-2.0
"""What all exceptions of the library have."""

from __future__ import annotations

from taskcore._generated import prototypes as c
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
