#include <stdlib.h>
#include <string.h>

#include "files.h"

static const char begin_artifact[] = "/Artifact BMC\n";
static const char end_artifact[] = "EMC\n";

/* The content of a page, token by token, and what has been written of it. */
struct marking {
  const uint8_t *content;
  size_t length, position;
  uint8_t *written;
  size_t written_length;
  /* What is not written yet begins here, */
  size_t run;
  /* and these hold of it. */
  int run_paints, run_is_in_text;
  /* Where the last operator ended: after it are the operands of the next one. */
  size_t operands;
  /* How many structure elements are open, and how many other marks outside of any. */
  int depth, other_depth, is_in_text;
};

static int is_space(uint8_t byte) { return byte <= ' '; }

static int is_delimiter(uint8_t byte) { return byte != 0 && strchr("()<>[]{}/%", byte) != NULL; }

static void skip_string(struct marking *it) {
  int depth = 0;
  while (it->position < it->length) {
    uint8_t byte = it->content[it->position++];
    if (byte == '\\') it->position++;
    if (byte == '(') depth++;
    if (byte == ')' && --depth == 0) return;
  }
}

/* The next token that begins with a letter or such: an operator, a number or a name. */
static size_t next_word(struct marking *it, const uint8_t **word) {
  while (it->position < it->length) {
    uint8_t byte = it->content[it->position];
    if (byte == '(') {
      skip_string(it);
    } else if (is_space(byte) || (is_delimiter(byte) && byte != '/')) {
      it->position++;
    } else {
      size_t start = it->position++;
      while (it->position < it->length && !is_space(it->content[it->position]) &&
             !is_delimiter(it->content[it->position]))
        it->position++;
      *word = it->content + start;
      return it->position - start;
    }
  }
  return 0;
}

static int is_one_of(const uint8_t *word, size_t length, const char *const *words) {
  for (; *words != NULL; words++)
    if (strlen(*words) == length && memcmp(word, *words, length) == 0) return 1;
  return 0;
}

static int is(const uint8_t *word, size_t length, const char *other) {
  return is_one_of(word, length, (const char *const[]){other, NULL});
}

static void copy(struct marking *it, const void *data, size_t length) {
  memcpy(it->written + it->written_length, data, length);
  it->written_length += length;
}

/* Writes what is before `end`; as an artifact when it paints and no text object is cut. */
static void end_run(struct marking *it, size_t end) {
  int is_artifact = it->depth == 0 && it->run_paints && it->run_is_in_text == it->is_in_text;
  if (is_artifact) copy(it, begin_artifact, sizeof begin_artifact - 1);
  copy(it, it->content + it->run, end - it->run);
  if (is_artifact) copy(it, "\n", 1);
  if (is_artifact) copy(it, end_artifact, sizeof end_artifact - 1);
  it->run = end;
  it->run_paints = 0;
  it->run_is_in_text = it->is_in_text;
}

static const char *const painting[] = {"S",  "s",  "f",  "F",  "f*", "B",  "B*", "b", "b*",
                                       "Do", "sh", "Tj", "TJ", "'",  "\"", "BI", NULL};
static const char *const beginning[] = {"BDC", "BMC", NULL};

/* Whether the mark that begins here is a structure element's, and not one of cairo's own, such as a
 * text that glyphs stand for. */
static int is_structure(const struct marking *it) {
  static const char identifier[] = "/MCID";
  size_t length = sizeof identifier - 1;
  for (size_t i = it->operands; i + length <= it->position; i++)
    if (memcmp(it->content + i, identifier, length) == 0) return 1;
  return 0;
}

static void begin_mark(struct marking *it) {
  if (it->depth == 0 && !is_structure(it)) {
    it->other_depth++;
    return;
  }
  if (it->depth == 0) end_run(it, it->operands);
  it->depth++;
}

static void end_mark(struct marking *it) {
  if (it->depth == 0) {
    if (it->other_depth > 0) it->other_depth--;
    return;
  }
  if (it->depth == 1) end_run(it, it->position);
  it->depth--;
}

static void meet_operator(struct marking *it, const uint8_t *word, size_t length) {
  if (is_one_of(word, length, painting)) it->run_paints = 1;
  if (is(word, length, "BT")) it->is_in_text = 1;
  if (is(word, length, "ET")) it->is_in_text = 0;
  if (is_one_of(word, length, beginning)) begin_mark(it);
  if (is(word, length, "EMC")) end_mark(it);
  it->operands = it->position;
}

documents_status documents_mark_artifacts(const uint8_t *content, size_t length,
                                          documents_bytes *marked) {
  /* An artifact takes at most 20 bytes more, and ends at an operator of three letters. */
  struct marking it = {.content = content, .length = length, .written = malloc(8 * length + 64)};
  if (it.written == NULL) return DOCUMENTS_NO_MEMORY;
  const uint8_t *word;
  for (size_t size; (size = next_word(&it, &word)) > 0;) {
    int is_operator = (word[0] >= 'A' && word[0] <= 'Z') || (word[0] >= 'a' && word[0] <= 'z') ||
                      word[0] == '\'' || word[0] == '"';
    if (is_operator) meet_operator(&it, word, size);
  }
  end_run(&it, length);
  *marked = (documents_bytes){it.written, it.written_length};
  return DOCUMENTS_OK;
}
