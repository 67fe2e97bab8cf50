// SPDX-License-Identifier: Apache-2.0

package calls

// #include "calls.h"
import "C"

import (
	"math"
	"strings"
	"unsafe"

	"taskcore/internal/capi"
)

// Number puts an argument at its place.
func (c *Call) Number(place int, value uintptr) { c.frame.arguments[place] = C.uint64_t(value) }

// Int likewise.
func (c *Call) Int(place, value int) { c.Number(place, uintptr(value)) }

// Pointer likewise.
func (c *Call) Pointer(place int, value Pointer) { c.Number(place, uintptr(value)) }

// Array puts the first element; how many there are is an argument of its own.
func (c *Call) Array(place int) func(Pointer, uintptr) {
	return func(first Pointer, _ uintptr) { c.Pointer(place, first) }
}

// At sets the index of the next argument in an array, for errors; -1 for no array.
func (c *Call) At(index int) { c.index = index }

func (c *Call) refuse(field string, isText bool) {
	if c.Refused == nil {
		c.Refused = &Refusal{Field: field, Index: c.index, IsText: isText}
	}
}

// Text copies a text, with the NUL that C needs.
func (c *Call) Text(value, field string) Pointer {
	if strings.IndexByte(value, 0) >= 0 {
		c.refuse(field, true)
		return nil
	}
	at := c.memory.take(uintptr(len(value)) + 1)
	copy(unsafe.Slice((*byte)(at), len(value)), value)
	return at
}

// OptionalText is NULL for "".
func (c *Call) OptionalText(value, field string) Pointer {
	if value == "" {
		return nil
	}
	return c.Text(value, field)
}

// Texts copies texts.
func (c *Call) Texts(values []string, field string) (Pointer, uintptr) {
	if len(values) == 0 {
		return nil, 0
	}
	first := c.memory.take(uintptr(len(values)) * unsafe.Sizeof(Pointer(nil)))
	for i, at := range values {
		unsafe.Slice((*Pointer)(first), len(values))[i] = c.Text(at, field)
	}
	return first, uintptr(len(values))
}

// IDs copies ids.
func (c *Call) IDs(values []int64) (Pointer, uintptr) {
	if len(values) == 0 {
		return nil, 0
	}
	first := c.memory.take(uintptr(len(values)) * 8)
	copy(unsafe.Slice((*int64)(first), len(values)), values)
	return first, uintptr(len(values))
}

// Bytes copies bytes.
func (c *Call) Bytes(values []byte) Pointer {
	first := c.memory.take(uintptr(len(values)))
	copy(unsafe.Slice((*byte)(first), len(values)), values)
	return first
}

// Int32 is a number that C has 32 bits for.
func (c *Call) Int32(value int64, field string) int32 {
	if value < math.MinInt32 || value > math.MaxInt32 {
		c.refuse(field, false)
	}
	return int32(value)
}

// Out adds memory for an output, and passes its address.
func Out[Value any](c *Call, place int) *Value {
	var value Value
	at := c.memory.take(unsafe.Sizeof(value))
	c.Pointer(place, at)
	return (*Value)(at)
}

// OutIDs has memory for ids that come out, and a function that copies them.
func OutIDs(c *Call, place, count int) func() []int64 {
	first := c.memory.take(uintptr(count) * 8)
	c.Pointer(place, first)
	return func() []int64 { return IDs(first, uintptr(count)) }
}

// Structs has structs of C, one behind the other, which have the library's defaults.
func Structs[Raw any](c *Call, initialiser capi.Function, count int) []Raw {
	var raw Raw
	size := unsafe.Sizeof(raw)
	first := c.memory.take(uintptr(count) * size)
	defaults := defaultsOf(initialiser, size)
	for i := 0; i < count; i++ {
		copy(unsafe.Slice((*byte)(unsafe.Add(first, uintptr(i)*size)), size), defaults)
	}
	return unsafe.Slice((*Raw)(first), count)
}
