# SPDX-License-Identifier: Apache-2.0
"""The methods of the room sync."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
SYNC = (
    Methods("sync.sync_methods", "Sync of a store with other devices.", "SyncMethods",
        """Sync with other devices, through folders, hubs or what a program has instead.""",
        base="OwnSyncMethods",
        methods=(
            M("remotes", "sync_remote_query", "* page",
            """Through what the store is synced, in the order in which that was added."""),
            M("remove_remote", "sync_remote_remove", "remote_id",
            """Syncs through it no longer; what is there stays."""),
            M("sync_state", "sync_status", "",
            """How the sync of the store stands.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     print(store.sync_state().enabled)
            False
            """),
            M("disable_sync", "sync_disable", "",
            """Ends sync: remotes, keys and what is known of other devices are forgotten, and records stay."""),
            M("replicas", "replica_query", "* page",
            """The devices that have the store, as far as they are known here."""),
            M("rename_replica", "replica_rename", "uid name",
            """Gives this device another name; the others learn of it at the next run.

            Raises ConflictError for another device, which is renamed there.
            """),
            M("retire_replica", "replica_retire", "uid",
            """Waits for a device no longer, as for one that was lost; the others learn of it at the next run.

            A device that comes back takes in what is there, loses nothing, and is waited for again. Raises ConflictError for this device.
            """),
            M("sync_conflicts", "sync_conflict_query", "* page",
            """What two devices changed without knowing of each other.

            The value that was written last counts, and the other one is kept until someone chooses, or
            writes the property again, knowing of both.

            >>> import tempfile
            >>> from taskcore import ConflictChoice, Store
            >>> folder = tempfile.TemporaryDirectory()
            >>> with Store(":memory:") as laptop, Store(":memory:") as phone:
            ...     task = laptop.add("Pay rent")
            ...     for store, device in (laptop, "laptop"), (phone, "phone"):
            ...         _ = store.add_remote(folder.name, device)
            ...         _ = store.sync()
            ...     laptop.update(task, title="Pay the rent")
            ...     phone.update(phone.find(laptop.get(task).uid), title="Pay rent by card")
            ...     for store in laptop, phone, laptop:
            ...         _ = store.sync()
            ...     for conflict in laptop.sync_conflicts():
            ...         print(conflict.property, conflict.mine, "or", conflict.theirs)
            ...         laptop.resolve_sync_conflicts(conflict.uid, ConflictChoice.MINE)
            ...     print(laptop.get(task).title, len(laptop.sync_conflicts()))
            title Pay the rent or Pay rent by card
            Pay the rent 0
            >>> folder.cleanup()
            """),
            M("enable_sync", "sync_enable", "device@device_name * passphrase=None",
            """Begins to keep what sync needs, before there is a remote; ``add_remote`` does so by itself.

            Raises ConflictError when the store is synced already.
            """),
            M("change_passphrase", "sync_change_passphrase", "passphrase",
            """Changes the passphrase of the sync, or gives one to a sync that has none.

            All that follows is encrypted by a new key, which the next ``sync`` leaves: a device that was lost
            reads nothing of it. The others raise AccessError at their next ``sync``, and take the new one by
            ``enter_passphrase``; nothing is lost until then. Raises NotFoundError when sync is off.
            """),
            M("enter_passphrase", "sync_enter_passphrase", "passphrase",
            """Takes the passphrase that was changed on another device.

            Raises AccessError when it is wrong, or opens nothing new, and NotFoundError when no keys of
            another device have come by a ``sync`` yet.
            """),
            M("add_transport", "sync_remote_add_through", "transport device@device_name * passphrase=None",
            """Does the same through what a program has instead of a folder."""),
            M("resolve_sync_conflicts", "sync_conflict_resolve", "uids:some_texts choice",
            """Ends conflicts by a ``ConflictChoice``, on every device once it is synced.

            It is one step for ``undo``. ``ConflictChoice.MERGED`` is for notes, whose lines are joined. Raises NotFoundError for one that
            was ended meanwhile.
            """),
    )),
    Methods("sync.carry_methods", "Steps that a program carries from store to store by means of its own.", "CarryMethods",
        """Exchange of steps as bytes, without a folder or a transport.""",
        methods=(
            M("sync_heads", "sync_heads", "",
            """What this store has seen, for ``sync_pending`` of another one.

            >>> from taskcore import Store
            >>> with Store(":memory:") as laptop, Store(":memory:") as phone:
            ...     _ = laptop.add("Pay rent")
            ...     laptop.enable_sync("laptop", passphrase="correct horse")
            ...     _ = phone.join_sync(laptop.sync_snapshot(), "phone", passphrase="correct horse")
            ...     _ = phone.add("Call Ann")
            ...     report = laptop.apply_sync(phone.sync_pending(laptop.sync_heads()))
            ...     print(report.received, sorted(task.title for task in laptop.tasks()))
            1 ['Call Ann', 'Pay rent']

            Raises NotFoundError when sync is off.
            """),
            M("sync_pending", "sync_pending", "heads",
            """What another store lacks that has these heads; nothing when it lacks nothing.

            The bytes are sealed as files of sync are. Raises AccessError for heads that are encrypted by
            another key, ConflictError for those of another store.
            """),
            M("apply_sync", "sync_apply", "data@bytes",
            """Takes in what ``sync_pending`` or ``sync_snapshot`` of another store gave: all of it, or nothing.

            Raises AccessError when a passphrase was changed there, until ``enter_passphrase`` has the new one,
            ParseError and CorruptError for bytes that are not as they were given.
            """),
            M("sync_snapshot", "sync_snapshot", "",
            """All that is here, for ``join_sync`` of another store. Raises NotFoundError when sync is off."""),
            M("join_sync", "sync_join", "data@bytes device@device_name * passphrase=None",
            """Begins to sync with the store whose ``sync_snapshot`` gave the bytes; nothing that is here goes.

            Raises AccessError when the passphrase is wrong or missing, ConflictError when this store is synced
            with others already.
            """),
    )),
)
# fmt: on
