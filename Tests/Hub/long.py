"""The long form of the tests of the hub: long.py [--seconds N] [--kills N] [--first SEED]

First stores converge for long through a network that fails, then while the leader of two servers in synchronous mode is
killed again and again. It ends with 1 when something was found.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

import conftest  # noqa: F401  Finds the library and the modules.
import proxy
from cluster import Cluster
from convergence import Convergence
from hubs import made_hub
from postgres import Postgres
from proxy import Proxy
from taskcore import Hub


def through_a_failing_network(seed: int, seconds: float) -> None:
    server = Postgres()
    try:
        server.start()
        made_hub(server, "family")
        network = Proxy(proxy.to_socket(f"{server.place}/.s.PGSQL.{server.port}"), seed)
        try:
            with tempfile.TemporaryDirectory() as place:
                history = Convergence(seed, Path(place), passphrase="correct horse")
                remote = server.address("family", port=network.port, connect_timeout="5")
                history.join(remote)
                network.fates = proxy.USUAL

                def faults() -> None:
                    if history.chance.random() < 0.1:
                        server.crash()

                history.go_on(seconds, faults)
                network.fates = proxy.NO_FAULTS
                history.end(remote)
                print(history.figures(), network.happened, flush=True)
        finally:
            network.close()
    finally:
        server.close()


def while_leaders_are_killed(seed: int, kills: int) -> None:
    cluster = Cluster()
    try:
        cluster.start()
        hub = Hub(cluster.address("operator"))
        hub.init()
        with cluster.connect() as connection:
            connection.execute("CREATE ROLE family LOGIN")
        hub.grant("family")
        with tempfile.TemporaryDirectory() as place:
            history = Convergence(seed, Path(place), passphrase="correct horse")
            remote = cluster.address("family")
            history.join(remote)
            # Each takes about 20 seconds: a part of the run each, so that all processes are looked at in between.
            for number in range(kills):
                history.go_on(1, cluster.kill_leader, kills=0.3)
                print(f"killed {number + 1} times", flush=True)
            cluster.wait_until_safe()
            history.end(remote)
            print(history.figures(), flush=True)
    finally:
        cluster.close()


def found(name: str, work: Callable[[], None]) -> bool:
    try:
        work()
    except Exception:
        traceback.print_exc()
        print(f"finding: {name}", flush=True)
        return True
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300, help="of the failing network")
    parser.add_argument("--kills", type=int, default=20, help="of leaders")
    parser.add_argument("--first", type=int, default=1, help="the seed")
    given = parser.parse_args()
    findings = [
        found("a failing network", lambda: through_a_failing_network(given.first, given.seconds)),
        found(
            "leaders that are killed", lambda: while_leaders_are_killed(given.first, given.kills)
        ),
    ]
    return 1 if any(findings) else 0


if __name__ == "__main__":
    sys.exit(main())
