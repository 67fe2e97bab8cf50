-- LuaJIT reads the header itself, once the preprocessor is done with it.
local ffi = require("ffi")

local function contents(path)
  local file = assert(io.open(path))
  local text = file:read("*a")
  file:close()
  return text
end

ffi.cdef(contents(arg[1]))
local C = ffi.load("libtaskcore.so.0")
local macros = contents(arg[2])

-- The value of a constant: the macros are gone in what ffi.cdef reads.
local function constant(name)
  local value = assert(macros:match("#define TASKCORE_" .. name .. " %(?([^%s)]+)"), name)
  local bit = macros:match("#define TASKCORE_" .. name .. " %(1U?L?L? << (%d+)%)")
  return bit and 2ULL ^ tonumber(bit) or tonumber(value)
end

-- A struct with its defaults.
local function struct(name)
  local value = ffi.new(name)
  assert(C[name .. "_init"](value, ffi.sizeof(name)) == 0)
  return value
end

-- What a function with an error by value answers: nil, or the status and the text of its error.
local function failure(name, ...)
  local out = ffi.new("taskcore_error *[1]")
  local arguments = { ... }
  arguments[select("#", ...) + 1] = out
  local status = C["taskcore_" .. name .. "_e"](unpack(arguments, 1, select("#", ...) + 1))
  local failed = out[0]
  assert((status == 0) == (failed == nil))
  if status == 0 then return nil end
  assert(failed.status == status)
  local message = ffi.string(failed.message)
  C.taskcore_error_free(failed)
  return status, message
end

local options = struct("taskcore_open_options")
local opened = ffi.new("taskcore_store *[1]")
options.path = ""
assert(failure("store_open", options, opened) == constant("EINVALID"))
options.path = ":memory:"
assert(not failure("store_open", options, opened))
local store = ffi.gc(opened[0], C.taskcore_store_free)

local rounds = 200
local input = struct("taskcore_task_input")
local id = ffi.new("int64_t[1]")
input.fields = constant("TASK_TITLE")
for round = 1, rounds do
  local title, uid = "Task " .. round, "nobody-" .. round
  input.title = title
  assert(not failure("task_add", store, input, nil))
  local status, message = failure("task_find", store, uid, id)
  assert(status == constant("ENOTFOUND"))
  assert(message == "There is no task with the uid “" .. uid .. "”.", message)
end

local listed = ffi.new("taskcore_task_list *[1]")
local stride = ffi.new("size_t[1]")
assert(not failure("task_query", store, nil, listed))
local list = ffi.gc(listed[0], C.taskcore_task_list_free)
local rows = ffi.cast("const char *", C.taskcore_task_list_rows(list, stride))
assert(C.taskcore_task_list_count(list) == rounds)
for i = 0, rounds - 1 do
  local task = ffi.cast("const taskcore_task *", rows + i * stride[0])
  assert(task.struct_size == stride[0])
  assert(ffi.string(task.title) == "Task " .. (i + 1))
end
