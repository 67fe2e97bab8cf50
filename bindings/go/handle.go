// SPDX-License-Identifier: Apache-2.0

package taskcore

import (
	"runtime"
	"sync/atomic"

	"taskcore/internal/calls"
	"taskcore/internal/capi"
)

// An object of the library, which is freed exactly once.
type handle struct {
	raw     atomic.Uintptr
	free    capi.Function
	payload uintptr
}

// The payload of callbacks, which lives as long as the handle.
func newHandle(raw calls.Pointer, free capi.Function, payload uintptr) *handle {
	made := &handle{free: free, payload: payload}
	made.raw.Store(uintptr(raw))
	// For one that was forgotten. It may wait for callbacks, for which no other finalizer shall.
	runtime.SetFinalizer(made, func(forgotten *handle) { go forgotten.Close() })
	return made
}

// Close frees the object of the library; copies made from it stay valid. Closing it twice is fine.
func (h *handle) Close() {
	if raw := h.raw.Swap(0); raw != 0 {
		runtime.SetFinalizer(h, nil)
		calls.Ask(h.free, raw)
		calls.Forget(h.payload)
	}
}

// The collector must not free it in the middle of a read.
func (h *handle) keep() { runtime.KeepAlive(h) }

// Makes a call on it: NULL once it is closed, which the library refuses.
func (h *handle) run(c *calls.Call) error {
	defer h.keep()
	c.Number(0, h.raw.Load())
	return run(c)
}

// Copies all that it has, or gives nil once it is closed.
func readContents[Raw, Content any](h *handle, contents capi.Function, read func(*Raw) Content) *Content {
	defer h.keep()
	return rowOf(calls.Ask(contents, h.raw.Load()), read)
}

// Copies the contents of an object that has nothing else, and frees it.
func contentsOf[Raw, Content any](
	raw calls.Pointer, contents, free capi.Function, read func(*Raw) Content,
) *Content {
	defer calls.Ask(free, uintptr(raw))
	return rowOf(calls.Ask(contents, uintptr(raw)), read)
}
