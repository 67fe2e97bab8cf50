"""Our own tokens of OAuth 2, which the second Google gives."""

from __future__ import annotations

import os
import subprocess

from conftest import ROOT
from server import GoogleServer


def test_tokens_are_got_renewed_and_taken_back(google: GoogleServer) -> None:
    command = ["swift", "test", "--skip-build", "--scratch-path", ".build/tests"]
    process = subprocess.run(
        [*command, "--filter", "OAuthTests/exchange"],
        cwd=ROOT,
        env=os.environ | {"TASKCORE_GOOGLE_ROOT": google.root},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert process.returncode == 0, process.stdout + process.stderr
    asked = [each.path for each in google.log]
    assert asked == ["/auth", "/token", "/token", "/token", "/revoke", "/revoke", "/token"]
