# Nim compiles to C, so the header itself says the sizes: only what is used is declared.
import std/[strformat, strutils]

{.push header: "taskcore.h".}
type
  Store {.importc: "taskcore_store", incompleteStruct.} = object
  Observer {.importc: "taskcore_observer", incompleteStruct.} = object
  TaskList {.importc: "taskcore_task_list", incompleteStruct.} = object
  Commit {.importc: "const taskcore_commit", incompleteStruct.} = object
  Error {.importc: "taskcore_error", incompleteStruct.} = object
    status: cint
    message: cstring
  OpenOptions {.importc: "taskcore_open_options", incompleteStruct.} = object
    path: cstring
  TaskInput {.importc: "taskcore_task_input", incompleteStruct.} = object
    fields: uint64
    title: cstring
  Task {.importc: "const taskcore_task", incompleteStruct.} = object
    struct_size: csize_t
    title: cstring
  ObserveCallback = proc (commit: ptr Commit, payload: pointer): cint {.cdecl.}

let
  TASKCORE_EINVALID {.importc.}: cint
  TASKCORE_ENOTFOUND {.importc.}: cint
  TASKCORE_TASK_TITLE {.importc.}: uint64

{.push importc.}
proc taskcore_open_options_init(value: ptr OpenOptions, size: csize_t): cint
proc taskcore_task_input_init(value: ptr TaskInput, size: csize_t): cint
proc taskcore_store_open_e(options: ptr OpenOptions, store: ptr ptr Store, error: ptr ptr Error): cint
proc taskcore_observe_e(store: ptr Store, heard: ObserveCallback, payload, destroy: pointer,
                        observer: ptr ptr Observer, error: ptr ptr Error): cint
proc taskcore_task_add_e(store: ptr Store, input: ptr TaskInput, id: ptr int64, error: ptr ptr Error): cint
proc taskcore_task_find_e(store: ptr Store, uid: cstring, id: ptr int64, error: ptr ptr Error): cint
proc taskcore_task_query_e(store: ptr Store, query: pointer, list: ptr ptr TaskList,
                           error: ptr ptr Error): cint
proc taskcore_task_list_count(list: ptr TaskList): csize_t
proc taskcore_task_list_rows(list: ptr TaskList, stride: ptr csize_t): ptr Task
proc taskcore_task_list_free(list: ptr TaskList)
proc taskcore_observer_free(observer: ptr Observer)
proc taskcore_store_free(store: ptr Store)
proc taskcore_error_free(error: ptr Error)
{.pop.}
{.pop.}

const
  Threads = 8
  Rounds = 100

type Failure = object
  status: cint
  message: string

# What is wrong with a call, with no message when it succeeded.
template failure(call: untyped): Failure =
  block:
    var error {.inject.}: ptr Error
    var found: Failure
    if call != 0:
      found = Failure(status: error.status, message: $error.message)
      taskcore_error_free(error)
    found

proc open(path: string): (ptr Store, Failure) =
  var options: OpenOptions
  discard taskcore_open_options_init(addr options, csize_t(sizeof(OpenOptions)))
  options.path = path.cstring
  result[1] = failure(taskcore_store_open_e(addr options, addr result[0], addr error))

var commits = 0

# It is called on the thread that made the call. On one that Nim does not know, it would begin with
# setupForeignThreadGc().
proc count(commit: ptr Commit, payload: pointer): cint {.cdecl.} =
  discard atomicInc(cast[ptr int](payload)[])

var store: ptr Store

proc work(thread: int) {.thread.} =
  for round in 1 .. Rounds:
    let title = &"Tee für Zoë 🍵 {thread}-{round}"
    var input: TaskInput
    discard taskcore_task_input_init(addr input, csize_t(sizeof(TaskInput)))
    input.fields = TASKCORE_TASK_TITLE
    input.title = title.cstring
    let added = failure(taskcore_task_add_e(store, addr input, nil, addr error))
    doAssert added.message == "", added.message
    let uid = &"nobody-{thread}-{round}"
    var id: int64
    let missed = failure(taskcore_task_find_e(store, uid.cstring, addr id, addr error))
    doAssert missed.status == TASKCORE_ENOTFOUND
    doAssert missed.message == &"There is no task with the uid “{uid}”."

doAssert open("")[1].status == TASKCORE_EINVALID
var failed: Failure
(store, failed) = open(":memory:")
doAssert failed.message == "", failed.message
var observer: ptr Observer
let unheard = failure(taskcore_observe_e(store, count, addr commits, nil, addr observer, addr error))
doAssert unheard.message == "", unheard.message
var threads: array[Threads, Thread[int]]
for i in 0 ..< Threads:
  createThread(threads[i], work, i)
joinThreads(threads)
doAssert commits == Threads * Rounds

var list: ptr TaskList
let unlisted = failure(taskcore_task_query_e(store, nil, addr list, addr error))
doAssert unlisted.message == "", unlisted.message
var stride: csize_t
let rows = cast[uint](taskcore_task_list_rows(list, addr stride))
doAssert taskcore_task_list_count(list) == Threads * Rounds
for i in 0'u ..< Threads * Rounds:
  let task = cast[ptr Task](rows + i * stride)
  doAssert task.struct_size == stride
  doAssert ($task.title).startsWith("Tee für Zoë 🍵 ")
taskcore_task_list_free(list)
taskcore_observer_free(observer)
taskcore_store_free(store)
