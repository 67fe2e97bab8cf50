# SPDX-License-Identifier: Apache-2.0
"""Templates, from which tasks and projects are made again and again."""

from model.language.kinds import Instant, Text
from model.language.record import Property, Record

# fmt: off
TEMPLATE = Record(
    name="template", type="Template", repository="TemplateRepository", room="Templates", selected="chosen", entity=26, entity_doc="from which tasks and projects are made", facts="templates", checks_uid=True, own_repair=True, doc="Tasks, or a project with its tasks, to be made again with other dates.",
    properties=(
        Property("name", Text(required=True), rule="setName", initial="?", required=True, doc="1 to 200 characters in one line, different from all others but for case and accents."),
        Property("content", Text(), rule="setContent", doc="What is made of it, in lines, with dates as days from the day of its use; see docs/templates.md."),
        Property("created_ms", Instant(), case="created", doc="When it was saved first."),
        Property("modified_ms", Instant(), case="modified", doc="When it was renamed or saved last."),
    ),
)
# fmt: on
