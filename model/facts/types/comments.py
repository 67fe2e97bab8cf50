# SPDX-License-Identifier: Apache-2.0
"""Comments."""

from model.language import members as c
from model.language.types import Mask, Member, Struct, identity, numbered, page, time_range

# fmt: off
COMMENTS = (
    Mask("comment_field", "COMMENT_", doc="The properties of a comment, as bits of a `fields` mask.", constants=numbered("TEXT CREATED")),
    Struct("comment_input", initialiser=True, doc="What a comment is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("comment_field"), "which of the members below are given: TASKCORE_COMMENT_..."),
        Member("text", c.Text(), "1 to 65,536 bytes in any number of lines; white space around it goes", bit="TEXT"),
        Member("created_ms", c.Instant(), "when it was written, in milliseconds since 1970 UTC, years 1 to 9999; of a new one at first: now", bit="CREATED"),
    )),
    Struct("comment", doc="A dated note on a task, an event or an invoice. Its texts live in its list.", members=(
        *identity("comment"),
        Member("entity", c.Code("entity"), "what it is on: TASKCORE_ENTITY_TASK, TASKCORE_ENTITY_EVENT or TASKCORE_ENTITY_INVOICE"),
        Member("reserved", c.Reserved()),
        Member("item_id", c.ID(), "of the task, event or invoice"),
        Member("item_title", c.Text(), 'what that is called; of an invoice its number, "" of a draft'),
        Member("text", c.Text()),
        Member("created_ms", c.Instant(), "when it was written"),
        Member("modified_ms", c.Instant(optional=True), "when its text was changed last; 0: never"),
    )),
    Mask("comment_query_field", "COMMENT_QUERY_", doc="The conditions of a comment query that are given, as bits of its `fields`.", constants=numbered("ITEM TEXT FROM BEFORE")),
    Struct("comment_query_options", initialiser=True, doc="Which comments to list, in the order in which they were written. All given conditions must hold.", members=(
        Member("fields", c.Fields("comment_query_field"), "TASKCORE_COMMENT_QUERY_..."),
        Member("entity", c.Code("entity"), "with item_id: TASKCORE_ENTITY_TASK, TASKCORE_ENTITY_EVENT or TASKCORE_ENTITY_INVOICE", initial="TASKCORE_ENTITY_TASK", bit="ITEM"),
        Member("reserved", c.Reserved()),
        Member("item_id", c.ID(), "those on that one alone", bit="ITEM"),
        Member("text", c.Text(), "a part of a word or more; case and accents do not count", bit="TEXT"),
        *time_range(),
        *page(),
    )),
)
# fmt: on
