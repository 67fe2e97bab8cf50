# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room sync."""

from model.language.swift import Choice, Input, Room, Row

# fmt: off
SYNC = Room(
    "Sync/SyncTypes", "swift/sync",
    (
        Choice("remote_kind", "SyncRemote.Kind"),
        Choice("conflict_choice", "SyncConflict.Choice"),
        Choice("hub_engine", "HubReport.Engine"),
        Row(
            "sync_state", "SyncState",
            names={
                "remote_count": "remotes", "replica_count": "replicas", "conflict_count": "conflicts",
                "pending_count": "pending", "waiting_count": "waiting", "twin_count": "twins",
            },
            docs={
                "is_enabled": "Whether it is synced; else all the rest is 0.",
                "is_encrypted": "Whether files of sync are encrypted by a passphrase.",
            },
        ),
        Row("sync_report", "SyncReport"),
        Row("sync_remote", "SyncRemote", docs={
            "path": "Of the folder; of a transport of the program its name; of a hub its address.",
            "last_run_ms": "When a run came to its end last; nil when none did.",
        }),
        Row("replica", "Replica", docs={
            "uid": "The uid of this copy of the store.",
            "name": "What its people call it; empty when it has not said so yet.",
            "is_self": "Whether it is this device.",
        }),
        Row("sync_conflict", "SyncConflict", names={"mine_ms": "mineAt", "theirs_ms": "theirsAt"}, docs={
            "uid": "The same on every device.",
            "title": "What the record is called.",
            "entity": "What kind of record it is of.",
            "record_id": "The record in this store; nil of a tag and a setting, and of one that is not here.",
            "record_uid": "The uid of the record.",
            "theirs_replica": "The name of the other device, or its uid.",
            "mine_ms": "When it was written, in milliseconds since 1970 UTC.",
            "theirs_ms": "When the other value was written.",
        }),
        Input(
            "hub_options", "Hub",
            doc="""A PostgreSQL database through which stores are synced, for who looks after it.

    let hub = Hub("postgresql://anna@hub.example.org/tasks")
    try hub.makeTables()
    try hub.grant("ben")""",
            docs={
                "address": "As libpq has it, with the name of a store as `store`, and without a password.",
                "password": "Asked where libpq finds no password in a service file, a password file or the environment; its "
                "answer is stored nowhere.",
                "progress": "Asked some every 50 ms whether a call goes on; it throws `interrupted` when it does not. Nil for "
                "always.",
            },
            takes=("_ address: some UTF8Text", "password: Store.PasswordSource? = nil", "goesOn: (() -> Bool)? = nil"),
            says="Says where it is; nothing is asked there yet.", methods=True,
        ),
        Row("hub_report", "HubReport"),
        Row("hub_sweep_report", "HubSweepReport"),
    ),
)
# fmt: on
