import Foundation
import ZoetropeGeometry

/// A line between views, one pixel thick at the display scale of the environment.
///
/// The line is vertical in a horizontal stack, and horizontal otherwise.
public struct Divider: Sendable {
  /// Creates a divider.
  public nonisolated init() {}
}

extension Divider: _PrimitiveView {
  /// Makes the view node of the divider.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    DividerViewNode(view, inputs)
  }
}

private final class DividerViewNode: ViewNodeOf<Divider> {
  private var parts: (line: DividerNode, leaf: ShapeNode<Rectangle>)?

  override func update(_ change: Change) {
    let color = SeparatorShapeStyle()._resolvePaint(in: inputs.environment).color
    let (line, leaf) = parts ?? makeParts(color)
    line.thickness = inputs.environment.pixelLength
    leaf.set(shape: Rectangle(), color: color, fillStyle: FillStyle())
  }

  @MainActor private func makeParts(
    _ color: Color.Resolved
  ) -> (line: DividerNode, leaf: ShapeNode<Rectangle>) {
    let leaf = ShapeNode(owner: self, shape: Rectangle(), color: color, fillStyle: FillStyle())
    let line = DividerNode(owner: self, child: leaf)
    parts = (line, leaf)
    setOutputs([line])
    return (line, leaf)
  }

  override var pathName: String? { "Divider" }
}

/// The layout node of a divider. The line is as long as its parent proposes, or 10 points if no
/// length is proposed.
final class DividerNode: WrapperNode {
  /// The thickness of the line, in points.
  var thickness: CGFloat = 1 {
    didSet { if thickness != oldValue { setNeedsLayout() } }
  }

  override func lengthRange(along axis: Axis) -> LengthRange? { nil }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return stackOrientation == .horizontal
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)
  }

  override func placeChildren() {
    child.place(at: origin, size: size, proposal: ProposedViewSize(size))
  }

  override var spacing: ViewSpacing { ViewSpacing() }
}
