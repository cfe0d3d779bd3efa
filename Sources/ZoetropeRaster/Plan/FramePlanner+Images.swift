import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension FramePlanner {
  /// Appends the operation that draws an image: the shape of its frame, painted with samples of its
  /// pixels.
  mutating func paint(_ image: DisplayList.ImageFill) {
    guard !isHidden, image.opacity > 0, image.tint.map({ $0.alpha > 0 }) ?? true else { return }
    if projection != nil { return paintFlat(.image(image)) }
    let rule = CoverageRule(isEvenOdd: false, isHard: !image.isAntialiased)
    guard image.pixels.width > 0, image.pixels.height > 0,
      let grid = ImageGrid(image, scale: scale),
      var operation = shape(Path(image.frame), image.transform, rule)
    else { return }
    append(&operation, grid.operation(image))
  }

  /// Sets the image of an operation that already has a shape, and appends the operation.
  mutating func append(_ operation: inout Operation, _ image: ImageOperation) {
    var drawing = image
    drawing.firstColumn = operation.bounds.left
    if case .taps = drawing.method {
      makeTaps(&drawing.fine, operation.bounds)
      if var coarse = drawing.coarse {
        makeTaps(&coarse, operation.bounds)
        drawing.coarse = coarse
      }
    }
    context.images.row.setCount(
      max(context.images.row.count, surface.window.right - surface.window.left))
    operation.action = .image
    operation.image = context.images.operations.count
    context.images.operations.append(drawing)
    append(operation)
  }

  /// Computes the taps (see ``ImageTap``) that all canvas rows share, for one size of an image.
  /// Also makes room for the taps that are computed row by row or pixel by pixel.
  func makeTaps(_ level: inout ImageOperation.Level, _ bounds: PixelRect) {
    let limit = max(level.columns.tapLimit, level.rows.tapLimit)
    if limit > context.images.sampleTapLimit {
      context.images.sampleTapLimit = limit
      context.images.sampleTaps.setCount(4 * limit)
    }
    if level.columns.dependency == .column { level.columnRuns = runs(level.columns, bounds) }
    if level.rows.dependency == .column { level.rowRuns = runs(level.rows, bounds) }
  }

  /// Appends one run of taps for each column of `bounds`; returns the index of the first run.
  private func runs(_ axis: ImageAxis, _ bounds: PixelRect) -> Int {
    let first = context.images.tapRuns.count
    context.images.tapRuns.setCount(first + bounds.right - bounds.left)
    let limit = axis.tapLimit
    for column in bounds.left..<bounds.right {
      let start = context.images.taps.count
      context.images.taps.setCount(start + limit)
      let count = axis.sample(column, 0, into: context.images.taps.base + start)
      context.images.taps.setCount(start + count)
      context.images.tapRuns.base[first + column - bounds.left] = TapRun(
        first: Int32(start), count: Int32(count))
    }
    return first
  }
}
