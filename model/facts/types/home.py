# SPDX-License-Identifier: Apache-2.0
"""The screens."""

from model.language import members as c
from model.language.types import Enumeration, Mask, Member, Struct, counted, numbered, table

# fmt: off
VIEW_MODELS = (
    Enumeration("theme", "THEME_", constants=numbered("LIGHT DARK")),
    Mask("allowed_action", "ALLOWS_", wide=False, doc="What may be done with a task as it is, as bits of `actions`.", constants=numbered("EDIT COMPLETE REOPEN DELETE RESTORE PURGE MOVE INDENT OUTDENT ADD_SUBTASK SKIP_OCCURRENCE END_SERIES START STOP CANCEL CANCEL_SERIES")),
    Enumeration("row_state", "ROW_", doc="What a screen tells apart by a sign or a word.", constants=table("""
        OPEN      0
        STARTED   1 open, and in progress
        COMPLETED 2
        CANCELLED 3
        DELETED   4 in the trash
        EXPIRED   5 open, and its until is over
    """)),
    Struct("row", doc="One task as a line on a screen; its strings live in its handle.", members=(
        Member("task_id", c.ID("task")),
        Member("title", c.Text()),
        Member("due_label", c.Text(), 'such as "Today 17:00" or "2 days overdue"; "" without'),
        Member("project_label", c.Text(), '"" for Inbox'),
        Member("tags_label", c.Text(), 'such as "@bank @home"; "" without'),
        Member("priority_label", c.Text(), '"P0" to "P3", or ""'),
        Member("progress_label", c.Text(), 'of its subtasks, such as "1 of 3"; "" without'),
        Member("blocked_label", c.Text(), 'such as "Waits for" and a title; "" when it waits for none'),
        Member("is_struck_through", c.Flag(), "1 when it is done or cancelled"),
        Member("is_favourite", c.Flag(), "0 or 1"),
        Member("is_overdue", c.Flag(), "0 or 1"),
        Member("has_days_remaining", c.Flag(), "1 with a due"),
        Member("days_remaining", c.Integer(type="int32_t"), "from today to the due's day; negative when it is over"),
        Member("depth", c.Integer(type="int32_t"), "how far it is to be indented"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_...: of the priority; green when it is done, grey when it is cancelled or expired"),
        Member("due_colour", c.Code("colour"), "TASKCORE_COLOUR_...: red when overdue, orange today, else grey"),
        Member("actions", c.Bits("allowed_action"), "what may be done with it now: TASKCORE_ALLOWS_... joined by |"),
        Member("state", c.Code("row_state"), "TASKCORE_ROW_...: what tells it apart from others"),
    )),
    Enumeration("section_kind", "SECTION_", constants=table("""
        OVERDUE   1
        MORNING   2
        EVENING   3
        UPCOMING  4
        INBOX     5
        COMPLETED 6 today
        RESULTS   7 what the chosen chip asks for
        AFTERNOON 8
    """)),
    Struct("section", doc="A part of the home screen with a heading.", members=(
        Member("title", c.Text(), 'such as "Morning"'),
        Member("first", c.Integer(type="size_t"), "the index of its first row"),
        Member("row_count", c.Integer(type="size_t")),
        Member("total_count", c.Integer(), "may be more than its rows"),
        Member("kind", c.Code("section_kind"), "TASKCORE_SECTION_..."),
        Member("reserved", c.Reserved()),
    )),
    Enumeration("chip_kind", "CHIP_", constants=numbered("ALL FAVOURITES PROJECT FILTER", first=1)),
    Struct("chip", doc="A choice above the home screen.", members=(
        Member("title", c.Text()),
        Member("query", c.Text(), 'in the language of queries; "" for all'),
        Member("id", c.ID(), "of the project or filter; else 0"),
        Member("open_count", c.Integer(), "how many open tasks it shows"),
        Member("kind", c.Code("chip_kind"), "TASKCORE_CHIP_..."),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_..."),
        Member("is_selected", c.Flag(), "0 or 1"),
        Member("reserved", c.Reserved()),
    )),
    Enumeration("empty_state", "EMPTY_", constants=table("""
        NOT      0 there is something to show
        FRESH    1 nothing was ever added
        DONE     2 everything is done
        NO_MATCH 3 the chosen chip shows nothing
    """)),
    Struct("home_options", initialiser=True, doc="What the home screen is asked for.", members=(
        Member("query", c.Text(optional=True), 'of the chosen chip, in the language of queries; NULL or "" for all'),
        Member("section_limit", c.Integer(), "at most so many rows of each section; 0: all"),
    )),
    Struct("home_content", doc="The home screen; all of it lives in its handle.", members=(
        Member("title", c.Text(), '"My Tasks"'),
        Member("date_label", c.Text(), 'such as "Thursday 24 December"'),
        Member("progress_label", c.Text(), 'of today, such as "3 of 5 done"; "" without tasks'),
        *counted(Member("chips", c.Structs("chip", "chip_count"))),
        *counted(Member("sections", c.Structs("section", "section_count"), "those with rows")),
        *counted(Member("rows", c.Structs("row", "row_count"))),
        Member("open_count", c.Integer(), "open tasks, but for hidden and archived ones"),
        Member("completed_today_count", c.Integer(), "tasks and occurrences, wherever they are by now, as the report and the pulse count them"),
        Member("empty_title", c.Text(), 'such as "A fresh start"; "All done" may stand above what was completed today; "" when there is something to do or to show'),
        Member("empty_message", c.Text(), 'such as "Anything to add?"'),
        Member("empty_state", c.Code("empty_state"), "TASKCORE_EMPTY_..."),
        Member("date", c.Date(), "today, yyyymmdd"),
    )),
    Struct("detail_field", doc="A property of a task as a line on a screen.", members=(
        Member("field", c.Bits("task_field", wide=True), "TASKCORE_TASK_..., or 0 for what cannot be edited"),
        Member("label", c.Text(), 'such as "Due"'),
        Member("value", c.Text(), 'such as "Thursday 24 December 2026, 17:00"; "" without'),
    )),
    Struct("detail_content", doc="One task with all that a screen says of it; all of it lives in its handle.", members=(
        Member("row", c.Struct("row"), "its own line"),
        *counted(Member("fields", c.Structs("detail_field", "field_count"), "every field, also those without a value")),
        *counted(Member("subtasks", c.Structs("row", "subtask_count"), "direct ones, in the manual order")),
        *counted(Member("blockers", c.Structs("row", "blocker_count"), "the open tasks that it waits for")),
        Member("actions", c.Bits("allowed_action"), "TASKCORE_ALLOWS_... joined by |"),
        Member("reserved", c.Reserved()),
    )),
)
# fmt: on
