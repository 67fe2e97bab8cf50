// SPDX-License-Identifier: Apache-2.0
// Written by "make header" (model/writers/rust/macros.py); do not edit it.
//! What constants, objects and rows have alike.

#[cfg(feature = "serde")]
pub use members::{read, write, Members};

/// A number with names.
pub trait Constants: Copy + PartialEq + 'static {
    const NAMES: &'static [(&'static str, Self)];
    fn number(self) -> i64;
    #[cfg(feature = "serde")]
    fn of(number: i64) -> Option<Self>;
}

/// The name of a value in Rust, such as `P0`.
pub fn name_of<T: Constants>(value: T) -> Option<&'static str> {
    T::NAMES.iter().find(|(_, each)| *each == value).map(|(name, _)| *name)
}

/// Those that are joined in a value, and the bits that have no name.
pub fn parts_of<T: Constants>(value: T) -> (Vec<(&'static str, T)>, i64) {
    let (mut found, mut rest) = (Vec::new(), value.number());
    for (name, each) in T::NAMES {
        let bits = each.number();
        if bits != 0 && rest & bits == bits {
            found.push((*name, *each));
            rest &= !bits;
        }
    }
    (found, rest)
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
                $crate::generated::macros::name_of(self)
            }
        }

        impl $crate::generated::macros::Constants for $type {
            const NAMES: &'static [(&'static str, Self)] =
                &[$((stringify!($name), Self::$name),)*];

            fn number(self) -> i64 {
                i64::from(self.0)
            }

            #[cfg(feature = "serde")]
            fn of(number: i64) -> Option<Self> {
                number.try_into().ok().map(Self)
            }
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
        $crate::serde::serialised_as!($type: $crate::serde::plain, $crate::serde::constant);
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

        impl $crate::generated::macros::Constants for $type {
            const NAMES: &'static [(&'static str, Self)] =
                &[$((stringify!($name), Self::$name),)*];

            fn number(self) -> i64 {
                self.0 as i64
            }

            #[cfg(feature = "serde")]
            fn of(number: i64) -> Option<Self> {
                Some(Self(number as $raw))
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let (names, rest) = $crate::generated::macros::parts_of(*self);
                let rest = (rest != 0).then(|| format!("{rest:#x}"));
                let names = names.into_iter().map(|(name, _)| name.to_owned()).chain(rest);
                write!(to, "{}({})", stringify!($type), names.collect::<Vec<_>>().join(" | "))
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
        $crate::serde::serialised_as!($type: $crate::serde::plains, $crate::serde::joined);
    };
}

/// How an object comes and goes, with what it keeps for the callbacks that it goes on calling.
macro_rules! handle {
    ($(#[$about:meta])* $type:ident, $raw:ident, $free:ident) => {
        handle!($(#[$about])* $type, $raw, $free, ());
    };
    ($(#[$about:meta])* $type:ident, $raw:ident, $free:ident, $kept:ty) => {
        $(#[$about])*
        pub struct $type(*mut sys::$raw, $kept);

        // SAFETY: C frees it on any thread, and so can be what is kept for callbacks that are asked
        // on any.
        unsafe impl Send for $type {}
        // SAFETY: C reads it on any number of threads.
        unsafe impl Sync for $type {}

        impl Drop for $type {
            fn drop(&mut self) {
                // SAFETY: it is this object's, and was not freed.
                unsafe { sys::$free(self.0) }
            }
        }

        impl $type {
            /// Takes over what C gave.
            ///
            /// # Safety
            ///
            /// It belongs to the caller, and to nobody else from now on. Callbacks that it goes on
            /// calling live as long as it does.
            pub unsafe fn from_raw(raw: *mut sys::$raw) -> Self {
                Self(raw, Default::default())
            }

            /// Gives away what C has to free.
            pub fn into_raw(self) -> *mut sys::$raw {
                std::mem::ManuallyDrop::new(self).0
            }

            /// As C has it.
            pub fn as_raw(&self) -> *const sys::$raw {
                self.0
            }
        }
    };
}

/// A list: its rows, by index and one after the other.
macro_rules! list {
    ($(#[$about:meta])* $type:ident, $row:ident, $raw:ident, $free:ident, $count:ident, $at:ident,
        $rows:ident, $arrow:ident) => {
        handle!($(#[$about])* $type, $raw, $free);

        impl $type {
            /// How many rows there are.
            pub fn len(&self) -> usize {
                // SAFETY: the list is there as long as this object.
                unsafe { sys::$count(self.0) }
            }

            /// Whether there is none.
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// A row, which lives as long as the list.
            pub fn get(&self, index: usize) -> Option<$row<'_>> {
                // SAFETY: the row is there as long as the list.
                unsafe { $crate::rows::one(sys::$at(self.0, index)) }
            }

            /// All rows, which live as long as the list.
            pub fn rows(&self) -> $crate::Rows<'_, $row<'_>> {
                let mut stride = 0;
                // SAFETY: likewise; C says how many there are, and how far apart.
                unsafe {
                    let first = sys::$rows(self.0, &mut stride);
                    $crate::Rows::new(first, self.len(), stride)
                }
            }

            /// Goes through all rows.
            pub fn iter(&self) -> $crate::RowsIter<'_, $row<'_>> {
                self.rows().iter()
            }

            /// Copies of all rows.
            #[inline]
            pub fn to_vec(&self) -> Vec<owned::$row> {
                self.rows().to_vec()
            }

            /// Gives all rows as columns, for whoever reads Apache Arrow.
            ///
            /// # Safety
            ///
            /// `stream` is a `struct ArrowArrayStream` of Arrow's C stream interface, which is
            /// written over; its `release` releases what it gets.
            pub unsafe fn arrow(&self, stream: *mut std::ffi::c_void) -> $crate::Result<()> {
                // SAFETY: as the caller says.
                $crate::call::call(|said| unsafe { sys::$arrow(self.0, stream, said) })
            }
        }

        impl<'a> IntoIterator for &'a $type {
            type Item = $row<'a>;
            type IntoIter = $crate::RowsIter<'a, $row<'a>>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl std::fmt::Debug for $type {
            #[inline]
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.rows().fmt(to)
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> std::result::Result<S::Ok, S::Error> {
                self.rows().serialize(to)
            }
        }
    };
}

/// What a row of C is here: a pointer with functions.
macro_rules! row {
    ($(#[$about:meta])* $type:ident, $raw:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub struct $type<'a> {
            raw: *const sys::$raw,
            lives: std::marker::PhantomData<&'a ()>,
        }

        // SAFETY: rows do not change any more.
        unsafe impl Send for $type<'_> {}
        // SAFETY: likewise.
        unsafe impl Sync for $type<'_> {}

        impl $type<'_> {
            /// As C has it. What is behind it may be shorter than the struct, where the library is
            /// older: no reference may be made of it.
            pub fn as_raw(&self) -> *const sys::$raw {
                self.raw
            }

            /// Copies all that it has.
            #[inline]
            pub fn into_owned(self) -> owned::$type {
                self.into()
            }
        }

        impl<'a> $crate::Borrowed<'a> for $type<'a> {
            type Owned = owned::$type;
            type Raw = sys::$raw;

            unsafe fn of(raw: *const sys::$raw) -> Self {
                Self { raw, lives: std::marker::PhantomData }
            }

            #[inline]
            fn into_owned(self) -> owned::$type {
                self.into()
            }
        }

        impl std::fmt::Debug for $type<'_> {
            #[inline]
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                owned::$type::from(*self).fmt(to)
            }
        }
    };
}

#[cfg(feature = "serde")]
mod members {
    use std::borrow::Cow;
    use std::fmt;
    use std::marker::PhantomData;

    use serde::de::{Deserializer, Error, MapAccess, Visitor};
    use serde::ser::{SerializeMap, Serializer};

    /// A struct, member by member.
    pub trait Members: Default {
        const NAMES: &'static [&'static str];
        fn give<M: SerializeMap>(&self, to: &mut M) -> Result<(), M::Error>;
        /// Whether there is a member of this name, whose value was taken then.
        fn take<'de, M: MapAccess<'de>>(&mut self, name: &str, from: &mut M) -> Result<bool, M::Error>;
    }

    pub fn write<T: Members, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        value.give(&mut map)?;
        map.end()
    }

    pub fn read<'de, T: Members, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        struct Whole<T>(PhantomData<T>);

        impl<'de, T: Members> Visitor<'de> for Whole<T> {
            type Value = T;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("members by their names")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<T, M::Error> {
                let mut value = T::default();
                while let Some(name) = map.next_key::<Cow<'_, str>>()? {
                    if !value.take(&name, &mut map)? {
                        return Err(Error::unknown_field(&name, T::NAMES));
                    }
                }
                Ok(value)
            }
        }

        from.deserialize_map(Whole(PhantomData))
    }
}

/// A struct of the program: members that may be left out, and the others.
#[cfg(feature = "serde")]
macro_rules! serialised_value {
    ($type:ty { $($given:ident),* } { $($always:ident),* }) => {
        impl $crate::generated::macros::Members for $type {
            const NAMES: &'static [&'static str] =
                &[$(stringify!($given),)* $(stringify!($always),)*];

            #[allow(unused_variables)]
            fn give<M: ::serde::ser::SerializeMap>(&self, to: &mut M) -> Result<(), M::Error> {
                $(if let Some(value) = &self.$given {
                    to.serialize_entry(stringify!($given), value)?;
                })*
                $(to.serialize_entry(stringify!($always), &self.$always)?;)*
                Ok(())
            }

            #[allow(unused_variables)]
            fn take<'de, M: ::serde::de::MapAccess<'de>>(
                &mut self,
                name: &str,
                from: &mut M,
            ) -> Result<bool, M::Error> {
                match name {
                    $(stringify!($given) => self.$given = Some(from.next_value()?),)*
                    $(stringify!($always) => self.$always = from.next_value()?,)*
                    _ => return Ok(false),
                }
                #[allow(unreachable_code)]
                Ok(true)
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::generated::macros::write(self, to)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::generated::macros::read(from)
            }
        }
    };
}

/// A row of the library, and the same as a value.
#[cfg(feature = "serde")]
macro_rules! serialised_row {
    ($type:ident { $($member:ident),* }) => {
        serialised_value!(owned::$type {} { $($member),* });

        impl ::serde::Serialize for $type<'_> {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeMap;
                let mut map = to.serialize_map(None)?;
                $(map.serialize_entry(stringify!($member), &self.$member())?;)*
                map.end()
            }
        }
    };
}
