// SPDX-License-Identifier: Apache-2.0

package calls

// #include "calls.h"
import "C"

import (
	"io"
	"runtime/cgo"
	"sync"
	"sync/atomic"
	"time"
)

// Kinds of callbacks, as calls.h counts them.
const (
	Clock         = int32(C.CALLS_CLOCK)
	StoreProgress = int32(C.CALLS_STORE_PROGRESS)
	Progress      = int32(C.CALLS_PROGRESS)
	Write         = int32(C.CALLS_WRITE)
	Read          = int32(C.CALLS_READ)
	Observe       = int32(C.CALLS_OBSERVE)
	Passphrase    = int32(C.CALLS_PASSPHRASE)
	Password      = int32(C.CALLS_PASSWORD)
	SyncList      = int32(C.CALLS_SYNC_LIST)
	SyncGet       = int32(C.CALLS_SYNC_GET)
	SyncPut       = int32(C.CALLS_SYNC_PUT)
	SyncRemove    = int32(C.CALLS_SYNC_REMOVE)
	Destroy       = int32(C.CALLS_DESTROY)
)

// Callback is the function of C that calls Go's.
func Callback(kind int32) Pointer { return C.calls_callback(C.int32_t(kind)) }

// Callbacks are the functions of the program that one call, or one registration, may call.
type Callbacks struct {
	Clock         func() time.Time
	StoreProgress func() error
	Progress      func(done, total int) error
	Write         io.Writer
	Read          io.Reader
	Observe       func(commit Pointer)
	Passphrase    func() (string, error)
	Password      func(address string) (string, error)
	SyncList      func() ([]string, error)
	SyncGet       func(name string, into io.Writer) error
	SyncPut       func(name string, bytes []byte) error
	SyncRemove    func(name string) error

	// What a reader said behind bytes that it gave.
	readFailed error
	mutex      sync.Mutex
	kept       []cgo.Handle
}

// How many handles there are, for tests that look for leaks.
var handles atomic.Int64

func handle(value any) cgo.Handle {
	handles.Add(1)
	return cgo.NewHandle(value)
}

// Frees a handle, and those of what was kept with it.
func forget(handle cgo.Handle) {
	callbacks, _ := handle.Value().(*Callbacks)
	handle.Delete()
	handles.Add(-1)
	if callbacks != nil {
		callbacks.mutex.Lock()
		defer callbacks.mutex.Unlock()
		for _, each := range callbacks.kept {
			forget(each)
		}
	}
}

// Callbacks are those of this call, until it is over.
func (c *Call) Callbacks() *Callbacks {
	if c.callbacks == nil {
		c.callbacks = &Callbacks{}
	}
	return c.callbacks
}

// Payload is what C hands to the callbacks of this call; 0 when there are none.
func (c *Call) Payload() uintptr {
	if c.payload == 0 && c.callbacks != nil {
		c.payload = handle(c.callbacks)
	}
	return uintptr(c.payload)
}

// Registered gives the payload to the library or to another registration: it is no more freed with
// the call.
func (c *Call) Registered() (payload uintptr) {
	payload = c.Payload()
	c.payload = 0
	return payload
}

// Keep frees a payload when these callbacks are: other threads may be about to use it until then.
func (c *Callbacks) Keep(payload uintptr) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.kept = append(c.kept, cgo.Handle(payload))
}

// Live says how many handles and pieces of memory there are.
func Live() (liveHandles, livePieces int64) { return handles.Load(), pieces.Load() }

// Forget frees a payload that was registered; 0 is none.
func Forget(payload uintptr) {
	if payload != 0 {
		forget(cgo.Handle(payload))
	}
}
