#include "state.h"

#if defined(__x86_64__)

#include <xmmintrin.h>

/* fegetenv and fesetenv write all of x87, which takes ten times as long as the rest and is rarely
 * needed: programs compute with SSE, and x87 stays as it was when they began. */
#define USUAL_SSE 0x1F80u
#define USUAL_X87_CONTROL 0x037Fu
#define X87_FLAGS 0x7Fu

static uint16_t x87_control(void) {
  uint16_t word;
  __asm__ volatile("fnstcw %0" : "=m"(word));
  return word;
}

static uint16_t x87_flags(void) {
  uint16_t word;
  __asm__ volatile("fnstsw %0" : "=a"(word));
  return word & X87_FLAGS;
}

void host_state_take(host_state *state) {
  state->sse = _mm_getcsr();
  state->has_usual_x87 = x87_control() == USUAL_X87_CONTROL && x87_flags() == 0;
  if (!state->has_usual_x87) {
    fegetenv(&state->whole);
    fesetenv(FE_DFL_ENV);
  } else if (state->sse != USUAL_SSE) {
    _mm_setcsr(USUAL_SSE);
  }
}

void host_state_put_back(const host_state *state) {
  if (!state->has_usual_x87) {
    fesetenv(&state->whole);
    return;
  }
  if (x87_control() != USUAL_X87_CONTROL) fesetenv(FE_DFL_ENV);
  if (x87_flags() != 0) __asm__ volatile("fnclex");
  if (_mm_getcsr() != state->sse) _mm_setcsr(state->sse);
}

#else

void host_state_take(host_state *state) {
  fegetenv(&state->whole);
  fesetenv(FE_DFL_ENV);
}

void host_state_put_back(const host_state *state) { fesetenv(&state->whole); }

#endif
