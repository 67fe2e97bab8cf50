// SPDX-License-Identifier: Apache-2.0

package calls

// #include "calls.h"
import "C"

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"runtime/cgo"
	"strings"
	"unsafe"
)

// The outcome of a callback.
type failure struct {
	err      error
	panicked bool
	value    any
}

// ErrNUL is of a text that C would see the beginning of only.
var ErrNUL = errors.New("taskcore: the text has a NUL in it, where C would end it")

// Something that C answered to a callback, which hands it through.
type answer int32

func (answer) Error() string { return "taskcore: the library ended the callback" }

// Runs a function of the program. Neither an error nor a panic goes through C.
func guarded(payload C.uintptr_t, body func(*Callbacks) error) (status C.int32_t) {
	failed := failure{panicked: true}
	defer func() {
		if failed.panicked {
			if failed.value = recover(); failed.value == nil {
				// It goes on, over what C has to put in order: locks would stay locked.
				os.Stderr.WriteString("fatal error: taskcore: runtime.Goexit (t.FailNow, t.Fatal) in a callback\n")
				os.Exit(2)
			}
		}
		if failed.panicked || failed.err != nil {
			noted := cgo.NewHandle(&failed)
			if C.calls_fail(C.uintptr_t(noted)) == 0 {
				noted.Delete()
			}
			status = C.CALLS_FAILED
		}
	}()
	failed.err = body(cgo.Handle(payload).Value().(*Callbacks))
	failed.panicked = false
	var answered answer
	if errors.As(failed.err, &answered) {
		failed.err = nil
		return C.int32_t(answered)
	}
	return 0
}

//export callsDestroy
func callsDestroy(payload C.uintptr_t) { Forget(uintptr(payload)) }

//export callsClock
func callsClock(now *C.int64_t, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error {
		*now = C.int64_t(c.Clock().UnixMilli())
		return nil
	})
}

//export callsStoreProgress
func callsStoreProgress(payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error {
		if C.calls_is_cancelled() != 0 {
			return answer(Cancelled)
		} else if c.StoreProgress == nil {
			return nil
		}
		return c.StoreProgress()
	})
}

//export callsProgress
func callsProgress(done, total C.int64_t, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error { return c.Progress(int(done), int(total)) })
}

//export callsWrite
func callsWrite(bytes unsafe.Pointer, length C.size_t, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error {
		// A writer must not keep what it gets, and this is gone when it returns.
		written, err := c.Write.Write(unsafe.Slice((*byte)(bytes), int(length)))
		if err == nil && written < int(length) {
			return io.ErrShortWrite
		}
		return err
	})
}

//export callsRead
func callsRead(buffer *C.uint8_t, capacity C.size_t, length *C.size_t, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error {
		into := unsafe.Slice((*byte)(unsafe.Pointer(buffer)), int(capacity))
		count, err := 0, c.readFailed
		for err == nil && count == 0 {
			count, err = c.Read.Read(into)
		}
		*length, c.readFailed = C.size_t(count), err
		if count > 0 || err == io.EOF {
			return nil
		}
		return err
	})
}

//export callsObserve
func callsObserve(commit unsafe.Pointer, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error {
		c.Observe(commit)
		return nil
	})
}

// Copies a text that lives until the call is over.
func answered(text string, into unsafe.Pointer) error {
	if strings.IndexByte(text, 0) >= 0 {
		return ErrNUL
	}
	at := C.calls_keep(C.size_t(len(text) + 1))
	if at == nil {
		return errors.New("taskcore: there is no memory for a text")
	}
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(at)), len(text)+1)
	copy(bytes, text)
	bytes[len(text)] = 0
	*(**C.char)(into) = at
	return nil
}

//export callsPassphrase
func callsPassphrase(passphrase unsafe.Pointer, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error {
		text, err := c.Passphrase()
		if err != nil {
			return err
		}
		return answered(text, passphrase)
	})
}

//export callsPassword
func callsPassword(address *C.char, password unsafe.Pointer, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error {
		text, err := c.Password(C.GoString(address))
		if err != nil || text == "" {
			*(**C.char)(password) = nil
			return err
		}
		return answered(text, password)
	})
}

//export callsSyncList
func callsSyncList(tell, sink unsafe.Pointer, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error {
		names, err := c.SyncList()
		for i := 0; err == nil && i < len(names); i++ {
			var name *C.char
			if err = answered(names[i], unsafe.Pointer(&name)); err == nil {
				err = ended(C.calls_tell(tell, name, sink))
			}
		}
		return err
	})
}

func ended(status C.int32_t) error {
	if status == 0 {
		return nil
	}
	return answer(status)
}

// A writer that hands bytes to C.
type sink struct {
	write, sink unsafe.Pointer
	called      bool
}

func (s *sink) Write(bytes []byte) (int, error) {
	s.called = true
	var first *C.uint8_t
	if len(bytes) > 0 {
		first = (*C.uint8_t)(unsafe.Pointer(&bytes[0]))
	}
	return len(bytes), ended(C.calls_give(s.write, first, C.size_t(len(bytes)), s.sink))
}

//export callsSyncGet
func callsSyncGet(name *C.char, write, to unsafe.Pointer, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error {
		into := &sink{write: write, sink: to}
		err := c.SyncGet(C.GoString(name), into)
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err == nil && !into.called {
			_, err = into.Write(nil)
		}
		return err
	})
}

//export callsSyncPut
func callsSyncPut(name *C.char, bytes unsafe.Pointer, length C.size_t, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error {
		return c.SyncPut(C.GoString(name), unsafe.Slice((*byte)(bytes), int(length)))
	})
}

//export callsSyncRemove
func callsSyncRemove(name *C.char, payload C.uintptr_t) C.int32_t {
	return guarded(payload, func(c *Callbacks) error { return c.SyncRemove(C.GoString(name)) })
}
