# SPDX-License-Identifier: Apache-2.0
"""The methods of the room comments."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
COMMENTS = (
    Methods("comments.comment_methods", "Comments, and the methods of a store that are about them.", "CommentMethods",
        """Dated notes on tasks, events and invoices, in the order in which they were written.""",
        base="TimeMethods",
        methods=(
            M("add_comment", "comment_add", "item_id text! * entity=Entity.TASK created",
            """Adds a comment to a task, or to an event or an invoice, and returns its id.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     rent = store.add("Pay rent")
            ...     _ = store.add_comment(rent, "The bank was closed.")
            ...     print([comment.text for comment in store.comments(rent)])
            ['The bank was closed.']

            Without ``created`` it is written now. It goes with its item: when a task is purged, or an
            event or a draft is deleted.
            """),
            M("update_comment", "comment_update", "comment_id * text created",
            """Changes what is given."""),
            M("delete_comments", "comment_delete", "ids",
            """Deletes comments."""),
            M("comments", "comment_query", "item_id=None * entity:silent=Entity.TASK text since:bound before:bound page",
            """The comments on an item, or on all, for which all that is given holds.

            ``entity`` says what the item is; without an item it says nothing. ``text`` is a part of a
            word or more, without regard to case and accents.
            """),
    )),
)
# fmt: on
