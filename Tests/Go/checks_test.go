// SPDX-License-Identifier: Apache-2.0

// Package tests tests what of the Go binding is written by hand; what is generated is run by the
// conformance suite.
package tests

import (
	"errors"
	"reflect"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"taskcore"
)

// Thursday, 15 January 2026, 12:00 UTC
var noon = time.UnixMilli(1_768_478_400_000).UTC()

func opened(t *testing.T, path string) *taskcore.Store {
	t.Helper()
	store, err := taskcore.Open(path, &taskcore.OpenOptions{
		TimeZone: "Europe/Paris", Locale: "C", Clock: func() time.Time { return noon },
		// For machines that have much else to do.
		BusyTimeout: taskcore.Set(10 * time.Minute),
	})
	succeeded(t, err)
	t.Cleanup(store.Close)
	return store
}

func added(t *testing.T, store *taskcore.Store, title string) int64 {
	t.Helper()
	id, err := store.TaskAdd(taskcore.TaskInput{Title: taskcore.Set(title)})
	succeeded(t, err)
	return id
}

func task(t *testing.T, store *taskcore.Store, id int64) taskcore.Task {
	t.Helper()
	tasks, err := taskcore.Rows(store.TaskGet(id))
	succeeded(t, err)
	return tasks[0]
}

func succeeded(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func same(t *testing.T, actual, expected any) {
	t.Helper()
	if !reflect.DeepEqual(actual, expected) {
		t.Fatalf("It is %v, and not %v.", actual, expected)
	}
}

func refused(t *testing.T, err error, status taskcore.Status) *taskcore.Error {
	t.Helper()
	var made *taskcore.Error
	if !errors.As(err, &made) || !errors.Is(err, status) {
		t.Fatalf("It is not refused with %v: %v", status, err)
	}
	return made
}

func panics(t *testing.T, body func()) (value any) {
	t.Helper()
	defer func() {
		if value = recover(); value == nil {
			t.Fatal("It does not panic.")
		}
	}()
	body()
	return nil
}

// Counts how often the collector found that nobody needs something that is given with `of`.
type collected struct{ count, expected int32 }

type canary struct{ unused [64]byte }

func (c *collected) of() *canary {
	made := &canary{}
	c.expected++
	runtime.SetFinalizer(made, func(*canary) { atomic.AddInt32(&c.count, 1) })
	return made
}

func (c *collected) all(t *testing.T) {
	t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		runtime.GC()
		if atomic.LoadInt32(&c.count) == c.expected {
			return
		}
	}
	t.Fatalf("%d of %d are still needed.", c.expected-atomic.LoadInt32(&c.count), c.expected)
}
