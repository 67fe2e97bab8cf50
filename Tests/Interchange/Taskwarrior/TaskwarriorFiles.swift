import Domain

@testable import Interchange

func readTaskwarrior(_ text: String, zone: CityZone = .paris) throws -> [FiledTask] {
  var count = 0
  let newUID = {
    count += 1
    return "00000000-0000-7000-8000-00000000000\(count)"
  }
  return try all(
    TaskwarriorReader(source: source(text), zone: zone, newUID: newUID, now: now)
  ).tasks
}

/// The one task of a text.
func readTask(_ attributes: String, zone: CityZone = .paris) throws -> FiledTask {
  let tasks = try readTaskwarrior("[{\(attributes)}]", zone: zone)
  guard let task = tasks.first, tasks.count == 1 else { throw Failure(.internal, "Not one task.") }
  return task
}

func writeTaskwarrior(_ tasks: [FiledTask], zone: CityZone = .paris) throws -> String {
  let collected = Collected()
  var writer = TaskwarriorWriter(sink: collected.sink, zone: zone)
  for task in tasks { try writer.write(task) }
  try writer.finish()
  return collected.text
}

/// The attributes of a task, as they are written.
func writeTask(_ task: FiledTask, zone: CityZone = .paris) throws -> String {
  let text = try writeTaskwarrior([task], zone: zone)
  return String(text.dropFirst("[\n{".count).dropLast("}\n]\n".count))
}

/// The value of an attribute, as it is written; nil without it.
func written(_ attribute: String, of task: FiledTask, zone: CityZone = .paris) throws -> String? {
  try JSONValue(text: "{" + writeTask(task, zone: zone) + "}")[attribute]?.text
}
