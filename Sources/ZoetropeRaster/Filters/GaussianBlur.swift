/// The pixels that a blur assumes outside of the picture.
enum BlurEdges {
  /// Transparent pixels.
  case empty
  /// The nearest pixels of the picture.
  case clamped
}

/// A convolution with a Gaussian of any size. The time is proportional to the number of pixels.
///
/// **Guarantees.** Each channel differs by at most one of the 255 levels from the convolution in
/// real numbers. No color channel exceeds the alpha of its pixel. The value of a pixel does not
/// depend on which other pixels are computed. The anchor is the pixel at which the grids of the
/// halved pictures begin. If a picture moves by whole pixels together with its anchor, the result
/// has the same pixels, moved.
struct GaussianBlur {
  /// The largest standard deviation, in pixels. Larger ones are reduced to it.
  static let largestSigma = 16384.0

  let x: BlurAxis
  let y: BlurAxis

  /// Creates a blur with the standard deviations `sigmaX` and `sigmaY`. The result is shifted by
  /// `offsetX` and `offsetY`. All parameters are in pixels. Numbers that are not finite count as 0.
  init(sigmaX: Double, sigmaY: Double, offsetX: Double = 0, offsetY: Double = 0) {
    x = BlurAxis(sigma: sigmaX, offset: offsetX)
    y = BlurAxis(sigma: sigmaY, offset: offsetY)
  }

  /// Whether the blur leaves pixels unchanged and in place.
  var isIdentity: Bool { x.isIdentity && y.isIdentity && x.shift == 0 && y.shift == 0 }

  /// Returns the pixels to which the blur can spread a rectangle of the source.
  func reach(of rect: PixelRect) -> PixelRect {
    if rect.isEmpty { return .empty }
    return PixelRect(
      left: rect.left + x.shift - x.reach, top: rect.top + y.shift - y.reach,
      right: rect.right + x.shift + x.reach, bottom: rect.bottom + y.shift + y.reach)
  }

  /// Returns the source pixels that the blur reads to compute a rectangle of the result.
  func source(for rect: PixelRect) -> PixelRect {
    if rect.isEmpty { return .empty }
    return PixelRect(
      left: rect.left - x.shift - x.support, top: rect.top - y.shift - y.support,
      right: rect.right - x.shift + x.support, bottom: rect.bottom - y.shift + y.support)
  }

  /// Blurs premultiplied pixels. O(pixels of `source` and of `target`)
  ///
  /// - Parameters:
  ///   - target: Receives all pixels of its rectangle. It must not share memory with the source.
  ///   - anchorX: The column at which the grids of halved pictures begin. It must move along with
  ///     the picture.
  ///   - anchorY: The row at which the grids of halved pictures begin. It must move along with the
  ///     picture.
  func blur(
    _ source: PixmapView<UInt32>, into target: PixmapView<UInt32>, edges: BlurEdges, anchorX: Int,
    anchorY: Int, buffers: inout BlurScratch
  ) {
    run(
      ColorBlur.self, source, target, edges, anchorX: anchorX, anchorY: anchorY, buffers: &buffers)
  }

  /// Blurs coverage in the same way as premultiplied pixels. O(pixels of `source` and of `target`)
  func blur(
    _ source: PixmapView<UInt8>, into target: PixmapView<UInt8>, edges: BlurEdges, anchorX: Int,
    anchorY: Int, buffers: inout BlurScratch
  ) {
    run(
      CoverageBlur.self, source, target, edges, anchorX: anchorX, anchorY: anchorY,
      buffers: &buffers)
  }

  private func run<Format: BlurFormat>(
    _: Format.Type, _ source: PixmapView<Format.Pixel>, _ target: PixmapView<Format.Pixel>,
    _ edges: BlurEdges, anchorX: Int, anchorY: Int, buffers: inout BlurScratch
  ) {
    if target.rect.isEmpty { return }
    if source.rect.isEmpty {
      for y in target.rect.top..<target.rect.bottom {
        target.row(y).update(repeating: 0, count: target.rect.right - target.rect.left)
      }
      return
    }
    let chain = BlurPyramid(
      blur: self, source: source.rect.moved(x: -anchorX, y: -anchorY),
      target: target.rect.moved(x: -anchorX - x.shift, y: -anchorY - y.shift), edges: edges)
    BlurRun<Format>(chain: chain, source: source, target: target, buffers: &buffers).run(&buffers)
  }
}
