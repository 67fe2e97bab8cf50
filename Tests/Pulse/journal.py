"""What was done with a store, as plain events, and what they are about."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date

from days import NEVER

Due = date | int | None
"""On a day, at an instant or never."""


@dataclass(frozen=True)
class Event:
    """One call that changed the store, and so one step to undo; or an undo, or a redo."""

    at: int
    action: str
    values: dict[str, object] = field(default_factory=dict)


@dataclass
class Task:
    id: int
    created: int
    project: str
    priority: int = 2
    due: Due = None
    tags: frozenset[str] = frozenset()
    parent: int | None = None
    repeats: bool = False
    completed: int = NEVER
    deleted: int = NEVER

    @property
    def is_open(self) -> bool:
        return self.completed == NEVER and self.deleted == NEVER


@dataclass
class Completion:
    task: int
    completed: int
    points: int
    priority: int
    due: Due
    project: str
    tags: frozenset[str]


@dataclass
class Postponement:
    due: Due
    project: str
    ended: int


@dataclass
class Session:
    """Focus on something: the stretches of work are over, or the last one runs since ``resumed``."""

    project: str
    is_work: bool
    length: int
    resumed: int
    stretches: list[tuple[int, int]] = field(default_factory=list)
    is_cancelled: bool = False

    def stop(self, at: int) -> None:
        """Pauses or finishes it, if it has not run to its end before."""
        if self.resumed != NEVER:
            worked = sum(end - start for start, end in self.stretches)
            end = min(at, self.resumed + self.length - worked)
            self.stretches.append((self.resumed, end))
            self.resumed = NEVER

    def worked(self, now: int) -> list[tuple[int, int]]:
        """The stretches of work up to an instant."""
        if self.is_cancelled or not self.is_work:
            return []
        until_now = replace(self, stretches=list(self.stretches))
        until_now.stop(now)
        return until_now.stretches


@dataclass
class Settings:
    points: tuple[int, ...] = (7, 4, 3, 2, 1)
    daily_goal: int = 1
    weekly_goal: int = 5
    ignored_weekdays: frozenset[int] = frozenset()
    """From 1 for Monday."""


def effective(events: list[Event]) -> list[Event]:
    """The events that were not undone, or were done again."""
    done: list[Event] = []
    undone: list[Event] = []
    for event in events:
        if event.action == "undo":
            undone.append(done.pop())
        elif event.action == "redo":
            done.append(undone.pop())
        else:
            done.append(event)
            undone.clear()
    return done
