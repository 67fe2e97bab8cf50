// SPDX-License-Identifier: Apache-2.0
/// What the compiler has.
#ifndef TASKCORE_CONFIG_HPP
#define TASKCORE_CONFIG_HPP

#if __cplusplus < 201703L && (!defined(_MSVC_LANG) || _MSVC_LANG < 201703L)
#error "<taskcore.hpp> needs C++17 or later."
#endif

#if defined(__has_include)
#if __has_include(<version>)
#include <version>
#endif
#endif

#if defined(__cpp_exceptions)
#define TASKCORE_EXCEPTIONS 1
#else
#define TASKCORE_EXCEPTIONS 0
#endif

#if defined(__cpp_lib_expected) && __cpp_lib_expected >= 202202L
#define TASKCORE_EXPECTED 1
#else
#define TASKCORE_EXPECTED 0
#endif

// The calendar of C++20 came to the standard libraries before their macro said so.
#if defined(__cpp_lib_chrono) && __cpp_lib_chrono >= 201907L
#define TASKCORE_CALENDAR 1
#elif __cplusplus >= 202002L && defined(_GLIBCXX_RELEASE) && _GLIBCXX_RELEASE >= 11
#define TASKCORE_CALENDAR 1
#else
#define TASKCORE_CALENDAR 0
#endif

// Parts of one program may be compiled by several standards, and with and without exceptions. What
// they do not share has names of its own, so that the linker never takes one for the other.
#if TASKCORE_EXPECTED && TASKCORE_EXCEPTIONS
#define TASKCORE_FLAVOUR with_expected
#elif TASKCORE_EXPECTED
#define TASKCORE_FLAVOUR with_expected_without_exceptions
#elif TASKCORE_EXCEPTIONS
#define TASKCORE_FLAVOUR with_result
#else
#define TASKCORE_FLAVOUR with_result_without_exceptions
#endif

#define TASKCORE_BEGIN \
  namespace taskcore { \
  inline namespace TASKCORE_FLAVOUR {
#define TASKCORE_END \
  }                  \
  }

#endif
