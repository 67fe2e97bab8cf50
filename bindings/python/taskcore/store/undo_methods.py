# SPDX-License-Identifier: Apache-2.0
"""Undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.reading import step_from_row

if TYPE_CHECKING:
    from taskcore.store.step import Step


class UndoMethods(Connection):
    """Taking steps back and doing them again, also after a restart."""

    def undo(self) -> Step:
        """Takes back the last step that was not taken back yet.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent")
        ...     print(store.undo().action.name, store.count())
        ...     print(store.redo().action.name, store.count())
        ADD_TASKS 0
        ADD_TASKS 1

        Raises NotFoundError when there is nothing to undo.
        """
        return self._step(library.taskcore_undo)

    def redo(self) -> Step:
        """Does again what the last undo took back, as long as no new step was made.

        Raises NotFoundError when there is nothing to redo.
        """
        return self._step(library.taskcore_redo)

    def _step(self, function: Callable[..., int]) -> Step:
        return self._filled(step_from_row, c.TASKCORE_STEP_INIT, function)
