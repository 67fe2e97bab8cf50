# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room queries."""

from model.language.python import Attribute as A
from model.language.python import Input, Module, Row

# fmt: off
QUERIES = (
    Module("queries.filter", "A saved filter as it was when it was read.", rows=(
        Row("Filter", "filter", doc="A saved filter as it was when it was read.", list="FilterList", list_doc="Saved filters as they were when they were listed.", attributes=(
            "id", "uid", "name",
            A("query", doc="In the language of queries; ``Store.tasks`` takes it."),
            "colour", "created",
        )),
    )),
)

FILTER_INPUT = Input("filter_input", "a filter", "queries.filter_keywords", "The keywords of a saved filter.",
    changes="FilterChanges", changed_by="update_filter",
)
# fmt: on
