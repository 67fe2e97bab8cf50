# SPDX-License-Identifier: Apache-2.0
"""Own fields and their values."""

from model.language import members as c
from model.language.types import (
    Enumeration,
    Mask,
    Member,
    Struct,
    counted,
    identity,
    numbered,
    page,
    table,
)

# fmt: off
FIELD_VALUE = Struct("field_value", initialiser=True, doc="The value that a task or an event has of an own field.", members=(
    Member("name", c.Text(), "the name of the field"),
    Member("value", c.Text(), 'as TASKCORE_FIELD_KIND_... says; in an input, "" takes it away'),
))

FIELDS = (
    FIELD_VALUE,
    Enumeration("field_kind", "FIELD_KIND_", doc="What the values of an own field are, and how they are written.", constants=table("""
        TEXT     1 a line of at most 1,000 characters
        NUMBER   2 an exact decimal of at most 15 digits, such as "-12.5"
        DATE     3 a date or an instant, such as "2026-12-24" or "2026-12-24T16:00:00.000Z"
        DURATION 4 whole seconds, such as "5400"; 0 to 3,155,760,000 (100 years)
        CHOICE   5 one of its choices
    """)),
    Mask("field_field", "FIELD_", doc="The properties of an own field, as bits of a `fields` mask.", constants=numbered("NAME LABEL KIND ENTITY CHOICES POSITION")),
    Struct("field_input", initialiser=True, doc="What an own field is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("field_field"), "which of the members below are given: TASKCORE_FIELD_..."),
        Member("name", c.Text(), "1 to 40 lowercase letters, digits and _, the first a letter; no other field has it, and it is no word of the language of queries or of files", bit="NAME"),
        Member("label", c.Text(), 'what people read, at most 200 characters in one line; "" for its name', bit="LABEL"),
        Member("kind", c.Code("field_kind"), "TASKCORE_FIELD_KIND_...; it cannot be changed", initial="TASKCORE_FIELD_KIND_TEXT", bit="KIND"),
        Member("entity", c.Code("entity"), "TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT; it cannot be changed", initial="TASKCORE_ENTITY_TASK", bit="ENTITY"),
        *counted(Member("choices", c.Texts("choice_count"), "of TASKCORE_FIELD_KIND_CHOICE: 1 to 100, in their order, each a line of at most 100 characters; one that is the value of something cannot go", bit="CHOICES")),
    )),
    Struct("field", doc="An own field, as it was when it was read. Its strings and arrays live in its list.", members=(
        *identity("field"),
        Member("name", c.Text()),
        Member("label", c.Text(), "what people read: its name, where it has no other"),
        Member("kind", c.Code("field_kind"), "TASKCORE_FIELD_KIND_..."),
        Member("entity", c.Code("entity"), "TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT"),
        *counted(Member("choices", c.Texts("choice_count"), "in their order; NULL for none")),
        Member("value_count", c.Integer(), "how many tasks or events have a value of it"),
    )),
    Mask("field_query_field", "FIELD_QUERY_", doc="The conditions of a field query that are given, as bits of its `fields`.", constants=numbered("ENTITY")),
    Struct("field_query_options", initialiser=True, doc="Which own fields to list, in their manual order.", members=(
        Member("fields", c.Fields("field_query_field"), "TASKCORE_FIELD_QUERY_..."),
        Member("entity", c.Code("entity"), "those of TASKCORE_ENTITY_TASK or of TASKCORE_ENTITY_EVENT alone", initial="TASKCORE_ENTITY_TASK", bit="ENTITY"),
        Member("reserved", c.Reserved()),
        *page(),
    )),
)

# fmt: on
