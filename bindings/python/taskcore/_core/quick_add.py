# SPDX-License-Identifier: Apache-2.0
"""One line of text to a task."""

from __future__ import annotations

from ctypes import POINTER, byref, c_int64
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from taskcore._core.time_methods import TimeMethods
from taskcore._generated import prototypes as c
from taskcore._generated.inputs import TASK
from taskcore._generated.reading import task_input_from_row
from taskcore._low_level.library import library
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import (
    identifiers,
    optional_string,
    span,
    string,
    strings,
    text,
)
from taskcore.enumerations import TaskField, UnreadReason

if TYPE_CHECKING:
    from collections.abc import Iterable

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
class UnreadPart:
    """A part of a line that looks as if it meant something, and is a part of the title."""

    field: TaskField
    """What it would have said; ``TaskField(0)`` when nobody can tell."""
    start: int
    stop: int
    reason: UnreadReason
    message: str
    """A sentence that says why, and what would be right."""


@dataclass(frozen=True)
class QuickAdd:
    """What a line of quick add says."""

    input: TaskInput
    """Ready for ``Store.add_many``."""
    tokens: tuple[Token, ...]
    """In the order of the line; what is in none of them is the title."""
    unread: tuple[UnreadPart, ...] = ()
    """What was not read, in the order of the line."""
    summary: str = ""
    """What was understood, for people: ``Pay rent — Mon 23 Nov 17:00, every month``."""
    new_project: str | None = None
    """The project that is new."""
    nearest_project: str | None = None
    """The project that was probably meant instead of a new one."""
    new_tags: tuple[str, ...] = ()
    """The tags that no task had."""
    id: int | None = None
    """The task that was added; ``None`` when the line was only read."""


class QuickAddMethods(TimeMethods):
    """Tasks as they are typed.

    A line is a title with ``#project``, ``@tag``, ``!p0`` to ``!p3``, ``*`` for a favourite,
    ``~30m`` for the estimated duration, ``>start``, a due in words and ``//notes``. Each mark
    has a name, too, as in ``due:friday`` and ``remind:10m``. What is in quotes, or after a
    backslash, is text.
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
        encoded = text(line, "text")
        result = POINTER(c.taskcore_quick_add_result)()
        self._call(library.taskcore_quick_add_parse, encoded, byref(result))
        try:
            return _content(encoded, result)
        finally:
            library.taskcore_quick_add_result_free(result)

    def quick_edit(self, ids: int | Iterable[int], line: str) -> QuickAdd:
        """Changes tasks as a line says, and tells what was understood.

        Words besides dates and marks make a new title, when there are any, and ``title:"…"``
        always does; ``-bank`` takes a tag away, and ``due:none`` a due.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     milk = store.quick_add("Buy milk @home")
        ...     told = store.quick_edit(milk, "p1 +shop -@home")
        ...     task = store.get(milk)
        >>> told.summary, task.title, task.tags
        ('new tag shop, without tag home, P1', 'Buy milk', ('shop',))
        """
        encoded = text(line, "text")
        result = POINTER(c.taskcore_quick_add_result)()
        packed, count = identifiers(ids)
        self._call(library.taskcore_quick_add_parse_changes, encoded, byref(result))
        try:
            content = library.taskcore_quick_add_result_contents(result).contents
            self._call(library.taskcore_task_update, packed, count, content.input)
            return _content(encoded, result)
        finally:
            library.taskcore_quick_add_result_free(result)

    def quick_add_told(self, line: str, **defaults: Unpack[Properties]) -> QuickAdd:
        """Adds the task that a line says, as ``quick_add`` does, and tells what was understood.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     told = store.quick_add_told("Pay rent #Home p1 !p9")
        >>> told.summary, told.unread[0].reason.name
        ('Pay rent !p9 — new project Home, P1', 'VALUE')
        """
        given = {name: value for name, value in defaults.items() if value is not None}
        row = TASK.row(given, self._milliseconds)
        encoded = text(line, "text")
        number = c_int64()
        result = POINTER(c.taskcore_quick_add_result)()
        try:
            self._call(
                library.taskcore_quick_add_told, encoded, byref(row), byref(number), byref(result)
            )
            return replace(_content(encoded, result), id=number.value)
        finally:
            library.taskcore_quick_add_result_free(result)


def _content(encoded: bytes, result: Any) -> QuickAdd:
    content = library.taskcore_quick_add_result_contents(result).contents
    tokens = map_elements(content.tokens, c.taskcore_token, content.token_count)
    unread = map_elements(content.unread, c.taskcore_unread_part, content.unread_count)
    return QuickAdd(
        input=task_input_from_row(content.input.contents),
        tokens=tuple([_token(encoded, token) for token in tokens]),
        unread=tuple([_unread(encoded, part) for part in unread]),
        summary=string(content.summary),
        new_project=optional_string(content.new_project),
        nearest_project=optional_string(content.nearest_project),
        new_tags=strings(content.new_tags, content.new_tag_count),
    )


def _token(encoded: bytes, row: c.taskcore_token) -> Token:
    return Token(TaskField(row.field), *span(encoded, row.start, row.length))


def _unread(encoded: bytes, row: c.taskcore_unread_part) -> UnreadPart:
    return UnreadPart(
        TaskField(row.field),
        *span(encoded, row.start, row.length),
        UnreadReason(row.reason),
        string(row.message),
    )
