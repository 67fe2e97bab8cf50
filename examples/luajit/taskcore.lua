-- SPDX-License-Identifier: Apache-2.0
-- Taskcore for LuaJIT, which reads C once a preprocessor is done with it. This asks the compiler
-- each time; a program that goes to others has what it says in a file.
local ffi = require("ffi")

local compiler = assert(io.popen("echo '#include <taskcore.h>' | cc -E -P -dD -std=c99 -x c -"))
local header = "\n" .. compiler:read("*a")
compiler:close()
ffi.cdef((header:gsub("\n#[^\n]*", "")))

local C = ffi.load("libtaskcore.so.0")
local taskcore = { C = C }

-- taskcore.EINVALID, taskcore.FORMAT_JSON. Masks have 64 bits.
for name, value in header:gmatch("\n#define TASKCORE_([%u%d_]+) %(?([^\n\")]+)") do
  local bit = value:match("^1U?L?L? << (%d+)$")
  taskcore[name] = bit and 2ULL ^ tonumber(bit) or tonumber(value)
end

-- A text of C; nil for NULL.
function taskcore.text(pointer)
  if pointer ~= nil then return ffi.string(pointer) end
end

-- call("undo", store, nil) calls taskcore_undo. What is wrong is thrown as a table.
function taskcore.call(name, ...)
  local out = ffi.new("taskcore_error *[1]")
  local arguments, count = { ... }, select("#", ...) + 1
  arguments[count] = out
  if C["taskcore_" .. name .. "_e"](unpack(arguments, 1, count)) == 0 then return end
  local failed = ffi.gc(out[0], C.taskcore_error_free)
  error({
    status = ffi.string(C.taskcore_status_name(failed.status)),
    field = taskcore.text(failed.field),
    message = taskcore.text(failed.message),
  })
end
-- C cannot call back into compiled code, and any call may ask the clock and tell observers.
jit.off(taskcore.call)

-- make("int64_t", "quick_add", store, line, nil) is what the call writes behind these arguments. A
-- handle is freed by the collector, unless close did so before.
function taskcore.make(kind, name, ...)
  local out = ffi.new(kind .. "[1]")
  local arguments, count = { ... }, select("#", ...) + 1
  arguments[count] = out
  taskcore.call(name, unpack(arguments, 1, count))
  local handle = kind:match("^(taskcore_[%l_]+) %*$")
  return handle and ffi.gc(out[0], C[handle .. "_free"]) or out[0]
end

function taskcore.close(kind, handle)
  C["taskcore_" .. kind .. "_free"](ffi.gc(handle, nil))
end

-- struct("task_input", { title = "Pay rent", fields = taskcore.TASK_TITLE }) has its defaults but
-- for what is given here. C has no more than pointers to texts: they live as long as the struct.
local texts = setmetatable({}, { __mode = "k" })
function taskcore.struct(name, values)
  local made = ffi.new("taskcore_" .. name)
  assert(C["taskcore_" .. name .. "_init"](made, ffi.sizeof(made)) == 0)
  for key, value in pairs(values or {}) do made[key] = value end
  texts[made] = values
  return made
end

-- The rows of a list, by the stride that the library gives: they may be longer than ours.
function taskcore.rows(kind, list)
  local stride = ffi.new("size_t[1]")
  local first = ffi.cast("const char *", C["taskcore_" .. kind .. "_list_rows"](list, stride))
  local row, i = ffi.typeof("const taskcore_" .. kind .. " *"), -1
  local count = tonumber(C["taskcore_" .. kind .. "_list_count"](list))
  return function()
    i = i + 1
    if i < count then return ffi.cast(row, first + i * stride[0]) end
  end
end

return taskcore
