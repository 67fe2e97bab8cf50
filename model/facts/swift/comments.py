# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room comments."""

from model.language.swift import Input, Room, Row

# fmt: off
COMMENTS = Room(
    "Comments/CommentTypes", "swift/comments",
    (
        Row(
            "comment", "Comment",
            names={"item_id": "item"},
            docs={
                "entity": "What it is on: a task, an event or an invoice.",
                "item_id": "The id of that.",
                "item_title": "What that is called; of an invoice its number, empty of a draft.",
                "text": "What it says.",
                "created_ms": "When it was written.",
                "modified_ms": "When its text was changed last; nil when it never was.",
            },
        ),
        Input(
            "comment_input", "CommentChanges",
            doc="What a comment is to be: a new one, or what changes about one.",
            docs={
                "text": "What it says.",
                "created_ms": "When it was written, in milliseconds since 1970 UTC; nil for now.",
            },
        ),
        Input(
            "comment_query_options", "CommentQuery",
            doc="Which comments to list, in the order in which they were written.",
            names={"item_id": "item"},
            docs={
                "entity": "With an item: what that is.",
                "item_id": "The item that they are on; nil for any.",
                "text": "A part of a word or more.",
                "from_ms": "Those written at it or later, in milliseconds since 1970 UTC.",
                "before_ms": "Those written before it, in milliseconds since 1970 UTC.",
                "limit": "At most so many; 0 for all.",
                "offset": "After so many.",
            },
        ),
    ),
)
# fmt: on
