<?php
// PHP's FFI reads the header itself, once the preprocessor is done with it.
[, $library, $declarations, $header] = $argv;
$c = FFI::cdef(file_get_contents($declarations), $library);
preg_match_all('/^#define TASKCORE_(\w+) \(?(?:1ULL << )?(-?\d+)/m', file_get_contents($header), $macros, PREG_SET_ORDER);
$constants = [];
foreach ($macros as [$line, $name, $value]) {
  $constants[$name] = str_contains($line, '1ULL <<') ? 1 << (int) $value : (int) $value;
}

// What C has a pointer to has to be kept for as long.
function text(string $value): FFI\CData {
  $text = FFI::new('char[' . strlen($value) + 1 . ']');
  FFI::memcpy($text, $value, strlen($value));
  return $text;
}

function made(FFI $c, string $name, FFI\CData ...$texts): FFI\CData {
  $struct = $c->new("taskcore_$name");
  $c->{"taskcore_{$name}_init"}(FFI::addr($struct), FFI::sizeof($struct));
  foreach ($texts as $member => $text) {
    $struct->$member = $c->cast('char *', FFI::addr($text));
  }
  return $struct;
}

// What is wrong with a call: null, or its status and its sentence.
function failure(FFI $c, string $name, mixed ...$values): ?array {
  $out = $c->new('taskcore_error *[1]');
  $status = $c->{"taskcore_{$name}_e"}(...[...$values, $out]);
  if ($status === 0) {
    return null;
  }
  $message = $out[0]->message;
  $c->taskcore_error_free($out[0]);
  return [$status, $message];
}

function check(bool $holds, string $what): void {
  $holds || throw new Exception($what);
}

$path = text('');
$options = made($c, 'open_options', path: $path);
$opened = $c->new('taskcore_store *[1]');
$failed = failure($c, 'store_open', FFI::addr($options), $opened);
check($failed[0] === $constants['EINVALID'], 'An empty path is no store');
$path = text(':memory:');
$options = made($c, 'open_options', path: $path);
check(failure($c, 'store_open', FFI::addr($options), $opened) === null, 'No store');
$store = $opened[0];

$commits = 0;
$heard = function ($commit, $payload) use (&$commits): int {
  $commits++;
  return 0;
};
$observer = $c->new('taskcore_observer *[1]');
check(failure($c, 'observe', $store, $heard, null, null, $observer) === null, 'No observer');

$rounds = 200;
$id = $c->new('int64_t[1]');
for ($round = 1; $round <= $rounds; $round++) {
  $title = text("Tee für Zoë 🍵 $round");
  $input = made($c, 'task_input', title: $title);
  $input->fields = $constants['TASK_TITLE'];
  check(failure($c, 'task_add', $store, FFI::addr($input), null) === null, 'No task');
  [$status, $message] = failure($c, 'task_find', $store, "nobody-$round", $id);
  check($status === $constants['ENOTFOUND'], 'Another status');
  check($message === "There is no task with the uid “nobody-{$round}”.", $message);
}
check($commits === $rounds, "$commits commits");

$listed = $c->new('taskcore_task_list *[1]');
$stride = $c->new('size_t[1]');
check(failure($c, 'task_query', $store, null, $listed) === null, 'No list');
$rows = $c->cast('char *', $c->taskcore_task_list_rows($listed[0], $stride));
check($c->taskcore_task_list_count($listed[0]) === $rounds, 'Another number of tasks');
for ($i = 0; $i < $rounds; $i++) {
  $task = $c->cast('taskcore_task *', FFI::addr($rows[$i * $stride[0]]));
  check($task->struct_size === $stride[0], 'The rows are not one struct_size apart');
  check($task->title === 'Tee für Zoë 🍵 ' . ($i + 1), 'Another title');
}
$c->taskcore_task_list_free($listed[0]);
$c->taskcore_observer_free($observer[0]);
$c->taskcore_store_free($store);
