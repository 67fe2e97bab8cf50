// SPDX-License-Identifier: Apache-2.0
#include <taskcore.hpp>

int main() {
  const taskcore::store store(":memory:");
  return store.task_query().empty() && taskcore::version() == TASKCORE_VERSION ? 0 : 1;
}
