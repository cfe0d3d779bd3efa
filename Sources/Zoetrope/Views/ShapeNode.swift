import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The place of a filled shape.
final class ShapeViewNode<S: Shape, Style: ShapeStyle>: ViewNodeOf<_ShapeView<S, Style>> {
  private var leaf: ShapeNode<S>?

  override func update(_ change: Change) {
    let paint = view.style._resolvePaint(in: inputs.environment)
    if let leaf {
      leaf.set(shape: view.shape, color: paint.color, fillStyle: view.fillStyle)
    } else {
      let leaf = ShapeNode(
        owner: self, shape: view.shape, color: paint.color, fillStyle: view.fillStyle)
      self.leaf = leaf
      setOutputs([leaf])
    }
  }

  override var pathName: String? { typeName(S.self) }
}

/// A leaf that draws a shape in a colour; both animate.
final class ShapeNode<S: Shape>: GeometryNode {
  private var shape: AnimatableSlot<S>
  private var color: AnimatableSlot<Color.Resolved>
  private var fillStyle: FillStyle
  /// The path of the size that was drawn last; a shape that animates has none.
  private var drawn: (size: CGSize, path: Path, style: StrokeStyle?)?

  init(owner: ViewNode, shape: S, color: Color.Resolved, fillStyle: FillStyle) {
    self.shape = AnimatableSlot(shape)
    self.color = AnimatableSlot(color)
    self.fillStyle = fillStyle
    super.init(owner: owner)
  }

  func set(shape new: S, color newColor: Color.Resolved, fillStyle: FillStyle) {
    if !graph.haveEqualBytes(shape.model, new) {
      shape.set(new, for: self)
      drawn = nil
      setNeedsLayout()
    }
    color.set(newColor, for: self)
    self.fillStyle = fillStyle
  }

  override func tickContent(at time: Double) -> Bool {
    let oldSize = shape.presented.sizeThatFits(proposal)
    let wasAnimating = shape.isActive
    let shapeGoesOn = shape.tick(at: time)
    if wasAnimating {
      drawn = nil
      if shape.presented.sizeThatFits(proposal) != oldSize { setNeedsLayout() }
    }
    let colorGoesOn = color.tick(at: time)
    return shapeGoesOn || colorGoesOn
  }

  override var nextContentEvent: Double? {
    [shape.nextEvent, color.nextEvent].lazy.compactMap(\.self).min()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    shape.presented.sizeThatFits(proposal)
  }

  override func emit(into builder: inout DisplayListBuilder) {
    builder.leaf(self, frame: presentedFrame) { size, transform in item(size, transform) }
  }

  private func item(_ size: CGSize, _ transform: CGAffineTransform) -> DisplayList.Item? {
    let paint = Paint.color(color.presented.paint)
    if color.presented.opacity <= 0 { return nil }
    let (path, stroke) = outline(size)
    if path.isEmpty { return nil }
    if let stroke {
      return .stroke(
        DisplayList.Stroke(
          path: path, transform: transform, style: stroke, paint: paint,
          isAntialiased: fillStyle.isAntialiased))
    }
    return .fill(
      DisplayList.Fill(
        path: path, transform: transform, rule: fillStyle.fillRule, paint: paint,
        isAntialiased: fillStyle.isAntialiased))
  }

  /// The path to fill, or the path and the pen of a line.
  private func outline(_ size: CGSize) -> (path: Path, stroke: StrokeStyle?) {
    if let drawn, drawn.size == size { return (drawn.path, drawn.style) }
    let rect = CGRect(origin: .zero, size: size)
    let result: (path: Path, stroke: StrokeStyle?)
    if let line = shape.presented as? any LineShape {
      result = (line.linePath(in: rect), line.style)
    } else {
      result = (shape.presented.path(in: rect), nil)
    }
    drawn = (size, result.path, result.stroke)
    return result
  }
}

extension LineShape {
  /// The path that the line runs along.
  fileprivate func linePath(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension FillStyle {
  var fillRule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
