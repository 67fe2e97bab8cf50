"""The modules of the benchmarks, and one short run of all of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "Benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import bench  # noqa: E402
from results import Results  # noqa: E402

SIZE = 1_000


class ShortRun:
    """What one round of the smallest size said, wrote and measured."""

    def __init__(self, folder: Path) -> None:
        self.output = folder / "bench.json"
        done = subprocess.run(
            [
                sys.executable, BENCHMARKS / "bench.py", "--sizes", str(SIZE), "--rounds", "1",
                "--output", self.output,
            ],
            capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        self.printed = done.stdout
        self.results: Results = bench.read(self.output)


@pytest.fixture(scope="session")
def short_run(tmp_path_factory: pytest.TempPathFactory) -> ShortRun:
    return ShortRun(tmp_path_factory.mktemp("bench"))
