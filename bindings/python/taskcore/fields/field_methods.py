# SPDX-License-Identifier: Apache-2.0
"""Own fields, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.inputs import FIELD
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.values import identifiers, integer
from taskcore.enumerations import FieldKind
from taskcore.lists import FieldList
from taskcore.tasks.move import Position, make_move

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.fields.field_keywords import FieldChanges, FieldProperties


class FieldMethods(Connection):
    """The own fields of a store, in their manual order."""

    def fields(
        self, *, entity: int | None = None, limit: int | None = None, offset: int = 0
    ) -> FieldList:
        """The own fields: all, or those of tasks or of events.

        >>> from taskcore import FieldKind, Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_field("effort", FieldKind.NUMBER)
        ...     rent = store.add("Pay rent", field_values={"effort": 3})
        ...     print(dict(store.get(rent).field_values), len(store.tasks("effort>2")))
        {'effort': '3'} 1
        """
        row = c.TASKCORE_FIELD_QUERY_OPTIONS_INIT()
        if entity is not None:
            row.entity = integer(entity, 32, "entity")
            row.fields |= c.TASKCORE_FIELD_QUERY_ENTITY
        give(row, **page(limit, offset))
        return self._listed(FieldList, library.taskcore_field_query, byref(row))

    def add_field(
        self, name: str, kind: int = FieldKind.TEXT, **properties: Unpack[FieldProperties]
    ) -> int:
        """Declares an own field of tasks, or of events, behind the others, and returns its id."""
        row = FIELD.row({"name": name, "kind": kind, **properties})
        return self._number(library.taskcore_field_add, byref(row))

    def update_field(self, field_id: int, **changes: Unpack[FieldChanges]) -> None:
        """Changes what is given; its values stay."""
        row = FIELD.row(changes)
        self._call(library.taskcore_field_update, integer(field_id, 64, "id"), byref(row))

    def move_fields(self, ids: int | Iterable[int], **position: Unpack[Position]) -> None:
        """Moves fields before or after the one with an id, to the top or to the bottom."""
        move = make_move(**position)
        self._call(library.taskcore_field_move, *identifiers(ids), byref(move))

    def delete_fields(self, ids: int | Iterable[int], *, with_values: bool = False) -> None:
        """Deletes fields; their values are kept unseen or, ``with_values``, taken away, too."""
        flags = c.TASKCORE_DELETE_WITH_VALUES if with_values else 0
        self._call(library.taskcore_field_delete, *identifiers(ids), flags)
