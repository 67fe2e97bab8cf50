/// Brings files of sync to the other devices, as a folder would: by CloudKit, Firebase or Bluetooth.
///
/// Names are a folder of a device and a file in it, such as `0190aaaa-0000-7000-8000-000000000000/1-17.tcb`; what is
/// in the files need not be known. Nothing of it may use the store. What it throws ends the call that asked.
public protocol SyncTransport {
  /// What it is called in a store: 1 to 100 characters in one line, no path.
  var name: String { get }

  /// The names of all files that are there; others do no harm.
  func names() throws -> [String]

  /// What is in a file; nil when it is not there, or not all of it yet.
  func get(_ name: String) throws -> [UInt8]?

  /// Leaves a file there, whole or not at all. A name gets the same bytes when it is put again.
  func put(_ name: String, _ bytes: [UInt8]) throws

  /// Removes a file; one that is gone already is fine.
  func remove(_ name: String) throws
}
