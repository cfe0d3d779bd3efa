/// A pixel of an image and its weight in a sample.
struct ImageTap {
  /// The column or the row.
  var index: Int32
  /// The weight in parts of ``ImageTap/one``; kernels have negative weights, too.
  var weight: Int32

  static let weightBits = 14
  /// The sum of the weights of a sample along one axis.
  static let one = 1 << weightBits
}

/// The taps of one sample: the index of the first, and their number.
struct TapRun {
  var first: Int32
  var count: Int32
}
