import Foundation
import ZoetropeGeometry

/// What a shape is meant for.
public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}

/// A 2D shape: a path for any rectangle. As a view it is filled with the foreground style.
///
/// A shape with `animatableData` is asked for its path anew, with interpolated values, for every
/// frame of an animation.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points, y down.
  func path(in rect: CGRect) -> Path

  /// What the shape is meant for. Default fill.
  static var role: ShapeRole { get }

  /// The size that the shape takes at a proposal, in points. Default: what is proposed.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What becomes of the path where the layout runs from right to left. Default: it is mirrored.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// Fill.
  public static var role: ShapeRole { .fill }

  /// What is proposed; 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The path is mirrored in its frame where the layout runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape, filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Makes the node of the filled shape.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) { shape in
      _ShapeView(shape: shape, style: ForegroundStyle(), fillStyle: FillStyle())
    }
  }
}
