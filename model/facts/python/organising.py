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
        )),
    )),
    Module("organising.tag", "A tag as it was when it was read.", rows=(
        Row("Tag", "tag", doc="A tag as it was when it was read; the counts are of the tasks that have it.", list="TagList", list_doc="Tags as they were when they were listed.", attributes=(
            "name", "open_count", "completed_count", "colour",
        )),
    )),
)

PROJECT_INPUT = Input("project_input", "a project", "organising.project_keywords", "The keywords of a project.",
    properties="ProjectProperties", properties_doc="The keywords of a project, all but its name.",
    changes="ProjectChanges", changed_by="update_project",
    keywords=(K("name", required=True), "description", "icon", "colour", K("archived", change_only=True)),
)
# fmt: on
