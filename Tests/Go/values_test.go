// SPDX-License-Identifier: Apache-2.0

package tests

import (
	"fmt"
	"testing"
	"time"

	"taskcore"
)

func TestAnUpdateChangesWhatIsSet(t *testing.T) {
	store := opened(t, ":memory:")
	id, err := store.TaskAdd(taskcore.TaskInput{
		Title:             taskcore.Set("Zoë anrufen ☎"),
		Due:               taskcore.Set(taskcore.On(2026, time.December, 24)),
		Start:             taskcore.Set(taskcore.At(noon)),
		EstimatedDuration: taskcore.Set(20 * time.Minute),
		Tags:              taskcore.Set([]string{"bank", "home"}),
		Priority:          taskcore.Set(taskcore.PriorityP0),
		Reminders:         taskcore.Set([]taskcore.Reminder{{Kind: taskcore.ReminderKindAt, At: noon}}),
	})
	succeeded(t, err)
	succeeded(t, store.TaskUpdate([]int64{id}, taskcore.TaskInput{
		Title: taskcore.Set("Zoë"),
		Start: taskcore.Set(taskcore.Moment{}),
	}))
	made := task(t, store, id)
	same(t, made.Title, "Zoë")
	same(t, made.Due.Equal(taskcore.On(2026, time.December, 24)), true)
	same(t, made.Start.IsZero(), true)
	same(t, made.Tags, []string{"bank", "home"})
	same(t, made.Priority, taskcore.PriorityP0)
	estimated, _ := made.EstimatedDuration.Get()
	same(t, estimated, 20*time.Minute)
	same(t, len(made.Reminders), 1)
	same(t, made.Reminders[0].At, noon)
	same(t, made.Created, noon)
	same(t, made.Completed.IsSet(), false)

	succeeded(t, store.TaskComplete([]int64{id}))
	completed, isSet := task(t, store, id).Completed.Get()
	same(t, isSet, true)
	same(t, completed, noon)
}

func TestABitWithoutAMemberIsOne(t *testing.T) {
	store := opened(t, ":memory:")
	added(t, store, "a")
	last := added(t, store, "b")
	succeeded(t, store.TaskMove([]int64{last}, taskcore.Move{ToTop: true}))
	tasks, err := taskcore.Rows(store.TaskQuery(&taskcore.Query{
		Sorts: []taskcore.Sort{{Key: taskcore.SortKeyManual}},
	}))
	succeeded(t, err)
	same(t, tasks[0].ID, last)
}

func TestWhatIsNotSetIsAsTheLibraryHasIt(t *testing.T) {
	store := opened(t, ":memory:")
	chart, err := store.ChartRead(nil)
	succeeded(t, err)
	same(t, chart.Contents().Kind, taskcore.ChartKindScore)
	plain, err := chart.SVG(nil)
	succeeded(t, err)
	written, err := chart.SVG(&taskcore.SVGOptions{Width: taskcore.Set(640), Height: taskcore.Set(360)})
	succeeded(t, err)
	same(t, plain, written)
	chart.Close()
	chart.Close()
	_, err = chart.SVG(nil)
	refused(t, err, taskcore.EINVALID)
	same(t, chart.Contents() == nil, true)
}

func TestConstantsHaveNames(t *testing.T) {
	same(t, fmt.Sprint(taskcore.PriorityP1, taskcore.Priority(77)), "PriorityP1 Priority(77)")
	both := taskcore.PrioritiesP0 | taskcore.PrioritiesP1
	same(t, both.String(), "PrioritiesP0|PrioritiesP1")
	same(t, both.Has(taskcore.PrioritiesP0), true)
	same(t, both.Has(taskcore.PrioritiesP0|taskcore.PrioritiesP2), false)
	same(t, fmt.Sprint(taskcore.Priorities(0), taskcore.PrioritiesP0|1<<31), "Priorities(0) PrioritiesP0|Priorities(2147483648)")
	same(t, taskcore.Version(), taskcore.HeaderVersion)
	same(t, taskcore.ABIVersion(), taskcore.HeaderABIVersion)
}

func TestDaysAndMoments(t *testing.T) {
	day := taskcore.NewDate(2026, time.January, 15)
	same(t, day, taskcore.DateOf(noon))
	same(t, day.String(), "2026-01-15")
	same(t, day.In(time.UTC), noon.Add(-12*time.Hour))
	same(t, day.Before(taskcore.NewDate(2026, time.February, 1)), true)
	same(t, taskcore.Date{}.String()+taskcore.Moment{}.String(), "")
	same(t, taskcore.Date{}.Moment().IsZero(), true)

	moment := taskcore.At(noon.Add(time.Microsecond))
	instant, isInstant := moment.Time()
	same(t, instant, noon)
	same(t, isInstant, true)
	_, isDay := moment.Date()
	same(t, isDay, false)
	same(t, moment.String(), "2026-01-15T12:00:00Z")
	same(t, moment.Equal(taskcore.At(noon.In(time.FixedZone("", 3600)))), true)
	same(t, moment.Equal(day.Moment()), false)
	same(t, day.Moment().String(), "2026-01-15")

	same(t, taskcore.Optional[int]{}.Or(7), 7)
	same(t, taskcore.Set(3).Or(7), 3)
}

func TestThereIsNothingToWakeUpFor(t *testing.T) {
	next, err := opened(t, ":memory:").NextWakeup()
	succeeded(t, err)
	same(t, next, taskcore.Never)
}
