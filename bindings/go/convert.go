// SPDX-License-Identifier: Apache-2.0

package taskcore

import (
	"fmt"
	"unsafe"

	"taskcore/internal/calls"
	"taskcore/internal/capi"
)

func flagOf(is bool) int32 {
	if is {
		return 1
	}
	return 0
}

// Joins flags.
func joined[Flag ~uint32 | ~uint64](flags []Flag) (all int) {
	for _, each := range flags {
		all |= int(each)
	}
	return all
}

// Fills a struct of C, which has its defaults.
func filled[Value, Raw any](
	c *calls.Call, value *Value, initialiser capi.Function, fill func(*Value, *calls.Call, *Raw),
) calls.Pointer {
	raw := calls.Structs[Raw](c, initialiser, 1)
	fill(value, c, &raw[0])
	return unsafe.Pointer(&raw[0])
}

// Fills structs that lie one behind the other.
func filledAll[Value, Raw any](
	c *calls.Call, values []Value, initialiser capi.Function, fill func(*Value, *calls.Call, *Raw),
) (calls.Pointer, uintptr) {
	if len(values) == 0 {
		return nil, 0
	}
	raw := calls.Structs[Raw](c, initialiser, len(values))
	for i := range values {
		c.At(i)
		fill(&values[i], c, &raw[i])
	}
	c.At(-1)
	return unsafe.Pointer(&raw[0]), uintptr(len(values))
}

// Has a struct of C that a call fills.
func outStruct[Raw any](c *calls.Call, place int, initialiser capi.Function) *Raw {
	raw := calls.Structs[Raw](c, initialiser, 1)
	c.Pointer(place, unsafe.Pointer(&raw[0]))
	return &raw[0]
}

// Reads structs that lie as far apart as the first one says.
func rowsOf[Raw, Row any](first calls.Pointer, count uintptr, read func(*Raw) Row) []Row {
	if first == nil || count == 0 {
		return nil
	}
	return rowsApart(first, count, *(*uintptr)(first), read)
}

func rowsApart[Raw, Row any](first calls.Pointer, count, stride uintptr, read func(*Raw) Row) []Row {
	rows := make([]Row, count)
	for i := range rows {
		rows[i] = read((*Raw)(unsafe.Add(first, uintptr(i)*stride)))
	}
	return rows
}

// Reads a struct that may not be there.
func rowOf[Raw, Row any](at calls.Pointer, read func(*Raw) Row) *Row {
	if at == nil {
		return nil
	}
	row := read((*Raw)(at))
	return &row
}

type bitName struct {
	bit  uint64
	name string
}

// The names of bits; unknown bits are written as a number.
func bitNames(of string, value uint64, names []bitName) (text string) {
	for _, each := range names {
		if value&each.bit == each.bit {
			text += each.name + "|"
			value &^= each.bit
		}
	}
	if value != 0 || text == "" {
		text += fmt.Sprintf("%s(%d)|", of, value)
	}
	return text[:len(text)-1]
}
