# SPDX-License-Identifier: Apache-2.0
"""What programs make and give the library: the classes of such values, and how C's structs get them."""

from collections.abc import Iterable
from pathlib import Path

from model.facts.python.modules import MODULES
from model.facts.python.object_values import OF_OBJECTS
from model.language import members as c
from model.language.errors import ModelError
from model.language.python import Attribute, Factory, Module, Row, Rule
from model.language.types import Member
from model.writers.python.expressions import expression_imports
from model.writers.python.reading import Reading, function_name
from model.writers.python.statements import broken, head, separate, statement
from model.writers.python.text import PACKAGE, Imports, doc_string, module
from model.writers.python.values import value_function

PLACE = "taskcore._generated.objects"


def write(root: Path) -> dict[str, str]:
    return {f"{PACKAGE}/_generated/objects.py": writers(MODULES)}


def row_function(name: str) -> str:
    """`SMTPServer` is written by `smtp_server_row`."""
    return function_name(name).replace("_from_row", "_row")


def is_timed(row: Row) -> bool:
    """Whether a store has to say which instants its times are."""
    return any(isinstance(member.meaning, c.Instant) for _, member in _written(row))


def members_of_class(row: Row) -> str:
    """What the class of a value has besides its attributes."""
    text = ""
    if row.rules:
        text += "\n    def __post_init__(self) -> None:\n"
        text += "".join(f"{line}\n" for line in refused(row.rules))
    return text + "".join(f"\n{_factory(each, row.name)}" for each in row.factories)


def writers(places: Iterable[Module]) -> str:
    """A function for each class that makes C's struct of a value, and of several their array."""
    rows = [(place, row) for place in places for row in place.rows if row.given]
    imports = expression_imports(PLACE)
    imports.add("taskcore._low_level.texts", "text")
    parts = []
    for place, row in rows:
        imports.add(f"taskcore.{place.name}", row.name)
        parts.append(_one(row))
        if row.given != "-":
            parts.append(_several(row))
    parts += map(value_function, OF_OBJECTS)
    doc = "What programs give the library, as C's structs have it."
    return module("python", doc, imports, parts)


def _written(row: Row) -> list[tuple[Attribute, Member]]:
    """The attributes with the members that they set."""
    reading = Reading(row, Imports())
    facts = [Attribute(each) if isinstance(each, str) else each for each in row.attributes]
    found = []
    for fact in facts:
        member = reading.member(fact)
        if member is None:
            raise ModelError(f"{row.struct} has no member for {row.name}.{fact.name}")
        found.append((fact, member))
    return found


def _one(row: Row) -> str:
    lines = []
    if row.given != "-":
        message = f"{row.given} must be several {row.name}s, not {{type(value).__name__}}"
        lines.append(f"    if not isinstance(value, {row.name}):")
        lines.append(f'        raise TypeError(f"{message}")')
    lines.append(f"    row = c.TASKCORE_{row.struct.upper()}_INIT()")
    for fact, member in _written(row):
        name = f'"{member.name if row.given == "-" else row.given}"'
        line = f"row.{member.name} = {_value(fact, member, f'value.{fact.name}', name)}"
        margin = "    "
        if fact.default == "None":
            lines.append(f"    if value.{fact.name} is not None:")
            margin += "    "
        lines += broken(margin + line)
    first = head(row_function(row.name), _parameters(row, "value", row.name), _type(row), 0)
    return "\n".join([*first, *lines, "    return row"])


def _value(fact: Attribute, member: Member, value: str, name: str) -> str:
    """What makes C's value of an attribute."""
    match member.meaning:
        case c.Text() if "PathLike" in fact.type:
            return f"path_bytes({value}, {name})"
        case c.Text():
            return f"text({value}, {name})"
        case c.Instant():
            return f"milliseconds(checked({value}, datetime, {name}))"
        case c.Duration(unit="ms"):
            return f"integer({value} // MILLISECOND, 64, {name})"
        case c.Duration(unit="s"):
            return f"seconds({value}, {name})"
        case c.Code() | c.Flag() | c.Bits() | c.Integer():
            return f"integer({value}, {32 if '32' in member.meaning.type else 64}, {name})"
    raise ModelError(f"Python writes no {member.name}, {member.meaning}")


def _several(row: Row) -> str:
    one = row_function(row.name)
    given = "each, milliseconds" if is_timed(row) else "each"
    first = head(
        f"{one}s", _parameters(row, "values", f"Iterable[{row.name}]"), f"Array[{_type(row)}]", 0
    )
    return "\n".join(
        [
            *first,
            f"    rows = [{one}({given}) for each in values]",
            f"    return ({_type(row)} * len(rows))(*rows)",
        ]
    )


def _parameters(row: Row, name: str, type: str) -> list[str]:
    timed = ["milliseconds: Callable[[datetime], int]"] if is_timed(row) else []
    return [f"{name}: {type}", *timed]


def _type(row: Row) -> str:
    return f"c.taskcore_{row.struct}"


def refused(rules: Iterable[Rule]) -> list[str]:
    """The lines that refuse what may not be."""
    lines = []
    for each in rules:
        lines += [f"        if {each.forbidden}:", f'            raise TypeError("{each.message}")']
    return lines


def _factory(fact: Factory, name: str) -> str:
    lines = [
        "    @classmethod",
        *head(fact.name, ["cls", *separate(fact.parameters)], name),
        doc_string(fact.doc, 8).rstrip("\n"),
        *statement("return cls", [fact.arguments]),
    ]
    return "".join(f"{line}\n" for line in lines)
