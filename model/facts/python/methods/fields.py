# SPDX-License-Identifier: Apache-2.0
"""The methods of the room fields."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
FIELDS = (
    Methods("fields.field_methods", "Own fields, and the methods of a store that are about them.", "FieldMethods",
        """The own fields of a store, in their manual order.""",
        methods=(
            M("fields", "field_query", "* entity page",
            """The own fields: all, or those of tasks or of events.

            >>> from taskcore import FieldKind, Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add_field("effort", FieldKind.NUMBER)
            ...     rent = store.add("Pay rent", field_values={"effort": 3})
            ...     print(dict(store.get(rent).field_values), len(store.tasks("effort>2")))
            {'effort': '3'} 1
            """),
            M("add_field", "field_add", "name kind=FieldKind.TEXT **properties:FieldProperties",
            """Declares an own field of tasks, or of events, behind the others, and returns its id."""),
            M("update_field", "field_update", "field_id **changes:FieldChanges",
            """Changes what is given; its values stay."""),
            M("move_fields", "field_move", "ids **position:Position",
            """Moves fields before or after the one with an id, to the top or to the bottom."""),
            M("delete_fields", "field_delete", "ids * with_values?DELETE_WITH_VALUES",
            """Deletes fields; their values are kept unseen or, ``with_values``, taken away, too."""),
    )),
)
# fmt: on
