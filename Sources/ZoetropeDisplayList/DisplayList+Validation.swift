import Foundation
import ZoetropeGeometry

/// An error in a display list. Indices count items from 0.
public enum DisplayListError: Error, Sendable, Hashable {
  /// The `popClip` or `popLayer` at this index does not match the innermost open clip or layer.
  case unmatchedPop(index: Int)
  /// The clip or layer that begins at this index has no matching pop.
  case unmatchedPush(index: Int)
  /// A number in the item at this index is NaN or infinite.
  case nonFiniteNumber(index: Int)
  /// The width or the height of the canvas is NaN, infinite or negative.
  case invalidSize
}

extension DisplayList {
  /// Checks that pushes and pops match and nest, and that all numbers are finite.
  ///
  /// Validation is optional: renderers accept any list.
  ///
  /// - Throws: ``DisplayListError`` for the first problem.
  /// - Complexity: O(*n*) in the size of the list.
  public func validate() throws(DisplayListError) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw .invalidSize
    }
    var open: [(index: Int, isClip: Bool)] = []
    for (index, item) in items.enumerated() {
      if !item.isFinite { throw .nonFiniteNumber(index: index) }
      switch item {
      case .fill, .stroke, .glyphs, .image, .backdrop: break
      case .pushClip: open.append((index, true))
      case .pushLayer: open.append((index, false))
      case .popClip:
        guard let last = open.popLast(), last.isClip else { throw .unmatchedPop(index: index) }
      case .popLayer:
        guard let last = open.popLast(), !last.isClip else { throw .unmatchedPop(index: index) }
      }
    }
    if let last = open.last { throw .unmatchedPush(index: last.index) }
  }
}

extension DisplayList.Item {
  fileprivate var isFinite: Bool {
    switch self {
    case .fill(let fill):
      fill.path.isFinite && fill.transform.isFinite && fill.paint.isFinite
    case .stroke(let stroke):
      stroke.path.isFinite && stroke.transform.isFinite && stroke.paint.isFinite
        && stroke.style.isFinite
    case .glyphs(let run):
      run.size.isFinite && run.transform.isFinite && run.paint.isFinite
        && run.glyphs.allSatisfy { $0.isFinite }
    case .image(let image): image.isFinite
    case .pushClip(let clip): clip.path.isFinite && clip.transform.isFinite
    case .backdrop(let backdrop):
      backdrop.path.isFinite && backdrop.transform.isFinite
        && backdrop.filters.allSatisfy { $0.isFinite }
    case .pushLayer(let layer): layer.isFinite
    case .popClip, .popLayer: true
    }
  }
}

extension DisplayList.Layer {
  /// Whether all numbers of the layer are finite.
  ///
  /// - Complexity: O(*n*) in the number of filters.
  package var isFinite: Bool {
    opacity.isFinite && transform.isFinite && filters.allSatisfy { $0.isFinite }
      && projection?.isFinite ?? true
  }
}

extension DisplayList.ImageFill {
  fileprivate var isFinite: Bool {
    let edges = slices.map { [$0.top, $0.left, $0.bottom, $0.right, $0.scale] } ?? []
    return frame.isFinite && transform.isFinite && opacity.isFinite
      && edges.allSatisfy { $0.isFinite }
      && tint.map { Paint.color($0).isFinite } ?? true
  }
}

extension DisplayList.GlyphRun.Glyph {
  fileprivate var isFinite: Bool {
    position.x.isFinite && position.y.isFinite && outline.path.isFinite
  }
}

extension Path {
  fileprivate var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy { $0.isFinite } }
}

extension StrokeStyle {
  fileprivate var isFinite: Bool {
    ([lineWidth, miterLimit, dashPhase] + dash).allSatisfy { $0.isFinite }
  }
}

extension ProjectionTransform {
  fileprivate var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy { $0.isFinite }
  }
}

extension DisplayList.Filter {
  fileprivate var isFinite: Bool {
    switch self {
    case .blur(let blur): blur.radius.isFinite
    case .shadow(let shadow):
      shadow.color.isFinite && shadow.radius.isFinite && shadow.offset.width.isFinite
        && shadow.offset.height.isFinite
    case .colorMatrix(let matrix):
      [matrix.red, matrix.green, matrix.blue, matrix.alpha, matrix.bias].allSatisfy { row in
        row.indices.allSatisfy { row[$0].isFinite }
      }
    case .alphaThreshold(let minimum, let maximum, let color):
      minimum.isFinite && maximum.isFinite && color.isFinite
    }
  }
}

extension PaintColor {
  fileprivate var isFinite: Bool { [red, green, blue, alpha].allSatisfy { $0.isFinite } }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [minX, minY, width, height].allSatisfy { $0.isFinite }
  }
}

extension Paint {
  fileprivate var isFinite: Bool {
    switch self {
    case .color(let color): color.isFinite
    case .gradient(let gradient):
      gradient.shape.isFinite && gradient.transform.isFinite
        && gradient.stops.allSatisfy { $0.color.isFinite && $0.location.isFinite }
    case .mesh(let mesh):
      mesh.background.isFinite && mesh.colors.allSatisfy { $0.isFinite }
        && mesh.vertices.allSatisfy { $0.isFinite }
    case .tiles(let tiles):
      tiles.source.isFinite && tiles.frame.isFinite && tiles.transform.isFinite
        && tiles.opacity.isFinite
    }
  }
}

extension MeshPaint.Vertex {
  fileprivate var isFinite: Bool {
    [position, leading, top, trailing, bottom].allSatisfy { $0.isFinite }
  }
}

extension GradientPaint.Shape {
  /// Whether all numbers of the shape are finite.
  package var isFinite: Bool {
    switch self {
    case .linear(let start, let end): start.isFinite && end.isFinite
    case .radial(let center, let startRadius, let endRadius):
      center.isFinite && startRadius.isFinite && endRadius.isFinite
    case .conical(let start, let startRadius, let end, let endRadius):
      start.isFinite && end.isFinite && startRadius.isFinite && endRadius.isFinite
    case .angular(let center, let startAngle, let endAngle):
      center.isFinite && startAngle.isFinite && endAngle.isFinite
    }
  }
}
