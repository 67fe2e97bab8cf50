// SPDX-License-Identifier: Apache-2.0

package taskcore

import (
	"context"
	"time"

	"taskcore/internal/calls"
	"taskcore/internal/capi"
)

// Store is a store of tasks. Any goroutines may use it; their calls take turns. Close waits for the
// calls that go on; from inside of a callback it returns at once, and the store is closed when the
// last call is over. All other calls fail with EMISUSE from then on.
type Store struct {
	*handle
	// Callbacks that live as long as the store. The library frees them when the last call is over.
	registered *calls.Callbacks
	ctx        context.Context
}

// OpenOptions say how a store is opened.
type OpenOptions struct {
	Flags OpenFlag
	// How a commit is written; DurabilityFull without it.
	Durability Durability
	// How long to wait for other users; 5 s without it.
	BusyTimeout Optional[time.Duration]
	// An IANA name such as "Europe/Paris"; "" for the system's.
	TimeZone string
	// For the order of titles, such as "fr_FR.UTF-8"; "" for the environment's.
	Locale string
	// The system's clock without one. It must not use the store, nor must the next one.
	Clock func() time.Time
	// Is asked some every 50 ms of a long call whether to go on; an error ends the call, which gives it.
	Progress func() error
}

// Open opens a file, ":memory:", or "" for the user's own store. The options may be nil.
func Open(path string, options *OpenOptions) (*Store, error) {
	c := calls.New(capi.CallStoreOpen)
	defer c.Free()
	if options == nil {
		options = &OpenOptions{}
	}
	registered := c.Callbacks()
	registered.Clock, registered.StoreProgress = options.Clock, options.Progress
	c.Pointer(0, filled(c, options, capi.CallOpenOptionsInit, func(
		o *OpenOptions, c *calls.Call, raw *capi.OpenOptions,
	) {
		raw.Path = c.OptionalText(path, "path")
		raw.Flags, raw.Durability = uint64(o.Flags), int32(o.Durability)
		if timeout, ok := o.BusyTimeout.Get(); ok {
			raw.BusyTimeoutMs = c.Int32(timeout.Milliseconds(), "busy_timeout_ms")
		}
		raw.TimeZone = c.OptionalText(o.TimeZone, "time_zone")
		raw.Locale = c.OptionalText(o.Locale, "locale")
		if o.Clock != nil {
			raw.Clock, raw.ClockPayload = calls.Callback(capi.OnClock), c.Payload()
		}
		// A context that is done ends a call by the progress, whether the program has one or not.
		raw.Progress, raw.ProgressPayload = calls.Callback(capi.OnStoreProgress), c.Payload()
		raw.ProgressDestroy = calls.Callback(capi.OnDestroy)
	}))
	store := calls.Out[calls.Pointer](c, 1)
	if err := run(c); err != nil {
		return nil, err
	}
	c.Registered()
	return &Store{newHandle(*store, capi.CallStoreFree, 0), registered, context.Background()}, nil
}

// With is the same store, whose calls end when the context is done: within 0.1 s, without having
// changed anything, and with an error that is both EINTERRUPTED and the context's.
func (s *Store) With(ctx context.Context) *Store { return &Store{s.handle, s.registered, ctx} }

// Interrupt ends the call that runs now, of whichever goroutine: it gives EINTERRUPTED and has
// changed nothing, or it succeeds. With ends one's own.
func (s *Store) Interrupt() {
	defer s.keep()
	calls.Ask(capi.CallInterrupt, s.raw.Load())
}

// SyncSetPassword sets the callback that gives the password of a hub or an account, by address;
// "" is no password. With nil, there is no callback any more. It must not use the store.
func (s *Store) SyncSetPassword(password func(address string) (string, error)) error {
	c := calls.New(capi.CallSyncSetPassword)
	defer c.Free()
	if password != nil {
		c.Callbacks().Password = password
		c.Pointer(1, calls.Callback(capi.OnPassword))
		c.Number(2, c.Payload())
	}
	return s.runKeeping(c)
}

// SyncSetTransport registers a transport of the program, so that SyncRun syncs through it.
func (s *Store) SyncSetTransport(transport SyncTransport) error {
	c := calls.New(capi.CallSyncSetTransport)
	defer c.Free()
	c.Pointer(1, filled(c, &transport, capi.CallSyncTransportInit, (*SyncTransport).fill))
	return s.runKeeping(c)
}

// The callback is kept as long as the store: other threads may be about to call it.
func (s *Store) runKeeping(c *calls.Call) error {
	err := s.run(c)
	if payload := c.Payload(); err == nil && payload != 0 {
		s.registered.Keep(c.Registered())
	}
	return err
}

func (s *Store) run(c *calls.Call) error {
	defer s.keep()
	if err := s.ctx.Err(); err != nil {
		return interrupted(err)
	}
	raw := s.raw.Load()
	if raw == 0 {
		return &Error{Status: EMISUSE, Message: "The store is closed.", Field: "store", Index: -1}
	}
	c.Number(0, raw)
	return call(s.ctx, c)
}
