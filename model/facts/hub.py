# SPDX-License-Identifier: Apache-2.0
"""The PostgreSQL hub: its tables, and every statement that is sent to it.

PostgreSQL 13 to 17, Citus, YugabyteDB and CockroachDB take them all; docs/hub.md says which documentation says so.
"""

from model.language.hub import Scope, Statement, Table

_TEXT = "text NOT NULL"
_NUMBER = "bigint NOT NULL"
_CREATED = ("created", "timestamp with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP")
_BODY = ("body", "bytea NOT NULL")

# fmt: off
TABLES = (
    Table(
        "batch",
        (("store", _TEXT), ("replica", _TEXT), ("seq", _NUMBER), ("first_seq", _NUMBER), ("part", _NUMBER),
         ("parts", _NUMBER), _CREATED, _BODY),
        ("store", "replica", "seq", "first_seq", "part"),
        "Steps of a replica, from first_seq to seq.",
    ),
    Table(
        "snapshot",
        (("store", _TEXT), ("replica", _TEXT), ("number", _NUMBER), ("part", _NUMBER), ("parts", _NUMBER),
         ("seq", _NUMBER), _CREATED, _BODY),
        ("store", "replica", "number", "part"),
        "The whole store, with the steps of its replica up to seq.",
    ),
    Table(
        "head",
        (("store", _TEXT), ("replica", _TEXT), ("number", _NUMBER), _CREATED, _BODY),
        ("store", "replica"),
        "What a replica has seen.",
    ),
    Table(
        "keys",
        (("store", _TEXT), ("replica", _TEXT), ("number", _NUMBER), _CREATED, _BODY),
        ("store", "replica", "number"),
        "The keys, sealed by the passphrase.",
    ),
    Table(
        "lease",
        (("store", _TEXT), ("series", _TEXT), ("owner", _TEXT), ("epoch", _NUMBER), ("after_replica", _TEXT),
         ("after_seq", _NUMBER)),
        ("store", "series"),
        "Which replica may issue invoices in a series, and after which step.",
    ),
)

# With "store" for a quoted text, "role" and "policy" for quoted names; `hub init` and `hub grant` send them for each table.
DEFINITIONS = (
    "CREATE SCHEMA IF NOT EXISTS taskcore",
    *(table.sql for table in TABLES),
    "SELECT create_distributed_table('taskcore.batch', 'store')",
    "ALTER TABLE taskcore.batch ENABLE ROW LEVEL SECURITY",
    "GRANT USAGE ON SCHEMA taskcore TO role",
    "GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE taskcore.batch TO role",
    "DROP POLICY IF EXISTS policy ON taskcore.batch",
    "CREATE POLICY policy ON taskcore.batch TO role USING (store = 'store') WITH CHECK (store = 'store')",
)

STATEMENTS = (
    Statement("begin", "BEGIN", "Begins a transaction.", Scope.NONE),
    Statement("commit", "COMMIT", "Ends it.", Scope.NONE),
    Statement("rollback", "ROLLBACK", "Ends one that failed.", Scope.NONE),

    Statement(
        "listHeads", "SELECT replica, number, body FROM taskcore.head WHERE store = $1",
        "What all replicas have seen. Of one that says nothing new, nothing more is asked."),
    Statement(
        "getBatchesBeyond",
        "SELECT replica, first_seq, seq, parts, body FROM taskcore.batch"
        " WHERE store = $1 AND replica = $2 AND seq > $3 AND part = 1 ORDER BY seq, first_seq LIMIT 32",
        "The next steps of one replica that are news."),
    Statement(
        "listFilesOf",
        "SELECT 2, replica, number FROM taskcore.keys WHERE store = $1 AND replica = $2"
        " UNION ALL SELECT 3, replica, number FROM taskcore.snapshot"
        " WHERE store = $1 AND replica = $2 AND part = 1",
        "What a replica left besides steps and head."),
    Statement(
        "listFiles",
        "SELECT 1, replica, number FROM taskcore.head WHERE store = $1"
        " UNION ALL SELECT 2, replica, number FROM taskcore.keys WHERE store = $1"
        " UNION ALL SELECT 3, replica, number FROM taskcore.snapshot WHERE store = $1 AND part = 1",
        "What there is besides steps: 1 heads, 2 keys, 3 snapshots."),
    Statement(
        "listBatches",
        "SELECT replica, first_seq, seq FROM taskcore.batch WHERE store = $1 AND part = 1",
        "Steps of all replicas."),
    Statement(
        "listBatchesBeyond",
        "SELECT replica, first_seq, seq FROM taskcore.batch"
        " WHERE store = $1 AND replica = $2 AND seq > $3 AND part = 1",
        "Steps of one replica that are news."),

    Statement(
        "getBatch",
        "SELECT parts, body FROM taskcore.batch WHERE store = $1 AND replica = $2 AND seq = $3"
        " AND first_seq = $4 AND part > $5 ORDER BY part LIMIT 4",
        "The next parts of a file of steps."),
    Statement(
        "getSnapshot",
        "SELECT parts, body FROM taskcore.snapshot WHERE store = $1 AND replica = $2 AND number = $3"
        " AND part > $4 ORDER BY part LIMIT 4",
        "The next parts of a snapshot."),
    Statement(
        "getHead",
        "SELECT 1, body FROM taskcore.head WHERE store = $1 AND replica = $2 AND number = $3",
        "What a replica has seen."),
    Statement(
        "getKeys",
        "SELECT 1, body FROM taskcore.keys WHERE store = $1 AND replica = $2 AND number = $3",
        "The keys that a replica left."),

    Statement(
        "putBatch",
        "INSERT INTO taskcore.batch (store, replica, seq, first_seq, part, parts, body)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)"
        " ON CONFLICT (store, replica, seq, first_seq, part) DO NOTHING",
        "Leaves a part of a file of steps."),
    Statement(
        "putSnapshot",
        "INSERT INTO taskcore.snapshot (store, replica, number, part, parts, seq, body)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (store, replica, number, part) DO NOTHING",
        "Leaves a part of a snapshot."),
    Statement(
        "putHead",
        "INSERT INTO taskcore.head AS h (store, replica, number, body) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (store, replica) DO UPDATE SET number = excluded.number, body = excluded.body,"
        " created = excluded.created WHERE h.number < excluded.number",
        "Leaves the head of a replica, unless a newer one is there."),
    Statement(
        "putKeys",
        "INSERT INTO taskcore.keys (store, replica, number, body) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (store, replica, number) DO NOTHING",
        "Leaves keys."),

    Statement(
        "removeBatch",
        "DELETE FROM taskcore.batch WHERE store = $1 AND replica = $2 AND seq = $3 AND first_seq = $4",
        "Removes a file of steps."),
    Statement(
        "removeSnapshot",
        "DELETE FROM taskcore.snapshot WHERE store = $1 AND replica = $2 AND number = $3",
        "Removes a snapshot."),
    Statement(
        "removeHead",
        "DELETE FROM taskcore.head WHERE store = $1 AND replica = $2 AND number = $3",
        "Removes what a replica said."),
    Statement(
        "removeKeys",
        "DELETE FROM taskcore.keys WHERE store = $1 AND replica = $2 AND number = $3",
        "Removes keys."),

    Statement(
        "findLease",
        "SELECT owner, epoch, after_replica, after_seq FROM taskcore.lease WHERE store = $1 AND series = $2",
        "Who may issue in a series."),
    Statement(
        "makeLease",
        "INSERT INTO taskcore.lease (store, series, owner, epoch, after_replica, after_seq)"
        " VALUES ($1, $2, $3, 1, $3, $4) ON CONFLICT (store, series) DO NOTHING",
        "Begins to lease a series."),
    Statement(
        "takeLease",
        "UPDATE taskcore.lease SET owner = $3, epoch = epoch + 1"
        " WHERE store = $1 AND series = $2 AND epoch = $4 AND owner <> $3",
        "Takes a series over, unless somebody else did: the epoch is then another one."),
    Statement(
        "renewLease",
        "UPDATE taskcore.lease SET after_replica = $3, after_seq = $5"
        " WHERE store = $1 AND series = $2 AND owner = $3 AND epoch = $4"
        " AND (after_replica <> $3 OR after_seq < $5)",
        "Says which step the owner will issue with. One that comes late, after another one, changes nothing."),

    Statement("serverVersion", "SELECT version()", "What the server is.", Scope.NONE),
    Statement(
        "hasCitus", "SELECT count(*) FROM pg_catalog.pg_extension WHERE extname = 'citus'",
        "Whether it is Citus.", Scope.NONE),
    Statement(
        "spreadTables", "SELECT logicalrelid::text FROM pg_dist_partition",
        "Which tables Citus spreads over its nodes.", Scope.NONE),
    Statement(
        "columns",
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'taskcore'",
        "The tables that there are.", Scope.NONE),
    Statement(
        "policies",
        "SELECT count(*) FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n"
        " ON n.oid = c.relnamespace WHERE n.nspname = 'taskcore' AND c.relkind = 'r' AND c.relrowsecurity",
        "How many tables show a role its own rows alone.", Scope.NONE),
    Statement(
        "listStores",
        "SELECT DISTINCT store FROM taskcore.head WHERE store > $1 ORDER BY store LIMIT 500",
        "The next stores.", Scope.ALL),
    Statement(
        "countHeads", "SELECT count(DISTINCT store), count(*) FROM taskcore.head",
        "How many stores and replicas there are.", Scope.ALL),
    Statement(
        "countBatches",
        "SELECT count(*), coalesce(sum(octet_length(body)), 0)::bigint FROM taskcore.batch",
        "Steps, and their bytes.", Scope.ALL),
    Statement(
        "countSnapshots",
        "SELECT count(*), coalesce(sum(octet_length(body)), 0)::bigint FROM taskcore.snapshot",
        "Snapshots, and their bytes.", Scope.ALL),
    Statement("countLeases", "SELECT count(*) FROM taskcore.lease", "Series.", Scope.ALL),
    Statement(
        "sweepSnapshots",
        "DELETE FROM taskcore.snapshot AS s WHERE s.store = $1 AND s.number <"
        " (SELECT max(n.number) FROM taskcore.snapshot AS n WHERE n.store = $1 AND n.replica = s.replica)",
        "Snapshots that a newer one has taken the place of."),
    Statement(
        "sweepBatches",
        "DELETE FROM taskcore.batch AS b WHERE b.store = $1"
        " AND b.created < CURRENT_TIMESTAMP - CAST($2 AS bigint) * INTERVAL '1 day' AND b.seq <="
        " (SELECT max(s.seq) FROM taskcore.snapshot AS s WHERE s.store = $1 AND s.replica = b.replica)",
        "Old steps that a snapshot of their replica has."),
    Statement("forgetBatches", "DELETE FROM taskcore.batch WHERE store = $1", "All steps of a store."),
    Statement("forgetSnapshots", "DELETE FROM taskcore.snapshot WHERE store = $1", "All its snapshots."),
    Statement("forgetHeads", "DELETE FROM taskcore.head WHERE store = $1", "All that its replicas said."),
    Statement("forgetKeys", "DELETE FROM taskcore.keys WHERE store = $1", "Its keys."),
    Statement("forgetLeases", "DELETE FROM taskcore.lease WHERE store = $1", "Its series."),
)
# fmt: on
