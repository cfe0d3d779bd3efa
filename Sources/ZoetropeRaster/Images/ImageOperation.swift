import ZoetropeBitmap

/// What an operation needs to draw an image, besides its shape.
struct ImageOperation {
  /// An image at one of its sizes, with the way from the canvas to it.
  struct Level {
    let pixels: ImagePixels
    var columns: ImageAxis
    var rows: ImageAxis
    /// The first of the runs of taps for the columns of the window, where all samples of a column
    /// have the same columns, or the same rows, of the image; otherwise -1.
    var columnRuns = -1
    var rowRuns = -1
  }

  /// How samples are made.
  enum Method {
    /// The image's pixels are the canvas's: column `x` of the canvas is column `x + dx`.
    case copy(dx: Int, dy: Int)
    /// Single pixels, without slices.
    case nearest
    /// Two by two pixels, without slices.
    case bilinear
    /// From taps.
    case taps
  }

  var fine: Level
  /// The next smaller size, which counts by ``mix``.
  var coarse: Level?
  /// From 0 for the finer size alone to 256 for the coarser one.
  var mix = 0
  var method = Method.taps
  /// The column of the canvas that the runs begin with.
  var firstColumn = 0
  /// What is drawn through the image's alpha.
  var tint: SIMD4<Float>?
  /// 0 to 1.
  var opacity: Float
}
