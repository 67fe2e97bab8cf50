// SPDX-License-Identifier: Apache-2.0

// Package calls makes calls of C: what goes in lies in memory of C until the call is over, and
// callbacks come back to functions of Go.
package calls

// #cgo LDFLAGS: -ltaskcore
// #include <stdlib.h>
// #include "calls.h"
import "C"

import (
	"context"
	"runtime"
	"runtime/cgo"
	"sync"
	"sync/atomic"
	"unsafe"

	"taskcore/internal/capi"
)

// Pointer is one of C: what it is to is not Go's.
type Pointer = unsafe.Pointer

// What a call answers that did not end by itself.
const (
	Failed    = int32(C.CALLS_FAILED)
	Cancelled = int32(C.CALLS_CANCELLED)
)

// Call is one call of C.
type Call struct {
	frame     *C.calls_frame
	memory    memory
	callbacks *Callbacks
	payload   cgo.Handle
	index     int
	refused   *Refusal
}

// Refusal says what cannot be handed to C.
type Refusal struct {
	Field string
	Index int
	// Whether it is a text with a NUL in it, and not a number that is too large.
	IsText bool
}

var pool = sync.Pool{New: func() any {
	call := &Call{memory: newMemory()}
	runtime.SetFinalizer(call, func(call *Call) { call.memory.free() })
	return call
}}

// New begins a call of a function, which Free ends.
func New(function capi.Function) *Call {
	call := pool.Get().(*Call)
	call.frame = (*C.calls_frame)(call.memory.take(unsafe.Sizeof(C.calls_frame{})))
	call.frame.function = C.int32_t(function)
	call.index = -1
	return call
}

// Free gives back what the call had; what it gave to Go was copied.
func (c *Call) Free() {
	if c.payload != 0 {
		forget(c.payload)
	}
	c.memory.reset()
	c.frame, c.callbacks, c.payload, c.refused = nil, nil, 0, nil
	pool.Put(c)
}

// Refused says what of the arguments cannot be handed to C, or nil.
func (c *Call) Refused() *Refusal { return c.refused }

// Run calls C. The error is what a callback gave; a panic of a callback goes on here. When the
// context is done, the call ends within 0.1 s.
func (c *Call) Run(ctx context.Context) (status int32, callback error) {
	if ctx != nil && ctx.Done() != nil {
		defer c.watch(ctx)()
	}
	C.calls_run(c.frame)
	if c.frame.failure != 0 {
		failure := cgo.Handle(c.frame.failure).Value().(*failure)
		forget(cgo.Handle(c.frame.failure))
		if failure.panicked {
			c.DropError()
			panic(failure.value)
		}
		callback = failure.err
	}
	return int32(c.frame.status), callback
}

// Marks the call when the context is done. The call looks at that itself, since taskcore_interrupt
// would end whichever call has its turn, also that of another goroutine.
func (c *Call) watch(ctx context.Context) (stop func()) {
	cancelled := (*int32)(unsafe.Pointer(&c.frame.is_cancelled))
	over, left := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(left)
		select {
		case <-ctx.Done():
			atomic.StoreInt32(cancelled, 1)
		case <-over:
		}
	}()
	return func() {
		close(over)
		<-left
	}
}

// Details of a call that failed, as C says them.
type Details struct {
	Status              int32
	Message, Field      string
	Index, Line, Column int
}

// Details copies them.
func (c *Call) Details() (details Details) {
	if c.frame.error == nil {
		return Details{Status: int32(c.frame.status), Message: "The call failed.", Index: -1}
	}
	defer c.DropError()
	return DetailsOf(c.frame.error)
}

// DetailsOf copies a taskcore_error.
func DetailsOf(at Pointer) Details {
	raw := (*capi.Error)(at)
	return Details{
		Status: raw.Status, Message: String(raw.Message), Field: String(raw.Field),
		Index: int(raw.Index), Line: int(raw.Line), Column: int(raw.Column),
	}
}

// DropError frees the details of an error that nobody asks for.
func (c *Call) DropError() {
	Release(capi.CallErrorFree, c.frame.error)
	c.frame.error = nil
}

// Release calls a function that frees what its argument is.
func Release(function capi.Function, at Pointer) {
	c := New(function)
	defer c.Free()
	c.Pointer(0, at)
	_, _ = c.Run(context.Background())
}

// Result is what a function gave that cannot fail.
func (c *Call) Result() Pointer {
	_, _ = c.Run(context.Background())
	return *(*Pointer)(unsafe.Pointer(&c.frame.result))
}

// IntResult is likewise for numbers.
func (c *Call) IntResult() int {
	return int(uintptr(c.Result()))
}
