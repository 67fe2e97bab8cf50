# SPDX-License-Identifier: Apache-2.0
"""The methods of the room store."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
STORE = (
    Methods("store.opening", "How a store is opened.", "Opening",
        """What opens a store.""",
        base="OwnStore", handle="taskcore_store * that is open",
        methods=(
            M("__init__", "store_open", "path:path=None * read_only?OPEN_READ_ONLY repair_schema?OPEN_REPAIR_SCHEMA upgrade_backup?!OPEN_NO_BACKUP durability=Durability.FULL busy_timeout:timeout time_zone locale clock:clock -clock_destroy -progress -progress_destroy",
            """Opens the store in a file, and creates it when there is none.

            :param path: the file, ``":memory:"``, or None for the user's own store.
            :param read_only: never write; the file must exist.
            :param repair_schema: remove what another program put into the file: triggers, views, tables,
                indexes and columns. A file with such is a CorruptError otherwise.
            :param upgrade_backup: copy a store of an older version before it is upgraded, to the same path
                with ``.before-upgrade`` behind it.
            :param durability: what survives; see Durability.
            :param busy_timeout: how long to wait for other users, in seconds when it is a number;
                None is five seconds.
            :param time_zone: an IANA name such as ``"Europe/Paris"``; None is the system's.
            :param locale: for the order of titles, such as ``"fr_FR.UTF-8"``; None is the
                environment's.
            :param clock: returns the present instant as an aware datetime; None is the system's.
            """),
        ),
        functions=(
            M("default_path", "default_path", "",
            """Where the user's own store is: ``$XDG_DATA_HOME/taskcore/taskcore.db``.""",
            result="path"),
    )),
    Methods("store.observer_methods", "Observers of a store, and ending what runs on it.", "ObserverMethods",
        """Being told what changes in a store.""",
        base="OwnObserverMethods",
        methods=(
            M("observe", "observe", "function@callback:observing",
            """Calls ``function`` after each commit, on the thread that made or noticed it.

            It may use the store. What it raises comes out of the call that made the commit, which
            stands, and later observers are not told. It is a plain function: nobody would await an
            ``async`` one, which is refused with a TypeError.

            >>> from taskcore import Store
            >>> def show(commit):
            ...     print(commit.action.name, [change.entity.name for change in commit.changes])
            >>> with Store(":memory:") as store, store.observe(show):
            ...     store.complete(store.add("Pay rent"))
            ADD_TASKS ['TASK']
            COMPLETE_TASKS ['TASK', 'COMPLETION']
            """),
            M("interrupt", "interrupt", "",
            """Ends the call that runs on the store now, on any thread, with InterruptError.

            It has changed nothing then. The next call is never meant. Handlers of signals need not call
            it: what they raise ends the main thread's call, and comes out of it.
            """),
    )),
    Methods("store.locale_methods", "The language and the region of this device.", "LocaleMethods",
        """How this device speaks; what is set here is in no export.""",
        methods=(
            M("language", "language", "",
            """The language that the library speaks and reads here: ``en``, ``fr``, ``de`` or ``es``."""),
            M("set_language", "language_set", "language:nullable",
            """Sets the language of this device, ``"system"`` for that of the environment.

            None is English, which it is at first. What is stored, files, keys and the codes of errors
            are the same in every language.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.set_language("fr")
            ...     print(store.language(), store.region())
            fr FR
            """),
            M("set_texts_language", "texts_language_set", "language:nullable",
            """Says texts in another language than the one that is set, on this connection alone.

            None ends it. It is for what is written for programs; what is read, and the sentences of errors, stay in the
            language that is set.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.set_language("de")
            ...     store.set_texts_language("en")
            ...     print(store.language(), store.home().title)
            de My Tasks
            """),
            M("region", "region", "",
            """The region whose numbers and dates are shown here, such as ``FR``; empty for none."""),
            M("set_region", "region_set", "region:nullable",
            """Sets the region of this device: a code of ISO 3166-1, or ``"system"``.

            None is that of the language, which it is at first. It says the order of dates in figures,
            the first day of the week, and how numbers and amounts are written.
            """),
    )),
    Methods("store.log_methods", "The change log: how large it is, and trimming it.", "LogMethods",
        """What undo and the history of tasks are read from.""",
        base="TimeMethods",
        methods=(
            M("log_report", "log_read", "",
            """How far back the change log goes, and how large it is; all of it is read.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent")
            ...     store.log_report().step_count
            1
            """),
            M("trim_log", "log_trim", "* before:bound max_bytes",
            """Removes the oldest steps for good: those before a time, or what has no room in a size.

            What they changed stays; undo and the history of tasks end there.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     task = store.add("Pay rent")
            ...     _ = store.trim_log(max_bytes=0)
            ...     store.count(), len(store.history(task))
            (1, 0)
            """),
    )),
    Methods("store.repair_methods", "Mending what another program broke in a store.", "RepairMethods",
        """Mending a store.""",
        methods=(
            M("repair", "repair", "",
            """Restores a missing Inbox, gives orphans a home, and says what it did; it is not undone.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.repair().tasks_rehomed
            0
            """),
            M("check", "check", "",
            """Tells what `repair` would mend, and changes nothing; it reads the whole file.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.check().values_mended
            0
            """),
            M("check_series", "series_check", "",
            """The repeating tasks that are at another occurrence than their completions and skips say.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     len(store.check_series())
            0
            """),
            M("recover", "recover", "path:path",
            """Takes what can be read of a damaged store's file into this one, which is a new one.

            What its change log has and did not come back, ``import_notes`` lists.

            >>> import tempfile
            >>> from taskcore import Store
            >>> folder = tempfile.TemporaryDirectory()
            >>> with Store(f"{folder.name}/damaged.db") as store:
            ...     _ = store.add("Pay rent")
            >>> with Store(":memory:") as store:
            ...     lost = store.recover(f"{folder.name}/damaged.db").rows_lost
            ...     print(store.count(), lost)
            1 0
            >>> folder.cleanup()
            """),
    )),
    Methods("store.undo_methods", "Undo and redo.", "UndoMethods",
        """Taking steps back and doing them again, also after a restart.""",
        methods=(
            M("undo", "undo", "",
            """Takes back the last step that was not taken back yet.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent")
            ...     print(store.undo().action.name, store.count())
            ...     print(store.redo().action.name, store.count())
            ADD_TASKS 0
            ADD_TASKS 1

            Raises NotFoundError when there is nothing to undo.
            """),
            M("redo", "redo", "",
            """Does again what the last undo took back, as long as no new step was made.

            Raises NotFoundError when there is nothing to redo.
            """),
    )),
    Methods("store.subscription_methods", "What the user has paid for.", "SubscriptionMethods",
        """What the user has paid for: it is never reckoned, only stated by the host.""",
        base="TimeMethods",
        methods=(
            M("subscription", "subscription_read", "",
            """What was stated last; None without a subscription."""),
            M("set_subscription", "subscription_set", "subscription",
            """States what the user has paid for, in place of what was stated before.

            >>> from datetime import datetime, timezone
            >>> from taskcore import Store, Subscription
            >>> end = datetime(2027, 1, 1, tzinfo=timezone.utc)
            >>> with Store(":memory:") as store:
            ...     store.set_subscription(Subscription("pro", until=end, features=["invoices"]))
            ...     store.is_entitled("invoices", datetime(2026, 12, 31, tzinfo=timezone.utc))
            ...     store.is_entitled("invoices", end)
            True
            False

            It is no step for undo.
            """),
            M("is_entitled", "subscription_is_entitled", "feature at:now=None",
            """Whether the subscription has a feature at an instant; without one, now.""",
            result="bool"),
    )),
    Methods("store.usage_methods", "How a program uses a store: which calls, how long they take and how they fail.", "UsageMethods",
        """Counting the calls on a store; the figures are in the memory of this ``Store`` alone.""",
        methods=(
            M("start_usage", "usage_start", "",
            """Counts calls from now on, or goes on with it; a store that was opened counts none."""),
            M("stop_usage", "usage_stop", "",
            """Counts no more calls; the figures stay."""),
            M("reset_usage", "usage_reset", "",
            """Sets all figures to zero; whether calls are counted stays as it is."""),
            M("usage", "usage_read", "",
            """What was counted.

            >>> from taskcore import NotFoundError, Store
            >>> with Store(":memory:") as store:
            ...     store.start_usage()
            ...     _ = store.add("Pay rent")
            ...     try:
            ...         store.complete(42)
            ...     except NotFoundError:
            ...         pass
            ...     usage = store.usage()
            >>> [(each.name, each.call_count) for each in usage.functions]
            [('taskcore_task_add', 1), ('taskcore_task_complete', 1)]
            >>> [(each.name, each.count) for each in usage.statuses]
            [('TASKCORE_ENOTFOUND', 1)]
            """),
    )),
    Methods("store.backup_methods", "Backups of a store, and putting one in its place.", "BackupMethods",
        """Copying a store while it is in use.""",
        methods=(
            M("backup", "backup", "path:path * at:aware=None progress=None",
            """Copies the store to a file, as it is at one moment, while others write to it.

            The file is there only when it is whole, for its owner alone, and a store like any other.
            With ``at``, it is the store as it was then, by the change log: without what was purged
            since, and with the invoices that were issued since.
            ``progress`` is told how many pages are done and how many there are; what it raises stops
            the backup.

            >>> import tempfile
            >>> from taskcore import Store
            >>> folder = tempfile.TemporaryDirectory()
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent")
            ...     store.backup(f"{folder.name}/backup.db")
            >>> with Store(f"{folder.name}/backup.db") as copy:
            ...     copy.count()
            1
            >>> folder.cleanup()
            """,
            instead="at:backup_at"),
            M("rotate_backups", "backup_rotate", "folder:path * days=7 weeks=4 months=12 progress=None",
            """Makes one more backup in a folder, and removes those that need not stay.

            None is the folder beside the store, with ``.backups`` behind its name. Of the last days,
            weeks and months that have backups, the last one of each stays. Returns where the backup is.
            """,
            result="path"),
        ),
        functions=(
            M("newest_backup", "backup_newest", "path:path=None",
            """The newest backup of a store in the folder beside it; None when there is none.

            The store itself need not be there any more. Without a path, it is the user's own.
            """,
            result="optional_path"),
            M("restore", "restore", "backup:path path:path=None * progress=None",
            """Puts a backup in the place of a store, and keeps what was there.

            Programs that have the store open go on with what was restored. Returns where that is which was
            there: beside the store, with ``.before-restore`` behind its name, or ``.damaged`` when it was
            damaged; None when there was nothing. Without a path, the store is the user's own.
            """,
            result="optional_path"),
    )),
)
# fmt: on
