# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room focus."""

from model.language.python import Attribute as A
from model.language.python import Input, Module, Row

# fmt: off
FOCUS = (
    Module("focus.focus_session", "Focus sessions, how much was worked, and how they are set.", rows=(
        Row("FocusSession", "focus_session", doc="A focus session or a break, as it was when it was read.", list="FocusList", list_doc="Focus sessions and breaks, as they were when they were listed.", kind="focus", attributes=(
            "id", "uid", "kind", "state", "round",
            A("task_id", optional=True),
            A("title", doc="Of the task."),
            "length", "elapsed", "remaining",
            A("elapsed_fraction", doc="Of its length: 0 to 1.", member="elapsed_millionths", type="float"),
            "started",
            A("ends", doc="When it will be over if it goes on; None while it is paused.", optional=True),
            A("finished", doc="When it was finished or cancelled.", optional=True),
            A("label", doc='What is left, such as ``"12:34"``.'),
        )),
        Row("FocusTotal", "focus_total", list="FocusTotalList", list_doc="How much was worked, as it was when it was added up.", attributes=(
            A("key", doc="A task's or a project's id, 0 for none, or a day such as 20261224."),
            "label", "total", "session_count",
        )),
        Row("FocusSettings", "focus_settings", doc="How long focus sessions and breaks are when nobody says otherwise, and what follows them.", attributes=(
            "work_minutes", "short_break_minutes", "long_break_minutes",
            A("rounds", doc="Sessions up to a long break."),
            A("auto_start", doc="Whether ``Store.poll_alerts`` starts the next one when one is over."),
        )),
    )),
    Module("focus.next_focus", "What comes after a focus session or a break.", rows=(
        Row("NextFocus", "focus_next", doc="What comes after a focus session or a break.", attributes=(
            "kind",
            A("minutes", doc="How long that is set to be."),
            A("round", doc="Which one since the last long break, from 1."),
        )),
    )),
)

FOCUS_SETTINGS = Input("focus_settings", "a focus timer", "focus.focus_settings_keywords", "The keywords of the focus settings.",
    changes="FocusSettingsChanges", changed_by="set_focus_settings",
)
# fmt: on
