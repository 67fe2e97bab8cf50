/* The syntax of PDF (ISO 32000-1, 7.2 and 7.3), as far as what cairo writes takes it. */
#ifndef CDOCUMENTS_SYNTAX_H
#define CDOCUMENTS_SYNTAX_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#pragma GCC visibility push(hidden)

typedef struct span {
  const uint8_t *data;
  size_t length;
} span;

static inline int span_is(span it, const char *text) {
  return strlen(text) == it.length && memcmp(it.data, text, it.length) == 0;
}

/* Whether the text stands there. */
static inline int span_has(span it, size_t position, const char *text) {
  size_t length = strlen(text);
  return position <= it.length && length <= it.length - position &&
         memcmp(it.data + position, text, length) == 0;
}

static inline int syntax_is_space(uint8_t byte) { return byte <= ' '; }

static inline int syntax_is_delimiter(uint8_t byte) {
  switch (byte) {
    case '(':
    case ')':
    case '<':
    case '>':
    case '[':
    case ']':
    case '{':
    case '}':
    case '/':
    case '%':
      return 1;
    default:
      return 0;
  }
}

static inline int syntax_is_regular(uint8_t byte) {
  return !syntax_is_space(byte) && !syntax_is_delimiter(byte);
}

/* Where the text ends that begins with the bracket there. */
static inline size_t syntax_end_of_text(span it, size_t position) {
  int depth = 0;
  while (position < it.length) {
    uint8_t byte = it.data[position++];
    if (byte == '\\') position++;
    if (byte == '(') depth++;
    if (byte == ')' && --depth == 0) break;
  }
  return position < it.length ? position : it.length;
}

/* Where the word ends that goes on there. */
static inline size_t syntax_end_of_word(span it, size_t position) {
  while (position < it.length && syntax_is_regular(it.data[position])) position++;
  return position;
}

/* Behind spaces and comments. */
size_t syntax_skip_space(span it, size_t position);

/* Behind a value with all that is in it; a reference counts as three. */
size_t syntax_skip_value(span it, size_t position);

typedef struct syntax_entry {
  span key, value;
} syntax_entry;

/* The next entry of a dictionary, from `position` on, which is 0 at first. */
int syntax_next_entry(span dictionary, size_t *position, syntax_entry *entry);

/* Skips white space and reads a number of at most ten digits; the result is 0 without digits.
 * `position` is moved behind the number. */
size_t syntax_number(span it, size_t *position);

/* The number of the object that a value refers to, or 0. */
size_t syntax_reference(span value);

#pragma GCC visibility pop

#endif
