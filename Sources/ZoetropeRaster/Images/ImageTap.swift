/// A pixel of an image and its weight in a sample.
struct ImageTap {
  /// The column or the row of the pixel in the image.
  var index: Int32
  /// The weight, in units of 1 / ``one``. The cubic kernel also has negative weights.
  var weight: Int32

  static let weightBits = 14
  /// The sum of the weights of all taps of a sample along one axis.
  static let one = 1 << weightBits
}

/// The taps of one sample: the index of the first tap, and the number of taps.
struct TapRun {
  var first: Int32
  var count: Int32
}
