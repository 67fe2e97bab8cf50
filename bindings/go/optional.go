// SPDX-License-Identifier: Apache-2.0

package taskcore

// Optional is a value that may be absent, as its zero value is.
type Optional[Value any] struct {
	value Value
	isSet bool
}

// Set is a value that is there: TaskInput{Title: taskcore.Set("Pay rent")}.
func Set[Value any](value Value) Optional[Value] { return Optional[Value]{value, true} }

// Get gives the value, and whether there is one.
func (o Optional[Value]) Get() (value Value, isSet bool) { return o.value, o.isSet }

// IsSet tells whether there is a value.
func (o Optional[Value]) IsSet() bool { return o.isSet }

// Or returns the value, or a default if it is absent.
func (o Optional[Value]) Or(other Value) Value {
	if o.isSet {
		return o.value
	}
	return other
}
