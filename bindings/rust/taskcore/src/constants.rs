// SPDX-License-Identifier: Apache-2.0
//! Constants of C that belong together. A newer library may have more of them than this crate knows:
//! so each group is a number with names, and not an `enum`.

/// A number with names.
pub(crate) trait Constants: Copy + PartialEq + 'static {
    const NAMES: &'static [(&'static str, Self)];
}

/// The name of a value in Rust, such as `P0`.
pub(crate) fn name_of<T: Constants>(value: T) -> Option<&'static str> {
    T::NAMES.iter().find(|(_, each)| *each == value).map(|(name, _)| *name)
}

/// One of several: `Priority::P0`.
macro_rules! enumeration {
    ($(#[$about:meta])* $type:ident { $($(#[$doc:meta])* $name:ident = $value:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(
            /// As C has it.
            pub i32,
        );

        impl $type {
            $($(#[$doc])* pub const $name: Self = Self(sys::$value);)*

            /// Its name here, where this release knows it.
            pub fn name(self) -> Option<&'static str> {
                $crate::constants::name_of(self)
            }
        }

        impl $crate::constants::Constants for $type {
            const NAMES: &'static [(&'static str, Self)] =
                &[$((stringify!($name), Self::$name),)*];
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self.name() {
                    Some(name) => write!(to, "{}::{name}", stringify!($type)),
                    None => write!(to, "{}({})", stringify!($type), self.0),
                }
            }
        }

        #[cfg(feature = "serde")]
        serialised_by_name!($type, one);
    };
}

/// Several, joined: `TaskStatus::OPEN | TaskStatus::COMPLETED`.
macro_rules! mask {
    ($(#[$about:meta])* $type:ident: $raw:ident {
        $($(#[$doc:meta])* $name:ident = $value:ident,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(
            /// As C has them.
            pub $raw,
        );

        impl $type {
            $($(#[$doc])* pub const $name: Self = Self(sys::$value);)*

            /// None of them.
            pub const fn empty() -> Self {
                Self(0)
            }

            /// Whether there is none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether all of the others are there.
            pub const fn contains(self, others: Self) -> bool {
                self.0 & others.0 == others.0
            }
        }

        impl $crate::constants::Constants for $type {
            const NAMES: &'static [(&'static str, Self)] =
                &[$((stringify!($name), Self::$name),)*];
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                to.write_str(concat!(stringify!($type), "("))?;
                let mut rest = *self;
                for (name, bit) in <Self as $crate::constants::Constants>::NAMES {
                    if !rest.is_empty() && !bit.is_empty() && rest.contains(*bit) {
                        write!(to, "{}{name}", if rest == *self { "" } else { " | " })?;
                        rest &= !*bit;
                    }
                }
                match rest.0 {
                    0 => to.write_str(")"),
                    _ => write!(to, "{}{:#x})", if rest == *self { "" } else { " | " }, rest.0),
                }
            }
        }

        impl std::ops::BitOr for $type {
            type Output = Self;
            fn bitor(self, others: Self) -> Self {
                Self(self.0 | others.0)
            }
        }

        impl std::ops::BitOrAssign for $type {
            fn bitor_assign(&mut self, others: Self) {
                self.0 |= others.0;
            }
        }

        impl std::ops::BitAnd for $type {
            type Output = Self;
            fn bitand(self, others: Self) -> Self {
                Self(self.0 & others.0)
            }
        }

        impl std::ops::BitAndAssign for $type {
            fn bitand_assign(&mut self, others: Self) {
                self.0 &= others.0;
            }
        }

        impl std::ops::Not for $type {
            type Output = Self;
            fn not(self) -> Self {
                Self(!self.0)
            }
        }

        #[cfg(feature = "serde")]
        serialised_by_name!($type, several);
    };
}
