# SPDX-License-Identifier: Apache-2.0
"""The choices of the library, as enumerations."""

from __future__ import annotations

from enum import IntEnum, IntFlag

from taskcore import _prototypes as c


class Priority(IntEnum):
    """How urgent a task is; what it has when nothing is said is ``P2``."""

    P0 = c.TASKCORE_PRIORITY_P0
    P1 = c.TASKCORE_PRIORITY_P1
    P2 = c.TASKCORE_PRIORITY_P2
    P3 = c.TASKCORE_PRIORITY_P3
    NONE = c.TASKCORE_PRIORITY_NONE


class Status(IntFlag):
    """What became of a task; a query takes several: ``Status.OPEN | Status.COMPLETED``."""

    OPEN = c.TASKCORE_STATUS_OPEN
    COMPLETED = c.TASKCORE_STATUS_COMPLETED
    DELETED = c.TASKCORE_STATUS_DELETED


class Sort(IntEnum):
    """The order of a list of tasks; ties are in the order of the ids."""

    CREATED = c.TASKCORE_SORT_CREATED
    DUE = c.TASKCORE_SORT_DUE
    PRIORITY = c.TASKCORE_SORT_PRIORITY
    TITLE = c.TASKCORE_SORT_TITLE
    MODIFIED = c.TASKCORE_SORT_MODIFIED


class Durability(IntEnum):
    """What a change survives once its call returned: a power loss, or a killed process."""

    FULL = c.TASKCORE_DURABILITY_FULL
    NORMAL = c.TASKCORE_DURABILITY_NORMAL


class TaskField(IntFlag):
    """The properties of a task; a change names those that changed."""

    TITLE = c.TASKCORE_TASK_TITLE
    NOTES = c.TASKCORE_TASK_NOTES
    PROJECT = c.TASKCORE_TASK_PROJECT
    TAGS = c.TASKCORE_TASK_TAGS
    PRIORITY = c.TASKCORE_TASK_PRIORITY
    FAVOURITE = c.TASKCORE_TASK_FAVOURITE
    DUE = c.TASKCORE_TASK_DUE
    COMPLETED = c.TASKCORE_TASK_COMPLETED
    DELETED = c.TASKCORE_TASK_DELETED


class _GrowingEnum(IntEnum):
    """An enumeration to which a newer library may add: an unknown value keeps its number."""

    @classmethod
    def _missing_(cls, value: object) -> _GrowingEnum | None:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_ = f"UNKNOWN_{value}"
        member._value_ = value
        return member


class Action(_GrowingEnum):
    """What a step, one call that changed the store, did."""

    ADD_TASKS = c.TASKCORE_ACTION_ADD_TASKS
    UPDATE_TASKS = c.TASKCORE_ACTION_UPDATE_TASKS
    COMPLETE_TASKS = c.TASKCORE_ACTION_COMPLETE_TASKS
    REOPEN_TASKS = c.TASKCORE_ACTION_REOPEN_TASKS
    DELETE_TASKS = c.TASKCORE_ACTION_DELETE_TASKS
    RESTORE_TASKS = c.TASKCORE_ACTION_RESTORE_TASKS
    PURGE_TASKS = c.TASKCORE_ACTION_PURGE_TASKS
    ADD_PROJECT = c.TASKCORE_ACTION_ADD_PROJECT
    RENAME_PROJECT = c.TASKCORE_ACTION_RENAME_PROJECT
    DELETE_PROJECT = c.TASKCORE_ACTION_DELETE_PROJECT
    IMPORT = c.TASKCORE_ACTION_IMPORT
    UNDO = c.TASKCORE_ACTION_UNDO
    REDO = c.TASKCORE_ACTION_REDO


class Entity(_GrowingEnum):
    """What kind of thing a change is about."""

    TASK = c.TASKCORE_ENTITY_TASK
    PROJECT = c.TASKCORE_ENTITY_PROJECT


class ChangeKind(_GrowingEnum):
    """What happened to it; ``REMOVED`` is for good, while the trash is an update."""

    ADDED = c.TASKCORE_CHANGE_ADDED
    UPDATED = c.TASKCORE_CHANGE_UPDATED
    REMOVED = c.TASKCORE_CHANGE_REMOVED


class Origin(_GrowingEnum):
    """Who made a commit: this store, or another handle or process."""

    SELF = c.TASKCORE_ORIGIN_SELF
    OTHER = c.TASKCORE_ORIGIN_OTHER
