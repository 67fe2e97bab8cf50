#ifndef CDOCUMENTS_FILES_H
#define CDOCUMENTS_FILES_H

#include "CDocuments.h"
#include "libraries.h"

/* The functions for PDF files, once `documents_missing_for_files` has answered NULL. */
/* clang-format off */
#define FILE_FUNCTIONS(qpdf) \
  qpdf(qpdf_init) \
  qpdf(qpdf_cleanup) \
  qpdf(qpdf_silence_errors) \
  qpdf(qpdf_set_suppress_warnings) \
  qpdf(qpdf_read_memory) \
  qpdf(qpdf_has_error) \
  qpdf(qpdf_get_error) \
  qpdf(qpdf_get_root) \
  qpdf(qpdf_get_trailer) \
  qpdf(qpdf_get_num_pages) \
  qpdf(qpdf_get_page_n) \
  qpdf(qpdf_get_object_by_id) \
  qpdf(qpdf_make_indirect_object) \
  qpdf(qpdf_oh_release) \
  qpdf(qpdf_oh_parse) \
  qpdf(qpdf_oh_is_dictionary) \
  qpdf(qpdf_oh_is_name) \
  qpdf(qpdf_oh_is_name_and_equals) \
  qpdf(qpdf_oh_has_key) \
  qpdf(qpdf_oh_get_key) \
  qpdf(qpdf_oh_get_dict) \
  qpdf(qpdf_oh_get_int_value_as_int) \
  qpdf(qpdf_oh_new_array) \
  qpdf(qpdf_oh_new_dictionary) \
  qpdf(qpdf_oh_new_integer) \
  qpdf(qpdf_oh_new_string) \
  qpdf(qpdf_oh_new_unicode_string) \
  qpdf(qpdf_oh_new_stream) \
  qpdf(qpdf_oh_append_item) \
  qpdf(qpdf_oh_replace_key) \
  qpdf(qpdf_oh_remove_key) \
  qpdf(qpdf_oh_replace_stream_data) \
  qpdf(qpdf_oh_get_page_content_data) \
  qpdf(qpdf_init_write_memory) \
  qpdf(qpdf_set_deterministic_ID) \
  qpdf(qpdf_force_pdf_version) \
  qpdf(qpdf_set_object_stream_mode) \
  qpdf(qpdf_set_newline_before_endstream) \
  qpdf(qpdf_write) \
  qpdf(qpdf_get_buffer_length) \
  qpdf(qpdf_get_buffer)
/* clang-format on */

struct files {
#define DECLARE(name) __typeof__(name) *name;
  FILE_FUNCTIONS(DECLARE)
#undef DECLARE
};

extern struct files files __attribute__((visibility("hidden")));

/* An open file that prints nothing, or NULL. */
qpdf_data documents_file_open(const uint8_t *data, size_t length, documents_status *status)
    __attribute__((visibility("hidden")));

/* Prints nothing about errors of it either. */
void documents_file_close(qpdf_data file) __attribute__((visibility("hidden")));

/* Marks all that a page draws outside of its structure elements as an artifact, as tagged files
 * have to. The caller frees the data. */
documents_status documents_mark_artifacts(const uint8_t *content, size_t length,
                                          documents_bytes *marked)
    __attribute__((visibility("hidden")));

#endif
