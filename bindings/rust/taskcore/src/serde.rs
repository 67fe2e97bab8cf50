// SPDX-License-Identifier: Apache-2.0
//! Serialisation with serde.
//!
//! A constant is its name in lower case, such as "p0", or the number that this release has no name
//! for; several joined are a list of them. A date is "2026-12-24", an instant and a length of time
//! are milliseconds. Unset members are left out, and null is `None`.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::generated::macros::{name_of, parts_of, Constants};
use crate::{Borrowed, Date, Moment, Rows, Span, Timestamp};

/// A text, a number, or null.
pub enum Plain {
    Text(String),
    Number(i64),
    Null,
}

impl Serialize for Plain {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => to.serialize_str(text),
            Self::Number(number) => to.serialize_i64(*number),
            Self::Null => to.serialize_none(),
        }
    }
}

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Any;

        impl Visitor<'_> for Any {
            type Value = Plain;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("a name, a date, a number or null")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Plain, E> {
                Ok(Plain::Text(text.into()))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Plain, E> {
                Ok(Plain::Number(number))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Plain, E> {
                i64::try_from(number).map(Plain::Number).map_err(E::custom)
            }

            fn visit_unit<E: Error>(self) -> Result<Plain, E> {
                Ok(Plain::Null)
            }
        }

        from.deserialize_any(Any)
    }
}

/// A type that is serialised as a simpler one.
macro_rules! serialised_as {
    ($type:ty: $to:expr, $from:expr) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $to(*self).serialize(to)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $from(::serde::Deserialize::deserialize(from)?).map_err(::serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use serialised_as;

serialised_as!(Timestamp: |at: Timestamp| at.0, |ms| Ok::<_, &str>(Timestamp(ms)));
serialised_as!(Span: |length: Span| length.as_millis(), |ms| Ok::<_, &str>(Span::from_millis(ms)));
serialised_as!(Moment: |moment| match moment {
    Moment::None => Plain::Null,
    Moment::Date(date) => Plain::Text(date.to_string()),
    Moment::Time(at) => Plain::Number(at.0),
}, |plain| match plain {
    Plain::Null => Ok(Moment::None),
    Plain::Text(text) => text.parse::<Date>().map(Moment::from),
    Plain::Number(ms) => Ok(Moment::Time(Timestamp(ms))),
});
serialised_as!(Date: Moment::from, |moment| match moment {
    Moment::None => Ok(Date::NONE),
    Moment::Date(date) => Ok(date),
    Moment::Time(_) => Err("A date is written as 2026-12-24."),
});

/// A constant: its name, or a number without one.
pub fn plain<T: Constants>(value: T) -> Plain {
    let name = name_of(value).map(str::to_ascii_lowercase);
    name.map_or(Plain::Number(value.number()), Plain::Text)
}

pub fn constant<T: Constants>(plain: Plain) -> Result<T, String> {
    let found = match &plain {
        Plain::Text(text) => T::NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)),
        Plain::Number(number) => {
            return T::of(*number).ok_or_else(|| format!("{number} is too large"))
        }
        Plain::Null => None,
    };
    found.map(|(_, value)| *value).ok_or_else(|| "there is no such constant".into())
}

/// Several constants, joined.
pub fn plains<T: Constants>(value: T) -> Vec<Plain> {
    let (found, rest) = parts_of(value);
    let rest = (rest != 0).then_some(Plain::Number(rest));
    found.into_iter().map(|(_, each)| plain(each)).chain(rest).collect()
}

pub fn joined<T: Constants>(plains: Vec<Plain>) -> Result<T, String> {
    let add = |sum, plain| constant::<T>(plain).map(|each| sum | each.number());
    constant(Plain::Number(plains.into_iter().try_fold(0, add)?))
}

impl<'a, R: Borrowed<'a> + Serialize> Serialize for Rows<'a, R> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
