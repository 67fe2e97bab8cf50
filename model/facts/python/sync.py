# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room sync."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
SYNC = (
    Module("sync.sync_state", "How the sync of a store stands, and what a run did.", rows=(
        Row("SyncState", "sync_state", doc="How the sync of a store stands.", attributes=(
            A("enabled", doc="Whether it is synced; else all the rest is 0."),
            A("encrypted", doc="Whether files of sync are encrypted by a passphrase."),
            A("remote_count", doc="Through how many remotes."),
            A("replica_count", doc="Devices that are known, with this one, without those that were retired."),
            A("conflict_count", doc="Values that wait for a choice: ``Store.sync_conflicts``."),
            A("pending_count", doc="Steps of this device that are not at all remotes yet."),
            A("waiting_count", doc="Records that cannot be shown, or not with all that they name, until others come."),
            A("last_run", doc="When a run came to its end last; None when none did.", optional=True),
            A("twin_count", doc="Invoices whose number another one holds, which two devices gave apart."),
        )),
        Row("SyncReport", "sync_report", doc="What a run of sync did.", attributes=(
            A("received", doc="Steps of other devices that were taken in; a snapshot counts as one."),
            A("sent", doc="Steps of this device that were left for the others."),
            A("waiting", doc="Steps of others that wait for what has not come yet."),
            A("conflicts", doc="Conflicts that there are now."),
        )),
    )),
    Module("sync.remote", "Through what a store is synced, and with whom.", rows=(
        Row("SyncRemote", "sync_remote", doc="A place through which a store is synced.", list="SyncRemoteList", list_doc="The remotes of a store, in the order in which they were added.", attributes=(
            "id", "kind",
            A("path", doc="Of the folder; of a transport of the program its name; of a hub its address."),
            A("last_run", doc="When a run came to its end last; None when none did.", optional=True),
        )),
        Row("Replica", "replica", doc="A device that has the store, as far as it is known here.", list="ReplicaList", list_doc="The devices that have a store.", attributes=(
            A("uid", doc="Of this copy of the store."),
            A("name", doc="What its people call it; empty when it has not said so yet."),
            A("is_self", doc="Whether it is this device.", type="bool", read="bool(row.is_self)"),
            A("seq", doc="The number of its last step that is here."),
            A("heard", doc="When it last said of itself what it has seen; None when it never did, and of this device.", optional=True),
            A("retired", doc="When it was retired; None when it was not.", optional=True),
        )),
    )),
    Module("sync.sync_conflict", "What devices changed without knowing of each other.", rows=(
        Row("SyncConflict", "sync_conflict", doc="A property that two devices changed without knowing of each other.", list="SyncConflictList", list_doc="Conflicts, in an order that is the same on every device.", attributes=(
            A("uid", doc="The same on every device."),
            "entity", "record_uid",
            A("record_id", doc="None of a tag and a setting, and of a record that is not here.", optional=True),
            A("title", doc="What the record is called."),
            A("property", doc="As ``HistoryEntry`` names it."),
            A("element", doc="Of a property with several elements, such as tags, which one; else empty."),
            A("shown", doc="Which value counts now."),
            A("mine", doc="What was written here; None for nothing.", optional=True),
            A("theirs", doc="What was written on the other device; None for nothing.", optional=True),
            A("mine_replica", doc="The name of the device that wrote it, or its uid."),
            A("theirs_replica", doc="Likewise."),
            A("mine_at", doc="When it was written.", member="mine_ms"),
            A("theirs_at", doc="When it was written.", member="theirs_ms"),
        )),
    )),
    Module("sync.hub_report", "What a hub has, and what was swept from it.", rows=(
        Row("HubReport", "hub_report", doc="What a hub is, and what it has, as far as the role that asks may see it.", attributes=(
            A("engine", doc="What answers."),
            A("server_version", doc="As PostgreSQL counts it: 150018 is 15.18."),
            A("row_security", doc="Whether a role sees the stores alone that were granted to it.", member="has_row_security"),
            A("encrypted", doc="Whether this connection was, by TLS.", member="is_encrypted"),
            A("stores", doc="How many are synced there."),
            A("replicas", doc="Devices that left something there."),
            A("batches", doc="Batches of steps."),
            A("snapshots", doc="Snapshots."),
            A("leases", doc="Leases of series of invoice numbers."),
            A("bytes", doc="Of what devices left there, without what the server needs to keep it."),
        )),
        Row("HubSweepReport", "hub_sweep_report", doc="What was swept from a hub.", attributes=(
            A("batches", doc="Batches of steps that a snapshot has."),
            A("snapshots", doc="Snapshots that a later one has taken the place of."),
        )),
    )),
)
# fmt: on
