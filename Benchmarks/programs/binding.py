"""Our Python binding, on the library that was built; TASKCORE_BUILD says where else that is."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build")).resolve()
os.environ.setdefault("TASKCORE_LIBRARY", str(BUILD / "lib/libtaskcore.so.0"))
sys.path.insert(0, str(ROOT / "bindings/python"))

import taskcore  # noqa: E402
from data import Task  # noqa: E402

__all__ = ["task_inputs", "taskcore"]


def task_inputs(size: int, *, project: str | None = None) -> list[taskcore.TaskInput]:
    """The first tasks of the common data; all in one project, where one is given."""
    return [
        taskcore.TaskInput(
            task.title,
            notes=task.notes,
            project=project or task.project,
            tags=task.tags,
            priority=task.priority,
            due=task.due,
        )
        for task in map(Task, range(size))
    ]
