/// Is told how many pages of a store are copied, of how many; what it throws ends the copying.
package typealias BackupProgress = (_ done: Int, _ total: Int) throws -> Void
