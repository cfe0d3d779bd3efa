/// A pixel of an image and how much of it is in a sample.
struct ImageTap {
  /// The column or the row.
  var index: Int32
  /// In parts of ``ImageTap/one``; kernels have negative ones.
  var weight: Int32

  static let weightBits = 14
  /// What the weights of a sample add up to along one axis.
  static let one = 1 << weightBits
}

/// Where the taps of one sample are among all taps.
struct TapRun {
  var first: Int32
  var count: Int32
}
