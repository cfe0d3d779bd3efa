import ZoetropePixels

/// The image of an ``Operation`` and the way in which the image is sampled. The operation itself
/// holds the shape through which the image is drawn.
struct ImageOperation {
  /// The pixels of the image in one size, natural or reduced, and the mapping from the canvas to
  /// these pixels.
  struct Level {
    let pixels: ImagePixels
    var columns: ImageAxis
    var rows: ImageAxis
    /// The index of the first ``TapRun`` whose taps are columns of the image; -1 if there are no
    /// such runs. Such runs exist only if the image's columns lie along canvas columns. There is
    /// then one run for each canvas column of the operation.
    var columnRuns = -1
    /// The index of the first ``TapRun`` whose taps are rows of the image; -1 if there are no such
    /// runs. Such runs exist only if the image's rows lie along canvas columns, because the image
    /// is turned by 90 degrees. There is then one run for each canvas column of the operation.
    var rowRuns = -1
  }

  /// The method of sampling.
  enum Method {
    /// The pixels of the image coincide with the pixels of the canvas: canvas column `x` shows
    /// image column `x + dx`, and canvas row `y` shows image row `y + dy`.
    case copy(dx: Int, dy: Int)
    /// Each sample is the nearest pixel of the image. The image has no slices.
    case nearest
    /// Each sample is interpolated between 2 x 2 pixels of the image. The image has no slices.
    case bilinear
    /// Each sample is a weighted sum of pixels; see ``ImageTap``. This method suits every image.
    case taps
  }

  var fine: Level
  /// The next smaller size, which is mixed with ``fine``; nil if only ``fine`` is sampled.
  var coarse: Level?
  /// The weight of ``coarse`` in the mixture with ``fine``, 0 to 256.
  var mix = 0
  var method = Method.taps
  /// The canvas column to which the first tap run belongs.
  var firstColumn = 0
  /// The straight color that is drawn through the image's alpha; nil to draw the image itself.
  var tint: SIMD4<Float>?
  /// The opacity of the image, 0 to 1.
  var opacity: Float
}
