# SPDX-License-Identifier: Apache-2.0
"""The methods of the room queries."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
QUERIES = (
    Methods("queries.filter_methods", "Saved filters: queries with a name, which a screen shows as chips.", "FilterMethods",
        """The saved filters of a store, in their manual order.""",
        methods=(
            M("filters", "filter_query", "* page",
            """Every saved filter.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add_filter("Soon", "due<7d sort:due")
            ...     for saved in store.filters():
            ...         print(saved.name, store.count(saved.query))
            Soon 0
            """),
            M("add_filter", "filter_add", "name query * colour=UNSET",
            """Saves a query under a name, and returns the filter's id."""),
            M("update_filter", "filter_update", "filter_id **changes:FilterChanges",
            """Changes what is given."""),
            M("move_filters", "filter_move", "ids **position:Position",
            """Moves filters before or after the one with an id, to the top or to the bottom."""),
            M("delete_filters", "filter_delete", "ids",
            """Deletes filters; the tasks that they show stay."""),
    )),
    Methods("queries.query_methods", "Listing and counting the tasks that a query finds, and changing them all at once.", "QueryMethods",
        """What is asked of, or done to, the tasks that a query finds.

        A query is a ``Query``, or a text in the language of queries. What ends in ``_where`` changes
        all the tasks or none, as one step to undo, and returns how many the query found; subtasks that
        are changed with them do not count.
        """,
        base="TimeMethods",
        methods=(
            M("tasks", "task_query", "query=None **conditions:Conditions",
            """The tasks for which all that is given holds; the open ones if nothing else is said.

            >>> from taskcore import Sort, Status, Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add_many([{"title": "B", "tags": ["x"]}, {"title": "A"}, {"title": "C"}])
            ...     store.complete(3)
            ...     print([task.title for task in store.tasks(sort=Sort.TITLE)])
            ...     print([task.title for task in store.tasks(status=Status.COMPLETED)])
            ...     print([task.title for task in store.tasks("+x or c", limit=1)])
            ['A', 'B']
            ['C']
            ['B']

            ``Query`` says what the keywords mean; they replace those of a query. A project that is not
            there raises NotFoundError, and so does a tag of a text that no task has, unless the text is
            that of a saved filter.
            """),
            M("count", "task_count", "query=None **conditions:Conditions",
            """How many tasks there are for which all that is given holds."""),
            M("check_query", "query_check", "query@text",
            """Parses a text in the language of queries, and does no more.

            >>> from taskcore import ParseError, Store
            >>> with Store(":memory:") as store:
            ...     try:
            ...         store.check_query("project:Home and")
            ...     except ParseError as error:
            ...         print(error.line, error.column)
            1 17

            Raises ParseError, which says where it is malformed and what was expected.
            """),
            M("canonical_query", "query_canonical", "query@text",
            """A query as a saved filter keeps it: in English, with a key for each condition.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.canonical_query("(today | no date) & !@waiting")
            '(due:today or due:none) and not @waiting'

            Raises ParseError, as ``check_query`` does.
            """),
            M("shown_query", "query_shown", "query@text",
            """The query of a saved filter in the words of the reader's language.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.shown_query("due:today")
            'due:today'
            """),
            M("update_where", "task_update_where", "query:where **changes:Changes",
            """Changes what a query finds, as ``update`` does.

            >>> from taskcore import Query, Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add_many([{"title": "A", "tags": ["x"]}, {"title": "B"}])
            ...     store.update_where("+x", priority=0)
            ...     store.update_where(Query(priority=0), tags_added=["urgent"])
            1
            1
            """),
            M("complete_where", "task_complete_where", "query:where **options:Completing",
            """Completes what a query finds, as ``complete`` does."""),
            M("cancel_where", "task_cancel_where", "query:where * series?CANCEL_SERIES",
            """Cancels what a query finds, as ``cancel`` does."""),
            M("reopen_where", "task_reopen_where", "query:where",
            """Makes the completed tasks that a query finds open again."""),
            M("delete_where", "task_delete_where", "query:where",
            """Moves what a query finds to the trash."""),
            M("restore_where", "task_restore_where", "query:where",
            """Takes what a query finds out of the trash."""),
            M("purge_where", "task_purge_where", "query:where",
            """Removes what a query finds in the trash for good; this cannot be undone."""),
            M("move_where", "task_move_where", "query:where **place:Place",
            """Moves what a query finds, as ``move`` does."""),
            M("query_notes", "query_note", "query@text",
            """Which words of a query are read as conditions although titles have them.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Plan today")
            ...     store.query_notes("today")
            ['"today" is read as a condition; quote it to search titles: 1 title has the word']
            """,
            result="lines"),
    )),
)
# fmt: on
