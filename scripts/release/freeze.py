"""Freezes a release: Tests/Released/VERSION, from a build of it.

`release.tar.xz` has the interface (the header, its description, the exported symbols), the Python binding, a program in
C with its source and one in Python, a store of every family with its exports and the folder that it is synced through,
and what the programs print of it. `libtaskcore.so.0.xz` is the library, stripped.
"""

from __future__ import annotations

import io
import lzma
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from scripts.release.releases import ARCHIVE, FOLDER, LIBRARY, SONAME
from scripts.release.sources import DESCRIPTION, HEADER, SYMBOLS, version_of

COMMAND = "scripts/release.sh --freeze"
# How the library is packed: as small as xz makes it.
PRESET = 9 | lzma.PRESET_EXTREME
WARNINGS = ("-std=c99", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror")


def interface_files(root: Path) -> dict[str, bytes]:
    """What is frozen as it is in the sources, by its name in the archive."""
    files = {Path(name).name: root / name for name in (HEADER, DESCRIPTION, SYMBOLS)}
    binding = root / "bindings/python"
    for path in sorted(binding.glob("taskcore/**/*")):
        if path.is_file() and path.suffix in (".py", ".typed"):
            files[f"python/{path.relative_to(binding)}"] = path
    for name in ("client.c", "client.py", "device.py"):
        files[f"programs/{name}"] = root / FOLDER / "programs" / name
    return {name: path.read_bytes() for name, path in files.items()}


def stripped(library: Path) -> bytes:
    """A library without what only debuggers read."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / SONAME
        subprocess.run(["strip", "--strip-unneeded", "-o", copy, library], check=True)
        return copy.read_bytes()


def environment(release: Path, library: Path) -> dict[str, str]:
    """What programs of a release need to run with a library, which is in a folder."""
    return {
        **os.environ,
        "LD_LIBRARY_PATH": str(library),
        "TASKCORE_LIBRARY": str(library / SONAME),
        "PYTHONPATH": str(release / "python"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def compile_program(source: Path, include: Path, library: Path, to: Path) -> Path:
    """Of C, with the header and the library of two folders; the loader is told where the latter is."""
    command: list[str | Path] = ["gcc", *WARNINGS, f"-I{include}", source, "-o", to]
    command += [f"-L{library}", "-ltaskcore", "-ldl"]
    subprocess.run(command, check=True)
    return to


def printed(release: Path, program: str, store: Path, library: Path) -> str:
    """What one of the release's programs prints of a store."""
    commands: dict[str, list[str | Path]] = {
        "client.c": [release / "programs/client", store],
        "client.py": [sys.executable, release / "programs/client.py", store],
    }
    done = subprocess.run(
        commands[program], env=environment(release, library), capture_output=True, text=True
    )
    if done.returncode != 0:
        raise SystemExit(f"{program} of the release ended with {done.returncode}: {done.stderr}")
    return done.stdout


def _make(root: Path, library: Path, folder: Path) -> None:
    """The files of the archive, in a folder."""
    for name, content in interface_files(root).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    programs = folder / "programs"
    compile_program(programs / "client.c", folder, library, programs / "client")
    maker = root / FOLDER / "making/make.py"
    subprocess.run([sys.executable, maker, folder], env=environment(folder, library), check=True)
    for program in ("client.c", "client.py"):
        with tempfile.TemporaryDirectory() as scratch:
            store = Path(scratch) / "store.db"
            store.write_bytes((folder / "store.db").read_bytes())
            text = printed(folder, program, store, library)
        (folder / f"{program}.txt").write_text(text, encoding="utf-8")


def _pack(folder: Path, archive: Path, preset: int) -> None:
    """Times and owners are nobody's."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.mtime = member.uid = member.gid = 0
        member.uname = member.gname = ""
        member.mode = 0o755 if member.isdir() or member.name.endswith("/client") else 0o644
        return member

    plainly = io.BytesIO()
    with tarfile.open(fileobj=plainly, mode="w", format=tarfile.USTAR_FORMAT) as packed:
        for path in sorted(folder.iterdir()):
            packed.add(path, arcname=path.name, filter=plain)
    archive.write_bytes(lzma.compress(plainly.getvalue(), preset=preset))


def freeze(root: Path, build: Path, to: Path, preset: int = PRESET) -> Path:
    """Makes the folder of the present version below another one, and gives it."""
    library = build / "lib"
    if not (library / SONAME).exists():
        raise SystemExit(f"There is no {SONAME} in {library}: build it first (make library).")
    made = to / version_of(root)
    made.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        _make(root, library.absolute(), Path(scratch))
        _pack(Path(scratch), made / ARCHIVE, preset)
    packed = lzma.compress(stripped(library / SONAME), preset=preset)
    (made / LIBRARY).write_bytes(packed)
    return made
