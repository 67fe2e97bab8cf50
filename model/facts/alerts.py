# SPDX-License-Identifier: Apache-2.0
"""What an alert is."""

from model.language.files import KEEP_OBJECT, Files
from model.language.kinds import Code, Instant, LocalMoment, Number, OptionalText, Text
from model.language.record import Property, Record

# fmt: off
ALERT = Record(
    name="alert", type="Alert", repository="AlertRepository", room="Alerts", selected="item_uids: .item", entity=7, article="an", uid_doc="Follows from the item, the occurrence and the reminder, so that it is said once.",
    doc="Something that a poll said, once: a reminder that became due, or a focus session that is over.",
    properties=(
        Property("kind", Code("Kind", default=".task", words=((1, "task"), (2, "event"), (3, "focus_session"))), required=True, files=Files(other_words=KEEP_OBJECT), doc="What it is about."),
        Property("item_uid", Text(required=True), case="item", member="itemUID", required=True, doc="The uid of the task, event or focus session."),
        Property("occurrence", LocalMoment(), doc="Which one of a series."),
        Property("at_ms", Instant(), case="at", required=True, doc="When it was to be said."),
        Property("item_start_ms", Instant(), case="itemStart", doc="When the task is due, or the event begins."),
        Property("fired_ms", Instant(), case="fired", required=True, doc="When a poll said it last."),
        Property("acknowledged_ms", Instant(optional=True), case="acknowledged", doc="When the user had seen it."),
        Property("snoozed_until_ms", Instant(optional=True), case="snoozedUntil", doc="When it is to be said again."),
        Property("snooze_count", Number(), doc="How often it was put off."),
        Property("zone", OptionalText(), member="zoneName", sample="zoneName()", doc="By which zone it was said, of a time that floats; nil for all others."),
    ),
)
# fmt: on
