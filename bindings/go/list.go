// SPDX-License-Identifier: Apache-2.0

package taskcore

import (
	"fmt"
	"unsafe"

	"taskcore/internal/calls"
	"taskcore/internal/capi"
)

// List is a list of the library: a snapshot, which needs its store no longer. Rows are copied when
// they are asked for. Any goroutines may read it, until it is closed.
type List[Row any] struct {
	*handle
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
	list := &List[Row]{handle: newHandle(raw, kind.free, 0), kind: kind}
	list.count = int(uintptr(calls.Ask(kind.count, uintptr(raw))))
	if list.first = calls.Ask(kind.rows, uintptr(raw), 0); list.first != nil {
		// Rows lie as far apart as each of them says: a newer library has longer ones.
		list.stride = *(*uintptr)(list.first)
	}
	return list
}

// Rows copies all rows of a list, and closes it:
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
		panic(fmt.Sprintf("taskcore: index %d is out of range of a list of %d", index, l.count))
	}
	defer l.keep()
	l.open()
	return l.kind.read(unsafe.Add(l.first, uintptr(index)*l.stride))
}

// Get gives a row, and whether there is one.
func (l *List[Row]) Get(index int) (row Row, isThere bool) {
	defer l.keep()
	if at := calls.Ask(l.kind.at, l.open(), uintptr(index)); at != nil {
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
	c := calls.New(l.kind.arrow)
	defer c.Free()
	c.Pointer(1, stream)
	return l.run(c)
}

// Its rows are gone once it is closed.
func (l *List[Row]) open() (raw uintptr) {
	if raw = l.raw.Load(); raw == 0 {
		panic("taskcore: the list is closed")
	}
	return raw
}
