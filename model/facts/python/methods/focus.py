# SPDX-License-Identifier: Apache-2.0
"""The methods of the room focus."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
FOCUS = (
    Methods("focus.focus_methods", "Focus sessions: some minutes of work, and the breaks between.", "FocusMethods",
        """The focus timer: one session is running or paused at a time.

        Its time goes on by the clock while nobody watches; ``poll_alerts`` says once that it is over.
        """,
        base="TimeMethods",
        methods=(
            M("start_focus", "focus_start", "task_id * minutes:set kind:set=FocusKind.WORK",
            """Starts a session, for a task or for none, or a break, and returns its id.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.start_focus(store.add("Write"), minutes=10)
            ...     session = store.focus()
            >>> session.title, session.state.name, session.length
            ('Write', 'RUNNING', datetime.timedelta(seconds=600))

            Without ``minutes`` it is as long as it is set. Raises ConflictError while another one is
            running or paused.
            """),
            M("pause_focus", "focus_pause", "",
            """Pauses the session that is running."""),
            M("resume_focus", "focus_resume", "",
            """Lets the session that is paused go on."""),
            M("reset_focus", "focus_reset", "",
            """Starts the session anew, from its full length."""),
            M("cancel_focus", "focus_cancel", "",
            """Ends the session as if it had not been: no total and no round counts it."""),
            M("finish_focus", "focus_finish", "",
            """Ends the session early; what was worked counts."""),
            M("focus_history", "focus_query", "* since:lived before:lived page",
            """The sessions and breaks that started in some time, the first first."""),
            M("focus_totals", "focus_total_query", "by:set=FocusGrouping.TASK * since:lived before:lived page",
            """How much was worked in some time, by task or project, the most first, or by day."""),
            M("focus_settings", "focus_settings_read", "",
            """How long sessions and breaks are, and what follows them.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.set_focus_settings(work_minutes=50, short_break_minutes=10)
            ...     settings = store.focus_settings()
            >>> settings.work_minutes, settings.long_break_minutes, settings.rounds
            (50, 15, 4)
            """),
            M("set_focus_settings", "focus_settings_set", "**settings:FocusSettingsChanges",
            """Sets what is given; what is running stays as long as it is."""),
            M("focus", "focus_current", "",
            """The session or break that is running or paused, as it is at this instant.""",
            result="last"),
            M("next_focus", "focus_next_read", "",
            """What comes after the session that is running, or that was finished last.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.start_focus()
            ...     after = store.next_focus()
            >>> after.kind.name, after.minutes
            ('SHORT_BREAK', 5)
            """),
    )),
)
# fmt: on
