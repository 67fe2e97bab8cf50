# SPDX-License-Identifier: Apache-2.0
"""Moving tasks, projects and filters in their manual order."""

from __future__ import annotations

from typing import TypedDict

from taskcore._generated import prototypes as c
from taskcore._low_level.values import UNSET, Unset, integer


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
