# SPDX-License-Identifier: Apache-2.0
"""What people say about tasks, events and invoices."""

from model.language.files import KEEP_OBJECT, Files
from model.language.kinds import Code, Instant, Text
from model.language.record import Property, Record

# fmt: off
COMMENT = Record(
    name="comment", type="Comment", repository="CommentRepository", room="Comments", selected="commented_uids: .item", entity=22, entity_doc="on a task, an event or an invoice", checks_uid=True, uid_doc="For other devices and files; of one that another program's file has, it follows from its item, its date and its text.",
    doc="A dated note on a task, an event or an invoice.",
    properties=(
        Property("item_kind", Code("ItemKind", default=".task", words=((1, "task"), (5, "event"), (14, "invoice"))), required=True, files=Files(other_words=KEEP_OBJECT), doc="What it is on."),
        Property("item_uid", Text(required=True), case="item", member="itemUID", rule="setItemUID", initial="?", required=True, doc="The uid of the task, event or invoice."),
        Property("text", Text(required=True), rule="setText", initial="?", required=True, doc="1 to 65,536 bytes, in any number of lines."),
        Property("created_ms", Instant(), case="created", doc="When it was written."),
        Property("modified_ms", Instant(optional=True), case="modified", doc="When its text was changed last; nil: never."),
    ),
)
# fmt: on
