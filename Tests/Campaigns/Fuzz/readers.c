/* What reads texts and files of others, for libFuzzer: the first byte of an input chooses the
 * reader, of those in FUZZ_READERS if that is set; the others are what it reads. A call that takes
 * more than its work, and an answer that cannot be, end the program. */
#include "store.h"
#include "work.h"

#include "files.h"
#include "texts.h"

enum { LONGEST = 65536, CALLS_OF_A_STORE = 500 };

static char reader(uint8_t byte) {
  const char *chosen = getenv("FUZZ_READERS");
  if (chosen == NULL || memchr(chosen, byte, strlen(chosen)) != NULL) return (char)byte;
  return chosen[byte % strlen(chosen)];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static int calls;
  if (size == 0 || size > LONGEST + 1) return 0;
  if (store == NULL || ++calls > CALLS_OF_A_STORE) {
    open_store();
    calls = 0;
  }
  const char letter = reader(data[0]);
  const uint8_t *bytes = data + 1;
  size_t length = size - 1;
  char *text = malloc(size);
  if (text == NULL) abort();
  memcpy(text, bytes, length);
  text[length] = '\0';
  work_begin();
  if (!read_file(letter, bytes, length)) read_text(letter, text);
  work_end();
  free(text);
  return 0;
}
