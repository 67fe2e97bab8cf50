// SPDX-License-Identifier: Apache-2.0
#include <taskcore.hpp>

#include "checks.hpp"
#include "parts.hpp"

static std::string newer(std::int64_t amount) {
  const auto text = taskcore::try_amount_text(amount, "EUR", "en");
  return text ? *text : std::string(text.error().message());
}

int main() {
  CHECK(older(123) == newer(123));
  CHECK(older(INT64_MAX) == newer(INT64_MAX) && !older(INT64_MAX).empty());
}
