/* A file written by cairo, parsed as far as needed: the places of its objects, and the kinds of
 * some. */
#ifndef CDOCUMENTS_DRAWN_H
#define CDOCUMENTS_DRAWN_H

#include "CDocuments.h"
#include "syntax.h"

#pragma GCC visibility push(hidden)

typedef enum drawn_kind {
  DRAWN_OTHER,
  /* Not there, or of no use any more. */
  DRAWN_NOTHING,
  DRAWN_CATALOG,
  DRAWN_INFORMATION,
  DRAWN_PAGE,
  /* The content of a page. */
  DRAWN_CONTENT,
  /* Other objects, packed. */
  DRAWN_PACK,
  /* Structure elements. */
  DRAWN_HEADING,
  DRAWN_FIGURE,
  /* A font whose glyphs are not said to be those of its characters. */
  DRAWN_FONT,
} drawn_kind;

typedef struct drawn_object {
  drawn_kind kind;
  /* Where it begins in the file, or 0; of one that is packed, the object that it is in. */
  size_t place;
  int is_packed;
  /* Its value; of a stream, its dictionary. */
  span value;
  /* Of a stream; NULL otherwise. */
  span stream;
  /* The object that has the length of a stream or the content of a page, or 0. */
  size_t reference;
} drawn_object;

typedef struct drawn {
  span file;
  /* Indexed by object number. PDF has no object 0. */
  drawn_object *objects;
  size_t count;
  /* The unpacked content. */
  documents_bytes *unpacked;
  size_t unpacked_count;
} drawn;

/* It must be freed, whatever the status: DAMAGED for a file that cairo did not write. */
documents_status drawn_read(drawn *it, const documents_bytes *file);
void drawn_free(drawn *it);

/* Makes the objects with their places, and knows the catalog and the information. */
documents_status drawn_read_table(drawn *it);

/* The value of the object that begins there, or 0. */
size_t drawn_value_at(const drawn *it, size_t place, size_t number);

/* With a stream, if there is one. */
int drawn_read_object(drawn *it, drawn_object *object, size_t start);

/* What no page of ours is longer than, nor a pack. */
enum { DRAWN_LONGEST_STREAM = 1 << 30 };

#pragma GCC visibility pop

#endif
