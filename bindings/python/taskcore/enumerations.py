# SPDX-License-Identifier: Apache-2.0
"""The choices of the library, as enumerations."""

from __future__ import annotations

from enum import IntEnum, IntFlag

from taskcore import _prototypes as c


class Priority(IntEnum):
    """How urgent a task is; what it has when nothing is said is ``P2``."""

    P0 = c.TASKCORE_PRIORITY_P0
    P1 = c.TASKCORE_PRIORITY_P1
    P2 = c.TASKCORE_PRIORITY_P2
    P3 = c.TASKCORE_PRIORITY_P3
    NONE = c.TASKCORE_PRIORITY_NONE


class Slot(IntEnum):
    """Where a task stands on a day; it is kept as ``MORNING`` or ``EVENING``."""

    MORNING = c.TASKCORE_SLOT_MORNING
    EVENING = c.TASKCORE_SLOT_EVENING
    UPCOMING = c.TASKCORE_SLOT_UPCOMING
    INBOX = c.TASKCORE_SLOT_INBOX


class Status(IntFlag):
    """What became of a task; a query takes several: ``Status.OPEN | Status.COMPLETED``."""

    OPEN = c.TASKCORE_STATUS_OPEN
    COMPLETED = c.TASKCORE_STATUS_COMPLETED
    DELETED = c.TASKCORE_STATUS_DELETED


class Grouping(IntEnum):
    """What the tasks of a list that stand together have in common."""

    NONE = c.TASKCORE_GROUP_NONE
    PROJECT = c.TASKCORE_GROUP_PROJECT
    DUE_DAY = c.TASKCORE_GROUP_DUE_DAY
    PRIORITY = c.TASKCORE_GROUP_PRIORITY
    COMPLETED_DAY = c.TASKCORE_GROUP_COMPLETED_DAY


class View(IntEnum):
    """The lists that every task app shows; the methods of a store with these names say which."""

    MORNING = c.TASKCORE_VIEW_MORNING
    EVENING = c.TASKCORE_VIEW_EVENING
    UPCOMING = c.TASKCORE_VIEW_UPCOMING
    INBOX = c.TASKCORE_VIEW_INBOX
    TODAY = c.TASKCORE_VIEW_TODAY
    OVERDUE = c.TASKCORE_VIEW_OVERDUE
    FAVOURITES = c.TASKCORE_VIEW_FAVOURITES
    COMPLETED = c.TASKCORE_VIEW_COMPLETED
    NEXT = c.TASKCORE_VIEW_NEXT
    TRASH = c.TASKCORE_VIEW_TRASH


class Durability(IntEnum):
    """What a change survives once its call returned: a power loss, or a killed process."""

    FULL = c.TASKCORE_DURABILITY_FULL
    NORMAL = c.TASKCORE_DURABILITY_NORMAL


class ReminderKind(IntEnum):
    """What a reminder's time is reckoned from."""

    AT = c.TASKCORE_REMINDER_AT
    START = c.TASKCORE_REMINDER_START
    DUE = c.TASKCORE_REMINDER_DUE


class RepeatMode(IntEnum):
    """What the next occurrence is: the rule's next one, or one counted from when it was done."""

    FIXED = c.TASKCORE_REPEAT_FIXED
    AFTER_COMPLETION = c.TASKCORE_REPEAT_AFTER_COMPLETION


class Scope(IntEnum):
    """Which occurrences of a series a change is about."""

    THIS = c.TASKCORE_SCOPE_THIS
    THIS_AND_LATER = c.TASKCORE_SCOPE_THIS_AND_LATER
    ALL = c.TASKCORE_SCOPE_ALL


class EventKind(IntEnum):
    """What an event is."""

    DEADLINE = c.TASKCORE_EVENT_DEADLINE
    MEETING = c.TASKCORE_EVENT_MEETING


class AgendaContents(IntFlag):
    """What an agenda lists."""

    TASKS = c.TASKCORE_AGENDA_TASKS
    EVENTS = c.TASKCORE_AGENDA_EVENTS


class FocusKind(IntEnum):
    """What a focus session is."""

    WORK = c.TASKCORE_FOCUS_WORK
    SHORT_BREAK = c.TASKCORE_FOCUS_SHORT_BREAK
    LONG_BREAK = c.TASKCORE_FOCUS_LONG_BREAK


class FocusGrouping(IntEnum):
    """What the time that was worked is added up by."""

    TASK = c.TASKCORE_FOCUS_BY_TASK
    PROJECT = c.TASKCORE_FOCUS_BY_PROJECT
    DAY = c.TASKCORE_FOCUS_BY_DAY


class Weekday(IntFlag):
    """Days of the week; several are joined: ``Weekday.SATURDAY | Weekday.SUNDAY``."""

    MONDAY = c.TASKCORE_WEEKDAY_MONDAY
    TUESDAY = c.TASKCORE_WEEKDAY_TUESDAY
    WEDNESDAY = c.TASKCORE_WEEKDAY_WEDNESDAY
    THURSDAY = c.TASKCORE_WEEKDAY_THURSDAY
    FRIDAY = c.TASKCORE_WEEKDAY_FRIDAY
    SATURDAY = c.TASKCORE_WEEKDAY_SATURDAY
    SUNDAY = c.TASKCORE_WEEKDAY_SUNDAY


class ChartKind(IntEnum):
    """What a chart shows."""

    SCORE = c.TASKCORE_CHART_SCORE
    DONE = c.TASKCORE_CHART_DONE
    PROJECTS = c.TASKCORE_CHART_PROJECTS
    PRIORITIES = c.TASKCORE_CHART_PRIORITIES
    WEEKDAYS = c.TASKCORE_CHART_WEEKDAYS
    HOURS = c.TASKCORE_CHART_HOURS
    YEAR = c.TASKCORE_CHART_YEAR
    BURNDOWN = c.TASKCORE_CHART_BURNDOWN


class Measure(IntEnum):
    """What a line of the score, bars or a heat map measure: points, completions or minutes."""

    POINTS = c.TASKCORE_MEASURE_POINTS
    COMPLETED = c.TASKCORE_MEASURE_COMPLETED
    FOCUS = c.TASKCORE_MEASURE_FOCUS


class Appearance(IntEnum):
    """Which colours a drawing has; of ``AUTO``, those that the reader's system prefers."""

    AUTO = c.TASKCORE_APPEARANCE_AUTO
    LIGHT = c.TASKCORE_APPEARANCE_LIGHT
    DARK = c.TASKCORE_APPEARANCE_DARK


class TaskField(IntFlag):
    """The properties of a task; a change names those that changed."""

    TITLE = c.TASKCORE_TASK_TITLE
    NOTES = c.TASKCORE_TASK_NOTES
    PROJECT = c.TASKCORE_TASK_PROJECT
    PROJECT_ID = c.TASKCORE_TASK_PROJECT_ID
    TAGS = c.TASKCORE_TASK_TAGS
    TAGS_ADDED = c.TASKCORE_TASK_TAGS_ADDED
    TAGS_REMOVED = c.TASKCORE_TASK_TAGS_REMOVED
    PRIORITY = c.TASKCORE_TASK_PRIORITY
    FAVOURITE = c.TASKCORE_TASK_FAVOURITE
    DUE = c.TASKCORE_TASK_DUE
    COMPLETED = c.TASKCORE_TASK_COMPLETED
    DELETED = c.TASKCORE_TASK_DELETED
    SLOT = c.TASKCORE_TASK_SLOT
    START = c.TASKCORE_TASK_START
    ESTIMATED_DURATION = c.TASKCORE_TASK_ESTIMATED_DURATION
    URL = c.TASKCORE_TASK_URL
    REMINDERS = c.TASKCORE_TASK_REMINDERS
    REPEAT_RULE = c.TASKCORE_TASK_REPEAT_RULE
    PARENT = c.TASKCORE_TASK_PARENT
    DEPENDS_ON = c.TASKCORE_TASK_DEPENDS_ON
    DEPENDS_ON_ADDED = c.TASKCORE_TASK_DEPENDS_ON_ADDED
    DEPENDS_ON_REMOVED = c.TASKCORE_TASK_DEPENDS_ON_REMOVED
    POSITION = c.TASKCORE_TASK_POSITION
    ZONE = c.TASKCORE_TASK_ZONE
    REPEAT_MODE = c.TASKCORE_TASK_REPEAT_MODE
    EXCLUDED_DATES = c.TASKCORE_TASK_EXCLUDED_DATES
    ADDED_DATES = c.TASKCORE_TASK_ADDED_DATES
    OCCURRENCE = c.TASKCORE_TASK_OCCURRENCE


class Allowed(IntFlag):
    """What may be done with a task as it is."""

    EDIT = c.TASKCORE_ALLOWS_EDIT
    COMPLETE = c.TASKCORE_ALLOWS_COMPLETE
    REOPEN = c.TASKCORE_ALLOWS_REOPEN
    DELETE = c.TASKCORE_ALLOWS_DELETE
    RESTORE = c.TASKCORE_ALLOWS_RESTORE
    PURGE = c.TASKCORE_ALLOWS_PURGE
    MOVE = c.TASKCORE_ALLOWS_MOVE
    INDENT = c.TASKCORE_ALLOWS_INDENT
    OUTDENT = c.TASKCORE_ALLOWS_OUTDENT
    ADD_SUBTASK = c.TASKCORE_ALLOWS_ADD_SUBTASK
    SKIP_OCCURRENCE = c.TASKCORE_ALLOWS_SKIP_OCCURRENCE
    END_SERIES = c.TASKCORE_ALLOWS_END_SERIES


class _GrowingEnum(IntEnum):
    """An enumeration to which a newer library may add: an unknown value keeps its number."""

    @classmethod
    def _missing_(cls, value: object) -> _GrowingEnum | None:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_ = f"UNKNOWN_{value}"
        member._value_ = value
        return member


class Colour(_GrowingEnum):
    """A colour by its meaning; ``taskcore.colour`` says what it looks like."""

    BLACK = c.TASKCORE_COLOUR_BLACK
    RED = c.TASKCORE_COLOUR_RED
    ORANGE = c.TASKCORE_COLOUR_ORANGE
    YELLOW = c.TASKCORE_COLOUR_YELLOW
    GREEN = c.TASKCORE_COLOUR_GREEN
    TEAL = c.TASKCORE_COLOUR_TEAL
    BLUE = c.TASKCORE_COLOUR_BLUE
    INDIGO = c.TASKCORE_COLOUR_INDIGO
    PURPLE = c.TASKCORE_COLOUR_PURPLE
    PINK = c.TASKCORE_COLOUR_PINK
    BROWN = c.TASKCORE_COLOUR_BROWN
    GREY = c.TASKCORE_COLOUR_GREY


class Theme(IntEnum):
    """What a screen's background is."""

    LIGHT = c.TASKCORE_THEME_LIGHT
    DARK = c.TASKCORE_THEME_DARK


class SectionKind(_GrowingEnum):
    """Which part of the home screen it is; ``RESULTS`` is what the chosen chip asks for."""

    OVERDUE = c.TASKCORE_SECTION_OVERDUE
    MORNING = c.TASKCORE_SECTION_MORNING
    EVENING = c.TASKCORE_SECTION_EVENING
    UPCOMING = c.TASKCORE_SECTION_UPCOMING
    INBOX = c.TASKCORE_SECTION_INBOX
    COMPLETED = c.TASKCORE_SECTION_COMPLETED
    RESULTS = c.TASKCORE_SECTION_RESULTS


class ChipKind(_GrowingEnum):
    """What a chip of the home screen shows."""

    ALL = c.TASKCORE_CHIP_ALL
    FAVOURITES = c.TASKCORE_CHIP_FAVOURITES
    PROJECT = c.TASKCORE_CHIP_PROJECT
    FILTER = c.TASKCORE_CHIP_FILTER


class EmptyState(_GrowingEnum):
    """Why there is nothing to show: nothing was ever added, all is done, or nothing matches."""

    NOT = c.TASKCORE_EMPTY_NOT
    FRESH = c.TASKCORE_EMPTY_FRESH
    DONE = c.TASKCORE_EMPTY_DONE
    NO_MATCH = c.TASKCORE_EMPTY_NO_MATCH


class Phase(_GrowingEnum):
    """Where the time stands between now and what is counted down to."""

    NONE = c.TASKCORE_PHASE_NONE
    UPCOMING = c.TASKCORE_PHASE_UPCOMING
    RUNNING = c.TASKCORE_PHASE_RUNNING
    PASSED = c.TASKCORE_PHASE_PASSED
    DONE = c.TASKCORE_PHASE_DONE


class AlertKind(_GrowingEnum):
    """What an alert is about: a reminder of a task or an event, or a focus session's end."""

    TASK = c.TASKCORE_ALERT_TASK
    EVENT = c.TASKCORE_ALERT_EVENT
    FOCUS = c.TASKCORE_ALERT_FOCUS


class FocusState(_GrowingEnum):
    """What a focus session does, or how it ended."""

    IDLE = c.TASKCORE_FOCUS_IDLE
    RUNNING = c.TASKCORE_FOCUS_RUNNING
    PAUSED = c.TASKCORE_FOCUS_PAUSED
    FINISHED = c.TASKCORE_FOCUS_FINISHED
    CANCELLED = c.TASKCORE_FOCUS_CANCELLED


class ForecastKind(_GrowingEnum):
    """What there is to say of when the backlog is empty: too little is known, it is, or when."""

    UNKNOWN = c.TASKCORE_FORECAST_UNKNOWN
    EMPTY = c.TASKCORE_FORECAST_EMPTY
    DATE = c.TASKCORE_FORECAST_DATE
    NEVER = c.TASKCORE_FORECAST_NEVER


class InsightKind(_GrowingEnum):
    """What a sentence of the pulse is about."""

    GOAL = c.TASKCORE_INSIGHT_GOAL
    STREAK = c.TASKCORE_INSIGHT_STREAK
    WEEK = c.TASKCORE_INSIGHT_WEEK
    MONTH = c.TASKCORE_INSIGHT_MONTH
    TREND = c.TASKCORE_INSIGHT_TREND
    BEST_WEEKDAY = c.TASKCORE_INSIGHT_BEST_WEEKDAY
    BEST_HOUR = c.TASKCORE_INSIGHT_BEST_HOUR
    PROJECT = c.TASKCORE_INSIGHT_PROJECT
    OVERDUE = c.TASKCORE_INSIGHT_OVERDUE
    FORECAST = c.TASKCORE_INSIGHT_FORECAST
    LEVEL = c.TASKCORE_INSIGHT_LEVEL


class Shape(_GrowingEnum):
    """How a chart is drawn."""

    LINE = c.TASKCORE_SHAPE_LINE
    PIE = c.TASKCORE_SHAPE_PIE
    BARS = c.TASKCORE_SHAPE_BARS
    HEAT_MAP = c.TASKCORE_SHAPE_HEAT_MAP


class NoteKind(_GrowingEnum):
    """What became of a component that an import has a note on: read in part, or left out."""

    KEPT = c.TASKCORE_NOTE_KEPT
    SKIPPED = c.TASKCORE_NOTE_SKIPPED


class Action(_GrowingEnum):
    """What a step, one call that changed the store, did."""

    ADD_TASKS = c.TASKCORE_ACTION_ADD_TASKS
    UPDATE_TASKS = c.TASKCORE_ACTION_UPDATE_TASKS
    COMPLETE_TASKS = c.TASKCORE_ACTION_COMPLETE_TASKS
    REOPEN_TASKS = c.TASKCORE_ACTION_REOPEN_TASKS
    DELETE_TASKS = c.TASKCORE_ACTION_DELETE_TASKS
    RESTORE_TASKS = c.TASKCORE_ACTION_RESTORE_TASKS
    PURGE_TASKS = c.TASKCORE_ACTION_PURGE_TASKS
    MOVE_TASKS = c.TASKCORE_ACTION_MOVE_TASKS
    ADD_PROJECT = c.TASKCORE_ACTION_ADD_PROJECT
    UPDATE_PROJECT = c.TASKCORE_ACTION_UPDATE_PROJECT
    MOVE_PROJECT = c.TASKCORE_ACTION_MOVE_PROJECT
    DELETE_PROJECT = c.TASKCORE_ACTION_DELETE_PROJECT
    UPDATE_TAG = c.TASKCORE_ACTION_UPDATE_TAG
    MERGE_TAGS = c.TASKCORE_ACTION_MERGE_TAGS
    DELETE_TAG = c.TASKCORE_ACTION_DELETE_TAG
    ADD_FILTER = c.TASKCORE_ACTION_ADD_FILTER
    UPDATE_FILTER = c.TASKCORE_ACTION_UPDATE_FILTER
    MOVE_FILTER = c.TASKCORE_ACTION_MOVE_FILTER
    DELETE_FILTER = c.TASKCORE_ACTION_DELETE_FILTER
    REPAIR = c.TASKCORE_ACTION_REPAIR
    IMPORT = c.TASKCORE_ACTION_IMPORT
    UNDO = c.TASKCORE_ACTION_UNDO
    REDO = c.TASKCORE_ACTION_REDO
    SKIP_OCCURRENCE = c.TASKCORE_ACTION_SKIP_OCCURRENCE
    END_SERIES = c.TASKCORE_ACTION_END_SERIES
    ADD_EVENTS = c.TASKCORE_ACTION_ADD_EVENTS
    UPDATE_EVENTS = c.TASKCORE_ACTION_UPDATE_EVENTS
    DELETE_EVENTS = c.TASKCORE_ACTION_DELETE_EVENTS
    ACKNOWLEDGE_ALERTS = c.TASKCORE_ACTION_ACKNOWLEDGE_ALERTS
    SNOOZE_ALERTS = c.TASKCORE_ACTION_SNOOZE_ALERTS
    START_FOCUS = c.TASKCORE_ACTION_START_FOCUS
    PAUSE_FOCUS = c.TASKCORE_ACTION_PAUSE_FOCUS
    RESUME_FOCUS = c.TASKCORE_ACTION_RESUME_FOCUS
    RESET_FOCUS = c.TASKCORE_ACTION_RESET_FOCUS
    CANCEL_FOCUS = c.TASKCORE_ACTION_CANCEL_FOCUS
    FINISH_FOCUS = c.TASKCORE_ACTION_FINISH_FOCUS
    CHANGE_SETTINGS = c.TASKCORE_ACTION_CHANGE_SETTINGS
    FIRE_ALERTS = c.TASKCORE_ACTION_FIRE_ALERTS
    ADD_HOLIDAY = c.TASKCORE_ACTION_ADD_HOLIDAY
    END_HOLIDAY = c.TASKCORE_ACTION_END_HOLIDAY
    DELETE_HOLIDAYS = c.TASKCORE_ACTION_DELETE_HOLIDAYS


class Entity(_GrowingEnum):
    """What kind of thing a change is about."""

    TASK = c.TASKCORE_ENTITY_TASK
    PROJECT = c.TASKCORE_ENTITY_PROJECT
    TAG = c.TASKCORE_ENTITY_TAG
    FILTER = c.TASKCORE_ENTITY_FILTER
    EVENT = c.TASKCORE_ENTITY_EVENT
    COMPLETION = c.TASKCORE_ENTITY_COMPLETION
    ALERT = c.TASKCORE_ENTITY_ALERT
    FOCUS_SESSION = c.TASKCORE_ENTITY_FOCUS_SESSION
    SETTING = c.TASKCORE_ENTITY_SETTING
    HOLIDAY = c.TASKCORE_ENTITY_HOLIDAY
    PURGED_TASK = c.TASKCORE_ENTITY_PURGED_TASK
    POSTPONEMENT = c.TASKCORE_ENTITY_POSTPONEMENT


class ChangeKind(_GrowingEnum):
    """What happened to it; ``REMOVED`` is for good, while the trash is an update."""

    ADDED = c.TASKCORE_CHANGE_ADDED
    UPDATED = c.TASKCORE_CHANGE_UPDATED
    REMOVED = c.TASKCORE_CHANGE_REMOVED


class Origin(_GrowingEnum):
    """Who made a commit: this store, or another handle or process."""

    SELF = c.TASKCORE_ORIGIN_SELF
    OTHER = c.TASKCORE_ORIGIN_OTHER
