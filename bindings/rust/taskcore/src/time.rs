// SPDX-License-Identifier: Apache-2.0
//! Instants, dates, lengths of time, and what is either an instant or a date.

use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;
use std::time::{Duration, SystemTime};

use taskcore_sys as sys;

use crate::error::{Error, Result};

/// A point in time: milliseconds since 1970 UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// What time the system says that it is.
    pub fn now() -> Self {
        SystemTime::now().into()
    }
}

/// What is below a millisecond is cut off, towards the past.
impl From<SystemTime> for Timestamp {
    fn from(at: SystemTime) -> Self {
        let rest = Duration::from_nanos(999_999);
        match at.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(after) => Self(Span::from(after).0),
            Err(before) => Self(-Span::from(before.duration() + rest).0),
        }
    }
}

impl From<Timestamp> for SystemTime {
    fn from(at: Timestamp) -> Self {
        let length = Duration::from_millis(at.0.unsigned_abs());
        match at.0 {
            i64::MIN..=-1 => Self::UNIX_EPOCH - length,
            0.. => Self::UNIX_EPOCH + length,
        }
    }
}

impl<T: Into<Span>> Add<T> for Timestamp {
    type Output = Self;

    fn add(self, length: T) -> Self {
        Self(self.0.saturating_add(length.into().0))
    }
}

impl Sub for Timestamp {
    type Output = Span;

    fn sub(self, other: Self) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

/// A length of time in milliseconds, which may be negative, as that of a reminder before the due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span(i64);

macro_rules! units {
    ($($from:ident $as:ident $ms:literal)*) => {
        impl Span {
            $(
                /// So many of them.
                pub const fn $from(count: i64) -> Self {
                    Self(count.saturating_mul($ms))
                }

                /// How many of them, towards zero.
                pub const fn $as(self) -> i64 {
                    self.0 / $ms
                }
            )*
        }
    };
}

units! {
    from_millis as_millis 1
    from_secs as_secs 1_000
    from_minutes as_minutes 60_000
    from_hours as_hours 3_600_000
    from_days as_days 86_400_000
}

impl From<Duration> for Span {
    fn from(length: Duration) -> Self {
        Self(i64::try_from(length.as_millis()).unwrap_or(i64::MAX))
    }
}

/// A negative one is given back.
impl TryFrom<Span> for Duration {
    type Error = Span;

    fn try_from(length: Span) -> std::result::Result<Self, Span> {
        u64::try_from(length.0).map(Self::from_millis).map_err(|_| length)
    }
}

impl Neg for Span {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

/// A day of the calendar, as C has it: 20261224, or 0 for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date(pub i32);

impl Date {
    /// No day: in an input, it takes one away.
    pub const NONE: Self = Self(0);

    /// A day, which the library looks at: it refuses the 30th of February.
    pub const fn new(year: i32, month: u32, day: u32) -> Self {
        Self(year.saturating_mul(10_000).saturating_add((month * 100 + day) as i32))
    }

    /// Whether it is no day.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The year.
    pub const fn year(self) -> i32 {
        self.0 / 10_000
    }

    /// The month, from 1.
    pub const fn month(self) -> u32 {
        (self.0 / 100 % 100).unsigned_abs()
    }

    /// The day of the month, from 1.
    pub const fn day(self) -> u32 {
        (self.0 % 100).unsigned_abs()
    }
}

/// 2026-12-24, or nothing.
impl fmt::Display for Date {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return Ok(());
        }
        write!(to, "{:04}-{:02}-{:02}", self.year(), self.month(), self.day())
    }
}

impl FromStr for Date {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let digits = text.bytes().take(10).filter(u8::is_ascii_digit);
        let number = digits.fold(0, |sum, digit| sum * 10 + i64::from(digit - b'0'));
        let wrong = || Error::refused("A date is written as 2026-12-24.", "");
        let date = i32::try_from(number).map(Self).map_err(|_| wrong())?;
        // The one way to write it.
        if !date.is_none() && date.to_string() == text {
            Ok(date)
        } else {
            Err(wrong())
        }
    }
}

/// A day, an instant, or none of them: a due, a start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Neither: in an input, it takes away what was there.
    #[default]
    None,
    /// All of a day.
    Date(Date),
    /// An instant.
    Time(Timestamp),
}

impl Moment {
    pub(crate) const fn of(kind: i32, date: i32, ms: i64) -> Self {
        match kind {
            sys::TASKCORE_MOMENT_DATE => Self::Date(Date(date)),
            sys::TASKCORE_MOMENT_DATE_TIME => Self::Time(Timestamp(ms)),
            _ => Self::None,
        }
    }

    /// Kind, date and instant, as C has them.
    pub(crate) const fn parts(self) -> (i32, i32, i64) {
        match self {
            Self::None => (sys::TASKCORE_MOMENT_NONE, 0, 0),
            Self::Date(date) => (sys::TASKCORE_MOMENT_DATE, date.0, 0),
            Self::Time(at) => (sys::TASKCORE_MOMENT_DATE_TIME, 0, at.0),
        }
    }

    /// Whether it is neither.
    pub const fn is_none(self) -> bool {
        matches!(self, Self::None)
    }
}

impl From<Date> for Moment {
    fn from(date: Date) -> Self {
        (!date.is_none()).then_some(Self::Date(date)).unwrap_or_default()
    }
}

impl From<Timestamp> for Moment {
    fn from(at: Timestamp) -> Self {
        Self::Time(at)
    }
}
