# SPDX-License-Identifier: Apache-2.0
"""bindings/swift/Generated: the methods of `Store` and its like, from the description and what the facts say of each."""

from typing import Any

from model.facts.swift.methods import HOSTS, METHODS
from model.language.errors import ModelError
from model.language.swift_methods import methods
from model.writers.swift import banner
from model.writers.swift_methods.method import Written
from model.writers.swift_methods.selected import Selected
from model.writers.swift_methods.words import Words

FOLDER = "bindings/swift/Generated"


def render(description: dict[str, Any]) -> dict[str, str]:
    """The files by their paths."""
    rooms = {name: methods(table) for name, table in METHODS.items()}
    functions = {each["name"]: each for each in description["functions"]}
    for each in (each for room in rooms.values() for each in room):
        if each.function not in functions:
            raise ModelError(f"Swift calls {each.function}, which is none")
    hosts = {each.function: host for name, host in HOSTS.items() for each in rooms[name]}
    words = Words(description, [each for room in rooms.values() for each in room], hosts)
    return {
        f"{FOLDER}/{name}.swift": _file(room, HOSTS.get(name, "Store"), description, words)
        for name, room in rooms.items()
    }


def _file(room: tuple[Any, ...], host: str, description: dict[str, Any], words: Words) -> str:
    body = "\n".join(
        Selected(each, description, words).text()
        if "selected" in each.words
        else Written(each, description, words, host).text()
        for each in room
    )
    return banner("swift/methods") + f"import CTaskcoreHeader\n\nextension {host} {{\n{body}}}\n"
