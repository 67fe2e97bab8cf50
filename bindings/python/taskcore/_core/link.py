# SPDX-License-Identifier: Apache-2.0
"""Links of tasks and events to pages and files."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import Array
from dataclasses import dataclass

from taskcore._generated import prototypes as c
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import text


@dataclass(frozen=True)
class Link:
    """A link to a page or a file.

    >>> from taskcore import Link, Store
    >>> with Store(":memory:") as store:
    ...     links = [Link("https://example.org", "Example"), Link("/home/ann/plan.pdf")]
    ...     talk = store.add("Write the talk", links=links)
    ...     [link.url for link in store.get(talk).links]
    ['https://example.org', 'file:///home/ann/plan.pdf']
    """

    url: str
    """An absolute URL; an absolute path becomes a ``file:`` URL."""
    title: str = ""
    media_type: str = ""
    """Such as ``application/pdf``."""


def link_rows(links: Iterable[Link]) -> Array[c.taskcore_link]:
    """The C array."""
    rows = [_row(link) for link in links]
    return (c.taskcore_link * len(rows))(*rows)


def _row(link: Link) -> c.taskcore_link:
    if not isinstance(link, Link):
        raise TypeError(f"links must be several Links, not {type(link).__name__}")
    row = c.TASKCORE_LINK_INIT()
    row.url = text(link.url, "links")
    row.title = text(link.title, "links")
    row.media_type = text(link.media_type, "links")
    return row


def links_from_rows(first: object, count: int) -> tuple[Link, ...]:
    """The links of a C array."""
    return tuple(
        [
            Link(row.url.decode(), row.title.decode(), row.media_type.decode())
            for row in map_elements(first, c.taskcore_link, count)
        ]
    )
