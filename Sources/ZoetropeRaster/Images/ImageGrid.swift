import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

/// The placement of an image's frame on the canvas, and the inverse mapping from pixels to the
/// frame.
///
/// The origin of the frame is rounded to ``SnapGrid`` like the points of any shape. All other
/// computation is relative to this origin. An image that moves by whole pixels therefore gives the
/// same pixels, moved.
struct ImageGrid {
  /// The pixel that the origin of the frame lies in.
  private let anchor: (x: Int, y: Int)
  /// The vector from the origin of the frame to the center of ``anchor``, in pixels.
  private let center: SIMD2<Double>
  /// The vector from a pixel to its right neighbor, as fractions of the frame's width and height.
  /// `down` is the vector to the neighbor below.
  private let across: SIMD2<Double>
  private let down: SIMD2<Double>

  /// Creates the grid of an image; nil if a number is not finite or too large, or if the frame has
  /// no area.
  init?(_ image: DisplayList.ImageFill, scale: Double) {
    let (transform, frame) = (image.transform, image.frame)
    let column0 = SIMD2(Double(transform.a), Double(transform.b)) * scale
    let column1 = SIMD2(Double(transform.c), Double(transform.d)) * scale
    let offset = SIMD2(Double(transform.tx), Double(transform.ty)) * scale
    let width = column0 * Double(frame.width)
    let height = column1 * Double(frame.height)
    let determinant = width.x * height.y - width.y * height.x
    let origin = column0 * Double(frame.minX) + column1 * Double(frame.minY) + offset
    let limit = SnapGrid.exactLimit / SnapGrid.unitsPerPixel
    guard determinant != 0, determinant.isFinite, max(abs(origin.x), abs(origin.y)) < limit else {
      return nil
    }
    let snapped = SnapGrid.snapped(origin * SnapGrid.unitsPerPixel) / SnapGrid.unitsPerPixel
    let pixel = snapped.rounded(.down)
    anchor = (Int(pixel.x), Int(pixel.y))
    center = pixel + 0.5 - snapped
    across = SIMD2(height.y, -width.y) / determinant
    down = SIMD2(-height.x, width.x) / determinant
    guard (across + down) * 0 == .zero else { return nil }
  }

  /// Returns the operation that draws an image.
  func operation(_ image: DisplayList.ImageFill) -> ImageOperation {
    let kernel: ImageKernel =
      switch image.interpolation {
      case .nearest: .nearest
      case .linear: .box
      case .cubic: .cubic
      }
    var operation = ImageOperation(
      fine: level(image, image.pixels, kernel, level: 0), opacity: Float(image.opacity))
    operation.tint = image.tint.map { SIMD4($0.red, $0.green, $0.blue, $0.alpha) }
    if image.slices != nil { return operation }
    chooseLevels(image, kernel, &operation)
    if operation.coarse == nil { operation.method = method(operation.fine, kernel) }
    return operation
  }

  /// Returns the largest number of image pixels that one sample may cover along an axis. If samples
  /// cover more pixels along both axes, reduced sizes of the image are used.
  ///
  /// Beyond the limit, two sizes of the image are mixed. Along each axis, the kernel of a sample
  /// then spans at least four pixels of the finer size. Each pixel of a reduced size is a mean of
  /// several image pixels. Samples of such pixels therefore have only a small error.
  static func coarseness(_ kernel: ImageKernel) -> Double { kernel == .cubic ? 2 : 4 }

  /// Chooses two sizes of an image that is drawn at a much smaller size. Samples are mixtures of
  /// both chosen sizes. This is the mip mapping of Williams (1983), except that the width of a
  /// sample along one axis does not depend on its width along the other axis.
  private func chooseLevels(
    _ image: DisplayList.ImageFill, _ kernel: ImageKernel, _ operation: inout ImageOperation
  ) {
    let widest = min(operation.fine.columns.footprint, operation.fine.rows.footprint)
    var shrinking = Double(widest) / Double(ImageFixed.one) / Self.coarseness(kernel)
    guard kernel != .nearest, shrinking > 1 else { return }
    var pixels = image.pixels
    var number = 0
    while shrinking >= 2 && max(pixels.width, pixels.height) > 2 {
      pixels = pixels.halved
      number += 1
      shrinking /= 2
    }
    if number > 0 { operation.fine = level(image, pixels, kernel, level: number) }
    operation.coarse = level(image, pixels.halved, kernel, level: number + 1)
    operation.mix = Int((min(shrinking - 1, 1) * 256).rounded())
  }

  /// Returns the fastest method that gives the same samples as the general method,
  /// ``ImageOperation/Method/taps``.
  private func method(
    _ level: ImageOperation.Level, _ kernel: ImageKernel
  ) -> ImageOperation.Method {
    let (columns, rows) = (level.columns, level.rows)
    let one = ImageFixed.one
    if columns.stepX == one && columns.stepY == 0 && rows.stepX == 0 && rows.stepY == one,
      let u = wholePixels(columns.origin), let v = wholePixels(rows.origin)
    {
      return .copy(dx: u - anchor.x, dy: v - anchor.y)
    }
    if kernel == .nearest { return .nearest }
    let isLarger = columns.footprint <= one && rows.footprint <= one
    return kernel == .box && isLarger ? .bilinear : .taps
  }

  /// Returns the index of the image pixel whose center lies at a coordinate; nil if the coordinate
  /// is not the center of a pixel. The tolerance, 2^-15 of a pixel in each direction, is below the
  /// precision of weights.
  private func wholePixels(_ coordinate: Int64) -> Int? {
    let (half, slack) = (ImageFixed.one / 2, ImageFixed.one >> 15)
    let offset = coordinate - half + slack
    return offset & (ImageFixed.one - 1) <= 2 * slack ? Int(offset >> 32) : nil
  }

  private func level(
    _ image: DisplayList.ImageFill, _ pixels: ImagePixels, _ kernel: ImageKernel, level: Int
  ) -> ImageOperation.Level {
    let size = Double(1 << level)
    let slices = image.slices
    let (frame, natural) = (image.frame, image.pixels)
    let columns = axis(
      component: 0, Double(natural.width) / size, count: pixels.width,
      slices.map { ($0.left, $0.right, Double(frame.width) * $0.scale, $0.isTiled) }, kernel)
    let rows = axis(
      component: 1, Double(natural.height) / size, count: pixels.height,
      slices.map { ($0.top, $0.bottom, Double(frame.height) * $0.scale, $0.isTiled) }, kernel)
    return ImageOperation.Level(pixels: pixels, columns: columns, rows: rows)
  }

  /// Returns the axis along the frame's width (`component` 0) or height (`component` 1).
  ///
  /// - Parameters:
  ///   - extent: The length of the image along the axis, in pixels of the image. If a reduced size
  ///     of the image is sampled, the length is in pixels of that size and may be fractional.
  ///   - slices: The lengths of the two edges in pixels of the image, and the frame's length in the
  ///     same unit; nil for an image without slices.
  func axis(
    component: Int, _ extent: Double, count: Int,
    _ slices: (low: Double, high: Double, length: Double, isTiled: Bool)?, _ kernel: ImageKernel
  ) -> ImageAxis {
    let length = slices.map { max($0.length, 1e-6) } ?? extent
    let (right, below) = (across[component] * length, down[component] * length)
    let footprint = (right * right + below * below).squareRoot()
    let isNatural = abs(footprint - 1) < 1e-6
    let begin = center.x * right + center.y * below
    var axis = ImageAxis(
      origin: ImageFixed.fixed(begin), stepX: ImageFixed.fixed(right),
      stepY: ImageFixed.fixed(below), anchorX: anchor.x, anchorY: anchor.y,
      footprint: ImageFixed.fixed(isNatural ? 1 : footprint), count: count,
      parts: (.whole(extent), .whole(extent), .whole(extent)), partCount: 1, kernel: kernel)
    if let slices {
      axis.setParts(
        low: slices.low, high: slices.high, extent: extent, length: length,
        isTiled: slices.isTiled)
    }
    return axis
  }
}
