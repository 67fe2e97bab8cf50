#include <stdio.h>
#include <stdlib.h>

#include "files.h"

/* A file that is being finished. */
struct finishing {
  qpdf_data file;
  qpdf_oh root;
  const documents_archive *archive;
};

static qpdf_oh parse(struct finishing *it, const char *text) {
  return files.qpdf_oh_parse(it->file, text);
}

static void set(struct finishing *it, qpdf_oh dictionary, const char *key, qpdf_oh value) {
  files.qpdf_oh_replace_key(it->file, dictionary, key, value);
}

static qpdf_oh text(struct finishing *it, const char *utf8) {
  return files.qpdf_oh_new_unicode_string(it->file, utf8);
}

static qpdf_oh array_of(struct finishing *it, qpdf_oh item) {
  qpdf_oh array = files.qpdf_oh_new_array(it->file);
  files.qpdf_oh_append_item(it->file, array, item);
  return array;
}

static qpdf_oh stream(struct finishing *it, const uint8_t *data, size_t length) {
  qpdf_oh stream = files.qpdf_oh_new_stream(it->file);
  qpdf_oh none = parse(it, "null");
  files.qpdf_oh_replace_stream_data(it->file, stream, data, length, none, none);
  return stream;
}

static int is_name(struct finishing *it, qpdf_oh value, const char *name) {
  return files.qpdf_oh_is_name_and_equals(it->file, value, name);
}

/* What cairo leaves out of structure elements. `figures` counts those met. */
static void complete_element(struct finishing *it, qpdf_oh element, qpdf_oh kind, size_t *figures) {
  if (is_name(it, kind, "/TD")) return;
  if (is_name(it, kind, "/TH")) set(it, element, "/A", parse(it, "<< /O /Table /Scope /Column >>"));
  if (is_name(it, kind, "/Figure") && *figures < it->archive->alternate_count)
    set(it, element, "/Alt", text(it, it->archive->alternates[(*figures)++]));
}

/* Most objects are structure elements. What is asked of each is given back at once: qpdf keeps
 * what is not in a map that grows. */
static void complete(struct finishing *it, qpdf_oh object, size_t *figures) {
  qpdf_oh kind = files.qpdf_oh_get_key(it->file, object, "/S");
  if (files.qpdf_oh_is_name(it->file, kind)) {
    complete_element(it, object, kind, figures);
  } else {
    qpdf_oh subtype = files.qpdf_oh_get_key(it->file, object, "/Subtype");
    /* ISO 19005-3, 6.2.11.3.2 */
    if (is_name(it, subtype, "/CIDFontType2") &&
        !files.qpdf_oh_has_key(it->file, object, "/CIDToGIDMap"))
      set(it, object, "/CIDToGIDMap", parse(it, "/Identity"));
    files.qpdf_oh_release(it->file, subtype);
  }
  files.qpdf_oh_release(it->file, kind);
}

static int shall_end(const struct finishing *it) {
  return it->archive->shall_end(it->archive->payload) != 0;
}

static documents_status complete_objects(struct finishing *it) {
  qpdf_oh size = files.qpdf_oh_get_key(it->file, files.qpdf_get_trailer(it->file), "/Size");
  int count = files.qpdf_oh_get_int_value_as_int(it->file, size);
  size_t figures = 0;
  for (int id = 1; id < count; id++) {
    if (shall_end(it)) return DOCUMENTS_ENDED;
    qpdf_oh object = files.qpdf_get_object_by_id(it->file, id, 0);
    if (files.qpdf_oh_is_dictionary(it->file, object)) complete(it, object, &figures);
    files.qpdf_oh_release(it->file, object);
  }
  return DOCUMENTS_OK;
}

static documents_status complete_page(struct finishing *it, qpdf_oh page) {
  unsigned char *content = NULL;
  size_t length = 0;
  if (files.qpdf_oh_get_page_content_data(it->file, page, &content, &length) & QPDF_ERRORS)
    return DOCUMENTS_FAILED;
  documents_bytes marked;
  documents_status status = documents_mark_artifacts(content, length, &marked);
  free(content);
  if (status != DOCUMENTS_OK) return status;
  set(it, page, "/Contents", stream(it, marked.data, marked.length));
  documents_bytes_free(&marked);
  /* Nothing is transparent. */
  files.qpdf_oh_remove_key(it->file, page, "/Group");
  return DOCUMENTS_OK;
}

static documents_status complete_pages(struct finishing *it) {
  int count = files.qpdf_get_num_pages(it->file);
  for (int i = 0; i < count; i++) {
    if (shall_end(it)) return DOCUMENTS_ENDED;
    documents_status status = complete_page(it, files.qpdf_get_page_n(it->file, (size_t)i));
    if (status != DOCUMENTS_OK) return status;
  }
  return DOCUMENTS_OK;
}

static qpdf_oh embedded_file(struct finishing *it) {
  const documents_archive *archive = it->archive;
  qpdf_oh file = stream(it, archive->attachment, archive->attachment_length);
  qpdf_oh entries = files.qpdf_oh_get_dict(it->file, file);
  set(it, entries, "/Type", parse(it, "/EmbeddedFile"));
  set(it, entries, "/Subtype", parse(it, "/text#2fxml"));
  qpdf_oh parameters = files.qpdf_oh_new_dictionary(it->file);
  set(it, parameters, "/ModDate", files.qpdf_oh_new_string(it->file, archive->date));
  set(it, parameters, "/Size",
      files.qpdf_oh_new_integer(it->file, (long long)archive->attachment_length));
  set(it, entries, "/Params", parameters);
  return file;
}

/* ISO 19005-3, 6.8. The attachment says what the pages say: it is an alternative to them. */
static void attach(struct finishing *it) {
  const documents_archive *archive = it->archive;
  qpdf_oh specification = files.qpdf_make_indirect_object(
      it->file, parse(it, "<< /Type /Filespec /AFRelationship /Alternative >>"));
  set(it, specification, "/F", files.qpdf_oh_new_string(it->file, archive->attachment_name));
  set(it, specification, "/UF", text(it, archive->attachment_name));
  set(it, specification, "/Desc", text(it, archive->attachment_description));
  qpdf_oh file = embedded_file(it);
  qpdf_oh versions = files.qpdf_oh_new_dictionary(it->file);
  set(it, versions, "/F", file);
  set(it, versions, "/UF", file);
  set(it, specification, "/EF", versions);
  set(it, it->root, "/AF", array_of(it, specification));

  qpdf_oh names = array_of(it, files.qpdf_oh_new_string(it->file, archive->attachment_name));
  files.qpdf_oh_append_item(it->file, names, specification);
  qpdf_oh tree = files.qpdf_oh_new_dictionary(it->file);
  set(it, tree, "/Names", names);
  qpdf_oh trees = files.qpdf_oh_new_dictionary(it->file);
  set(it, trees, "/EmbeddedFiles", tree);
  set(it, it->root, "/Names", trees);
}

static void set_colours(struct finishing *it) {
  qpdf_oh profile = stream(it, it->archive->colour_profile, it->archive->colour_profile_length);
  set(it, files.qpdf_oh_get_dict(it->file, profile), "/N", parse(it, "3"));
  qpdf_oh intent = parse(it,
                         "<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB)"
                         " /Info (sRGB IEC61966-2.1) >>");
  set(it, intent, "/DestOutputProfile", profile);
  set(it, it->root, "/OutputIntents", array_of(it, intent));
}

static void describe(struct finishing *it) {
  const documents_archive *archive = it->archive;
  qpdf_oh metadata = stream(it, archive->metadata, archive->metadata_length);
  qpdf_oh entries = files.qpdf_oh_get_dict(it->file, metadata);
  set(it, entries, "/Type", parse(it, "/Metadata"));
  set(it, entries, "/Subtype", parse(it, "/XML"));
  set(it, it->root, "/Metadata", metadata);

  qpdf_oh information = files.qpdf_oh_new_dictionary(it->file);
  set(it, information, "/Title", text(it, archive->title));
  set(it, information, "/Author", text(it, archive->author));
  set(it, information, "/Producer", text(it, archive->producer));
  qpdf_oh date = files.qpdf_oh_new_string(it->file, archive->date);
  set(it, information, "/CreationDate", date);
  set(it, information, "/ModDate", date);
  set(it, files.qpdf_get_trailer(it->file), "/Info",
      files.qpdf_make_indirect_object(it->file, information));

  set(it, it->root, "/Lang", text(it, archive->language));
  set(it, it->root, "/MarkInfo", parse(it, "<< /Marked true >>"));
  set(it, it->root, "/ViewerPreferences", parse(it, "<< /DisplayDocTitle true >>"));
}

static documents_status write(struct finishing *it, documents_bytes *pdf) {
  if (files.qpdf_init_write_memory(it->file) & QPDF_ERRORS) return DOCUMENTS_FAILED;
  files.qpdf_set_deterministic_ID(it->file, 1);
  files.qpdf_force_pdf_version(it->file, "1.7");
  files.qpdf_set_object_stream_mode(it->file, 0);
  files.qpdf_set_newline_before_endstream(it->file, 1);
  if (files.qpdf_write(it->file) & QPDF_ERRORS) return DOCUMENTS_FAILED;
  size_t length = files.qpdf_get_buffer_length(it->file);
  uint8_t *data = malloc(length);
  if (data == NULL) return DOCUMENTS_NO_MEMORY;
  const unsigned char *written = files.qpdf_get_buffer(it->file);
  for (size_t i = 0; i < length; i++) data[i] = written[i];
  *pdf = (documents_bytes){data, length};
  return DOCUMENTS_OK;
}

documents_status documents_archive_finish(const documents_bytes *drawn,
                                          const documents_archive *archive, documents_bytes *pdf) {
  documents_status status;
  qpdf_data file = documents_file_open(drawn->data, drawn->length, &status);
  if (file == NULL) return status;
  struct finishing it = {file, files.qpdf_get_root(file), archive};
  status = complete_objects(&it);
  if (status == DOCUMENTS_OK) status = complete_pages(&it);
  if (status == DOCUMENTS_OK) {
    if (archive->attachment_length > 0) attach(&it);
    set_colours(&it);
    describe(&it);
    status = files.qpdf_has_error(file) ? DOCUMENTS_FAILED : write(&it, pdf);
  }
  documents_file_close(file);
  return status;
}
