#include <stdio.h>
#include <stdlib.h>

#include "artifacts.h"
#include "drawn.h"
#include "output.h"

/* A file that is being finished. */
struct finishing {
  const drawn *drawn;
  const documents_archive *archive;
  output output;
  /* Where each object begins, by its number; 0 for those that are not there. */
  size_t *places;
  size_t count;
  /* How many figures were met. */
  size_t figures;
  /* The numbers of new objects; 0 for absent ones. */
  size_t metadata, profile, attachment, specification;
};

static void text(struct finishing *it, const char *text) { output_text(&it->output, text); }

static void add(struct finishing *it, span bytes) {
  output_add(&it->output, bytes.data, bytes.length);
}

static void entry(struct finishing *it, const char *key, const char *value) {
  text(it, key);
  text(it, " ");
  text(it, value);
  text(it, "\n");
}

static void refer(struct finishing *it, const char *key, size_t number, const char *end) {
  text(it, key);
  text(it, " ");
  output_number(&it->output, number, 1);
  text(it, " 0 R");
  text(it, end);
}

static void begin_object(struct finishing *it, size_t number) {
  it->places[number] = it->output.bytes.length;
  output_number(&it->output, number, 1);
  text(it, " 0 obj\n");
}

static void end_object(struct finishing *it) { text(it, "\nendobj\n"); }

/* A dictionary without these entries, the last of which is NULL; its end is left to the caller. */
static void begin_again(struct finishing *it, span dictionary, const char *const *without) {
  size_t position = 0;
  syntax_entry each;
  text(it, "<<\n");
  while (syntax_next_entry(dictionary, &position, &each)) {
    int is_left_out = 0;
    for (size_t i = 0; without[i] != NULL; i++) is_left_out |= span_is(each.key, without[i]);
    if (is_left_out) continue;
    add(it, each.key);
    text(it, " ");
    add(it, each.value);
    text(it, "\n");
  }
}

/* ISO 19005-3, 6.1.7.1, asks for the ends of lines. */
static void add_data(struct finishing *it, span data) {
  text(it, "\nstream\n");
  add(it, data);
  text(it, "\nendstream");
}

/* The end of a stream's dictionary, and the stream. */
static void add_stream(struct finishing *it, span data) {
  text(it, "/Length ");
  output_number(&it->output, data.length, 1);
  text(it, " >>");
  add_data(it, data);
}

static documents_status add_packed(struct finishing *it, const uint8_t *data, size_t length) {
  documents_bytes packed;
  documents_status status = documents_deflate(data, length, &packed);
  if (status != DOCUMENTS_OK) return status;
  text(it, "/Filter /FlateDecode ");
  add_stream(it, (span){packed.data, packed.length});
  documents_bytes_free(&packed);
  return DOCUMENTS_OK;
}

static documents_status add_content(struct finishing *it, const drawn_object *object) {
  documents_bytes content = {0}, marked = {0};
  documents_status status =
      documents_inflate(object->stream.data, object->stream.length, DRAWN_LONGEST_STREAM, &content);
  if (status != DOCUMENTS_OK) return status;
  status = documents_mark_artifacts(content.data, content.length, &marked);
  documents_bytes_free(&content);
  if (status != DOCUMENTS_OK) return status;
  text(it, "<< ");
  status = add_packed(it, marked.data, marked.length);
  documents_bytes_free(&marked);
  return status;
}

static void add_figure(struct finishing *it, const drawn_object *object) {
  begin_again(it, object->value, (const char *const[]){"/Alt", NULL});
  if (it->figures < it->archive->alternate_count)
    entry(it, "/Alt", it->archive->alternates[it->figures++]);
  text(it, ">>");
}

static void add_catalog(struct finishing *it, const drawn_object *object) {
  begin_again(it, object->value,
              (const char *const[]){"/AF", "/Lang", "/MarkInfo", "/Metadata", "/Names",
                                    "/OutputIntents", "/Version", "/ViewerPreferences", NULL});
  entry(it, "/Lang", it->archive->language);
  text(it, "/MarkInfo << /Marked true >>\n/ViewerPreferences << /DisplayDocTitle true >>\n");
  refer(it, "/Metadata", it->metadata, "\n");
  text(it,
       "/OutputIntents [ << /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB)"
       " /Info (sRGB IEC61966-2.1)");
  refer(it, " /DestOutputProfile", it->profile, " >> ]\n");
  /* ISO 19005-3, 6.8. */
  if (it->attachment != 0) {
    refer(it, "/AF [", it->specification, " ]\n");
    text(it, "/Names << /EmbeddedFiles << /Names [ ");
    refer(it, it->archive->attachment_name, it->specification, " ] >> >>\n");
  }
  text(it, ">>");
}

static void add_information(struct finishing *it) {
  const documents_archive *archive = it->archive;
  text(it, "<<\n");
  entry(it, "/Title", archive->title);
  entry(it, "/Author", archive->author);
  entry(it, "/Producer", archive->producer);
  entry(it, "/CreationDate", archive->date);
  entry(it, "/ModDate", archive->date);
  text(it, ">>");
}

/* Without the spaces that cairo begins lines with: of a long table they are a tenth of the file. */
static void add_value(struct finishing *it, span value) {
  const uint8_t *end = value.data + value.length;
  /* In a text they would be a part of it. */
  if (memchr(value.data, '(', value.length) != NULL) {
    add(it, value);
    return;
  }
  while (value.data < end) {
    const uint8_t *line = memchr(value.data, '\n', (size_t)(end - value.data));
    const uint8_t *next = line == NULL ? end : line + 1;
    add(it, (span){value.data, (size_t)(next - value.data)});
    while (next < end && *next == ' ') next++;
    value.data = next;
  }
}

static void add_whole(struct finishing *it, const drawn_object *object) {
  add_value(it, object->value);
  if (object->stream.data != NULL) add_data(it, object->stream);
}

/* With the entries that cairo leaves out. */
static documents_status add_object(struct finishing *it, const drawn_object *object) {
  documents_status status = DOCUMENTS_OK;
  switch (object->kind) {
    case DRAWN_NOTHING:
    case DRAWN_PACK:
      break;
    case DRAWN_OTHER:
      add_whole(it, object);
      break;
    case DRAWN_CATALOG:
      add_catalog(it, object);
      break;
    case DRAWN_INFORMATION:
      add_information(it);
      break;
    case DRAWN_PAGE:
      /* Nothing is transparent. */
      begin_again(it, object->value, (const char *const[]){"/Group", NULL});
      text(it, ">>");
      break;
    case DRAWN_CONTENT:
      status = add_content(it, object);
      break;
    case DRAWN_HEADING:
      begin_again(it, object->value, (const char *const[]){"/A", NULL});
      text(it, "/A << /O /Table /Scope /Column >>\n>>");
      break;
    case DRAWN_FIGURE:
      add_figure(it, object);
      break;
    case DRAWN_FONT:
      /* ISO 19005-3, 6.2.11.3.2 */
      begin_again(it, object->value, (const char *const[]){NULL});
      text(it, "/CIDToGIDMap /Identity\n>>");
      break;
  }
  return status;
}

static int shall_end(const struct finishing *it) {
  return it->archive->shall_end(it->archive->payload) != 0;
}

static documents_status add_drawn_objects(struct finishing *it) {
  for (size_t i = 1; i < it->drawn->count; i++) {
    const drawn_object *object = &it->drawn->objects[i];
    if (object->kind == DRAWN_NOTHING) continue;
    if (shall_end(it)) return DOCUMENTS_ENDED;
    begin_object(it, i);
    documents_status status = add_object(it, object);
    if (status != DOCUMENTS_OK) return status;
    end_object(it);
  }
  return DOCUMENTS_OK;
}

static documents_status add_metadata_and_profile(struct finishing *it) {
  const documents_archive *archive = it->archive;
  begin_object(it, it->metadata);
  /* It is not packed, so that it is found without knowing PDF. */
  text(it, "<< /Type /Metadata /Subtype /XML ");
  add_stream(it, (span){archive->metadata, archive->metadata_length});
  end_object(it);
  begin_object(it, it->profile);
  text(it, "<< /N 3 ");
  documents_status status = add_packed(it, archive->colour_profile, archive->colour_profile_length);
  end_object(it);
  return status;
}

/* The attachment says what the pages say: it is an alternative to them. */
static documents_status add_attachment(struct finishing *it) {
  const documents_archive *archive = it->archive;
  begin_object(it, it->specification);
  text(it, "<<\n/Type /Filespec\n/AFRelationship /Alternative\n");
  entry(it, "/F", archive->attachment_name);
  entry(it, "/UF", archive->attachment_name);
  entry(it, "/Desc", archive->attachment_description);
  refer(it, "/EF << /F", it->attachment, "");
  refer(it, " /UF", it->attachment, " >>\n>>");
  end_object(it);
  begin_object(it, it->attachment);
  text(it, "<<\n/Type /EmbeddedFile\n/Subtype /text#2fxml\n/Params << /Size ");
  output_number(&it->output, archive->attachment_length, 1);
  text(it, " ");
  entry(it, "/ModDate", archive->date);
  text(it, ">>\n");
  documents_status status = add_packed(it, archive->attachment, archive->attachment_length);
  end_object(it);
  return status;
}

static void add_table(struct finishing *it) {
  text(it, "xref\n0 ");
  output_number(&it->output, it->count, 1);
  text(it, "\n");
  for (size_t i = 0; i < it->count; i++) {
    output_number(&it->output, it->places[i], 10);
    text(it, it->places[i] == 0 ? " 65535 f \n" : " 00000 n \n");
  }
}

/* FNV-1a in 128 bits: it is to be another one for another file, and nothing more. */
static void add_identifier(struct finishing *it) {
  __extension__ typedef unsigned __int128 wide;
  const wide prime = ((wide)1 << 88) + 0x13B;
  wide hash = ((wide)0x6C62272E07BB0142u << 64) + 0x62B821756295C58Du;
  for (size_t i = 0; i < it->output.bytes.length; i++)
    hash = (hash ^ it->output.bytes.data[i]) * prime;
  char digits[40];
  snprintf(digits, sizeof digits, "<%016llx%016llx>", (unsigned long long)(hash >> 64),
           (unsigned long long)hash);
  text(it, "/ID [ ");
  text(it, digits);
  text(it, " ");
  text(it, digits);
  text(it, " ]\n");
}

static void add_trailer(struct finishing *it) {
  size_t place = it->output.bytes.length;
  add_table(it);
  text(it, "trailer\n<<\n/Size ");
  output_number(&it->output, it->count, 1);
  text(it, "\n");
  for (size_t i = 1; i < it->drawn->count; i++) {
    drawn_kind kind = it->drawn->objects[i].kind;
    if (kind == DRAWN_CATALOG) refer(it, "/Root", i, "\n");
    if (kind == DRAWN_INFORMATION) refer(it, "/Info", i, "\n");
  }
  add_identifier(it);
  text(it, ">>\nstartxref\n");
  output_number(&it->output, place, 1);
  text(it, "\n%%EOF\n");
}

static documents_status write(struct finishing *it) {
  /* Bytes that are no text, as ISO 19005-3, 6.1.2, wants them. */
  text(it, "%PDF-1.7\n%\xB5\xED\xAE\xFB\n");
  documents_status status = add_drawn_objects(it);
  if (status == DOCUMENTS_OK) status = add_metadata_and_profile(it);
  if (status == DOCUMENTS_OK && it->attachment != 0) status = add_attachment(it);
  if (status == DOCUMENTS_OK) add_trailer(it);
  return status == DOCUMENTS_OK && it->output.has_failed ? DOCUMENTS_NO_MEMORY : status;
}

static documents_status finish(const drawn *drawn, const documents_archive *archive,
                               documents_bytes *pdf) {
  struct finishing it = {.drawn = drawn, .archive = archive, .count = drawn->count};
  it.metadata = it.count++;
  it.profile = it.count++;
  if (archive->attachment_length > 0) {
    it.specification = it.count++;
    it.attachment = it.count++;
  }
  it.places = calloc(it.count, sizeof *it.places);
  if (it.places == NULL) return DOCUMENTS_NO_MEMORY;
  documents_status status = write(&it);
  free(it.places);
  if (status == DOCUMENTS_OK)
    *pdf = it.output.bytes;
  else
    documents_bytes_free(&it.output.bytes);
  return status;
}

documents_status documents_archive_finish(const documents_bytes *file,
                                          const documents_archive *archive, documents_bytes *pdf) {
  drawn drawn;
  documents_status status = drawn_read(&drawn, file);
  if (status == DOCUMENTS_OK) status = finish(&drawn, archive, pdf);
  drawn_free(&drawn);
  return status;
}
