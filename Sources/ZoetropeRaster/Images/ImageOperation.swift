import ZoetropeBitmap

/// The drawing of an image, except for its shape.
struct ImageOperation {
  /// An image at one of its sizes, with the mapping from the canvas to it.
  struct Level {
    let pixels: ImagePixels
    var columns: ImageAxis
    var rows: ImageAxis
    /// The index of the first of the runs that hold the taps along the image's columns, one run for
    /// each column of the window. -1 if the taps do not depend on the canvas's column alone.
    var columnRuns = -1
    /// The index of the first of the runs for the image's rows, in the same way.
    var rowRuns = -1
  }

  /// The method of sampling.
  enum Method {
    /// The image's pixels coincide with the canvas's: canvas column `x` shows image column
    /// `x + dx`, and canvas row `y` shows image row `y + dy`.
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
