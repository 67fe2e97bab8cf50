# SPDX-License-Identifier: Apache-2.0
"""What orders tasks: projects, tags and saved filters."""

from model.language.files import Files
from model.language.kinds import Code, Instant, Position, Text
from model.language.record import Property, Record

# fmt: off
PROJECT = Record(
    name="project", type="Project", room="Organising", entity=2, doc="A list of tasks with a name; every task is in exactly one.",
    properties=(
        Property("name", Text(required=True), rule="setName", required=True, doc="1 to 200 characters in one line, different from all others but for case and accents."),
        Property("description", Text(), rule="setDescription", blank_column=True, doc="One line."),
        Property("colour", Code("ColourToken", default=".black"), files=Files(quiet=True), doc="A colour by its meaning."),
        Property("icon", Text(), rule="setIcon", blank_column=True, doc="A name or an emoji that the screens know."),
        Property("position", Position(), files=Files(unless="isInbox"), doc="Its place among the projects; Inbox is always the first, whatever its own."),
        Property("created", Instant(), column="created_ms", doc="When it was added."),
        Property("archived", Instant(optional=True), column="archived_ms", rule="archive(at:)", doc="Since then it and its tasks are out of sight."),
    ),
)

TAG = Record(
    name="tag", type="Tag", room="Organising", entity=3, doc="A label that any number of tasks have; its name without case and accents is what it is.",
    properties=(
        Property("name", Text(required=True), required=True, doc="As the store spells it."),
        Property("colour", Code("ColourToken", default=".black"), files=Files(quiet=True), doc="A colour by its meaning."),
    ),
)

FILTER = Record(
    name="filter", type="SavedFilter", room="Organising", entity=4, doc="A query that has a name: a chip of a screen.",
    properties=(
        Property("name", Text(required=True), rule="setName", required=True, doc="Different from all others but for case and accents."),
        Property("query", Text(required=True), rule="setQuery", required=True, doc="In the language of queries."),
        Property("colour", Code("ColourToken", default=".black"), files=Files(quiet=True), doc="A colour by its meaning."),
        Property("position", Position(), doc="Its place among the filters in the manual order."),
        Property("created", Instant(), column="created_ms", doc="When it was added."),
    ),
)
# fmt: on
