# SPDX-License-Identifier: Apache-2.0
"""The methods of the room series."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods, Outputs

# fmt: off
SERIES = (
    Methods("series.occurrence_methods", "The methods of a store that are about tasks that repeat.", "OccurrenceMethods",
        """Tasks that repeat: each stands for its present occurrence.

        Completing one logs the occurrence and moves the task on to the next.
        """,
        base="TimeMethods",
        methods=(
            M("skip_occurrence", "task_skip_occurrence", "ids",
            """Moves tasks on to their next occurrence without completing the present one.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     rent = store.add("Pay rent", due=date(2026, 1, 31), repeat_rule="FREQ=WEEKLY")
            ...     store.skip_occurrence(rent)
            ...     print(store.get(rent).due, len(store.completions(rent)))
            2026-02-07 0
            """),
            M("end_series", "task_end_series", "ids",
            """Makes tasks that repeat ones that do not; the present occurrence stays as the task."""),
            M("update_occurrence", "task_update_occurrence", "task_id * scope=Scope.THIS **changes:Changes",
            """Changes the present occurrence alone or, by the scope, with the later ones.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     run = store.add("Run", due=date(2026, 1, 15), repeat_rule="FREQ=DAILY")
            ...     alone = store.update_occurrence(run, title="Run with Ada")
            ...     for task in store.get([alone, run]):
            ...         print(task.due, task.title)
            2026-01-15 Run with Ada
            2026-01-16 Run

            Alone, it becomes a task of its own, whose id is returned, and the series goes on; when it
            is the last one, the task itself is changed and repeats no longer.
            """),
            M("series_streak", "series_streak_read", "task_id",
            """How many occurrences of a task that repeats were done one after the other.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     run = store.add("Run", due=date(2026, 1, 15), repeat_rule="FREQ=DAILY")
            ...     store.series_streak(run).longest
            0

            An occurrence is done when it was completed on its day or before, or before the day of the
            next one; days begin as ``set_day_begins`` says. What was skipped or cancelled neither keeps
            nor breaks a streak, and neither does what was missed on a holiday or an ignored weekday.
            """),
            M("series_history", "series_history_query", "task_id! * page=100",
            """What became of the last occurrences of a task that repeats, the last one first.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     run = store.add("Run", due=date(2030, 1, 15), repeat_rule="FREQ=DAILY")
            ...     store.complete(run)
            ...     store.skip_occurrence(run)
            ...     for each in store.series_history(run):
            ...         print(each.local, each.outcome.name)
            2030-01-16 SKIPPED
            2030-01-15 DONE
            """),
            M("completions", "completion_query", "task_id * since:lived before:lived page",
            """What was completed: a task and its occurrences, or all of them, in some time or ever.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     run = store.add("Run", due=date(2026, 1, 15), repeat_rule="FREQ=DAILY")
            ...     store.complete(run)
            ...     print([each.occurrence for each in store.completions(run)], store.get(run).due)
            [datetime.date(2026, 1, 15)] 2026-01-16
            """),
    )),
    Methods("series.repeat", "Repeat rules: in words, and when they give occurrences.", "RepeatMethods",
        """Repeat rules without a task or an event.""",
        base="TimeMethods",
        outputs=(Outputs("Repeat", "repeat_parse", "How often something comes again.", (("rule", "An RRULE of RFC 5545."),)),),
        functions=(
            M("repeat_words", "repeat_words", "rule mode=RepeatMode.FIXED * store=None",
            """A repeat rule in words, which ``Store.parse_repeat`` reads in the same language.

            >>> from taskcore import repeat_words
            >>> repeat_words("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH")
            'every 2 weeks on Monday and Thursday'

            They are in the language of ``store``, and English without one.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.set_language("fr")
            ...     repeat_words("FREQ=WEEKLY;BYDAY=MO", store=store)
            'tous les lundis'
            """),
        ),
        methods=(
            M("parse_repeat", "repeat_parse", "words@text",
            """The repeat rule that words mean; one of RFC 5545 is taken as it is.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     last_friday = store.parse_repeat("every last friday")
            ...     ten_days = store.parse_repeat("after 10 days")
            >>> last_friday.rule, ten_days.mode.name
            ('FREQ=MONTHLY;BYDAY=-1FR', 'AFTER_COMPLETION')

            Raises ParseError when it is not understood.
            """,
            result="Repeat"),
            M("expand_repeat", "repeat_expand", "rule! start:local! * zone excluded@excluded_dates:locals=() added@added_dates:locals=() not_before:local limit=1000 includes_start@is_start_included:flag=False",
            """When a rule gives occurrences: at most ``limit`` of them, from a local time on.

            >>> from taskcore import Store
            >>> with Store(":memory:", time_zone="Europe/Paris") as store:
            ...     for each in store.expand_repeat("FREQ=DAILY;COUNT=2", datetime(2026, 3, 28, 9)):
            ...         print(each.local, each.start)
            2026-03-28 09:00:00 2026-03-28 08:00:00+00:00
            2026-03-29 09:00:00 2026-03-29 07:00:00+00:00

            ``start``, the exceptions, the additions and ``not_before`` are naive local times of the
            zone, which is the store's unless one is named, or all of them dates. With
            ``includes_start``, the start is the first occurrence whatever the rule gives, as it is for
            tasks and events.
            """),
    )),
)
# fmt: on
