// SPDX-License-Identifier: Apache-2.0
/// Taskcore in C++17 and later, header only: docs/cpp.md shows how.
///
/// What is `taskcore_task_add` in C is `store::task_add`, what is `taskcore_task_input` is
/// `taskcore::task_input`, and <taskcore.h> documents both. The folder `taskcore` beside this file
/// has what is written by hand, `taskcore/generated` what follows from the description of the API.
#ifndef TASKCORE_HPP
#define TASKCORE_HPP

#include <taskcore.h>

#include "taskcore/arguments.hpp"
#include "taskcore/callbacks.hpp"
#include "taskcore/config.hpp"
#include "taskcore/error.hpp"
#include "taskcore/generated/declarations.hpp"
#include "taskcore/generated/enumerations.hpp"
#include "taskcore/generated/functions.hpp"
#include "taskcore/generated/handles.hpp"
#include "taskcore/generated/rows.hpp"
#include "taskcore/generated/store.hpp"
#include "taskcore/generated/values.hpp"
#include "taskcore/list.hpp"
#include "taskcore/masks.hpp"
#include "taskcore/observer.hpp"
#include "taskcore/result.hpp"
#include "taskcore/store_handle.hpp"
#include "taskcore/time.hpp"
#include "taskcore/views.hpp"

#endif
