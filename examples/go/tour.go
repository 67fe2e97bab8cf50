// SPDX-License-Identifier: Apache-2.0

// A tour: adds by words and by members, asks, completes, undoes, listens, clashes, and exports.
//
//	go run .
package main

import (
	"bytes"
	"errors"
	"fmt"
	"log"
	"time"

	"taskcore"
)

// The example ends at what should not fail.
func must[Value any](value Value, err error) Value {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	noon := time.UnixMilli(1768478400000) // Thursday, 15 January 2026, 12:00 UTC
	store := must(taskcore.Open(":memory:", &taskcore.OpenOptions{
		TimeZone: "Europe/Paris", Locale: "C", Clock: func() time.Time { return noon },
	}))
	defer store.Close()

	commits := 0
	observer := must(store.Observe(func(taskcore.Commit) { commits++ }))
	defer observer.Close()

	tea := must(store.QuickAdd("Tea with Zoë ☕ tomorrow 17:00 #Home @café !p1", nil))
	rent := taskcore.TaskInput{
		Title:             taskcore.Set("Pay rent"),
		Due:               taskcore.Set(taskcore.On(2026, time.January, 31)),
		EstimatedDuration: taskcore.Set(20 * time.Minute),
		Tags:              taskcore.Set([]string{"bank", "home"}),
	}
	must(store.TaskAdd(rent))
	byDue := taskcore.Query{Sorts: []taskcore.Sort{{Key: taskcore.SortKeyDue}}}
	for _, task := range must(taskcore.Rows(store.TaskQuery(&byDue))) {
		fmt.Printf("%s (%s) %s\n", task.Title, task.Project, task.Tags)
	}

	if err := store.TaskComplete([]int64{tea}); err != nil {
		log.Fatal(err)
	}
	must(store.Undo())
	fmt.Println(must(store.TaskCount(nil)), "open,", commits, "commits")

	rent.Title = taskcore.Set("")
	_, err := store.TaskAdd(rent)
	var refused *taskcore.Error
	if errors.As(err, &refused) {
		fmt.Printf("%s: %s\n", refused.Field, refused.Message)
	}

	meeting := taskcore.EventInput{
		Title: taskcore.Set("Réunion"), Start: taskcore.Set(taskcore.At(noon.Add(24 * time.Hour))),
	}
	must(store.EventAdd(meeting))
	_, err = store.EventAdd(meeting)
	if errors.Is(err, taskcore.ECONFLICT) && errors.As(err, &refused) {
		fmt.Println(len(refused.Conflicts), "conflict with", refused.Conflicts[0].OtherTitle)
	}

	var file bytes.Buffer
	if err := store.Export(taskcore.FormatJSON, nil, &file, nil); err != nil {
		log.Fatal(err)
	}
	other := must(taskcore.Open(":memory:", nil))
	defer other.Close()
	report := must(other.Import(taskcore.FormatJSON, nil, &file, nil))
	fmt.Println(report.Added, "tasks and", report.EventsAdded, "event imported")
}
