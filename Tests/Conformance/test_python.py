# SPDX-License-Identifier: Apache-2.0
"""The Python binding gives what the steps expect."""

from __future__ import annotations

from pathlib import Path

import pytest

import suite
from conftest import ROOT
from python_runner import Runner


@pytest.mark.parametrize("name", suite.names())
def test_steps(name: str, tmp_path: Path) -> None:
    Runner(suite.Description.read(ROOT), tmp_path).run(suite.steps(name))
