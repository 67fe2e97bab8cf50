// SPDX-License-Identifier: Apache-2.0

package taskcore

import (
	"fmt"
	"math"
	"time"

	"taskcore/internal/capi"
)

// Never is the result of NextWakeup when no wake-up is needed.
var Never = time.UnixMilli(math.MaxInt64).UTC()

// Date is a day of the calendar. The zero value is no date.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// NewDate is a day.
func NewDate(year int, month time.Month, day int) Date { return Date{year, month, day} }

// DateOf is the day of an instant, in its location.
func DateOf(t time.Time) Date {
	year, month, day := t.Date()
	return Date{year, month, day}
}

// IsZero reports whether it is no date.
func (d Date) IsZero() bool { return d == Date{} }

// In is when the day begins somewhere.
func (d Date) In(location *time.Location) time.Time {
	return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, location)
}

// Before tells whether a day comes before another one.
func (d Date) Before(other Date) bool { return d.number() < other.number() }

// String is as in ISO 8601, or "" for none.
func (d Date) String() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day)
}

func (d Date) number() int32 { return int32(d.Year*10000 + int(d.Month)*100 + d.Day) }

func dateOf(number int32) Date {
	return Date{int(number / 10000), time.Month(number / 100 % 100), int(number % 100)}
}

// Moment is a day or an instant. The zero value is neither; in an input, it clears the property.
type Moment struct {
	kind    MomentKind
	date    Date
	instant time.Time
}

// On is a day.
func On(year int, month time.Month, day int) Moment { return NewDate(year, month, day).Moment() }

// At is an instant; what is below a millisecond is cut off.
func At(t time.Time) Moment {
	return Moment{kind: MomentKindDateTime, instant: timeOf(t.UnixMilli())}
}

// Moment is the day as a moment.
func (d Date) Moment() Moment {
	if d.IsZero() {
		return Moment{}
	}
	return Moment{kind: MomentKindDate, date: d}
}

// IsZero tells whether it is neither.
func (m Moment) IsZero() bool { return m.kind == MomentKindNone }

// Date gives the day, when it is one.
func (m Moment) Date() (day Date, isDay bool) { return m.date, m.kind == MomentKindDate }

// Time gives the instant, when it is one. Of an event on whole days, it gives when the first one
// begins.
func (m Moment) Time() (instant time.Time, isInstant bool) {
	return m.instant, m.kind == MomentKindDateTime
}

// Equal tells whether both are the same day, the same instant, or none.
func (m Moment) Equal(other Moment) bool {
	if m.kind == MomentKindDateTime {
		return other.kind == m.kind && m.instant.Equal(other.instant)
	}
	return m.kind == other.kind && m.date == other.date
}

// String is as in ISO 8601, in UTC, or "" for none.
func (m Moment) String() string {
	if m.kind == MomentKindDateTime {
		return m.instant.Format("2006-01-02T15:04:05.999Z07:00")
	}
	return m.date.String()
}

func momentOf(kind, date int32, ms int64) Moment {
	switch MomentKind(kind) {
	case MomentKindDate:
		return Moment{kind: MomentKindDate, date: dateOf(date), instant: timeOf(ms)}
	case MomentKindDateTime:
		return Moment{kind: MomentKindDateTime, instant: timeOf(ms)}
	}
	return Moment{}
}

func (m Moment) parts() (kind, date int32, ms int64) {
	return int32(m.kind), m.date.number(), millisecondsOf(m.instant)
}

func readMoment(raw *capi.Moment) Moment { return momentOf(raw.Kind, raw.Date, raw.Ms) }

// 0 stands for an absent date where it is optional.
func timeOf(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

func millisecondsOf(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

// The longest duration of Go is 292 years.
func durationOf(count int64, unit time.Duration) time.Duration {
	if limit := math.MaxInt64 / int64(unit); count > limit {
		return math.MaxInt64
	} else if count < -limit {
		return math.MinInt64
	}
	return time.Duration(count) * unit
}

func countOf(d, unit time.Duration) int64 { return int64(d / unit) }
