#include <stdint.h>

/* Swift's standard library has the names of all characters, half a megabyte, for
   `Unicode.Scalar.Properties.name`, which the library never reads. The linker puts this function in
   the place of the one that reads them (`--wrap` in the Makefile), so that they are left out: a
   character has no name. */
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity);

intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity) {
  (void)scalar;
  (void)buffer;
  (void)capacity;
  return 0;
}
