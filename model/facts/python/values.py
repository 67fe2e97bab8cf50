# SPDX-License-Identifier: Apache-2.0
"""How values of Python's become C's, what is refused of them, and how C's become Python's."""

from model.facts.python.times import CONSTANTS, TIMES
from model.language.python_values import Alias, Value

# fmt: off
ALIASES: tuple[Alias, ...] = (
    *CONSTANTS,
    Alias("Milliseconds", "Callable[[datetime], int]", "Turns a datetime into an instant."),
    Alias("FieldValue", "Union[str, int, Decimal, date, datetime, timedelta, None]", "A text, a number, a date or an instant, a duration, or a choice; None takes the value away."),
)

VALUES: tuple[Value, ...] = (
    # Texts.
    Value("path_bytes", "path: str | os.PathLike[str], field: str", "bytes", "A path as the system spells it.", "without_nul(os.fsencode(path), field)"),
    Value("texts", "values: Iterable[str], field: str", "Any", "An array of UTF-8 texts.", "array_of(c_char_p, [text(each, field) for each in values])",
        wrong=(("isinstance(values, str)", "{field} must be several strings, not one"),)),
    Value("string", "value: bytes | None", "str", "A text of C's; a null pointer is an empty one.", 'value.decode() if value else ""'),
    Value("optional_string", "value: bytes | None", "str | None", "A text of C's; a null pointer is None.", "None if value is None else value.decode()"),
    Value("strings", "first: Any, count: int", "tuple[str, ...]", "The texts of a C array.", "tuple([each.decode() for each in first[:count]]) if count else ()"),
    Value("characters", "encoded: bytes, length: int", "int", "How many characters so many bytes at the beginning of a text are.", "len(encoded[:length].decode())"),
    Value("span", "encoded: bytes, start: int, length: int", "tuple[int, int]", "Where a range of bytes starts and stops as a range of characters.", "(characters(encoded, start), characters(encoded, start + length))"),
    # Bytes.
    Value("byte_array", "data: bytes", "Any", "Bytes as C takes them.", "(c_uint8 * len(data)).from_buffer_copy(data)"),
    Value("given_bytes", "data: bytes, field: str", "tuple[Any, int]", "Bytes as C takes them, and how many they are.", "counted(byte_array(data))", accepts="bytes"),
    # Numbers.
    Value("choice", "value: object, field: str", "int", 'C\'s number for those that are, those that are not, or ``"both"``.', 'c.TASKCORE_ANY if value == "both" else c.TASKCORE_YES if value else c.TASKCORE_NO',
        refused=(('value not in (False, True, "both")', '{value!r} is neither True nor False nor "both".'),)),
    Value("integer", "value: int, bits: int, field: str", "int", "The same number, which fits in a signed integer of so many bits.", "number",
        refused=(("not -(1 << (bits - 1)) <= (number := index(value)) < 1 << (bits - 1)", "{number} is out of range."),)),
    Value("paged", "limit: int | None, offset: int", "tuple[int, int]", "Which rows of a list are meant; without a limit, all of them.", 'integer(0 if limit is None else limit, 64, "limit"), integer(offset, 64, "offset")'),
    Value("several", "values: Any", "Iterable[Any]", "The same, which may be one by itself.", "values if isinstance(values, Iterable) else (values,)"),
    Value("bit", "number: int, field: str", "int", "The bit with a number.", "1 << index(number)", refused=(("not 0 <= index(number) < 32", "{number} is out of range."),)),
    Value("bits", "numbers: int | Iterable[int], field: str", "int", "One bit for each number.", "reduce(or_, [bit(each, field) for each in several(numbers)], 0)"),
    Value("from_scaled", "number: int, decimals: int", "Decimal", "The number whose last so many digits are decimals.\n\n>>> from_scaled(12_345_678, 4)\nDecimal('1234.5678')", "EXACT.scaleb(Decimal(number), -decimals)"),
    Value("to_scaled", "value: Exact, decimals: int, field: str, bits: int = 64", "int", 'The number in units of the last of so many decimals, when it has no more.\n\n>>> to_scaled("2.5", 4, "quantity")\n25000', "integer(scaled(value, decimals, field), bits, field)"),
    Value("optional_scaled", "value: Exact | None, decimals: int, field: str", "int", "The same number; 0, which is C's for none, for None.", "0 if value is None else to_scaled(value, decimals, field)",
        refused=(("value is not None and scaled(value, decimals, field) == 0", "It is above 0; None takes it away."),)),
    Value("one_project", "find: Callable[[str], int], project: str | None, project_id: int | None, field: str = \"project\"", "int | None", "The id of a project that is given by its name or by its id; None when none is.", 'integer(project_id, 64, "project_id")',
        refused=(("project is not None and project_id is not None", "A project is given by its name or by its id, not by both."),),
        cases=(("project is not None", "find(project)"), ("project_id is None", "None"))),
    # Durations.
    Value("seconds", "duration: timedelta, field: str", "int", "The seconds of a duration, which are whole.", "duration // timedelta(seconds=1)",
        accepts="timedelta", refused=(("duration.microseconds", "A duration has whole seconds."),)),
    Value("lasting", "value: timedelta | None, field: str", "int", "The seconds of a duration; 0, which is C's for none, for None.", "0 if value is None else integer(seconds(value, field), 64, field)",
        refused=(("value is not None and seconds(value, field) == 0", "A duration is at least one second."),)),
    # Times.
    Value("moment_parts", "value: date | datetime | None, field: str, milliseconds: Milliseconds", "tuple[int, int, int]", "The kind of a moment, its date and its instant, as C has them.",
        cases=(
            ("value is None", "c.TASKCORE_MOMENT_NONE, 0, 0"),
            ("isinstance(value, datetime)", "c.TASKCORE_MOMENT_DATE_TIME, 0, milliseconds(value)"),
            ("isinstance(value, date)", "c.TASKCORE_MOMENT_DATE, 10_000 * value.year + 100 * value.month + value.day, 0"),
        ),
        otherwise="{field} must be a date or a datetime, not {type(value).__name__}"),
    Value("instant_text", "ms: int", "str", "Such as 2026-12-24T16:00:00.000Z.", '(datetime(1970, 1, 1) + timedelta(milliseconds=ms)).isoformat("T", "milliseconds") + "Z"'),
    # Own fields.
    Value("field_value_text", "value: FieldValue, milliseconds: Milliseconds", "str", "The value of an own field as C takes it.",
        cases=(
            ("value is None", '""'),
            ("isinstance(value, str)", "value"),
            ("isinstance(value, datetime)", "instant_text(milliseconds(value))"),
            ("isinstance(value, date)", "value.isoformat()"),
            ("isinstance(value, timedelta)", 'str(seconds(value, "field_values"))'),
            ("isinstance(value, Decimal)", 'format(value, "f")'),
            ("isinstance(value, int) and not isinstance(value, bool)", "str(value)"),
        ),
        otherwise="a field value is a text, a whole number or a Decimal, a date, a datetime or a timedelta, not {type(value).__name__}"),
    Value("field_value_row", "name: str, value: FieldValue, milliseconds: Milliseconds", "c.taskcore_field_value", "The C struct of a value.",
        'c.taskcore_field_value(sizeof(c.taskcore_field_value), text(name, "field_values"), text(field_value_text(value, milliseconds), "field_values"))'),
    Value("field_value_rows", "values: Mapping[str, FieldValue], milliseconds: Milliseconds", "Any", "The C array.", "array_of(c.taskcore_field_value, [field_value_row(*each, milliseconds) for each in values.items()])",
        wrong=(("not isinstance(values, Mapping)", "field_values must be a mapping, not {type(values).__name__}"),)),
    Value("field_value", "row: Any", "tuple[str, str]", "A name and a value.", "(row.name.decode(), row.value.decode())"),
    Value("field_values_from_rows", "first: Any, count: int", "tuple[tuple[str, str], ...]", "The names and values of a C array.", "tuple(map(field_value, map_elements(first, c.taskcore_field_value, count)))"),
    Value("aware_milliseconds", "instant: datetime, field: str", "int", "The instant of an aware datetime.", "to_milliseconds(instant)",
        refused=(("instant.utcoffset() is None", "A {field}'s datetimes are aware."),)),
    # Files.
    Value("format_of_path", "file: object", "str", "The format that the path of a file says by its end; nothing of an open file.", 'EXTENSIONS.get(os.path.splitext(os.fsdecode(file))[1].lower(), "")',
        cases=(("not isinstance(file, (str, os.PathLike))", '""'),)),
    Value("quoted", "names: Iterable[str]", "str", "Names as a sentence has them.", """", ".join([f'"{each}"' for each in names])"""),
    Value("export_format", "format: str | None, file: object, field: str = \"format\"", "int", "C's number of a format; without one, of that which the path says, or else JSON.", "FORMATS[format]",
        refused=(("format is not None and format not in EXPORTED", "{format!r} is none of {quoted(EXPORTED)}."),),
        cases=(("format is None", 'FORMATS[format_of_path(file) if format_of_path(file) in EXPORTED else "json"]'),)),
    Value("import_format", "format: str | None, file: object, field: str = \"format\"", "int", "The same of a file that is read; else, the beginning of the file shows it.", "FORMATS[format]",
        refused=(("format is not None and format not in FORMATS", "{format!r} is none of {quoted(FORMATS)}."),),
        cases=(("format is None", "FORMATS.get(format_of_path(file), c.TASKCORE_FORMAT_FOUND)"),)),
    Value("timeout_ms", "timeout: timedelta | float, field: str", "int", "Milliseconds of a duration, or of seconds.", "integer(timedelta(seconds=timeout) // MILLISECOND, 32, field)",
        cases=(("isinstance(timeout, timedelta)", "integer(timeout // MILLISECOND, 32, field)"),),
        refused=(("not isinstance(timeout, timedelta) and not abs(timeout) < 1e9", "{timeout} is no time to wait."),)),
    # The library itself.
    Value("library_version", "", "str", 'The version of the library in use, such as ``"0.1.0"``.', "str(library.taskcore_version().decode())"),
    # What notebooks show.
    Value("cell", "value: object", "str", "A value in few words; nothing for what is absent or false.", "str(value)",
        cases=(
            ("value is None or value is False", '""'),
            ("value is True", '"✓"'),
            ("isinstance(value, Enum)", 'value.name or ""'),
            ("isinstance(value, datetime)", 'f"{value:%Y-%m-%d %H:%M}"'),
            ("isinstance(value, tuple)", '", ".join(map(cell, value))'),
        )),
    Value("not_none", "properties: Mapping[str, Any]", "dict[str, Any]", "Those that are not None.", "{name: value for name, value in properties.items() if value is not None}"),
    # Arrays.
    Value("array_of", "kind: Any, values: list[Any]", "Any", "A C array.", "(kind * len(values))(*values)"),
    Value("identifiers", "ids: int | Iterable[int], field: str = \"ids\"", "tuple[Any, int]", "An array of ids, and how many they are.", "counted(array_of(c_int64, for_each(lambda each: integer(each, 64, field), several(ids))))"),
    Value("counted", "array: Any", "tuple[Any, int]", "A C array, and how many it has.", "(array, len(array))"),
    *TIMES,
)
# fmt: on
