"""Files of GNU gettext: one for each language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from babel.messages.pofile import read_po

from scripts.languages.messages import Entry
from scripts.languages.paths import MESSAGES

# Of whole numbers up to a million, as CLDR has them.
PLURALS = {"fr": "(n > 1)", "de": "(n != 1)", "es": "(n != 1)"}
# Between the context of a message and its text, as in the files that msgfmt makes.
CONTEXT = "\N{END OF TRANSMISSION}"
NAMES = {"fr": "French", "de": "German", "es": "Spanish"}


class Translation(NamedTuple):
    """The forms of a message in a language."""

    forms: tuple[str, ...]

    @property
    def is_whole(self) -> bool:
        return all(self.forms)


def path(language: str) -> Path:
    return MESSAGES / f"{language}.po"


def read(language: str) -> dict[str, Translation]:
    """What is translated, by the key."""
    if not path(language).exists():
        return {}
    with path(language).open("rb") as file:
        catalogue = read_po(file, locale=language, abort_invalid=True)
    translations = {}
    for message in catalogue:
        if not message.id or message.fuzzy:
            continue
        key = message.id[0] if isinstance(message.id, tuple) else message.id
        if message.context:
            key = message.context + CONTEXT + key
        forms = message.string if isinstance(message.string, tuple) else (message.string or "",)
        translations[key] = Translation(tuple(forms))
    return translations


def text(language: str, entries: dict[str, Entry], known: dict[str, Translation]) -> str:
    """The file with these messages, and what is known of their translations."""
    known = _cldr_names(language) | {key: each for key, each in known.items() if each.is_whole}
    parts = [
        f"# The {NAMES[language]} of Taskcore. `make languages` keeps the messages up to date.\n"
        'msgid ""\nmsgstr ""\n'
        f'"Language: {language}\\n"\n'
        '"Content-Type: text/plain; charset=UTF-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
        f'"Plural-Forms: nplurals=2; plural={PLURALS[language]};\\n"\n'
    ]
    ordered = sorted(entries.values(), key=lambda entry: (min(entry.places), entry.key))
    parts += [_entry(entry, known.get(entry.key)) for entry in ordered]
    return "\n".join(parts)


def _entry(entry: Entry, translation: Translation | None) -> str:
    lines = [f"#: {place}" for place in sorted(entry.places)[:3]]
    if re.search(r"\{\d", entry.key):
        lines.append("#, python-brace-format")
    *context, key = entry.key.split(CONTEXT, 1)
    lines += [f"msgctxt {_quoted(each)}" for each in context]
    lines.append(f"msgid {_quoted(key)}")
    if entry.plural is None:
        lines.append(f"msgstr {_quoted(translation.forms[0] if translation else '')}")
    else:
        lines.append(f"msgid_plural {_quoted(entry.plural)}")
        forms = translation.forms if translation and len(translation.forms) == 2 else ("", "")
        lines += [f"msgstr[{number}] {_quoted(form)}" for number, form in enumerate(forms)]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t")
    lines = escaped.split("\n")
    if len(lines) == 1:
        return f'"{escaped}"'
    quoted = [f'"{line}\\n"' for line in lines[:-1]] + ([f'"{lines[-1]}"'] if lines[-1] else [])
    return "\n".join(['""', *quoted])


def _cldr_names(language: str) -> dict[str, Translation]:
    """The months, weekdays and countries of CLDR."""
    english, other = Locale("en"), Locale(language)
    names: dict[str, Translation] = {}
    for width in ("abbreviated", "wide"):
        for here, there in (
            (english.months["format"][width], other.months["format"][width]),
            (english.days["format"][width], other.days["format"][width]),
        ):
            for number, name in here.items():
                names[name] = Translation((there[number],))
                if width == "abbreviated":
                    names["abbreviated" + CONTEXT + name] = names[name]
    for code, name in english.territories.items():
        if len(code) == 2 and code in other.territories:
            names[name] = Translation((other.territories[code],))
    return names


def faults(language: str, entries: dict[str, Entry], known: dict[str, Translation]) -> list[str]:
    """What a language lacks, and what its translations have wrong."""
    found = []
    for key, entry in entries.items():
        translation = known.get(key)
        if translation is None or not translation.is_whole:
            found.append(f"{language} lacks {key!r}")
            continue
        wanted = _places(entry.plural or key)
        for number, form in enumerate(translation.forms):
            has = _places(form)
            if has != wanted and not (entry.plural and number == 0 and has <= wanted):
                found.append(f"{language} has other places of arguments: {form!r} for {key!r}")
        if len(translation.forms) != (1 if entry.plural is None else 2):
            found.append(f"{language} has another number of forms of {key!r}")
    return found


def _places(text: str) -> set[str]:
    return set(re.findall(r"(?<!\{)\{(\d+)\}", text))
