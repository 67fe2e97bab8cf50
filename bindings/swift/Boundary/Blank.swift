import CTaskcoreHeader

/// A struct of C with the library's defaults; zeros are not always those.
func blank<Input>(
  _ zeros: Input, _ initialise: (UnsafeMutablePointer<Input>?, Int) -> taskcore_status
) -> Input {
  var input = zeros
  _ = initialise(&input, MemoryLayout<Input>.size)
  return input
}
