#include "include/CHost.h"

/* As each handle's block begins. */
struct handle_block {
  void *object;
  uint64_t unused;
  uint64_t mark;
};

__attribute__((no_sanitize("address"))) uint64_t host_handle_mark(const void *handle) {
  return ((const struct handle_block *)handle)->mark;
}
