// Deno's non-blocking calls run on threads of a pool, and their answers are awaited on another one.
const [libraryPath, descriptionPath] = Deno.args;
const description = JSON.parse(Deno.readTextFileSync(descriptionPath));
const workers = 32;
const rounds = 25;

const scalars = { int32_t: "i32", uint32_t: "u32", int64_t: "i64", uint64_t: "u64", size_t: "usize" };
const structs = new Map();
for (const type of description.types) {
  if (type.kind === "struct") structs.set(type.name, type);
}
const constants = new Map();
for (const group of [description, ...description.groups]) {
  for (const constant of group.constants) constants.set(constant.name, constant.value);
}

// All functions as the description has them, with the form of each that gives its error by value.
const symbols = {};
for (const { name, parameters, returns, by_value } of description.functions) {
  const native = (type) =>
    type === "taskcore_status" ? "i32" : (scalars[type] ?? (type === "void" ? "void" : "pointer"));
  const inward = parameters.map(({ type }) => (native(type) === "pointer" ? "buffer" : native(type)));
  if (parameters[0]?.meaning.is === "handle" || parameters[0]?.consumed) inward[0] = "pointer";
  const result = native(returns?.type ?? "void");
  symbols[name] = { parameters: inward, result };
  if (by_value) symbols[by_value] = { parameters: [...inward, "buffer"], result, nonblocking: true };
}
const library = Deno.dlopen(libraryPath, symbols).symbols;

const encoder = new TextEncoder();
const text = (value) => encoder.encode(value + "\0");
const pointerOut = () => new BigUint64Array(1);
const pointerOf = (out) => Deno.UnsafePointer.create(out[0]);

// Reads members of a struct where the library has it.
function member(name, pointer, wanted) {
  const { offset, type } = structs.get(name).members.find(({ name }) => name === wanted);
  const view = new Deno.UnsafePointerView(pointer);
  if (type === "const char *") return Deno.UnsafePointerView.getCString(view.getPointer(offset));
  return type === "size_t" ? Number(view.getBigUint64(offset)) : view.getInt32(offset);
}

// A struct with its defaults and some values; texts in it live as long as what keeps them.
function struct(name, values, kept) {
  const { size, members } = structs.get(name);
  const view = new DataView(new ArrayBuffer(size));
  library[`${name}_init`](new Uint8Array(view.buffer), BigInt(size));
  for (const [key, value] of Object.entries(values)) {
    const { offset } = members.find(({ name }) => name === key);
    if (typeof value === "string") {
      kept.push(text(value));
      view.setBigUint64(offset, BigInt(Deno.UnsafePointer.value(Deno.UnsafePointer.of(kept.at(-1)))), true);
    } else {
      view.setBigUint64(offset, BigInt(value), true);
    }
  }
  return new Uint8Array(view.buffer);
}

// What is wrong with a call, or undefined.
async function failure(name, ...values) {
  const out = pointerOut();
  const status = await library[`taskcore_${name}_e`](...values, out);
  const failed = pointerOf(out);
  if (status === 0) return undefined;
  const found = {
    status: member("taskcore_error", failed, "status"),
    message: member("taskcore_error", failed, "message"),
  };
  library.taskcore_error_free(failed);
  if (found.status !== status) throw new Error(`${name} answers ${status}, its error ${found.status}`);
  return found;
}

function expect(found, status, message) {
  if (found?.status !== constants.get(status) || (message && found.message !== message)) {
    throw new Error(`the error is ${found?.message}, not ${status}: ${message}`);
  }
}

async function succeed(name, ...values) {
  const failed = await failure(name, ...values);
  if (failed) throw new Error(`${name}: ${failed.message}`);
}

async function open(path) {
  const kept = [];
  const out = pointerOut();
  const failed = await failure("store_open", struct("taskcore_open_options", { path }, kept), out);
  return kept.length > 0 && { store: pointerOf(out), failed };
}

async function work(store, worker) {
  for (let round = 0; round < rounds; round++) {
    const kept = [];
    const values = { fields: constants.get("TASKCORE_TASK_TITLE"), title: `Task ${worker}-${round}` };
    const uid = `nobody-${worker}-${round}`;
    const searched = text(uid);
    const id = new BigInt64Array(1);
    await succeed("task_add", store, struct("taskcore_task_input", values, kept), null);
    const found = await failure("task_find", store, searched, id);
    expect(found, "TASKCORE_ENOTFOUND", `There is no task with the uid “${uid}”.`);
    if (kept.length !== 1 || searched.length === 0) throw new Error("what a call reads is gone");
  }
}

async function titles(store) {
  const out = pointerOut();
  await succeed("task_query", store, null, out);
  const list = pointerOf(out);
  const stride = new BigUint64Array(1);
  const rows = library.taskcore_task_list_rows(list, stride);
  const found = new Set();
  for (let i = 0n; i < library.taskcore_task_list_count(list); i++) {
    const task = Deno.UnsafePointer.offset(rows, Number(i * stride[0]));
    if (member("taskcore_task", task, "struct_size") !== Number(stride[0])) {
      throw new Error("the rows are not one struct_size apart");
    }
    found.add(member("taskcore_task", task, "title"));
  }
  library.taskcore_task_list_free(list);
  return found;
}

expect((await open("")).failed, "TASKCORE_EINVALID");
const { store, failed } = await open(":memory:");
if (failed) throw new Error(failed.message);
await Promise.all(Array.from({ length: workers }, (_, worker) => work(store, worker)));
const { size } = await titles(store);
if (size !== workers * rounds) throw new Error(`there are ${size} tasks`);
library.taskcore_store_free(store);
