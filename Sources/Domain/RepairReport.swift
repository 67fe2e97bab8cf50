/// What a repair mended.
package struct RepairReport: Equatable, Sendable {
  package var isInboxRestored = false
  package var tasksRehomed = 0
  package var subtasksDetached = 0
  package var dependenciesRemoved = 0
  package var tagsMended = 0
  package var positionsMended = 0
  package var isIndexRebuilt = false
  package var valuesMended = 0

  package init() {}
}
