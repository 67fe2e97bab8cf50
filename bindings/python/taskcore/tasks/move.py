# SPDX-License-Identifier: Apache-2.0
"""Moving tasks, projects and filters in their manual order."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import UNSET, Unset, identifiers, integer

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Position(TypedDict, total=False):
    """Where to move something to: exactly one place."""

    before: int | None
    after: int | None
    top: bool
    bottom: bool


class Place(Position, total=False):
    """Where to move tasks to: a position, and a project or a parent with it or alone."""

    project_id: int | None
    parent_id: int | None | Unset


def make_move(
    *,
    before: int | None = None,
    after: int | None = None,
    top: bool = False,
    bottom: bool = False,
    project_id: int | None = None,
    parent_id: int | None | Unset = UNSET,
) -> c.taskcore_move:
    """The C struct of a place."""
    move = c.TASKCORE_MOVE_INIT()
    if before is not None:
        move.before_id = integer(before, 64, "before_id")
        move.fields |= c.TASKCORE_MOVE_BEFORE
    if after is not None:
        move.after_id = integer(after, 64, "after_id")
        move.fields |= c.TASKCORE_MOVE_AFTER
    if top:
        move.fields |= c.TASKCORE_MOVE_TO_TOP
    if bottom:
        move.fields |= c.TASKCORE_MOVE_TO_BOTTOM
    if project_id is not None:
        move.project_id = integer(project_id, 64, "project_id")
        move.fields |= c.TASKCORE_MOVE_PROJECT_ID
    if parent_id is not UNSET:
        move.parent_id = 0 if parent_id is None else integer(parent_id, 64, "parent_id")
        move.fields |= c.TASKCORE_MOVE_PARENT_ID
    return move


class MoveMethods(Connection):
    """The manual order of the tasks, which ``Sort.MANUAL`` lists, and their hierarchy."""

    def move(
        self,
        ids: int | Iterable[int],
        **place: Unpack[Place],
    ) -> None:
        """Moves tasks with their subtasks: to a place, into a project, under a parent.

        >>> from taskcore import Sort, Store
        >>> with Store(":memory:") as store:
        ...     a, b, c = store.add_many([{"title": "A"}, {"title": "B"}, {"title": "C"}])
        ...     store.move(c, before=a)
        ...     print([task.title for task in store.tasks(sort=Sort.MANUAL)])
        ...     store.move([a, b], parent_id=c, top=True)
        ...     print([task.parent_id for task in store.get([a, b])])
        ['C', 'A', 'B']
        [3, 3]

        ``before`` and ``after`` are ids. ``parent_id=None`` is under none.
        """
        move = make_move(**place)
        self._call(library.taskcore_task_move, *identifiers(ids), byref(move))

    def indent(self, ids: int | Iterable[int]) -> None:
        """Makes tasks subtasks of the ones before them in the manual order.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     trip, book = store.add_many([{"title": "Trip"}, {"title": "Book"}])
        ...     store.indent(book)
        ...     store.get(book).parent_id == trip
        True
        """
        self._call(library.taskcore_task_indent, *identifiers(ids))

    def outdent(self, ids: int | Iterable[int]) -> None:
        """Makes subtasks siblings of their parents, right after them."""
        self._call(library.taskcore_task_outdent, *identifiers(ids))
