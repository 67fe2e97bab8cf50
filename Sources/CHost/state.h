#ifndef STATE_H
#define STATE_H

#include "CHost.h"

/* Saves the state of this thread, and sets the default one. */
void host_state_take(host_state *state);

/* Sets a state that was kept. */
void host_state_put_back(const host_state *state);

#endif
