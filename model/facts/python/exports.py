# SPDX-License-Identifier: Apache-2.0
"""What the Python package exports besides the classes that the model writes."""

# fmt: off
EXPORTS: tuple[tuple[str, ...], ...] = (
    ("taskcore._generated.values", "library_version"),
    (
        "taskcore._generated.prototypes",
        "TASKCORE_INBOX_ID as INBOX_ID", "TASKCORE_VERSION as __version__",
    ),
    ("taskcore._low_level.values", "UNSET"),
    ("taskcore.accounts.google_authorization", "GoogleAuthorization"),
    ("taskcore.accounts.google_client", "GoogleClient"),
    ("taskcore.errors", "OverlapError"),
    ("taskcore._generated.failure", "TaskcoreError"),
    ("taskcore.home.palette", "colour"),
    ("taskcore.invoices.amount", "amount_parse", "amount_text"),
    ("taskcore.invoices.currency", "currency_digits"),
    ("taskcore.queries.query", "Query"),
    ("taskcore.series.repeat", "Repeat", "repeat_words"),
    ("taskcore.store.backup_methods", "newest_backup", "restore"),
    ("taskcore._core.observer_methods", "Observer"),
    ("taskcore.store.opening", "default_path"),
    ("taskcore.store.store", "Store"),
    ("taskcore.sync.hub", "Hub"),
    ("taskcore.sync.transport", "SyncTransport"),
    ("taskcore.tasks.task_list", "TaskList"),
)
# fmt: on
