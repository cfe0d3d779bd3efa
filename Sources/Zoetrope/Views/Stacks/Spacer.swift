import Foundation
import ZoetropeGeometry

/// A flexible space that fills the length left over by the other views of a stack.
///
/// A stack sizes its spacers after all other views, regardless of the layout priorities of those
/// views. Outside of a stack, a spacer expands along both axes.
public struct Spacer: Sendable {
  /// The minimum length, in points; nil for the default spacing.
  public var minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length, in points. Default: nil, for the default spacing.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
  /// Makes the node of the spacer. The node has the lowest layout priority, so that a stack sizes
  /// the spacer last.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SpacerViewNode(view, inputs)
  }
}

private final class SpacerViewNode: ViewNodeOf<Spacer> {
  private var node: SpacerNode?

  override func update(_ change: Change) {
    if let node {
      node.minLength = view.minLength
    } else {
      let node = SpacerNode(owner: self)
      node.minLength = view.minLength
      self.node = node
      setOutputs([node])
    }
  }

  override var pathName: String? { "Spacer" }
}

final class SpacerNode: LayoutNode {
  var minLength: CGFloat? {
    didSet { if minLength != oldValue { setNeedsLayout() } }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? ViewSpacing.defaultDistance
    func length(_ axis: Axis) -> CGFloat {
      guard stackOrientation == nil || stackOrientation == axis else { return 0 }
      return max(proposal[axis] ?? -.infinity, least)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override func lengthRange(along axis: Axis) -> LengthRange? {
    guard stackOrientation == nil || stackOrientation == axis else { return .fixed(0) }
    return LengthRange(
      minimum: max(minLength ?? ViewSpacing.defaultDistance, 0), maximum: .infinity)
  }

  override var priority: Double { -.infinity }
  override var keepsSpacingInFrames: Bool { true }

  override var spacing: ViewSpacing {
    switch stackOrientation {
    case .horizontal: ViewSpacing(leading: 0, trailing: 0)
    case .vertical: ViewSpacing(top: 0, bottom: 0)
    case nil: .zero
    }
  }
}
