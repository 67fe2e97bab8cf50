# SPDX-License-Identifier: Apache-2.0
"""Records and their properties: what the store keeps, logs, undoes and files."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from model.language.errors import ModelError
from model.language.files import Files
from model.language.kinds import Flag, Instant, Kind, MomentInstant, Number
from model.language.words import camel_case, constant


@dataclass(frozen=True)
class Property:
    """A property of a record: a value that is stored, logged, undone and filed under its name.

    `name` is the word for it in the change log and in files. What is not given follows from it.
    """

    name: str
    kind: Kind
    doc: str = ""
    """One sentence, with the unit and the range."""
    case: str = ""
    """Its case of the enumeration of properties."""
    member: str = ""
    """The member of the Swift type."""
    column: str | None = ""
    """Its column, without the suffixes of a kind that needs two; None: in a table of its own."""
    rare: bool = False
    """Whether few records have it: such columns are read and written only where there is something."""
    rule: str = ""
    """The method that checks and sets it; without one it is assigned."""
    bit: int | None = None
    """Its bit in the `fields` masks of C; None: it has none."""
    c_name: str = ""
    """What C calls it, in the constant of its bit and as a member."""
    read_only: bool = False
    """Whether callers cannot set it."""
    hidden: bool = False
    """Whether callers never see it."""
    token: str = ""
    """Its word in the language of queries and in the shell: `energy:3`, `energy>3`, `has:energy`."""
    sort: int | None = None
    """The number of its sort key in C; None: lists cannot be sorted by it."""
    label: str = ""
    """What people read before its value."""
    help: str = ""
    """What the shell's help says of its token, if not the bounds of a number."""
    files: Files = field(default=Files())
    """How the formats of files say it."""
    sample: str = ""
    """What draws a value of it for tests, where not any value of its kind is one."""
    initial: str = ""
    """Its value in a blank record, where that is not the empty or first one of its kind."""
    part: str = ""
    """The member that holds it, of a record that has it from one of its parts."""
    blank_column: bool = False
    """Whether its column holds the empty text for none, rather than NULL."""
    required: bool = False
    """Whether a file that has a record without it is refused."""
    unfiled: bool = False
    """Whether no file says it, not even Taskcore's own: it holds for the records of one store."""
    mended: str = ""
    """The text that a repair gives it where none can be read, if not that of a blank record."""
    since: str = ""
    """The release that first had it in C; empty: the first of all, 0.1.0."""

    @property
    def swift_case(self) -> str:
        return self.case or camel_case(self.name)

    @property
    def swift_member(self) -> str:
        return self.member or self.swift_case

    @property
    def setter(self) -> str:
        """The method that checks and sets it; empty when it is assigned."""
        bounded = isinstance(self.kind, Number) and self.kind.bounded
        return self.rule or (
            f"set{self.swift_case[0].upper()}{self.swift_case[1:]}" if bounded else ""
        )

    @property
    def base_column(self) -> str | None:
        return self.name if self.column == "" else self.column

    @property
    def bit_name(self) -> str:
        """The last part of the constant of its bit: `ESTIMATED_DURATION`."""
        return constant(self.c_name or self.name)

    @property
    def c_member(self) -> str:
        """Its member in C structs, without the suffixes of a kind that needs several."""
        name = self.c_name or self.base_column or self.name
        return f"is_{name}" if isinstance(self.kind, Flag) else name

    @property
    def word(self) -> str:
        return self.token or self.name

    @property
    def file_name(self) -> str:
        """Its name in Taskcore's JSON, and what is ours in other formats."""
        column = self.base_column or self.name
        is_instant = isinstance(self.kind, Instant | MomentInstant)
        return self.files.json or (column.removesuffix("_ms") if is_instant else column)

    @property
    def error_field(self) -> str:
        """What an error names: the member of C structs, which is the column."""
        return self.base_column or self.name

    @property
    def number_words(self) -> str:
        """What an error calls a number: `The energy`."""
        what = self.kind.what if isinstance(self.kind, Number) else ""
        return what or f"The {self.name.replace('_', ' ')}"

    @property
    def label_text(self) -> str:
        return self.label or self.name.replace("_", " ").capitalize()


@dataclass(frozen=True)
class Record:
    """A kind of record: a table of the store, and a type of the domain."""

    name: str
    """The word for it, in the singular, as C names it."""
    type: str
    """The Swift type."""
    room: str
    """The folder of each floor that has it."""
    entity: int
    """Its number in the C API and in the change log; never changed."""
    doc: str
    entity_doc: str = ""
    """What C says beside the constant of its number."""
    noun: str = ""
    """What messages call one, where that is not its name."""
    plural: str = ""
    """The word for several: the name of their array in files, and of their repository."""
    facts: str = ""
    """The module of model/facts that it is declared in, where that is not its plural."""
    table: str = ""
    """Its table, where it has another name."""
    repository: str = ""
    """The protocol of what stores it, where it has one of its own."""
    item: str = ""
    """What a file gives of one, where that is more than the record itself."""
    exported: str = ""
    """The condition under which an export has it."""
    selected: str = ""
    """What an export of some records has of it, when it comes with these; `none`: it stays. Of those that follow the events,
    each says it."""
    article: str = "a"
    uid_doc: str = "For other devices and files."
    """What its uid is."""
    checks_uid: bool = False
    """Whether its uid may come from another program, and is checked."""
    checks_texts: bool = False
    """Whether its texts have a rule each, as CheckedTexts has them."""
    own_repair: bool = False
    """Whether the repair of a store has rules for it, rather than mend it property by property."""
    is_inline: bool = False
    """Whether files say it within the objects of other records, and have no array of it."""
    properties: tuple[Property, ...] = field(default=())

    def __post_init__(self) -> None:
        names = [each.name for each in self.properties]
        for name in names:
            if names.count(name) > 1:
                raise ModelError(f"{self.name} has two properties {name}")

    @property
    def table_name(self) -> str:
        return self.table or self.name

    @property
    def section(self) -> str:
        return self.plural or f"{self.name}s"

    @property
    def module(self) -> str:
        return self.facts or self.section

    @property
    def repository_type(self) -> str:
        return self.repository or f"RecordRepository<{self.type}>"

    @property
    def swift_case(self) -> str:
        return camel_case(self.name)

    @property
    def swift_plural(self) -> str:
        return camel_case(self.section)

    @property
    def words(self) -> str:
        """`focus session`."""
        return self.noun or self.name.replace("_", " ")

    @property
    def filed(self) -> tuple[Property, ...]:
        """What Taskcore's own files say of it."""
        return tuple(each for each in self.properties if not each.unfiled)

    def property(self, name: str) -> Property:
        """Raises ModelError for a name that no property has."""
        for each in self.properties:
            if each.name == name:
                return each
        raise ModelError(f"{self.name} has no property {name}")


_UNITS = (
    *("_ms", "_s", "_minor", "_millionths", "_ten_thousandths", "_thousandths"),
    *("_basis_points", "_uid"),
)


@dataclass(frozen=True)
class ChangeBits:
    """The bits of the `fields` mask of C that stand for changed properties of a record.

    A property has the bit of its name, without its unit; else the one that `bits` says, or none.
    """

    record: Record
    masks: tuple[str, ...]
    """The groups of constants: that of the record, and that of a part of it."""
    bits: dict[str, str] = field(default_factory=dict)
    """By the properties whose bit has another name, that name."""
    without: tuple[str, ...] = ()
    """Bits that no property of the record has."""

    def bit(self, each: Property, known: Iterable[str]) -> str | None:
        """The constant of a property, without its prefix; None: it has none."""
        plain = each.name
        for unit in _UNITS:
            plain = plain.removesuffix(unit)
        name = self.bits.get(each.name, constant(plain))
        return name if name in known else None
