// SPDX-License-Identifier: Apache-2.0

package tests

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"sort"
	"strings"
	"sync"
	"testing"
	"testing/iotest"
	"time"

	"taskcore"
)

var errDisk = errors.New("the disk is full")

func TestAnObserverHearsCommitsAndMayUseTheStore(t *testing.T) {
	store, other := opened(t, ":memory:"), opened(t, ":memory:")
	var heard []taskcore.Commit
	open := 0
	observer, err := store.Observe(func(commit taskcore.Commit) {
		heard = append(heard, commit)
		open, _ = store.TaskCount(nil)
		_, _ = other.QuickAdd("Heard", nil)
	})
	succeeded(t, err)
	id := added(t, store, "Água")
	same(t, open, 1)
	same(t, heard[0].Action, taskcore.ActionAddTasks)
	same(t, heard[0].At, noon)
	same(t, heard[0].Changes[0].ID, id)
	observer.Close()
	observer.Close()
	added(t, store, "b")
	same(t, len(heard), 1)
	count, err := other.TaskCount(nil)
	succeeded(t, err)
	same(t, count, 1)
}

func TestAPanicInACallbackGoesOnBehindTheCall(t *testing.T) {
	store := opened(t, ":memory:")
	observer, err := store.Observe(func(taskcore.Commit) { panic(errDisk) })
	succeeded(t, err)
	same(t, panics(t, func() { added(t, store, "a") }), error(errDisk))
	observer.Close()
	same(t, panics(t, func() {
		_ = store.Export(taskcore.FormatJSON, nil, writer(func([]byte) (int, error) { panic("oh") }), nil)
	}), "oh")
	// Nothing is left of it.
	added(t, store, "b")
	count, err := store.TaskCount(nil)
	succeeded(t, err)
	same(t, count, 2)

	late := &taskcore.OpenOptions{Clock: func() time.Time { panic("late") }}
	same(t, panics(t, func() { _, _ = taskcore.Open(":memory:", late) }), "late")
}

type writer func([]byte) (int, error)

func (w writer) Write(bytes []byte) (int, error) { return w(bytes) }

func TestAnErrorOfACallbackIsTheCalls(t *testing.T) {
	store := opened(t, ":memory:")
	added(t, store, "a")
	full := writer(func([]byte) (int, error) { return 0, errDisk })
	same(t, store.Export(taskcore.FormatJSON, nil, full, nil), errDisk)
	short := writer(func(bytes []byte) (int, error) { return len(bytes) - 1, nil })
	same(t, store.Export(taskcore.FormatJSON, nil, short, nil), io.ErrShortWrite)
	_, err := store.Import(taskcore.FormatJSON, nil, iotest.ErrReader(errDisk), nil)
	same(t, err, errDisk)
	_, err = store.Import(taskcore.FormatFound, nil, strings.NewReader("what is this"), nil)
	refused(t, err, taskcore.EPARSE)
	stops := func(done, total int) error { return errDisk }
	same(t, store.Export(taskcore.FormatJSON, nil, io.Discard, stops), errDisk)
	_, err = store.SyncRemoteAdd(taskcore.RemoteKindFolder, t.TempDir(), "Laptop",
		func() (string, error) { return "", errDisk })
	same(t, err, errDisk)
	_, err = store.SyncRemoteAdd(taskcore.RemoteKindFolder, t.TempDir(), "Laptop",
		func() (string, error) { return "a\x00b", nil })
	same(t, errors.Is(err, taskcore.ErrNUL), true)
}

func TestAReaderMayGiveItsBytesAsItLikes(t *testing.T) {
	store := opened(t, ":memory:")
	added(t, store, "Übergabe 🗝")
	var file bytes.Buffer
	succeeded(t, store.Export(taskcore.FormatJSON, nil, &file, nil))
	for _, reader := range []io.Reader{
		iotest.OneByteReader(bytes.NewReader(file.Bytes())),
		iotest.DataErrReader(bytes.NewReader(file.Bytes())),
		bytes.NewReader(file.Bytes()),
	} {
		report, err := opened(t, ":memory:").Import(taskcore.FormatJSON, nil, reader, nil)
		succeeded(t, err)
		same(t, report.Added, 1)
	}
	// An error behind the last bytes counts.
	failing := iotest.DataErrReader(io.MultiReader(bytes.NewReader(file.Bytes()), iotest.ErrReader(errDisk)))
	_, err := opened(t, ":memory:").Import(taskcore.FormatJSON, nil, failing, nil)
	same(t, err, errDisk)
}

// A callback that ends its goroutine cannot be survived: the program says so, and does not hang.
func TestGoexitInACallbackEndsTheProgram(t *testing.T) {
	if os.Getenv("TASKCORE_TEST_GOEXIT") != "" {
		store := opened(t, ":memory:")
		_, err := store.Observe(func(taskcore.Commit) { t.FailNow() })
		succeeded(t, err)
		added(t, store, "a")
		return
	}
	again := exec.Command(os.Args[0], "-test.run=^TestGoexitInACallbackEndsTheProgram$")
	again.Env = append(os.Environ(), "TASKCORE_TEST_GOEXIT=1")
	output, err := again.CombinedOutput()
	same(t, err != nil, true)
	same(t, strings.Contains(string(output), "runtime.Goexit"), true)
}

// A place for files in memory.
type place struct {
	mutex sync.Mutex
	files map[string][]byte
}

func (p *place) transport() taskcore.SyncTransport {
	return taskcore.SyncTransport{
		Name: "memory",
		List: func() (names []string, err error) {
			p.mutex.Lock()
			defer p.mutex.Unlock()
			for name := range p.files {
				names = append(names, name)
			}
			sort.Strings(names)
			return names, nil
		},
		Get: func(name string, into io.Writer) error {
			p.mutex.Lock()
			defer p.mutex.Unlock()
			bytes, ok := p.files[name]
			if !ok {
				return fs.ErrNotExist
			}
			_, err := into.Write(bytes)
			return err
		},
		Put: func(name string, bytes []byte) error {
			p.mutex.Lock()
			defer p.mutex.Unlock()
			p.files[name] = append([]byte(nil), bytes...)
			return nil
		},
		Remove: func(name string) error {
			p.mutex.Lock()
			defer p.mutex.Unlock()
			delete(p.files, name)
			return nil
		},
	}
}

func TestStoresMeetThroughFunctions(t *testing.T) {
	shared := &place{files: map[string][]byte{}}
	secret := func() (string, error) { return "schlüssel 🔑", nil }
	laptop, phone := opened(t, ":memory:"), opened(t, ":memory:")
	added(t, laptop, "Geteilt ♻")
	for _, store := range []*taskcore.Store{laptop, phone} {
		id, err := store.SyncRemoteAddThrough(shared.transport(), "device", secret)
		succeeded(t, err)
		_, err = store.SyncRunThrough(shared.transport(), nil)
		succeeded(t, err)
		// From now on without handing it over.
		succeeded(t, store.SyncSetTransport(shared.transport()))
		_, err = store.SyncRun(id, nil)
		succeeded(t, err)
	}
	count, err := phone.TaskCount(nil)
	succeeded(t, err)
	same(t, count, 1)

	broken := shared.transport()
	broken.List = func() ([]string, error) { return nil, errDisk }
	_, err = laptop.SyncRunThrough(broken, nil)
	same(t, err, errDisk)
}

func TestCallbacksAreFreed(t *testing.T) {
	var freed collected
	func() {
		path := t.TempDir() + "/a.db"
		clock, progress := freed.of(), freed.of()
		store, err := taskcore.Open(path, &taskcore.OpenOptions{
			Clock:    func() time.Time { _ = clock.unused; return noon },
			Progress: func() error { _ = progress.unused; return nil },
		})
		succeeded(t, err)
		// What was refused is not kept.
		unused := freed.of()
		_, err = taskcore.Open(t.TempDir(), &taskcore.OpenOptions{
			Clock: func() time.Time { _ = unused.unused; return noon },
		})
		same(t, err != nil, true)

		for i := 0; i < 3; i++ {
			told := freed.of()
			observer, err := store.Observe(func(taskcore.Commit) { _ = told.unused })
			succeeded(t, err)
			defer observer.Close()
			password := freed.of()
			succeeded(t, store.SyncSetPassword(func(string) (string, error) {
				_ = password.unused
				return "", nil
			}))
			written := freed.of()
			succeeded(t, store.Export(taskcore.FormatJSON, nil, writer(func(bytes []byte) (int, error) {
				_ = written.unused
				return len(bytes), nil
			}), nil))
			failing := freed.of()
			_ = store.Export(taskcore.FormatJSON, nil, writer(func(bytes []byte) (int, error) {
				_ = failing.unused
				return 0, errDisk
			}), nil)
		}
		succeeded(t, store.SyncSetPassword(nil))
		store.Close()
	}()
	freed.all(t)
}

func TestWhatIsForgottenIsFreed(t *testing.T) {
	var freed collected
	func() {
		clock, told := freed.of(), freed.of()
		store, err := taskcore.Open(":memory:", &taskcore.OpenOptions{
			Clock: func() time.Time { _ = clock.unused; return noon },
		})
		succeeded(t, err)
		_, err = store.Observe(func(taskcore.Commit) { _ = told.unused })
		succeeded(t, err)
	}()
	freed.all(t)
}

func TestAnAuthorizationKeepsItsCallback(t *testing.T) {
	var freed collected
	func() {
		progress := freed.of()
		began, err := taskcore.AuthorizationBegin(taskcore.AuthorizationOptions{
			Address: "google:", ClientID: "a", ClientSecret: "b", Redirect: "http://127.0.0.1:8080",
			Progress: func() error { _ = progress.unused; return nil },
		})
		succeeded(t, err)
		same(t, strings.HasPrefix(began.Contents().Address, "https://"), true)
		_, err = began.Finish("state=other&code=1")
		same(t, refused(t, err, taskcore.EACCESS).Field, "state")
		began.Close()
	}()
	freed.all(t)
}

func TestCommitsOfOthersAreNoticed(t *testing.T) {
	path := t.TempDir() + "/a.db"
	store, other := opened(t, path), opened(t, path)
	heard := 0
	observer, err := store.Observe(func(taskcore.Commit) { heard++ })
	succeeded(t, err)
	defer observer.Close()
	_, err = other.TaskAdd(taskcore.TaskInput{
		Title:     taskcore.Set("a"),
		Reminders: taskcore.Set([]taskcore.Reminder{{Kind: taskcore.ReminderKindAt, At: noon.Add(time.Minute)}}),
	})
	succeeded(t, err)
	count, err := store.PollCommits(noon.Add(time.Hour))
	succeeded(t, err)
	same(t, []int{count, heard}, []int{1, 1})
	// The alert was left.
	alerts, count, err := store.Poll(noon.Add(time.Hour))
	succeeded(t, err)
	same(t, []int{count, alerts.Len()}, []int{0, 1})
}
