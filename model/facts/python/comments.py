# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room comments."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
COMMENTS = (
    Module("comments.comment", "A comment as it was when it was read.", rows=(
        Row("Comment", "comment", doc="A dated note on a task, an event or an invoice, as it was when it was read.", list="CommentList", list_doc="Comments as they were when they were listed, in the order in which they were written.", attributes=(
            "id", "uid",
            A("entity", doc="What it is on: a task, an event or an invoice."),
            A("item_id", doc="The id of that."),
            A("item_title", doc="What that is called; of an invoice its number, empty of a draft."),
            "text",
            A("created", doc="When it was written."),
            A("modified", doc="When its text was changed last.", optional=True),
        )),
    )),
)
# fmt: on
