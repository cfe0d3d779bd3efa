import Foundation
import ZoetropeGeometry

/// A layout node that draws its child only inside a shape.
final class ClipNode<ClipShape: Shape>: SpaceNode {
  private var slot: AnimatableSlot<ClipShape>
  private(set) var style: FillStyle

  init(owner: ViewNode, child: LayoutNode, shape: ClipShape, style: FillStyle) {
    slot = AnimatableSlot(shape)
    self.style = style
    super.init(owner: owner, child: child)
  }

  func setShape(_ shape: ClipShape, style: FillStyle) {
    slot.set(shape, for: self)
    self.style = style
  }

  override func expectsOverflow(of child: LayoutNode) -> Bool { true }

  override func tickContent(at time: Double) -> Bool { slot.tick(at: time) }
  override var nextContentEvent: Double? { slot.nextEvent }

  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    let outline = ShapeOutline(
      of: slot.presented, size: frame.size,
      layoutDirection: owner.inputs.environment.layoutDirection, isArea: true,
      in: builder.containerFit(of: frame))
    if let problem = outline.problem {
      graph.report.diagnostics.report(Diagnostic("\(owner.path): the clip \(problem)"))
    }
    let rule = style.fillRule
    builder.inSpace(CGAffineTransform(translationX: frame.minX, y: frame.minY)) { builder in
      builder.clipped(
        to: outline.path, rule: rule, isAntialiased: style.isAntialiased,
        isBox: isBox(frame.size)
      ) { child.emit(into: &$0) }
    }
  }

  /// Whether the clip is a rectangle, a rounded rectangle with four equal corners, or a circle.
  private func isBox(_ size: CGSize) -> Bool {
    if ClipShape.self == Ellipse.self { return abs(size.width - size.height) < 0.001 }
    return ClipShape.self == Rectangle.self || ClipShape.self == RoundedRectangle.self
      || ClipShape.self == Capsule.self || ClipShape.self == Circle.self
  }
}
