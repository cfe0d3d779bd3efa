import Foundation
import ZoetropeGeometry

/// A rectangle that fills its frame.
public struct Rectangle: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a rectangle.
  public nonisolated init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with rounded corners that fills its frame.
public struct RoundedRectangle: Shape {
  /// The width and the height of a corner in points, no more than half the frame's shorter side.
  public var cornerSize: CGSize
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a size; continuous by default.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of a radius; continuous by default.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle with its corners rounded.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The size of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle of which each corner has a radius of its own.
public struct UnevenRoundedRectangle: Shape {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of the given radii; continuous by default.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corners of the given radii; continuous by default.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The rectangle with its corners rounded.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The radii of the corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A rectangle whose shorter sides are rounded off.
public struct Capsule: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule; continuous by default.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule that fills a rectangle.
  public func path(in r: CGRect) -> Path {
    Path(roundedRect: r, cornerRadius: min(r.width, r.height) / 2, style: style)
  }

  /// The shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that fills its frame.
public struct Ellipse: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an ellipse.
  public nonisolated init() {}

  /// The ellipse that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A circle in the middle of its frame, as large as fits.
public struct Circle: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a circle.
  public nonisolated init() {}

  /// The circle that fits into a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A square of the shorter side that is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    // A missing side takes the other one's length.
    let width = proposal.width ?? proposal.height ?? size.width
    let height = proposal.height ?? proposal.width ?? size.height
    let side = min(width, height)
    return CGSize(width: side, height: side)
  }
}

extension Path: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
