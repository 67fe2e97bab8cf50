"""Runs a program in hostile environments, as itself and as another user's (setuid): see docs/reliability.md.

supply_rounds.py PROGRAM LIBRARY FOLDER SECONDS
"""

from __future__ import annotations

import ctypes
import os
import random
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

# Users that nothing else runs as: whose the program is, and who runs it.
OWNER, CALLER = 64997, 64998
# What is loaded when it is needed, and what those load.
DECOYS = (
    "libcairo.so.2", "libcurl.so.4", "libexpat.so.1", "libfontconfig.so.1", "libgobject-2.0.so.0",
    "libpango-1.0.so.0", "libpangocairo-1.0.so.0", "libqrencode.so.4", "libsodium.so.23",
    "libsqlite3.so.0", "libtaskcore.so.0", "libz.so.1", "libzstd.so.1",
)  # fmt: skip
# The variables that are known to lead somewhere; {} is the folder of decoys.
KNOWN = {
    "HOME": "{}", "XDG_DATA_HOME": "{}", "XDG_CONFIG_HOME": "{}", "XDG_CACHE_HOME": "{}", "XDG_DATA_DIRS": "{}",
    "LD_LIBRARY_PATH": "{}", "LD_PRELOAD": "{}/libz.so.1", "LD_AUDIT": "{}/libz.so.1", "LD_DEBUG": "all",
    "LC_ALL": "fr_FR.UTF-8", "LANG": "tr_TR.UTF-8", "LOCPATH": "{}", "LANGUAGE": "fr", "TZ": ":{}/zone",
    "TZDIR": "{}/zoneinfo", "TMPDIR": "{}", "SQLITE_TMPDIR": "{}", "FONTCONFIG_FILE": "{}/fonts.conf",
    "FONTCONFIG_PATH": "{}", "FONTCONFIG_SYSROOT": "{}", "FC_DEBUG": "1024", "CURL_CA_BUNDLE": "{}/ca.pem",
    "SSL_CERT_FILE": "{}/ca.pem", "SSL_CERT_DIR": "{}", "SSLKEYLOGFILE": "{}/keys", "OPENSSL_CONF": "{}/openssl.cnf",
    "OPENSSL_MODULES": "{}", "NETRC": "{}/netrc", "ALL_PROXY": "http://127.0.0.1:9", "GCONV_PATH": "{}",
    "GIO_MODULE_DIR": "{}", "G_MESSAGES_DEBUG": "all", "G_DEBUG": "fatal-warnings", "CAIRO_DEBUG": "1",
    "PANGO_RC_FILE": "{}/pangorc", "EXPAT_ACCOUNTING_DEBUG": "2", "EXPAT_ENTROPY_DEBUG": "1",
    "SWIFT_BACKTRACE": "enable=yes,swift-backtrace={}/program", "SWIFT_ROOT": "{}", "SWIFT_DEBUG_HELP": "YES",
    "SOURCE_DATE_EPOCH": "0", "MALLOC_CHECK_": "3", "GLIBC_TUNABLES": "glibc.malloc.check=3", "PATH": "{}",
    "TASKCORE_LIBRARY": "{}/libtaskcore.so.0", "TASKCORE_DB": "{}/store.db",
}  # fmt: skip
VALUES = ("{}", "{}/fonts.conf", ":{}", ".", "1", "yes", "all", "-1", "", "%s%n" * 20, "x" * 5000)
# Of a process, what came of its work; the rest are the libraries.
LIBRARY = "library: "


class Watch:
    """Tells what is opened, read or made in folders (inotify)."""

    EVENTS = 0x1 | 0x20 | 0x100  # IN_ACCESS, IN_OPEN, IN_CREATE

    def __init__(self, top: Path) -> None:
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.file = self.libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        if self.file < 0:
            raise OSError(ctypes.get_errno(), "inotify")
        for folder in (top, *(each for each in top.rglob("*") if each.is_dir())):
            if self.libc.inotify_add_watch(self.file, os.fsencode(folder), self.EVENTS) < 0:
                raise OSError(ctypes.get_errno(), "inotify")

    def names(self) -> set[str]:
        """Of the files since the last call."""
        found = set()
        try:
            while events := os.read(self.file, 1 << 16):
                found.update(re.findall(rb"[\w.-]{3,}", events))
        except BlockingIOError:
            pass
        return {os.fsdecode(name) for name in found}


@dataclass
class Outcome:
    lines: list[str]
    libraries: list[Path]
    status: int
    errors: str

    def said(self, what: str) -> str:
        """The line that begins so."""
        return next((line for line in self.lines if line.startswith(f"{what}: ")), f"no {what}")


def system_folders() -> list[Path]:
    """Where the system keeps libraries: what ldconfig knows, and the loader's own."""
    listed = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True)
    paths = re.findall(r"=> (/\S+)", listed.stdout)
    return sorted({Path(path).resolve().parent for path in paths} | {Path("/usr/lib64").resolve()})


class Campaign:
    def __init__(self, seed: int, program: Path, library: Path, folder: Path) -> None:
        self.chance = random.Random(seed)
        self.program, self.library = program, library
        self.stores = folder / "stores"
        self.decoys = folder / "decoys"
        self.make_decoys()
        self.watch = Watch(self.decoys)
        self.folders = system_folders()
        self.names: list[str] = []
        self.findings = 0

    def make_decoys(self) -> None:
        shutil.rmtree(self.decoys, ignore_errors=True)
        (self.decoys / "zoneinfo/Europe").mkdir(parents=True)
        (self.decoys / "taskcore").mkdir()
        (self.decoys / "fontconfig").mkdir()
        shutil.copy("/usr/share/zoneinfo/Europe/Moscow", self.decoys / "zoneinfo/Europe/Paris")
        shutil.copy("/usr/share/zoneinfo/Europe/Moscow", self.decoys / "zone")
        for name in ("fonts.conf", "fontconfig/fonts.conf"):
            (self.decoys / name).write_text("<fontconfig></fontconfig>\n", encoding="ascii")
        for name in DECOYS:
            subprocess.run(
                ["gcc", "-shared", "-fPIC", "-xc", "-", "-o", self.decoys / name],
                input=b"int decoy;\n", check=True,
            )  # fmt: skip
        for each in (self.decoys, *self.decoys.rglob("*")):
            each.chmod(0o777)

    def find(self, finding: str) -> None:
        self.findings += 1
        print(f"finding: {finding}", flush=True)

    def run(self, environment: dict[str, str], user: int | None) -> Outcome:
        """In the folder of the decoys; `user` runs the program with the rights of its owner."""
        shutil.rmtree(self.stores, ignore_errors=True)
        self.stores.mkdir()
        if user is not None:
            os.chown(self.stores, OWNER, OWNER)
        self.watch.names()
        if broken := os.environ.get("TASKCORE_BROKEN"):
            environment = {**environment, "TASKCORE_BROKEN": broken}
        ended = subprocess.run(
            [self.program, self.stores], env=environment, cwd=self.decoys, stdin=subprocess.DEVNULL,
            capture_output=True, timeout=120, check=False, user=user, group=user,
            extra_groups=None if user is None else [],
        )  # fmt: skip
        lines = ended.stdout.decode(errors="replace").splitlines()
        return Outcome(
            [line for line in lines if not line.startswith(LIBRARY)],
            [Path(line[len(LIBRARY) :]) for line in lines if line.startswith(LIBRARY)],
            ended.returncode,
            ended.stderr.decode(errors="replace"),
        )

    def check(self, outcome: Outcome, what: str) -> None:
        """What holds for each process."""
        if outcome.status != 0 or outcome.errors:
            self.find(f"{what}: ended with {outcome.status}: {outcome.errors[:300]}")
        for library in outcome.libraries:
            if library != self.library and library.resolve().parent not in self.folders:
                self.find(f"{what}: {library} is loaded")
        if touched := self.watch.names() & {each.name for each in self.decoys.rglob("*")}:
            self.find(f"{what}: these were opened: {sorted(touched)}")

    def hostile(self) -> dict[str, str]:
        """Variables that are known, and names that the loaded libraries have in them."""
        share = self.chance.random()
        chosen = {name: value for name, value in KNOWN.items() if self.chance.random() < share}
        for name in self.chance.sample(
            self.names, min(len(self.names), self.chance.randrange(100))
        ):
            chosen.setdefault(name, self.chance.choice(VALUES))
        return {name: value.replace("{}", str(self.decoys)) for name, value in chosen.items()}

    def learn(self, libraries: list[Path]) -> None:
        """Words in the libraries that could be names of variables."""
        names = set()
        for library in libraries:
            names.update(re.findall(rb"\0([A-Z][A-Z0-9_]{3,39})\0", library.read_bytes()))
        # Of its own variables the loader says itself what is wrong.
        self.names = sorted(name.decode() for name in names if not name.startswith(b"LD_"))

    def ordinary(self) -> bool:
        """All libraries are loaded, and from the system."""
        outcome = self.run({"PATH": "/usr/bin:/bin"}, None)
        self.check(outcome, "in a folder of decoys")
        for what in ("pdf", "pdf import", "xml import"):
            if "TASKCORE_OK" not in outcome.said(what):
                self.find(f"without a wrong: {outcome.said(what)}")
        if "TASKCORE_EIO" not in outcome.said("mail"):
            self.find(f"without a server: {outcome.said('mail')}")
        self.learn(outcome.libraries)
        return self.findings == 0

    def privileged(self) -> Outcome | None:
        """With the rights of its owner, and no environment; nil where the file system gives no rights."""
        if os.geteuid() != 0:
            return None
        os.chown(self.program, OWNER, OWNER)
        self.program.chmod(0o4755)
        outcome = self.run({}, CALLER)
        if outcome.said("privileged") != "privileged: 1":
            return None
        self.check(outcome, "setuid without an environment")
        for what in ("pdf", "xml import", "mail"):
            if "TASKCORE_EUNSUPPORTED" not in outcome.said(what):
                self.find(f"setuid: {outcome.said(what)}")
        if "TASKCORE_EACCES" not in outcome.said("default path"):
            self.find(f"setuid: {outcome.said('default path')}")
        return outcome

    def compare(self, usual: Outcome) -> None:
        environment = self.hostile()
        outcome = self.run(environment, CALLER)
        before = self.findings
        self.check(outcome, "setuid in a hostile environment")
        if outcome.lines != usual.lines:
            different = [line for line in outcome.lines if line not in usual.lines]
            self.find(f"setuid: the environment changes what is done: {different[:3]}")
        if self.findings > before:
            said = " ".join(f"{name}={value[:40]}" for name, value in environment.items())
            print(f"with {said}", flush=True)


def main() -> int:
    program, library, folder = (Path(each) for each in sys.argv[1:4])
    end = time.monotonic() + float(sys.argv[4])
    campaign = Campaign(int(os.environ["TASKCORE_TEST_SEED"]), program, library, folder)
    rounds = 0
    usual = campaign.privileged() if campaign.ordinary() else None
    while usual and time.monotonic() < end and campaign.findings < 20:
        campaign.compare(usual)
        rounds += 1
    if not usual and not campaign.findings:
        print(
            "supply: setuid programs are left out: that takes root, and a file system that has them"
        )
    print(
        f"supply: {rounds} hostile environments, {len(campaign.names):,} names of variables, "
        f"{campaign.findings} findings"
    )
    return 1 if campaign.findings else 0


if __name__ == "__main__":
    sys.exit(main())
