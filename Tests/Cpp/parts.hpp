// SPDX-License-Identifier: Apache-2.0
#ifndef TASKCORE_TESTS_PARTS_HPP
#define TASKCORE_TESTS_PARTS_HPP

#include <cstdint>
#include <string>

std::string older(std::int64_t amount);

#endif
