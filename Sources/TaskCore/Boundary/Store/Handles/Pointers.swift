public import CTaskcore

// How the functions of the C API call what crosses the boundary. Every pointer may be NULL.

/// The store that a call is about.
public typealias StorePointer = UnsafeMutablePointer<taskcore_store>?

/// Something of the caller's that a call reads, or the first of an array.
public typealias In<Value> = UnsafePointer<Value>?

/// Where a call puts what it gives.
public typealias Out<Value> = UnsafeMutablePointer<Value>?

/// An object that the caller owns until it is freed.
public typealias Handle<Object> = UnsafeMutablePointer<Object>?

/// Something that the library owns, for the caller to read.
public typealias Borrowed<Value> = UnsafePointer<Value>?

/// A text of the caller's, in UTF-8 with a NUL behind it.
public typealias CText = UnsafePointer<CChar>?

/// A text that the caller frees.
public typealias OwnedText = UnsafeMutablePointer<CChar>?

/// Bytes that the caller frees.
public typealias OwnedBytes = UnsafeMutablePointer<UInt8>?
