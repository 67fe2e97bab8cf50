// SPDX-License-Identifier: Apache-2.0

package tests

import (
	"errors"
	"math"
	"runtime"
	"testing"
	"time"

	"taskcore"
)

func TestAnErrorSaysFieldAndIndex(t *testing.T) {
	store := opened(t, ":memory:")
	_, err := store.TaskAddMany([]taskcore.TaskInput{
		{Title: taskcore.Set("one")},
		{Title: taskcore.Set("two"), Tags: taskcore.Set([]string{"ok", " "})},
	})
	failed := refused(t, err, taskcore.EINVALID)
	same(t, failed.Field, "tags")
	same(t, failed.Index, 1)
	same(t, err.Error(), "tags of 1: "+failed.Message)

	_, err = store.TaskFind("nobody")
	failed = refused(t, err, taskcore.ENOTFOUND)
	same(t, failed.Index, -1)
	same(t, err.Error(), "uid: "+failed.Message)
	same(t, errors.Is(err, taskcore.EINVALID), false)
	same(t, taskcore.ENOTFOUND.Error(), "TASKCORE_ENOTFOUND")
	same(t, taskcore.ENOTFOUND.String(), "ENOTFOUND")

	_, err = store.TaskQuery(&taskcore.Query{Filter: taskcore.Set("due<")})
	failed = refused(t, err, taskcore.EPARSE)
	same(t, [2]int{failed.Line, failed.Column}, [2]int{1, 5})
}

func TestATextWithANULIsRefused(t *testing.T) {
	store := opened(t, ":memory:")
	_, err := store.TaskAdd(taskcore.TaskInput{Title: taskcore.Set("Pay\x00rent")})
	same(t, errors.Is(err, taskcore.ErrNUL), true)
	same(t, refused(t, err, taskcore.EINVALID).Field, "title")

	_, err = store.TaskAddMany([]taskcore.TaskInput{
		{Title: taskcore.Set("one")},
		{Title: taskcore.Set("two"), Tags: taskcore.Set([]string{"a", "b\x00"})},
	})
	failed := refused(t, err, taskcore.EINVALID)
	same(t, failed.Field, "tags")
	same(t, failed.Index, 1)

	_, err = store.QuickAdd("Pay\x00rent", nil)
	same(t, refused(t, err, taskcore.EINVALID).Field, "text")
	_, err = taskcore.Open("a\x00b", nil)
	same(t, refused(t, err, taskcore.EINVALID).Field, "path")
	count, err := store.TaskCount(nil)
	succeeded(t, err)
	same(t, count, 0)
}

func TestANumberThatCHasNoBitsForIsRefused(t *testing.T) {
	chart, err := opened(t, ":memory:").ChartRead(nil)
	succeeded(t, err)
	_, err = chart.SVG(&taskcore.SVGOptions{Width: taskcore.Set(math.MaxInt32 + 1)})
	failed := refused(t, err, taskcore.EINVALID)
	same(t, failed.Field, "width")
	same(t, errors.Is(err, taskcore.ErrNUL), false)
}

func TestEventsThatClashComeWithTheError(t *testing.T) {
	store := opened(t, ":memory:")
	meeting := taskcore.EventInput{
		Title: taskcore.Set("Réunion"),
		Start: taskcore.Set(taskcore.At(noon.Add(24 * time.Hour))),
	}
	_, err := store.EventAdd(meeting)
	succeeded(t, err)
	_, err = store.EventAdd(meeting)
	failed := refused(t, err, taskcore.ECONFLICT)
	same(t, len(failed.Conflicts), 1)
	same(t, failed.Conflicts[0].OtherTitle, "Réunion")
}

func TestTheLastErrorOfTheThread(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	_, err := opened(t, ":memory:").TaskFind("nobody")
	same(t, taskcore.LastError().Error(), err.Error())
}
