# SPDX-License-Identifier: Apache-2.0
"""Lists, and other objects of the library that have methods."""

from typing import Any

from model.writers.go.functions import IMPORTS, Functions, list_kind
from model.writers.go.names import BY_HAND_TYPES, OF_EACH_LIST, camel, function, own
from model.writers.go.text import Words, comment, named, source

Description = dict[str, Any]


def file(description: Description, words: Words, functions: Functions) -> str:
    handles = [
        each
        for each in description["types"]
        if each["kind"] == "handle" and each["name"] not in BY_HAND_TYPES
    ]
    lists = [_list(each) for each in handles if "row" in each]
    objects = [
        _object(each, words, functions)
        for each in handles
        if "row" not in each and functions.has_methods(each["name"])
    ]
    return source("taskcore", IMPORTS, "\n".join(lists + objects))


def _list(handle: Description) -> str:
    row = handle["row"]
    raw = f"capi.{camel(row.removeprefix('taskcore_'))}"
    numbers = "".join(
        f"\t{name + ':':6} {function(handle['name'] + '_' + name)},\n" for name in OF_EACH_LIST
    )
    return (
        f"var {list_kind(handle)} = listKind[{own(row)}]{{\n{numbers}"
        f"\tread:  func(at calls.Pointer) {own(row)} {{ return read{own(row)}((*{raw})(at)) }},\n}}\n"
    )


def _object(handle: Description, words: Words, functions: Functions) -> str:
    name, content = own(handle["name"]), own(handle["content"])
    read = function(f"{handle['name']}_contents")
    return (
        f"{comment(named(name, words(handle.get('doc'))))}type {name} struct{{ *handle }}\n\n"
        f"// Contents gives a copy of what it has.\n"
        f"func (s *{name}) Contents() *{content} {{\n"
        f"\treturn readContents(s.handle, {read}, read{content})\n}}\n"
        + functions.methods(handle["name"])
    )
