// SPDX-License-Identifier: Apache-2.0
/// Who is told of commits.
#ifndef TASKCORE_OBSERVER_HPP
#define TASKCORE_OBSERVER_HPP

#include "callbacks.hpp"
#include "config.hpp"
#include "generated/rows.hpp"
#include "list.hpp"

TASKCORE_BEGIN

/// Is told of commits as long as it lives; what it was registered with lives until the last of its
/// calls is over.
class observer : public internal::handle<taskcore_observer, taskcore_observer_free> {
 public:
  using handle::handle;
};

inline std::int32_t internal::payload::call_observe(const taskcore_commit *made, void *raw) {
  return guarded([&] { return of(raw).observe(commit(made)), 0; });
}

TASKCORE_END

#endif
