# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room fields."""

from model.language.swift import Choice, Input, Room, Row

# fmt: off
FIELDS = Room(
    "Fields/FieldTypes", "swift/fields",
    (
        Row("field", "CustomField", names={"value_count": "values"}, docs={
            "name": "As it is typed in queries and files.",
            "label": "What people read: its name, where it has no other.",
            "kind": "What its values are; it never changes.",
            "entity": "Whether tasks or events have values of it.",
            "choices": "Of a choice, what it can be, in their order.",
            "value_count": "How many tasks or events have a value of it.",
        }),
        Row(
            "field_value", "CustomFieldValue", doc="The value that a task or an event has of an own field.",
            docs={"name": "The name of the field.", "value": "As the kind of the field says; to take it away, empty."},
            makes="A value for a field.", given=("name", "value"),
        ),
        Input(
            "field_input", "FieldChanges",
            doc="What an own field is to be: a new one, or what changes about one.",
            docs={
                "label": "What people read; empty for its name.",
                "kind": "What its values are; it cannot be changed.",
                "entity": "Whether tasks or events have values of it; it cannot be changed.",
                "choices": "Of a choice, what it can be, in their order.",
            },
        ),
        Choice("field_kind", "CustomField.Kind", doc="What the values of an own field are."),
    ),
)
# fmt: on
