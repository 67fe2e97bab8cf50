# SPDX-License-Identifier: Apache-2.0
"""The keywords that fill C's inputs, each in its room, and how they are written."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from model.facts.interface import INTERFACE
from model.facts.python.modules import INPUTS
from model.facts.python.object_values import OF_ITEMS
from model.language import kinds
from model.language import members as c
from model.language.errors import ModelError
from model.language.python import Attribute, Input, Keyword, Row
from model.language.types import Member
from model.writers.python.expressions import expression_imports
from model.writers.python.kinds import KINDS
from model.writers.python.reading import (
    DECIMALS,
    Reading,
    bits_prefix,
    function_name,
    keyword_name,
    member_doc,
)
from model.writers.python.statements import broken
from model.writers.python.text import PACKAGE, Imports, call, doc_string, module
from model.writers.python.values import value_function

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
    lines: tuple[str, ...]
    """What writes `value` into `row`."""
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
    imports.add("dataclasses", "dataclass")
    imports.add("taskcore._generated.inputs", table_name(fact))
    imports.add(_WRITING, "Fillable")
    known = _known(fact)
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
    imports.add("taskcore._low_level.texts", "text as utf8")
    imports.add(_WRITING, "Input")
    parts = [part for each in facts for part in _table(each, _known(each))]
    if any(each.new or each.change for each in facts):
        parts += map(value_function, OF_ITEMS)
    return module("python", "How properties are written into C's inputs.", imports, parts)


def keyword_types(fact: Input, *, of_change: bool = False) -> dict[str, str]:
    """What each keyword takes, or in a change may take."""
    return {
        each.fact.name: each.change_type.removesuffix(" | Unset") if of_change else each.type
        for each in _known(fact)
    }


def has_amounts(fact: Input) -> bool:
    """Whether some are amounts of money, whose currency is asked for."""
    return any("currency()" in line for each in _known(fact) for line in each.lines)


def _imports(facts: Iterable[Input]) -> Imports:
    imports = expression_imports()
    for fact in facts:
        imports.add_all(fact.imports)
    return imports


def _known(fact: Input) -> list[_Known]:
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
            result.append(_plain(fact, keyword, member, prefix))
        elif keyword.type and keyword.write and keyword.bit:
            removable = bool(keyword.removable)
            bit, lines = prefix + keyword.bit, _own(keyword)
            result.append(_Known(keyword, keyword.type, removable, bit, lines, ""))
        else:
            raise ModelError(f"{fact.struct} has no member {keyword.name}")
    return result


def _plain(fact: Input, keyword: Keyword, member: Member, prefix: str) -> _Known:
    """A keyword that sets one member, or the parts of one."""
    type, kind, removable = _meant(fact.struct, member)
    return _Known(
        keyword,
        keyword.type or type,
        removable if keyword.removable is None else keyword.removable,
        prefix + (keyword.bit or member.bit),
        _own(keyword) if keyword.write else _written(fact.struct, keyword, member, kind),
        member_doc(fact.struct, member) if keyword.doc is None else keyword.doc,
    )


def _own(keyword: Keyword) -> tuple[str, ...]:
    """The statement that the facts say."""
    return (keyword.write,)


def _written(struct: str, keyword: Keyword, member: Member, kind: str) -> tuple[str, ...]:
    """What writes a value of a kind into a member, or all at once into those that go with it."""
    meaning = member.meaning
    places = [member.name]
    if isinstance(meaning, c.MomentKind):
        places += [f"{meaning.moment}_date", f"{meaning.moment}_ms"]
    elif isinstance(meaning, c.Texts | c.IDs | c.Structs):
        places.append(meaning.count)
    # What has a unit in C is told of by its name there.
    has_unit = isinstance(meaning, c.Duration | c.Integer) and meaning.unit
    made = KINDS[kind].expression.format(
        v="value",
        f=f'"{member.name if has_unit else keyword.name}"',
        b=64 if "64" in meaning.type else 32,
        d=DECIMALS.get(getattr(meaning, "unit", ""), 0),
        a=_absent(struct, member),
    )
    into = ", ".join(f"row.{each}" for each in places)
    return (f"{into} = {made.replace('self._milliseconds', 'milliseconds')}",)


def _absent(struct: str, member: Member) -> int | None:
    """What C has for a number that is not there, where that is a value of its own."""
    if isinstance(member.meaning, c.ID):
        return 0
    own = INTERFACE.property_of(struct, member.name)
    return (
        own.kind.absent
        if own and isinstance(own.kind, kinds.Number) and own.kind.optional
        else None
    )


def _meant(struct: str, member: Member) -> tuple[str, str, bool]:
    """What a keyword takes, which kind of value that is, and whether None takes it away in a change."""
    match member.meaning:
        case c.LocalTimes():
            return "Iterable[date | datetime]", "locals", False
        case c.Text():
            return "str", "text", False
        case c.Texts():
            return "Iterable[str]", "texts", False
        case c.IDs():
            return "Iterable[int]", "several_ids", False
        case c.Structs(of="reminder"):
            return "Iterable[Reminder]", "reminders", False
        case c.Structs(of="link"):
            return "Iterable[Link]", "links", False
        case c.Structs(of="field_value"):
            return "Mapping[str, FieldValue]", "field_values", False
        case c.Code() | c.Bits():
            return "int", "integer", False
        case c.Flag():
            return "bool", "integer", False
        case c.ID():
            return "int", "removable", True
        case c.MomentKind():
            return "date | datetime", "moment", True
        case c.Duration(unit="s"):
            return "timedelta", "lasting", True
        case c.Integer(unit="minor"):
            return "Exact", "amount", False
        case c.Integer(unit=unit, optional=True) if unit in DECIMALS:
            return "Exact", "removable_scaled", True
        case c.Integer(unit=unit) if unit in DECIMALS:
            return "Exact", "scaled", False
        case c.Integer() | c.Duration():
            removable = _absent(struct, member) is not None
            return "int", "removable" if removable else "integer", removable
        case c.Date():
            return "date", "optional_day", True
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
        for each in _known(fact)
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


def _table(fact: Input, known: list[_Known]) -> Iterator[str]:
    """What writes each property, and the table of all."""
    name = table_name(fact)
    asked = "currency: Callable[[], str]" if has_amounts(fact) else "milliseconds: Milliseconds"
    for each in known:
        yield (
            f"def {_writer(fact, each)}(row: Any, value: Any, {asked}) -> None:\n"
            + "".join(f"{part}\n" for line in each.lines for part in broken(f"    {line}"))
            + f"    row.fields |= {each.bit}\n"
        )
    entries = "".join(f'        "{each.fact.name}": {_writer(fact, each)},\n' for each in known)
    yield (
        f"{name}: Final = Input(\n"
        f'    c.TASKCORE_{fact.struct.upper()}_INIT,\n    "{fact.what}",\n'
        f"    {{\n{entries}    }},\n)\n"
    )


def _writer(fact: Input, each: _Known) -> str:
    return f"_{table_name(fact).lower()}_{each.fact.name}"
