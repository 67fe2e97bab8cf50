"""Measures the hub beside what its server can do at all: `make bench-hub`. docs/hub.md explains it.

A private PostgreSQL server has the stores of many devices, and pgbench is all of them: each run of a script is one
run of sync of one device, with the statements of model/facts/hub.py. Beside it, in turns, pgbench inserts a blob
of the same size into a table with one primary key, which is the least that keeping a change takes.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import comb
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "Tests" / "Hub")]

import servers  # noqa: E402
from model.facts.hub import STATEMENTS, TABLES  # noqa: E402
from postgres import OPERATOR, Postgres  # noqa: E402

BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
PAGE = ROOT / "docs" / "hub.md"
MARKS = ("<!-- measured -->\n", "<!-- /measured -->")
SQL = {statement.name: statement.sql for statement in STATEMENTS}
REPLICAS = 5
"""Devices of a store."""
REPLICA_END = "-1f2e-4d3c-8b5a-69788796a5b4"
BODY, HEAD = 470, 271
"""Bytes: the median of sealed files of steps and of heads, when Tests/SyncedStores works with a store."""
RUNS, CHANGES = 144, 20
"""A day of a device: a run every ten minutes, and how many of them have changes of its own. docs/hub.md has more."""
LEAVES = CHANGES / RUNS
"""In which share of its runs a device leaves something."""
FINDS = [
    comb(REPLICAS - 1, count) * LEAVES**count * (1 - LEAVES) ** (REPLICAS - 1 - count)
    for count in range(REPLICAS)
]
"""In which share of them it finds what none, one, two and so on of the others left."""
TARGET = 0.6
"""Of the transactions of blob inserts, for devices through a day."""
LIMIT = "a blob insert"
DAY = "a device through a day"


@dataclass
class Sample:
    """What one turn of pgbench came to."""

    work: str
    clients: int
    transactions: float
    """Of each run of the script, on average."""
    per_second: float
    """Runs."""
    p50: float
    """In milliseconds, as p99."""
    p99: float
    bytes_each: float
    """On the disk, for each run of the script: tables and indexes."""
    log_bytes_each: float
    """Of the write-ahead log."""
    work_each: float
    """Microseconds that the server's processes worked, which other programs on the machine change little."""


def filled(name: str, *values: str) -> str:
    """The statement with pgbench's variables, which it sends as parameters."""
    return re.sub(r"\$(\d+)", lambda found: f":{values[int(found[1]) - 1]}", SQL[name]) + ";"


def visit(stores: int) -> list[str]:
    """Each client has stores of its own, and is at one device after another: at the first of each store, in an order
    that jumps about, then at the second of each. So it is known what the other devices left since."""
    return [
        r"\set n :n + 1",
        rf"\set round :n / {stores}",
        rf"\set store :client_id * 1000000 + mod(:n * 7919, {stores}) + 1000000000",
        rf"\set turn mod(:round, {REPLICAS})",
        r"\set part 1",
    ]


def of_turn(parts: Sequence[str]) -> Iterator[str]:
    """The lines with the replicas of each turn: `replica0` is the device's own, `replica1` who was there before it."""
    for turn in range(REPLICAS):
        yield rf"\{'if' if turn == 0 else 'elif'} :turn = {turn}"
        for line in parts:
            for back in range(REPLICAS):
                line = line.replace(f":replica{back}", f":r{(turn - back) % REPLICAS}")
            yield line
    yield r"\endif"


OTHERS = range(1, REPLICAS)


def listed() -> list[str]:
    """What all replicas have seen: one statement, with which a run begins."""
    return [r"\startpipeline", filled("listHeads", "store"), r"\endpipeline"]


def got(count: int = REPLICAS - 1) -> list[str]:
    """What so many of the others left since: a statement for each of them, together."""
    asked = [
        filled("getBatchesBeyond", "store", f"replica{each}", f"known{each}")
        for each in OTHERS[:count]
    ]
    return [r"\startpipeline", *asked, r"\endpipeline"]


def put(*, head: bool = True) -> list[str]:
    """Steps, and what the device has seen now. What is sent together is one transaction."""
    return [
        r"\startpipeline",
        filled("putBatch", "store", "replica0", "round", "round", "part", "part", "body"),
        *([filled("putHead", "store", "replica0", "round", "head")] if head else []),
        r"\endpipeline",
    ]


def by_chance(*cases: tuple[float, list[str]]) -> list[str]:
    """One of them, each in that share of the runs."""
    lines = [r"\set chance random(1, 10000)"]
    most = 0.0
    for share, work in cases:
        most += share
        word = "if" if len(lines) == 1 else "elif"
        lines += [rf"\{word} :chance <= {round(most * 10_000)}", *work]
    return [*lines, r"\endif"]


def script(stores: int, *parts: list[str]) -> str:
    known = [rf"\set known{each} :round - {each} - {REPLICAS}" for each in OTHERS]
    lines = [line for part in parts for line in part]
    return "\n".join([*visit(stores), *known, *of_turn(lines)]) + "\n"


BLOB = "\\set n :n + 1\n\\set id :client_id * 1000000000 + :n\nINSERT INTO blob (id, body) VALUES (:id, :blob);\n"
BLOB_TABLE = "CREATE TABLE blob (id bigint PRIMARY KEY, body bytea NOT NULL)"


def works(stores: int) -> dict[str, str]:
    """Scripts by what they do; each client has so many stores."""
    return {
        LIMIT: BLOB,
        "a device that leaves a change": script(stores, put()),
        "a device that lists, gets and leaves": script(stores, listed(), got(), put()),
        "a device that finds nothing new": script(stores, listed()),
        DAY: script(
            stores,
            listed(),
            by_chance(*[(FINDS[count], got(count)) for count in OTHERS]),
            by_chance((LEAVES, put())),
        ),
    }


def transactions(work: str, text_of_script: str) -> float:
    """What is sent together is one."""
    if work == DAY:
        return 1 + (1 - FINDS[0]) + LEAVES
    return max(1, text_of_script.count("\\startpipeline") // REPLICAS)


def pieces(stores: int) -> dict[str, str]:
    """To see what costs most."""
    return {
        LIMIT: BLOB,
        "leaving steps alone": script(stores, put(head=False)),
        "leaving steps and a head": script(stores, put()),
        "listing": script(stores, listed()),
        "getting": script(stores, got()),
    }


class Bench:
    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.server = Postgres(shared_buffers="1GB", max_wal_size="8GB", checkpoint_timeout="30min")
        self.rounds = 0

    def __enter__(self) -> Bench:
        self.server.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.close()

    def fill(self) -> None:
        """Tables as after init."""
        self.server.execute("DROP SCHEMA IF EXISTS taskcore CASCADE")
        self.server.execute("DROP TABLE IF EXISTS blob")
        self.rounds = 0
        self.server.execute("CREATE SCHEMA taskcore")
        for table in TABLES:
            self.server.execute(table.sql)
        self.server.execute(BLOB_TABLE)

    def leave(self, first: int, clients: int) -> None:
        """What each device left in the rounds before the first one."""
        stores = self.given.stores // clients
        rows = (
            f"generate_series(0, {clients} - 1) AS c, generate_series(0, {stores} - 1) AS s,"
            f" generate_series({first} - {REPLICAS}, {first} - 1) AS r"
        )
        store = "(1000000000 + c * 1000000 + s)::text"
        replica = f"lpad(to_hex(mod(r, {REPLICAS})), 8, '0') || '{REPLICA_END}'"
        self.server.execute(
            "INSERT INTO taskcore.batch (store, replica, seq, first_seq, part, parts, body)"
            f" SELECT {store}, {replica}, r, r, 1, 1, %s FROM {rows}",
            os.urandom(BODY),
        )
        self.server.execute(
            f"INSERT INTO taskcore.head (store, replica, number, body) SELECT {store}, {replica}, r, %s FROM {rows}"
            " ON CONFLICT (store, replica) DO UPDATE SET number = excluded.number",
            os.urandom(HEAD),
        )
        self.server.execute("VACUUM ANALYZE")

    def run(self, work: str, text_of_script: str, clients: int, *, seconds: int) -> Sample:
        place = self.server.place
        self.rounds += 1
        first = self.rounds * 10_000
        self.leave(first, clients)
        path = place / "script.sql"
        path.write_text(text_of_script)
        for old in place.glob("pgbench_log*"):
            old.unlink()
        replicas = [f"{number:08x}{REPLICA_END}" for number in range(REPLICAS)]
        variables = {
            "n": str(first * (self.given.stores // clients) - 1),
            "body": "\\x" + os.urandom(BODY).hex(),
            "head": "\\x" + os.urandom(HEAD).hex(),
            # As many bytes as a device leaves in one transaction.
            "blob": "\\x" + os.urandom(BODY + HEAD).hex(),
            **{f"r{number}": replica for number, replica in enumerate(replicas)},
        }
        command = [servers.program("pgbench"), "--no-vacuum", "--protocol", "extended"]
        command += ["--host", str(place), "--port", str(self.server.port), "--username", OPERATOR]
        command += [
            "--client",
            str(clients),
            "--jobs",
            str(min(2, clients)),
            "--time",
            str(seconds),
        ]
        command += ["--log", "--file", str(path)]
        for name, value in variables.items():
            command += ["--define", f"{name}={value}"]
        before, log_before = self.sizes()
        worked = self.worked()
        text = servers.run([*command, "tasks"], place)
        servers.wait_until(self.is_alone, "the connections of pgbench end")
        worked = self.worked() - worked
        after, log_after = self.sizes()
        times = sorted(
            int(line.split()[2]) / 1000
            for log in place.glob("pgbench_log*")
            for line in log.read_text().splitlines()
        )
        (rate,) = re.findall(r"^tps = ([0-9.]+)", text, re.MULTILINE)
        (failed,) = re.findall(r"number of failed transactions: (\d+)", text)
        assert failed == "0", text
        return Sample(
            work, clients, transactions(work, text_of_script), float(rate), times[len(times) // 2], times[len(times) * 99 // 100],
            (after - before) / len(times), (log_after - log_before) / len(times),
            worked * 1e6 / len(times),
        )  # fmt: skip

    def is_alone(self) -> bool:
        query = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
        return bool(self.server.rows(query)[0][0] == 1)

    def worked(self) -> float:
        """Seconds of those processes of the server that ended: each connection has one."""
        assert self.server.process is not None
        stat = Path(f"/proc/{self.server.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[13]) + int(stat[14])) / os.sysconf("SC_CLK_TCK")

    def sizes(self) -> tuple[int, int]:
        """Bytes of all tables with their indexes, and of the log until now."""
        query = (
            "SELECT (SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) FROM pg_class AS c JOIN pg_namespace AS n"
            " ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND (n.nspname = 'taskcore' OR c.relname = 'blob')),"
            " pg_current_wal_lsn() - '0/0'::pg_lsn"
        )
        ((tables, log),) = self.server.rows(query)
        return int(tables), int(log)


def measured(bench: Bench, given: argparse.Namespace) -> list[Sample]:
    samples = []
    for clients in map(int, given.clients.split(",")):
        chosen = (pieces if given.pieces else works)(max(1, given.stores // clients))
        bench.fill()
        # The devices' first visits, of which nothing is counted.
        for work, text in chosen.items():
            bench.run(work, text, clients, seconds=given.warm)
        for _ in range(given.rounds):
            for work, text in chosen.items():
                sample = bench.run(work, text, clients, seconds=given.seconds)
                print(json.dumps(asdict(sample)), file=sys.stderr, flush=True)
                samples.append(sample)
    return samples


def rows(samples: list[Sample]) -> Iterator[str]:
    yield (
        "| clients | each run | runs/s | transactions/s | beside a blob insert | p50 ms | p99 ms | server µs |"
        " bytes on disk | bytes of log |"
    )
    yield "|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    for clients in dict.fromkeys(sample.clients for sample in samples):
        here = [sample for sample in samples if sample.clients == clients]
        limit = median(each.per_second for each in here if each.work == LIMIT)
        for work in dict.fromkeys(sample.work for sample in here):
            of_it = [sample for sample in here if sample.work == work]
            rate = median(each.per_second for each in of_it)
            transactions = rate * of_it[0].transactions
            p50, p99, work_each, size, log = (
                median(getattr(each, name) for each in of_it)
                for name in ("p50", "p99", "work_each", "bytes_each", "log_bytes_each")
            )
            yield (
                f"| {clients} | {work} | {rate:,.0f} | {transactions:,.0f} | {transactions / limit:.0%} |"
                f" {p50:.1f} | {p99:.1f} | {work_each:,.0f} | {size:,.0f} | {log:,.0f} |"
            )


def verdicts(samples: list[Sample]) -> Iterator[str]:
    """Whether what devices do reaches the target with each number of clients."""
    for clients in dict.fromkeys(sample.clients for sample in samples if sample.work == DAY):
        limit, rate = (
            median(
                each.per_second * each.transactions
                for each in samples
                if (each.clients, each.work) == (clients, work)
            )
            for work in (LIMIT, DAY)
        )
        said = "met" if rate >= TARGET * limit else "missed"
        yield f"- {clients} clients, {DAY}: {rate / limit:.0%} of {TARGET:.0%}: {said}"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stores", type=int, default=2_000, help=f"of {REPLICAS} devices each")
    parser.add_argument("--clients", default="1,8,32", help="connections at once, with commas")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each work")
    parser.add_argument("--seconds", type=int, default=10, help="of each turn")
    parser.add_argument("--warm", type=int, default=3, help="seconds of turns that are not counted")
    parser.add_argument("--pieces", action="store_true", help="measure parts, to see what costs")
    parser.add_argument("--document", action="store_true", help="put the table into docs/hub.md")
    parser.add_argument("--output", type=Path, default=BUILD / "bench-hub.json")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    with Bench(given) as bench:
        samples = measured(bench, given)
        version = bench.server.rows("SHOW server_version")[0][0]
    processors = os.cpu_count()
    lines = [
        f"PostgreSQL {version}, fsync on, {processors} cores, pgbench on the same machine.",
        "",
    ]
    lines += rows(samples)
    lines += ["", *verdicts(samples)]
    print("\n".join(lines))
    given.output.parent.mkdir(parents=True, exist_ok=True)
    given.output.write_text(json.dumps([asdict(sample) for sample in samples], indent=1) + "\n")
    if given.document:
        before, _, rest = PAGE.read_text().partition(MARKS[0])
        _, _, after = rest.partition(MARKS[1])
        PAGE.write_text(before + MARKS[0] + "\n".join(lines) + "\n" + MARKS[1] + after)


if __name__ == "__main__":
    main()
