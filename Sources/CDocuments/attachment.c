#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "files.h"
#include "inflate.h"

enum {
  /* More than any file that was not made to keep a reader busy. */
  MOST_NODES = 10000,
  DEEPEST_NODE = 32,
};

struct finding {
  qpdf_data file;
  const char *const *names;
  size_t name_count;
  /* The best one so far, and which name it has. */
  qpdf_oh found;
  size_t rank;
  int nodes;
};

static qpdf_oh get(struct finding *it, qpdf_oh dictionary, const char *key) {
  if (!files.qpdf_oh_is_dictionary(it->file, dictionary))
    return files.qpdf_oh_parse(it->file, "null");
  return files.qpdf_oh_get_key(it->file, dictionary, key);
}

static int count(struct finding *it, qpdf_oh array) {
  return files.qpdf_oh_is_array(it->file, array) ? files.qpdf_oh_get_array_n_items(it->file, array)
                                                 : 0;
}

static size_t rank(struct finding *it, qpdf_oh name) {
  if (!files.qpdf_oh_is_string(it->file, name)) return it->name_count;
  const char *text = files.qpdf_oh_get_utf8_value(it->file, name);
  size_t rank = 0;
  while (rank < it->name_count && strcasecmp(text, it->names[rank]) != 0) rank++;
  return rank;
}

static void consider(struct finding *it, qpdf_oh specification) {
  qpdf_oh versions = get(it, specification, "/EF");
  static const char *const keys[] = {"/UF", "/F"};
  for (size_t i = 0; i < 2; i++) {
    size_t of_this = rank(it, get(it, specification, keys[i]));
    if (of_this >= it->rank) continue;
    for (size_t j = 0; j < 2; j++) {
      qpdf_oh file = get(it, versions, keys[j]);
      if (!files.qpdf_oh_is_stream(it->file, file)) continue;
      it->found = file;
      it->rank = of_this;
      break;
    }
  }
}

/* A node of the name tree (ISO 32000-1, 7.9.6). */
static void search(struct finding *it, qpdf_oh node, int depth) {
  if (depth > DEEPEST_NODE || it->nodes >= MOST_NODES) return;
  qpdf_oh names = get(it, node, "/Names");
  int names_count = count(it, names);
  for (int i = 1; i < names_count && it->nodes < MOST_NODES; i += 2, it->nodes++)
    consider(it, files.qpdf_oh_get_array_item(it->file, names, i));
  qpdf_oh kids = get(it, node, "/Kids");
  int kid_count = count(it, kids);
  for (int i = 0; i < kid_count && it->nodes < MOST_NODES; i++, it->nodes++)
    search(it, files.qpdf_oh_get_array_item(it->file, kids, i), depth + 1);
}

static void search_associated(struct finding *it, qpdf_oh associated) {
  int associated_count = count(it, associated);
  for (int i = 0; i < associated_count && it->nodes < MOST_NODES; i++, it->nodes++)
    consider(it, files.qpdf_oh_get_array_item(it->file, associated, i));
}

enum packing { PLAIN, DEFLATED, UNKNOWN };

/* Only what can be unpacked without knowing how much of memory it will take is left to others. */
static enum packing packing(struct finding *it) {
  qpdf_oh entries = files.qpdf_oh_get_dict(it->file, it->found);
  qpdf_oh filter = get(it, entries, "/Filter");
  qpdf_oh parameters = get(it, entries, "/DecodeParms");
  if (files.qpdf_oh_is_array(it->file, filter)) {
    int filter_count = count(it, filter);
    if (filter_count == 0) return PLAIN;
    if (filter_count > 1) return UNKNOWN;
    filter = files.qpdf_oh_get_array_item(it->file, filter, 0);
  }
  if (files.qpdf_oh_is_null(it->file, filter)) return PLAIN;
  if (files.qpdf_oh_is_array(it->file, parameters) && count(it, parameters) > 0)
    parameters = files.qpdf_oh_get_array_item(it->file, parameters, 0);
  int has_predictor =
      files.qpdf_oh_is_dictionary(it->file, parameters) &&
      files.qpdf_oh_has_key(it->file, parameters, "/Predictor") &&
      files.qpdf_oh_get_int_value_as_int(it->file, get(it, parameters, "/Predictor")) != 1;
  int is_deflated = files.qpdf_oh_is_name_and_equals(it->file, filter, "/FlateDecode") ||
                    files.qpdf_oh_is_name_and_equals(it->file, filter, "/Fl");
  return is_deflated && !has_predictor ? DEFLATED : UNKNOWN;
}

static documents_status unpack(struct finding *it, size_t maximum_length, documents_bytes *file) {
  enum packing how = packing(it);
  if (how == UNKNOWN) return DOCUMENTS_UNKNOWN_FILTER;
  unsigned char *raw = NULL;
  size_t length = 0;
  if (files.qpdf_oh_get_stream_data(it->file, it->found, 0, NULL, &raw, &length) & QPDF_ERRORS) {
    free(raw);
    return DOCUMENTS_DAMAGED;
  }
  if (how == PLAIN) {
    *file = (documents_bytes){raw, length};
    if (length <= maximum_length) return DOCUMENTS_OK;
    documents_bytes_free(file);
    return DOCUMENTS_TOO_LARGE;
  }
  documents_status status = documents_inflate(raw, length, maximum_length, file);
  free(raw);
  return status;
}

documents_status documents_attachment(const uint8_t *pdf, size_t length, const char *const *names,
                                      size_t name_count, size_t maximum_length,
                                      documents_bytes *file) {
  documents_status status;
  qpdf_data opened = documents_file_open(pdf, length, &status);
  if (opened == NULL) return status;
  struct finding it = {
      .file = opened, .names = names, .name_count = name_count, .rank = name_count};
  qpdf_oh root = files.qpdf_get_root(opened);
  search(&it, get(&it, get(&it, root, "/Names"), "/EmbeddedFiles"), 0);
  search_associated(&it, get(&it, root, "/AF"));
  status = it.rank == name_count ? DOCUMENTS_NOT_FOUND : unpack(&it, maximum_length, file);
  documents_file_close(opened);
  return status;
}
