// SPDX-License-Identifier: Apache-2.0
// Taskcore for Deno: every constant, struct and function, as taskcore.json describes them.
const path = Deno.env.get("TASKCORE_JSON") ?? "/usr/share/taskcore/taskcore.json";
// A number of JavaScript does not hold each of 64 bits, such as constants.NEVER.
const exact = (_key, value, { source }) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(source) : value;
const description = JSON.parse(Deno.readTextFileSync(path), exact);
const byName = (those) => Object.fromEntries(those.map((it) => [it.name, it]));
const types = byName(description.types);
const functions = byName(description.functions);

/** constants.EINVALID, constants.FORMAT_JSON */
export const constants = {};
for (const { name, value } of [description, ...description.groups].flatMap((it) => it.constants)) {
  constants[name.replace("TASKCORE_", "")] = value;
}

const scalars = {
  int32_t: "i32",
  uint32_t: "u32",
  int64_t: "i64",
  uint64_t: "u64",
  double: "f64",
  size_t: "usize",
  taskcore_status: "i32",
  void: "void",
};
const native = (type) => scalars[type] ?? "pointer";

// What is ours goes in as a buffer, and what is C's as a pointer. The form of a function that hands
// its error over is right wherever Deno runs it.
const symbols = {};
for (const { name, parameters, returns, by_value } of description.functions) {
  const taken = parameters.map(({ type, direction, meaning, consumed }) => {
    if (types[type]?.kind === "callback") return "function";
    const theirs = consumed || (direction === "in" && ["handle", "payload"].includes(meaning.is));
    return theirs || scalars[type] ? native(type) : "buffer";
  });
  const result = native(returns?.type ?? "void");
  symbols[name] = { parameters: taken, result };
  if (by_value) symbols[by_value] = { parameters: [...taken, "buffer"], result };
}
const library = Deno.dlopen("libtaskcore.so.0", symbols).symbols;

const bytes = (text) => new TextEncoder().encode(text + "\0");
const address = (buffer) => BigInt(Deno.UnsafePointer.value(Deno.UnsafePointer.of(buffer)));
const text = (pointer) => pointer && Deno.UnsafePointerView.getCString(pointer);

// What a member or a parameter of C is in a DataView or in Deno's view of a pointer.
const kinds = { i32: "Int32", u32: "Uint32", i64: "BigInt64", f64: "Float64" };
const kind = (type) => kinds[native(type)] ?? "BigUint64";

// What C is handed for one of the objects below; members of structs have all other names.
const inward = Symbol("inward");

/** A struct that goes in, with its defaults but for what is set; `fields` says what that is. */
export class Struct {
  #texts = {}; // C has no more than pointers to them

  constructor(name, values = {}) {
    const { size, members } = types[`taskcore_${name}`];
    const view = this[inward] = new DataView(new ArrayBuffer(size));
    for (const { name, type, offset, bit } of members) {
      const set = (value) => {
        if (typeof value === "string") value = address(this.#texts[name] = bytes(value));
        if (value instanceof Callback) value = Deno.UnsafePointer.value(value[inward]);
        view[`set${kind(type)}`](
          offset,
          kind(type).startsWith("Big") ? BigInt(value) : value,
          true,
        );
        if (bit) this.fields |= BigInt(constants[bit.replace("TASKCORE_", "")]);
      };
      Object.defineProperty(this, name, { get: () => view[`get${kind(type)}`](offset, true), set });
    }
    library[`taskcore_${name}_init`](view, BigInt(size));
    Object.assign(this, values);
  }
}

/** A struct of the library, of which each member is read when it is asked for. */
class Row {
  constructor(name, pointer) {
    const view = new Deno.UnsafePointerView(pointer);
    for (const { name: member, type, offset } of types[name].members) {
      const get = () =>
        type === "const char *" ? text(view.getPointer(offset)) : view[`get${kind(type)}`](offset);
      Object.defineProperty(this, member, { get, enumerable: true });
    }
  }
}

/** What is to be freed, at the end of the block that it is declared in with `using`. */
class Handle {
  #type;

  constructor(name, pointer) {
    this.#type = types[name];
    this[inward] = pointer;
  }

  [Symbol.dispose]() {
    library[this.#type.free](this[inward]);
    this[inward] = null;
  }

  /** The rows of a list, by the stride that the library gives: they may be longer than ours. */
  *rows() {
    const stride = new BigUint64Array(1);
    const first = library[`${this.#type.name}_rows`](this[inward], stride);
    const count = library[`${this.#type.name}_count`](this[inward]);
    for (let i = 0n; i < count; i++) {
      yield new Row(this.#type.row, Deno.UnsafePointer.offset(first, Number(i * stride[0])));
    }
  }
}

/** A function that C may call until this is disposed of. */
export class Callback {
  #native;

  constructor(name, called) {
    const { parameters, returns } = types[`taskcore_${name}_callback`];
    const taken = parameters.map(({ type }) => native(type));
    this.#native = new Deno.UnsafeCallback(
      { parameters: taken, result: native(returns.type) },
      called,
    );
    this[inward] = this.#native.pointer;
  }

  [Symbol.dispose]() {
    this.#native.close();
  }
}

/** What is wrong with a call, and what it wrote nevertheless. */
export class Failure extends Error {
  constructor(error, written) {
    super(error.message);
    this.status = text(library.taskcore_status_name(error.status));
    this.field = error.field;
    this.written = written;
  }
}

// What a call wrote: a number, a copy of a text, or a handle.
function read({ type, free }, slot) {
  const [, name, stars] = type.match(/^(\w+) (\*+)$/);
  if (stars === "*") return slot[`get${kind(name)}`](0, true);
  const pointer = Deno.UnsafePointer.create(slot.getBigUint64(0, true));
  if (name !== "char") return pointer && new Handle(name, pointer);
  const copied = text(pointer);
  library[free](pointer);
  return copied;
}

/**
 * call("quick_add", store, line, null) gives what taskcore_quick_add writes behind these arguments,
 * and throws when it fails. Where it writes several things, they come with their names.
 */
export function call(name, ...values) {
  const { parameters, by_value } = functions[`taskcore_${name}`];
  const slots = [];
  const taken = parameters.map((parameter, i) => {
    const value = values[i];
    if (value === undefined && parameter.direction === "out") {
      slots.push({ parameter, slot: new DataView(new ArrayBuffer(8)) });
      return slots.at(-1).slot;
    }
    return typeof value === "string" ? bytes(value) : (value?.[inward] ?? value ?? null);
  });
  const failed = new BigUint64Array(1);
  const status = library[by_value](...taken, failed);
  const all = slots.map(({ parameter, slot }) => [parameter.name, read(parameter, slot)]);
  const written = all.length > 1 ? Object.fromEntries(all) : all[0]?.[1];
  if (status === 0) return written;
  const error = Deno.UnsafePointer.create(failed[0]);
  try {
    throw new Failure(new Row("taskcore_error", error), written);
  } finally {
    library.taskcore_error_free(error);
  }
}
