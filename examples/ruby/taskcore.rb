# SPDX-License-Identifier: Apache-2.0
# Taskcore for Ruby: every constant, struct and function, as taskcore.json describes them.
# It needs the gem ffi, which Debian has as ruby-ffi.
require "ffi"
require "json"

module Taskcore
  extend FFI::Library
  ffi_lib "libtaskcore.so.0"

  path = ENV.fetch("TASKCORE_JSON", "/usr/share/taskcore/taskcore.json")
  description = JSON.parse(File.read(path, encoding: "UTF-8"))

  # Taskcore::EINVALID, Taskcore::FORMAT_JSON
  [description, *description["groups"]].each do |group|
    group["constants"].each { |it| const_set(it["name"].delete_prefix("TASKCORE_"), it["value"]) }
  end

  NATIVE = {
    "int32_t" => :int32, "uint32_t" => :uint32, "int64_t" => :int64, "uint64_t" => :uint64,
    "double" => :double, "size_t" => :size_t, "taskcore_status" => :int32, "void" => :void
  }.freeze
  native = ->(type) { NATIVE.fetch(type, :pointer) }

  # A struct whose texts are strings, in both directions.
  class Struct < FFI::Struct
    class << self
      attr_accessor :texts, :bits
    end

    def [](name)
      value = super
      return value unless self.class.texts.include?(name)
      value.null? ? nil : value.read_string.force_encoding(Encoding::UTF_8)
    end

    # A struct keeps the pointers that are put into it, and so the texts live as long as itself.
    def []=(name, value)
      super(name, value.is_a?(String) ? FFI::MemoryPointer.from_string(value) : value)
      self[:fields] |= self.class.bits[name] if self.class.bits.key?(name)
    end
  end

  # "taskcore_task_input" is Taskcore::TaskInput.
  CLASS_NAME = ->(name) { name.to_s.delete_prefix("taskcore_").split("_").map(&:capitalize).join }
  description["types"].each do |type|
    case type["kind"]
    when "callback"
      taken = type["parameters"].map { |it| native[it["type"]] }
      callback type["name"].to_sym, taken, native[type["returns"]["type"]]
    when "struct"
      members = type["members"]
      made = const_set(CLASS_NAME[type["name"]], Class.new(Struct))
      made.layout(*members.flat_map do |it|
        kind = it["type"].end_with?("_callback") ? find_type(it["type"].to_sym) : native[it["type"]]
        [it["name"].to_sym, kind, it["offset"]]
      end)
      texts = members.select { |it| it["type"] == "const char *" }
      made.texts = texts.map { |it| it["name"].to_sym }
      counted = members.select { |it| it["bit"] }
      made.bits = counted.to_h do |it|
        [it["name"].to_sym, const_get(it["bit"].delete_prefix("TASKCORE_"))]
      end
    end
  end

  # A method for each function, and for its form that hands its error over.
  description["functions"].each do |function|
    taken = function["parameters"].map do |it|
      next it["type"].to_sym if it["type"].end_with?("_callback")
      it["type"] == "const char *" ? :string : native[it["type"]]
    end
    returned = native[function.dig("returns", "type") || "void"]
    attach_function function["name"], taken, returned
    if (by_value = function["by_value"])
      attach_function by_value, [*taken, :pointer], returned
    end
  end

  FUNCTIONS = description["functions"].to_h { |it| [it["name"], it] }.freeze

  # What is wrong with a call, and what it wrote nevertheless.
  class Failure < StandardError
    attr_reader :status, :field, :written

    def initialize(error, written)
      super(error[:message])
      @status = Taskcore.taskcore_status_name(error[:status]).read_string
      @field = error[:field]
      @written = written
    end
  end

  # call(:quick_add, store, line, nil) gives what taskcore_quick_add writes behind these arguments,
  # and raises when it fails. Where it writes several things, they come in a hash.
  def self.call(name, *arguments)
    parameters = FUNCTIONS.fetch("taskcore_#{name}")["parameters"].drop(arguments.size)
    slots = parameters.to_h { |it| [it["name"].to_sym, [it["type"], FFI::MemoryPointer.new(8)]] }
    failed = FFI::MemoryPointer.new(:pointer)
    status = send("taskcore_#{name}_e", *arguments, *slots.values.map(&:last), failed)
    all = slots.transform_values do |type, slot|
      slot.get(NATIVE.fetch(type.delete_suffix(" *"), :pointer), 0)
    end
    written = all.size > 1 ? all : all.values.first
    return written if status.zero?
    begin
      raise Failure.new(Error.new(failed.read_pointer), written)
    ensure
      taskcore_error_free(failed.read_pointer)
    end
  end

  # struct(:task_input, title: "Pay rent") has its defaults but for what is given here, and says in
  # `fields` what that is.
  def self.struct(name, **values)
    made = const_get(CLASS_NAME[name]).new
    send("taskcore_#{name}_init", made, made.size)
    values.each { |key, value| made[key] = value }
    made
  end

  # The rows of a list, by the stride that the library gives: they may be longer than ours.
  def self.rows(name, list)
    stride = FFI::MemoryPointer.new(:size_t)
    first = send("taskcore_#{name}_list_rows", list, stride)
    count = send("taskcore_#{name}_list_count", list)
    row = const_get(CLASS_NAME[name])
    Array.new(count) { |i| row.new(first + i * stride.read(:size_t)) }
  end
end
