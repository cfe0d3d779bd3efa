/// The painter's state outside of an open mask or layer. It is restored when the mask or layer
/// ends.
struct OpenScope {
  var target: UnsafeMutablePointer<UInt32>
  var stride: Int
  var mask: UnsafeMutablePointer<UInt8>?
  var maskDepth: Int
}
