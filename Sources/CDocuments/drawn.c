#include "drawn.h"

#include <stdlib.h>

static drawn_kind kind_of(const drawn_object *object, int has_glyph_map, span structure,
                          span subtype, span type) {
  if (span_is(structure, "/TH")) return DRAWN_HEADING;
  if (span_is(structure, "/Figure")) return DRAWN_FIGURE;
  if (span_is(subtype, "/CIDFontType2") && !has_glyph_map) return DRAWN_FONT;
  if (span_is(type, "/ObjStm")) return DRAWN_PACK;
  return span_is(type, "/Page") ? DRAWN_PAGE : object->kind;
}

static void read_dictionary(drawn_object *object, span *length) {
  span structure = {0}, subtype = {0}, type = {0}, content = {0};
  int has_glyph_map = 0;
  size_t position = 0;
  syntax_entry entry;
  while (syntax_next_entry(object->value, &position, &entry)) {
    if (span_is(entry.key, "/S")) structure = entry.value;
    if (span_is(entry.key, "/Type")) type = entry.value;
    if (span_is(entry.key, "/Subtype")) subtype = entry.value;
    if (span_is(entry.key, "/Contents")) content = entry.value;
    if (span_is(entry.key, "/Length")) *length = entry.value;
    if (span_is(entry.key, "/CIDToGIDMap")) has_glyph_map = 1;
  }
  object->kind = kind_of(object, has_glyph_map, structure, subtype, type);
  if (object->kind == DRAWN_PAGE) object->reference = syntax_reference(content);
}

static size_t length_of(const drawn *it, size_t reference, span length) {
  size_t at = 0;
  if (reference == 0) return syntax_number(length, &at);
  if (reference >= it->count || it->objects[reference].is_packed) return SIZE_MAX;
  at = drawn_value_at(it, it->objects[reference].place, reference);
  return at == 0 ? SIZE_MAX : syntax_number(it->file, &at);
}

/* Whether it is whole; the word for its beginning is there. */
static int read_stream(drawn *it, drawn_object *object, size_t at, span length) {
  object->reference = syntax_reference(length);
  size_t count = length_of(it, object->reference, length);
  at += strlen("stream");
  if (span_has(it->file, at, "\r")) at++;
  if (span_has(it->file, at, "\n")) at++;
  if (count > it->file.length - at) return 0;
  object->stream = (span){it->file.data + at, count};
  return span_has(it->file, syntax_skip_space(it->file, at + count), "endstream");
}

int drawn_read_object(drawn *it, drawn_object *object, size_t start) {
  size_t end = start, next = start;
  while (next < it->file.length && !span_has(it->file, next, "endobj") &&
         !span_has(it->file, next, "stream")) {
    end = syntax_skip_value(it->file, next);
    next = syntax_skip_space(it->file, end);
  }
  object->value = (span){it->file.data + start, end - start};
  span length = {0};
  if (span_has(object->value, 0, "<<")) read_dictionary(object, &length);
  if (span_has(it->file, next, "stream")) return read_stream(it, object, next, length);
  return next < it->file.length;
}

static size_t number_of(span dictionary, const char *key) {
  size_t position = 0, at = 0;
  syntax_entry entry;
  while (syntax_next_entry(dictionary, &position, &entry))
    if (span_is(entry.key, key)) return syntax_number(entry.value, &at);
  return 0;
}

static int read_packed(drawn *it, size_t pack, span packed) {
  size_t count = number_of(it->objects[pack].value, "/N");
  size_t first = number_of(it->objects[pack].value, "/First"), at = 0;
  for (size_t i = 0; i < count; i++) {
    size_t number = syntax_number(packed, &at), start = first + syntax_number(packed, &at);
    if (number == 0 || number >= it->count || start >= packed.length) return 0;
    drawn_object *object = &it->objects[number];
    if (!object->is_packed || object->place != pack) continue;
    object->value = (span){packed.data + start, syntax_skip_value(packed, start) - start};
    span length;
    if (span_has(object->value, 0, "<<")) read_dictionary(object, &length);
  }
  return 1;
}

/* It is of no use then, nor is its length. */
static documents_status unpack(drawn *it, size_t pack) {
  drawn_object *object = &it->objects[pack];
  documents_bytes *grown = realloc(it->unpacked, (it->unpacked_count + 1) * sizeof *it->unpacked);
  if (grown == NULL) return DOCUMENTS_NO_MEMORY;
  it->unpacked = grown;
  documents_bytes bytes = {0};
  documents_status status =
      documents_inflate(object->stream.data, object->stream.length, DRAWN_LONGEST_STREAM, &bytes);
  if (status != DOCUMENTS_OK) return status;
  it->unpacked[it->unpacked_count++] = bytes;
  object->kind = DRAWN_NOTHING;
  if (object->reference < it->count) it->objects[object->reference].kind = DRAWN_NOTHING;
  return read_packed(it, pack, (span){bytes.data, bytes.length}) ? DOCUMENTS_OK : DOCUMENTS_DAMAGED;
}

static documents_status read_objects(drawn *it) {
  for (size_t i = 1; i < it->count; i++) {
    drawn_object *object = &it->objects[i];
    if (object->is_packed || object->kind == DRAWN_NOTHING || object->place == 0) continue;
    size_t start = drawn_value_at(it, object->place, i);
    if (start == 0 || !drawn_read_object(it, object, start)) return DOCUMENTS_DAMAGED;
  }
  documents_status status = DOCUMENTS_OK;
  for (size_t i = 1; i < it->count && status == DOCUMENTS_OK; i++)
    if (it->objects[i].kind == DRAWN_PACK) status = unpack(it, i);
  for (size_t i = 0; i < it->count; i++)
    if (it->objects[i].value.data == NULL) it->objects[i].kind = DRAWN_NOTHING;
  return status;
}

/* The content of a page is packed anew, so that its length is of no use. */
static documents_status find_contents(drawn *it) {
  for (size_t i = 1; i < it->count; i++) {
    if (it->objects[i].kind != DRAWN_PAGE) continue;
    size_t number = it->objects[i].reference;
    if (number >= it->count) return DOCUMENTS_DAMAGED;
    drawn_object *content = &it->objects[number];
    if (content->stream.data == NULL) return DOCUMENTS_DAMAGED;
    content->kind = DRAWN_CONTENT;
    if (content->reference < it->count) it->objects[content->reference].kind = DRAWN_NOTHING;
  }
  return DOCUMENTS_OK;
}

documents_status drawn_read(drawn *it, const documents_bytes *file) {
  *it = (drawn){.file = {file->data, file->length}};
  documents_status status = drawn_read_table(it);
  if (status == DOCUMENTS_OK) status = read_objects(it);
  return status == DOCUMENTS_OK ? find_contents(it) : status;
}

void drawn_free(drawn *it) {
  for (size_t i = 0; i < it->unpacked_count; i++) documents_bytes_free(&it->unpacked[i]);
  free(it->unpacked);
  free(it->objects);
}
