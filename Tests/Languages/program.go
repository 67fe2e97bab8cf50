// Goroutines move between threads, from one call into C to the next.
package main

// #include <stdlib.h>
// #include <taskcore.h>
import "C"

import (
	"fmt"
	"os"
	"runtime"
	"sync"
	"unsafe"
)

const goroutines, rounds = 64, 50

type failure struct {
	status  int
	message string
}

func (f failure) Error() string { return f.message }

// What a call answered, with the error that it gave.
func answer(status C.taskcore_status, failed *C.taskcore_error) error {
	defer C.taskcore_error_free(failed)
	if status == C.TASKCORE_OK {
		return nil
	}
	return failure{int(failed.status), C.GoString(failed.message)}
}

func open(path string) (*C.taskcore_store, error) {
	var options C.taskcore_open_options
	C.taskcore_open_options_init(&options, C.sizeof_taskcore_open_options)
	options.path = C.CString(path)
	defer C.free(unsafe.Pointer(options.path))
	var store *C.taskcore_store
	var failed *C.taskcore_error
	status := C.taskcore_store_open_e(&options, &store, &failed)
	return store, answer(status, failed)
}

func add(store *C.taskcore_store, title string) error {
	var input C.taskcore_task_input
	C.taskcore_task_input_init(&input, C.sizeof_taskcore_task_input)
	input.fields = C.TASKCORE_TASK_TITLE
	input.title = C.CString(title)
	defer C.free(unsafe.Pointer(input.title))
	var failed *C.taskcore_error
	status := C.taskcore_task_add_e(store, &input, nil, &failed)
	return answer(status, failed)
}

func find(store *C.taskcore_store, uid string) error {
	text := C.CString(uid)
	defer C.free(unsafe.Pointer(text))
	var id C.int64_t
	var failed *C.taskcore_error
	status := C.taskcore_task_find_e(store, text, &id, &failed)
	return answer(status, failed)
}

func titles(store *C.taskcore_store) (map[string]bool, error) {
	var list *C.taskcore_task_list
	var failed *C.taskcore_error
	if err := answer(C.taskcore_task_query_e(store, nil, &list, &failed), failed); err != nil {
		return nil, err
	}
	defer C.taskcore_task_list_free(list)
	found := map[string]bool{}
	var stride C.size_t
	rows := unsafe.Pointer(C.taskcore_task_list_rows(list, &stride))
	for i := uintptr(0); i < uintptr(C.taskcore_task_list_count(list)); i++ {
		task := (*C.taskcore_task)(unsafe.Add(rows, i*uintptr(stride)))
		if task.struct_size != stride {
			return nil, fmt.Errorf("a row has %d bytes and a stride of %d", task.struct_size, stride)
		}
		found[C.GoString(task.title)] = true
	}
	return found, nil
}

// What is wrong with the work of one goroutine.
func work(store *C.taskcore_store, goroutine int) error {
	for round := 0; round < rounds; round++ {
		if err := add(store, fmt.Sprintf("Task %d-%d", goroutine, round)); err != nil {
			return err
		}
		runtime.Gosched()
		uid := fmt.Sprintf("nobody-%d-%d", goroutine, round)
		wanted := failure{C.TASKCORE_ENOTFOUND, "There is no task with the uid “" + uid + "”."}
		if err := find(store, uid); err != wanted {
			return fmt.Errorf("the error is %v, not %v", err, wanted)
		}
	}
	return nil
}

func run() error {
	store, err := open(":memory:")
	if err != nil {
		return err
	}
	defer C.taskcore_store_free(store)
	if _, err := open(""); err == nil || err.(failure).status != C.TASKCORE_EINVALID {
		return fmt.Errorf("an empty path gives %v", err)
	}
	var waiting sync.WaitGroup
	errors := make([]error, goroutines)
	for i := range errors {
		waiting.Add(1)
		go func(i int) {
			defer waiting.Done()
			errors[i] = work(store, i)
		}(i)
	}
	waiting.Wait()
	for _, err := range errors {
		if err != nil {
			return err
		}
	}
	found, err := titles(store)
	if err == nil && len(found) != goroutines*rounds {
		err = fmt.Errorf("there are %d tasks", len(found))
	}
	return err
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
