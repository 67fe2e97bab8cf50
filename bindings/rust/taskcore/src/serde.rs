// SPDX-License-Identifier: Apache-2.0
//! What serde writes and reads.
//!
//! A constant is its name in lower case, such as "p0", or the number that this release has no name
//! for; several joined are a list of them. A date is "2026-12-24", an instant and a length of time
//! are milliseconds. What was not given is left out, and null is what is none.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use crate::constants::Constants;
use crate::{Borrowed, Date, Moment, Rows, Span, Texts, Timestamp};

/// A constant or a mask of C, as serde sees it.
pub(crate) trait Number: Constants {
    fn number(self) -> i64;
    fn of(number: i64) -> Option<Self>;
    fn joined(self, other: Self) -> Self;
}

macro_rules! serialised_by_name {
    ($type:ident, $how:ident) => {
        impl $crate::serde::Number for $type {
            fn number(self) -> i64 {
                // A mask has at most 63 bits; one that had more would come back the same way.
                self.0 as i64
            }

            fn of(number: i64) -> Option<Self> {
                number.try_into().ok().map(Self)
            }

            fn joined(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::serde::$how::serialize(*self, to)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::serde::$how::deserialize(from)
            }
        }
    };
}

/// One constant: its name, or the number.
#[derive(Clone, Copy)]
struct One<T>(T);

impl<T: Number> Serialize for One<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match crate::constants::name_of(self.0) {
            Some(name) => to.serialize_str(&name.to_ascii_lowercase()),
            None => to.serialize_i64(self.0.number()),
        }
    }
}

impl<'de, T: Number> Deserialize<'de> for One<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Named<T>(PhantomData<T>);

        impl<'de, T: Number> Visitor<'de> for Named<T> {
            type Value = One<T>;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("the name of a constant, or its number")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<One<T>, E> {
                let found = T::NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
                found.map(|(_, value)| One(*value)).ok_or_else(|| {
                    E::invalid_value(de::Unexpected::Str(text), &self)
                })
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<One<T>, E> {
                let wrong = || E::invalid_value(de::Unexpected::Signed(number), &self);
                T::of(number).map(One).ok_or_else(wrong)
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<One<T>, E> {
                let wrong = || E::invalid_value(de::Unexpected::Unsigned(number), &self);
                i64::try_from(number).ok().and_then(T::of).map(One).ok_or_else(wrong)
            }
        }

        from.deserialize_any(Named(PhantomData))
    }
}

pub(crate) mod one {
    use super::{Deserialize, Deserializer, Number, One, Serialize, Serializer};

    pub(crate) fn serialize<T: Number, S: Serializer>(value: T, to: S) -> Result<S::Ok, S::Error> {
        One(value).serialize(to)
    }

    pub(crate) fn deserialize<'de, T: Number, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        One::deserialize(from).map(|one| one.0)
    }
}

pub(crate) mod several {
    use super::{Deserialize, Deserializer, Number, One, SerializeSeq, Serializer};

    pub(crate) fn serialize<T: Number, S: Serializer>(value: T, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(None)?;
        let mut rest = value.number();
        for (_, each) in T::NAMES {
            let bits = each.number();
            if bits != 0 && rest & bits == bits {
                list.serialize_element(&One(*each))?;
                rest &= !bits;
            }
        }
        if rest != 0 {
            list.serialize_element(&rest)?;
        }
        list.end()
    }

    pub(crate) fn deserialize<'de, T: Number, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        let all = Vec::<One<T>>::deserialize(from)?;
        let none = T::of(0).ok_or_else(|| serde::de::Error::custom("no constant is 0"))?;
        Ok(all.into_iter().fold(none, |sum, each| sum.joined(each.0)))
    }
}

/// A struct, member by member.
pub(crate) trait Members: Default {
    const NAMES: &'static [&'static str];
    fn give<M: SerializeMap>(&self, to: &mut M) -> Result<(), M::Error>;
    /// Whether there is a member of this name, whose value was taken then.
    fn take<'de, M: MapAccess<'de>>(&mut self, name: &str, from: &mut M) -> Result<bool, M::Error>;
}

pub(crate) fn write<T: Members, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(None)?;
    value.give(&mut map)?;
    map.end()
}

pub(crate) fn read<'de, T: Members, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
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
                    return Err(de::Error::unknown_field(&name, T::NAMES));
                }
            }
            Ok(value)
        }
    }

    from.deserialize_map(Whole(PhantomData))
}

/// A struct of the program: members that may be left out, and the others.
macro_rules! serialised_value {
    ($type:ty { $($given:ident),* } { $($always:ident),* }) => {
        impl $crate::serde::Members for $type {
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
                $crate::serde::write(self, to)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::serde::read(from)
            }
        }
    };
}

/// A row of the library, and the same as a value.
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

impl<'a, R: Borrowed<'a> + Serialize> Serialize for Rows<'a, R> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl Serialize for Texts<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i64(self.0)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        i64::deserialize(from).map(Self)
    }
}

impl Serialize for Span {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i64(self.as_millis())
    }
}

impl<'de> Deserialize<'de> for Span {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        i64::deserialize(from).map(Self::from_millis)
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.is_none() {
            return to.serialize_none();
        }
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match Option::<Cow<'_, str>>::deserialize(from)? {
            Some(text) => text.parse().map_err(de::Error::custom),
            None => Ok(Self::NONE),
        }
    }
}

impl Serialize for Moment {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::None => to.serialize_none(),
            Self::Date(date) => date.serialize(to),
            Self::Time(at) => at.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Either;

        impl Visitor<'_> for Either {
            type Value = Moment;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("a date, milliseconds since 1970, or null")
            }

            fn visit_unit<E: de::Error>(self) -> Result<Moment, E> {
                Ok(Moment::None)
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Moment, E> {
                text.parse::<Date>().map(Moment::from).map_err(E::custom)
            }

            fn visit_i64<E: de::Error>(self, ms: i64) -> Result<Moment, E> {
                Ok(Moment::Time(Timestamp(ms)))
            }

            fn visit_u64<E: de::Error>(self, ms: u64) -> Result<Moment, E> {
                i64::try_from(ms).map(|ms| Moment::Time(Timestamp(ms))).map_err(E::custom)
            }
        }

        from.deserialize_any(Either)
    }
}
