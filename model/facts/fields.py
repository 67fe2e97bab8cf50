# SPDX-License-Identifier: Apache-2.0
"""Own fields: what a store declares of tasks and events beside their own properties."""

from model.language.files import KEEP_OBJECT, Files
from model.language.kinds import Code, Position, Text, Texts
from model.language.record import Property, Record

# fmt: off
FIELD = Record(
    name="field", type="CustomField", repository="FieldRepository", room="Fields", entity=27, entity_doc="an own field of tasks or events", facts="fields", checks_uid=True, own_repair=True, doc="An own field: tasks or events can have a value of it.",
    properties=(
        Property("name", Text(required=True), rule="setName", initial="x", required=True, sample="fieldName()", doc="As it is typed in queries and files: 1 to 40 lowercase letters, digits and `_`, the first a letter, different from all others."),
        Property("label", Text(), rule="setLabel", doc="What people read; empty for its name."),
        Property("kind", Code("Kind", default=".text", words=((1, "text"), (2, "number"), (3, "date"), (4, "duration"), (5, "choice"))), required=True, doc="What its values are; it never changes."),
        Property("item_kind", Code("ItemKind", default=".task", words=((1, "task"), (5, "event"))), files=Files(other_words=KEEP_OBJECT), doc="What has values of it: tasks or events."),
        Property("choices", Texts(), rule="setChoices", doc="Of a choice, what it can be, in their order: at most 100, each a line of at most 100 characters."),
        Property("position", Position(), doc="Its place among the fields in the manual order."),
    ),
)
# fmt: on
