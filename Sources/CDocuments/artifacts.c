#include "artifacts.h"

#include <stdlib.h>
#include <string.h>

#include "syntax.h"

static const char begin_artifact[] = "/Artifact BMC\n";
static const char end_artifact[] = "EMC\n";

/* The content of a page, token by token, and the part that is written already. */
struct marking {
  const uint8_t *content;
  size_t length, position;
  uint8_t *written;
  size_t written_length;
  /* The unwritten part begins here, */
  size_t run;
  /* and these hold of it. */
  int run_paints, run_is_in_text;
  /* Where the last operator ended: after it are the operands of the next one. */
  size_t operands;
  /* How many structure elements are open, and how many other marks outside of any. */
  int depth, other_depth, is_in_text;
};

/* The next token that begins with a letter or such: an operator, a number or a name. */
static size_t next_word(struct marking *it, const uint8_t **word) {
  while (it->position < it->length) {
    uint8_t byte = it->content[it->position];
    if (byte == '(') {
      it->position = syntax_end_of_text((span){it->content, it->length}, it->position);
    } else if (byte != '/' && !syntax_is_regular(byte)) {
      it->position++;
    } else {
      size_t start = it->position;
      it->position = syntax_end_of_word((span){it->content, it->length}, start + 1);
      *word = it->content + start;
      return it->position - start;
    }
  }
  return 0;
}

static void copy(struct marking *it, const void *data, size_t length) {
  memcpy(it->written + it->written_length, data, length);
  it->written_length += length;
}

/* Writes the content before `end`; as an artifact if it paints and no text object is cut. */
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

/* Operators have at most three letters: they are compared as numbers. */
#define OPERATOR(a, b, c) ((a) << 16 | (b) << 8 | (c))

static int number_of(const uint8_t *word, size_t length) {
  int number = 0;
  for (size_t i = 0; i < length && i < 3; i++) number = number << 8 | word[i];
  return length <= 3 ? number : 0;
}

static void meet_operator(struct marking *it, const uint8_t *word, size_t length) {
  switch (number_of(word, length)) {
    case OPERATOR(0, 0, 'S'):
    case OPERATOR(0, 0, 's'):
    case OPERATOR(0, 0, 'f'):
    case OPERATOR(0, 0, 'F'):
    case OPERATOR(0, 'f', '*'):
    case OPERATOR(0, 0, 'B'):
    case OPERATOR(0, 'B', '*'):
    case OPERATOR(0, 0, 'b'):
    case OPERATOR(0, 'b', '*'):
    case OPERATOR(0, 'D', 'o'):
    case OPERATOR(0, 's', 'h'):
    case OPERATOR(0, 'T', 'j'):
    case OPERATOR(0, 'T', 'J'):
    case OPERATOR(0, 0, '\''):
    case OPERATOR(0, 0, '"'):
    case OPERATOR(0, 'B', 'I'):
      it->run_paints = 1;
      break;
    case OPERATOR(0, 'B', 'T'):
      it->is_in_text = 1;
      break;
    case OPERATOR(0, 'E', 'T'):
      it->is_in_text = 0;
      break;
    case OPERATOR('B', 'D', 'C'):
    case OPERATOR('B', 'M', 'C'):
      begin_mark(it);
      break;
    case OPERATOR('E', 'M', 'C'):
      end_mark(it);
      break;
  }
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
