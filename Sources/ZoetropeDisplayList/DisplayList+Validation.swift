import Foundation
import ZoetropeGeometry

/// What is wrong with a display list. Indices count items from 0.
public enum DisplayListError: Error, Sendable, Hashable {
  /// A `popClip` or `popLayer` at this index does not end the scope that is innermost there.
  case unmatchedPop(index: Int)
  /// The clip or layer that begins at this index is never ended.
  case unmatchedPush(index: Int)
  /// The item at this index has a coordinate or a number that is NaN or infinite.
  case nonFiniteNumber(index: Int)
  /// The canvas's size is NaN, infinite or negative.
  case invalidSize
}

extension DisplayList {
  /// Checks that every push has its pop, properly nested, and that every number is finite.
  ///
  /// Drawing does not need it: renderers accept any list. O(list).
  public func validate() throws(DisplayListError) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw .invalidSize
    }
    var open: [(index: Int, isClip: Bool)] = []
    for (index, item) in items.enumerated() {
      if !item.isFinite { throw .nonFiniteNumber(index: index) }
      switch item {
      case .fill, .stroke, .glyphs, .image: break
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
    case .pushLayer(let layer): layer.opacity.isFinite
    case .popClip, .popLayer: true
    }
  }
}

extension DisplayList.ImageFill {
  fileprivate var isFinite: Bool {
    let edges = slices.map { [$0.top, $0.left, $0.bottom, $0.right, $0.scale] } ?? []
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
      && transform.isFinite && opacity.isFinite && edges.allSatisfy { $0.isFinite }
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

extension Paint {
  fileprivate var isFinite: Bool {
    switch self {
    case .color(let color):
      [color.red, color.green, color.blue, color.alpha].allSatisfy { $0.isFinite }
    }
  }
}
