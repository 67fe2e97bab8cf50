/* The header needs nothing before it, and may come twice. */
#include <taskcore.h>

int main(void) { return taskcore_abi_version() == TASKCORE_ABI_VERSION ? 0 : 1; }
