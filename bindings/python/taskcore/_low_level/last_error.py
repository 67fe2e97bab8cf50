# SPDX-License-Identifier: Apache-2.0
"""The exception for a call that failed."""

from __future__ import annotations

from taskcore._core.failure import TaskcoreError
from taskcore._low_level.library import library
from taskcore.errors import CLASSES


def last_error(status: int) -> TaskcoreError:
    """The exception for a call of this thread that has just returned ``status``."""
    details = library.taskcore_last_error().contents
    error = CLASSES.get(status, TaskcoreError)(
        details.message.decode(),
        field=details.field.decode(),
        index=details.index if details.index >= 0 else None,
        line=details.line or None,
        column=details.column or None,
    )
    error.code = status
    return error
