/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>
#include <taskcore.h>

int main(void) { return strcmp(taskcore_version(), TASKCORE_VERSION) != 0; }
