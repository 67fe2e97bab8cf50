// SPDX-License-Identifier: Apache-2.0

package tests

import (
	"context"
	"errors"
	"io"
	"runtime"
	"testing"
	"time"

	"taskcore"
)

// An export that is long: it waits for something, and begins again for as long as it may.
func exported(store *taskcore.Store, waits func()) error {
	return store.Export(taskcore.FormatJSON, nil, writer(func(bytes []byte) (int, error) {
		waits()
		return len(bytes), nil
	}), nil)
}

func full(t *testing.T, path string) *taskcore.Store {
	store := opened(t, path)
	fill(t, store)
	return store
}

func fill(t *testing.T, store *taskcore.Store) {
	inputs := make([]taskcore.TaskInput, 2000)
	for i := range inputs {
		inputs[i].Title = taskcore.Set("Sort the photographs")
	}
	_, err := store.TaskAddMany(inputs)
	succeeded(t, err)
}

// There are no more of them than before, once those that are over have gone.
func goroutines(t *testing.T, before int) {
	t.Helper()
	for end := time.Now().Add(time.Minute); runtime.NumGoroutine() > before; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("There are %d more.", runtime.NumGoroutine()-before)
		}
	}
}

func interrupted(t *testing.T, err, cause error) {
	t.Helper()
	refused(t, err, taskcore.EINTERRUPTED)
	same(t, errors.Is(err, cause), true)
}

func TestAContextThatIsDoneEndsACall(t *testing.T) {
	store := full(t, ":memory:")
	ctx, cancel := context.WithCancel(context.Background())
	before := runtime.NumGoroutine()
	begun := time.Now()
	err := exported(store.With(ctx), func() {
		cancel()
		time.Sleep(60 * time.Millisecond)
	})
	interrupted(t, err, context.Canceled)
	same(t, time.Since(begun) < time.Minute, true)
	// Before it begins, too.
	_, err = store.With(ctx).TaskCount(nil)
	interrupted(t, err, context.Canceled)
	_, err = store.With(ctx).TaskAdd(taskcore.TaskInput{Title: taskcore.Set("a")})
	interrupted(t, err, context.Canceled)
	// The store itself goes on.
	count, err := store.TaskCount(nil)
	succeeded(t, err)
	same(t, count, 2000)
	goroutines(t, before)
}

func TestACallLeavesNoGoroutine(t *testing.T) {
	store := opened(t, ":memory:")
	ctx, cancel := context.WithTimeout(context.Background(), time.Hour)
	defer cancel()
	before := runtime.NumGoroutine()
	for i := 0; i < 200; i++ {
		_, err := store.With(ctx).TaskCount(nil)
		succeeded(t, err)
	}
	goroutines(t, before)
}

func TestADeadlineEndsACall(t *testing.T) {
	store := full(t, ":memory:")
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	err := exported(store.With(ctx), func() { time.Sleep(60 * time.Millisecond) })
	interrupted(t, err, context.DeadlineExceeded)
}

func TestACallThatIsOverBeforeSucceeds(t *testing.T) {
	store := opened(t, ":memory:")
	ctx, cancel := context.WithCancel(context.Background())
	observer, err := store.Observe(func(taskcore.Commit) { cancel() })
	succeeded(t, err)
	defer observer.Close()
	_, err = store.With(ctx).TaskAdd(taskcore.TaskInput{Title: taskcore.Set("a")})
	succeeded(t, err)
}

func TestTheCallOfAnotherGoroutineGoesOn(t *testing.T) {
	store := full(t, ":memory:")
	ctx, cancel := context.WithCancel(context.Background())
	entered, ended := make(chan struct{}), make(chan error)
	go func() {
		first := true
		ended <- exported(store, func() {
			if first {
				first = false
				close(entered)
				<-ctx.Done()
				time.Sleep(60 * time.Millisecond)
			}
		})
	}()
	<-entered
	waiting := make(chan error)
	go func() {
		_, err := store.With(ctx).TaskCount(nil)
		waiting <- err
	}()
	time.Sleep(10 * time.Millisecond)
	cancel()
	succeeded(t, <-ended)
	if err := <-waiting; err != nil {
		interrupted(t, err, context.Canceled)
	}
}

func TestAContextEndsWaitingForAnotherHandle(t *testing.T) {
	path := t.TempDir() + "/a.db"
	writing, store := opened(t, path), opened(t, path)
	reader, piped := io.Pipe()
	entered, ended := make(chan struct{}), make(chan error)
	go func() {
		_, err := writing.Import(taskcore.FormatTodoTxt, nil, reader, nil)
		ended <- err
	}()
	go func() {
		for i := 0; i < 5000; i++ {
			_, _ = piped.Write([]byte("Call Ann\n"))
		}
		close(entered)
	}()
	<-entered
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	begun := time.Now()
	_, err := store.With(ctx).TaskAdd(taskcore.TaskInput{Title: taskcore.Set("a")})
	t.Logf("%v after %v", err, time.Since(begun))
	if err != nil {
		interrupted(t, err, context.DeadlineExceeded)
		same(t, time.Since(begun) < time.Minute, true)
	}
	piped.Close()
	succeeded(t, <-ended)
}

func TestInterruptEndsWhatRuns(t *testing.T) {
	store := full(t, ":memory:")
	store.Interrupt() // nothing runs
	err := exported(store, store.Interrupt)
	refused(t, err, taskcore.EINTERRUPTED)
	same(t, errors.Is(err, context.Canceled), false)
}

func TestProgressEndsACall(t *testing.T) {
	var asked int
	var answer error
	store, err := taskcore.Open(":memory:", &taskcore.OpenOptions{Progress: func() error {
		asked++
		return answer
	}})
	succeeded(t, err)
	defer store.Close()
	fill(t, store)
	asked, answer = 0, errDisk
	err = exported(store, func() { time.Sleep(60 * time.Millisecond) })
	same(t, err, errDisk)
	same(t, asked, 1)
}
