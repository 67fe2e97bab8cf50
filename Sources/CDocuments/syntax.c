#include "syntax.h"

size_t syntax_skip_space(span it, size_t position) {
  while (position < it.length) {
    if (it.data[position] == '%') {
      while (position < it.length && it.data[position] != '\n') position++;
    } else if (syntax_is_space(it.data[position])) {
      position++;
    } else {
      break;
    }
  }
  return position;
}

/* Behind the token that begins there; `depth` counts the arrays and dictionaries that are open. */
static size_t skip_token(span it, size_t position, int *depth) {
  uint8_t byte = it.data[position];
  if (byte == '/' || syntax_is_regular(byte)) return syntax_end_of_word(it, position + 1);
  if (byte == '(') return syntax_end_of_text(it, position);
  int is_double = position + 1 < it.length && it.data[position + 1] == byte;
  if (byte == '[' || (byte == '<' && is_double)) ++*depth;
  if (byte == ']' || (byte == '>' && is_double)) --*depth;
  return position + ((byte == '<' || byte == '>') && is_double ? 2 : 1);
}

size_t syntax_skip_value(span it, size_t position) {
  int depth = 0;
  do {
    position = syntax_skip_space(it, position);
    if (position >= it.length) return it.length;
    if (it.data[position] == '<' && !span_has(it, position, "<<")) {
      while (position < it.length && it.data[position] != '>') position++;
      position = position < it.length ? position + 1 : position;
    } else {
      position = skip_token(it, position, &depth);
    }
  } while (depth > 0);
  return position;
}

int syntax_next_entry(span dictionary, size_t *position, syntax_entry *entry) {
  size_t start = syntax_skip_space(dictionary, *position == 0 ? strlen("<<") : *position);
  if (start >= dictionary.length || dictionary.data[start] != '/') return 0;
  size_t end = syntax_end_of_word(dictionary, start + 1);
  entry->key = (span){dictionary.data + start, end - start};
  start = syntax_skip_space(dictionary, end);
  size_t next = start;
  do {
    end = syntax_skip_value(dictionary, next);
    next = syntax_skip_space(dictionary, end);
  } while (next < dictionary.length && syntax_is_regular(dictionary.data[next]));
  entry->value = (span){dictionary.data + start, end - start};
  *position = next;
  return 1;
}

size_t syntax_number(span it, size_t *position) {
  size_t start = syntax_skip_space(it, *position), end = start, number = 0;
  while (end < it.length && end - start < 10 && it.data[end] >= '0' && it.data[end] <= '9')
    number = number * 10 + (size_t)(it.data[end++] - '0');
  *position = end;
  return number;
}

size_t syntax_reference(span value) {
  size_t at = 0, number = syntax_number(value, &at);
  syntax_number(value, &at);
  return span_has(value, syntax_skip_space(value, at), "R") ? number : 0;
}
