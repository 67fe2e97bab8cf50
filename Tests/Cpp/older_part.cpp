// SPDX-License-Identifier: Apache-2.0
// A part of a program that is compiled as C++17, where the other one is of a later standard.
#include <taskcore.hpp>

#include "parts.hpp"

std::string older(std::int64_t amount) {
  const auto text = taskcore::try_amount_text(amount, "EUR", "en");
  return text ? *text : std::string(text.error().message());
}
