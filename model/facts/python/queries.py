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
    Module("queries.sort_key", "The keys of an order.", rows=(
        Row("SortKey", "sort", given="sorts", is_read=False, doc="One of the keys of an order; ``Sort.DUE.descending`` makes one that is turned round.", attributes=(
            A("sort", doc="", member="key", type="int"),
            A("is_descending", doc="", default="False"),
            A("field", doc="With ``Sort.FIELD``: the name of an own field of tasks.", optional=True, default="None"),
        )),
    )),
)

FILTER_INPUT = Input("filter_input", "a filter", "queries.filter_keywords", "The keywords of a saved filter.",
    changes="FilterChanges", changed_by="update_filter",
)
# fmt: on
