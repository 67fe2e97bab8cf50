// SPDX-License-Identifier: Apache-2.0
/// Masks: enumerations whose values are joined.
#ifndef TASKCORE_MASKS_HPP
#define TASKCORE_MASKS_HPP

#include <type_traits>

#include "config.hpp"
#include "generated/enumerations.hpp"

TASKCORE_BEGIN

namespace internal {
template <class Mask>
using if_mask = std::enable_if_t<is_mask<Mask>::value, Mask>;
}

template <class Mask>
constexpr internal::if_mask<Mask> operator|(Mask left, Mask right) noexcept {
  using bits = std::underlying_type_t<Mask>;
  return static_cast<Mask>(static_cast<bits>(left) | static_cast<bits>(right));
}

template <class Mask>
constexpr internal::if_mask<Mask> operator&(Mask left, Mask right) noexcept {
  using bits = std::underlying_type_t<Mask>;
  return static_cast<Mask>(static_cast<bits>(left) & static_cast<bits>(right));
}

template <class Mask>
constexpr internal::if_mask<Mask> operator~(Mask mask) noexcept {
  using bits = std::underlying_type_t<Mask>;
  return static_cast<Mask>(~static_cast<bits>(mask));
}

template <class Mask>
constexpr internal::if_mask<Mask> &operator|=(Mask &left, Mask right) noexcept {
  return left = left | right;
}

template <class Mask>
constexpr internal::if_mask<Mask> &operator&=(Mask &left, Mask right) noexcept {
  return left = left & right;
}

/// Whether a mask has all of some bits.
template <class Mask, class = internal::if_mask<Mask>>
constexpr bool has(Mask mask, Mask bits) noexcept {
  return (mask & bits) == bits;
}

TASKCORE_END

#endif
