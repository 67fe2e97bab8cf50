# SPDX-License-Identifier: Apache-2.0
"""Which tasks to list."""

from model.facts.tasks import TASK
from model.language import members as c
from model.language.types import Enumeration, Mask, Member, Struct, counted, table

# fmt: off
QUERIES = (
    Enumeration("choice", "", doc="Which ones a query lists of those that are something, and of those that are not.", constants=table("""
        ANY 0 both
        YES 1 those that are
        NO  2 those that are not
    """)),
    Mask("query_field", "QUERY_", doc="The conditions of a query that are given, as bits of its `fields`.", constants=table("""
        FILTER            0
        TEXT              1
        PROJECTS          2
        PROJECT_IDS       3
        TAGS_ANY          4
        TAGS_ALL          5
        TAGS_NONE         6
        PRIORITIES        7
        STATUSES          8 else: the open ones
        FAVOURITE         9
        SLOTS            10
        DUE_FROM         11
        DUE_BEFORE       12
        COMPLETED_FROM   13
        COMPLETED_BEFORE 14
        PARENT           15
        BLOCKED          16
        BLOCKING         17
        HIDDEN           18 else: no open task that is hidden until later
        ARCHIVED         19 else: no open task of an archived project
        OVERDUE          20
        VIEW             21
        VIEW_DATE        22 else: today
        VIEW_LAST_DATE   23
        IDS              24
        STARTED          25
        FLOATING         26 they have a time that floats
        EXPIRED          27
    """)),
    Enumeration("sort_key", "SORT_", record=TASK, doc="Each order begins with what its name says first; descending turns it round. Tasks without the value come last, either way.", constants=table("""
        CREATED    0 when they were added, then by uid
        DUE        1 the earliest first
        PRIORITY   2 P0 first; descending, P3: none is the last either way
        TITLE      3 in the collation of the store's locale
        MODIFIED   4 the longest ago first
        MANUAL     5 the user's own order
        FAVOURITE  6 the favourites first
        URGENCY    7 the most urgent first
        START      8 the earliest first
        COMPLETED  9 the longest ago first
        RELEVANCE 10 the best match of the text first
        DELETED   11 the longest ago first
        STARTED   13 the longest in progress first
        CANCELLED 14 the longest ago first
        PLANNED   15 the earliest first
        UNTIL     18 the earliest first
        FIELD     19 the least value of the own field first; choices in their order
    """)),
    Struct("sort", initialiser=True, doc="", members=(
        Member("key", c.Code("sort_key"), "TASKCORE_SORT_...", initial="TASKCORE_SORT_CREATED"),
        Member("is_descending", c.Flag(), "0 or 1"),
        Member("field", c.Text(optional=True), "with TASKCORE_SORT_FIELD: the name of an own field of tasks; else NULL", since="0.1.0"),
    )),
    Enumeration("grouping", "GROUP_", doc="Grouped tasks stand together, the groups in the order of the projects, days, priorities or names.", constants=table("""
        NONE          0
        PROJECT       1
        DUE_DAY       2 in the store's zone; those without a due last
        PRIORITY      3
        COMPLETED_DAY 4
        SECTION       5 in the order of the sections; those without one first
        TAG           6 in the order of their names, a task below each of its tags, so that the list has it several times; those without one last
        SLOT          7 where they stand today: morning, afternoon, evening, upcoming, inbox
        PARENT        8 the subtasks of each task; those without a parent first
        WEEK          9 of the due, by ISO 8601: from Monday on; those without a due last
    """)),
    Enumeration("view", "VIEW_", doc="Lists that every task app shows. They show open tasks that are not hidden until later and in no archived project, but for the completed ones, the cancelled ones and the trash. The morning, afternoon, evening and upcoming of a day after today leave out what is hidden for all of that day, and not what is hidden now.", constants=table("""
        MORNING     1 due on a day, before noon or without a time, and not for the evening; today: those overdue since another day too
        EVENING     2 due on a day from 18:00 on, or kept for the evening; today: of these also those without a due
        UPCOMING    3 due after a day
        INBOX       4 without a due, not for the evening
        TODAY       5 morning, afternoon and evening of today
        OVERDUE     6
        FAVOURITES  7
        COMPLETED   8 from view_date to view_last_date, each if given
        NEXT        9 all, by urgency
        TRASH      10
        STARTED    11 in progress, the longest first
        CANCELLED  12 from view_date to view_last_date, each if given
        EXPIRED    13 open, and their until is over; no other view of open tasks shows them
        AFTERNOON  14 due on a day from noon to 18:00, not for the evening
    """)),
    Struct("query", initialiser=True, doc="Which tasks to list, in which order. All given conditions must hold. A task that is due on a date counts as due at the last millisecond of that day in the store's zone.", members=(
        Member("fields", c.Fields("query_field"), "which conditions are given: TASKCORE_QUERY_..."),
        Member("filter", c.Text(), "in the language of queries; its sort, group and limit count unless they are given here", bit="FILTER"),
        Member("text", c.Text(), 'words to find, each as the beginning of one; "in quotes" as it is', bit="TEXT"),
        Member("text_fields", c.Bits("task_field", wide=True), "where: TASKCORE_TASK_TITLE, _NOTES and _TAGS; 0: in all of them", bit="TEXT"),
        *counted(Member("projects", c.Texts("project_count"), "in one of these, by name", bit="PROJECTS")),
        *counted(Member("project_ids", c.IDs("project", "project_id_count"), "in one of these; with projects: of either", bit="PROJECT_IDS")),
        *counted(Member("tags_any", c.Texts("tags_any_count"), "with at least one of these", bit="TAGS_ANY")),
        *counted(Member("tags_all", c.Texts("tags_all_count"), "with all of these", bit="TAGS_ALL")),
        *counted(Member("tags_none", c.Texts("tags_none_count"), "with none of these", bit="TAGS_NONE")),
        Member("priorities", c.Bits("priorities"), "TASKCORE_PRIORITIES_... joined by |", bit="PRIORITIES"),
        Member("statuses", c.Bits("task_status"), "TASKCORE_TASK_STATUS_... joined by |", initial="TASKCORE_TASK_STATUS_OPEN", bit="STATUSES"),
        Member("slots", c.Bits("slots"), "TASKCORE_SLOTS_... joined by |: where they stand today", bit="SLOTS"),
        Member("favourite", c.Code("choice"), "this and the next five: TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO", bit="FAVOURITE"),
        Member("blocked", c.Code("choice"), bit="BLOCKED"),
        Member("blocking", c.Code("choice"), bit="BLOCKING"),
        Member("hidden", c.Code("choice"), "without its bit TASKCORE_NO", bit="HIDDEN"),
        Member("archived", c.Code("choice"), "without its bit TASKCORE_NO", bit="ARCHIVED"),
        Member("overdue", c.Code("choice"), bit="OVERDUE"),
        Member("group", c.Code("grouping"), "TASKCORE_GROUP_...", initial="TASKCORE_GROUP_NONE"),
        Member("due_from_ms", c.Instant(), "due at this instant or later", bit="DUE_FROM"),
        Member("due_before_ms", c.Instant(), "due before this instant", bit="DUE_BEFORE"),
        Member("completed_from_ms", c.Instant(), bit="COMPLETED_FROM"),
        Member("completed_before_ms", c.Instant(), bit="COMPLETED_BEFORE"),
        Member("parent_id", c.ID("task"), "the subtasks of this one; 0: of none", bit="PARENT"),
        Member("view", c.Code("view"), "TASKCORE_VIEW_...", bit="VIEW"),
        Member("view_date", c.Date(), "yyyymmdd", bit="VIEW_DATE"),
        Member("view_last_date", c.Date(), "yyyymmdd", bit="VIEW_LAST_DATE"),
        Member("is_tree", c.Flag(), "1: each task is followed by its subtasks, and has its depth"),
        *counted(Member("ids", c.IDs("task", "id_count"), "one of these", bit="IDS")),
        Member("sorts", c.Structs("sort", "sort_count"), "an array; the first counts most, ties go by creation, then by uid"),
        Member("sort_count", c.Count("sorts"), "at most 8; 0: the view's own order, or with a text the best match first, or that of their creation"),
        Member("limit", c.Integer(), "at most so many; 0: as many as the filter says, or all"),
        Member("offset", c.Integer(), "after so many; 0: as the filter says, or from the first on"),
        Member("started", c.Code("choice"), "in progress: TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO", bit="STARTED", since="0.1.0"),
        Member("reserved", c.Reserved(), since="0.1.0"),
        Member("expired", c.Code("choice"), "open, and its until is over: TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO", bit="EXPIRED", since="0.1.0"),
        Member("floating", c.Code("choice"), "they have a time that floats: TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO", bit="FLOATING", since="0.1.0"),
    )),
    Struct("group", doc="Some tasks of a grouped list.", members=(
        Member("key", c.Integer(), "the id of a project, section, tag or parent, a day as yyyymmdd, the Monday of a week, or 0 for none; or a priority or a slot"),
        Member("label", c.Text(), 'such as "Home", "2026-12-24", "2026-W52" or "P1"; it lives in the list'),
        Member("first", c.Integer(type="size_t"), "the index of its first row; with row_count 0: where it would be"),
        Member("row_count", c.Integer(type="size_t"), "how many rows of the list are in it"),
        Member("total_count", c.Integer(), "how many tasks it has, whatever the limit and offset"),
    )),
)
# fmt: on
