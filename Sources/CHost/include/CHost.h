/* The library's duties towards the calling program.
 *
 * Swift cannot express these parts: the floating-point state of a thread, a handle that may have
 * been freed, and a store that is freed while calls on it run. */
#ifndef CHOST_H
#define CHOST_H

#include <fenv.h>
#include <stdint.h>

/* ---------------------------------------------------------------- calls and callbacks */

/* A floating-point state: rounding, traps and flags. */
typedef struct host_state {
  /* On x86: the control word of SSE, and whether x87 has its default state, with which `whole` is
   * unused. */
  uint32_t sse;
  int32_t has_usual_x87;
  fenv_t whole;
} host_state;

typedef struct host_store host_store;

/* A call of the library, on the stack of its thread. */
typedef struct host_call {
  /* That of the host. */
  host_state state;
  /* The call whose callback made this one, or NULL. */
  struct host_call *outer;
  /* The object that it entered, or NULL. */
  host_store *store;
  /* How many interrupts the store had when this call began to listen. */
  uint32_t interrupts;
} host_call;

/* Saves the floating-point state of the host, and sets the default one: rounding to nearest, no
 * traps. The call must not move until its end. */
void host_call_begin(host_call *call);

/* Puts the state of the host back, with its flags as they were. */
void host_call_end(host_call *call);

/* The host has its own state while a callback of it runs; what the callback changes there, stays.
 * Outside of a call both do nothing. */
void host_callback_begin(void);
void host_callback_end(void);

/* ------------------------------------------------------------------------------ files */

/* When a file was made, in nanoseconds since 1970; 0 where the file system does not tell. */
int64_t host_file_birth(const char *path);

/* A number that a file has beside its bytes, which stays when others are written over them; 0 for
 * none, and where the file system has no room for it (xattr(7)). */
int64_t host_file_clock(const char *path);
void host_file_set_clock(const char *path, int64_t clock);

/* renameat2(2): gives a file a path which nothing has; 0, or -1 with `errno`. */
int32_t host_file_move_to_free(const char *path, const char *new_path);

/* ---------------------------------------------------------------------------- handles */

/* The mark of a handle's block, behind its first 16 bytes: which kind it is, or another number when
 * it was freed. That it may have been freed is why it is asked, so the address sanitizer does not
 * look on here. */
uint64_t host_handle_mark(const void *handle);

/* ----------------------------------------------------------------------------- stores */

/* A handle of an object: a block as all handles have, with the mark of its kind. Its calls may
 * check what callers announce in `fields`. NULL without memory. */
host_store *host_store_new(void *object, uint64_t mark, int checks_fields);

/* Enters a store with the innermost call of this thread, and gives its object; NULL when the store
 * was closed, or the handle is not a store. A call enters at most one store. */
void *host_store_enter(const void *handle, uint64_t mark);

/* Leaves the object that this call entered. Gives the object when the store was closed from inside
 * of this call, and no other uses it any more: the caller ends it. */
void *host_store_leave(void);

/* Closes a store: no call enters it any more. Waits until those that did are over, and gives the
 * object for the caller to end; NULL when calls of this thread still use it, when it was
 * closed before, or when the handle is not a store. */
void *host_store_close(void *handle, uint64_t mark);

/* Whether the innermost call of this thread entered a store whose calls check fields. */
int host_store_checks_fields(void);

/* From now on, and not before, an interrupt is for the innermost call of this thread. */
void host_store_listen(void);

/* Whether one came since. */
int host_store_is_interrupted(void);

/* Interrupts the calls that listen. Any thread and any handler of a signal may do this: it reads
 * the handle, and adds to an atomic number without a lock. */
void host_store_interrupt(const void *handle);

/* Closes a store of another process, whose calls are not here to end. */
void host_store_abandon(void *handle, uint64_t mark);

#endif
