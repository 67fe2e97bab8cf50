# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room alerts."""

from model.language.python import Attribute as A
from model.language.python import Factory, Module, Row, Rule

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
    Module("alerts.reminder", "When to remind of a task or an event.", rows=(
        Row("Reminder", "reminder", given="reminders",
            doc="""A time to remind of a task or an event: an instant, or one that moves with its start or due.

>>> from datetime import timedelta
>>> from taskcore import Reminder, Store
>>> with Store(":memory:") as store:
...     reminders = [Reminder.before_due(timedelta(minutes=10)), Reminder.after_start()]
...     rent = store.add("Pay rent", reminders=reminders)
...     [reminder.kind.name for reminder in store.get(rent).reminders]
['START', 'DUE']

Of a date, it counts from the first moment. While a task has no start, or no due, what is relative to it does not remind. An event's end stands for its due.""",
            attributes=(
                A("kind", doc=""),
                A("instant", doc="With ``ReminderKind.AT``; a naive one is local time in the store's zone.", member="at_ms", type="datetime | None", default="None", read="from_milliseconds(row.at_ms) if row.kind == c.TASKCORE_REMINDER_AT else None"),
                A("offset", doc="Else: how long after the start or the due, negative before it; whole seconds.", type="timedelta | None", default="None", read="None if row.kind == c.TASKCORE_REMINDER_AT else timedelta(seconds=row.offset_s)"),
                A("floating", doc="With ``ReminderKind.AT``: by the clock wherever one is, at what it shows in the store's zone then.", member="is_floating", default="False"),
            ),
            rules=(
                Rule("(self.kind == ReminderKind.AT) == (self.instant is None)", "a reminder has an instant with ReminderKind.AT, and else an offset"),
                Rule("(self.instant is None) == (self.offset is None)", "a reminder has an instant with ReminderKind.AT, and else an offset"),
                Rule("self.floating and self.instant is None", "only a reminder with an instant can float by itself"),
            ),
            factories=(
                Factory("at", "instant: datetime, *, floating: bool = False", "ReminderKind.AT, instant, floating=floating",
                    "At an instant, or at the time that the clock shows in the store's zone then, wherever one is."),
                Factory("before_start", "duration: timedelta = timedelta()", "ReminderKind.START, offset=-duration",
                    "So long before the task's start, or at it."),
                Factory("after_start", "duration: timedelta = timedelta()", "ReminderKind.START, offset=duration",
                    "So long after the task's start, or at it."),
                Factory("before_due", "duration: timedelta = timedelta()", "ReminderKind.DUE, offset=-duration",
                    "So long before the task's due, or at it."),
                Factory("after_due", "duration: timedelta = timedelta()", "ReminderKind.DUE, offset=duration",
                    "So long after the task's due, or at it."),
            )),
    ), imports=(("datetime", "datetime", "timedelta"), ("taskcore._generated.values", "from_milliseconds"))),
)
# fmt: on
