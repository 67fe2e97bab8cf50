# SPDX-License-Identifier: Apache-2.0
"""What the Python package exports besides the classes that the model writes."""

# fmt: off
EXPORTS: tuple[tuple[str, ...], ...] = (
    ("taskcore._low_level.library", "library_version"),
    (
        "taskcore._low_level.prototypes",
        "TASKCORE_INBOX_ID as INBOX_ID", "TASKCORE_VERSION as __version__",
    ),
    ("taskcore._low_level.values", "UNSET"),
    ("taskcore.accounts.google", "GoogleAuthorization", "GoogleClient"),
    ("taskcore.events.conflict", "Conflict", "ConflictList", "OverlapError", "TimeSpan"),
    ("taskcore.failure", "TaskcoreError"),
    ("taskcore.focus.focus_methods", "NextFocus"),
    ("taskcore.home.home", "Home", "Section"),
    ("taskcore.home.palette", "colour"),
    ("taskcore.invoices.email_methods", "SMTPServer"),
    ("taskcore.invoices.money", "amount_parse", "amount_text", "currency_digits"),
    ("taskcore.invoices.profile", "Profile"),
    ("taskcore.invoices.subscription", "Subscription"),
    ("taskcore.pulse.chart", "Chart"),
    ("taskcore.queries.highlight", "Highlight"),
    ("taskcore.queries.query", "Query"),
    ("taskcore.queries.sort_key", "SortKey"),
    ("taskcore.series.repeat", "Repeat", "repeat_words"),
    ("taskcore.store.backup_methods", "newest_backup", "restore"),
    ("taskcore.store.observer", "Observer"),
    ("taskcore.store.store", "Store", "default_path"),
    ("taskcore.sync.hub", "Hub"),
    ("taskcore.sync.transport", "SyncTransport"),
    ("taskcore.tasks.link", "Link"),
    ("taskcore.tasks.reminder", "Reminder"),
    ("taskcore.tasks.task_list", "TaskList"),
    ("taskcore.text.quick_add", "QuickAdd", "Token", "UnreadPart"),
    ("taskcore.time.countdown", "Countdown"),
)
# fmt: on
