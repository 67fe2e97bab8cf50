// SPDX-License-Identifier: Apache-2.0
// A tour: adds by words and by members, asks, completes, undoes, listens, clashes, and exports.
//
//   g++ -std=c++17 tour.cpp $(pkg-config --cflags --libs taskcore) && ./a.out
#include <chrono>
#include <iostream>
#include <sstream>
#include <taskcore.hpp>

int main() try {
  using namespace std::chrono_literals;
  const taskcore::instant noon(1768478400000ms);  // Thursday, 15 January 2026, 12:00 UTC

  taskcore::open_options options;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";
  options.locale = "C";
  options.clock = [=] { return noon; };
  const taskcore::store store(options);

  int commits = 0;
  const auto observer = store.observe([&](const taskcore::commit &) { ++commits; });

  const auto tea = store.quick_add("Tea with Zoë ☕ tomorrow 17:00 #Home @café !p1");
  taskcore::task_input rent;
  rent.title = "Pay rent";
  rent.due = taskcore::date(2026, 1, 31);
  rent.estimated_duration = 20min;
  rent.tags = {"bank", "home"};
  store.task_add(rent);

  taskcore::query query;
  query.sorts = {{taskcore::sort_key::due}};
  for (const auto &task : store.task_query(query)) {
    std::cout << task.title() << " (" << task.project() << ")";
    for (const auto tag : task.tags()) std::cout << " @" << tag;
    std::cout << '\n';
  }

  store.task_complete(tea);
  store.undo();
  std::cout << store.task_count() << " open, " << commits << " commits\n";

  rent.title = "";
  const auto refused = store.try_task_add(rent);
  if (!refused)
    std::cout << refused.error().field() << ": " << refused.error().message() << '\n';

  taskcore::event_input meeting;
  meeting.title = "Réunion";
  meeting.start = noon + 24h;
  store.event_add(meeting);
  try {
    store.event_add(meeting);
  } catch (const taskcore::error &error) {
    std::cout << error.conflicts()->size() << " conflict: " << error.what() << '\n';
  }

  std::stringstream file;
  store.export_(taskcore::format::json, {}, [&](taskcore::bytes_view bytes) {
    return static_cast<bool>(file << bytes.text());
  });
  const taskcore::store other(":memory:");
  const auto report =
      other.import_(taskcore::format::json, {}, [&](std::uint8_t *buffer, std::size_t capacity) {
        file.read(reinterpret_cast<char *>(buffer), static_cast<std::streamsize>(capacity));
        return static_cast<std::size_t>(file.gcount());
      });
  std::cout << report.added << " tasks and " << report.events_added << " event imported\n";
} catch (const taskcore::error &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
