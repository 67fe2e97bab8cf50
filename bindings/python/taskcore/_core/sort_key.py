# SPDX-License-Identifier: Apache-2.0
"""The keys of an order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Sortable(IntEnum):
    """What a list can be ordered by."""

    @property
    def descending(self) -> SortKey:
        """The other way round: ``store.tasks(sort=Sort.DUE.descending)``."""
        return SortKey(self, is_descending=True)


@dataclass(frozen=True)
class SortKey:
    """One of the keys of an order; ``Sort.DUE.descending`` makes one that is turned round."""

    sort: int
    is_descending: bool = False
    field: str | None = None
    """With ``Sort.FIELD``: the name of an own field of tasks."""
