# SPDX-License-Identifier: Apache-2.0
"""What the Python package exports besides the classes that the model writes."""

# fmt: off
EXPORTS: tuple[tuple[str, ...], ...] = (
    ("taskcore._low_level.library", "library_version"),
    (
        "taskcore._generated.prototypes",
        "TASKCORE_INBOX_ID as INBOX_ID", "TASKCORE_VERSION as __version__",
    ),
    ("taskcore._low_level.values", "UNSET"),
    ("taskcore._core.google", "GoogleAuthorization", "GoogleClient"),
    ("taskcore._core.conflict", "Conflict", "ConflictList", "OverlapError", "TimeSpan"),
    ("taskcore._core.failure", "TaskcoreError"),
    ("taskcore._core.palette", "colour"),
    ("taskcore._core.smtp", "SMTPServer"),
    ("taskcore._core.money", "amount_parse", "amount_text", "currency_digits"),
    ("taskcore._core.subscription", "Subscription"),
    ("taskcore._core.chart", "Chart"),
    ("taskcore._core.highlight", "Highlight"),
    ("taskcore.queries.query", "Query"),
    ("taskcore._core.sort_key", "SortKey"),
    ("taskcore._core.repeat", "Repeat", "repeat_words"),
    ("taskcore.store.backup_methods", "newest_backup", "restore"),
    ("taskcore._core.observer", "Observer"),
    ("taskcore._core.store", "default_path"),
    ("taskcore.store.store", "Store"),
    ("taskcore._core.hub", "Hub"),
    ("taskcore._core.transport", "SyncTransport"),
    ("taskcore._core.link", "Link"),
    ("taskcore._core.reminder", "Reminder"),
    ("taskcore._core.task_list", "TaskList"),
    ("taskcore._core.quick_add", "QuickAdd", "Token", "UnreadPart"),
)
# fmt: on
