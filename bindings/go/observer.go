// SPDX-License-Identifier: Apache-2.0

package taskcore

import (
	"runtime"
	"sync/atomic"

	"taskcore/internal/calls"
	"taskcore/internal/capi"
)

// Observer is told of commits until it is closed.
type Observer struct{ raw atomic.Pointer[byte] }

// Observe asks to be told of each commit: of those through this store when they are made, on the
// goroutine of that call, and of all others when Poll notices them. The function may use the store.
func (s *Store) Observe(told func(commit Commit)) (*Observer, error) {
	c := calls.New(capi.CallObserve)
	defer c.Free()
	c.Callbacks().Observe = func(commit calls.Pointer) { told(readCommit((*capi.Commit)(commit))) }
	c.Pointer(1, calls.Callback(calls.Observe))
	c.Number(2, c.Payload())
	c.Pointer(3, calls.Callback(calls.Destroy))
	observer := calls.Out[calls.Pointer](c, 4)
	if err := s.run(c); err != nil {
		return nil, err
	}
	c.Registered()
	made := &Observer{}
	made.raw.Store((*byte)(*observer))
	// For one that was forgotten; Close is earlier, and waits for what goes on.
	runtime.SetFinalizer(made, func(forgotten *Observer) { go forgotten.Close() })
	return made, nil
}

// Close ends it. It waits until the function has returned on other goroutines, unless it is called
// from inside of that. Closing it again does nothing.
func (o *Observer) Close() {
	if raw := o.raw.Swap(nil); raw != nil {
		runtime.SetFinalizer(o, nil)
		calls.Release(capi.CallObserverFree, calls.Pointer(raw))
	}
}
