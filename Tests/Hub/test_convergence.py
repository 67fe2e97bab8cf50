"""Whatever is cut, lost, repeated or killed: all stores have the same in the end, and nothing acknowledged is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from seeds import seed

import proxy
from convergence import Convergence
from hubs import made_hub
from postgres import Postgres
from proxy import Fate, Proxy


@pytest.mark.parametrize("passphrase", [None, "correct horse battery"])
def test_stores_converge_through_a_network_that_fails(
    own_server: Postgres, tmp_path: Path, passphrase: str | None
) -> None:
    made_hub(own_server, "family")
    socket = f"{own_server.place}/.s.PGSQL.{own_server.port}"
    network = Proxy(proxy.to_socket(socket), seed(1))
    remote = own_server.address("family", port=network.port, connect_timeout="5")
    history = Convergence(seed(1), tmp_path, passphrase=passphrase)
    crashes = 0

    def faults() -> None:
        nonlocal crashes
        way = history.chance.random()
        if way < 0.2:
            own_server.crash()
            crashes += 1
        elif way < 0.4:
            network.cut_all()

    try:
        history.join(remote)
        network.fates = proxy.USUAL
        history.go_on(15, faults)
        network.fates = proxy.NO_FAULTS
        history.end(remote)
    finally:
        network.close()
    figures = history.figures()
    print(figures, network.happened, f"{crashes} crashes of the server")
    # How much was done depends on the machine; that anything was is all that can be said.
    assert figures["replica"] > 5
    assert network.happened[Fate.CUT] > 0
