(* ctypes calls through libffi. Structs are declared as far as they are used, and filled up to a size
   that the library knows; an OCaml int has 63 bits, so masks and instants are of their own types. *)
open Ctypes
open Foreign

(* A struct that goes in: its members up to what is used, and its whole size. *)
let filled structure ~size ~used =
  ignore (field structure "rest" (array (size - used) char));
  seal structure

let open_options : [ `Open_options ] structure typ = structure "taskcore_open_options"
let _ = field open_options "struct_size" size_t
let path = field open_options "path" (ptr char)
let () = filled open_options ~size:96 ~used:16

let task_input : [ `Task_input ] structure typ = structure "taskcore_task_input"
let _ = field task_input "struct_size" size_t
let fields = field task_input "fields" uint64_t
let title = field task_input "title" (ptr char)
let () = filled task_input ~size:272 ~used:24

(* What the library gives is read where it is: nobody here has to know its size. *)
let task : [ `Task ] structure typ = structure "taskcore_task"
let struct_size = field task "struct_size" size_t
let _ = field task "fields" uint64_t
let _ = field task "id" int64_t
let _ = field task "uid" (ptr char)
let task_title = field task "title" string
let () = seal task

let error : [ `Error ] structure typ = structure "taskcore_error"
let _ = field error "struct_size" size_t
let status = field error "status" int32_t
let _ = field error "reserved" int32_t
let message = field error "message" string
let () = seal error

let out = ptr (ptr void)
let error_out = ptr (ptr error)
let observe_callback = ptr void @-> ptr void @-> returning int32_t

(* A call may wait for a file or another thread: the others go on meanwhile. *)
let bind name kind = foreign ~release_runtime_lock:true ("taskcore_" ^ name) kind
let open_options_init = bind "open_options_init" (ptr open_options @-> size_t @-> returning int32_t)
let task_input_init = bind "task_input_init" (ptr task_input @-> size_t @-> returning int32_t)
let store_open = bind "store_open_e" (ptr open_options @-> out @-> error_out @-> returning int32_t)

let task_add =
  bind "task_add_e" (ptr void @-> ptr task_input @-> ptr int64_t @-> error_out @-> returning int32_t)

let task_find =
  bind "task_find_e" (ptr void @-> ptr char @-> ptr int64_t @-> error_out @-> returning int32_t)

let task_query = bind "task_query_e" (ptr void @-> ptr void @-> out @-> error_out @-> returning int32_t)
let rows = bind "task_list_rows" (ptr void @-> ptr size_t @-> returning (ptr char))
let count = bind "task_list_count" (ptr void @-> returning size_t)
let list_free = bind "task_list_free" (ptr void @-> returning void)
let observer_free = bind "observer_free" (ptr void @-> returning void)
let store_free = bind "store_free" (ptr void @-> returning void)
let error_free = bind "error_free" (ptr error @-> returning void)

let observe =
  bind "observe_e"
    (ptr void
    @-> funptr ~runtime_lock:true ~thread_registration:true observe_callback
    @-> ptr void @-> ptr void @-> out @-> error_out @-> returning int32_t)

(* What is wrong with a call, if anything is. *)
let failure call =
  let out = allocate (ptr error) (from_voidp error null) in
  if call out = 0l then None
  else
    let failed = !@out in
    let found = (getf !@failed status, getf !@failed message) in
    error_free failed;
    Some found

let succeed call =
  match failure call with None -> () | Some (_, message) -> failwith message

let check holds what = if not holds then failwith what

(* The collector may move OCaml's strings, so C gets copies. They are free as soon as nobody here has
   them any more, and C's pointers do not count: each is used again behind the call. *)
let keep text use =
  let copy = CArray.of_string text in
  let result = use (CArray.start copy) in
  ignore (Sys.opaque_identity copy);
  result

let opened = allocate (ptr void) null

let open_store name =
  let options = make open_options in
  ignore (open_options_init (addr options) (Unsigned.Size_t.of_int (sizeof open_options)));
  keep name (fun pointer ->
      setf options path pointer;
      failure (store_open (addr options) opened))

(* As taskcore.json has them. *)
let invalid = -1l
let not_found = -2l
let with_title = Unsigned.UInt64.one

let threads = 8
let rounds = 100

let work (store, thread) =
  for round = 1 to rounds do
    let input = make task_input in
    ignore (task_input_init (addr input) (Unsigned.Size_t.of_int (sizeof task_input)));
    setf input fields with_title;
    keep (Printf.sprintf "Tee für Zoë 🍵 %d-%d" thread round) (fun pointer ->
        setf input title pointer;
        succeed (task_add store (addr input) (from_voidp int64_t null)));
    let uid = Printf.sprintf "nobody-%d-%d" thread round in
    let id = allocate int64_t 0L in
    let found = keep uid (fun pointer -> failure (task_find store pointer id)) in
    let wanted = Printf.sprintf "There is no task with the uid “%s”." uid in
    check (found = Some (not_found, wanted)) "another error"
  done

let () =
  (match open_store "" with
  | Some (status, _) when status = invalid -> ()
  | _ -> failwith "an empty path is no store");
  check (open_store ":memory:" = None) "no store";
  let store = !@opened in
  let commits = ref 0 in
  let heard _ _ =
    incr commits;
    0l
  in
  let observer = allocate (ptr void) null in
  succeed (observe store heard null null observer);
  let running = List.init threads (fun thread -> Thread.create work (store, thread)) in
  List.iter Thread.join running;
  check (!commits = threads * rounds) (Printf.sprintf "%d commits" !commits);

  let listed = allocate (ptr void) null in
  succeed (task_query store null listed);
  let stride = allocate size_t Unsigned.Size_t.zero in
  let first = rows !@listed stride in
  check (Unsigned.Size_t.to_int (count !@listed) = threads * rounds) "another number of tasks";
  for i = 0 to (threads * rounds) - 1 do
    let row = !@(from_voidp task (to_voidp (first +@ (i * Unsigned.Size_t.to_int !@stride)))) in
    check (getf row struct_size = !@stride) "the rows are not one struct_size apart";
    check (String.sub (getf row task_title) 0 4 = "Tee ") "another title"
  done;
  list_free !@listed;
  observer_free !@observer;
  store_free store;
  (* C had a pointer to it until now. *)
  ignore (Sys.opaque_identity (ref heard))
