import Foundation
import ZoetropeGeometry

/// The way in which a shape is meant to be drawn.
public enum ShapeRole: Sendable {
  /// The shape is meant to be filled.
  case fill
  /// The shape is the outline of a stroke.
  case stroke
  /// The shape separates other views.
  case separator
}

/// A two-dimensional shape: a path for any given rectangle.
///
/// As a view, a shape is filled with the foreground style. While its `animatableData` animates, its
/// path is requested for every frame, with interpolated values.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline of the shape in a rectangle, in points, y down.
  func path(in rect: CGRect) -> Path

  /// The way in which the shape is meant to be drawn. Default: fill.
  static var role: ShapeRole { get }

  /// Returns the size of the shape for a proposal, in points. Default: the proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The way in which the path responds to the layout direction. By default, the path is mirrored
  /// in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The default role: the shape is meant to be filled.
  public static var role: ShapeRole { .fill }

  /// Returns the proposed size. An axis without a proposed length gets 10 points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The default behavior: in right-to-left layouts, the path is mirrored in its frame.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape filled with the foreground style.
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
