# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room alerts."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
ALERTS = (
    Module("alerts.alert", "An alert as it was when it was read.", rows=(
        Row("Alert", "alert", doc="What a poll said once, as it was when it was read.", list="AlertList", list_doc="Alerts as they were when they were listed.", attributes=(
            "id", "uid", "kind",
            A("item_id", doc="Of the task, the event or the focus session."),
            A("occurrence", doc="Of what repeats, as a local time.", optional=True),
            A("title", doc="Of the task or the event; of a focus session, what is over."),
            "label", "at", "fired", "item_start",
            A("acknowledged", optional=True),
            A("snoozed_until", optional=True),
            "snooze_count",
            A("zone", doc="Of a time that floats: by which zone it was said; else empty."),
        )),
    )),
)
# fmt: on
