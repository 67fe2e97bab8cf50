# SPDX-License-Identifier: Apache-2.0
"""What a setting is."""

from model.language.kinds import Text
from model.language.record import Property, Record

# fmt: off
SETTING = Record(
    name="setting", type="Setting", room="Store", selected="none", entity=9, entity_doc="its uid is its name", exported="!$0.isOfHost", uid_doc="Its name, such as `focus.work_minutes`.", own_repair=True, doc="Something that the user set; its uid is its name, such as `focus.work_minutes`.",
    properties=(Property("value", Text(required=True), required=True, doc="The value as a text."),),
)
# fmt: on
