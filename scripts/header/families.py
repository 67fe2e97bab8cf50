# SPDX-License-Identifier: Apache-2.0
"""Which function belongs to which family, and in which order they stand."""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from model.facts.interface import INTERFACE

from . import GenerationError
from .emitted import Function

_LIST = ("list_count", "list_at", "list_rows", "list_arrow", "list_free")


@dataclass(frozen=True)
class Family:
    """Functions that are used together; their names are without ``taskcore_``."""

    heading: str
    example: str
    patterns: tuple[str, ...]
    first: tuple[str, ...] = ()
    """These stand first, in this order; the others follow in the alphabet's."""

    def has(self, name: str) -> bool:
        return any(fnmatchcase(name, f"taskcore_{pattern}") for pattern in self.patterns)

    def names(self, name: str) -> bool:
        """Whether it has that very function, and not only by a pattern."""
        return name.removeprefix("taskcore_") in self.patterns

    def position(self, name: str) -> tuple[int, str]:
        own = name.removeprefix("taskcore_")
        return (self.first.index(own) if own in self.first else len(self.first), own)


# The last one: the forms of all fallible functions that hand their errors over follow it.
BY_VALUE = Family("errors by value", "errors.c", ("error_free",))

FAMILIES = (
    Family(
        "library",
        "library.c",
        (
            "version",
            "abi_version",
            "status_name",
            "last_error",
            "string_free",
            "bytes_free",
            "default_path",
        ),
        (
            "version",
            "abi_version",
            "status_name",
            "last_error",
            "string_free",
            "bytes_free",
            "default_path",
        ),
    ),
    Family(
        "defaults of structs",
        "defaults.c",
        tuple(f"{each.name}_init" for each in INTERFACE.structs if each.initialiser),
    ),
    Family(
        "opening a store",
        "store.c",
        ("store_*", "interrupt", "language*", "region*", "texts_language*"),
        ("store_open", "store_free"),
    ),
    Family(
        "tasks",
        "tasks.c",
        ("task_*", "query_*", "history_list_*", "problem_list_*", "urgency_coefficients_*"),
        tuple(
            f"task_{verb}"
            for verb in (
                *("add", "add_many", "get", "find", "query", "count", "update", "check"),
                *("complete", "reopen", "delete", "restore", "purge", "purge_before"),
                *("skip_occurrence", "end_series", "update_occurrence"),
                *("move", "indent", "outdent", "copy"),
                *("update_where", "complete_where", "reopen_where", "delete_where"),
                *("restore_where", "purge_where", "move_where"),
                *(*_LIST, "list_groups", "history"),
            )
        )
        + (
            "query_check",
            "query_canonical",
            "query_shown",
            "query_note",
            "urgency_coefficients_read",
            "urgency_coefficients_set",
        )
        + tuple(f"{noun}_{verb}" for noun in ("history", "problem") for verb in _LIST),
    ),
    Family(
        "quick add",
        "quick_add.c",
        ("quick_add", "quick_add_*"),
        (
            "quick_add",
            "quick_add_told",
            "quick_add_parse",
            "quick_add_parse_changes",
            "quick_add_result_contents",
            "quick_add_result_free",
        ),
    ),
    Family(
        "projects",
        "projects.c",
        ("project_[!s]*", "repair", "check", "recover"),
        tuple(
            f"project_{verb}"
            for verb in (
                "add",
                "get",
                "find",
                "update",
                "check",
                "move",
                "copy",
                "delete",
                "query",
                *_LIST,
            )
        )
        + ("repair", "check", "recover"),
    ),
    Family(
        "project sections",
        "sections.c",
        ("project_section_*",),
        tuple(
            f"project_section_{verb}"
            for verb in ("add", "get", "find", "update", "move", "delete", "query", *_LIST)
        ),
    ),
    Family(
        "tags",
        "tags.c",
        ("tag_*",),
        tuple(
            f"tag_{verb}"
            for verb in ("get", "query", "rename", "merge", "set_colour", "delete", *_LIST)
        ),
    ),
    Family(
        "saved filters",
        "filters.c",
        ("filter_*",),
        tuple(
            f"filter_{verb}"
            for verb in ("add", "get", "find", "update", "move", "delete", "query", *_LIST)
        ),
    ),
    Family(
        "templates",
        "templates.c",
        ("template_*",),
        tuple(
            f"template_{verb}"
            for verb in ("add", "get", "find", "update", "delete", "use", "query", "read", *_LIST)
        )
        + tuple(f"template_task_{verb}" for verb in _LIST),
    ),
    Family(
        "own fields",
        "fields.c",
        ("field_*",),
        tuple(
            f"field_{verb}"
            for verb in ("add", "get", "find", "update", "move", "delete", "query", *_LIST)
        ),
    ),
    Family(
        "screens",
        "screens.c",
        ("home_*", "detail_*", "row_*", "colour"),
        ("home_read", "home_contents", "home_free", "detail_read", "detail_contents", "detail_free")
        + tuple(f"row_{verb}" for verb in ("query", *_LIST))
        + ("colour",),
    ),
    Family(
        "undo and redo",
        "undo.c",
        ("undo", "redo", "log_*"),
        ("undo", "redo", "log_read", "log_trim"),
    ),
    Family(
        "observers",
        "observers.c",
        ("observe", "observer_*"),
        ("observe", "observer_free"),
    ),
    Family(
        "time",
        "time.c",
        (
            "time_now",
            "time_to_local",
            "time_from_local",
            "time_parse",
            "period_*",
            "zone_*",
            "day_at",
            "day_begin*",
            "times_float*",
        ),
        (
            *("time_now", "time_to_local", "time_from_local", "time_parse", "period_parse"),
            *("zone_to_local", "zone_from_local"),
            *("day_begins_set", "day_begins", "day_at", "day_beginning"),
            *("times_float_set", "times_float"),
        ),
    ),
    Family(
        "repeat rules",
        "repeats.c",
        ("repeat_*", "occurrence_list_*", "completion_*", "series_*", "past_occurrence_*"),
        ("repeat_parse", "repeat_words", "repeat_expand")
        + tuple(f"occurrence_{verb}" for verb in _LIST)
        + tuple(f"completion_{verb}" for verb in ("get", "find", "query", *_LIST))
        + ("series_streak_read", "series_history_query", "series_check")
        + tuple(f"past_occurrence_{verb}" for verb in _LIST),
    ),
    Family(
        "calendars",
        "calendars.c",
        ("calendar_*",),
        tuple(
            f"calendar_{verb}"
            for verb in ("add", "get", "find", "update", "move", "delete", "query", *_LIST)
        ),
    ),
    Family(
        "events",
        "events.c",
        ("event_*", "occurrence_query", "conflict_*", "free_time_*", "load_*", "day_load_*"),
        tuple(
            f"event_{verb}"
            for verb in (
                *("add", "add_many", "get", "find", "query", "update", "delete"),
                *("delete_occurrence", *_LIST),
            )
        )
        + ("occurrence_query",)
        + tuple(f"conflict_{verb}" for verb in ("query", *_LIST))
        + tuple(f"free_time_{verb}" for verb in ("query", *_LIST))
        + ("load_query",)
        + tuple(f"day_load_{verb}" for verb in _LIST),
    ),
    Family(
        "agenda",
        "agenda.c",
        (
            *("agenda_*", "month_*"),
            *("task_countdown", "event_countdown", "day_countdown", "countdown_label"),
        ),
        tuple(f"agenda_{verb}" for verb in ("read", *_LIST))
        + tuple(f"month_{verb}" for verb in ("read", *_LIST))
        + ("task_countdown", "event_countdown", "day_countdown", "countdown_label"),
    ),
    Family(
        "comments",
        "comments.c",
        ("comment_*",),
        tuple(
            f"comment_{verb}"
            for verb in ("add", "get", "find", "update", "delete", "query", *_LIST)
        ),
    ),
    Family(
        "alerts",
        "alerts.c",
        ("poll", "next_wakeup", "alert_*", "default_reminders*"),
        (
            *("poll", "next_wakeup", "alert_query", "alert_acknowledge"),
            *("alert_snooze", "alert_snooze_for"),
            *("default_reminders_set", "default_reminders"),
        )
        + tuple(f"alert_{verb}" for verb in ("get", "find", *_LIST)),
    ),
    Family(
        "focus sessions",
        "focus.c",
        ("focus_*",),
        tuple(
            f"focus_{verb}"
            for verb in (
                *("start", "pause", "resume", "reset", "cancel", "finish"),
                *("get", "find", "current", "next_read", "query", *_LIST),
                *(f"total_{verb}" for verb in ("query", *_LIST)),
                *("settings_read", "settings_set"),
            )
        ),
    ),
    Family(
        "time entries",
        "time_entries.c",
        ("time_entry_*", "timer_*", "time_total_*"),
        tuple(
            f"time_entry_{verb}"
            for verb in ("add", "get", "find", "update", "delete", "split", "query", *_LIST)
        )
        + ("timer_start", "timer_stop", "timer_idle")
        + tuple(f"time_total_{verb}" for verb in ("query", *_LIST))
        + ("time_entry_settings_read", "time_entry_settings_set"),
    ),
    Family(
        "score and pulse",
        "pulse.c",
        ("score_*", "pulse_*", "holiday_*"),
        ("score_read", "pulse_read", "pulse_contents", "pulse_free")
        + ("pulse_settings_read", "pulse_settings_set")
        + tuple(
            f"holiday_{verb}"
            for verb in ("add", "get", "find", "delete", "mode_set", "query", *_LIST)
        ),
    ),
    Family(
        "charts and reports",
        "charts.c",
        ("chart_*", "report_*"),
        (
            "chart_read",
            "chart_contents",
            "chart_svg",
            "chart_free",
            "report_html",
            "report_html_file",
        ),
    ),
    Family(
        "usage figures",
        "usage.c",
        ("usage_*",),
        tuple(f"usage_{verb}" for verb in ("start", "stop", "reset", "read", "contents", "free")),
    ),
    Family(
        "the seller and clients",
        "clients.c",
        ("profile_*", "subscription_*", "client_*"),
        ("profile_set", "profile_set_logo", "profile_set_hourly_rate", "profile_import")
        + ("profile_read",)
        + ("profile_contents", "profile_free")
        + ("subscription_set", "subscription_is_entitled", "subscription_read")
        + ("subscription_contents", "subscription_free")
        + tuple(
            f"client_{verb}" for verb in ("add", "update", "delete", "get", "find", "query", *_LIST)
        ),
    ),
    Family(
        "invoices",
        "invoices.c",
        ("invoice_*", "number_series_*", "payment_[!r]*", "ageing_*", "turnover_*", "vat_total_*")
        + ("currency_digits", "amount_text", "amount_parse"),
        tuple(
            f"invoice_{verb}"
            for verb in (
                *("add", "update", "delete", "copy", "credit", "correct"),
                *("down_payment", "deduct", "undeduct"),
                *(f"line_{verb}" for verb in ("add", "get", "find", "update", "delete", *_LIST)),
                "bill_focus",
                "bill_client",
                *(
                    f"adjustment_{verb}"
                    for verb in ("add", "get", "find", "update", "delete", *_LIST)
                ),
                *("check", "issue", "void"),
                *("get", "find", "query", *_LIST),
                *("document_read", "document_contents", "document_free"),
            )
        )
        + tuple(f"payment_{verb}" for verb in ("add", "delete", "get", "find", "query", *_LIST))
        + tuple(f"ageing_{verb}" for verb in ("query", *_LIST))
        + tuple(f"turnover_{verb}" for verb in ("query", *_LIST))
        + tuple(f"vat_total_{verb}" for verb in ("query", *_LIST))
        + tuple(f"number_series_{verb}" for verb in ("set", "query", *_LIST))
        + ("currency_digits", "amount_text", "amount_parse"),
    ),
    Family(
        "quotes",
        "quotes.c",
        ("quote_*",),
        ("quote_accept", "quote_decline", "quote_invoice", "quote_down_payment"),
    ),
    Family(
        "invoices as files and e-mail",
        "invoice_files.c",
        ("invoice_pdf", "invoice_pdf_file", "invoice_xml", "invoice_xml_file")
        + ("invoice_import", "invoice_import_file", "invoice_csv", "invoice_csv_file")
        + ("vat_journal_csv", "vat_journal_csv_file", "email_*"),
        ("invoice_pdf", "invoice_pdf_file", "invoice_xml", "invoice_xml_file")
        + ("invoice_import", "invoice_import_file", "invoice_csv", "invoice_csv_file")
        + ("vat_journal_csv", "vat_journal_csv_file")
        + tuple(
            f"email_{verb}"
            for verb in ("compose", "compose_file", "send", "get", "find", "query", *_LIST)
        ),
    ),
    Family(
        "purchases",
        "purchases.c",
        ("purchase_*",),
        tuple(
            f"purchase_{verb}"
            for verb in (
                *("add", "add_file", "check", "update", "delete"),
                *("get", "find", "query", *_LIST),
                *("document_read", "document_contents", "document_free"),
                *("original", "original_file"),
            )
        )
        + tuple(
            f"purchase_payment_{verb}" for verb in ("add", "delete", "get", "find", "query", *_LIST)
        )
        + tuple(f"purchase_total_{verb}" for verb in ("query", *_LIST)),
    ),
    Family(
        "recurring invoices",
        "recurring_invoices.c",
        ("recurring_invoice_*",),
        tuple(
            f"recurring_invoice_{verb}"
            for verb in (
                *("add", "update", "delete"),
                *("get", "find", "query", *_LIST),
                *("dates", "lines"),
            )
        ),
    ),
    Family(
        "reminders of payment",
        "payment_reminders.c",
        ("penalty_rate_*", "payment_reminder_*", "interest_span_*", "late_invoice_*"),
        tuple(
            f"penalty_rate_{verb}"
            for verb in ("add", "update", "delete", "get", "find", "query", *_LIST)
        )
        + tuple(
            f"payment_reminder_{verb}"
            for verb in (
                *("add", "update", "delete", "note_sent"),
                *("get", "find", "query", *_LIST),
                *("pdf", "pdf_file", "compose", "compose_file", "send"),
            )
        )
        + tuple(f"interest_span_{verb}" for verb in ("query", *_LIST))
        + tuple(f"late_invoice_{verb}" for verb in ("query", *_LIST)),
    ),
    Family("files", "files.c", ("export", "export_*", "import", "import_*", "kept_field*")),
    Family(
        "backups",
        "backups.c",
        ("backup", "backup_*", "restore"),
        ("backup", "backup_at", "backup_rotate", "backup_newest", "restore"),
    ),
    Family(
        "sync",
        "sync.c",
        ("sync_*", "replica_*", "hub_*"),
        (
            *("sync_remote_add", "sync_run", "sync_status"),
            *(f"sync_remote_{verb}" for verb in ("query", "remove", *_LIST)),
            *("sync_enable", "sync_disable", "sync_remote_add_through", "sync_run_through"),
            *(f"replica_{verb}" for verb in ("query", "rename", "retire", *_LIST)),
            *(f"sync_conflict_{verb}" for verb in ("query", "resolve", *_LIST)),
            *("sync_set_password", "hub_create", "hub_check", "hub_grant", "hub_revoke"),
            *("hub_sweep", "hub_remove"),
        ),
    ),
    Family(
        "accounts",
        "accounts.c",
        ("account_*", "authorization_*", "tokens_*"),
        (
            *("account_add", "account_query", "account_remove", "account_refresh"),
            *(f"account_{verb}" for verb in _LIST),
            *(f"account_collection_{verb}" for verb in ("query", *_LIST, "choose", "drop", "make")),
            *("account_preview", "account_run"),
            *(f"authorization_{verb}" for verb in ("begin", "contents", "finish", "free")),
            *("tokens_contents", "tokens_free", "authorization_refresh", "authorization_revoke"),
        ),
    ),
    BY_VALUE,
)


def in_order(functions: Sequence[Function]) -> list[Function]:
    """The functions as they stand in the header."""
    return [each for _, members in group(functions) for each in members]


def group(
    functions: Sequence[Function], families: Sequence[Family] = FAMILIES
) -> list[tuple[Family, list[Function]]]:
    """Each family with its functions; every function is in exactly one."""
    members: dict[str, list[Function]] = {family.heading: [] for family in families}
    for function in functions:
        name = function.prototype.name
        named = [family for family in families if family.names(name)]
        homes = named or [family for family in families if family.has(name)]
        if len(homes) != 1:
            found = ", ".join(family.heading for family in homes) or "none"
            raise GenerationError(f"{name} must be in one family; the table has it in: {found}.")
        members[homes[0].heading].append(function)
    exported = {function.prototype.name for function in functions}
    for family in families:
        for name in family.first:
            if f"taskcore_{name}" not in exported:
                raise GenerationError(f"The table orders taskcore_{name}, which is not exported.")
        if not members[family.heading]:
            raise GenerationError(f"The family {family.heading} has no function.")
        members[family.heading].sort(key=lambda each: family.position(each.prototype.name))
    return [(family, members[family.heading]) for family in families]
