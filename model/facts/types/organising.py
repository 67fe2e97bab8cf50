# SPDX-License-Identifier: Apache-2.0
"""Projects, tags and saved filters."""

from model.language import members as c
from model.language.types import (
    Enumeration,
    Mask,
    Member,
    Single,
    Struct,
    identity,
    numbered,
    page,
    table,
)

# fmt: off
PROJECTS = (
    Single("INBOX_ID", "1", doc="The id of the project Inbox, which every store has."),
    Enumeration("colour", "COLOUR_", doc="Colours by their meaning; taskcore_colour says what they look like.", constants=table("""
        BLACK   0 what plain text has
        RED     1
        ORANGE  2
        YELLOW  3
        GREEN   4
        TEAL    5
        BLUE    6
        INDIGO  7
        PURPLE  8
        PINK    9
        BROWN  10
        GREY   11
    """)),
    Mask("project_field", "PROJECT_", doc="The properties of a project, as bits of a `fields` mask.", constants=table("""
        NAME        0
        DESCRIPTION 1
        COLOUR      2
        ICON        3
        ARCHIVED    4
        PARENT      9
        CLIENT      10 whom it is for
        HOURLY_RATE 11
    """)),
    Struct("project_input", initialiser=True, doc="What a project is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("project_field"), "which of the members below are given: TASKCORE_PROJECT_..."),
        Member("name", c.Text(), "1 to 200 characters in one line, trimmed; no other project below the same one has it, whatever its case and accents", bit="NAME"),
        Member("description", c.Text(), 'at most 1,000 characters in one line; "" for none', bit="DESCRIPTION"),
        Member("icon", c.Text(), 'a name or an emoji, at most 64 characters; "" for none', bit="ICON"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_...", initial="TASKCORE_COLOUR_BLACK", bit="COLOUR"),
        Member("is_archived", c.Flag(), "0 or 1", bit="ARCHIVED"),
        Member("parent_id", c.ID("project"), "the project that it is below; 0: none", bit="PARENT", since="0.1.0"),
        Member("client_id", c.ID("client"), "the client that it is for, and those below it that say none; 0: none", bit="CLIENT", since="0.1.0"),
        Member("hourly_rate_millionths", c.Integer("millionths", optional=True), "what an hour costs, in the currency of its client: 1 to 10^15; 0: none", bit="HOURLY_RATE", since="0.1.0"),
    )),
    Struct("project", doc="A project, as it was when it was read. Its strings live in its list.", members=(
        *identity("project"),
        Member("name", c.Text()),
        Member("open_count", c.Integer(), "of its tasks"),
        Member("completed_count", c.Integer(), "of its tasks"),
        Member("created_ms", c.Instant(), "milliseconds since 1970 UTC"),
        Member("description", c.Text(), '"" when it has none'),
        Member("icon", c.Text(), '"" when it has none'),
        Member("archived_ms", c.Instant(optional=True), "with is_archived: since when"),
        Member("is_archived", c.Flag(), "0 or 1"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_..."),
        Member("path", c.Text(), 'the names of the projects that it is below and its own, with dots between: "Work.Garden"', since="0.1.0"),
        Member("parent_id", c.ID("project"), "the project that it is below; 0: none", since="0.1.0"),
        Member("tree_open_count", c.Integer(), "of its tasks and those of the projects below it; archived ones count only below an archived one", since="0.1.0"),
        Member("tree_completed_count", c.Integer(), "likewise", since="0.1.0"),
        Member("depth", c.Integer(type="int32_t"), "how many projects it is below", since="0.1.0"),
        Member("reserved", c.Reserved(), since="0.1.0"),
        Member("client_id", c.ID("client"), "the client that it says it is for; 0: none, and that of the project above it counts", since="0.1.0"),
        Member("hourly_rate_millionths", c.Integer("millionths", optional=True), "what an hour costs; 0: none, and that of the project above it counts, or of the client", since="0.1.0"),
    )),
    Struct("project_query_options", initialiser=True, doc="Which projects to list; without more, those that are not archived.", members=(
        Member("is_archived_included", c.Flag(), "1: the archived ones too"),
        Member("reserved", c.Reserved()),
        *page(),
    )),
    Mask("delete_flag", "DELETE_", constants=table("""
        WITH_TASKS  0 A project's tasks go to the trash with it, instead of to Inbox.
        WITH_EVENTS 1 A calendar's events are deleted with it, instead of going to the default one.
        WITH_VALUES 2 An own field's values are taken away from all tasks and events, instead of being kept unseen.
    """)),
    Struct("repair_report", initialiser=True, doc="What a repair mended.", members=(
        Member("inbox_restored", c.Integer(), "1 when Inbox was missing"),
        Member("tasks_rehomed", c.Integer(), "put into Inbox, for their project was missing"),
        Member("subtasks_detached", c.Integer(), "made tasks of their own: their parent was missing, in another project, below them, or in the trash or completed, and they were not"),
        Member("dependencies_removed", c.Integer(), "on tasks that are missing, or in a circle"),
        Member("tags_mended", c.Integer(), "tasks whose tags were not the ones they can be found by"),
        Member("positions_mended", c.Integer(), "tasks, projects and filters that had no place in the order"),
        Member("index_rebuilt", c.Integer(), "1 when an index, or the queue of reminders, did not agree with the items"),
        Member("values_mended", c.Integer(), "that a task, project or filter cannot have: now defaults, or the nearest that it can have"),
        Member("invoice_parts_removed", c.Integer(), "lines and the like of drafts that were missing"),
        Member("invoice_parts_lost", c.Integer(), "lines, payments and the like of issued invoices that are missing; they are told of, and never removed"),
        Member("parties_missing", c.Integer(), "sellers and buyers that issued invoices lack; they are told of only"),
        Member("numbers_missing", c.Integer(), "of invoices, in the middle of their series, and invoices issued without one; they are told of, and never given again"),
        Member("numbers_doubled", c.Integer(), "that more than one invoice has; they are told of only"),
        Member("comments_removed", c.Integer(), "on tasks, events and invoices that were missing", since="0.1.0"),
        Member("series_mended", c.Integer(), "repeating tasks that were at another occurrence than their completions and skips say; see taskcore_series_check", since="0.1.0"),
    )),
    Struct("recovery_report", initialiser=True, doc="What came back of a damaged file.", members=(
        Member("rows", c.Integer(), "of all tables"),
        Member("rows_lost", c.Integer(), "on pages that can be read, but not they, or another row has their uid"),
        Member("pages_lost", c.Integer(), "of tables, that cannot be read"),
    )),
)

PROJECT_SECTIONS = (
    Mask("project_section_field", "PROJECT_SECTION_", doc="The properties of a section, as bits of a `fields` mask.", constants=numbered("NAME")),
    Struct("project_section_input", initialiser=True, doc="What a section is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("project_section_field"), "which of the members below are given: TASKCORE_PROJECT_SECTION_..."),
        Member("name", c.Text(), "1 to 200 characters in one line, trimmed; no other section of the project has it, whatever its case and accents", bit="NAME"),
    )),
    Struct("project_section", doc="A heading within a project, as it was when it was read. Its strings live in its list.", members=(
        *identity("project_section"),
        Member("name", c.Text()),
        Member("project_id", c.ID("project"), "the project that it is in"),
        Member("open_count", c.Integer(), "of the tasks that are below it"),
        Member("completed_count", c.Integer(), "of the tasks that are below it"),
    )),
    Mask("project_section_query_field", "PROJECT_SECTION_QUERY_", doc="The conditions of a section query that are given, as bits of its `fields`.", constants=numbered("PROJECT")),
    Struct("project_section_query_options", initialiser=True, doc="Which sections to list, in the order of their projects and then in their own.", members=(
        Member("fields", c.Fields("project_section_query_field"), "TASKCORE_PROJECT_SECTION_QUERY_..."),
        Member("project_id", c.ID("project"), "those of that one alone", bit="PROJECT"),
        *page(),
    )),
)

TAGS = (
    Struct("tag_query_options", initialiser=True, doc="Which tags to list.", members=page()),
    Struct("tag", doc="A tag that at least one task outside of the trash or an event has, or that has a colour, as it was when it was read. Its name lives in its list.", members=(
        Member("name", c.Text()),
        Member("open_count", c.Integer(), "of the tasks that have it"),
        Member("completed_count", c.Integer(), "of the tasks that have it"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_..."),
        Member("reserved", c.Reserved()),
        Member("event_count", c.Integer(), "how many events have it; a series counts once, and each changed occurrence", since="0.1.0"),
    )),
)

SAVED_FILTERS = (
    Mask("filter_field", "FILTER_", doc="The properties of a saved filter, as bits of a `fields` mask.", constants=numbered("NAME QUERY COLOUR")),
    Struct("filter_input", initialiser=True, doc="What a saved filter is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("filter_field"), "which of the members below are given: TASKCORE_FILTER_..."),
        Member("name", c.Text(), "1 to 200 characters in one line, trimmed; no other filter has it, whatever its case and accents", bit="NAME"),
        Member("query", c.Text(), "in the language of queries, 1 to 1,000 characters in one line", bit="QUERY"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_...", initial="TASKCORE_COLOUR_BLACK", bit="COLOUR"),
        Member("reserved", c.Reserved()),
    )),
    Struct("filter_query_options", initialiser=True, doc="Which saved filters to list.", members=page()),
    Struct("filter", doc="A saved filter, as it was when it was read. Its strings live in its list.", members=(
        *identity("filter"),
        Member("name", c.Text()),
        Member("query", c.Text()),
        Member("created_ms", c.Instant(), "milliseconds since 1970 UTC"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_..."),
        Member("reserved", c.Reserved()),
    )),
)
# fmt: on
