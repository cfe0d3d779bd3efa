/// The painter's state before a mask or a layer begins. The state is restored when the mask or the
/// layer ends.
struct OpenScope {
  var target: UnsafeMutablePointer<UInt32>
  var stride: Int
  var mask: UnsafeMutablePointer<UInt8>?
  var maskDepth: Int
}
