//! Threads of Zig on one store, each with errors of its own; what @cImport makes of the header.

const std = @import("std");
const c = @cImport(@cInclude("taskcore.h"));

const threads = 4;
const rounds = 100;

const Failure = error{ Opened, Refused, WrongError };

fn open(path: [*:0]const u8, failed: *?*c.taskcore_error) Failure!*c.taskcore_store {
    var options: c.taskcore_open_options = undefined;
    _ = c.taskcore_open_options_init(&options, @sizeOf(c.taskcore_open_options));
    options.path = path;
    options.flags = c.TASKCORE_OPEN_CHECK_FIELDS;
    var store: ?*c.taskcore_store = null;
    return switch (c.taskcore_store_open_e(&options, &store, failed)) {
        c.TASKCORE_OK => store.?,
        else => Failure.Refused,
    };
}

fn add(store: *c.taskcore_store, title: [*:0]const u8) Failure!void {
    var input: c.taskcore_task_input = undefined;
    _ = c.taskcore_task_input_init(&input, @sizeOf(c.taskcore_task_input));
    input.fields = c.TASKCORE_TASK_TITLE | c.TASKCORE_TASK_PRIORITY;
    input.title = title;
    input.priority = c.TASKCORE_PRIORITY_P0;
    var failed: ?*c.taskcore_error = null;
    defer c.taskcore_error_free(failed);
    if (c.taskcore_task_add_e(store, &input, null, &failed) != c.TASKCORE_OK) return Failure.Refused;
}

/// Looks for a task that is not there, and compares what the error says.
fn miss(store: *c.taskcore_store, uid: [*:0]const u8, message: []const u8) Failure!void {
    var id: i64 = 0;
    var failed: ?*c.taskcore_error = null;
    const status = c.taskcore_task_find_e(store, uid, &id, &failed);
    defer c.taskcore_error_free(failed);
    const told = failed orelse return Failure.WrongError;
    if (status != c.TASKCORE_ENOTFOUND or told.*.status != status) return Failure.WrongError;
    if (!std.mem.eql(u8, std.mem.span(told.*.message), message)) return Failure.WrongError;
}

fn work(store: *c.taskcore_store, thread: usize) !void {
    var text: [3][80]u8 = undefined;
    for (0..rounds) |round| {
        try add(store, try std.fmt.bufPrintZ(&text[0], "Task {d}-{d}", .{ thread, round }));
        const uid = try std.fmt.bufPrintZ(&text[1], "nobody-{d}-{d}", .{ thread, round });
        const message = "There is no task with the uid “{s}”.";
        try miss(store, uid, try std.fmt.bufPrint(&text[2], message, .{uid}));
    }
}

fn run(store: *c.taskcore_store, thread: usize) void {
    work(store, thread) catch |failure| std.debug.panic("thread {d}: {}", .{ thread, failure });
}

pub fn main() !void {
    var failed: ?*c.taskcore_error = null;
    if (open("", &failed)) |_| return Failure.Opened else |_| {}
    if (failed.?.*.status != c.TASKCORE_EINVALID) return Failure.WrongError;
    c.taskcore_error_free(failed);

    failed = null;
    const store = try open(":memory:", &failed);
    defer c.taskcore_store_free(store);
    var running: [threads]std.Thread = undefined;
    for (&running, 0..) |*thread, number| {
        thread.* = try std.Thread.spawn(.{}, run, .{ store, number });
    }
    for (running) |thread| thread.join();

    var query: c.taskcore_query = undefined;
    _ = c.taskcore_query_init(&query, @sizeOf(c.taskcore_query));
    query.fields = c.TASKCORE_QUERY_PRIORITIES;
    query.priorities = c.TASKCORE_PRIORITIES_P0;
    var list: ?*c.taskcore_task_list = null;
    if (c.taskcore_task_query(store, &query, &list) != c.TASKCORE_OK) return Failure.Refused;
    defer c.taskcore_task_list_free(list);
    var stride: usize = 0;
    const rows: [*]const u8 = @ptrCast(c.taskcore_task_list_rows(list, &stride));
    const count = c.taskcore_task_list_count(list);
    if (count != threads * rounds) return Failure.Refused;
    for (0..count) |index| {
        const task: *const c.taskcore_task = @ptrCast(@alignCast(rows + index * stride));
        if (task.struct_size != stride) return Failure.Refused;
        if (!std.mem.startsWith(u8, std.mem.span(task.title), "Task ")) return Failure.Refused;
    }
}
