# SPDX-License-Identifier: Apache-2.0
"""What all calls of a kind can answer, where their comments do not say it.

A comment says what is special: that a store is written (TASKCORE_EREADONLY) or its file is read
(TASKCORE_EBUSY). The rest follows. Tests/Python/Interfaces/test_statuses.py provokes the answers.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from .emitted import Function

_ON_A_STORE = {"TASKCORE_EINVALID", "TASKCORE_EMISUSE"}
_READING = {f"TASKCORE_{name}" for name in "EBUSY ECORRUPT ETOONEW EIO ENOMEM EINTERRUPTED".split()}
_WRITING = {"TASKCORE_EREADONLY", "TASKCORE_EFULL"}

# All that write ask the clock, but for those that are told the instant. These only read.
ASKING_THE_CLOCK = (
    *("ageing_query", "agenda_read", "alert_query", "chart_read", "detail_read", "home_read"),
    *("*_countdown", "month_read", "next_wakeup", "number_series_query", "pulse_read"),
    *("email_compose", "email_compose_file", "export", "export_file", "free_time_query"),
    *("focus_current", "focus_query", "focus_next_read", "focus_total_query", "score_read"),
    *("invoice_check", "invoice_csv", "invoice_csv_file", "invoice_document_read"),
    *(
        "invoice_query",
        "query_*",
        "quick_add_parse",
        "quick_add_parse_changes",
        "repeat_parse",
        "report_html",
    ),
    *("report_html_file", "row_query", "task_count", "task_get", "task_query"),
    *("alert_get", "focus_get", "invoice_get", "time_entry_get", "time_entry_query"),
    *("time_total_query", "series_streak_read", "series_history_query"),
    *("load_query", "sync_conflict_query"),
    *("purchase_query", "purchase_get", "purchase_total_query", "purchase_document_read"),
    *("recurring_invoice_query", "recurring_invoice_get", "recurring_invoice_lines"),
    *("late_invoice_query", "payment_reminder_compose", "payment_reminder_compose_file"),
    *("time_now", "time_parse", "period_parse", "usage_reset", "usage_start"),
)

# What they write is taken back, so that there is nothing to tell observers.
TAKING_BACK = ("taskcore_task_check", "taskcore_event_check", "taskcore_project_check")

# They do not read the file, and can take long all the same.
TAKING_LONG = ("taskcore_repeat_expand",)

# How a comment says that the answer of a callback is handed through.
_ANSWERS = {
    "clock": (r"\bclock answer", "what the caller's clock answered"),
    "observer": (r"\bobserver answer", "what an observer answered, with all done"),
}


@dataclass(frozen=True)
class Answers:
    """Statuses, and the callbacks whose answers are handed through."""

    statuses: frozenset[str]
    callbacks: frozenset[str]

    def __or__(self, other: "Answers") -> "Answers":
        return Answers(self.statuses | other.statuses, self.callbacks | other.callbacks)

    def __sub__(self, other: "Answers") -> "Answers":
        return Answers(self.statuses - other.statuses, self.callbacks - other.callbacks)


def complete(functions: Sequence[Function], order: Sequence[str]) -> list[Function]:
    """The functions with comments that say all that they return; ``order`` is of the statuses."""
    known = {each.prototype.name: each for each in functions}
    return [_completed(each, known, order) for each in functions]


def answers(function: Function, known: Mapping[str, Function]) -> Answers:
    """What a comment says, with what those return that it refers to."""
    found = _said(function)
    for each in _referred_to(function, known):
        found |= _said(each)
    return found


def _said(function: Function) -> Answers:
    returns = function.documentation.returns
    statuses = re.findall(r"\bTASKCORE_(?:OK|E\w+)", returns)
    callbacks = {name for name, (form, _) in _ANSWERS.items() if re.search(form, returns)}
    return Answers(frozenset(statuses), frozenset(callbacks))


def _referred_to(function: Function, known: Mapping[str, Function]) -> list[Function]:
    found: list[Function] = []
    waiting = [function]
    while waiting:
        names = re.findall(r"\bas (taskcore_\w+)", waiting.pop().documentation.returns)
        fresh = [known[name] for name in names if known[name] not in (function, *found)]
        found += fresh
        waiting += fresh
    return found


def _completed(function: Function, known: Mapping[str, Function], order: Sequence[str]) -> Function:
    if function.prototype.result != "taskcore_status":
        return function
    said = answers(function, known)
    implied = _implied(function, said)
    for each in _referred_to(function, known):
        said |= _implied(each, answers(each, known))
    missing = implied - said
    statuses = [status for status in order if status in missing.statuses]
    parts = [f"also {', '.join(statuses)}"] if statuses else []
    parts += [f"or {words}" for name, (_, words) in _ANSWERS.items() if name in missing.callbacks]
    documentation = function.documentation
    returns = "; ".join((documentation.returns.removesuffix("."), *parts)) + "."
    return replace(function, documentation=replace(documentation, returns=returns))


def _implied(function: Function, said: Answers) -> Answers:
    parameters = function.prototype.parameters
    statuses: set[str] = set()
    callbacks: set[str] = set()
    if any(each.type.endswith("**") or each.type == "const char *" for each in parameters):
        statuses.add("TASKCORE_ENOMEM")
    if function.prototype.name in TAKING_LONG:
        statuses.add("TASKCORE_EINTERRUPTED")
    if any(each.type == "taskcore_store *" for each in parameters):
        statuses |= _ON_A_STORE
        writes = "TASKCORE_EREADONLY" in said.statuses
        if writes or "TASKCORE_EBUSY" in said.statuses:
            statuses |= _READING
        if writes:
            statuses |= _WRITING
            if function.prototype.name not in TAKING_BACK:
                callbacks.add("observer")
        is_told = any(each.name == "now_ms" and each.type == "int64_t" for each in parameters)
        if (writes and not is_told) or asks_the_clock(function.prototype.name):
            callbacks.add("clock")
    return Answers(frozenset(statuses), frozenset(callbacks))


def asks_the_clock(name: str) -> bool:
    """Whether a function that only reads does."""
    own = name.removeprefix("taskcore_")
    return any(fnmatchcase(own, pattern) for pattern in ASKING_THE_CLOCK)
