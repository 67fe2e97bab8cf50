// SPDX-License-Identifier: Apache-2.0
/* Reads the rows of a list in a loop of C and through the range of C++, in turns. */
#include <taskcore.hpp>

#include "bench.h"

namespace {

constexpr std::size_t batch = 100000;

void fill(const taskcore::store &store, std::size_t size) {
  std::vector<taskcore::task_input> inputs;
  for (std::size_t index = 0; index < size; ++index) {
    auto &input = inputs.emplace_back();
    input.title = "Water the plants, part " + std::to_string(index);
    if (index % 4 == 0) input.tags = {"garden", "home"};
    if (index % 3 == 0) input.due = taskcore::date(2026, 1, 1 + static_cast<unsigned>(index % 28));
    if (inputs.size() < batch && index + 1 < size) continue;
    store.task_add_many(inputs);
    inputs.clear();
  }
}

// What each loop asks of a row: numbers, a text, a text of an array, a flag.
COUNTED std::uint64_t in_c(const taskcore_task_list *list) {
  std::uint64_t sum = 0;
  const taskcore_task *tasks = taskcore_task_list_rows(list, nullptr);
  const std::size_t count = taskcore_task_list_count(list);
  for (std::size_t index = 0; index < count; ++index) {
    const taskcore_task *task = TASKCORE_AT(tasks, index);
    sum += static_cast<std::uint64_t>(task->id + task->priority) + std::strlen(task->title);
    sum += static_cast<std::uint64_t>(task->created_ms);
    if (task->due_kind == TASKCORE_MOMENT_DATE) sum += static_cast<std::uint64_t>(task->due_date);
    for (std::size_t tag = 0; tag < task->tag_count; ++tag) sum += std::strlen(task->tags[tag]);
  }
  return sum;
}

COUNTED std::uint64_t in_cpp(const taskcore::task_list &list) {
  std::uint64_t sum = 0;
  for (const auto &task : list) {
    sum += static_cast<std::uint64_t>(task.id() + static_cast<std::int32_t>(task.priority())) +
           task.title().size();
    sum += static_cast<std::uint64_t>(task.created().time_since_epoch().count());
    if (task.due().is_date()) sum += static_cast<std::uint64_t>(task.due().date().raw());
    for (const auto tag : task.tags()) sum += tag.size();
  }
  return sum;
}

}  // namespace

int main(int count, char **arguments) {
  if (count < 3) bench_fail("taskcore_rows FOLDER SIZE");
  const auto size = static_cast<std::size_t>(std::atol(arguments[2]));
  const taskcore::store store(":memory:");
  fill(store, size);
  const auto list = store.task_query();
  bench_samples c{}, cpp{};
  for (int round = 0; round < 3 * REPETITIONS; ++round) {
    const double start = bench_now();
    const auto by_c = in_c(list.get());
    const double middle = bench_now();
    const auto by_cpp = in_cpp(list);
    const double end = bench_now();
    if (by_c != by_cpp) bench_fail("The loops do not read the same.");
    bench_add(&c, middle - start);
    bench_add(&cpp, end - middle);
  }
  const auto rows = static_cast<long long>(list.size());
  bench_report("taskcore", "read rows", static_cast<long>(size), &c, rows);
  bench_report("taskcore C++", "read rows", static_cast<long>(size), &cpp, rows);
}
