# SPDX-License-Identifier: Apache-2.0
"""Files."""

from model.language import members as c
from model.language.types import (
    Callback,
    Enumeration,
    Member,
    Parameter,
    Struct,
    counted,
    table,
)

# fmt: off
FILES = (
    Enumeration("format", "FORMAT_", constants=table("""
        FOUND        0 of an import alone: what the beginning of the file shows
        JSON         1 everything, lossless
        TASKWARRIOR  2 what `task export` and `task import` speak
        CSV          3 a table with a header, RFC 4180; of an import, any table with headings
        TODO_TXT     4 a task a line, http://todotxt.org
        ICALENDAR    5 tasks and events, RFC 5545
        TODOIST      6 of an import alone, as those that follow: a project as a table, or what the API gives
        GOOGLE_TASKS 7 the tasks of Takeout
        TICKTICK     8 the backup of TickTick
        OUTLOOK      9 the tasks, or the calendar, of Outlook as a table
        ORG          10 the headings of an Org file
        MARKDOWN     11 lists of Markdown, with the marks of Obsidian
    """)),
    Callback(
        "write",
        doc="Takes the next bytes of an export, all of them.",
        parameters=(Parameter("const uint8_t *", "bytes"), Parameter("size_t", "length"), Parameter("void *", "payload")),
    ),
    Callback(
        "read",
        doc="Fills at most capacity bytes of buffer and writes their number to *length; 0 is the end.",
        parameters=(Parameter("uint8_t *", "buffer"), Parameter("size_t", "capacity"), Parameter("size_t *", "length"), Parameter("void *", "payload")),
    ),
    Callback(
        "progress",
        doc="Is told how far the work is: the tasks done, and how many there are or -1 when that is not known. A nonzero answer stops the work, undone, and is returned.",
        parameters=(Parameter("int64_t", "done"), Parameter("int64_t", "total"), Parameter("void *", "payload")),
    ),
    Enumeration("import_policy", "IMPORT_", constants=table("""
        NEWER_WINS 0 property by property, what was changed last, by when the file says that its record was modified
        FILE_WINS  1 the file; what was purged here comes back under another uid
        ONLY_NEW   2 the store: only records that it never had come in
    """)),
    Struct("import_options", initialiser=True, doc="What counts where a file and the store say different things; without more, what is newer.", members=(
        Member("policy", c.Code("import_policy"), "TASKCORE_IMPORT_..."),
        Member("is_dry_run", c.Flag(), "1: report and notes say what an import would do, and the store stays as it is"),
    )),
    Struct("export_options", initialiser=True, doc="What to export: all that is asked for, with what it needs where it is read; without any of it, everything.", members=(
        Member("query", c.Text(optional=True), "the tasks that a query asks for, as taskcore_query has it; NULL: it asks for none"),
        *counted(Member("uids", c.Texts("uid_count"), "records of any kind: a task; a project, with those below it, their sections, tasks and events; an event; a tag, by its name; a saved filter; an invoice, with all of it. NULL: none is asked for; an empty array asks for none of them")),
    )),
    Struct("import_report", initialiser=True, doc="What an import did.", members=(
        Member("added", c.Integer(), "tasks that were new"),
        Member("updated", c.Integer(), "tasks with a known uid that differed"),
        Member("unchanged", c.Integer(), "tasks with a known uid, equal already"),
        Member("events_added", c.Integer(), "as above, but events"),
        Member("events_updated", c.Integer()),
        Member("events_unchanged", c.Integer()),
        Member("skipped", c.Integer(), "components that could not be read; see taskcore_import_notes"),
        Member("stayed", c.Integer(), "tasks that stayed as they are here, or away: what the file says otherwise of them is older, or was not to be taken", since="0.1.0"),
        Member("events_stayed", c.Integer(), "as above, but events", since="0.1.0"),
    )),
    Enumeration("note_kind", "NOTE_", constants=table("""
        KEPT    1 the component was read, without what the note names
        SKIPPED 2 the component was left out
        SUMMED  3 of the whole file, behind the others: how many values it has that were only kept
    """)),
    Struct("import_note", doc="What an import has to say of a part of a file. Its strings live in its list.", members=(
        Member("line", c.Integer(), "of the file, from 1; 0 for what is of no line"),
        Member("component", c.Text(), 'such as "VEVENT" or "row"; "" outside of any'),
        Member("uid", c.Text(), 'of the component; "" without'),
        Member("message", c.Text(), "a full sentence"),
        Member("kind", c.Code("note_kind"), "TASKCORE_NOTE_..."),
        Member("reserved", c.Reserved()),
    )),
    Struct("kept_field", doc="What a file said of a task or an event that an import could only keep for the next export. Its strings live in its list.", members=(
        Member("format", c.Text(), 'such as "icalendar", "taskwarrior", "csv", "todo.txt" or "todoist"'),
        Member("name", c.Text(), 'as the file has it, such as "CLASS" or "VALARM"'),
        Member("value", c.Text(), "as the file has it, perhaps in several lines; of JSON, a value that is no string is JSON"),
    )),
)
# fmt: on
