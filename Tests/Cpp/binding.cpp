// SPDX-License-Identifier: Apache-2.0
// The binding for C++, as programs use it. It takes an empty folder.
#include <taskcore.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <vector>

#include "checks.hpp"

#if __cplusplus >= 202002L
#include <ranges>
#include <span>
#endif

namespace {

using namespace std::chrono_literals;

const taskcore::instant noon(std::chrono::milliseconds(1768478400000));

taskcore::open_options in_memory() {
  taskcore::open_options options;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";
  options.locale = "C";
  options.clock = [] { return noon; };
  return options;
}

taskcore::task_input titled(std::string title) {
  taskcore::task_input input;
  input.title = std::move(title);
  return input;
}

// ------------------------------------------------------------------------------- handles

static_assert(!std::is_copy_constructible_v<taskcore::store>);
static_assert(std::is_nothrow_move_constructible_v<taskcore::store>);
static_assert(!std::is_copy_constructible_v<taskcore::task_list>);
static_assert(std::is_nothrow_move_constructible_v<taskcore::task_list>);
static_assert(std::is_nothrow_move_assignable_v<taskcore::task_list>);
static_assert(std::is_nothrow_copy_constructible_v<taskcore::error>);
static_assert(std::is_trivially_copyable_v<taskcore::task>);

void handles_move_and_are_freed() {
  taskcore::store store(in_memory());
  for (const char *title : {"a", "b", "c"}) store.task_add(titled(title));
  taskcore::task_list tasks = store.task_query();
  taskcore::task_list moved = std::move(tasks);
  CHECK(tasks.empty() && !tasks);
  CHECK(moved.size() == 3 && moved[2].title() == "c");
  tasks = std::move(moved);
  CHECK(moved.empty() && tasks.size() == 3);

  taskcore::store other = std::move(store);
  CHECK(!store && other);
  // A call on a store that is not there is refused by the library.
  const auto refused = store.try_task_query();
  CHECK(!refused && refused.error().field() == "store");
  // A list needs its store no longer.
  other = taskcore::store();
  CHECK(tasks.front().title() == "a" && tasks.back().title() == "c");

  // What is given to C is C's, and what comes from C can be taken over.
  taskcore_task_list *raw = tasks.release();
  const taskcore::task_list taken(raw);
  CHECK(taken.size() == 3);
}

void an_empty_list_is_an_empty_range() {
  const taskcore::store store(in_memory());
  const auto tasks = store.task_query();
  CHECK(tasks.empty() && tasks.begin() == tasks.end() && tasks.end() - tasks.begin() == 0);
  CHECK(taskcore::task_list().empty());
  const auto missing = tasks.try_at(0);
  CHECK(!missing && missing.error().status() == taskcore::status::enotfound);
}

static_assert(std::is_convertible_v<std::string, taskcore::bytes_view>);
static_assert(std::is_convertible_v<std::vector<unsigned char>, taskcore::bytes_view>);
static_assert(!std::is_convertible_v<const char (&)[4], taskcore::bytes_view>);

void a_store_that_is_not_there_answers() {
  const taskcore::store none;
  CHECK(!none.try_sync_set_password([](std::string_view) { return std::string("x"); }));
  CHECK(!none.try_observe([](const taskcore::commit &) {}));
  none.interrupt();
}

// -------------------------------------------------------------------------------- inputs

void inputs_know_what_was_set() {
  const taskcore::store store(in_memory());
  taskcore::task_input input = titled("Pay rent");
  input.notes = "from the bank";
  input.due = taskcore::date(2026, 1, 31);
  input.tags = {"bank"};
  input.estimated_duration = 20min;
  const auto id = store.task_add(input);

  // What has no value is not looked at.
  taskcore::task_input changes;
  changes.priority = taskcore::priority::p1;
  store.task_update(id, changes);
  auto tasks = store.task_get(id);
  CHECK(tasks[0].notes() == "from the bank" && tasks[0].priority() == taskcore::priority::p1);
  CHECK(tasks[0].due() == taskcore::moment(taskcore::date(2026, 1, 31)));
  CHECK(tasks[0].estimated_duration() == 1200s);

  // What is none is taken away.
  taskcore::task_input none;
  none.due = taskcore::moment();
  none.tags.emplace();
  none.notes = "";
  store.task_update(id, none);
  tasks = store.task_get(id);
  CHECK(!tasks[0].due() && tasks[0].tags().empty() && tasks[0].notes().empty());
  CHECK(!tasks[0].completed());

  taskcore::move to_top;
  to_top.to_top = true;
  const auto second = store.task_add(titled("second"));
  store.task_move(second, to_top);
}

void a_text_that_would_be_cut_is_refused() {
  const taskcore::store store(in_memory());
  const auto cut = store.try_task_add(titled(std::string("Pay\0rent", 8)));
  CHECK(!cut && cut.error().status() == taskcore::status::einvalid);
  CHECK(cut.error().field() == "title");
  const auto name = store.try_task_find(std::string_view("a\0b", 3));
  CHECK(!name && name.error().field() == "uid");
  const auto tags = store.try_tag_get({std::string_view("x\0", 2)});
  CHECK(!tags && tags.error().field() == "names");
  CHECK(store.task_count() == 0);
}

void ids_are_whatever_holds_them() {
  const taskcore::store store(in_memory());
  const std::vector<std::int64_t> ids = store.task_add_many({titled("a"), titled("b")});
  const std::array<std::int64_t, 2> same{ids[0], ids[1]};
  CHECK(store.task_get(ids).size() == 2);
  CHECK(store.task_get(same).size() == 2);
  CHECK(store.task_get({ids[0], ids[1]}).size() == 2);
  CHECK(store.task_get(ids[0]).size() == 1);
  CHECK(store.task_get({}).empty());
#if __cplusplus >= 202002L
  CHECK(store.task_get(std::span(ids).subspan(1)).size() == 1);
#endif
  const std::vector<std::string> names{"no", "such"};
  CHECK(!store.try_tag_get(names));
}

// -------------------------------------------------------------------------------- ranges

void lists_are_ranges() {
  const taskcore::store store(in_memory());
  std::vector<taskcore::task_input> inputs;
  for (int index = 0; index < 100; ++index) {
    inputs.push_back(titled("task " + std::to_string(index)));
    inputs.back().tags = {"even", "odd"};
  }
  store.task_add_many(inputs);
  const auto tasks = store.task_query();
  std::size_t count = 0;
  for (const auto &task : tasks) {
    static_assert(std::is_same_v<decltype(task.title()), std::string_view>);
    static_assert(std::is_same_v<decltype(task.created()), taskcore::instant>);
    CHECK(are(task.tags(), {"even", "odd"}));
    CHECK(task.created() == noon);
    ++count;
  }
  CHECK(count == 100 && tasks.size() == 100);
  CHECK(std::distance(tasks.begin(), tasks.end()) == 100);
  const auto found = std::find_if(tasks.begin(), tasks.end(),
                                  [](const auto &task) { return task.title() == "task 42"; });
  CHECK(found - tasks.begin() == 42 && found->title() == "task 42");
  CHECK(std::accumulate(
            tasks.begin(), tasks.end(), std::size_t{0},
            [](std::size_t sum, const auto &task) { return sum + task.title().size(); }) == 690);
#if __cplusplus >= 202002L
  static_assert(std::ranges::random_access_range<taskcore::task_list>);
  static_assert(std::ranges::sized_range<taskcore::task_list>);
  static_assert(std::ranges::random_access_range<taskcore::texts_view>);
  auto last = tasks | std::views::filter([](const auto &task) { return task.id() > 98; }) |
              std::views::transform([](const auto &task) { return task.title(); });
  CHECK(std::ranges::distance(last) == 2);
  CHECK(std::ranges::max(tasks | std::views::transform(&taskcore::task::id)) == 100);
  CHECK((tasks | std::views::reverse).front().title() == "task 99");
#endif
}

void groups_and_other_objects_are_read() {
  const taskcore::store store(in_memory());
  store.task_add(titled("a"));
  taskcore::query query;
  query.group = taskcore::grouping::priority;
  const auto tasks = store.task_query(query);
  CHECK(tasks.groups().size() == 1 && tasks.groups()[0].label() == "P2");
  const auto home = store.home_read();
  CHECK(home.contents().open_count() == 1);
  CHECK(home.contents().rows()[0].title() == "a");
  const auto added = store.quick_add_told("Pay rent tomorrow 17:00 @bank");
  const auto read = added.result.contents();
  CHECK(read.input()->title == "Pay rent" && read.input()->tags_added);
  CHECK(read.input()->due->is_instant() && !read.input()->start);
  CHECK(has(read.tokens()[0].field(), taskcore::task_field::due));
  const taskcore::step step = store.undo();
  CHECK(step.action == taskcore::action::add_tasks && step.task_count == 1);
}

// -------------------------------------------------------------------------------- errors

void errors_are_exceptions_or_values() {
  const taskcore::store store(in_memory());
  const auto refused = store.try_task_add_many({titled("a"), titled("")});
  CHECK(!refused);
  const taskcore::error &said = refused.error();
  CHECK(said.status() == taskcore::status::einvalid && said.field() == "title");
  CHECK(said.index() == std::size_t{1} && taskcore::name(said.status()) == "TASKCORE_EINVALID");
  CHECK(said.message() == said.what() && !said.message().empty());
  try {
    store.task_add_many({titled("a"), titled("")});
    FAIL("It succeeded.");
  } catch (const std::exception &error) {
    CHECK(std::string_view(error.what()) == said.what());
  }
  const taskcore::result<std::int64_t> made = store.try_task_add(titled("a"));
  CHECK(made && made.has_value() && *made == 1 && made.value() == 1);
#if TASKCORE_EXPECTED
  static_assert(std::is_same_v<decltype(made), const std::expected<std::int64_t, taskcore::error>>);
#endif
  taskcore::open_options nowhere;
  nowhere.path = "/dev/null/store";
  CHECK(taskcore::store::try_open(nowhere).error().status() == taskcore::status::eaccess);
}

void overlaps_come_with_the_error() {
  const taskcore::store store(in_memory());
  taskcore::event_input meeting;
  meeting.title = "Meeting";
  meeting.start = noon + 1h;
  const auto id = store.event_add(meeting);
  try {
    store.event_add(meeting);
    FAIL("It succeeded.");
  } catch (const taskcore::error &error) {
    CHECK(error.status() == taskcore::status::econflict && error.conflicts());
    CHECK(error.conflicts()->front().other_id() == id);
  }
  store.event_add(meeting, taskcore::event_flag::allow_conflicts);
  CHECK(store.event_query().size() == 2);
}

// ----------------------------------------------------------------------------- callbacks

struct mine : std::runtime_error {
  using std::runtime_error::runtime_error;
};

void exceptions_go_through_the_library() {
  const taskcore::store store(in_memory());
  store.task_add(titled("a"));
  try {
    store.export_(taskcore::format::json, {},
                  [](taskcore::bytes_view) -> bool { throw mine("write"); });
    FAIL("It succeeded.");
  } catch (const mine &error) {
    CHECK(std::string_view(error.what()) == "write");
  }
  const auto ended =
      store.try_export(taskcore::format::json, {}, [](taskcore::bytes_view) { return false; });
  CHECK(!ended && ended.error().status() == taskcore::status::einterrupted);
  // Of an observer, with the commit made.
  {
    const auto observer = store.observe([](const taskcore::commit &) { throw mine("observer"); });
    try {
      store.task_add(titled("b"));
      FAIL("It succeeded.");
    } catch (const mine &) {
    }
  }
  CHECK(store.task_count() == 2);
  // Of the clock.
  bool broken = false;
  taskcore::open_options options = in_memory();
  options.clock = [&broken] { return broken ? throw mine("clock") : noon; };
  const taskcore::store other(std::move(options));
  broken = true;
  try {
    other.task_add(titled("c"));
    FAIL("It succeeded.");
  } catch (const mine &) {
  }
}

void what_callbacks_hold_lives_as_long_as_they_are_called() {
  const auto held = std::make_shared<int>(0);
  taskcore::open_options options = in_memory();
  options.progress = [held] { return true; };
  options.clock = [held] { return noon; };
  CHECK(held.use_count() == 3);
  {
    taskcore::store store(std::move(options));
    store.sync_set_password([held](std::string_view) { return std::string("secret"); });
    auto observer = store.observe([held](const taskcore::commit &) { ++*held; });
    CHECK(held.use_count() == 5);
    store.task_add(titled("a"));
    observer = taskcore::observer();
    CHECK(held.use_count() == 4);
    store.task_add(titled("b"));
    // An observer may outlive its store.
    observer = store.observe([held](const taskcore::commit &) { ++*held; });
    store = taskcore::store();
  }
  CHECK(*held == 1 && held.use_count() == 1);
  // A store that cannot be opened lets go of all at once.
  taskcore::open_options nowhere = in_memory();
  nowhere.path = "/dev/null/store";
  nowhere.clock = [held] { return noon; };
  CHECK(!taskcore::store::try_open(std::move(nowhere)));
  CHECK(held.use_count() == 1);
}

void an_authorization_keeps_its_callback() {
  const auto held = std::make_shared<int>(0);
  {
    taskcore::authorization began;
    {
      taskcore::authorization_options options;
      options.address = "google:";
      options.client_id = "a";
      options.client_secret = "b";
      options.redirect = "http://127.0.0.1:8080";
      options.progress = [held] { return true; };
      began = taskcore::authorization_begin(options);
    }
    CHECK(held.use_count() == 2);
    const auto moved = std::move(began);
    CHECK(moved.contents().address().substr(0, 8) == "https://");
    const auto finished = moved.try_finish("state=other&code=1");
    CHECK(!finished && finished.error().field() == "state");
    CHECK(held.use_count() == 2);
  }
  CHECK(held.use_count() == 1);
}

void commits_of_others_are_noticed_and_alerts_left(const std::string &folder) {
  taskcore::open_options options = in_memory();
  options.path = folder + "/polled.db";
  const taskcore::store store(options), other(options);
  int heard = 0;
  const auto observer = store.observe([&heard](const taskcore::commit &) { ++heard; });
  auto task = titled("a");
  taskcore::reminder reminder;
  reminder.kind = taskcore::reminder_kind::at;
  reminder.at = noon + std::chrono::minutes(1);
  task.reminders = {reminder};
  other.task_add(task);
  CHECK(store.poll_commits(noon + std::chrono::hours(1)) == 1 && heard == 1);
  CHECK(store.poll(noon + std::chrono::hours(1)).alerts.size() == 1);
}

void observers_may_use_the_store() {
  const taskcore::store store(in_memory());
  std::set<std::string> heard;
  const auto observer = store.observe([&](const taskcore::commit &made) {
    for (const auto &change : made.changes())
      if (change.entity() == taskcore::entity::task &&
          change.kind() != taskcore::change_kind::removed)
        for (const auto &task : store.task_get(change.id())) heard.emplace(task.title());
  });
  store.task_add(titled("Café ☕"));
  CHECK(heard == std::set<std::string>{"Café ☕"});
}

void files_and_a_sync_folder_of_ones_own(const std::string &folder) {
  taskcore::open_options options = in_memory();
  options.path = folder + "/one.db";
  const taskcore::store one(options);
  options.path = folder + "/two.db";
  const taskcore::store two(options);
  one.task_add(titled("shared"));

  std::map<std::string, std::vector<std::uint8_t>> files;
  taskcore::sync_transport transport;
  transport.name = "memory";
  transport.list = [&files](const std::function<bool(std::string_view)> &tell) {
    return std::all_of(files.begin(), files.end(),
                       [&tell](const auto &file) { return tell(file.first); });
  };
  transport.get = [&files](std::string_view name, const taskcore::write_function &write) {
    const auto file = files.find(std::string(name));
    return file == files.end() || write(file->second);
  };
  transport.put = [&files](std::string_view name, taskcore::bytes_view bytes) {
    files[std::string(name)].assign(bytes.begin(), bytes.end());
    return true;
  };
  transport.remove = [&files](std::string_view name) {
    files.erase(std::string(name));
    return true;
  };
  const auto secret = [] { return std::string("between us"); };
  const auto remote = one.sync_remote_add_through(transport, "One", secret);
  one.sync_run_through(transport);
  CHECK(!files.empty());
  two.sync_remote_add_through(transport, "Two", secret);
  two.sync_run_through(transport);
  const auto there = two.task_query();
  CHECK(there.front().title() == "shared");
  // Registered, a run goes through it as through a folder.
  one.sync_set_transport(transport);
  one.task_add(titled("later"));
  one.sync_run(remote);
  two.sync_run_through(transport);
  CHECK(two.task_count() == 2);
}

void threads_share_a_store() {
  const taskcore::store store(in_memory());
  std::atomic<int> refused{0};
  std::vector<std::thread> threads;
  for (int number = 0; number < 4; ++number)
    threads.emplace_back([&store, &refused, number] {
      for (int index = 0; index < 50; ++index) {
        store.task_add(titled(std::to_string(number)));
        // Each error is that of its own call.
        const auto made = store.try_task_add(titled(""));
        if (!made && made.error().field() == "title") ++refused;
      }
    });
  for (auto &each : threads) each.join();
  CHECK(store.task_count() == 200 && refused == 200);
}

// ----------------------------------------------------------------------------------- time

void times_are_those_of_the_standard() {
  constexpr taskcore::date day(2026, 1, 31);
  static_assert(day.year() == 2026 && day.month() == 1 && day.day() == 31);
  static_assert(day < taskcore::date(2026, 2, 1) && !taskcore::date());
#if TASKCORE_CALENDAR
  static_assert(std::chrono::year_month_day(day) == std::chrono::January / 31 / 2026);
  static_assert(taskcore::date(std::chrono::year(2026) / 1 / 31) == day);
#endif
  const taskcore::store store(in_memory());
  CHECK(store.time_now() == noon);
  CHECK(store.time_parse("next friday") == taskcore::date(2026, 1, 23));
  const taskcore::local_time local = store.time_to_local(noon);
  CHECK(local.hour == 13 && local.utc_offset == 1h);
  CHECK(store.time_from_local(local) == noon);
  CHECK(taskcore::to_instant(std::chrono::system_clock::now()) > noon - 24h * 400);
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 2) return 2;
  handles_move_and_are_freed();
  an_empty_list_is_an_empty_range();
  a_store_that_is_not_there_answers();
  inputs_know_what_was_set();
  a_text_that_would_be_cut_is_refused();
  ids_are_whatever_holds_them();
  lists_are_ranges();
  groups_and_other_objects_are_read();
  errors_are_exceptions_or_values();
  overlaps_come_with_the_error();
  exceptions_go_through_the_library();
  what_callbacks_hold_lives_as_long_as_they_are_called();
  an_authorization_keeps_its_callback();
  commits_of_others_are_noticed_and_alerts_left(arguments[1]);
  observers_may_use_the_store();
  files_and_a_sync_folder_of_ones_own(arguments[1]);
  threads_share_a_store();
  times_are_those_of_the_standard();
}
