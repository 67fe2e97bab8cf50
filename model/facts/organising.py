# SPDX-License-Identifier: Apache-2.0
"""What orders tasks: projects, tags and saved filters."""

from model.facts.rates import RATE
from model.language.files import Files
from model.language.kinds import Code, Instant, OptionalText, Position, Text
from model.language.record import Property, Record

# fmt: off
PROJECT = Record(
    name="project", type="Project", repository="ProjectRepository", item="Project, hasPosition: Bool", room="Organising", entity=2, facts="organising", checks_uid=True, own_repair=True, doc="A list of tasks with a name; every task is in exactly one. Projects can be below others.",
    properties=(
        Property("name", Text(required=True), rule="setName", initial="?", required=True, doc="1 to 200 characters in one line, different from all others below the same project but for case and accents."),
        Property("description", Text(), rule="setDescription", doc="One line."),
        Property("colour", Code("ColourToken", default=".black"), files=Files(quiet=True), doc="A colour by its meaning."),
        Property("icon", Text(), rule="setIcon", doc="A name or an emoji that the screens know."),
        Property("position", Position(), files=Files(unless="isInbox"), doc="Its place among the projects; Inbox is always the first, whatever its own."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
        Property("archived_ms", Instant(optional=True), case="archived", rule="setArchived", doc="Since then it and its tasks are out of sight."),
        Property("parent_uid", OptionalText(), case="parent", member="parentUID", rule="setParentUID", since="0.1.0", doc="The project that it is below; nil: none."),
        Property("client_uid", OptionalText(), case="client", member="clientUID", rule="setClientUID", since="0.1.0", doc="The client that it is for; nil: that of the project above it."),
        RATE,
        Property("alias_uid", OptionalText(), case="alias", member="aliasUID", unfiled=True, since="0.1.0", doc="The project that has its name, which both got on different devices; nil: it has its name itself."),
    ),
)

PROJECT_SECTION = Record(
    name="project_section", type="ProjectSection", repository="ProjectSectionRepository", room="Organising", entity=24, entity_doc="a heading within a project", facts="organising", checks_uid=True, own_repair=True, doc="A heading within a project, which a board shows as a column; each task of the project is below one at most.",
    properties=(
        Property("name", Text(required=True), rule="setName", initial="?", required=True, doc="1 to 200 characters in one line, different from all others of its project but for case and accents."),
        Property("project_uid", Text(required=True), case="project", member="projectUID", rule="setProjectUID", initial="Project.inboxUID", required=True, doc="The project that it is in."),
        Property("position", Position(), doc="Its place among the sections of its project."),
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
        Property("alias_uid", OptionalText(), case="alias", member="aliasUID", unfiled=True, since="0.1.0", doc="The filter that has its name, which both got on different devices; nil: it has its name itself."),
    ),
)
# fmt: on
