"""Writes the catalogues of messages, and what follows from them.

    python -m scripts.languages            brings the files of po up to date, and writes their Swift sources
    python -m scripts.languages --check    fails when that would change one, and for what a language lacks

It needs Babel, which `scripts/install-dependencies.sh test` installs, and builds of the library and of the shell, by
which the compiler tells what is a message.
"""

from __future__ import annotations

import sys
from pathlib import Path

from scripts.languages import po, regions, swift_tables
from scripts.languages.messages import Catalogue
from scripts.languages.paths import ROOT, SOURCES
from scripts.languages.swift_literals import sources

LIBRARY = [
    "Calendar",
    "Documents",
    "Domain",
    "Exchange",
    "Hub",
    "Servers",
    "CalDAV",
    "Google",
    "Interchange",
    "Language",
    "Network",
    "Platform",
    "Storage",
    "Sync",
    "TaskCore",
    "UseCases",
    "ViewModels",
]
# For each program, where a build of it may have left its manifest, and its modules.
PROGRAMS = {
    "TaskCore": ([".build", ".build/tests"], LIBRARY),
    "Shell": ([".build/shell"], ["Shell"]),
}


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    programs = {
        name: Catalogue().read(sources(_manifest(folders), modules))
        for name, (folders, modules) in PROGRAMS.items()
    }
    whole = Catalogue()
    for program in programs.values():
        for entry in program.entries.values():
            for place in entry.places:
                whole.add(entry.key, entry.plural, place)
    faults = [fault for program in programs.values() for fault in program.faults]
    files = {regions.OUTPUT: regions.source()}
    for language in po.NAMES:
        text = po.text(language, whole.entries, po.read(language))
        files[po.path(language)] = text
        if not check:
            po.path(language).write_text(text)
        known = po.read(language)
        faults += po.faults(language, whole.entries, known)
        for name, program in programs.items():
            output = SOURCES / name / f"Translations/Translations+{po.NAMES[language]}.swift"
            files[output] = swift_tables.source(language, program.entries, known)
    changed = [
        path for path, text in files.items() if not path.exists() or path.read_text() != text
    ]
    if check:
        faults += [
            f"{path.relative_to(ROOT)} is not up to date: run make languages" for path in changed
        ]
    else:
        for path in changed:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path])
    for fault in faults[:2000]:
        print(fault)
    print(f"{len(whole.entries)} messages, {len(faults)} faults")
    return 1 if check and faults else 0


def _manifest(folders: list[str]) -> Path:
    """The one of the last build."""
    found = [path for folder in folders for path in (ROOT / folder).glob("*.yaml")]
    if not found:
        raise SystemExit(f"Nothing is built in {' or '.join(folders)}: run make first.")
    return max(found, key=lambda path: path.stat().st_mtime)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
