# SPDX-License-Identifier: Apache-2.0
"""What is kept for other versions."""

from model.language.kinds import Text
from model.language.record import Property, Record

# fmt: off
UNKNOWN_PROPERTY = Record(
    name="unknown_property", plural="unknown_properties", type="UnknownProperty", repository="UnknownPropertyRepository", room="Files", entity=29, entity_doc="what a file of another version said, kept for the next export", article="an", is_inline=True,
    doc="What a file said of a record and this version does not know; the next export says it again.",
    properties=(
        Property("section", Text(), doc="The array of the file; empty: the file itself."),
        Property("item_uid", Text(), case="item", member="itemUID", doc="The uid of the record."),
        Property("name", Text(), doc="Of the member; empty: the whole object, of a kind that this version does not know."),
        Property("value", Text(required=True), initial="null", doc="The value in JSON."),
        Property("stand_in", Text(), doc="Of a value that this version does not know, what was read in its place, in JSON; empty: the member is not known."),
    ),
)
# fmt: on
