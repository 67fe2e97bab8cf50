"""Drives a headless Chromium by the DevTools protocol, through a pair of pipes."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

TIMEOUT_S: Final = 60

FOLDERS: Final = ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")
"""Where it leaves files behind."""

Message = dict[str, Any]


class Chromium:
    """A browser with a profile of its own in a folder, which nobody else sees."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("chromium")
        assert program, "Chromium is not installed: make test installs it."
        read_by_chromium, self._output = os.pipe()
        self._input, written_by_chromium = os.pipe()
        # Chromium reads commands from descriptor 3 and writes answers to 4.
        script = 'exec "$0" "$@" 3<&0 4>&1 < /dev/null >&2'
        self._log = (folder / "chromium.log").open("w")
        self._process = subprocess.Popen(
            [
                "/bin/sh",
                "-c",
                script,
                program,
                "--headless",
                "--remote-debugging-pipe",
                f"--user-data-dir={folder / 'profile'}",
                # Root has no sandbox; the pages are ours.
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-extensions",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-breakpad",
                "--disable-crash-reporter",
                "--no-first-run",
                "--hide-scrollbars",
                "--force-device-scale-factor=1",
            ],
            stdin=read_by_chromium,
            stdout=written_by_chromium,
            stderr=self._log,
            start_new_session=True,
            env=os.environ | dict.fromkeys(FOLDERS, str(folder)),
        )
        os.close(read_by_chromium)
        os.close(written_by_chromium)
        self._received = b""
        self._last_id = 0
        self.events: list[Message] = []

    def close(self) -> None:
        """Ends the browser with all of its processes."""
        try:
            self.command("Browser.close")
            self._process.wait(10)
        except (AssertionError, OSError, subprocess.TimeoutExpired):
            pass
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self._process.wait()
        os.close(self._input)
        os.close(self._output)
        self._log.close()

    def command(self, method: str, session: str | None = None, /, **parameters: Any) -> Any:
        """The result of a command; events that come before it are kept."""
        self._last_id += 1
        message = {"id": self._last_id, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self._output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") == self._last_id:
                assert "error" not in answer, f"{method}: {answer['error']}"
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, is_wanted: Callable[[Message], bool]) -> Message:
        """The first event that is wanted, also of those that came before."""
        seen = 0
        while True:
            for event in self.events[seen:]:
                if is_wanted(event):
                    return event
            seen = len(self.events)
            self.events.append(self._receive())

    def _receive(self) -> Message:
        deadline = time.monotonic() + TIMEOUT_S
        while b"\0" not in self._received:
            ready, _, _ = select.select([self._input], [], [], max(deadline - time.monotonic(), 0))
            assert ready, f"Chromium said nothing for {TIMEOUT_S} s."
            chunk = os.read(self._input, 1 << 20)
            assert chunk, "Chromium ended."
            self._received += chunk
        text, self._received = self._received.split(b"\0", 1)
        message: Message = json.loads(text)
        return message

    @contextmanager
    def page(
        self,
        file: Path,
        width: int = 1280,
        height: int = 900,
        *,
        dark: bool = False,
        script: bool = True,
    ) -> Iterator[Page]:
        """A page that was opened and is done with loading."""
        self.events.clear()
        target = self.command("Target.createTarget", url="about:blank")["targetId"]
        session = self.command("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        try:
            page = Page(self, session)
            page.open(file, width, height, dark=dark, script=script)
            yield page
        finally:
            self.command("Target.closeTarget", targetId=target)


class Page:
    """A page of a browser."""

    def __init__(self, browser: Chromium, session: str) -> None:
        self._browser = browser
        self._session = session

    def command(self, method: str, /, **parameters: Any) -> Any:
        return self._browser.command(method, self._session, **parameters)

    def open(self, file: Path, width: int, height: int, *, dark: bool, script: bool) -> None:
        for domain in ("Page", "Network", "Log", "Runtime", "Audits"):
            self.command(f"{domain}.enable")
        self.command("Emulation.setScriptExecutionDisabled", value=not script)
        self.command(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}],
        )
        self.resize(width, height)
        self.command("Page.navigate", url=file.as_uri())
        self._browser.wait_for(lambda event: event.get("method") == "Page.loadEventFired")

    def resize(self, width: int, height: int) -> None:
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=width < 600,
        )

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in JavaScript."""
        answer = self.command("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def screenshot(self) -> bytes:
        """What is to be seen, as PNG."""
        answer = self.command("Page.captureScreenshot", format="png")
        return base64.b64decode(answer["data"])

    def pdf(self) -> bytes:
        """What a printer would get, on A4."""
        answer = self.command(
            "Page.printToPDF",
            printBackground=True,
            preferCSSPageSize=True,
            paperWidth=8.27,
            paperHeight=11.69,
        )
        return base64.b64decode(answer["data"])

    def events(self, *methods: str) -> list[Message]:
        """The parameters of those that the page has sent."""
        return [
            event["params"] | {"method": event["method"]}
            for event in self._browser.events
            if event.get("method") in methods and event.get("sessionId") == self._session
        ]
