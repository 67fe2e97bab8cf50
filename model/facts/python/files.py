# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room files."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

SPELLED = {"TODO_TXT": "todo.txt"}
"""Formats that are not called as C's constants."""

EXPORTED = ("json", "taskwarrior", "csv", "todo.txt", "icalendar")
"""Those that are written, too."""

EXTENSIONS = {
    ".csv": "csv",
    ".txt": "todo.txt",
    ".ics": "icalendar",
    ".org": "org",
    ".md": "markdown",
}
"""What the names of files in a format end in."""

# fmt: off
FILES = (
    Module("files.import_report", "What an import did, and what it has to say.", rows=(
        Row("ImportReport", "import_report", doc="How many tasks of a file were new, or known and different, or known and equal.", attributes=(
            "added", "updated", "unchanged",
            A("events_added", default="0", doc="And how many events."),
            A("events_updated", default="0"), A("events_unchanged", default="0"),
            A("skipped", default="0", doc="Components that could not be read; ``Store.import_notes`` says why."),
            A("stayed", default="0"), A("events_stayed", default="0"),
        )),
        Row("ImportNote", "import_note", list="ImportNoteList", list_doc="Notes, in the order of the file.", attributes=(
            A("line", doc="From 1."),
            A("component", doc='Such as ``"VEVENT"``; empty outside of any.'),
            A("uid", doc="Of the component; empty without."),
            "message", "kind",
        )),
        Row("KeptField", "kept_field", list="KeptFieldList", list_doc="What imports could only keep of a task or an event.", attributes=(
            A("format", doc='Such as ``"icalendar"`` or ``"taskwarrior"``.'),
            A("name", doc="As the file has it."), "value",
        )),
    )),
)
# fmt: on
