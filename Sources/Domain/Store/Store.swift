/// The store of tasks and all related records, with a log of their changes.
package protocol Store: RecordStore {
  var history: any History { get }
  /// Where its calls may be ended.
  var safePoints: SafePoints { get }
  var lookups: any FileLookups { get }
  /// The calendar: it says where dates begin and end.
  var zone: any Zone { get }
  /// The same clocks, but days begin at the times that were set.
  var days: any Zone { get }
  var almanac: any Almanac { get }

  /// The ids of the tasks that a query asks for, in its order.
  func taskIDs(_ query: TaskQuery, at now: Instant) throws -> [Int64]

  /// Runs `body` in one transaction and logs its changes as one step.
  ///
  /// Nothing is kept when `body` throws, and no step is made when it changes nothing. A write inside
  /// of a write is a part of it.
  func write<Result>(
    _ action: Step.Action, at now: Instant, _ body: () throws -> Result
  ) throws -> Result

  /// Repairs damage by other programs, as a part of the present step.
  func repair(at now: Instant, newUID: @escaping () -> String) throws -> RepairReport

  /// The open tasks that repeat by the rule, and are at another occurrence than their marks say.
  func seriesFaults() throws -> [SeriesFault]

  /// Makes the marks of such tasks agree, as a part of the present step, with the occurrences that they are at: what
  /// people see stays. It looks at some tasks, or with nil at all, says that they were modified then, or with nil
  /// nothing of that, and counts those that it mended.
  func mendSeries(ofTasks ids: [Int64]?, modified: Instant?) throws -> Int

  /// Lets series agree with their marks after an undo that left something alone, as a part of the present step. In a
  /// synced store, where another device may have gone on from an occurrence that is open again, the series comes
  /// back to it.
  func settleSeries(modified: Instant) throws

  /// Takes, as a part of the present step, what can be read of a damaged file into a store that is empty.
  ///
  /// - Throws: `conflict` when it is not; `notFound`, `access`, `inputOutput`, `invalid`, `notStore`.
  func recover(from path: String) throws -> RecoveryReport

  /// Takes back, as a part of the present step, all that was done after an instant, as far as the change log has
  /// it, and forgets that it was.
  ///
  /// - Throws: `notFound` for an instant before the log begins.
  func goBack(to instant: Instant) throws

  /// How far back the change log goes, and how large it is; all of it is read.
  func changeLogReport() throws -> ChangeLogReport

  /// The time up to which steps were trimmed; nil when none were.
  func changeLogTrimmed() throws -> Instant?

  /// Removes, as a part of the present step, the oldest steps for good.
  func trimChangeLog(to limit: ChangeLogLimit) throws

  /// Makes this device, as a part of the present step, the one that issues in a series of a synced store, unless
  /// another one is.
  func claimUnowned(series name: String) throws

  /// Looks, as a part of the step that issues in a series, whether its hub was told of that, where it has one.
  ///
  /// - Throws: `busy` when it was not.
  func checkLease(ofSeries name: String) throws

  /// Looks whether the file itself is whole, page by page.
  ///
  /// - Throws: `corrupt`, with the first damage.
  func checkIntegrity() throws

  /// Runs `body` on one snapshot.
  func read<Result>(_ body: () throws -> Result) throws -> Result
}

/// The history of steps, for undo and redo.
package protocol History {
  /// The step that an undo would take back.
  func lastDone() throws -> Step?

  /// The step that a redo would do again.
  func firstUndone() throws -> Step?

  /// Takes a step's changes back, or does them again, as part of the present step. What was changed since
  /// is left alone.
  ///
  /// - Returns: what became of them; nil when there was nothing to change. A step of which nothing could be
  ///   changed is passed over from now on.
  func reverse(_ step: Step) throws -> StepReversal?
}
