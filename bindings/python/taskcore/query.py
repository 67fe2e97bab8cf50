# SPDX-License-Identifier: Apache-2.0
"""Which tasks to list: from keywords to the C struct."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, time

from taskcore import _prototypes as c
from taskcore._values import integer, text
from taskcore.enumerations import Sort


def make_query(
    milliseconds: Callable[[datetime], int],
    *,
    project: str | None,
    project_id: int | None,
    tag: str | None,
    status: int | None,
    due_from: date | datetime | None,
    due_before: date | datetime | None,
    sort: int = Sort.CREATED,
    descending: bool = False,
    limit: int | None = None,
    offset: int = 0,
) -> c.taskcore_query:
    """The C query; ``milliseconds`` turns a datetime into an instant, and None is not given."""
    query = c.TASKCORE_QUERY_INIT()
    if project is not None:
        query.project = text(project, "project")
        query.fields |= c.TASKCORE_QUERY_PROJECT
    if project_id is not None:
        query.project_id = integer(project_id, 64, "project_id")
        query.fields |= c.TASKCORE_QUERY_PROJECT_ID
    if tag is not None:
        query.tag = text(tag, "tag")
        query.fields |= c.TASKCORE_QUERY_TAG
    if status is not None:
        query.statuses = integer(status, 32, "statuses")
        query.fields |= c.TASKCORE_QUERY_STATUSES
    if due_from is not None:
        query.due_from_ms = milliseconds(_start(due_from))
        query.fields |= c.TASKCORE_QUERY_DUE_FROM
    if due_before is not None:
        query.due_before_ms = milliseconds(_start(due_before))
        query.fields |= c.TASKCORE_QUERY_DUE_BEFORE
    if limit is not None:
        query.limit = integer(limit, 64, "limit")
        query.fields |= c.TASKCORE_QUERY_LIMIT
    query.offset = integer(offset, 64, "offset")
    query.sort = integer(sort, 32, "sort")
    query.descending = integer(descending, 32, "descending")
    return query


def _start(when: date | datetime) -> datetime:
    """A datetime as it is; of a date, its first moment in the store's zone."""
    return when if isinstance(when, datetime) else datetime.combine(when, time())
