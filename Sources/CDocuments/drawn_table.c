/* Where the objects of a file are. Cairo up to 1.16 says it by a table in digits, and later ones by
 * a stream of bytes, because most of their objects are packed. */
#include <stdlib.h>

#include "drawn.h"

size_t drawn_value_at(const drawn *it, size_t place, size_t number) {
  size_t at = place;
  if (number == 0 || syntax_number(it->file, &at) != number || syntax_number(it->file, &at) != 0)
    return 0;
  at = syntax_skip_space(it->file, at);
  return span_has(it->file, at, "obj") ? syntax_skip_space(it->file, at + strlen("obj")) : 0;
}

static documents_status make_objects(drawn *it, size_t count, size_t most) {
  if (count == 0 || count > most) return DOCUMENTS_DAMAGED;
  it->objects = calloc(count, sizeof *it->objects);
  if (it->objects == NULL) return DOCUMENTS_NO_MEMORY;
  it->count = count;
  return DOCUMENTS_OK;
}

static int set_kind(drawn *it, span reference, drawn_kind kind) {
  size_t number = syntax_reference(reference);
  if (number == 0 || number >= it->count) return 0;
  it->objects[number].kind = kind;
  return 1;
}

static documents_status read_trailer(drawn *it, span dictionary) {
  int has_catalog = 0, has_information = 0;
  size_t position = 0;
  syntax_entry entry;
  while (syntax_next_entry(dictionary, &position, &entry)) {
    if (span_is(entry.key, "/Root")) has_catalog = set_kind(it, entry.value, DRAWN_CATALOG);
    if (span_is(entry.key, "/Info")) has_information = set_kind(it, entry.value, DRAWN_INFORMATION);
  }
  return has_catalog && has_information ? DOCUMENTS_OK : DOCUMENTS_DAMAGED;
}

enum { LENGTH_OF_ENTRY = 20, PLACE_OF_KIND = 17 };

static documents_status read_digits(drawn *it, size_t at) {
  if (syntax_number(it->file, &at) != 0) return DOCUMENTS_DAMAGED;
  size_t count = syntax_number(it->file, &at);
  at = syntax_skip_space(it->file, at);
  documents_status status = make_objects(it, count, (it->file.length - at) / LENGTH_OF_ENTRY);
  if (status != DOCUMENTS_OK) return status;
  for (size_t i = 0; i < count; i++, at += LENGTH_OF_ENTRY) {
    size_t entry = at, place = syntax_number(it->file, &entry);
    if (it->file.data[at + PLACE_OF_KIND] == 'n') it->objects[i].place = place;
  }
  at = syntax_skip_space(it->file, at);
  if (!span_has(it->file, at, "trailer")) return DOCUMENTS_DAMAGED;
  at = syntax_skip_space(it->file, at + strlen("trailer"));
  return read_trailer(it, (span){it->file.data + at, it->file.length - at});
}

enum { FREE, PLAIN, PACKED };

/* Each entry has its kind, its place, and two bytes that do not matter here. */
static documents_status read_entries(drawn *it, documents_bytes table, size_t width) {
  size_t length = width + 3;
  documents_status status = make_objects(it, table.length / length, table.length / length);
  if (status != DOCUMENTS_OK) return status;
  for (size_t i = 0; i < it->count; i++) {
    const uint8_t *entry = table.data + i * length;
    size_t place = 0;
    for (size_t j = 1; j <= width; j++) place = place << 8 | entry[j];
    it->objects[i].is_packed = entry[0] == PACKED;
    it->objects[i].place = entry[0] == FREE ? 0 : place;
  }
  return DOCUMENTS_OK;
}

/* How wide a place is; 0 for entries that cairo does not write. */
static size_t width_of_places(span dictionary) {
  size_t position = 0, at = 1;
  syntax_entry entry;
  while (syntax_next_entry(dictionary, &position, &entry)) {
    if (!span_is(entry.key, "/W")) continue;
    size_t kind = syntax_number(entry.value, &at), width = syntax_number(entry.value, &at);
    return kind == 1 && width <= 8 && syntax_number(entry.value, &at) == 2 ? width : 0;
  }
  return 0;
}

static documents_status read_bytes(drawn *it, size_t at) {
  size_t start = at;
  size_t number = syntax_number(it->file, &start);
  drawn_object object = {0};
  start = drawn_value_at(it, at, number);
  if (start == 0 || !drawn_read_object(it, &object, start) || object.stream.data == NULL)
    return DOCUMENTS_DAMAGED;
  size_t width = width_of_places(object.value);
  if (width == 0) return DOCUMENTS_DAMAGED;
  documents_bytes table = {0};
  documents_status status =
      documents_inflate(object.stream.data, object.stream.length, DRAWN_LONGEST_STREAM, &table);
  if (status == DOCUMENTS_OK) status = read_entries(it, table, width);
  documents_bytes_free(&table);
  if (status != DOCUMENTS_OK) return status;
  if (number < it->count) it->objects[number].kind = DRAWN_NOTHING;
  return read_trailer(it, object.value);
}

documents_status drawn_read_table(drawn *it) {
  static const char word[] = "startxref";
  size_t at = it->file.length;
  while (at > 0 && !span_has(it->file, at, word)) at--;
  at += strlen(word);
  size_t place = syntax_number(it->file, &at);
  return span_has(it->file, place, "xref") ? read_digits(it, place + strlen("xref"))
                                           : read_bytes(it, place);
}
