// SPDX-License-Identifier: Apache-2.0
// What the tests of the C++ binding have in common.
#ifndef TASKCORE_TESTS_CHECKS_HPP
#define TASKCORE_TESTS_CHECKS_HPP

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>

// Ends the test where something is otherwise than it should be.
#define CHECK(...)                                                                   \
  do {                                                                               \
    if (!(__VA_ARGS__)) {                                                            \
      std::fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #__VA_ARGS__); \
      std::exit(1);                                                                  \
    }                                                                                \
  } while (false)

#define FAIL(what)                                                 \
  do {                                                             \
    std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, what); \
    std::exit(1);                                                  \
  } while (false)

template <class Texts>
bool are(const Texts &actual, std::initializer_list<std::string_view> expected) {
  return std::equal(actual.begin(), actual.end(), expected.begin(), expected.end());
}

#endif
