/* SIGPIPE, which would end the process, is kept from this thread while it writes to sockets: TLS
 * libraries differ in whether they raise it. The handling of signals stays as the process has it.
 */
#ifndef BROKEN_PIPE_H
#define BROKEN_PIPE_H

#include <signal.h>

struct broken_pipe {
  sigset_t mask;
  int was_pending;
};

void broken_pipe_hold(struct broken_pipe *hold);
void broken_pipe_release(const struct broken_pipe *hold);

#endif
