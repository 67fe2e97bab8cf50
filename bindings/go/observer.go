// SPDX-License-Identifier: Apache-2.0

package taskcore

import (
	"time"

	"taskcore/internal/calls"
	"taskcore/internal/capi"
)

// Observer is told of commits until it is closed; one that nobody has any more is closed, too. Close
// waits until the function has returned on other goroutines, unless it is called from inside of it.
type Observer struct{ *handle }

// Observe asks to be told of each commit: of those through this store when they are made, on the
// goroutine of that call, and of all others when Poll notices them. The function may use the store.
func (s *Store) Observe(told func(commit Commit)) (*Observer, error) {
	c := calls.New(capi.CallObserve)
	defer c.Free()
	c.Callbacks().Observe = func(commit calls.Pointer) { told(readCommit((*capi.Commit)(commit))) }
	c.Pointer(1, calls.Callback(capi.OnObserve))
	c.Number(2, c.Payload())
	c.Pointer(3, calls.Callback(capi.OnDestroy))
	observer := calls.Out[calls.Pointer](c, 4)
	if err := s.run(c); err != nil {
		return nil, err
	}
	c.Registered()
	return &Observer{newHandle(*observer, capi.CallObserverFree, 0)}, nil
}

// PollCommits notices what other handles and processes committed, and tells the observers, as Poll
// does; alerts are left to a Poll to come.
func (s *Store) PollCommits(now time.Time) (commitCount int, err error) {
	c := calls.New(capi.CallPoll)
	defer c.Free()
	c.Int(1, int(millisecondsOf(now)))
	countOut := calls.Out[uintptr](c, 3)
	if err = s.run(c); err != nil {
		return
	}
	return int(*countOut), nil
}
