#include <stdlib.h>
#include <term.h>
#include <unistd.h>

/* A terminal's entry in the terminfo database, in one call: its headers are mostly macros, and
 * its functions work on one global terminal, which is readline's. */
typedef struct {
  int is_known;
  int colours;
  int has_strike_through;
} terminfo_capabilities;

static inline terminfo_capabilities terminfo_read(const char *name) {
  terminfo_capabilities found = {0, 0, 0};
  TERMINAL *before = set_curterm(NULL);
  int error = 0;
  if (setupterm(name, STDOUT_FILENO, &error) == 0) {
    found.is_known = 1;
    found.colours = tigetnum("colors");
    /* An extended capability; -1 says that it is no string. */
    char *strike = tigetstr("smxx");
    found.has_strike_through = strike != NULL && strike != (char *)-1;
  }
  TERMINAL *own = set_curterm(before);
  if (own != NULL) del_curterm(own);
  return found;
}
