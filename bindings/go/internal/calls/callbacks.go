// SPDX-License-Identifier: Apache-2.0

package calls

// #include "calls.h"
import "C"

import (
	"io"
	"runtime/cgo"
	"sync"
	"time"

	"taskcore/internal/capi"
)

// Callback is the function of C that calls Go's.
func Callback(kind capi.Kind) Pointer { return C.calls_callback(C.int32_t(kind)) }

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

	// The error that a reader returned with its last bytes.
	readFailed error
	mutex      sync.Mutex
	kept       []uintptr
}

// Callbacks are those of this call, until it is over.
func (c *Call) Callbacks() *Callbacks {
	if c.callbacks == nil {
		c.callbacks = &Callbacks{}
	}
	return c.callbacks
}

// Payload identifies the callbacks of this call for C; 0 when there are none.
func (c *Call) Payload() uintptr {
	if c.payload == 0 && c.callbacks != nil {
		c.payload = cgo.NewHandle(c.callbacks)
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
	c.kept = append(c.kept, payload)
}

// Forget frees a payload and the values kept with it; 0 is ignored.
func Forget(payload uintptr) {
	if payload == 0 {
		return
	}
	callbacks := cgo.Handle(payload).Value().(*Callbacks)
	cgo.Handle(payload).Delete()
	callbacks.mutex.Lock()
	defer callbacks.mutex.Unlock()
	for _, each := range callbacks.kept {
		Forget(each)
	}
}
