// Sets, reads, sorts by, asks for, undoes and finds the energy of tasks in the history.
import TaskcoreSwift

func expect<T: Equatable>(_ value: T, _ wanted: T, line: Int = #line) {
  guard value == wanted else { fatalError("line \(line): \(value), not \(wanted)") }
}

func add(_ title: String, energy: Int64?, to store: Store) throws -> Int64 {
  var changes = TaskChanges()
  changes.title = title
  changes.energy = .some(energy)
  return try store.add(changes)
}

let store = try Store(Store.Options(path: ":memory:"))
let walk = try add("Walk", energy: 0, to: store)
let run = try add("Run", energy: 7, to: store)
_ = try add("Rest", energy: nil, to: store)
expect(try store.tasks(TaskQuery { $0.filter = "sort:-energy" }).tasks.map(\.energy), [7, 0, nil])
expect(try store.tasks(TaskQuery { $0.filter = "energy>3" }).tasks.map(\.id), [run])

var changes = TaskChanges()
changes.energy = .some(11)
do {
  try store.update(.ids([walk]), with: changes)
  fatalError("11 is over the bound")
} catch let error as TaskcoreError {
  expect(error.field, "energy")
}
changes.energy = .some(nil)
try store.update(.ids([walk]), with: changes)
expect(try store.tasks([walk]).map(\.energy), [nil])
expect(try store.history(of: walk).last?.property, "energy")
_ = try store.undo()
expect(try store.tasks([walk]).map(\.energy), [0])
print("ok")
