// SPDX-License-Identifier: Apache-2.0

package taskcore

import (
	"context"
	"fmt"

	"taskcore/internal/calls"
	"taskcore/internal/capi"
)

// Error is the error of a failed call. errors.Is compares it with a Status, and with what ended
// the call: the error of a context, ErrNUL.
type Error struct {
	// What the caller can do about it.
	Status Status
	// A full sentence.
	Message string
	// The argument or member that it is about, as C calls it, or "".
	Field string
	// Which one of several inputs or ids, or -1.
	Index int
	// In a text that was parsed, from 1; 0 otherwise. The column is in bytes.
	Line, Column int
	// With ECONFLICT of a call that adds or changes events: the events that they would overlap.
	Conflicts []Conflict

	cause error
}

// ErrNUL is of a text that has a NUL in it: C would see its beginning only.
var ErrNUL = calls.ErrNUL

// Error gives the sentence, behind the field and the index that it is about.
func (e *Error) Error() string {
	switch {
	case e.Field == "":
		return e.Message
	case e.Index < 0:
		return e.Field + ": " + e.Message
	default:
		return fmt.Sprintf("%s of %d: %s", e.Field, e.Index, e.Message)
	}
}

// Is tells whether it has this status: errors.Is(err, taskcore.ENOTFOUND).
func (e *Error) Is(target error) bool {
	status, ok := target.(Status)
	return ok && status == e.Status
}

// Unwrap returns the cause of the failure, or nil.
func (e *Error) Unwrap() error { return e.cause }

// Error gives the name of the status in C, such as TASKCORE_ENOTFOUND.
func (v Status) Error() string {
	return calls.String(calls.Ask(capi.CallStatusName, uintptr(v)))
}

// LastError is what C says of the last call of this thread, for programs that call C themselves,
// between runtime.LockOSThread and runtime.UnlockOSThread. Each function here gives its own error.
func LastError() *Error { return errorOf((*capi.Error)(calls.Ask(capi.CallLastError))) }

func errorOf(raw *capi.Error) *Error {
	return &Error{
		Status: Status(raw.Status), Message: calls.String(raw.Message), Field: calls.String(raw.Field),
		Index: int(raw.Index), Line: int(raw.Line), Column: int(raw.Column),
	}
}

// Makes a call, and says why it failed.
func call(ctx context.Context, c *calls.Call) error {
	if refused := c.Refused; refused != nil {
		made := &Error{Status: EINVALID, Field: refused.Field, Index: refused.Index}
		made.Message = "The number is too large."
		if refused.IsText {
			made.Message, made.cause = "The text has a NUL in it, where C would end it.", ErrNUL
		}
		return made
	}
	status, callback := c.Run(ctx)
	if status == int32(OK) {
		return nil
	}
	defer c.DropError()
	switch {
	case status == calls.Failed && callback != nil:
		return callback
	case status == calls.Cancelled && ctx.Err() != nil:
		return interrupted(ctx.Err())
	case status == calls.Cancelled:
		// The context is that of a call around this one, whose callback made this one.
		return interrupted(context.Canceled)
	}
	return errorOf(c.Error())
}

func interrupted(cause error) error {
	return &Error{Status: EINTERRUPTED, Message: "The context is done.", Index: -1, cause: cause}
}

func run(c *calls.Call) error { return call(context.Background(), c) }

// Adds the conflicts that C returns with an error of events.
func withConflicts(err error, list *calls.Pointer) error {
	made, ok := err.(*Error)
	if ok && *list != nil {
		conflicts := newList(*list, &rowsOfConflictList)
		made.Conflicts = conflicts.Rows()
		conflicts.Close()
	}
	return err
}
