# SPDX-License-Identifier: Apache-2.0
"""The methods of the room sync."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods, Options, Shorthand

# fmt: off
SYNC = (
    Methods("sync.sync_methods", "Sync of a store with other devices.", "SyncMethods",
        """Sync with other devices, through folders, hubs or what a program has instead.""",
        base="CarryMethods",
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
            """Does the same through a transport of the program."""),
            M("resolve_sync_conflicts", "sync_conflict_resolve", "uids:some_texts choice",
            """Ends conflicts by a ``ConflictChoice``, on every device once it is synced.

            It is one step for ``undo``. ``ConflictChoice.MERGED`` is for notes, whose lines are joined. Raises NotFoundError for one that
            was ended meanwhile.
            """),
            M("add_remote", "sync_remote_add", "folder@path:path device@device_name * passphrase=None",
            """Syncs the store through a folder that something else brings to the other devices, or through
            a hub, and returns the remote's id.

            Where there is nothing of sync, this store is the first one; else it joins the others at the
            next ``sync``. ``device`` is what people call this device. With a passphrase, a text or what
            asks for it, what is left there is encrypted; all devices have the same.

            Instead of a folder, a text that begins with ``postgresql://`` or ``postgres://``, or with a keyword of libpq such as
            ``host=`` or ``service=``, is the address of a hub. There, ``store`` names the store, as in
            ``postgresql://anna@hub.example.org/tasks?store=family``; without it, it is called like the role.
            A path of ``pathlib`` is always a folder.

            Raises AccessError when the passphrase is wrong or missing, or the hub refuses the role or its
            password, ConflictError when another store is there, NotFoundError when there is no such folder
            or no hub, and InputOutputError when the hub cannot be reached.
            """,
            given=(("kind", "remote_kind(folder)"),)),
            M("set_password", "sync_set_password", "password@callback:optional_password",
            """Keeps what gives the password of a hub or an account, a text or what asks for it, while the store is open.

            What asks for it is told the address. It is used where libpq finds none in a service file, a
            password file or the environment, and where an account has no netrc file, and stored nowhere. None: there is none any more.
            """,
            kept="\"password\""),
            M("set_transport", "sync_set_transport", "transport",
            """Keeps a transport that was added, so that ``sync()`` runs through it as through a folder.

            Another one of its name takes its place.
            """,
            kept="transport.name"),
            M("_sync_at", "sync_run", "remote_id * progress=None",
            """Syncs at one remote, or with 0 at all."""),
            M("_sync_through", "sync_run_through", "transport * progress=None",
            """Syncs through a transport of the program."""),
        ),
        shorthands=(
            Shorthand("sync", "remote: int | SyncTransport | None = None, *, progress: Progress | None = None", "SyncReport",
            """Takes in what other devices left, and leaves what is new here: at one remote, or at all folders and hubs.

            ``progress`` is told how many files are read and how many there are. What it raises ends the
            run, as ``interrupt`` does: what was taken in and left stays, and the next run goes on. Observers
            are told of what comes in with the origin ``Origin.REMOTE``.

            >>> import tempfile
            >>> from taskcore import Store
            >>> folder = tempfile.TemporaryDirectory()
            >>> with Store(":memory:") as laptop, Store(":memory:") as phone:
            ...     _ = laptop.add("Pay rent")
            ...     for store, device in (laptop, "laptop"), (phone, "phone"):
            ...         _ = store.add_remote(folder.name, device)
            ...         report = store.sync()
            ...     print(report.received, [task.title for task in phone.tasks()])
            1 ['Pay rent']
            >>> folder.cleanup()

            Raises NotFoundError when the store is synced through no folder and no hub.
            """,
            "self._sync_through(remote, progress=progress) if isinstance(remote, SyncTransport) else self._sync_at(remote or 0, progress=progress)"),
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
    Methods("sync.hub", "Looking after a hub, through which stores are synced.", "Hub",
        """A PostgreSQL database through which stores are synced, for who looks after it.

        The address is as libpq has it, without a password: ``postgresql://anna@hub.example.org/tasks`` or
        ``host=hub.example.org dbname=tasks``. The password, a text or what asks for it, is used where
        libpq finds none in a service file, a password file or the environment; it is stored nowhere.

        >>> from taskcore import Hub
        >>> hub = Hub("postgresql://anna@hub.example.org/tasks")
        >>> hub
        Hub('postgresql://anna@hub.example.org/tasks')

        All methods raise AccessError when the server refuses the role or its password, or has no such
        database, InputOutputError when it cannot be reached, NotFoundError when there is no hub in the
        database, UnsupportedError when libpq is not installed, and InvalidError for an address that is
        none or has a password in it.
        """,
        base="Calling",
        handle="taskcore_hub_options *",
        options=Options("hub_options", "address password=None -progress", shown="address"),
        methods=(
            M("init", "hub_create", "",
            """Makes the tables, or adds what a newer version has; what is there stays."""),
            M("check", "hub_check", "",
            """What it is, and how much it has."""),
            M("grant", "hub_grant", "role store@store_name=None",
            """Lets a role sync a store through it; None is the store that is called like the role.

            By row-level security, the role sees that store alone. Raises NotFoundError when there is no such
            role, and UnsupportedError where the server has no row-level security.
            """),
            M("revoke", "hub_revoke", "role store@store_name=None",
            """Lets a role do so no longer; what it left there stays."""),
            M("sweep", "hub_sweep", "store@store_name=None older_than_days=90",
            """Removes what snapshots have made needless, of one store or of all.

            Batches of steps stay for so many days at least. A device that comes back later takes in the
            snapshot, and loses nothing.
            """),
            M("remove", "hub_remove", "store@store_name",
            """Deletes all that it has of a store, for good. Raises NotFoundError when it has nothing of it."""),
    )),
)
# fmt: on
