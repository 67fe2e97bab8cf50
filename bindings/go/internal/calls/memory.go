// SPDX-License-Identifier: Apache-2.0

package calls

// #include <stdlib.h>
// #include "calls.h"
import "C"

import (
	"sync"
	"unsafe"

	"taskcore/internal/capi"
)

const firstSize, alignment = 4096, 8

// Memory of C for one call: one piece that is used again, and others when it is too small. cgo's
// malloc ends the program when out of memory, as Go itself does.
type memory struct {
	first  unsafe.Pointer
	used   uintptr
	others []unsafe.Pointer
}

func newMemory() memory { return memory{first: C.malloc(firstSize)} }

// Returns zeroed memory: the collector reads the old value of a pointer before a write.
func (m *memory) take(size uintptr) unsafe.Pointer {
	size = (size + alignment - 1) &^ (alignment - 1)
	var at unsafe.Pointer
	if size <= firstSize-m.used {
		at = unsafe.Add(m.first, m.used)
		m.used += size
	} else {
		at = C.malloc(C.size_t(size))
		m.others = append(m.others, at)
	}
	bytes := unsafe.Slice((*byte)(at), size)
	for i := range bytes {
		bytes[i] = 0
	}
	return at
}

func (m *memory) reset() {
	for _, piece := range m.others {
		C.free(piece)
	}
	m.others, m.used = m.others[:0], 0
}

func (m *memory) free() {
	m.reset()
	C.free(m.first)
}

// The defaults of each struct, as the library that runs has them: asked once.
var defaults [capi.Count]struct {
	once  sync.Once
	bytes []byte
}

func defaultsOf(initialiser capi.Function, size uintptr) []byte {
	known := &defaults[initialiser]
	known.once.Do(func() {
		at := C.malloc(C.size_t(size))
		defer C.free(at)
		Ask(initialiser, uintptr(at), size)
		known.bytes = C.GoBytes(at, C.int(size))
	})
	return known.bytes
}

// String copies a text; "" for NULL.
func String(at Pointer) string {
	return C.GoString((*C.char)(at))
}

// Strings copies texts.
func Strings(first Pointer, count uintptr) []string {
	if count == 0 {
		return nil
	}
	made := make([]string, count)
	for i, each := range unsafe.Slice((*Pointer)(first), count) {
		made[i] = String(each)
	}
	return made
}

// IDs copies ids.
func IDs(first Pointer, count uintptr) []int64 {
	return append([]int64(nil), unsafe.Slice((*int64)(first), count)...)
}

// Bytes copies bytes.
func Bytes(first Pointer, count uintptr) []byte {
	return append([]byte(nil), unsafe.Slice((*byte)(first), count)...)
}

// TakeString copies a text and frees it.
func TakeString(at Pointer) string {
	defer Ask(capi.CallStringFree, uintptr(at))
	return String(at)
}

// TakeBytes copies bytes and frees them.
func TakeBytes(at Pointer, count uintptr) []byte {
	defer Ask(capi.CallBytesFree, uintptr(at))
	return Bytes(at, count)
}
