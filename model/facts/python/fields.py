# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room fields."""

from model.language.python import Attribute as A
from model.language.python import Input, Module, Row
from model.language.python import Keyword as K

# fmt: off
FIELDS = (
    Module("fields.field", "An own field as it was when it was read.", rows=(
        Row("Field", "field", doc="An own field of tasks or events, as it was when it was read.", list="FieldList", list_doc="Own fields as they were when they were listed, in their manual order.", attributes=(
            "id", "uid", "name",
            A("label", doc="What people read."),
            A("kind", doc="What its values are."),
            A("entity", doc="Whether tasks or events have values of it."),
            A("choices", doc="Of a choice, what it can be, in their order."),
            A("value_count", doc="How many tasks or events have a value of it."),
        )),
    )),
)

FIELD_INPUT = Input("field_input", "an own field", "fields.field_keywords", "The keywords of an own field.",
    properties="FieldProperties", properties_doc="The keywords of an own field, all but its name and its kind.",
    changes="FieldChanges", changed_by="update_field",
    keywords=(
        K("name", required=True),
        K("kind", required=True),
        K("label", doc="What people read; its name, where it has no other."),
        K("entity", doc="``Entity.TASK``, which it is else, or ``Entity.EVENT``."),
        K("choices", doc="Of ``FieldKind.CHOICE``: 1 to 100, in their order."),
    ),
)
# fmt: on
