# SPDX-License-Identifier: Apache-2.0
"""One line of text to a task."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.inputs import TASK
from taskcore._low_level.library import library
from taskcore._low_level.reading import task_input_from_row
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import span, text
from taskcore.enumerations import TaskField
from taskcore.time.time_methods import TimeMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.tasks.task_input import Properties, TaskInput


@dataclass(frozen=True)
class Token:
    """A part of a line that was understood: ``line[token.start:token.stop]``."""

    field: TaskField
    """What it says, such as ``TaskField.DUE`` or ``TaskField.TAGS_ADDED``."""
    start: int
    stop: int


@dataclass(frozen=True)
class QuickAdd:
    """What a line of quick add says."""

    input: TaskInput
    """Ready for ``Store.add_many``."""
    tokens: tuple[Token, ...]
    """In the order of the line; what is in none of them is the title."""


class QuickAddMethods(TimeMethods):
    """Tasks as they are typed.

    A line is a title with ``#project``, ``@tag``, ``!p0`` to ``!p3``, ``*`` for a favourite,
    ``~30m`` for the estimated duration, ``>start``, a due in English words and ``//notes``. What
    is in quotes, or after a backslash, is text.
    """

    def quick_add(self, line: str, **defaults: Unpack[Properties]) -> int:
        """Adds the task that a line says, and returns its id.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     task = store.get(store.quick_add("Pay rent tomorrow 17:00 #Home @bank !p1 *"))
        >>> task.title, task.project, task.tags, task.priority.name, task.favourite
        ('Pay rent', 'Home', ('bank',), 'P1', True)

        ``defaults`` are the keywords of ``add``; they hold where the line says nothing.
        """
        given = {name: value for name, value in defaults.items() if value is not None}
        row = TASK.row(given, self._milliseconds)
        encoded = text(line, "text")
        return self._number(library.taskcore_quick_add, encoded, byref(row))

    def parse_quick_add(self, line: str) -> QuickAdd:
        """What a line says, and where, so that a screen can colour it; nothing is added.

        >>> from taskcore import Store
        >>> line = "Pay rent #Home !p1"
        >>> with Store(":memory:") as store:
        ...     parsed = store.parse_quick_add(line)
        >>> parsed.input.title, [line[token.start:token.stop] for token in parsed.tokens]
        ('Pay rent', ['#Home', '!p1'])
        """
        result = POINTER(c.taskcore_quick_add_result)()
        encoded = text(line, "text")
        self._call(library.taskcore_quick_add_parse, encoded, byref(result))
        try:
            content = library.taskcore_quick_add_result_contents(result).contents
            tokens = map_elements(content.tokens, c.taskcore_token, content.token_count)
            return QuickAdd(
                task_input_from_row(content.input.contents),
                tuple([_token(encoded, token) for token in tokens]),
            )
        finally:
            library.taskcore_quick_add_result_free(result)


def _token(encoded: bytes, row: c.taskcore_token) -> Token:
    return Token(TaskField(row.field), *span(encoded, row.start, row.length))
