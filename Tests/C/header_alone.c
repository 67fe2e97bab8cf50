/* The header needs nothing before it, may come twice, and no struct of it has a gap or ends in
 * one, where bytes would be that no version means anything by. */
#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic error "-Wpadded"
#endif
#include <taskcore.h>

int main(void) { return taskcore_abi_version() == TASKCORE_ABI_VERSION ? 0 : 1; }
