# SPDX-License-Identifier: Apache-2.0
"""Reading long results page by page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from taskcore._generated.values import integer
from taskcore.errors import InvalidError

if TYPE_CHECKING:
    from taskcore.events.agenda_entry import AgendaEntry
    from taskcore.lists import AgendaList


def pages(read: Callable[..., AgendaList], size: int) -> Iterator[AgendaEntry]:
    """All entries, of which ``read`` gives some behind one of them at a time."""
    if integer(size, 64, "page_size") < 1:
        raise InvalidError(f"A page has at least 1 entry, not {size}.", field="page_size")
    after = None
    while True:
        page = read(limit=size, after=after)
        yield from page
        if len(page) < size:
            return
        after = page[-1].cursor
