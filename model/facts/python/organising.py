# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room organising."""

from model.language.python import Attribute as A
from model.language.python import Input, Module, Row
from model.language.python import Keyword as K

# fmt: off
ORGANISING = (
    Module("organising.project", "A project as it was when it was read.", rows=(
        Row("Project", "project", doc="A project as it was when it was read; the counts are of its tasks outside of the trash.", list="ProjectList", list_doc="Projects as they were when they were listed.", attributes=(
            "id", "uid", "name", "description",
            A("icon", doc="A name or an emoji."),
            "colour", "open_count", "completed_count", "created",
            A("archived", doc="Since when it is archived.", optional=True, member="archived_ms", present="is_archived"),
            A("path", doc="The names of the projects that it is below and its own, with dots between.", default='""'),
            A("parent_id", doc="The project that it is below.", optional=True, default="None"),
            A("tree_open_count", doc="Of its tasks and those of the projects below it; archived ones count only below an archived one.", default="0"),
            A("tree_completed_count", doc="Likewise.", default="0"),
            A("depth", doc="How many projects it is below.", default="0"),
            A("client_id", doc="The client that it says it is for; None: that of the project above it.", optional=True, default="None"),
            A("hourly_rate", doc="What an hour costs; None: what the project above it says, or the client.", optional=True, default="None"),
        )),
    )),
    Module("organising.project_section", "A section of a project as it was when it was read.", rows=(
        Row("ProjectSection", "project_section", doc="A heading within a project as it was when it was read; a board shows it as a column.", list="ProjectSectionList", list_doc="Sections of projects as they were when they were listed, in their order.", attributes=(
            "id", "uid", "name",
            A("project_id", doc="The project that it is in."),
            A("open_count", doc="Of the tasks that are below it."),
            A("completed_count", doc="Of the tasks that are below it."),
        )),
    )),
    Module("organising.tag", "A tag as it was when it was read.", rows=(
        Row("Tag", "tag", doc="A tag as it was when it was read; the counts are of the tasks that have it.", list="TagList", list_doc="Tags as they were when they were listed.", attributes=(
            "name", "open_count", "completed_count", "colour",
            A("event_count", doc="How many events have it.", default="0"),
        )),
    )),
)

PROJECT_INPUT = Input("project_input", "a project", "organising.project_keywords", "The keywords of a project.",
    properties="ProjectProperties", properties_doc="The keywords of a project, all but its name.",
    changes="ProjectChanges", changed_by="update_project",
    keywords=(K("name", required=True), "description", "icon", "colour", K("parent_id", doc="The project that it is below; None: none."), K("client_id", doc="The client that it is for; None: that of the project above it."), K("hourly_rate", doc="What an hour costs: ``Decimal(\"87.50\")``, 90 or ``\"87.50\"``."), K("archived", change_only=True)),
)
# fmt: on
