# SPDX-License-Identifier: Apache-2.0
"""What one commit changed, as an observer is told."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from taskcore._low_level import prototypes as c
from taskcore._low_level.rows import map_rows
from taskcore._low_level.values import string
from taskcore.enumerations import Action, ChangeKind, Entity, Origin, TaskField
from taskcore.time.time_methods import from_milliseconds


@dataclass(frozen=True)
class Change:
    """What happened to one thing in a commit."""

    entity: Entity
    kind: ChangeKind
    id: int
    """0 of a tag and of a setting."""
    uid: str
    """Of a tag, its name without case and accents; of a setting, its name."""
    fields: TaskField
    """Of an updated task, what changed; else nothing."""


@dataclass(frozen=True)
class Commit:
    """What one commit changed."""

    action: Action
    origin: Origin
    at: datetime
    """When it was committed."""
    noticed: datetime
    """When the observing store learned of it; of another's commit, ``poll``'s ``now``."""
    changes: tuple[Change, ...]


def commit_from_row(row: c.taskcore_commit) -> Commit:
    """A copy that outlives the callback."""
    changes = map_rows(row.changes, c.taskcore_change, row.change_count, row.change_stride)
    return Commit(
        Action(row.action),
        Origin(row.origin),
        from_milliseconds(row.at_ms),
        from_milliseconds(row.noticed_ms),
        tuple(map(_change, changes)),
    )


def _change(row: c.taskcore_change) -> Change:
    return Change(
        Entity(row.entity),
        ChangeKind(row.kind),
        row.id,
        string(row.uid),
        TaskField(row.fields),
    )
