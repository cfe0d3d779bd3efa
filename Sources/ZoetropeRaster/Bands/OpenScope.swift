/// The state that the painter had before a mask or a layer was opened. It is restored when the mask
/// or the layer ends.
struct OpenScope {
  var target: UnsafeMutablePointer<UInt32>
  var stride: Int
  var mask: UnsafeMutablePointer<UInt8>?
  var maskDepth: Int
}
