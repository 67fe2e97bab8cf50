"""The types of the C API: what follows from records, where members lie, and how C is written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from model.facts.interface import INTERFACE, SECTIONS
from model.facts.tasks import TASK
from model.language import kinds
from model.language import members as c
from model.language.errors import ModelError
from model.language.interface import Interface
from model.language.record import Property
from model.language.types import (
    Callback,
    Constant,
    ContentHandle,
    Enumeration,
    Handle,
    ListHandle,
    Macro,
    Mask,
    Member,
    Note,
    Of,
    Parameter,
    RecordStruct,
    Section,
    Single,
    Struct,
    range_bits,
    time_range,
)
from model.writers import caller_structs, handle_functions, layout, record_functions, types_header
from samples import sample

ENERGY = Property(
    "energy",
    kinds.Number(optional=True, low=0, high=10),
    since="0.1.0",
    bit=60,
    sort=60,
    doc="From 0 to 10.",
)

LAMP = sample(
    "lamp",
    Property("name", kinds.Text(required=True), bit=0, doc="In one line."),
    Property("notes", kinds.Text(), bit=1, doc="Several lines."),
    Property("colour", kinds.Code("Colour", default=".green"), bit=2, doc="Its colour."),
    Property("due", kinds.Moment(), bit=3, doc="When it is to shine."),
    Property("created", kinds.Instant(), column="created_ms", read_only=True),
    Property("kept", kinds.JSONText(), read_only=True),
    doc="A lamp.",
)
COLOUR = Enumeration("colour", "COLOUR_", (Constant("RED", 0), Constant("GREEN", 1, "at first")))
FIELDS = Mask("lamp_field", "LAMP_", (Constant("NOTES", 1, "several lines"),), record=LAMP)
MOMENT = Enumeration("moment_kind", "MOMENT_", (Constant("NONE", 0), Constant("DATE", 1)))


_GAP = Member("reserved", c.Reserved())


def lamp(*members: Member | Of, is_input: bool = False) -> RecordStruct:
    given = (Member("fields", c.Fields("lamp_field"), "the optional ones: {optional}"), *members)
    return RecordStruct(
        "lamp_input" if is_input else "lamp",
        "A lamp.",
        given,
        record=LAMP,
        is_input=is_input,
        without=("kept",),
    )


def interface(*structs: Struct | RecordStruct) -> Interface:
    return Interface((Section("lamps", (COLOUR, MOMENT, FIELDS, *structs)),))


def names(struct: Struct) -> list[str]:
    return [each.name for each in struct.members]


def test_properties_that_are_not_placed_stand_at_the_end_in_the_order_of_their_bits() -> None:
    made = interface(lamp(Of("due", "ms"), Of("created"))).struct("lamp")
    assert names(made) == [
        *("struct_size", "fields", "due_ms", "created_ms"),
        *("name", "notes", "colour", "reserved_1", "due_kind", "due_date"),
    ]


def test_an_input_has_only_what_can_be_set_and_says_how_it_begins() -> None:
    made = interface(lamp(is_input=True)).struct("lamp_input")
    assert "created_ms" not in names(made)
    initial = {each.name: each.initial for each in made.members}
    assert initial["colour"] == "TASKCORE_COLOUR_GREEN"
    bits = {each.name: each.bit for each in made.members}
    assert (bits["name"], bits["due_date"], bits["reserved_1"]) == ("NAME", "DUE", "")


def test_a_row_has_bits_only_for_what_may_be_absent() -> None:
    made = interface(lamp()).struct("lamp")
    bits = {each.name: each.bit for each in made.members}
    assert (bits["name"], bits["colour"], bits["notes"], bits["due_ms"]) == ("", "", "NOTES", "DUE")
    assert made.members[1].doc == "the optional ones: NOTES, DUE"


def test_bits_of_properties_and_others_stand_in_one_order() -> None:
    made = interface().group("lamp_field")
    assert [each.name for each in made.constants] == ["NAME", "NOTES", "COLOUR", "DUE"]
    assert made.constants[1].doc == "several lines"


@pytest.mark.parametrize(
    ("reason", "struct"),
    [
        ("no ms left of due", lamp(Of("due", "ms"), Of("due", "ms"))),
        ("has no  left of kept", lamp(Of("kept"))),
        (
            "a reserved member before b",
            Struct("a", "", (Member("a", c.Date()), Member("b", c.ID()))),
        ),
        ("a reserved member at its end", Struct("a", "", (Member("a", c.Date()),))),
        ("a flag begins with is_", Struct("a", "", (Member("b", c.Flag()), _GAP))),
        ("does not end with its unit, s", Struct("a", "", (Member("length", c.Duration("s")),))),
        ("without a bit", Struct("a", "", (Member("limit", c.Integer(), bit="LIMIT"),))),
        ("does not end with its unit, ms", Struct("a", "", (Member("at", c.Instant()),))),
    ],
)
def test_a_struct_that_contradicts_its_record_or_has_a_gap_is_refused(
    reason: str, struct: Struct | RecordStruct
) -> None:
    with pytest.raises(ModelError, match=reason):
        interface(struct)


def test_a_mask_of_an_enumeration_has_a_bit_for_each_of_its_constants() -> None:
    colours = Mask("colours", "COLOURS_", wide=False, of="colour")
    made = Interface((Section("", (COLOUR, colours)),)).group("colours")
    assert made.constants == (Constant("RED", 0), Constant("GREEN", 1))
    assert "#define TASKCORE_COLOURS_GREEN (1U << 1)" in types_header.section_text(
        Section("", (made,))
    )


def test_two_names_for_a_bit_are_refused() -> None:
    with pytest.raises(ModelError, match="1 is WORDS and NOTES"):
        Interface((Section("", (replace(FIELDS, constants=(Constant("WORDS", 1),)),)),))


@pytest.mark.parametrize(
    ("reason", "items"),
    [
        (
            "two and one both begin with LIGHT_",
            (
                Enumeration("one", "LIGHT_", (Constant("ON", 0),)),
                Mask("two", "LIGHT_", (Constant("OFF", 0),)),
            ),
        ),
        (
            "LIGHT_KIND_BLUE of one looks like one of two",
            (
                Enumeration("one", "LIGHT_", (Constant("KIND_BLUE", 0),)),
                Enumeration("two", "LIGHT_KIND_", (Constant("RED", 0),)),
            ),
        ),
        (
            "LIGHT_LIMIT looks like one of one",
            (Enumeration("one", "LIGHT_", (Constant("ON", 0),)), Single("LIGHT_LIMIT", "9")),
        ),
    ],
)
def test_a_constant_that_could_be_taken_for_one_of_another_group_is_refused(
    reason: str, items: tuple[Enumeration | Mask | Single, ...]
) -> None:
    with pytest.raises(ModelError, match=reason):
        Interface((Section("", items),))


def test_a_prefix_may_go_on_from_another_where_no_constant_does() -> None:
    light = Mask("light_field", "LIGHT_", (Constant("KIND", 0),))
    kinds = Enumeration("light_kind", "LIGHT_KIND_", (Constant("RED", 0),))
    assert Interface((Section("", (light, kinds)),)).groups == (light, kinds)


def test_a_kind_that_c_cannot_say_is_refused() -> None:
    odd = replace(LAMP, properties=(Property("odd", kinds.Position(), bit=0),))
    with pytest.raises(ModelError, match="C has no members for odd"):
        interface(replace(lamp(), record=odd, without=()))


def test_a_new_optional_number_of_a_task_needs_nothing_but_its_line() -> None:
    record = replace(TASK, properties=(*TASK.properties, ENERGY))
    sections = tuple(
        Section(
            section.heading,
            tuple(
                replace(each, record=record)
                if isinstance(each, RecordStruct | Mask | Enumeration) and each.record is TASK
                else each
                for each in section.items
            ),
        )
        for section in SECTIONS
    )
    made = Interface(sections)
    for name, absent in (("task", "-1 when it has none"), ("task_input", "-1 takes it away")):
        before, after = INTERFACE.struct(name), made.struct(name)
        assert after.members[-1].name == "energy" and after.members[-1].bit == "ENERGY"
        assert after.members[-1].doc == f"from 0 to 10; {absent}"
        assert made.size(after) == INTERFACE.size(before) + 8
        assert made.placed(after)[:-1] == tuple(
            replace(each, member=member)
            for each, member in zip(INTERFACE.placed(before), after.members)
        )
    assert Constant("ENERGY", 60) in made.group("task_field").constants
    assert Constant("ENERGY", 60) in made.group("sort_key").constants


HEADER = """\
/* ------------------------------------------------------------------- lamps */

/* A paragraph that is so long that it goes on in the next line, as the paragraphs of the header of
 * the library do as well. */

#define TASKCORE_A 1
#define TASKCORE_B 2

/* The last one. */
#define TASKCORE_C 3

/* A store. */
typedef struct taskcore_store {
  void *private_state;
} taskcore_store;

/* Is told. */
typedef int32_t (*taskcore_told_callback)(const char *what, void *payload);

#define TASKCORE_COLOUR_RED 0
#define TASKCORE_COLOUR_GREEN 1 /* at first */

#define TASKCORE_DAY_MONDAY (1U << 0)
#define TASKCORE_DAY_A_DAY_WITH_A_LONG_NAME (1U << 1) /* it stands as it is */

/* A lamp. */
typedef struct taskcore_lamp {
  size_t struct_size;
  const char *name; /* in one line */
  const taskcore_lamp *a_lamp_with_a_very_long_name; /* NULL for none */
  int32_t colour;   /* a text that does not fit on the line, and goes on below its own beginning on
                       the next one */
  int32_t reserved; /* 0 */
  taskcore_told_callback told;
} taskcore_lamp;

#define TASKCORE_LAMP_INIT { sizeof(taskcore_lamp), NULL, NULL, TASKCORE_COLOUR_GREEN, 0, NULL }"""


def test_the_header_is_written_as_c_programmers_read_it() -> None:
    items = (
        Note(
            "A paragraph that is so long that it goes on in the next line, as the paragraphs of the "
            "header of the library do as well."
        ),
        Single("A", "1"),
        Single("B", "2"),
        Single("C", "3", "The last one."),
        Handle("store", "A store."),
        Callback(
            "told", "Is told.", (Parameter("const char *", "what"), Parameter("void *", "payload"))
        ),
        COLOUR,
        Mask(
            "day",
            "DAY_",
            (Constant("MONDAY", 0), Constant("A_DAY_WITH_A_LONG_NAME", 1, "it stands as it is")),
            wide=False,
        ),
        Struct(
            "lamp",
            "A lamp.",
            (
                Member("name", c.Text(), "in one line"),
                Member("a_lamp_with_a_very_long_name", c.Struct("lamp"), "NULL for none"),
                Member(
                    "colour",
                    c.Code("colour"),
                    "a text that does not fit on the line, and goes on below its own beginning on "
                    "the next one",
                    initial="TASKCORE_COLOUR_GREEN",
                ),
                Member("reserved", c.Reserved()),
                Member("told", c.Callback("told")),
            ),
            initialiser=True,
        ),
    )
    made = Interface((Section("lamps", items),))
    assert types_header.section_text(made.sections[0]) == HEADER


def test_the_layout_says_the_size_and_each_offset() -> None:
    made = interface(lamp(is_input=True))
    assert layout.checks(made, made.struct("lamp_input")) == (
        "SIZE(lamp_input, 56);\n"
        "AT(lamp_input, struct_size, 0); AT(lamp_input, fields, 8); AT(lamp_input, name, 16);\n"
        "AT(lamp_input, notes, 24); AT(lamp_input, colour, 32); AT(lamp_input, reserved_1, 36);\n"
        "AT(lamp_input, due_kind, 40); AT(lamp_input, due_date, 44); AT(lamp_input, due_ms, 48);"
    )


def test_a_member_that_moved_is_refused_and_one_at_the_end_is_not(tmp_path: Path) -> None:
    file = tmp_path / "layout.c"
    layout.compare(file, "AT(lamp, name, 8);")
    file.write_text("AT(lamp, name, 8); AT(lamp, gone, 16);")
    layout.compare(file, "AT(lamp, name, 8); AT(lamp, notes, 16);")
    with pytest.raises(ModelError, match=r"lamp\.name would move from 8 to 16"):
        layout.compare(file, "AT(lamp, notes, 8); AT(lamp, name, 16);")


def test_the_functions_of_a_list_follow_from_a_line() -> None:
    line = ListHandle("lamp_list", "", "LampList", row="lamp", one="lamp", many="lamps")
    text = handle_functions.functions(line)
    assert (
        "/// - Returns: the number of lamps.\n///   Since 0.1.0.\n@c(taskcore_lamp_list_count)"
        in text
    )
    assert "  LampList.object(of: list)?.row(at: index)\n" in text
    assert "columns_of_lamp(rows.row(at: 0), rows.count, stream)\n" in text
    assert text.count("@c(") == 5


def test_the_functions_of_what_is_read_as_a_whole_follow_from_a_line() -> None:
    line = ContentHandle(
        *("lamp_plan", "", "LampPlan"),
        content="lamp",
        gives="a plan",
        returned="the plan",
        freed="a plan",
        made_by="lamp_read",
    )
    text = handle_functions.functions(line)
    assert "/// - Parameter plan: what `taskcore_lamp_read` gave.\n" in text
    assert "/// - Returns: the plan, borrowed until `plan` is freed; NULL for NULL.\n" in text
    assert "/// Frees a plan and all that was borrowed from it.\n" in text
    assert text.count("@c(taskcore_lamp_plan_") == 2


@pytest.mark.parametrize(
    ("named_by", "key"), [("", "uid"), ("name", "uidOrName"), ("number", "uidOrNumber")]
)
def test_a_list_of_records_brings_what_finds_and_gets_them(named_by: str, key: str) -> None:
    line = ListHandle("lamp_list", "", "LampList", "lamp", "lamp", "lamps", LAMP, named_by)
    text = record_functions.functions(line)
    assert (
        f"@c(taskcore_lamp_find)\npublic func lampFind(\n  store: StorePointer, {key}: CText"
        in text
    )
    rule = "(.lampName)" if named_by == "name" else ""
    assert f'  find(.lamp, "lamp", store, {key}, by: .{key}{rule}, id)\n' in text
    assert '  get(LampList.self, store, ids, count, lamps, "lamps")\n' in text
    assert text.count("@c(") == 2


def test_rows_that_are_no_records_have_neither() -> None:
    with pytest.raises(ModelError, match="no records"):
        record_functions.functions(ListHandle("day_list", "", "DayList", "day", "day", "days"))


def test_each_class_has_a_mark_of_its_own() -> None:
    text = handle_functions.handles(handle_functions.OWNERS)
    marks = [line for line in text.splitlines() if "static let mark" in line]
    assert len(set(marks)) == len(marks) == len(INTERFACE.handles)


def test_of_a_record_only_bits_with_a_member_are_known_and_of_others_all() -> None:
    record = replace(
        LAMP,
        properties=(*LAMP.properties, Property("moved", kinds.Instant(), bit=4, read_only=True)),
    )
    fields = replace(FIELDS, record=record)
    made = Interface(
        (Section("", (COLOUR, MOMENT, fields, replace(lamp(is_input=True), record=record))),)
    )
    text = caller_structs.conformance(made, made.struct("lamp_input"))
    assert "extension taskcore_lamp_input: AnnouncingStruct {" in text
    assert "  /// `TASKCORE_LAMP_NAME` to `TASKCORE_LAMP_DUE`.\n" in text
    assert "  static var knownFields: UInt64 { 0xF }\n" in text

    search = Struct("search", "", (Member("fields", c.Fields("lamp_field")),), initialiser=True)
    made = Interface((Section("", (replace(fields, name="lamp_field", record=None), search)),))
    assert "{ 0x2 }" in caller_structs.conformance(made, made.struct("search"))


def test_a_struct_with_both_bounds_is_a_range() -> None:
    bits = range_bits("lamp")
    members = (Member("fields", c.Fields(bits.name)), *time_range())
    for given, is_range in ((members, True), (members[:-1], False)):
        made = Interface(
            (Section("", (bits, Struct("lamp_query_options", "", given, initialiser=True))),)
        )
        text = caller_structs.conformance(made, made.struct("lamp_query_options"))
        assert ("AnnouncingStruct, RangeStruct {" in text) is is_range
        assert ("UInt64 { TASKCORE_LAMP_QUERY_BEFORE }" in text) is is_range


def test_a_struct_without_bits_announces_nothing() -> None:
    sort = Struct("sort", "", (Member("key", c.ID()),), initialiser=True)
    assert caller_structs.conformance(Interface((Section("", (sort,)),)), sort) == (
        "\nextension taskcore_sort: CallerStruct {\n"
        "  static var form: CallerForm { caller_struct_of_sort() }\n}\n"
    )


def _grown(*members: Member) -> tuple[Interface, Struct]:
    """A struct of the first release, to which later ones added members."""
    sort = Struct("sort", "", (Member("key", c.ID()), *members), initialiser=True)
    made = Interface((Section("", (sort,)),))
    return made, made.struct("sort")


def test_each_release_that_adds_a_member_gives_a_struct_another_size() -> None:
    made, sort = _grown(
        Member("place", c.Code("colour"), since="0.2.0"),
        Member("reserved", c.Reserved(), since="0.2.0"),
        Member("weight", c.Integer(), since="0.10.0"),
    )
    assert made.sizes(sort) == (16, 24, 32)
    table = caller_structs.table(made, sort)
    assert "static const uint16_t sort_sizes[] = {16, 24, 32};\n" in table
    assert "static const uint16_t sort_reserved[] = {20};\n" in table


@pytest.mark.parametrize(
    ("members", "message"),
    [
        (
            (Member("weight", c.Integer(), since="0.3.0"), Member("place", c.Integer())),
            "sort.place is older than what is before it",
        ),
        (
            (
                Member("weight", c.Code("colour"), since="0.2.0"),
                Member("place", c.Code("colour"), since="0.3.0"),
            ),
            "sort needs a reserved member before place: programs of 0.2.0 end there",
        ),
    ],
)
def test_a_member_is_added_behind_the_end_of_older_structs(
    members: tuple[Member, ...], message: str
) -> None:
    with pytest.raises(ModelError, match=message):
        _grown(*members)


def test_a_property_of_a_later_release_stands_behind_all_of_older_ones() -> None:
    record = replace(
        LAMP,
        properties=(
            Property("glow", kinds.Number(optional=True, low=0, high=9), bit=4, since="0.2.0"),
            *LAMP.properties,
        ),
    )
    fields = replace(FIELDS, record=record)
    made = Interface((Section("", (COLOUR, MOMENT, fields, replace(lamp(), record=record))),))
    struct = made.struct("lamp")
    assert struct.members[-1].name == "glow"
    first, second = made.sizes(struct)
    assert second == first + 8


def test_a_macro_has_a_form_for_each_kind_of_compiler() -> None:
    twice = Macro("TWICE(n)", (("defined(__GNUC__)", "((n) << 1)"), ("", "(2 * (n))")), "Doubles.")
    assert types_header.section_text(Section("sums", (twice,))).endswith(
        "/* Doubles. */\n#if defined(__GNUC__)\n#define TASKCORE_TWICE(n) ((n) << 1)\n#else\n"
        "#define TASKCORE_TWICE(n) (2 * (n))\n#endif"
    )
