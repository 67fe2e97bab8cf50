# SPDX-License-Identifier: Apache-2.0
"""Structs of the Swift binding that fill inputs of C."""

from dataclasses import dataclass, replace

from model.facts.interface import INTERFACE
from model.facts.python.modules import INPUTS as OTHERS
from model.facts.swift.rooms import ROOMS
from model.language import kinds
from model.language import members as c
from model.language.errors import ModelError
from model.language.python import Keyword
from model.language.swift import Field, Given, Input, Texts
from model.language.types import Mask, Member, Struct
from model.language.words import camel_case
from model.writers.python.reading import keyword_name
from model.writers.swift import doc_comment
from model.writers.swift_client.callbacks import CALLBACKS, closure_name, signature
from model.writers.swift_client.choices import case_of
from model.writers.swift_client.text import (
    CHOICES,
    FILLED_ROWS,
    VARIANTS,
    Declared,
    documented,
    filled,
    member_text,
    own_name,
    prefix,
    swift_doc,
    swift_name,
)
from model.writers.swift_client.values import initialiser, memberwise

_SILENT = (
    *(c.Size, c.Reserved, c.Count, c.MomentDate, c.MomentInstant, c.Fields),
    *(c.Payload, c.Callback),
)
_TEXT = "any UTF8Text"
INPUT_FACTS = {
    each.struct: each for room in ROOMS for each in room.types if isinstance(each, Input)
}
INPUTS = {struct: each.name for struct, each in INPUT_FACTS.items()}
FILLED = INPUTS | {struct: each.name for struct, each in (FILLED_ROWS | VARIANTS).items()}
"""The types by the structs of C that they fill."""
GIVEN = {
    (struct, given.name): given for struct, each in INPUT_FACTS.items() for given in each.given
}
_TEXTS = {each.name: each for room in ROOMS for each in room.types if isinstance(each, Texts)}


@dataclass(frozen=True)
class _Var:
    """A member with all that is said of it."""

    name: str
    type: str
    doc: str
    bits: str
    """The constants of its bits, joined."""
    write: list[str]
    initial: str
    """Empty: it must be given."""
    read: str = ""
    is_said_empty: bool = False


def swift_input(fact: Input) -> Declared:
    """The declaration of the struct, and what fills C's."""
    struct = INTERFACE.struct(fact.struct)
    variables = _variables(fact, struct)
    required = [each for each in variables if _is_required(each)]
    return Declared(
        fact.name,
        doc_comment(fact.doc or swift_doc(struct.doc), 0)
        + f"public struct {own_name(fact.name)}{_protocols(fact, variables)} {{\n"
        + "".join(_declared(each) for each in variables)
        + "\n"
        + _made(fact, variables, required)
        + "}\n",
        (_reader(fact, variables) if fact.is_read else "")
        + (_calls(struct) if fact.methods else "")
        + _filler(fact, variables),
    )


def _protocols(fact: Input, variables: list[_Var]) -> str:
    """What is read, too, can be kept in a file. Closures are of one thread, unless they say otherwise."""
    if fact.methods:
        return ""
    is_made = fact.takes or fact.is_memberwise or any(_is_required(each) for each in variables)
    first = "Sendable" if is_made else "Settable"
    is_value = fact.is_read and not any(_TEXT in each.type for each in variables)
    return f": Codable, Hashable, {first}" if is_value else f": {first}"


def _made(fact: Input, variables: list[_Var], required: list[_Var]) -> str:
    if fact.takes:
        return initialiser(fact.takes, fact.says)
    return _memberwise(variables) if fact.is_memberwise else _initialiser(required)


def _declared(each: _Var) -> str:
    initial = f" = {each.initial}" if each.initial and not each.type.endswith("?") else ""
    return documented(each.doc, f"public var {each.name}: {each.type}{initial}")


def _variables(fact: Input, struct: Struct) -> list[_Var]:
    names = {each.name for each in struct.members}
    given = [_of_texts(each) for each in fact.given]
    placed = {*fact.without, *(name for each in given for name in each.sets)}
    for name in (*fact.names, *fact.types, *fact.docs, *placed):
        if name not in names:
            raise ModelError(f"{fact.struct} has no member {name}")
    others = _keywords(fact.struct)
    name_of = {each.name: fact.names.get(each.name) or swift_name(each) for each in struct.members}
    plain = [
        _plain(fact, struct, each, others)
        for each in struct.members
        if each.name not in placed
        and (not isinstance(each.meaning, _SILENT) or fact.methods and _is_callback(each))
    ]
    variables = plain + [_given(each, prefix(struct)) for each in given]
    if fact.is_memberwise:
        order = [name_of.get(each, each) for each in fact.docs]
        variables.sort(key=lambda each: order.index(each.name) if each.name in order else -1)
    # What must be given comes first.
    return sorted(variables, key=lambda each: not _is_required(each))


def _is_callback(member: Member) -> bool:
    return isinstance(member.meaning, c.Callback)


def _keywords(struct: str) -> dict[str, Keyword]:
    keywords = (
        Keyword(each) if isinstance(each, str) else each
        for other in OTHERS
        if other.struct == struct
        for each in other.keywords
    )
    return {each.member or each.name: each for each in keywords}


def _of_texts(each: Given) -> Given:
    """What a dictionary of texts sets, and how."""
    if not each.texts:
        return each
    return replace(
        each,
        write=f"for (text, bytes) in {each.name} {{\n"
        "  input.fields |= text.place.field\n"
        "  input[keyPath: text.place.member] = memory.copy(bytes)\n"
        "}",
        sets=tuple(member.name for member in _texts(_TEXTS[each.texts])),
        initial="[:]",
    )


def _given(each: Given, bits: str) -> _Var:
    return _Var(
        each.name,
        each.type,
        each.doc,
        " | ".join(f"{bits}{bit}" for bit in each.bits),
        each.write.splitlines(),
        each.initial,
        each.read,
    )


def _plain(fact: Input, struct: Struct, member: Member, others: dict[str, Keyword]) -> _Var:
    if isinstance(member.meaning, c.Callback):
        closure = CALLBACKS[member.meaning.of]
        name, calls = closure_name(closure), f"Calls.{closure_name(closure)}Callback"
        write = [f"input.{member.name} = {name} == nil ? nil : {calls}"]
        type = f"{closure.type}?" if closure.type else f"({signature(closure, outside=True)})?"
        return _Var(name, type, fact.docs[member.name], "", write, "")
    name = fact.names.get(member.name) or swift_name(member)
    other = others.get(member.name) or others.get(keyword_name(member))
    doc = member_text(struct, member, fact.docs.get(member.name), other.doc if other else None)
    given = fact.types.get(member.name, "")
    type, write, read, initial = _meant(struct, member, given, name)
    bits = f"{prefix(struct)}{member.bit}" if member.bit else ""
    if bits and not (given and not given.endswith("?")):
        type = given or (f"({type})?" if type == _TEXT else f"{type}?")
        initial = ""
    elif bits:
        initial = initial if isinstance(member.meaning, c.Struct) else "[]"
    elif given.endswith("?"):
        type = given
    elif isinstance(member.meaning, c.Text):
        if member.meaning.optional:
            type, initial = f"({_TEXT})?", ""
            write = [f"input.{member.name} = memory.copy(optional: {name})"]
        elif isinstance(member.meaning, c.LocalTimes):
            initial = '""'
    # Texts of one bit are set together.
    beside = (
        each.name
        for each in struct.members
        if member.bit == each.bit and each != member and isinstance(each.meaning, c.Text)
    )
    if bits and isinstance(member.meaning, c.Text):
        write += [f'input.{each} = input.{each} ?? memory.copy("")' for each in beside]
    return _Var(name, type, doc, bits, write, initial, read, member.name in fact.said_empty)


def _meant(
    struct: Struct, member: Member, given: str, name: str
) -> tuple[str, list[str], str, str]:
    """Its type, what writes and reads it, and what it is at first where it has no bit."""
    to, at = f"input.{member.name}", f"input.{member.name}"
    wanted = given.removesuffix("?")
    number = member.initial or "0"
    match member.meaning:
        case c.Text():
            return wanted or _TEXT, [f"{to} = memory.copy({name})"], f"String(c: {at})", ""
        case c.Texts(count=count):
            return (
                wanted or f"[{_TEXT}]",
                [f"{to} = memory.copy({name})", f"input.{count} = {name}.count"],
                f"strings({at}, input.{count})",
                "[]",
            )
        case c.IDs(count=count):
            return (
                "[Int64]",
                [f"{to} = memory.copy(elements: {name})", f"input.{count} = {name}.count"],
                f"Array(UnsafeBufferPointer(start: {at}, count: input.{count}))",
                "[]",
            )
        case c.Structs(of=of, count=count) if of in FILLED_ROWS or of in VARIANTS:
            own = FILLED[of]
            return (
                f"[{own}]",
                [f"{to} = memory.keep({name})", f"input.{count} = {name}.count"],
                f"elements({at}, input.{count}).map {{ {own}($0) }}",
                "[]",
            )
        case c.Struct(of=of) if of in INPUTS:
            return INPUTS[of], [f"{to} = memory.keep({name})"], "", f"{INPUTS[of]}()"
        case c.Structs(of=of, count=count) if of in INPUTS:
            return (
                f"[{INPUTS[of]}]",
                [
                    f"{to} = memory.copy(elements: {name}.map {{ $0.input(in: memory) }})",
                    f"input.{count} = {name}.count",
                ],
                "",
                "[]",
            )
        case c.Code(of="choice") if not wanted:
            return "Bool", [f"{to} = {name} ? TASKCORE_YES : TASKCORE_NO"], "", ""
        case c.Code(of=of) if of in CHOICES:
            initial = case_of(CHOICES[of], member.initial) if "_" in member.initial else ""
            if not initial:
                first = INTERFACE.group(of)
                initial = case_of(CHOICES[of], f"TASKCORE_{first.prefix}{first.constants[0].name}")
            own = CHOICES[of].name
            code = "rawValue" if CHOICES[of].form == "open" else "code"
            return own, [f"{to} = {name}.{code}"], f"{own}({code}: {at})", initial
        case c.Bits(of=of) if of in CHOICES:
            own = wanted or f"[{CHOICES[of].name}]"
            return own, [f"{to} = {name}.reduce(0) {{ $0 | $1.code }}"], "", "[]"
        case c.Bits(of=of) if (each := _choice_of_bits(of)) in CHOICES:
            own = wanted or f"[{CHOICES[each].name}]"
            return own, [f"{to} = {name}.reduce(0) {{ $0 | 1 << UInt32($1.code) }}"], "", "[]"
        case c.Bits(wide=wide):
            return "UInt64" if wide else "UInt32", [f"{to} = {name}"], at, "0"
        case c.MomentKind(moment=moment):
            date, ms = f"input.{moment}_date", f"input.{moment}_ms"
            return (
                "Moment",
                [
                    f"{to} = {name}.kind",
                    f"{date} = {name}.dateNumber",
                    f"{ms} = {name}.milliseconds",
                ],
                f"Moment(kind: {at}, date: {date}, milliseconds: {ms})",
                "",
            )
        case c.Date() if not given:
            return "CalendarDate", [f"{to} = {name}.number"], f"CalendarDate(number: {at})", ""
        case c.Flag() if not given:
            return "Bool", [f"{to} = {name} ? 1 : 0"], f"{at} != 0", "false"
        case c.Integer() if wanted == "Bool":
            return "Bool", [f"{to} = {name} ? 1 : 0"], f"{at} != 0", "false"
        case c.Integer(type="uint64_t"):
            return "Int64", [f"{to} = UInt64({name})"], f"Int64({at})", "0"
        case c.Instant() | c.ID() | c.Date() | c.Flag() | c.Integer() | c.Duration():
            own_property = INTERFACE.property_of(struct.name, member.name)
            kind = own_property.kind if own_property else None
            if isinstance(kind, kinds.Number) and kind.optional:
                return (
                    "Int64?",
                    [f"{to} = {name} ?? {kind.absent}"],
                    f".some({at} == {kind.absent} ? nil : {at})",
                    "",
                )
            type = "Int32" if member.meaning.type == "int32_t" else "Int64"
            is_plain = isinstance(member.meaning, c.Integer | c.Duration)
            return type, [f"{to} = {name}"], at, number if is_plain else ""
    raise ModelError(f"Swift cannot give {struct.name}.{member.name}")


def _choice_of_bits(mask: str) -> str:
    """The enumeration that a mask has a bit of each constant for, or the empty text."""
    group = INTERFACE.group(mask)
    return group.of if isinstance(group, Mask) else ""


def _is_required(each: _Var) -> bool:
    return not each.initial and not each.type.endswith("?")


def _initialiser(required: list[_Var]) -> str:
    """What takes the members that something must be said of."""
    parameters = ", ".join(f"{each.name}: {each.type}" for each in required)
    return (
        doc_comment("Says what it must say." if required else "Says nothing.", 2)
        + f"  public init({parameters}) {{"
        + "".join(f"\n    self.{each.name} = {each.name}" for each in required)
        + ("\n  }\n" if required else "}\n")
    )


def _memberwise(variables: list[_Var]) -> str:
    """What takes each member, those without a value of their own as nil."""
    return memberwise(
        tuple(
            Field(
                each.name,
                each.type,
                each.doc,
                each.initial or ("nil" if each.type.endswith("?") else ""),
            )
            for each in variables
        )
    )


def _reader(fact: Input, variables: list[_Var]) -> str:
    text = ""
    for each in variables:
        bit = each.bits.partition(" ")[0]
        if each.read and bit:
            line = f"      {each.name} = {each.read}\n"
            if len(line) > 101:
                line = f"      {each.name} =\n        {each.read}\n"
            if len(line.splitlines()[-1]) > 100:
                head, _, rest = each.read.partition("(")
                line = f"      {each.name} = {head}(\n{filled([p.strip() for p in rest[:-1].split(', ')], 8, ')')}\n"
            text += f"    if input.fields & {bit} != 0 {{\n{line}    }}\n"
        elif each.read:
            text += f"    {each.name} = {each.read}\n"
    return (
        doc_comment("Says what the library says.", 2)
        + f"  init(_ input: taskcore_{fact.struct}) {{\n    self.init()\n{text}  }}\n\n"
        + _initially(fact)
    )


def _initially(fact: Input) -> str:
    """What C's own initialiser says, all of which is set."""
    if not fact.initially:
        return ""
    c_type = f"taskcore_{fact.struct}"
    return (
        documented(fact.initially, f"public static var initial: {fact.name} {{")
        + f"    var input = blank({c_type}(), {c_type}_init)\n"
        + f"    input.fields = ~0\n    return {fact.name}(input)\n  }}\n\n"
    )


def _calls(struct: Struct) -> str:
    """What functions that are its methods call back."""
    names = [
        closure_name(CALLBACKS[each.meaning.of])
        for each in struct.members
        if isinstance(each.meaning, c.Callback)
    ]
    given = ", ".join(f"{each}: {each}" for each in names)
    doc = "What its calls call back, for one of them."
    return documented(doc, f"var calls: Calls {{ Calls({given}) }}") + "\n"


def _filler(fact: Input, variables: list[_Var]) -> str:
    c_type = f"taskcore_{fact.struct}"
    first = f"blank({c_type}(), {c_type}_init)"
    parameters, more = "in memory: CStrings", ""
    if fact.over:
        # What a library of another release gives has another size.
        first = f"base ?? {first}\n    input.struct_size = MemoryLayout<{c_type}>.size"
        parameters += f", over base: {c_type}?"
        more = (
            f"  func input(in memory: CStrings) -> {c_type} {{ input(in: memory, over: nil) }}\n\n"
        )
    body = "".join(_written(each) for each in variables)
    if fact.methods:
        parameters += ", _ payload: UnsafeMutableRawPointer"
        body += "    input.payload = payload\n"
    head = f"  func input({parameters}) -> {c_type} {{\n"
    if len(head) > 101:
        head = f"  func input(\n    {parameters}\n  ) -> {c_type} {{\n"
    return (
        more
        + head
        + f"    {'var' if body or fact.over else 'let'} input = {first}\n"
        + body
        + "    return input\n  }\n"
    )


def _written(each: _Var) -> str:
    if not each.write:
        return ""
    lines = ([f"input.fields |= {each.bits}"] if each.bits else []) + each.write
    is_optional = each.type.endswith("?")
    is_plain = "copy(optional:" in each.write[0] or " == nil ? nil : " in each.write[0]
    if is_optional and not is_plain:
        condition = f"let {each.name}"
    elif each.type.startswith("[") and not is_optional and not each.is_said_empty:
        condition = f"!{each.name}.isEmpty"
    else:
        return "".join(f"    {line}\n" for line in lines)
    return f"    if {condition} {{\n" + "".join(f"      {line}\n" for line in lines) + "    }\n"


def _texts(fact: Texts) -> list[Member]:
    """The members that are its cases."""
    return [
        each
        for each in INTERFACE.struct(fact.struct).members
        if isinstance(each.meaning, c.Text) and each.name not in fact.without
    ]


def texts(fact: Texts) -> Declared:
    """The enumeration of the texts of an input, and where C has them."""
    struct = INTERFACE.struct(fact.struct)
    bits = prefix(struct)
    members = _texts(fact)

    def case(each: Member) -> str:
        name = camel_case(each.name)
        value = f' = "{each.name}"' if name != each.name else ""
        doc = member_text(struct, each, None, None)
        return documented(doc, f"case {name}{value}")

    def place(each: Member) -> str:
        return f"    case .{camel_case(each.name)}: ({bits}{each.bit}, \\.{each.name})\n"

    return Declared(
        fact.name,
        doc_comment(fact.doc, 0)
        + f"public enum {own_name(fact.name)}: String, CaseIterable, Sendable {{\n"
        + "".join(map(case, members))
        + "}\n",
        "  typealias Member =\n"
        + f"    WritableKeyPath<taskcore_{fact.struct}, UnsafePointer<CChar>?>\n\n"
        + documented(
            "The bit and the member that the C API has for it.",
            "var place: (field: UInt64, member: Member) {",
        )
        + "    switch self {\n"
        + "".join(map(place, members))
        + "    }\n  }\n",
    )
