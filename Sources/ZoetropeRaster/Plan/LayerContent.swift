import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The items of a layer, inspected before they are planned.
struct LayerContent {
  let items: [DisplayList.Item]
  /// The index of the first item inside of the layer.
  let start: Int
  /// The number of layers in the whole list that begin before the index `start`.
  let layers: Int

  /// Returns the pixel that contains the item's first point. If the item moves, this pixel moves
  /// with it. The result is column 0, row 0 if the item has no point, or if the point is not finite
  /// or very far away.
  static func anchor(_ item: DisplayList.Item, scale: Double) -> (x: Int, y: Int) {
    firstPoint(item).flatMap { pixel($0, scale: scale) } ?? (0, 0)
  }

  /// Returns the pixel that a point lies in; nil if the point is not finite or very far away.
  private static func pixel(_ point: SIMD2<Double>, scale: Double) -> (x: Int, y: Int)? {
    let placed = SnapGrid.snapped(point * (scale * SnapGrid.unitsPerPixel))
    guard (placed * placed).sum() < SnapGrid.exactLimit * SnapGrid.exactLimit else { return nil }
    let pixel = (placed / SnapGrid.unitsPerPixel).rounded(.down)
    return (Int(pixel.x), Int(pixel.y))
  }

  private static func firstPoint(_ item: DisplayList.Item) -> SIMD2<Double>? {
    switch item {
    case .fill(let fill): fill.path.points.first.map { place($0, fill.transform) }
    case .stroke(let stroke): stroke.path.points.first.map { place($0, stroke.transform) }
    case .glyphs(let run): run.glyphs.first.map { place($0.position, run.transform) }
    case .image(let image): place(image.frame.origin, image.transform)
    case .backdrop(let backdrop):
      backdrop.path.points.first.map { place($0, backdrop.transform) }
    case .pushClip, .popClip, .pushLayer, .popLayer: nil
    }
  }

  private static func place(_ point: CGPoint, _ transform: CGAffineTransform) -> SIMD2<Double> {
    let placed = point.applying(transform)
    return SIMD2(Double(placed.x), Double(placed.y))
  }

  /// The smallest and the largest coordinates of the drawn items, in points; nil if nothing is
  /// drawn. Clips and the area that filters add are ignored. O(points)
  var extent: (low: SIMD2<Double>, high: SIMD2<Double>)? { extent(isBound: false) }

  /// Returns the smallest and the largest coordinates of the drawn items, in points. If `isBound`
  /// is true, turned glyphs and sheared strokes also lie entirely between these coordinates.
  /// Otherwise, the coordinates are an estimate that does not change while glyphs turn.
  func extent(isBound: Bool) -> (low: SIMD2<Double>, high: SIMD2<Double>)? {
    var low = SIMD2(repeating: Double.infinity)
    var high = -low
    for index in start..<end {
      Self.visit(items[index], isBound: isBound) { point in
        if (point * 0).sum() != 0 { return }
        low = pointwiseMin(low, point)
        high = pointwiseMax(high, point)
      }
    }
    return low.x <= high.x ? (low, high) : nil
  }

  /// The index after the last item inside of the layer.
  var end: Int {
    var depth = 0
    for index in start..<items.count {
      switch items[index] {
      case .pushLayer: depth += 1
      case .popLayer: depth -= 1
      default: break
      }
      if depth < 0 { return index }
    }
    return items.count
  }

  /// Returns the pixels that the contents can touch, including those that the filters of inner
  /// layers add; nil if the contents may touch any pixel. O(points)
  func touched(scale: Double) -> PixelRect? {
    guard let extent = extent(isBound: true) else { return .empty }
    var (reach, overhang) = (0.0, 0.0)
    for index in start..<end {
      switch items[index] {
      case .pushLayer(let layer):
        guard let spread = Self.reach(of: layer) else { return nil }
        reach += spread
      case .stroke(let stroke): overhang = max(overhang, Self.overhang(of: stroke))
      default: break
      }
    }
    reach += overhang
    let low = ((extent.low - reach) * scale).rounded(.down) - 2
    let high = ((extent.high + reach) * scale).rounded(.up) + 2
    let farthest = Double(PixelRect.farthest)
    guard low.min() > -farthest, high.max() < farthest else { return nil }
    return PixelRect(left: Int(low.x), top: Int(low.y), right: Int(high.x), bottom: Int(high.y))
  }

  /// Returns the distance, in points, by which filters may extend a layer beyond its contents; nil
  /// if there is no bound.
  private static func reach(of layer: DisplayList.Layer) -> Double? {
    if layer.projection != nil { return nil }
    var reach = 0.0
    for filter in layer.filters {
      switch filter {
      case .blur(let blur): reach += max(blur.radius, 0)
      case .shadow(let shadow):
        let offset = hypot(Double(shadow.offset.width), Double(shadow.offset.height))
        reach += max(shadow.radius, 0) + offset
      case .colorMatrix(let matrix): if matrix.bias.w > 0 { return nil }
      case .alphaThreshold(let minimum, _, _): if minimum <= 0 { return nil }
      }
    }
    // Blur kernels are cut off before four standard deviations.
    return reach * 4 * stretch(layer.transform)
  }

  /// Returns the distance, in points, by which the miter joins and the square caps of a stroke may
  /// extend beyond half of its width.
  private static func overhang(of stroke: DisplayList.Stroke) -> Double {
    let style = stroke.style
    let farthest = max(
      1, style.lineJoin == .miter ? style.miterLimit : 1,
      style.lineCap == .square ? CGFloat(2).squareRoot() : 1)
    return halfWidth(of: stroke, isBound: true) * Double(farthest - 1)
  }

  /// Returns half of the width of a stroke, in points of the layer. If `isBound` is true, the
  /// result is an upper bound of half the width.
  private static func halfWidth(of stroke: DisplayList.Stroke, isBound: Bool) -> Double {
    let across = stroke.transform
    let widest = Double(max(hypot(across.a, across.b), hypot(across.c, across.d)))
    return Double(abs(stroke.style.lineWidth)) * (isBound ? stretch(across) : widest) / 2
  }

  /// Returns an upper bound of the factor by which a transform lengthens a vector. The bound is the
  /// square root of the sum of the squares of the matrix entries. It is at most 1.42 times the
  /// largest factor.
  private static func stretch(_ transform: CGAffineTransform) -> Double {
    Double(hypot(hypot(transform.a, transform.b), hypot(transform.c, transform.d)))
  }

  private static func visit(
    _ item: DisplayList.Item, isBound: Bool, _ body: (SIMD2<Double>) -> Void
  ) {
    func visit(_ points: [CGPoint], _ transform: CGAffineTransform, reach: Double = 0) {
      for point in points {
        let placed = place(point, transform)
        body(placed - reach)
        body(placed + reach)
      }
    }
    switch item {
    case .fill(let fill): visit(fill.path.points, fill.transform)
    case .stroke(let stroke):
      visit(stroke.path.points, stroke.transform, reach: halfWidth(of: stroke, isBound: isBound))
    case .glyphs(let run):
      let factor =
        isBound
        ? 2 * stretch(run.transform) : Double(max(abs(run.transform.a), abs(run.transform.d)))
      visit(run.glyphs.map(\.position), run.transform, reach: Double(run.size) * factor)
    case .image(let image):
      let frame = image.frame
      visit(
        [
          CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
          CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
        ], image.transform)
    case .backdrop(let backdrop): visit(backdrop.path.points, backdrop.transform)
    case .pushClip, .popClip, .pushLayer, .popLayer: break
    }
  }
}
