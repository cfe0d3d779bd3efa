/// A mask or a layer that is open while a band is painted: the state to restore at its end.
struct OpenScope {
  var target: UnsafeMutablePointer<UInt32>
  var stride: Int
  var mask: UnsafeMutablePointer<UInt8>?
  var maskDepth: Int
}
