"""The real server as a process of its own: started, killed without warning, started again on its data."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

START_SECONDS = 300
"""The first start of all compiles every kernel; a later one takes a second or two."""


class Site:
    """One data folder, one port, and the server process over them, if any."""

    def __init__(
        self, folder: Path, pace: float = 0.0, environment: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self.folder = folder
        self.pace = pace
        self.environment = environment
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address of the site, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self, *, until: str = "ready") -> None:
        """Starts the server and waits until all kernels have the state `until`, or until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        environment = {
            **os.environ,
            "CARDAVIA_DATA_DIR": str(self.folder / "data"),
            "CARDAVIA_PACE": str(self.pace),
            "CARDAVIA_VISITOR_TABLES": "10000",
            **self.environment,
        }
        command = [sys.executable, "-m", "cardavia", "serve", "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        deadline = time.monotonic() + START_SECONDS
        while not self._is_at(until):
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"The server did not start.\n{self.log()}")
            time.sleep(0.02)

    def kill(self) -> None:
        """Ends the process at once, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        """Ends the process as an operator would."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()
        self.process = None

    def log(self) -> str:
        """What the server wrote."""
        return (self.folder / "server.log").read_text(errors="replace")

    def _is_at(self, until: str) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                kernels = json.load(answer)["kernels"]
        except (OSError, urllib.error.URLError):
            return False
        if until == "answering":
            return True
        return all(state == until for stages in kernels.values() for state in stages.values())


def free_port() -> int:
    """Returns a port that nobody listens at now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
