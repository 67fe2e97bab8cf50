# SPDX-License-Identifier: Apache-2.0
"""The keywords that fill C's inputs, each in its room, and how they are written."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from model.facts.interface import INTERFACE
from model.facts.python.modules import INPUTS
from model.language import kinds
from model.language import members as c
from model.language.errors import ModelError
from model.language.python import Attribute, Input, Keyword, Row
from model.language.types import Member
from model.writers.python.reading import (
    DECIMALS,
    Reading,
    bits_prefix,
    function_name,
    keyword_name,
    member_doc,
)
from model.writers.python.text import PACKAGE, Imports, call, doc_string, module

_WRITING = "taskcore._low_level.writing"


def write(root: Path) -> dict[str, str]:
    return {
        f"{PACKAGE}/{each.module.replace('.', '/')}.py": keywords(each)
        for each in INPUTS
        if each.module
    } | {f"{PACKAGE}/_generated/inputs.py": tables(INPUTS)}


@dataclass(frozen=True)
class _Known:
    """A keyword with what follows from its member."""

    fact: Keyword
    type: str
    removable: bool
    bit: str
    write: str
    doc: str

    @property
    def new_type(self) -> str:
        """What something new takes."""
        plain = ("Iterable",) if self.fact.undecided else ("Iterable", "bool")
        takes_none = not self.type.startswith(plain) and not self.fact.required
        return f"{self.type} | None" if takes_none else self.type

    @property
    def default(self) -> str:
        if self.type.startswith("Iterable"):
            return "()"
        return "False" if self.type == "bool" and not self.fact.undecided else "None"

    @property
    def change_type(self) -> str:
        return f"{self.type}{' | None' if self.removable else ''} | Unset"


def keywords(fact: Input) -> str:
    """The module with the keywords of an input."""
    imports = _imports([fact])
    imports.add("collections.abc", "Iterable", "Mapping")
    imports.add("dataclasses", "dataclass")
    imports.add("datetime", "date", "datetime", "timedelta")
    imports.add("typing", "ClassVar", "TypedDict")
    imports.add("taskcore._low_level.exact", "Exact")
    imports.add("taskcore._generated.inputs", table_name(fact))
    imports.add("taskcore._low_level.values", "Unset")
    imports.add("taskcore._core.field_values", "FieldValue")
    imports.add("taskcore._core.link", "Link")
    imports.add("taskcore._core.reminder", "Reminder")
    imports.add(_WRITING, "Fillable")
    known = _known(fact, imports)
    parts = [_properties(fact, known)] if fact.properties else []
    if fact.changes:
        parts.append(_changes(fact, known))
    if fact.name:
        parts.append(_input(fact, known))
    room = fact.module.partition(".")[0]
    return module(f"python/{room}.py", fact.doc, imports, parts)


def tables(facts: Iterable[Input]) -> str:
    """The module that says how each property is written."""
    imports = _imports(facts)
    imports.add("typing", "Final")
    imports.add(_WRITING, "Input")
    parts = [_table(each, _known(each, imports)) for each in facts]
    return module("python", "How properties are written into C's inputs.", imports, parts)


def keyword_types(fact: Input) -> dict[str, str]:
    """What each keyword takes."""
    return {each.fact.name: each.type for each in _known(fact, Imports())}


def _imports(facts: Iterable[Input]) -> Imports:
    imports = Imports()
    imports.add("taskcore._generated", "prototypes as c")
    for fact in facts:
        imports.add_all(fact.imports)
    return imports


def _known(fact: Input, imports: Imports) -> list[_Known]:
    """The keywords that the facts name, and then every other member that has a bit."""
    struct = INTERFACE.struct(fact.struct)
    prefix = bits_prefix(struct)
    members = {keyword_name(each): each for each in reversed(struct.members)}
    members |= {each.name: each for each in struct.members}
    named = [Keyword(each) if isinstance(each, str) else each for each in fact.keywords]
    placed = {*fact.without, *(each.member or each.name for each in named)}
    silent = c.Count | c.MomentDate | c.MomentInstant
    others = [
        Keyword(keyword_name(each))
        for each in struct.members
        if each.bit
        and not isinstance(each.meaning, silent)
        and placed.isdisjoint((each.name, keyword_name(each)))
    ]
    result = []
    for keyword in named + others:
        member = members.get(keyword.member or keyword.name)
        if member is not None:
            result.append(_plain(fact, keyword, member, prefix, imports))
        elif keyword.type and keyword.write and keyword.bit:
            removable = bool(keyword.removable)
            bit = prefix + keyword.bit
            result.append(_Known(keyword, keyword.type, removable, bit, keyword.write, ""))
        else:
            raise ModelError(f"{fact.struct} has no member {keyword.name}")
    return result


def _plain(fact: Input, keyword: Keyword, member: Member, prefix: str, imports: Imports) -> _Known:
    """A keyword that sets one member, or the parts of one."""
    type, writer, removable = _meant(fact.struct, member)
    if isinstance(member.meaning, c.Flag) and keyword.name != member.name:
        writer = "write_flag"
    if not keyword.write:
        name = writer.partition("(")[0]
        imports.add("taskcore._low_level.exact" if name.endswith("_exact") else _WRITING, name)
    return _Known(
        keyword,
        keyword.type or type,
        removable if keyword.removable is None else keyword.removable,
        prefix + (keyword.bit or member.bit),
        keyword.write or writer,
        member_doc(fact.struct, member) if keyword.doc is None else keyword.doc,
    )


def _meant(struct: str, member: Member) -> tuple[str, str, bool]:
    """What a keyword takes, what writes it, and whether None takes it away in a change."""
    match member.meaning:
        case c.LocalTimes():
            return "Iterable[date | datetime]", "write_local_times", False
        case c.Text():
            return "str", "write_text", False
        case c.Texts():
            return "Iterable[str]", "write_texts", False
        case c.IDs():
            return "Iterable[int]", "write_ids", False
        case c.Structs(of="reminder"):
            return "Iterable[Reminder]", "write_reminders", False
        case c.Structs(of="link"):
            return "Iterable[Link]", "write_links", False
        case c.Structs(of="field_value"):
            return "Mapping[str, FieldValue]", "write_field_values", False
        case c.Bits(wide=True):
            return "int", "write_64_bits", False
        case c.Code() | c.Bits():
            return "int", "write_32_bits", False
        case c.Flag():
            return "bool", "write_32_bits", False
        case c.ID():
            return "int", "write_id", True
        case c.MomentKind():
            return "date | datetime", "write_moment", True
        case c.Duration(unit="s"):
            return "timedelta", "write_duration", True
        case c.Integer(unit="minor"):
            return "Exact", f'write_minor("{member.name}")', False
        case c.Integer(unit=unit, optional=True) if unit in DECIMALS:
            return "Exact", f'write_optional_exact("{member.name}", {DECIMALS[unit]})', True
        case c.Integer(unit=unit, type=type) if unit in DECIMALS:
            bits = ", 32" if type == "int32_t" else ""
            return "Exact", f'write_exact("{member.name}", {DECIMALS[unit]}{bits})', False
        case c.Integer(type=type) | c.Duration(type=type):
            own = INTERFACE.property_of(struct, member.name)
            if own and isinstance(own.kind, kinds.Number) and own.kind.optional:
                return "int", f"write_optional({own.kind.absent})", True
            return "int", "write_32_bits" if type == "int32_t" else "write_64_bits", False
        case c.Date():
            return "date", "write_day", True
    raise ModelError(f"Python has no keyword for {member.name}, {member.meaning}")


def _properties(fact: Input, known: list[_Known]) -> str:
    text = (
        f"class {fact.properties}(TypedDict, total=False):\n{doc_string(fact.properties_doc, 4)}\n"
    )
    for each in known:
        if not each.fact.required and not each.fact.change_only:
            type = each.new_type if fact.name else each.change_type
            text += f"    {each.fact.name}: {type}\n"
    return text


def _changes(fact: Input, known: list[_Known]) -> str:
    is_whole = bool(fact.name) or not fact.properties
    doc = fact.changes_doc or (
        f"The keywords of ``Store.{fact.changed_by}``; one that is ``UNSET`` is as if it were not given."
    )
    base = "TypedDict" if is_whole else fact.properties
    text = f"class {fact.changes}({base}, total=False):\n{doc_string(doc, 4)}\n"
    for each in known:
        if is_whole or each.fact.required or each.fact.change_only:
            text += f"    {each.fact.name}: {each.change_type}\n"
    return text


def _input(fact: Input, known: list[_Known]) -> str:
    text = (
        f"@dataclass(frozen=True)\nclass {fact.name}(Fillable):\n{doc_string(fact.name_doc, 4)}\n"
    )
    for each in known:
        if each.fact.change_only:
            continue
        default = "" if each.fact.required else f" = {each.default}"
        text += f"    {each.fact.name}: {each.new_type}{default}\n"
        if each.doc:
            text += doc_string(each.doc, 4)
    return f"{text}\n    _input: ClassVar = {table_name(fact)}\n"


def input_from_row(fact: Input, imports: Imports) -> str:
    """What makes the input of a C input that the library gave."""
    plain = c.Texts | c.IDs | c.Structs | c.Flag | c.LocalTimes
    members = {keyword_name(each): each for each in reversed(INTERFACE.struct(fact.struct).members)}
    attributes = tuple(
        Attribute(
            each.fact.name,
            read=each.fact.read,
            optional=not (each.fact.required or isinstance(members[each.fact.name].meaning, plain)),
        )
        for each in _known(fact, imports)
        if not each.fact.change_only
    )
    imports.add(f"taskcore.{fact.module}", fact.name)
    imports.add_all(fact.imports)
    reading = Reading(Row(fact.name, fact.struct, attributes), imports)
    values = [f"{each.fact.name}={each.value}" for each in reading.named()]
    head = f"def {function_name(fact.name)}(row: c.taskcore_{fact.struct}) -> {fact.name}:\n"
    return head + call(f"return {fact.name}", values, 4)


def table_name(fact: Input) -> str:
    """`event_input` is written by `EVENT`."""
    return fact.struct.removesuffix("_input").upper()


def _table(fact: Input, known: list[_Known]) -> str:
    lines = (call(f'"{each.fact.name}": ', [each.bit, each.write], 8, tail="),") for each in known)
    return (
        f"{table_name(fact)}: Final = Input(\n"
        f'    c.TASKCORE_{fact.struct.upper()}_INIT,\n    "{fact.what}",\n'
        f"    {{\n{''.join(lines)}    }},\n)\n"
    )
