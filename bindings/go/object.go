// SPDX-License-Identifier: Apache-2.0

package taskcore

import (
	"runtime"
	"sync/atomic"

	"taskcore/internal/calls"
	"taskcore/internal/capi"
)

// What the library has for a while, with functions of its own.
type object struct {
	raw     atomic.Pointer[byte]
	free    capi.Function
	payload uintptr
}

// What was handed to callbacks of the call lives as long as the object.
func newObject(c *calls.Call, raw calls.Pointer, free capi.Function) *object {
	made := &object{free: free, payload: c.Registered()}
	made.raw.Store((*byte)(raw))
	// For one that was forgotten; Close is earlier.
	runtime.SetFinalizer(made, (*object).Close)
	return made
}

// Close frees it; what was read of it stays. Closing it again does nothing.
func (o *object) Close() {
	if raw := o.raw.Swap(nil); raw != nil {
		runtime.SetFinalizer(o, nil)
		calls.Release(o.free, calls.Pointer(raw))
		calls.Forget(o.payload)
	}
}

// NULL once it is closed, which the library refuses.
func (o *object) run(c *calls.Call) error {
	defer runtime.KeepAlive(o)
	c.Pointer(0, calls.Pointer(o.raw.Load()))
	return run(c)
}

func readContents[Raw, Content any](o *object, contents capi.Function, read func(*Raw) Content) *Content {
	defer runtime.KeepAlive(o)
	return contentsAt(calls.Pointer(o.raw.Load()), contents, read)
}

func contentsAt[Raw, Content any](raw calls.Pointer, contents capi.Function, read func(*Raw) Content) *Content {
	c := calls.New(contents)
	defer c.Free()
	c.Pointer(0, raw)
	return rowOf(c.Result(), read)
}

// Copies all of an object that has nothing but its contents, and frees it.
func contentsOf[Raw, Content any](
	raw calls.Pointer, contents, free capi.Function, read func(*Raw) Content,
) *Content {
	defer calls.Release(free, raw)
	return contentsAt(raw, contents, read)
}
