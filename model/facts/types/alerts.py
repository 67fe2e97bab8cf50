# SPDX-License-Identifier: Apache-2.0
"""Alerts."""

from model.language import members as c
from model.language.types import Enumeration, Member, Single, Struct, identity, page, table

# fmt: off
ALERTS = (
    Enumeration("alert_kind", "ALERT_KIND_", constants=table("""
        TASK  1 a reminder of a task
        EVENT 2 a reminder of an event
        FOCUS 3 a focus session or a break is over
    """)),
    Enumeration("reminded", "REMINDED_", doc="What has reminders by default.", constants=table("""
        TIMED_TASK   1 new tasks that are due at, or begin at, a time
        ALL_DAY_TASK 2 new tasks that are due on, or begin on, a day
        EVENT        3 new events
    """)),
    Struct("alert", doc="What a poll said, once. Its texts live in its list.", members=(
        *identity("alert"),
        Member("kind", c.Code("alert_kind"), "TASKCORE_ALERT_KIND_..."),
        Member("snooze_count", c.Integer(type="int32_t"), "how often it was put off"),
        Member("item_id", c.ID(), "of the task, event or focus session"),
        Member("occurrence", c.LocalTime(), 'of what repeats, as a local time; else ""'),
        Member("title", c.Text(), "of the task or event; of a focus session, what is over"),
        Member("label", c.Text(), 'such as "Today 17:00"; of a deadline "Due today 17:00"'),
        Member("at_ms", c.Instant(), "when it was to be said"),
        Member("fired_ms", c.Instant(), "when a poll said it last"),
        Member("item_start_ms", c.Instant(), "when the task is due, or the event begins"),
        Member("acknowledged_ms", c.Instant(optional=True), "0: not yet"),
        Member("snoozed_until_ms", c.Instant(optional=True), "0: it is not put off"),
        Member("zone", c.Text(), 'of a time that floats: the IANA name of the zone by which it was said; else ""', since="0.1.0"),
    )),
    Single("POLL_LIMIT", "1000", doc="A poll gives at most so many alerts; the rest comes with the next one."),
    Single("NEVER", "9223372036854775807LL", doc="there is nothing to wake up for"),
    Struct("alert_query_options", initialiser=True, doc="Which alerts to list; without more, those that nobody has acknowledged and whose task or event is still to be done.", members=(
        Member("is_acknowledged_included", c.Flag(), "1: those that were dealt with, too"),
        Member("reserved", c.Reserved()),
        *page(),
    )),
)
# fmt: on
