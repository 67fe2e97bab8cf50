# SPDX-License-Identifier: Apache-2.0
"""Sync with other devices."""

from model.language import members as c
from model.language.types import Callback, Enumeration, Member, Parameter, Struct, page, table

# fmt: off
SYNC = (
    Callback(
        "passphrase",
        doc="Writes what encrypts the files of sync to *passphrase: 1 to 1,024 bytes of UTF-8, which stay valid until the call that asked returns. It must not use the store. A nonzero answer ends the call, and is returned.",
        parameters=(Parameter("const char **", "passphrase"), Parameter("void *", "payload")),
    ),
    Callback(
        "password",
        doc="Writes the password of a hub or an account, or an access token, to *password: up to 4,096 bytes of UTF-8, which stay valid until the call that asked returns; NULL: there is none. It is asked by the address when the server wants a password that no file and not the environment has, at most once for a connection. It must not use the store. A nonzero answer ends the call, and is returned.",
        parameters=(Parameter("const char *", "address"), Parameter("const char **", "password"), Parameter("void *", "payload")),
    ),
    Enumeration("remote_kind", "REMOTE_", doc="What brings a store's files of sync to the other devices.", constants=table("""
        FOLDER     1 a folder that something else copies: Syncthing, Dropbox, NFS, a USB stick
        HOST       2 callbacks of the program that added it
        POSTGRESQL 3 a hub: a PostgreSQL database, or one that speaks its protocol
    """)),
    Struct("sync_state", initialiser=True, doc="How the sync of a store stands.", members=(
        Member("is_enabled", c.Flag(), "1: it is synced; else all the rest is 0"),
        Member("is_encrypted", c.Flag(), "1: by a passphrase"),
        Member("remote_count", c.Integer(), "through how many remotes"),
        Member("replica_count", c.Integer(), "devices that are known, with this one, without those that were retired"),
        Member("conflict_count", c.Integer(), "values that wait for a choice: taskcore_sync_conflict_query"),
        Member("pending_count", c.Integer(), "steps of this device that are not at all remotes yet"),
        Member("waiting_count", c.Integer(), "records that cannot be shown, or not with all that they name, until others come"),
        Member("last_run_ms", c.Instant(optional=True), "when a run came to its end last; 0: none did"),
        Member("twin_count", c.Integer(), "invoices whose number another one holds, which two devices gave apart", since="0.1.0"),
    )),
    Struct("sync_remote_query_options", initialiser=True, doc="Which remotes to list.", members=page()),
    Struct("sync_remote", doc="A place through which a store is synced. Its text lives in its list.", members=(
        Member("id", c.ID()),
        Member("kind", c.Code("remote_kind"), "TASKCORE_REMOTE_..."),
        Member("reserved", c.Reserved()),
        Member("path", c.Text(), "of the folder; of a transport of the host its name; of a hub its address"),
        Member("last_run_ms", c.Instant(optional=True), "when a run came to its end last; 0: none did"),
    )),
    Struct("sync_report", initialiser=True, doc="What a run of sync did.", members=(
        Member("received", c.Integer(), "steps of other devices that were taken in; a snapshot counts as one"),
        Member("sent", c.Integer(), "steps of this device that were left for the others"),
        Member("waiting", c.Integer(), "steps of others that wait for what has not come yet"),
        Member("conflicts", c.Integer(), "conflicts that there are now"),
    )),
    Struct("replica_query_options", initialiser=True, doc="Which devices to list.", members=page()),
    Struct("replica", doc="A device that has the store, as far as it is known here. Its texts live in its list.", members=(
        Member("uid", c.Text(), "of this copy of the store"),
        Member("name", c.Text(), 'what its people call it; "": it has not said so yet'),
        Member("is_self", c.Flag(), "1: this device"),
        Member("reserved", c.Reserved()),
        Member("seq", c.Integer(), "the number of its last step that is here"),
        Member("heard_ms", c.Instant(optional=True), "when it last said of itself what it has seen; 0: never, and of this device"),
        Member("retired_ms", c.Instant(optional=True), "when it was retired; 0: it was not"),
    )),
    Struct("sync_conflict_query_options", initialiser=True, doc="Which conflicts to list.", members=page()),
    Struct("sync_conflict", doc="A property that two devices changed without knowing of each other. Its texts live in its list.", members=(
        Member("uid", c.Text(), "the same on every device"),
        Member("entity", c.Code("entity"), "what kind of record it is of: TASKCORE_ENTITY_..., or a kind that only a newer version knows"),
        Member("shown", c.Code("conflict_choice"), "which value counts now: TASKCORE_CONFLICT_MINE or TASKCORE_CONFLICT_THEIRS"),
        Member("record_uid", c.Text()),
        Member("record_id", c.ID(), "0 of a tag and a setting, and of a record that is not here"),
        Member("title", c.Text(), "what the record is called"),
        Member("property", c.Text(), "as taskcore_history_entry names it"),
        Member("element", c.Text(), 'of a property with several elements, such as tags, which one; else ""'),
        Member("mine", c.Text(optional=True), "what was written here; of two other devices, what counts now. NULL: nothing"),
        Member("theirs", c.Text(optional=True), "what was written on the other device; NULL: nothing"),
        Member("mine_replica", c.Text(), "the name of the device that wrote it, or its uid"),
        Member("theirs_replica", c.Text()),
        Member("mine_ms", c.Instant(), "when it was written"),
        Member("theirs_ms", c.Instant()),
    )),
    Enumeration("conflict_choice", "CONFLICT_", doc="What a conflict ends with, everywhere.", constants=table("""
        MINE   1
        THEIRS 2
        MERGED 3 of notes alone: the lines of both
    """)),
    Callback(
        "sync_name",
        doc="Of the library: takes the name of a file. It must be called only while the callback runs that got it, with the sink that came with it.",
        parameters=(Parameter("const char *", "name"), Parameter("void *", "sink")),
    ),
    Callback(
        "sync_list",
        doc="Tells the names of all files that are there, by calling tell for each of them; other names do no harm. A nonzero answer ends the run, and is returned; so of the next ones.",
        parameters=(Parameter("taskcore_sync_name_callback", "tell"), Parameter("void *", "sink"), Parameter("void *", "payload")),
    ),
    Callback(
        "sync_get",
        doc="Gives the bytes of a file, by calling write with some of them, as often as it takes, with sink as its payload; without a call, there is no such file, or not all of it yet. An answer of write that is not 0 is to be returned.",
        parameters=(Parameter("const char *", "name"), Parameter("taskcore_write_callback", "write"), Parameter("void *", "sink"), Parameter("void *", "payload")),
    ),
    Callback(
        "sync_put",
        doc="Leaves a file there, whole or not at all. A name gets the same bytes whenever it is put again; when the place has others under it, the callback refuses them.",
        parameters=(Parameter("const char *", "name"), Parameter("const uint8_t *", "bytes"), Parameter("size_t", "length"), Parameter("void *", "payload")),
    ),
    Callback(
        "sync_remove",
        doc="Removes a file; one that is gone already is fine.",
        parameters=(Parameter("const char *", "name"), Parameter("void *", "payload")),
    ),
    Struct("sync_transport", initialiser=True, doc="How a program of its own means brings files to the other devices: it puts, lists, gives and removes them by name. Names are a folder of a device and a file in it, such as 0190aaaa-0000-7000-8000-000000000000/1-17.tcb; what is in them need not be known. The callbacks must not use the store.", members=(
        Member("name", c.Text(), "what it is called in this store: 1 to 100 characters in one line, no path"),
        Member("list", c.Callback("sync_list")),
        Member("get", c.Callback("sync_get")),
        Member("put", c.Callback("sync_put")),
        Member("remove", c.Callback("sync_remove")),
        Member("payload", c.Payload(), "handed to all of them"),
    )),
    Struct("hub_options", initialiser=True, doc="A hub, for who looks after it: a PostgreSQL database through which stores are synced. Nothing of it is stored or logged.", members=(
        Member("address", c.Text(), "as libpq has it, with `store` besides and without a password: postgresql://anna@hub.example.org/tasks, or host=hub.example.org dbname=tasks"),
        Member("password", c.Callback("password"), "NULL: libpq finds what is needed"),
        Member("progress", c.Callback("store_progress"), "asked some every 50 ms whether to go on: a nonzero answer ends the call, and is returned; NULL for none"),
        Member("payload", c.Payload(), "handed to both"),
    )),
    Enumeration("hub_engine", "HUB_", doc="What answers as a hub.", constants=table("""
        POSTGRESQL  1
        CITUS       2 PostgreSQL with the extension Citus
        YUGABYTEDB  3
        COCKROACHDB 4
    """)),
    Struct("hub_report", initialiser=True, doc="What a hub is, and what it has, as far as the role that asks may see it.", members=(
        Member("engine", c.Code("hub_engine"), "TASKCORE_HUB_..."),
        Member("server_version", c.Integer(type="int32_t"), "as PostgreSQL counts it: 150018 is 15.18"),
        Member("has_row_security", c.Flag(), "1: a role sees the stores alone that were granted to it"),
        Member("is_encrypted", c.Flag(), "1: this connection was, by TLS"),
        Member("stores", c.Integer(), "synced there"),
        Member("replicas", c.Integer(), "devices that left something there"),
        Member("batches", c.Integer(), "of steps"),
        Member("snapshots", c.Integer()),
        Member("leases", c.Integer(), "of series of invoice numbers"),
        Member("bytes", c.Integer(), "of what devices left there, without what the server needs to keep it"),
    )),
    Struct("hub_sweep_report", initialiser=True, doc="What was swept from a hub.", members=(
        Member("batches", c.Integer(), "of steps that a snapshot has"),
        Member("snapshots", c.Integer(), "that a later one has taken the place of"),
    )),
)
# fmt: on
