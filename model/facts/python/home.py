# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room home."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
HOME = (
    Module("home.row", "A task as a line on a screen.", rows=(
        Row("Row", "row", doc="A task as a line on a screen; a label with nothing to say is an empty text.", list="RowList", list_doc="Tasks as lines on a screen, as they were when they were listed.", attributes=(
            "task_id", "title",
            A("due_label", doc='Such as ``"Today 17:00"``, ``"In 3 days"`` or ``"2 days overdue"``.'),
            A("project_label", doc="Empty for Inbox."),
            A("tags_label", doc='Such as ``"@bank @home"``.'),
            "priority_label",
            A("progress_label", doc='Of its subtasks, such as ``"1 of 3"``.'),
            A("blocked_label", doc="What it waits for."),
            A("is_struck_through", doc="Whether it is done or cancelled."),
            "is_favourite", "is_overdue",
            A("days_remaining", doc="From today to the due's day, negative when it is over; None without a due.", optional=True, present="has_days_remaining"),
            "depth",
            A("colour", doc="Of the priority; green when it is done, grey when it is cancelled."),
            "due_colour",
            A("actions", doc="What may be done with it now: ``Allowed.COMPLETE in row.actions``."),
            A("state", default="RowState.OPEN"),
        )),
    )),
    Module("home.chip", "A choice above the home screen.", rows=(
        Row("Chip", "chip", attributes=(
            "kind", "title",
            A("query", doc="What ``Store.home`` takes to show it; empty for all."),
            A("id", doc="Of the project or the filter.", optional=True),
            "open_count", "colour", "is_selected",
        )),
    )),
    Module("home.home", "The home screen as it was when it was read.", imports=(("taskcore.home.row", "Row"), ("taskcore._low_level.rows", "map_elements")), rows=(
        Row("Section", "section", doc="A part of the home screen with a heading.", without=("first", "row_count"), beside="home: c.taskcore_home_content", attributes=(
            "kind", "title",
            A("rows", type="tuple[Row, ...]", read="rows = map_elements(home.rows, c.taskcore_row, home.row_count)\ntuple(map(row_from_row, rows[row.first : row.first + row.row_count]))"),
            A("total_count", doc="It may be more than its rows."),
        )),
        Row("Home", "home_content", doc="The home screen as it was when it was read.", without=("rows", "sections"), attributes=(
            "title", "date",
            A("date_label", doc='Such as ``"Thursday 24 December"``.'),
            A("progress_label", doc='Of today, such as ``"3 of 5 done"``; empty without tasks.'),
            "chips",
            A("sections", doc="Those with rows.", type="tuple[Section, ...]", read="sections = map_elements(row.sections, c.taskcore_section, row.section_count)\ntuple([section_from_row(each, row) for each in sections])"),
            A("open_count", doc="Of all projects that are not archived."),
            A("completed_today_count", doc=""),
            A("empty_state", doc="Why there is nothing to show."),
            A("empty_title", doc=""),
            A("empty_message", doc=""),
        )),
    )),
)
# fmt: on
