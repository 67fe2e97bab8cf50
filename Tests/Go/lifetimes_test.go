// SPDX-License-Identifier: Apache-2.0

package tests

import (
	"errors"
	"sync"
	"testing"

	"taskcore"
)

func TestAStoreThatIsClosedRefusesAll(t *testing.T) {
	store := opened(t, ":memory:")
	store.Close()
	store.Close()
	store.Interrupt()
	_, err := store.TaskCount(nil)
	same(t, refused(t, err, taskcore.EMISUSE).Field, "store")
	_, err = store.Observe(func(taskcore.Commit) {})
	refused(t, err, taskcore.EMISUSE)
}

func TestACallbackMayCloseItsStore(t *testing.T) {
	store := opened(t, ":memory:")
	var observer *taskcore.Observer
	observer, err := store.Observe(func(taskcore.Commit) {
		observer.Close()
		store.Close()
	})
	succeeded(t, err)
	added(t, store, "a")
	_, err = store.TaskCount(nil)
	refused(t, err, taskcore.EMISUSE)
}

func TestGoroutinesShareAStore(t *testing.T) {
	store := opened(t, t.TempDir()+"/a.db")
	var heard sync.Map
	observer, err := store.Observe(func(commit taskcore.Commit) {
		for _, each := range commit.Changes {
			heard.Store(each.ID, true)
		}
	})
	succeeded(t, err)
	var group sync.WaitGroup
	for i := 0; i < 16; i++ {
		group.Add(1)
		go func() {
			defer group.Done()
			for j := 0; j < 20; j++ {
				id := added(t, store, "a")
				if task(t, store, id).ID != id {
					t.Error("It is another one.")
				}
				_, err := store.TaskFind("nobody")
				refused(t, err, taskcore.ENOTFOUND)
			}
		}()
	}
	group.Wait()
	observer.Close()
	count := 0
	heard.Range(func(any, any) bool { count++; return true })
	same(t, count, 320)

	tasks, err := store.TaskQuery(nil)
	succeeded(t, err)
	for i := 0; i < 8; i++ {
		group.Add(1)
		go func() {
			defer group.Done()
			same(t, len(tasks.Rows()), 320)
		}()
	}
	group.Wait()
	tasks.Close()
}

func TestAStoreIsClosedWhileOthersUseIt(t *testing.T) {
	for i := 0; i < 5; i++ {
		store := opened(t, ":memory:")
		var group sync.WaitGroup
		for j := 0; j < 8; j++ {
			group.Add(1)
			go func() {
				defer group.Done()
				for {
					if _, err := store.QuickAdd("a", nil); err != nil {
						if !errors.Is(err, taskcore.EMISUSE) {
							t.Error(err)
						}
						return
					}
				}
			}()
		}
		store.Close()
		group.Wait()
	}
}
