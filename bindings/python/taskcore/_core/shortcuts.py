# SPDX-License-Identifier: Apache-2.0
"""Methods of a store that stand on its others."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

from taskcore._low_level.lists import last_of
from taskcore._low_level.values import integer
from taskcore.enumerations import AgendaContents, Entity, Status
from taskcore.errors import InvalidError
from taskcore.events.agenda_methods import AgendaMethods
from taskcore.queries.query import Query
from taskcore.queries.query_methods import QueryMethods
from taskcore.time_entries.time_entry_methods import TimeEntryMethods

if TYPE_CHECKING:
    from taskcore.events.agenda_entry import AgendaEntry
    from taskcore.time_entries.time_entry import TimeEntry


class Shortcuts(AgendaMethods, TimeEntryMethods, QueryMethods):
    """What is asked for often."""

    def agenda(
        self,
        first: date | None = None,
        last: date | None = None,
        *,
        contents: int = AgendaContents.TASKS | AgendaContents.EVENTS,
        completed: bool = False,
        page_size: int = 1000,
    ) -> Iterator[AgendaEntry]:
        """All that happens from one day to another, occurrences among it, as it is asked for.

        >>> from datetime import datetime
        >>> from itertools import islice
        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", due=date(2026, 1, 16))
        ...     _ = store.add_event("Run", datetime(2026, 1, 15, 7), repeat_rule="FREQ=DAILY")
        ...     for entry in islice(store.agenda(date(2026, 1, 15), date(2029, 12, 31)), 3):
        ...         print(entry.day, entry.time_label, entry.title)
        2026-01-15 07:00-08:00 Run
        2026-01-16 all day Pay rent
        2026-01-16 07:00-08:00 Run

        Without days it is today, and without a last one it is the first. ``completed`` adds what is
        completed or done. It reads ``page_size`` entries at a time.
        """
        if integer(page_size, 64, "page_size") < 1:
            raise InvalidError(f"A page has at least 1 entry, not {page_size}.", field="page_size")
        after = None
        while True:
            page = self.agenda_page(
                first, last, contents=contents, completed=completed, limit=page_size, after=after
            )
            yield from page
            if len(page) < page_size:
                return
            after = page[-1].cursor

    def clear_completed(self, *, project: str | None = None) -> int:
        """Moves the completed tasks, all or those of a project, to the trash.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.complete(store.add("Pay rent"))
        ...     store.clear_completed()
        1
        """
        return self.delete_where(Query(status=Status.COMPLETED, project=project))

    def timer(self) -> TimeEntry | None:
        """The entry that is running."""
        return last_of(self.time_entries(running=True, entity=Entity.TIME_ENTRY))
