// SPDX-License-Identifier: Apache-2.0

package taskcore

import (
	"runtime"
	"strconv"
	"sync/atomic"
	"unsafe"

	"taskcore/internal/calls"
	"taskcore/internal/capi"
)

// List is a list of the library: a snapshot, which needs its store no longer. Rows are copied when
// they are asked for. Any goroutines may read it, until it is closed.
type List[Row any] struct {
	raw    atomic.Pointer[byte]
	first  calls.Pointer
	count  int
	stride uintptr
	kind   *listKind[Row]
}

// The functions of one kind of list.
type listKind[Row any] struct {
	free, count, at, rows, arrow capi.Function
	read                         func(at calls.Pointer) Row
}

func newList[Row any](raw calls.Pointer, kind *listKind[Row]) *List[Row] {
	list := &List[Row]{kind: kind}
	list.raw.Store((*byte)(raw))
	counted := calls.New(kind.count)
	defer counted.Free()
	counted.Pointer(0, raw)
	list.count = counted.IntResult()
	rows := calls.New(kind.rows)
	defer rows.Free()
	rows.Pointer(0, raw)
	stride := calls.Out[uintptr](rows, 1)
	list.first, list.stride = rows.Result(), *stride
	// For a list that was forgotten; Close is earlier.
	runtime.SetFinalizer(list, (*List[Row]).Close)
	return list
}

// Rows gives all rows of what a function gave, and closes the list:
//
//	tasks, err := taskcore.Rows(store.TaskQuery(nil))
func Rows[Row any](list *List[Row], err error) ([]Row, error) {
	if err != nil {
		return nil, err
	}
	defer list.Close()
	return list.Rows(), nil
}

// Len is how many rows there are.
func (l *List[Row]) Len() int { return l.count }

// At gives a row. As with a slice, an index that is out of range is a panic.
func (l *List[Row]) At(index int) Row {
	if index < 0 || index >= l.count {
		panic("taskcore: index " + strconv.Itoa(index) + " is out of range of a list of " + strconv.Itoa(l.count))
	}
	defer l.keep()
	l.pointer()
	return l.kind.read(unsafe.Add(l.first, uintptr(index)*l.stride))
}

// Get gives a row, and whether there is one.
func (l *List[Row]) Get(index int) (row Row, isThere bool) {
	defer l.keep()
	c := calls.New(l.kind.at)
	defer c.Free()
	c.Pointer(0, l.pointer())
	c.Int(1, index)
	if at := c.Result(); index >= 0 && at != nil {
		return l.kind.read(at), true
	}
	return row, false
}

// Rows gives all rows.
func (l *List[Row]) Rows() []Row {
	rows := make([]Row, l.count)
	for i := range rows {
		rows[i] = l.At(i)
	}
	return rows
}

// All goes over the rows with their indices. Go 1.23 and later ranges over it:
//
//	for i, task := range tasks.All() { ... }
func (l *List[Row]) All() func(yield func(index int, row Row) bool) {
	return func(yield func(int, Row) bool) {
		for i := 0; i < l.count && yield(i, l.At(i)); i++ {
		}
	}
}

// Arrow exports the rows as columns to a struct ArrowArrayStream of Arrow's C stream interface.
func (l *List[Row]) Arrow(stream unsafe.Pointer) error {
	defer l.keep()
	c := calls.New(l.kind.arrow)
	defer c.Free()
	c.Pointer(0, l.pointer())
	c.Pointer(1, stream)
	return run(c)
}

// Close frees the list; what was read of it stays. Closing it again does nothing.
func (l *List[Row]) Close() {
	if raw := l.raw.Swap(nil); raw != nil {
		runtime.SetFinalizer(l, nil)
		calls.Release(l.kind.free, calls.Pointer(raw))
	}
}

func (l *List[Row]) pointer() calls.Pointer {
	raw := l.raw.Load()
	if raw == nil {
		panic("taskcore: the list is closed")
	}
	return calls.Pointer(raw)
}

// The collector must not free it in the middle of a read.
func (l *List[Row]) keep() { runtime.KeepAlive(l) }
