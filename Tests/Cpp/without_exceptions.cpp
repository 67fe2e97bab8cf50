// SPDX-License-Identifier: Apache-2.0
// A program that is compiled without exceptions calls the `try_` forms.
#include <taskcore.hpp>

#include "checks.hpp"

int main() {
  taskcore::open_options options;
  options.path = ":memory:";
  auto opened = taskcore::store::try_open(std::move(options));
  CHECK(opened);
  const taskcore::store store = std::move(*opened);
  taskcore::task_input input;
  input.title = "Pay rent";
  const auto id = store.try_task_add(input);
  CHECK(id && *id == 1);
  input.title = "";
  const auto refused = store.try_task_add(input);
  CHECK(!refused && refused.error().field() == "title");
  const auto ended =
      store.try_export(taskcore::format::json, {}, [](taskcore::bytes_view) { return false; });
  CHECK(!ended && ended.error().status() == taskcore::status::einterrupted);
}
