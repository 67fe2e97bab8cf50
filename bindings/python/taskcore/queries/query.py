# SPDX-License-Identifier: Apache-2.0
"""Which tasks to list, and in which order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import TYPE_CHECKING, Final, Literal, TypedDict

from taskcore._low_level.values import UNSET, Unset

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.queries.sort_key import SortKey


class ViewConditions(TypedDict, total=False):
    """The keywords of a store's views: those of ``Query`` but for the view and its days."""

    filter: str | None
    text: str | None
    text_fields: int | None
    project: str | Iterable[str] | None
    project_id: int | Iterable[int] | None
    tag: str | None
    tags_any: Iterable[str] | None
    tags_all: Iterable[str] | None
    tags_none: Iterable[str] | None
    priority: int | Iterable[int] | None
    status: int | None
    slot: int | Iterable[int] | None
    favourite: bool | None
    blocked: bool | None
    blocking: bool | None
    hidden: bool | Literal["both"] | None
    archived: bool | Literal["both"] | None
    overdue: bool | None
    due_from: date | datetime | None
    due_before: date | datetime | None
    completed_from: date | datetime | None
    completed_before: date | datetime | None
    parent_id: int | None | Unset
    ids: Iterable[int] | None
    sort: int | SortKey | Iterable[int | SortKey] | None
    group: int | None
    tree: bool
    limit: int | None
    offset: int
    started: bool | None
    expired: bool | None
    floating: bool | None


class Conditions(ViewConditions, total=False):
    """The keywords of ``Store.tasks``, which are those of ``Query``."""

    view: int | None
    day: date | None
    last_day: date | None


@dataclass(frozen=True)
class Query:
    """Conditions that must all hold, an order and a page; None is no condition.

    >>> from taskcore import Store
    >>> with Store(":memory:") as store:
    ...     _ = store.add_many([{"title": "A", "project": "Home"}, {"title": "B"}])
    ...     home = Query(project="Home")
    ...     print([task.title for task in store.tasks(home)], store.count(home, tag="bank"))
    ['A'] 0

    Of a ``date``, a bound means its first moment in the store's zone; ``_from`` is included and
    ``_before`` is not. A task that is due on a date counts as due at that day's last millisecond.
    """

    filter: str | None = None
    """In the language of queries: ``"project:Home +bank due<7d"``. Its order, groups and limit
    count unless they are given here."""
    text: str | None = None
    """Words to find, each as the beginning of one; ``'"in quotes"'`` as it is."""
    text_fields: int | None = None
    """Where to find them: ``TaskField.TITLE | TaskField.NOTES | TaskField.TAGS``, which is what
    None means."""
    project: str | Iterable[str] | None = None
    """In this one or in one of these; with ``project_id``, in either."""
    project_id: int | Iterable[int] | None = None
    tag: str | None = None
    """With this tag."""
    tags_any: Iterable[str] | None = None
    tags_all: Iterable[str] | None = None
    tags_none: Iterable[str] | None = None
    priority: int | Iterable[int] | None = None
    """This one or one of these."""
    status: int | None = None
    """Several are joined: ``Status.OPEN | Status.COMPLETED``. None is the open ones."""
    slot: int | Iterable[int] | None = None
    """Where a task stands today: here or in one of these."""
    favourite: bool | None = None
    blocked: bool | None = None
    blocking: bool | None = None
    hidden: bool | Literal["both"] | None = None
    """None is no open task whose start is to come."""
    archived: bool | Literal["both"] | None = None
    """None is no open task of an archived project."""
    overdue: bool | None = None
    due_from: date | datetime | None = None
    due_before: date | datetime | None = None
    completed_from: date | datetime | None = None
    completed_before: date | datetime | None = None
    parent_id: int | None | Unset = UNSET
    """The direct subtasks of this one; None is those that are no subtask."""
    view: int | None = None
    day: date | None = None
    """The view's day; None is today."""
    last_day: date | None = None
    """Where the view of completed or cancelled tasks ends."""
    ids: Iterable[int] | None = None
    """One of these."""
    sort: int | SortKey | Iterable[int | SortKey] | None = None
    """The first key counts most: ``[Sort.FAVOURITE, Sort.DUE.descending]``. None is the view's own
    order, or that of the ids."""
    group: int | None = None
    tree: bool = False
    """Whether each task is followed by its subtasks, and has its depth."""
    limit: int | None = None
    """At most so many; None and 0 are all, or as many as the filter says."""
    offset: int = 0
    started: bool | None = None
    """Whether they are in progress."""
    expired: bool | None = None
    floating: bool | None = None
    """Whether a time of theirs holds by the clock wherever one is."""

    def __post_init__(self) -> None:
        # An iterator would be empty when the query is used once more.
        for name in _SEVERAL:
            value = getattr(self, name)
            if isinstance(value, Iterable) and not isinstance(value, str):
                object.__setattr__(self, name, tuple(value))


_SEVERAL: Final = (
    *("project", "project_id", "tags_any", "tags_all", "tags_none"),
    *("priority", "slot", "ids", "sort"),
)


def to_query(query: Query | str | None, **conditions: Unpack[Conditions]) -> Query:
    """A query, one in the language of queries or none, with conditions that replace its own."""
    if isinstance(query, str):
        query = Query(filter=query)
    elif query is None:
        query = Query()
    elif not isinstance(query, Query):
        raise TypeError(f"a query is a Query or a str, not a {type(query).__name__}")
    return replace(query, **conditions) if conditions else query
