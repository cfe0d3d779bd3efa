import ZoetropeBitmap

/// The drawing of an image, except for its shape.
struct ImageOperation {
  /// An image at one of its sizes, with the mapping from the canvas to it.
  struct Level {
    let pixels: ImagePixels
    var columns: ImageAxis
    var rows: ImageAxis
    /// The index of the first run of taps for the window's columns, if all samples of a column have
    /// the same columns, or the same rows, of the image; otherwise -1.
    var columnRuns = -1
    var rowRuns = -1
  }

  /// The method of sampling.
  enum Method {
    /// The image's pixels coincide with the canvas's: column `x` of the canvas is column `x + dx`.
    case copy(dx: Int, dy: Int)
    /// Single pixels, without slices.
    case nearest
    /// Two by two pixels, without slices.
    case bilinear
    /// Taps, for everything else.
    case taps
  }

  var fine: Level
  /// The next smaller size, with the share ``mix``.
  var coarse: Level?
  /// The share of the coarser size, 0 to 256.
  var mix = 0
  var method = Method.taps
  /// The column of the canvas that the runs begin with.
  var firstColumn = 0
  /// The straight color that is drawn through the image's alpha; nil for the image itself.
  var tint: SIMD4<Float>?
  /// The opacity, 0 to 1.
  var opacity: Float
}
