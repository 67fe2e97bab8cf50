# SPDX-License-Identifier: Apache-2.0
"""What orders tasks: projects, tags and saved filters."""

from model.language.files import Files
from model.language.kinds import Code, Instant, Position, Text
from model.language.record import Property, Record

# fmt: off
PROJECT = Record(
    name="project", type="Project", repository="ProjectRepository", item="Project, hasPosition: Bool", room="Organising", entity=2, facts="organising", checks_uid=True, own_repair=True, doc="A list of tasks with a name; every task is in exactly one.",
    properties=(
        Property("name", Text(required=True), rule="setName", initial="?", required=True, doc="1 to 200 characters in one line, different from all others but for case and accents."),
        Property("description", Text(), rule="setDescription", doc="One line."),
        Property("colour", Code("ColourToken", default=".black"), files=Files(quiet=True), doc="A colour by its meaning."),
        Property("icon", Text(), rule="setIcon", doc="A name or an emoji that the screens know."),
        Property("position", Position(), files=Files(unless="isInbox"), doc="Its place among the projects; Inbox is always the first, whatever its own."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
        Property("archived_ms", Instant(optional=True), case="archived", rule="setArchived", doc="Since then it and its tasks are out of sight."),
    ),
)

TAG = Record(
    name="tag", type="Tag", repository="TagRepository", room="Organising", entity=3, entity_doc="its uid is its name without case and accents, its id 0", facts="organising", uid_doc="Its name without case and accents.", own_repair=True, doc="A label that any number of tasks have; its name without case and accents is what it is.",
    properties=(
        Property("name", Text(required=True), required=True, doc="As the store spells it."),
        Property("colour", Code("ColourToken", default=".black"), files=Files(quiet=True), doc="A colour by its meaning."),
    ),
)

FILTER = Record(
    name="filter", type="SavedFilter", repository="FilterRepository", item="SavedFilter, hasPosition: Bool", room="Organising", entity=4, facts="organising", checks_uid=True, own_repair=True, doc="A query that has a name: a chip of a screen.",
    properties=(
        Property("name", Text(required=True), rule="setName", initial="?", required=True, doc="Different from all others but for case and accents."),
        Property("query", Text(required=True), rule="setQuery", initial="?", required=True, doc="In the language of queries."),
        Property("colour", Code("ColourToken", default=".black"), files=Files(quiet=True), doc="A colour by its meaning."),
        Property("position", Position(), doc="Its place among the filters in the manual order."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
    ),
)
# fmt: on
