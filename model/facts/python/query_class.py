# SPDX-License-Identifier: Apache-2.0
"""The class `Query`, and its keywords, which a view has but for those of a view itself."""

from model.language.python_methods import Condition as C
from model.language.python_values import Value

DOC = """Conditions that must all hold, an order and a page; None is no condition.

>>> from taskcore import Store
>>> with Store(":memory:") as store:
...     _ = store.add_many([{"title": "A", "project": "Home"}, {"title": "B"}])
...     home = Query(project="Home")
...     print([task.title for task in store.tasks(home)], store.count(home, tag="bank"))
['A'] 0

Of a ``date``, a bound means its first moment in the store's zone; ``_from`` is included and
``_before`` is not. A task that is due on a date counts as due at that day's last millisecond.
"""

CONDITIONS_DOC = """The keywords of ``Store.tasks``, which are those of ``Query``."""
VIEW_CONDITIONS_DOC = (
    """The keywords of a store's views: those of ``Query`` but for the view and its days."""
)
OF_VIEWS = ("view", "day", "last_day")
"""What a view says itself."""

# fmt: off
CONDITIONS = (
    C("filter", 'In the language of queries: ``"project:Home +bank due<7d"``. Its order, groups and limit count unless they are given here.'),
    C("text", "Words to find, each as the beginning of one; ``'\"in quotes\"'`` as it is."),
    C("text_fields:silent", "Where to find them: ``TaskField.TITLE | TaskField.NOTES | TaskField.TAGS``, which is what None means."),
    C("project@projects:some_texts", "In this one or in one of these; with ``project_id``, in either."),
    C("project_id@project_ids:ids"),
    C("tag", "With this tag.", type="str | None"),
    C("tags_any"),
    C("tags_all:every_tag"),
    C("tags_none"),
    C("priority@priorities:bits", "This one or one of these."),
    C("status@statuses", "Several are joined: ``Status.OPEN | Status.COMPLETED``. None is the open ones."),
    C("slot@slots:bits", "Where a task stands today: here or in one of these."),
    C("favourite"),
    C("blocked"),
    C("blocking"),
    C("hidden:both", "None is no open task whose start is to come."),
    C("archived:both", "None is no open task of an archived project."),
    C("overdue"),
    C("due_from:bound"),
    C("due_before:bound"),
    C("completed_from:bound"),
    C("completed_before:bound"),
    C("parent_id:optional_id=UNSET", "The direct subtasks of this one; None is those that are no subtask."),
    C("view"),
    C("day@view_date", "The view's day; None is today."),
    C("last_day@view_last_date", "Where the view of completed or cancelled tasks ends."),
    C("ids:several_ids", "One of these."),
    C("sort@sorts:sorts", "The first key counts most: ``[Sort.FAVOURITE, Sort.DUE.descending]``. None is the view's own order, or that of the ids."),
    C("group"),
    C("tree@is_tree=False", "Whether each task is followed by its subtasks, and has its depth."),
    C("limit=None", "At most so many; None and 0 are all, or as many as the filter says."),
    C("offset=0"),
    C("started", "Whether they are in progress."),
    C("expired"),
    C("floating", "Whether a time of theirs holds by the clock wherever one is."),
)

VALUES: tuple[Value, ...] = (
    Value("every_tag", "query: Query", "Any", "Which tags all have: one of them may be given by itself.",
        'texts((*(() if query.tag is None else (query.tag,)), *(query.tags_all or ())), "tags_all")',
        wrong=(("isinstance(query.tags_all, str)", "tags_all must be several strings, not one"),)),
    Value("sort_keys", "sort: Any", "list[SortKey]", "The keys of an order.", "[SortKey(each) if isinstance(each, int) else each for each in several(sort)]"),
    Value("as_query", "query: Query | str | None", "Query", "A query, one in the language of queries or none.", "query",
        wrong=(("not (query is None or isinstance(query, (str, Query)))", "a query is a Query or a str, not a {type(query).__name__}"),),
        cases=(("query is None", "Query()"), ("isinstance(query, str)", "Query(filter=query)"))),
    Value("to_query", "query: Query | str | None, **conditions: Unpack[Conditions]", "Query", "The same with conditions that replace its own.", "replace(as_query(query), **conditions) if conditions else as_query(query)"),
    Value("needed_query", "query: Query | str", "Query", "A query for what is to be changed, which must be given.", "as_query(query)",
        wrong=(("query is None", "what is changed needs a query; Query() finds every open task"),)),
)
# fmt: on
