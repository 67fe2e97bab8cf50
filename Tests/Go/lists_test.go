// SPDX-License-Identifier: Apache-2.0

package tests

import (
	"os"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"taskcore"
)

func TestAListIsReadByIndexAndByRange(t *testing.T) {
	store := opened(t, ":memory:")
	for _, title := range []string{"a", "b", "c"} {
		added(t, store, title)
	}
	tasks, err := store.TaskQuery(nil)
	succeeded(t, err)
	// It needs its store no longer.
	store.Close()
	same(t, tasks.Len(), 3)
	same(t, tasks.At(2).Title, "c")
	first, ok := tasks.Get(0)
	same(t, first.Title, "a")
	same(t, ok, true)
	for _, index := range []int{-1, 3} {
		_, ok = tasks.Get(index)
		same(t, ok, false)
		panics(t, func() { tasks.At(index) })
	}
	// As `for i, task := range tasks.All()` of Go 1.23 calls it, with a break in it.
	var seen []string
	tasks.All()(func(index int, task taskcore.Task) bool {
		seen = append(seen, strconv.Itoa(index)+task.Title)
		return len(seen) < 2
	})
	same(t, seen, []string{"0a", "1b"})
	rows := tasks.Rows()
	tasks.Close()
	tasks.Close()
	same(t, rows[1].Title, "b")
	panics(t, func() { tasks.At(0) })
	panics(t, func() { tasks.Get(0) })
}

func TestAListMayBeEmpty(t *testing.T) {
	tasks, err := opened(t, ":memory:").TaskQuery(nil)
	succeeded(t, err)
	same(t, tasks.Len(), 0)
	same(t, len(tasks.Rows()), 0)
	tasks.All()(func(int, taskcore.Task) bool {
		t.Fatal("There is a row.")
		return false
	})
	_, err = taskcore.Rows(opened(t, ":memory:").TaskGet(7))
	refused(t, err, taskcore.ENOTFOUND)
}

func TestGroupsOfAList(t *testing.T) {
	store := opened(t, ":memory:")
	added(t, store, "a")
	tasks, err := store.TaskQuery(&taskcore.Query{Group: taskcore.GroupingProject})
	succeeded(t, err)
	groups := taskcore.TaskListGroups(tasks)
	same(t, len(groups), 1)
	same(t, groups[0].Label, "Inbox")
}

func TestRowsAsColumns(t *testing.T) {
	store := opened(t, ":memory:")
	added(t, store, "a")
	tasks, err := store.TaskQuery(nil)
	succeeded(t, err)
	// A struct ArrowArrayStream is five pointers, of which the fourth one releases it.
	stream, err := syscall.Mmap(-1, 0, 4096, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	succeeded(t, err)
	succeeded(t, tasks.Arrow(unsafe.Pointer(&stream[0])))
	same(t, *(*uintptr)(unsafe.Pointer(&stream[24])) != 0, true)
	refused(t, tasks.Arrow(nil), taskcore.EINVALID)
}

// How much memory the process has, in bytes.
func resident(t *testing.T) int {
	runtime.GC()
	text, err := os.ReadFile("/proc/self/statm")
	succeeded(t, err)
	pages, err := strconv.Atoi(strings.Fields(string(text))[1])
	succeeded(t, err)
	return pages * os.Getpagesize()
}

// Texts of 1 MiB go in and come out: what is not freed is seen soon.
func TestMemoryOfCallsAndListsIsFreed(t *testing.T) {
	store := opened(t, ":memory:")
	added(t, store, "a")
	long := strings.Repeat("x", 1<<20)
	round := func() {
		_, err := store.TaskAdd(taskcore.TaskInput{Title: taskcore.Set(long)})
		refused(t, err, taskcore.EINVALID)
		_, err = store.TaskQuery(nil) // which is forgotten
		succeeded(t, err)
		html, err := store.ReportHTML(&taskcore.ReportOptions{Title: "a"})
		succeeded(t, err)
		same(t, strings.HasPrefix(html, "<!"), true)
	}
	for i := 0; i < 20; i++ {
		round()
	}
	before := resident(t)
	for i := 0; i < 100; i++ {
		round()
	}
	for end := time.Now().Add(time.Minute); resident(t) > before+32<<20; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("It grew by %d MiB.", (resident(t)-before)>>20)
		}
	}
}
