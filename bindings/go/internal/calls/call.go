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

// Pointer is a pointer to memory of C, which Go does not own.
type Pointer = unsafe.Pointer

// The answer of an interrupted callback.
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
	// The argument that cannot be passed to C, or nil.
	Refused *Refusal
}

// Refusal describes an argument that cannot be passed to C.
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

// Free releases the memory of the call; its outputs were copied.
func (c *Call) Free() {
	Forget(uintptr(c.payload))
	c.memory.reset()
	c.frame, c.callbacks, c.payload, c.Refused = nil, nil, 0, nil
	pool.Put(c)
}

// Run calls C. The error is what a callback gave; a panic of a callback goes on here. When the
// context is done, the call ends within 0.1 s.
func (c *Call) Run(ctx context.Context) (status int32, callback error) {
	if ctx.Done() != nil {
		defer c.watch(ctx)()
	}
	C.calls_run(c.frame)
	if c.frame.failure != 0 {
		failure := cgo.Handle(c.frame.failure).Value().(*failure)
		cgo.Handle(c.frame.failure).Delete()
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

// Error is the C error of a failed call, valid until DropError.
func (c *Call) Error() *capi.Error { return (*capi.Error)(c.frame.error) }

// DropError frees it.
func (c *Call) DropError() {
	Ask(capi.CallErrorFree, uintptr(c.frame.error))
	c.frame.error = nil
}

// Ask calls a function that cannot fail, and returns its result.
func Ask(function capi.Function, arguments ...uintptr) Pointer {
	c := New(function)
	defer c.Free()
	for place, each := range arguments {
		c.Number(place, each)
	}
	return c.Result()
}

// Result makes such a call.
func (c *Call) Result() Pointer {
	_, _ = c.Run(context.Background())
	return *(*Pointer)(unsafe.Pointer(&c.frame.result))
}
